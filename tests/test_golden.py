"""Golden files: matches as their players read them, and finished matches for the ways to end."""

from __future__ import annotations

import pytest

from golden import ENDINGS, TOLD, ending, file_of, playthrough, words_of
from grognard.engine import record
from grognard.games import game_named


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("scenario", "given", "wanted"), [told[1:] for told in TOLD], ids=str)
def test_a_playthrough_reads_as_it_did(scenario: str, given: dict[str, str], wanted: str, lang: str) -> None:
    path = file_of(scenario, given, wanted)
    assert playthrough(record.read(path), lang) == words_of(path, lang).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "scenario", "given", "wanted"), ENDINGS, ids=str)
def test_a_finished_match_replays_to_its_end(name: str, scenario: str, given: dict[str, str], wanted: str) -> None:
    """RAIDERS 6, 10.1, 25.3, INCURSION 4.1, 7: the ways a mission and a campaign can end, die for die."""
    saved = record.read(file_of(scenario, given, wanted))
    assert saved.game == name
    game = game_named(saved.game)
    match = record.restore(saved, game)
    assert not match.resumed, "the match does not replay under the rules in force"
    assert ending(match) == wanted
    assert match.log is not None
    assert [e.data() for e in match.log.events] == saved.events
    good, words = record.verify(saved, game, "en")
    assert good, words

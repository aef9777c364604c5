"""Golden files: matches as a player reads them, and finished matches for every way to end."""

from __future__ import annotations

import pytest

from golden import ENDINGS, PLAYTHROUGHS, ending, match_file, playthrough, playthrough_file
from grognard.engine import record
from grognard.games import game_named


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("name", "scenario", "given", "seed"), PLAYTHROUGHS, ids=[p[1] for p in PLAYTHROUGHS])
def test_a_playthrough_reads_as_it_did(
    name: str, scenario: str, given: dict[str, str], seed: str, lang: str
) -> None:
    wanted = playthrough_file(scenario, lang).read_text(encoding="utf-8")
    assert playthrough(name, scenario, given, seed, lang) == wanted


@pytest.mark.parametrize(("scenario", "given", "wanted"), ENDINGS, ids=str)
def test_a_finished_match_replays_to_its_end(scenario: str, given: dict[str, str], wanted: str) -> None:
    """RAIDERS 6, 10.1, 25.3: every way a mission and a campaign can end, die for die."""
    saved = record.read(match_file(scenario, given, wanted))
    game = game_named(saved.game)
    match = record.restore(saved, game)
    assert not match.resumed, "the match does not replay under the rules in force"
    assert ending(match) == wanted
    assert match.log is not None
    assert [e.data() for e in match.log.events] == saved.events
    good, words = record.verify(saved, game, "en")
    assert good, words

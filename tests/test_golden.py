"""Golden files: finished matches for the ways to end, and some of them as their players read them."""

from __future__ import annotations

import pytest

from golden import ENDINGS, TOLD, Ending, ending, file_of, playthrough, words_of
from grognard.engine import record
from grognard.games import game_named
from grognard.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("end", TOLD, ids=str)
def test_a_playthrough_reads_as_it_did(end: Ending, lang: str) -> None:
    assert playthrough(record.read(file_of(end)), lang) == words_of(end, lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("end", ENDINGS, ids=str)
def test_a_finished_match_replays_to_its_end(end: Ending) -> None:
    """RAIDERS 6, 10.1, 25.3, INCURSION 4.1, 7, HEROES 2.7, 8: the ways to end, die for die."""
    saved = record.read(file_of(end))
    game = game_named(saved.game)
    match = record.restore(saved, game)
    assert not match.resumed, "the match does not replay under the rules in force"
    assert (saved.game, ending(match)) == (end[0], end[3])
    assert match.log is not None
    assert [e.data() for e in match.log.events] == saved.events
    good, words = record.verify(saved, game, "en")
    assert good, words

"""Where a match stands, in the line that a list of matches shows."""

from __future__ import annotations

from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.engine.show import scene_of, standing_text
from grognard.games import checked_options, game_named


def test_a_track_that_says_its_number_says_it_once() -> None:
    game = game_named("heroes")
    match = start(game, "partisans", checked_options(game, {}), key_of("x"))
    told = standing_text(match, scene_of(match, 0, "en"), "en")
    assert "VP: the AI leads by 1 · " in told and "Round: 1" in told
    assert "of 5: " not in told

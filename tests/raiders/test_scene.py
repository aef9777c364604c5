"""What the player of Telemark sees: lists that scenes share are as if made anew."""

from __future__ import annotations

import random

import pytest

from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.games import checked_options, game_named
from grognard.games.raiders.scene import gear_so, hostiles_aside, markers_so, tracks_so

GAME = game_named("telemark")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_lists_that_scenes_share_are_as_if_made_anew(scenario: str) -> None:
    """Whatever a list shows has a part in what it is known by."""
    chance = random.Random(scenario)
    for number in range(3):
        match = start(GAME, scenario, checked_options(GAME, {}), key_of(f"{scenario} {number}"))
        while match.ask is not None:
            scene = GAME.scene(match.state, 0, "en")
            for shared in (gear_so, markers_so, hostiles_aside, tracks_so):
                shared.cache_clear()
            assert GAME.scene(match.state, 0, "en") == scene
            match.answer(chance.choice(match.ask.options))

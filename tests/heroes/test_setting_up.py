"""HEROES 1.0, 7.5, R2: a mission set up: what lies where before the first turn, and what is left to the player."""

from __future__ import annotations

import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.event import Log
from grognard.games.heroes.content import content
from grognard.games.heroes.game import game
from grognard.games.heroes.printed import theater
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.rules.setup import begin, deploy, ready
from grognard.games.heroes.state import DRAW, OPPONENT, Mission
from grognard.games.heroes.theater import AI, DIRECTIONS, FORTS, PLAYER
from heroes.fights import run


def set_up(key: str) -> Mission:
    game()  # names the options
    read = Reading({})
    g = Mission(theater(key, read.difficulty), read, KeyedDice(key_of("set-up")))
    g.log = Log()
    begin(g)
    return g


@pytest.mark.parametrize("key", sorted(content().missions))
def test_everything_lies_where_the_mission_says(key: str) -> None:
    """HEROES 1.0, 4.1.4: units with their facings, rumours, herds, works, markers of either side, the cup, CAPs."""
    g, told = set_up(key), content().missions[key]
    box, hexes = g.theater.box, g.theater.box.hex_names
    for placed in (*told.units, *told.ai):
        there = [unit for unit in g.in_hex(g.theater.hex(placed.hex)) if g.types[unit].key == placed.unit]
        assert there
        if placed.facing is not None:
            assert DIRECTIONS.index(placed.facing) in [g.facing[unit] for unit in there]
    rumours = [hexes[g.at[unit]] for unit in g.force[AI] if g.is_rumour(unit)]
    assert sorted(rumours) == sorted(told.rumoured)
    assert sorted(hexes[g.at[herd]] for herd in g.force[2]) == sorted(herd.hex for herd in told.neutrals)
    assert bool(g.clouds) == bool(told.neutrals)
    works = [(FORTS[kind], hexes[h]) for kind, h in zip(g.fort_kind, g.fort_at, strict=True)]
    assert sorted(works) == sorted((work.fort, work.hex) for work in told.forts)
    assert len(g.fort_side) == len(g.fort_face) == len(works)
    held = {hexes[h]: g.holder(h) for h in range(len(hexes)) if g.holder(h) >= 0}
    assert held == {marker.hex: PLAYER if marker.side == told.player else AI for marker in told.markers}
    kinds = [box.cup_names[one] if one >= len(box.type_of) else box.type_of[one].key for one in g.cup]
    assert sorted(kinds) == sorted(told.cup)
    assert (g.caps, g.box, g.round, len(g.hand)) == (told.caps, 1, 1, told.action_cards.first)


def test_mission_one_has_the_marker_of_the_germans_in_the_house() -> None:
    """HEROES M1: I07 is no objective of theirs until it is yours."""
    g = set_up("search-and-destroy")
    h = g.theater.hex("I07")
    assert g.holder(h) == AI and g.objectives() == []


def test_r2_the_player_turns_his_units_first() -> None:
    """HEROES M1: as often as he likes; then the first turn is whose initiative it is."""
    g = set_up("search-and-destroy")
    unit = g.force[PLAYER][0]
    way = DIRECTIONS[(g.facing[unit] + 2) % 6]
    run(ready(g), f"take {g.theater.box.unit_names[unit]}", f"face {way}")
    assert DIRECTIONS[g.facing[unit]] == way
    g.initiative = AI
    run(ready(g), "done")
    assert (g.phase, g.stage) == (OPPONENT, DRAW)


def test_units_begin_hidden_where_the_mission_lets_them() -> None:
    """HEROES 7.5: one after the other, those in cover alone."""
    g = set_up("woods")
    names = g.theater.box.unit_names
    _, asks = run(deploy(g), "done")
    offered = [option.value for option in asks[0].options if option.verb == "conceal"]
    assert offered and set(offered) <= set(g.force[PLAYER])
    run(deploy(g), f"conceal {names[offered[0]]}")
    assert g.hidden == 1 << offered[0]

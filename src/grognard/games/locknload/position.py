"""A position written by hand or long ago, and what its fields leave out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import Field, place_state
from grognard.engine.position import Reader, once
from grognard.games.locknload.boards import boards
from grognard.games.locknload.printed import box
from grognard.games.locknload.rules.setup import usable
from grognard.games.locknload.sound import check
from grognard.games.locknload.state import SETUP, Battle
from grognard.games.locknload.theater import NOBODY

b = box()
HEXES = boards().atlas.names


def put(g: Battle, unit: int, place: int) -> None:
    """A unit where a position says it is."""
    g.put(unit, place)


def weapon_side(g: Battle, weapon: int) -> int:
    """A weapon of which nothing else is said was its bearer's from the first."""
    by = g.weapon_by[weapon]
    return g.side(by) if by >= 0 else NOBODY


def place(fields: Sequence[Field], g: Battle, data: dict[str, Any], called: dict[str, str]) -> Battle:
    """The position written here, in a battle that has not begun. Left out, it is an impulse of the side to act."""
    r = place_state(fields, g, data, called)
    g.arm()
    g.skill_all()
    g.movers = sorted(g.movers)
    g.stepped = sorted(g.stepped)
    g.all_anew()
    g.littered()
    fill_deck(g, r)
    once(g.smoke + g.thin, HEXES, "thin-smoke")
    check(g)
    return g


def fill_deck(g: Battle, r: Reader) -> None:
    """Every card in one place. No deck named: all the cards left over that the scenario has a use for (12.0)."""
    held = [card for card, unit in enumerate(g.card_by) if unit >= 0]
    used = [*held, *g.discard, *g.deck]
    once(used, b.card_names, "deck")
    if "deck" not in r.position and g.phase != SETUP:
        g.deck = [card for card in range(len(b.card_names)) if card not in used and usable(g, card)][::-1]

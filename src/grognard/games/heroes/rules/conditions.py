"""HEROES 7, 7.1: what has to hold before an order is tried, a point given, a special rule waived."""

from __future__ import annotations

from grognard.games.heroes.records import orders
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, ARMIES, PLAYER, Condition


def true(g: Mission, c: Condition) -> bool:
    """Whether a condition of an order holds now."""
    word = c.word
    if word == "no-unit-fired":
        return not g.shot
    if word == "unit-fired":
        return g.shot
    if word == "player-passed":
        return g.stood
    if word == "holds":
        side = PLAYER if c.army == g.theater.player_army else AI
        return g.holder(c.hex) == side
    if word == "box_at_least":
        return g.box >= c.number
    if word == "box_at_most":
        return g.box <= c.number
    if word == "vp_lead":
        return (g.vp > 0) == (c.army == g.theater.player_army)
    if word == "ai_at_most":
        return len(g.force[AI]) <= c.number
    if word == "units_at_most":
        return len(g.force[PLAYER]) <= c.number
    if word == "round_at_least":
        return g.round >= c.number
    if word == "any":
        return any(true(g, part) for part in c.parts)
    if word == "all":
        return all(true(g, part) for part in c.parts)
    assert word == "not", word
    return not true(g, c.parts[0])


def holds(g: Mission, c: orders.Condition) -> bool:
    """The same of a condition as a file has it."""
    return true(g, compiled(c, g.theater.number))


def compiled(c: orders.Condition, hexes: dict[str, int]) -> Condition:
    """A condition of a file with numbers for names."""
    if isinstance(c, str):
        return Condition(c)
    if c.holds is not None:
        made = Condition("holds")
        made.army, made.hex = ARMIES.index(c.holds.side), hexes[c.holds.hex]
        return made
    if c.vp_lead is not None:
        made = Condition("vp_lead")
        made.army = ARMIES.index(c.vp_lead)
        return made
    for word, parts in (("any", c.any), ("all", c.all)):
        if parts is not None:
            made = Condition(word)
            made.parts = [compiled(part, hexes) for part in parts]
            return made
    if c.not_ is not None:
        made = Condition("not")
        made.parts = [compiled(c.not_, hexes)]
        return made
    for word, number in (
        ("box_at_least", c.box_at_least), ("box_at_most", c.box_at_most), ("ai_at_most", c.ai_at_most),
        ("units_at_most", c.units_at_most), ("round_at_least", c.round_at_least),
    ):  # fmt: skip
        if number is not None:
            made = Condition(word)
            made.number = number
            return made
    raise AssertionError("an empty condition")

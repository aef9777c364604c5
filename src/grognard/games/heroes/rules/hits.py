"""HEROES 7.3, 7.4, EOD 7.4 and EOD 7.5: hit markers from two pools, and what is destroyed."""

from __future__ import annotations

from grognard.games.heroes.rules.caps import lose_unit
from grognard.games.heroes.rules.checks import lose_command
from grognard.games.heroes.rules.victory import score, score_destroyed
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, DEAD, FACE_DOWN, KINDS, NEUTRAL, NOBODY, PLAYER


def pool(g: Mission, colour: int) -> list[int]:
    """HEROES 1.0 (5), EOD 7.5: the markers of a colour nobody has seen: all but those that lie face up. If ever
    there were none left, all would do."""
    kinds = [kind for kind in g.theater.box.markers if kind.colour == colour]
    shown = [0] * (len(g.theater.box.markers) + len(FACE_DOWN))
    for found in g.hit:
        if found >= 0:
            shown[found] += 1
    left: list[int] = []
    for kind in kinds:
        left += [kind.number] * (kind.count - shown[kind.number])
    if not left:
        for kind in kinds:
            left += [kind.number] * kind.count
    return left


def hit(g: Mission, unit: int, colour: int, rule: str) -> None:
    """HEROES 7.4, EOD 7.4 and EOD 7.5: a marker of the colour of the defence that was hit: seen at once on a Unit,
    face down under an AI. A second hit destroys; cattle and refugees have none, they are gone at once (9)."""
    if g.is_hit(unit):
        destroy(g, unit, rule)
    elif g.side(unit) == AI:
        g.hit[unit] = len(g.theater.box.markers) + colour
        g.tell("hit", "7.4", unit=unit)
    else:
        draw_marker(g, unit, colour, "EOD 7.5")


def show_marker(g: Mission, unit: int) -> bool:
    """HEROES 7.4: the marker of an AI that tries an order or is shot at is shown, and stays so. Whether it
    lives."""
    if not g.is_face_down(unit):
        return True
    return draw_marker(g, unit, g.hit[unit] - len(g.theater.box.markers), "7.4")


def draw_marker(g: Mission, unit: int, colour: int, rule: str) -> bool:
    """HEROES EOD 7.5: one of the pool at random; the dead and the destroyed leave at once."""
    g.hit[unit] = NOBODY
    marker = g.dice.pick(pool(g, colour))
    g.hit[unit] = marker
    if not g.theater.box.markers[marker].kills:
        g.tell("marker", rule, unit=unit, marker=marker)
        return True
    g.tell("marker", rule, unit=unit, marker=marker, outcome="destroyed")
    destroy(g, unit, rule)
    return False


def destroy(g: Mission, unit: int, rule: str) -> None:
    """HEROES 2.8, 7.3, 7.3.1, EOD 7.4, EOD 16.2 and EOD 17: a unit is gone: points for its enemy; a Unit lies on
    the CAP track, an AI takes a blue card along, but for lorries and wagons. Whom it carried gets off, and will
    turn as it likes when all is done."""
    side, h = g.side(unit), g.at[unit]
    g.tell("destroyed", rule, unit=unit, hex=h)
    for other in g.passengers(unit):
        g.carrier[other] = NOBODY
        g.facing[other] = g.facing[unit]
        g.dropped |= 1 << other
        g.tell("got-off", "EOD 16.2", unit=other, hex=h)
    remove(g, unit)
    if side == NEUTRAL:
        return
    score_destroyed(g, unit)
    if not g.types[unit].combat:
        return
    if side == PLAYER:
        lose_unit(g, unit)
    else:
        lose_command(g)


def remove(g: Mission, unit: int) -> None:
    """It leaves the map for good, its marker goes back to the pool, and nothing lies on it any more."""
    g.hit[unit] = NOBODY
    g.carrier[unit] = NOBODY
    g.entered_from[unit] = 0
    g.spent[unit] = False
    kept = ~(1 << unit)
    g.dug &= kept
    g.manning &= kept
    g.stuck &= kept
    g.hidden &= kept
    g.acted &= kept
    g.dropped &= kept
    g.put(unit, DEAD)


def score_hurt(g: Mission, herd: int) -> None:
    """HEROES 2.8 and 9: what a mission gives for cattle or refugees that the player's fire scatters."""
    kind = KINDS[g.types[herd].kind]
    for one in g.theater.mission.scoring:
        if one.for_.hurt == kind and one.at == "once":
            score(g, g.theater.side(one.side), one.points)

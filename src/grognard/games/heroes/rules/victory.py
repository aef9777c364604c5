"""HEROES 2.7, 2.8: victory points, control markers, and the end of a mission."""

from __future__ import annotations

from grognard.games.heroes.records.missions import Destroyed, Score
from grognard.games.heroes.rules.conditions import holds
from grognard.games.heroes.rules.values import armed
from grognard.games.heroes.state import DEBRIEF, SETUP, Mission
from grognard.games.heroes.theater import AI, DEAD, KINDS, NEUTRAL, NOBODY, PLAYER, RUMOUR


def score(g: Mission, side: int, points: int, rule: str = "2.8", held: int = NOBODY, fallen: int = 0) -> None:
    """HEROES 2.8: points of a side. One marker counts for both: it never rests on zero, the lead passes instead.
    Of those given at the end it is told for which hex, or for how many units."""
    step = 1 if side == PLAYER else -1
    for _ in range(points):
        g.vp += step
        if g.vp == 0:
            g.vp += step
    if held != NOBODY:
        g.tell("vp-held", rule, side=side, points=points, vp=g.vp, hex=held)
    elif fallen:
        g.tell("vp-fallen", rule, side=side, points=points, vp=g.vp, count=fallen)
    else:
        g.tell("vp", rule, side=side, points=points, vp=g.vp)


def lead(g: Mission) -> int:
    """HEROES 2.8: who is ahead; nobody is ever level."""
    return PLAYER if g.vp > 0 else AI


def counts_for(g: Mission, what: Destroyed, unit: int) -> bool:
    """Whether a unit is one that points are given for."""
    kind = g.types[unit]
    if g.theater.side(what.side) != g.side(unit) or kind.key in what.but or (not kind.combat and not what.types):
        return False
    if what.types:
        return kind.key in what.types
    return not what.kinds or KINDS[kind.kind] in what.kinds


def score_destroyed(g: Mission, unit: int) -> None:
    """HEROES 2.8: a unit is destroyed, by whomever: its enemy gets what the mission gives for it."""
    for one in g.theater.for_losses:
        what = one.for_.destroyed
        if what is not None and counts_for(g, what, unit) and applies(g, one):
            score(g, g.theater.side(one.side), one.points)


def score_exit(g: Mission, special: str) -> None:
    """HEROES 2.8: a unit has left the map under this special rule."""
    for one in g.theater.mission.scoring:
        if one.for_.exit == special and one.at == "once" and applies(g, one):
            score(g, g.theater.side(one.side), one.points)


def applies(g: Mission, one: Score) -> bool:
    """Whether points are given now: some only from a box on, or while something holds."""
    return one.when is None or holds(g, one.when)


def take_control(g: Mission) -> None:
    """HEROES EOD 4.3: a control marker turns when the other side has a unit with firepower in the hex and its
    holder none; lorries, wagons and rumours never take one."""
    steps, ours, theirs = g.claimed
    if steps == g.steps and ours == g.ours and theirs == g.theirs:
        return
    for h in g.theater.map.hexes_of(g.ours | g.theirs):
        there = g.stacks[h]
        if there and is_taken(g, there, g.holder(h)):
            set_control(g, h, AI if g.holder(h) == PLAYER else PLAYER)
    g.claimed = (g.steps, g.ours, g.theirs)


def is_taken(g: Mission, there: list[int], holder: int) -> bool:
    """HEROES EOD 4.3: whether those in a hex take it from its holder."""
    taken, side_of = False, g.theater.side_of
    for unit in there:
        if side_of[unit] == holder:
            return False
        if side_of[unit] != NEUTRAL and takes(g, unit):
            taken = True
    return taken


def takes(g: Mission, unit: int) -> bool:
    """HEROES EOD 4.3, R40: who takes a control marker: a unit with positive firepower."""
    return g.types[unit].kind != RUMOUR and g.types[unit].combat and armed(g, unit)


def set_control(g: Mission, h: int, side: int) -> None:
    """The marker in a hex shows this side, with the points that brings and takes."""
    was = g.holder(h)
    if was == side:
        return
    g.ours &= ~(1 << h)
    g.theirs &= ~(1 << h)
    if side == PLAYER:
        g.ours |= 1 << h
    else:
        g.theirs |= 1 << h
    g.tell("control", "EOD 4.3", hex=h, side=side)
    for one in g.theater.mission.scoring:
        if one.for_.control is None or one.at != "once" or g.theater.hex(one.for_.control) != h:
            continue
        owner = g.theater.side(one.side)
        if owner == side and applies(g, one):
            score(g, owner, one.points)
        elif owner == was and one.lost:
            score(g, AI if owner == PLAYER else PLAYER, one.points)


def sides_left(g: Mission) -> bool:
    """HEROES 2.7, R9: both sides have a unit with firepower in play; those still to come count, the cup does
    not."""
    return side_left(g, PLAYER) and side_left(g, AI)


def side_left(g: Mission, side: int) -> bool:
    """The same of one."""
    return any_fights(g, g.force[side]) or any_fights(g, g.coming(side))


def any_fights(g: Mission, units: list[int]) -> bool:
    """Whether one of these is able to hurt somebody."""
    for unit in units:
        if g.theater.fights[unit]:
            return True
    return False


def finish(g: Mission, how: str) -> None:
    """HEROES 2.7: the mission is over: points for what a side holds at the end, and more VP win."""
    if g.ended:
        return
    for one in g.theater.mission.scoring:
        if one.at != "end" or not applies(g, one):
            continue
        owner = g.theater.side(one.side)
        if one.for_.control is not None and g.holder(g.theater.hex(one.for_.control)) == owner:
            score(g, owner, one.points, held=g.theater.hex(one.for_.control))
        what = one.for_.destroyed
        if what is not None:
            dead = [unit for unit, at in enumerate(g.at) if at == DEAD and counts_for(g, what, unit)]
            if dead:
                score(g, owner, one.points * len(dead), fallen=len(dead))
    g.ended = how
    tell_end(g, how)
    if g.campaign >= 0:
        g.go(SETUP, DEBRIEF)
    else:
        g.over = True


def tell_end(g: Mission, how: str) -> None:
    """HEROES 2.7, 2.8: why the mission is over, who is ahead and by how much."""
    gone = [side for side in (PLAYER, AI) if not side_left(g, side)]
    out = gone[0] if len(gone) == 1 and how == "eliminated" else NOBODY
    g.tell("over", "2.7", outcome="won" if lead(g) == PLAYER else "lost", vp=g.vp, side=lead(g), how=how, gone=out)

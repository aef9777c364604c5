"""The scenario: who controls what, what it is worth, who has won."""

from __future__ import annotations

from grognard.games.locknload.map import INSIDE, UPSTAIRS
from grognard.games.locknload.state import LITTER, SHAKEN_BIT, Battle
from grognard.games.locknload.theater import (
    BEYOND,
    CARRIED,
    CONTROL,
    DEAD,
    ELIMINATED_UNITS,
    EXITED,
    HOLDS,
    LEFT,
    SPIKED,
    UNSPIKED,
    Score,
    Way,
)


def holders(g: Battle, h: int) -> list[bool]:
    """The sides with a squad, half-squad, crew, team or hero in good order somewhere in a hex."""
    found = [False, False]
    printed, room = g.theater.box.bits_of, g.theater.map.room
    for side in (0, 1):
        for location in (h, h + UPSTAIRS * room, h + INSIDE * room):
            for unit in g.here(side, location):
                if printed[unit] & HOLDS and not g.status[unit] & SHAKEN_BIT:
                    found[side] = True
    return found


def hold_ground(g: Battle, location: int) -> None:
    """A hex is controlled by who was the last there in good order, alone."""
    h = g.hex_of(location)
    if g.theater.counts[h]:
        hold(g, h)


def hold(g: Battle, h: int) -> None:
    """The same of a hex that counts."""
    there = holders(g, h)
    if there[0] == there[1]:
        return
    side = 0 if there[0] else 1
    if side == g.theater.owner:
        if h in g.taken:
            g.taken = [at for at in g.taken if at != h]
            g.tell("control", "9.0", side=side, location=h)
    elif h not in g.taken:
        g.taken = sorted([*g.taken, h])
        g.tell("control", "9.0", side=side, location=h)


def hold_all(g: Battle) -> None:
    """Whoever is left alone in a hex by what happened to the others controls it."""
    room, filled, owner = g.theater.map.room, g.filled, g.theater.owner
    for h in g.theater.victory_hexes:
        there = (filled[h] | filled[h + UPSTAIRS * room] | filled[h + INSIDE * room]) & ~LITTER
        if there and there != 1 << (owner if h not in g.taken else 1 - owner):  # nobody but whose it is already
            hold(g, h)


def controls(g: Battle, side: int, h: int) -> bool:
    """Whether a side controls a hex at this moment: no enemy in good order is on any floor of it."""
    mine = (h not in g.taken) == (side == g.theater.owner)
    return mine and not holders(g, h)[1 - side]


def points(g: Battle, side: int, score: Score) -> int:
    """What one line of the victory conditions gives a side now."""
    if score.what == CONTROL:
        return score.each * len([h for h in score.hexes if controls(g, side, h)])
    if score.what == BEYOND:
        there = [u for u in g.force[side] if g.hex_of(g.at[u]) in score.hexes and not g.status[u] & SHAKEN_BIT]
        return sum([score.worth[g.kind(u)] for u in there])
    if score.what == ELIMINATED_UNITS:
        return sum([score.worth[g.kind(u)] for u in range(len(g.at)) if g.at[u] == DEAD and g.side(u) != side])
    if score.what == EXITED:
        return sum([score.worth[g.kind(u)] for u in range(len(g.at)) if g.at[u] == LEFT and g.side(u) == side])
    if score.what == CARRIED:
        return carried(g, side)
    count = len(g.spiked)
    if score.what == SPIKED:
        return score.each * count
    assert score.what == UNSPIKED
    return score.each * (len(g.theater.guns) - count)


def carried(g: Battle, side: int) -> int:
    """What a man carried off the board."""
    if g.bearer < 0 or g.at[g.bearer] != LEFT or g.side(g.bearer) != side:
        return 0
    return sum([event.carry_worth for event in g.theater.events if g.happened >> event.number & 1])


def tally(g: Battle, way: Way) -> int:
    """The points of a way to win, less those against."""
    side = g.theater.victory_side
    mine = sum([points(g, side, score) for score in way.scores])
    return mine - sum([points(g, 1 - side, score) for score in way.against])


def winner(g: Battle) -> int:
    """Who would have won if it ended now: in any of the ways the side that has to, else the other."""
    for way in g.theater.ways:
        if tally(g, way) >= way.need:
            return g.theater.victory_side
    return 1 - g.theater.victory_side


def finish(g: Battle, how: str) -> None:
    """The match is over."""
    g.winner = winner(g)
    g.ended = how
    g.over = True
    g.tell("over", "9.0", winner=g.winner, how=how)

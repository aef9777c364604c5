"""HEROES EOD 6, EOD 7.1 to EOD 7.3 and EOD 7.7: who may shoot at what, and what a shot needs.

`shot_at` is the one place where firepower, defence and the number needed are worked out: for the player and the AI,
for odds, scenes and bots.
"""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.heroes.map import BITS, bits
from grognard.games.heroes.rules.defence import NO_LIMIT, add_dm, add_ground, add_smoke, is_flanked
from grognard.games.heroes.rules.forts import held_against, manned_fort
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.values import (
    can_fire,
    fire_cost,
    flank,
    front,
    has_flames,
    in_close_combat,
    is_vehicle,
    reach,
)
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import (
    AI,
    BLUE,
    BUNKER,
    CLIFF,
    HASTY,
    NEUTRAL,
    NOBODY,
    PLAYER,
    RED,
    RUMOUR,
    UNARMED,
    ActionType,
    MarkerType,
)

# How a shot is made.
DIRECT: Final = 0  # at what the firer sees; in his own hex it is close combat
INDIRECT: Final = 1  # a mortar, by a spotter hex (EOD 12.2)
FLAMES: Final = 2  # a flamethrower (EOD 18.8)
WEAPON: Final = 3  # grenades and the like from a card (EOD 8.2)
BARRAGE: Final = 4  # artillery from off the map (EOD 12.3)

MARKERS: Final = 64
"""More than there are kinds of hit markers."""
NO_ZONE: Final = bytes(512)
"""The fire zone of who cannot shoot."""

NOT_HERE: Final = Reason("not-on-map", "EOD 5.0.2")
IS_CARRIED: Final = Reason("carried", "EOD 16.1")
HELD: Final = Reason("cannot-fire", "EOD 7.5")
NO_GUN: Final = Reason("no-gun", "EOD 17")
NOT_SEEN: Final = Reason("rumours-do-not-fire", "6.2.1")
OWN_HEX: Final = Reason("own-hex", "EOD 6.1")
LOCKED: Final = Reason("in-close-combat", "EOD 7.7.3")
NOT_LOCKED: Final = Reason("not-in-close-combat", "EOD 7.7.3")
IN_WATER: Final = Reason("fires-not-from-water", "EOD 5.3")
WITH_REFUGEES: Final = Reason("refugees", "9")
OWN_THERE: Final = Reason("own-units-there", "42")
NO_TARGET: Final = Reason("no-target", "EOD 7.1")
NO_FP: Final = Reason("no-firepower", "EOD 7.2")
OUT_OF_ARC: Final = Reason("out-of-arc", "EOD 6.1")
TOO_FAR: Final = Reason("too-far", "EOD 7.7.1")
TOO_NEAR: Final = Reason("too-near", "EOD 12.1")
NO_SIGHT: Final = Reason("no-sight", "EOD 6")
NO_SPOTTER: Final = Reason("no-spotter", "EOD 12.2")
NOT_INDIRECT: Final = Reason("not-indirect", "EOD 12.2")
NO_FLAMES: Final = Reason("no-flamethrower", "EOD 18.8")
FLAMES_TOO_FAR: Final = Reason("too-far", "EOD 18.8")
IN_BUNKER: Final = Reason("mortar-in-bunker", "EOD 18.2")
TOO_STEEP: Final = Reason("too-steep", "EOD 15.2")
NO_SUPPORT: Final = Reason("no-support", "EOD 9.1.2")
NO_WORK: Final = Reason("no-work-to-raze", "EOD 18.7")
SUPPORT_HIT: Final = Reason("support-hit", "EOD 9.1.2")
SUPPORT_AWAY: Final = Reason("support-away", "EOD 9.1.2")


class Manner:
    """How a shot is made: which way, by which spotter hex, with how many who support it, with what a card adds or
    is."""

    __slots__ = ("card", "more", "spotter", "support", "way")

    def __init__(
        self, way: int, spotter: int = NOBODY, support: int = 0, more: int = 0, card: ActionType | None = None
    ) -> None:
        self.way = way
        self.spotter = spotter
        self.support = support
        self.more = more
        self.card = card


COLOURS: Final = ["red", "blue"]
"""What the tables call the colours of firepower."""
AIMED: Final = Manner(DIRECT)
"""The usual shot."""
LOBBED: Final = Manner(INDIRECT)
"""By whatever spotter hex."""


# -- the number needed ----------------------------------------------------------------------------


def shot_at(g: Mission, unit: int, target: int, how: Manner = AIMED, told: bool = True) -> Shot:
    """HEROES EOD 7.2, EOD 7.3, EOD 7.7.1, EOD 7.7.2, EOD 7.7.3, EOD 11.2 and EOD 15.1: firepower of the colour of
    the defence that is hit, against that defence. `unit` is NOBODY for artillery; `told`: with its lines."""
    shot = aimed(g, unit, target, how, told)
    if g.is_rumour(target):
        shot.needed = g.theater.box.figures.rumours_reveal
        return shot
    h = g.at[target]
    armed = add_fp(g, shot, h, how, shot.colour)
    add_defence(g, shot)
    add_cover(g, shot, h, how)
    if armed:
        shot.needed = shot.dr + shot.dm - shot.fp
    return shot


def aimed(g: Mission, unit: int, target: int, how: Manner, told: bool) -> Shot:
    """HEROES EOD 7.3: where a shot comes from, and which defence it hits; its numbers are not worked out yet."""
    shot = Shot(unit, target, told)
    h, home = g.at[target], NOBODY if how.way == BARRAGE else g.at[unit]
    shot.here = how.spotter if how.way == INDIRECT else home
    shot.far = g.far(home, h) if home >= 0 else 0
    if not g.is_rumour(target):
        close = home == h
        shot.shells = bursts(g, unit, how, close)
        shot.flank = close or shot.shells or how.way == FLAMES or is_flanked(g, target, shot.here)
        shot.colour = colour_hit(g, shot, h, how) if shot.flank else g.types[target].front_colour
    return shot


def can_hurt(g: Mission, unit: int, target: int, how: Manner = AIMED) -> bool:
    """HEROES 6.2.2 and EOD 7.2: whether a shot has firepower of the colour it takes: whether `shot_at` is possible.
    A rumour can be searched with anything."""
    if g.is_rumour(target):
        return True
    red, blue = base_fp(g, unit, how, RED) != UNARMED, base_fp(g, unit, how, BLUE) != UNARMED
    if red == blue:
        return red
    return red if aimed(g, unit, target, how, told=False).colour == RED else blue


def bursts(g: Mission, unit: int, how: Manner, close: bool) -> bool:
    """HEROES EOD 12.1 and EOD 12.4: HE: mortars, but with small arms in close combat, and artillery."""
    if how.way == BARRAGE:
        return True
    return how.way in (DIRECT, INDIRECT) and g.types[unit].shells and not close


def colour_hit(g: Mission, shot: Shot, h: int, how: Manner) -> int:
    """HEROES EOD 15.1 and EOD 15.5: the colour of the flank that is hit. An open top makes it red against HE and
    flames, and in close combat where red firepower is the stronger."""
    kind = g.types[shot.target]
    if kind.open_topped and (shot.shells or how.way == FLAMES):
        return RED
    if kind.open_topped and how.way != BARRAGE and g.at[shot.firer] == h:
        red, blue = fp_of(g, shot, h, how, RED), fp_of(g, shot, h, how, BLUE)
        if red != UNARMED and (blue == UNARMED or red > blue):
            return RED
    return kind.flank_colour


def base_fp(g: Mission, unit: int, how: Manner, colour: int) -> int:
    """HEROES EOD 7.2, EOD 8.2, EOD 12.3 and EOD 18.8: the printed firepower of what is fired, or UNARMED."""
    if how.way == BARRAGE:
        return g.theater.box.figures.artillery_fp[colour]
    if how.way == FLAMES:
        return g.theater.box.figures.flame_fp[colour]
    if how.card is not None:
        return how.card.figures[COLOURS[colour]]
    marker = g.marker(unit) if g.hit[unit] >= 0 else None
    if marker is not None and marker.gun_lost == colour:
        return UNARMED
    return g.types[unit].fp[colour]


def fp_of(g: Mission, shot: Shot, h: int, how: Manner, colour: int) -> int:
    """HEROES EOD 7.2: the firepower such a shot would have of this colour, or UNARMED."""
    like = Shot(shot.firer, shot.target, told=False)
    like.here, like.far = shot.here, shot.far
    return like.fp if add_fp(g, like, h, how, colour) else UNARMED


def add_fp(g: Mission, shot: Shot, h: int, how: Manner, colour: int) -> bool:
    """HEROES EOD 7.2: the firepower of a shot of this colour, line by line; whether there is any."""
    figures = g.theater.box.figures
    printed = base_fp(g, shot.firer, how, colour)
    if printed == UNARMED:
        return False
    shot.strengthen("fp", printed, "EOD 7.2")
    if how.way == BARRAGE:
        return True
    marker = g.marker(shot.firer) if g.hit[shot.firer] >= 0 else None
    if marker is not None and marker.fp[colour]:
        shot.strengthen("marker-fp", marker.fp[colour], "EOD 7.5")
    if g.at[shot.firer] == h:
        if how.way == DIRECT and g.types[shot.firer].crewed[colour]:
            shot.strengthen("close-crewed", figures.fire_close_crewed, "EOD 7.7.3")
        else:
            shot.strengthen("close-combat", figures.fire_close, "EOD 7.7.3")
    elif shot.far == 1:
        shot.strengthen("adjacent", next_door(g, how), "EOD 7.7.2")
    elif shot.far > reach(g, shot.firer):
        shot.strengthen("long-range", figures.fire_long, "EOD 7.7.1")
    level = g.theater.map.level
    if level[shot.here] > level[h]:
        shot.strengthen("firer-higher", figures.fire_higher_fp, "EOD 11.2")
    smoke = out_of_smoke(g, shot, h) if g.clouds else 0
    if smoke:
        shot.strengthen("out-of-smoke", smoke, "EOD 13.2")
    if how.support:
        shot.strengthen("support", how.support * figures.fire_support, "EOD 9.1.2")
    if how.more:
        shot.strengthen("careful-aim", how.more, "EOD 8.1")
    return True


def next_door(g: Mission, how: Manner) -> int:
    """HEROES EOD 7.7.2 and EOD 8.2: what is added at an adjacent hex; a card may say otherwise."""
    if how.card is not None and "adjacent" in how.card.figures:
        return how.card.figures["adjacent"]
    return g.theater.box.figures.fire_adjacent


def out_of_smoke(g: Mission, shot: Shot, h: int) -> int:
    """HEROES EOD 13.2: what smoke takes from a shot out of it."""
    if shot.here == h:
        return 0
    box = g.theater.box
    return box.heavy.fp if shot.here in g.heavy else box.light.fp if shot.here in g.light else 0


def add_defence(g: Mission, shot: Shot) -> None:
    """HEROES EOD 7.3 and EOD 7.5: the printed defence, and what a marker does to it."""
    kind, target = g.types[shot.target], shot.target
    printed = kind.flank if shot.flank else kind.front
    shot.meet("flank" if shot.flank else "front", printed, "EOD 7.3")
    if g.hit[target] >= 0:
        now = flank(g, target) if shot.flank else front(g, target)
        if now != printed:
            shot.meet("marker-defence", now - printed, "EOD 7.5")


def add_cover(g: Mission, shot: Shot, h: int, how: Manner) -> None:
    """HEROES EOD 7.3, EOD 8.2, EOD 11.2 and EOD 18.8: what is added to the defence: nothing against a charge laid
    at it, smoke alone against flames."""
    if how.card is not None and how.card.figures.get("no_dm"):
        return
    most = NO_LIMIT
    if g.clouds and how.way != BARRAGE:
        most = g.theater.box.figures.limits_smoke + out_of_smoke(g, shot, h)
    if how.way == FLAMES:
        if g.clouds:
            add_smoke(g, shot, h, most)
        return
    add_dm(g, shot, how.way != BARRAGE and g.at[shot.firer] == h, most)
    level = g.theater.map.level
    if shot.here >= 0 and level[h] > level[shot.here]:
        shot.hinder("target-higher", g.theater.box.figures.fire_higher_dm, "EOD 11.2")


def shot_at_work(g: Mission, unit: int, h: int, defence: int, how: Manner = AIMED, told: bool = True) -> Shot:
    """HEROES EOD 18.7: the better firepower of either colour against the work, with the ground it stands in and a
    wall the shot crosses; without them in close combat, against flames (EOD 18.8) and a charge laid at it."""
    shot = Shot(unit, NOBODY, told)
    home = NOBODY if how.way == BARRAGE else g.at[unit]
    shot.here = how.spotter if how.way == INDIRECT else home
    shot.far = g.far(home, h) if home >= 0 else 0
    red, blue = fp_of(g, shot, h, how, RED), fp_of(g, shot, h, how, BLUE)
    if add_fp(g, shot, h, how, RED if red != UNARMED and (blue == UNARMED or red >= blue) else BLUE):
        shot.meet("work", defence, "EOD 18.7")
        bare = home == h or how.way == FLAMES or (how.card is not None and how.card.figures.get("no_dm", 0) > 0)
        if not bare:
            add_ground(g, shot, h, bursts(g, unit, how, False))
        shot.needed = shot.dr + shot.dm - shot.fp
    return shot


# -- who may shoot --------------------------------------------------------------------------------


def struck(g: Mission, side: int, h: int) -> list[int]:
    """HEROES EOD 7.1, EOD 7.5.1 and EOD 16.2: every unit in a hex that a shot of a side is rolled for: friend and
    foe, cattle too, passengers before those who carry them. For the AI hidden Units are not there (7.5, C34)."""
    found = [unit for unit in g.in_hex(h) if side != AI or not g.unseen(unit)]
    if len(found) <= 1:
        return found
    return sorted(
        found, key=lambda unit: (g.side(unit) == side, g.side(unit) == NEUTRAL, g.carrier[unit] < 0, unit)
    )


def works_in(g: Mission, h: int) -> list[int]:
    """HEROES EOD 18.7: bunkers, wire and road blocks in a hex, which a shot may destroy, by their place in the
    lists."""
    if not g.fort_at or h not in g.fort_at:
        return []
    return [n for n, at in enumerate(g.fort_at) if at == h and g.theater.box.forts[g.fort_kind[n]].defence]


def razable(g: Mission, side: int, h: int) -> list[int]:
    """HEROES EOD 18.7: the kinds of works in a hex that who is there may attack as in close combat: those not of
    his side or held against it, and what an enemy there has dug."""
    found = [g.fort_kind[n] for n in works_in(g, h) if g.fort_side[n] != side or held_against(g, side, h)]
    return [*found, HASTY] if g.dug and any(g.dug >> foe & 1 for foe in g.enemies_in(h, side)) else found


def worth_a_shot(g: Mission, side: int, h: int) -> bool:
    """HEROES EOD 7.1, EOD 18.7 and 9: there is an enemy in the hex; the player may also clear it of cattle, or of
    works that are not his."""
    if g.enemy_in(h, side):
        return True
    if side == AI:
        return False
    return any(g.side(unit) == NEUTRAL for unit in g.in_hex(h)) or any(
        g.fort_side[n] != PLAYER for n in works_in(g, h)
    )


def bar_gun(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 7.5, EOD 16.1 and EOD 17: why a unit does not shoot at all."""
    if g.at[unit] < 0:
        return NOT_HERE
    if g.theater.box.kind_of[unit] == RUMOUR:
        return NOT_SEEN
    if g.carrier[unit] >= 0:
        return IS_CARRIED
    if can_fire(g, unit):
        return None
    return NO_GUN if g.marker(unit) is None else HELD


def bar_place(g: Mission, unit: int, h: int) -> Reason | None:
    """HEROES 9, EOD 5.3, EOD 7.1 and R38: what forbids a shot between two hexes, whatever it is made with."""
    if g.at[unit] == h:
        return OWN_HEX
    return bar_shooting(g, unit) or bar_target(g, unit, h)


def bar_shooting(g: Mission, unit: int) -> Reason | None:
    """HEROES 9, EOD 5.3 and EOD 7.7.3: what forbids every shot out of the hex of a unit."""
    here = g.at[unit]
    if in_close_combat(g, unit):
        return LOCKED
    if not g.theater.box.terrain[g.theater.map.terrain[here]].fires:
        return IN_WATER
    return WITH_REFUGEES if g.force[NEUTRAL] and g.refugees_in(here) else None


def bar_target(g: Mission, unit: int, h: int) -> Reason | None:
    """HEROES 9, EOD 7.1 and R38: what forbids one into another hex."""
    if g.force[NEUTRAL] and g.refugees_in(h):
        return WITH_REFUGEES
    side = g.side(unit)
    if not worth_a_shot(g, side, h):
        return NO_TARGET
    return OWN_THERE if side == AI and g.of_side(h, AI) else None


def bar_fire(g: Mission, unit: int, h: int, how: Manner = AIMED) -> Reason | None:
    """HEROES 6.2.1, 9, EOD 6, EOD 6.1, EOD 6.2, EOD 7.1, EOD 12.1, EOD 12.2, EOD 15.2, EOD 18.2 and EOD 18.8: why a
    unit of either side may not shoot at a hex in this manner. Without a spotter hex given any will do."""
    return bar_gun(g, unit) or bar_place(g, unit, h) or bar_manner(g, unit, h, how) or bar_effect(g, unit, h, how)


def bar_effect(g: Mission, unit: int, h: int, how: Manner) -> Reason | None:
    """HEROES EOD 7.2 and EOD 18.7: a shot that could do nothing to anybody or anything in a hex."""
    if how.way == INDIRECT and how.spotter < 0 and not bursts(g, unit, how, False):
        how = Manner(INDIRECT, best_spotter(g, unit, h))
    if works_in(g, h) or any(can_hurt(g, unit, target, how) for target in struck(g, g.side(unit), h)):
        return None
    return NO_FP


def bar_manner(g: Mission, unit: int, h: int, how: Manner) -> Reason | None:
    """HEROES EOD 6.1, EOD 6.2, EOD 12, EOD 15.2 and EOD 18: arc, range and sight of one manner of shooting."""
    kind, here = g.types[unit], g.at[unit]
    far = g.far(here, h)
    if how.way == FLAMES and not has_flames(g, unit):
        return NO_FLAMES
    if how.way == INDIRECT and not kind.indirect:
        return NOT_INDIRECT
    if is_boxed_in(g, unit):
        return IN_BUNKER
    if not points_at(g, unit, h):
        return OUT_OF_ARC
    if how.way == FLAMES and far > g.theater.box.figures.flame_range:
        return FLAMES_TOO_FAR
    if how.card is not None:
        if far > how.card.figures["range"]:
            return TOO_FAR
    elif far > long_range(g, unit):
        return TOO_FAR
    elif far < kind.minimum:
        return TOO_NEAR
    if how.way == INDIRECT:
        return None if spots(g, unit, h, how.spotter) else NO_SPOTTER
    if not g.sees(here, h):
        return NO_SIGHT
    return TOO_STEEP if is_vehicle(g, unit) and too_steep(g, here, h) else None


def is_boxed_in(g: Mission, unit: int) -> bool:
    """HEROES EOD 18.2: a mortar in a bunker, out of which it fires at nothing."""
    return g.types[unit].shells and manned_fort(g, unit) == BUNKER


def turns_gun(g: Mission, unit: int) -> bool:
    """HEROES EOD 15.4 and EOD 18.2: a turret fires all round, but not out of a bunker."""
    return g.types[unit].turret and manned_fort(g, unit) != BUNKER


def is_long(g: Mission, unit: int, h: int) -> bool:
    """HEROES EOD 7.7.1: beyond the range as it is now. The next hex is never far (EOD 7.7.2)."""
    return g.far(g.at[unit], h) > max(1, reach(g, unit))


def fire_price(g: Mission, unit: int, h: int, how: Manner = AIMED) -> int:
    """HEROES EOD 7.1, EOD 12.2 and EOD 15.4: AP of a shot at a hex: the second cost for an indirect one, two more
    for a turret outside its arc. Close combat knows no arc."""
    price = fire_cost(g, unit, how.way == INDIRECT)
    if g.types[unit].turret and g.at[unit] != h and not g.in_arc(unit, h):
        price += g.theater.box.figures.prices_turret
    return price


def bar_strike(g: Mission, unit: int, target: int, how: Manner = AIMED) -> Reason | None:
    """HEROES EOD 7.7.3 and EOD 17: why a unit may not attack this one in close combat: it needs neither arc nor
    sight, and refugees do not forbid it (9)."""
    barred = bar_gun(g, unit)
    if barred is not None:
        return barred
    if how.way == FLAMES and not has_flames(g, unit):
        return NO_FLAMES
    if target not in g.enemies_in(g.at[unit], g.side(unit)):
        return NOT_LOCKED
    return None if can_hurt(g, unit, target, how) else NO_FP


def bar_raze(g: Mission, unit: int, kind: int, how: Manner = AIMED) -> Reason | None:
    """HEROES EOD 7.7.3 and EOD 18.7: why a unit may not attack a work of this kind in its own hex."""
    barred = bar_gun(g, unit)
    if barred is not None:
        return barred
    h = g.at[unit]
    if kind not in razable(g, g.side(unit), h):
        return NO_WORK
    return None if shot_at_work(g, unit, h, g.theater.box.forts[kind].defence, how, told=False).possible else NO_FP


def bar_support(g: Mission, one: int, leader: int, h: int) -> Reason | None:
    """HEROES EOD 9.1.2: why a unit cannot support a shot: it is in the leader's hex or beside it, has the target in
    its arc, in sight and in normal range, and no marker that changes its firepower; in close combat it is in the
    hex."""
    if one == leader or g.at[one] < 0 or g.far(g.at[one], g.at[leader]) > 1:
        return SUPPORT_AWAY
    marker = g.marker(one)
    if marker is not None and changes_fp(marker):
        return SUPPORT_HIT
    if h == g.at[leader]:
        return bar_gun(g, one) if g.at[one] == h else SUPPORT_AWAY
    barred = bar_fire(g, one, h)
    if barred is not None:
        return barred
    return None if g.in_arc(one, h) and not is_long(g, one, h) else NO_SUPPORT


def changes_fp(marker: MarkerType) -> bool:
    return marker.fp[RED] != 0 or marker.fp[BLUE] != 0 or marker.gun_lost >= 0


# -- indirect fire --------------------------------------------------------------------------------


def spots(g: Mission, unit: int, h: int, spotter: int) -> bool:
    """HEROES EOD 12.2: whether a spotter hex serves; for NOBODY whether any does."""
    found = spotting(g, unit, h)
    return found >> spotter & 1 == 1 if spotter >= 0 else found != 0


def spotters(g: Mission, unit: int, h: int) -> list[int]:
    """HEROES EOD 12.2: the hexes within two of the mortar that it sees and that see the target, the nearest
    first."""
    here = g.at[unit]
    return sorted(bits(spotting(g, unit, h)), key=lambda s: (g.far(here, s), *board_order(g, s)))


def spotting(g: Mission, unit: int, h: int) -> int:
    """HEROES EOD 12.2: the same hexes as bits."""
    return g.in_sight(h, spotter_hexes(g, unit) & ~(1 << h))


def spotter_hexes(g: Mission, unit: int) -> int:
    """HEROES EOD 12.2: the hexes within two of the mortar that it sees, as bits."""
    here = g.at[unit]
    return g.in_sight(here, g.theater.map.grid.within(here, g.theater.box.figures.limits_spotter))


def board_order(g: Mission, h: int) -> tuple[int, int]:
    """C1: column, then row."""
    name = g.theater.box.hex_names[h]
    return int(name[1:]), ord(name[0])


def best_spotter(g: Mission, unit: int, h: int) -> int:
    """HEROES EOD 12.2, C8: the hex from which the shot needs least, then the nearest to the mortar, then board
    order.

    What a spotter hex changes, height and smoke, is the same for all in the target hex: no other could be wanted.
    """
    found = spotters(g, unit, h)
    targets = [target for target in struck(g, g.side(unit), h) if not g.is_rumour(target)]
    if not found or not targets:
        return found[0] if found else NOBODY
    return min(found, key=lambda s: shot_at(g, unit, targets[0], Manner(INDIRECT, s), told=False).needed)


def manner_for(g: Mission, unit: int, target: int) -> Manner | None:
    """HEROES 42, C8: how an AI shoots at a Unit: at what it sees directly, otherwise by the best spotter hex; None
    where it cannot. In its own hex it is close combat."""
    h = g.at[target]
    if h == g.at[unit]:
        return AIMED if bar_strike(g, unit, target) is None else None
    if (bar_gun(g, unit) or bar_manner(g, unit, h, AIMED) or bar_place(g, unit, h)) is None:
        if can_hurt(g, unit, target):
            return AIMED
        if bar_fire(g, unit, h) is None:
            return None
    if not g.types[unit].indirect or bar_fire(g, unit, h, LOBBED) is not None:
        return None
    how = Manner(INDIRECT, best_spotter(g, unit, h))
    return how if can_hurt(g, unit, target, how) else None


# -- fire zones -----------------------------------------------------------------------------------


def fire_zone(g: Mission, unit: int) -> bytes:
    """HEROES 5.3, 5.3.1, 9, EOD 15.2 and R27: a 1 for each hex a unit can fire at directly and at normal range: in
    sight and in its arc, with a turret all round; not at refugees, nor, from a vehicle, down a cliff. Who cannot
    shoot has none; close combat is for whoever asks to look at."""
    zone = gun_zone(g, unit)
    if not g.force[NEUTRAL]:
        return zone
    if g.refugees_in(g.at[unit]):
        return NO_ZONE
    herds = g.refugee_hexes()
    return without_hexes(zone, herds) if herds else zone


def without_hexes(zone: bytes, hexes: list[int]) -> bytes:
    """A fire zone but for some hexes."""
    left = bytearray(zone)
    for h in hexes:
        left[h] = 0
    return bytes(left)


def gun_zone(g: Mission, unit: int) -> bytes:
    """The same whoever is there; of a unit with the marker it has it is kept as what is seen before guns is."""
    if g.carrier[unit] >= 0 or (g.manning and g.manning & BITS[unit]):
        return find_zone(g, unit)
    kept, as_it_is = g.theater.map.zones_under(g.clouds), g.types[unit].number * MARKERS + g.hit[unit] + 1
    key = ((as_it_is * 512 + g.at[unit]) * 8 + g.facing[unit]) * 2 + (1 if g.read.arc_wide else 0)
    zone = kept.get(key)
    if zone is None:
        zone = kept[key] = find_zone(g, unit)
    return zone


def find_zone(g: Mission, unit: int) -> bytes:
    """The same as it is now."""
    here = g.at[unit]
    if bar_gun(g, unit) is not None or not g.theater.box.terrain[g.theater.map.terrain[here]].fires:
        return NO_ZONE
    return field_of_fire(g, unit, reach(g, unit))


def field_of_fire(g: Mission, unit: int, most: int) -> bytes:
    """HEROES EOD 6, EOD 6.1, EOD 12.1, EOD 15.2 and EOD 18.2: a 1 for each hex at most so far away at which a gun
    points and which it sees: those into which `bar_manner` has nothing against the usual shot."""
    if is_boxed_in(g, unit):
        return NO_ZONE
    here, zone = g.at[unit], seen_before_gun(g, unit, most)
    if g.theater.map.level[here] >= CLIFF and is_vehicle(g, unit):
        return without_hexes(zone, [h for h in g.theater.map.beside[here] if too_steep(g, here, h)])
    return zone


def too_steep(g: Mission, here: int, h: int) -> bool:
    """HEROES EOD 15.2: the next hex is at the foot of a cliff, where no vehicle fires down to."""
    level = g.theater.map.level
    return h >= 0 and g.far(here, h) == 1 and level[here] - level[h] >= CLIFF


def seen_before_gun(g: Mission, unit: int, most: int) -> bytes:
    """HEROES EOD 6, EOD 6.1: a 1 for each hex of these that it sees. It hangs on nothing but hex, facing, gun
    and smoke: the map keeps it while nothing lies there, and each veil of smoke for itself."""
    here, kind, board = g.at[unit], g.types[unit], g.theater.map
    way = 6 if kind.turret and turns_gun(g, unit) else g.facing[unit]
    key = (((here * 8 + way) * 128 + most) * 32 + kind.minimum) * 2 + (1 if g.read.arc_wide else 0)
    kept = board.fields_under(g.clouds)
    found = kept.get(key)
    if found is None:
        printed = board.fields.get(key)
        if printed is None:
            hexes = bytearray(NO_ZONE)
            for h in bits(before_gun(g, unit, most) & board.clear[here]):
                hexes[h] = 1
            printed = board.fields[key] = bytes(hexes)
        found = kept[key] = board.through(here, printed, g.clouds)
    return found


def seen_of(g: Mission, unit: int, hexes: list[int], most: int) -> list[int]:
    """HEROES EOD 6, EOD 6.1 and EOD 15.4: which of some hexes, the first, the second, a unit sees at most so far
    away where its gun points; its own is always one."""
    here, way, all_round, board = g.at[unit], g.facing[unit], turns_gun(g, unit), g.theater.map
    far, sees, fronts = board.far[here], board.seen[here], board.facings(here, g.read.arc_wide)
    found: list[int] = []
    for n, h in enumerate(hexes):
        if far[h] <= most and sees[h] and (all_round or fronts[h] >> way & 1 or h == here):
            found.append(n)
    return [n for n in found if g.sees(here, hexes[n])] if found and g.clouds else found


def points_at(g: Mission, unit: int, h: int) -> bool:
    """HEROES EOD 6.1 and EOD 15.4: whether the gun of a unit points to a hex, however far it is."""
    return g.theater.map.in_front(g.at[unit], g.facing[unit], h, g.read.arc_wide) or turns_gun(g, unit)


def before_gun(g: Mission, unit: int, most: int) -> int:
    """HEROES EOD 6.1, EOD 6.2, EOD 12.1 and EOD 15.4: the hexes at most so far from a unit at which its gun points,
    seen or not, as bits: in its arc, with a turret all round; for some not the nearest."""
    here, kind = g.at[unit], g.types[unit]
    zone = g.theater.map.grid.within(here, most)
    if kind.minimum > 1:
        zone &= ~g.theater.map.grid.within(here, kind.minimum - 1)
    return zone if turns_gun(g, unit) else zone & g.theater.map.arc(here, g.facing[unit], g.read.arc_wide)


def long_range(g: Mission, unit: int) -> int:
    """HEROES EOD 7.7.1: as far as it shoots at all."""
    return g.theater.box.figures.fire_long_range * reach(g, unit)

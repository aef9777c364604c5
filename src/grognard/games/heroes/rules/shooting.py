"""HEROES 6.2.2, 7.4, EOD 7.1, EOD 7.4 and EOD 18.7: a shot is fired: markers are shown, dice rolled, hits and
losses follow; and the deeds of a unit that shoots."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Luck, Modifier
from grognard.engine.reason import Reason
from grognard.games.heroes.map import FAR
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.fire import (
    AIMED,
    BARRAGE,
    DIRECT,
    FLAMES,
    INDIRECT,
    LOBBED,
    Manner,
    bar_effect,
    bar_fire,
    bar_gun,
    bar_raze,
    bar_shooting,
    bar_strike,
    bar_target,
    best_spotter,
    field_of_fire,
    fire_price,
    long_range,
    points_at,
    razable,
    shot_at,
    shot_at_work,
    struck,
    works_in,
    worth_a_shot,
)
from grognard.games.heroes.rules.forts import step_on_mines
from grognard.games.heroes.rules.hits import destroy, hit, score_hurt, show_marker
from grognard.games.heroes.rules.rolls import Roll, at_least, declare_boost, may_think, think_again
from grognard.games.heroes.rules.rumours import reveal
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.values import can_fire, has_flames
from grognard.games.heroes.rules.verbs import FIRE, FLAME, LOB, RAZE, SCORCH, STRIKE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, HASTY, NEUTRAL, NOBODY, PLAYER, UnitType

MISS: Final = "miss"
HIT: Final = "hit"
DESTROYED: Final = "destroyed"


class Volley:
    """A shot under way: who fires, of which side, how; the CAPs on its next roll; whose roll it is."""

    __slots__ = ("boost", "how", "side", "unit", "units")

    def __init__(self, units: list[int], side: int, how: Manner, boost: int) -> None:
        self.units = units
        self.unit = units[0] if units else NOBODY
        self.side = side
        self.how = how
        self.boost = boost

    @property
    def mine(self) -> bool:
        """It is the player who rolls."""
        return self.side == PLAYER


def resolve(
    g: Mission, units: list[int], h: int, boost: int, only: list[int] | None = None, how: Manner = AIMED
) -> Rules[None]:
    """HEROES 4.3.1, 7.4, EOD 7.1, EOD 7.5.1 and EOD 18.7: a shot of either side at a hex, paid for and with its
    CAPs declared. Markers of AI there are shown; one roll for each of those `only`, or of all there, the first with
    the CAPs; then for works. In the own hex it is close combat, at one alone."""
    close = g.at[units[0]] == h
    side = g.side(units[0])
    if close:
        units = yield from unharmed(g, units)
        if not units:
            return
        how = Manner(how.way, how.spotter, len(units) - 1, how.more, how.card)
    volley = Volley(units, side, how, boost)
    targets = struck(g, side, h) if only is None else only
    rolled = yield from roll_for_all(g, volley, targets)
    if not close:
        yield from roll_for_works(g, volley, h, first=not rolled)


def unharmed(g: Mission, units: list[int]) -> Rules[list[int]]:
    """HEROES EOD 18.6: who begins a fight among mines sets them off first; those left go on, if their leader is
    one."""
    leader = units[0]
    for unit in units:
        yield from step_on_mines(g, unit)
    return [unit for unit in units if g.on_map(unit)] if g.on_map(leader) and can_fire(g, leader) else []


def roll_for_all(g: Mission, volley: Volley, targets: list[int]) -> Rules[bool]:
    """HEROES 3.2.3, 7.4 and EOD 7.5.1: what lies face down is shown first, and may prove the shot wasted; then a
    roll for each that can be hurt, which hangs on no other. The CAPs declared are on the first that is made (R37);
    who has CAPs for those to come is asked before each; against his own units the player takes them off. Whether
    those declared are gone."""
    left = [target for target in targets if show_marker(g, target)]
    if targets and not left:
        g.tell("wasted", "7.4", units=volley.units)
    told = g.log is not None
    shots = [shot_at(g, volley.unit, target, volley.how, told) for target in left]
    asks = volley.mine and (may_think(g) or g.caps > 0)
    apart = volley.mine and not asks and len(shots) > 1 and not any(g.side(unit) == PLAYER for unit in left)
    rolled = volley.how.way == BARRAGE or (len(targets) > 0 and not left)
    for shot in shots:
        if rolled and shot.possible:
            volley.boost = 0
            if asks:
                yield from declare_boost(g, seldom=volley.how.way == BARRAGE)
                volley.boost = -g.boost if g.side(shot.target) == PLAYER else g.boost
        rolled = rolled or shot.possible
        if not apart or g.dice.part():
            yield from roll_for_one(g, volley, shot)
    if apart:
        g.dice.whole()
    return rolled


def roll_for_one(g: Mission, volley: Volley, shot: Shot) -> Rules[None]:
    """HEROES 6.2.2, EOD 7.2 and EOD 7.4: two dice against one unit, and what comes of it."""
    if not shot.possible:
        g.tell("no-effect", "EOD 7.2", units=volley.units, target=shot.target)
        return
    if g.is_rumour(shot.target):
        yield from search(g, volley, shot)
        return
    roll = yield from throw(g, volley, shot)
    suffer(g, volley, shot, margin_of(volley, shot, roll))


def throw(g: Mission, volley: Volley, shot: Shot) -> Rules[Roll]:
    """HEROES EOD 7.2 and EOD 8.1: the dice, and what the player's cards make of a roll of his."""
    roll = Roll(g.dice.roll(2))
    while True:
        margin = margin_of(volley, shot, roll)
        tell_shot(g, volley, shot, roll, margin)
        if not volley.mine or margin >= g.theater.box.figures.fire_destroyed:
            return roll
        again = yield from think_again(g, roll, margin >= 0)
        if not again:
            return roll


def margin_of(volley: Volley, shot: Shot, roll: Roll) -> int:
    """HEROES EOD 7.4: by how much the attack reaches the defence."""
    return roll.total + volley.boost - shot.needed


def outcome_of(g: Mission, shot: Shot, margin: int) -> str:
    """HEROES EOD 7.4: a hit, and four above it or a second hit destroys."""
    if margin < 0:
        return MISS
    again = shot.target >= 0 and (g.is_hit(shot.target) or g.side(shot.target) == NEUTRAL)
    return DESTROYED if again or margin >= g.theater.box.figures.fire_destroyed else HIT


def tell_shot(g: Mission, volley: Volley, shot: Shot, roll: Roll, margin: int) -> None:
    """Every die and every line of it."""
    if g.log is None:
        return
    lines = shot.lines[:]
    if volley.boost:
        lines.append(Modifier("caps", volley.boost, "3.2.3" if volley.mine else "4.3.1"))
    if roll.luck:
        lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
    result = outcome_of(g, shot, margin)
    lucky: Luck | None = None
    if g.log.fortune:
        ways = at_least(shot.needed - volley.boost - roll.luck)
        lucky = Luck("player" if volley.mine else "ai", "hits", int(margin >= 0), ways, 36)
    total = roll.total + volley.boost
    if volley.how.way == BARRAGE:
        g.tell(
            "shelled", "EOD 12.3", target=shot.target, number=shot.needed, total=total, fp=shot.fp, dv=shot.dv,
            dice=roll.dice, modifiers=lines, outcome=result, luck=lucky,
        )  # fmt: skip
    else:
        g.tell(
            "shot", "EOD 7.1", units=volley.units, target=shot.target, number=shot.needed, total=total, fp=shot.fp,
            dv=shot.dv, dice=roll.dice, modifiers=lines, outcome=result, luck=lucky,
        )  # fmt: skip


def suffer(g: Mission, volley: Volley, shot: Shot, margin: int) -> None:
    """HEROES 9 and EOD 7.4: the hit is marked, or the unit removed."""
    target = shot.target
    result = outcome_of(g, shot, margin)
    if result == MISS:
        return
    if g.side(target) == NEUTRAL and volley.mine:
        score_hurt(g, target)
    if result == DESTROYED:
        destroy(g, target, "9" if g.side(target) == NEUTRAL else "EOD 7.4")
    else:
        hit(g, target, shot.colour, "EOD 7.5")


def search(g: Mission, volley: Volley, shot: Shot) -> Rules[None]:
    """HEROES 6.2, 6.2.2, R28: a shot at a rumour: nine or more reveals it, and the same roll decides whether a unit
    that was there is hit."""
    roll = Roll(g.dice.roll(2))
    while True:
        found = roll.total + volley.boost >= shot.needed
        lines = [Modifier("caps", volley.boost, "3.2.3")] if volley.boost else []
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        g.tell(
            "searched", "6.2.2", units=volley.units, target=shot.target, number=shot.needed, dice=roll.dice,
            modifiers=lines, outcome="revealed" if found else "nothing",
        )  # fmt: skip
        again = volley.mine and (yield from think_again(g, roll, found))
        if not again:
            break
    if not found:
        return
    unit = reveal(g, shot.target)
    if unit >= 0:
        true_shot = shot_at(g, volley.unit, unit, volley.how, told=g.log is not None)
        if true_shot.possible:
            margin = margin_of(volley, true_shot, roll)
            tell_shot(g, volley, true_shot, roll, margin)
            suffer(g, volley, true_shot, margin)


def raze(g: Mission, units: list[int], kind: int, boost: int, how: Manner) -> Rules[None]:
    """HEROES EOD 7.7.3 and EOD 18.7: an attack in close combat at the work in the own hex, or at what an enemy
    there has dug: it alone is rolled for."""
    units = yield from unharmed(g, units)
    if not units:
        return
    h = g.at[units[0]]
    volley = Volley(units, PLAYER, Manner(how.way, NOBODY, len(units) - 1, how.more, how.card), boost)
    gone = yield from roll_for_work(g, volley, h, kind)
    if not gone:
        return
    if kind == HASTY:
        g.dug &= ~(1 << next(foe for foe in g.enemies_in(h, PLAYER) if g.dug >> foe & 1))
    else:
        g.remove_fort(g.fort_in(h, kind))


def roll_for_works(g: Mission, volley: Volley, h: int, first: bool = False) -> Rules[None]:
    """HEROES 3.2.3 and EOD 18.7: after the units one more roll for each work in the hex that can be destroyed: a
    bunker, wire, a road block; and for each hasty defence. Where none was made before, the CAPs declared for the
    shot are on the `first`; for any other they are asked for, unless it is the player's own."""
    for n in reversed(works_in(g, h)):
        if not first:
            yield from boost_for_work(g, volley, g.fort_side[n])
        first = False
        gone = yield from roll_for_work(g, volley, h, g.fort_kind[n])
        if gone:
            g.remove_fort(n)
    for unit in g.in_hex(h):
        if g.dug >> unit & 1 and not g.unseen(unit):
            yield from boost_for_work(g, volley, g.side(unit))
            gone = yield from roll_for_work(g, volley, h, HASTY)
            if gone:
                g.dug &= ~(1 << unit)


def boost_for_work(g: Mission, volley: Volley, owner: int) -> Rules[None]:
    """HEROES 3.2.3: CAPs on the roll for a work; those on the rolls before it are gone."""
    volley.boost = 0
    if volley.mine and owner != PLAYER:
        yield from declare_boost(g, seldom=True)
        volley.boost = g.boost


def roll_for_work(g: Mission, volley: Volley, h: int, kind: int) -> Rules[bool]:
    """HEROES EOD 18.7: whether a work falls."""
    shot = shot_at_work(g, volley.unit, h, g.theater.box.forts[kind].defence, volley.how, told=g.log is not None)
    if not shot.possible:
        return False
    roll = Roll(g.dice.roll(2))
    while True:
        gone = roll.total + volley.boost >= shot.needed
        lines = shot.lines[:]
        if volley.boost:
            lines.append(Modifier("caps", volley.boost, "3.2.3"))
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        g.tell(
            "work-shot", "EOD 18.7", units=volley.units, hex=h, fort=kind, number=shot.needed, dice=roll.dice,
            modifiers=lines, outcome="work-gone" if gone else "work-stands",
        )  # fmt: skip
        again = volley.mine and (yield from think_again(g, roll, gone))
        if not again:
            return gone


# -- deeds ----------------------------------------------------------------------------------------


def aims(g: Mission) -> list[int]:
    """The hexes the player might shoot at, whoever shoots: with AI, cattle, works of others."""
    return [h for h in aims_within(g, 0, FAR) if worth_a_shot(g, PLAYER, h)]


def aims_within(g: Mission, here: int, most: int) -> list[int]:
    """Those of them at most so far from a hex, in their order, and hexes with works of his own."""
    far = g.theater.map.far[here]
    return once([h for h in with_something(g) if far[h] <= most])


def with_something(g: Mission) -> list[int]:
    """The hexes with AI, cattle or works, each as often as there is one."""
    found = [g.at[unit] for unit in g.force[AI]]
    if g.force[NEUTRAL]:
        found += [g.at[unit] for unit in g.force[NEUTRAL]]
    return found + g.fort_at if g.fort_at else found


def once(hexes: list[int]) -> list[int]:
    """Each of some hexes once, in their order."""
    return sorted(set(hexes)) if len(hexes) > 1 else hexes


class Fire(Deed):
    """HEROES EOD 7.1, EOD 9.1.2 and EOD 15.4: a shot at a hex it sees, alone or with others who support it."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return aims(g)

    def able(self, g: Mission, unit: int) -> list[int]:
        if (bar_gun(g, unit) or bar_shooting(g, unit)) is not None:
            return []
        field = field_of_fire(g, unit, long_range(g, unit))
        seen = once([h for h in with_something(g) if field[h]])
        return [h for h in seen if (bar_target(g, unit, h) or bar_effect(g, unit, h, AIMED)) is None]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_fire(g, unit, value)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_price(g, unit, value)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        yield from resolve(g, g.group, value, g.boost, how=Manner(DIRECT, support=len(g.group) - 1, more=g.aim))


class Lob(Deed):
    """HEROES EOD 12.2: a mortar fires at what it does not see, by the best spotter hex."""

    def fits(self, kind: UnitType) -> bool:
        return kind.indirect > 0

    def values(self, g: Mission, unit: int) -> list[int]:
        return aims(g) if g.types[unit].indirect else []

    def able(self, g: Mission, unit: int) -> list[int]:
        if not g.types[unit].indirect or bar_gun(g, unit) is not None:
            return []
        near = aims_within(g, g.at[unit], long_range(g, unit))
        return [h for h in near if points_at(g, unit, h) and bar_fire(g, unit, h, LOBBED) is None]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_fire(g, unit, value, LOBBED)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_price(g, unit, value, LOBBED)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        spotter = best_spotter(g, unit, value)
        yield from resolve(g, [unit], value, g.boost, how=Manner(INDIRECT, spotter, more=g.aim))


class Flame(Deed):
    """HEROES EOD 18.8: pioneers and flame tanks attack an adjacent hex with fire instead of their guns."""

    def fits(self, kind: UnitType) -> bool:
        return kind.flame

    def values(self, g: Mission, unit: int) -> list[int]:
        return aims(g) if has_flames(g, unit) else []

    def able(self, g: Mission, unit: int) -> list[int]:
        if not has_flames(g, unit) or bar_gun(g, unit) is not None:
            return []
        near = aims_within(g, g.at[unit], g.theater.box.figures.flame_range)
        return [h for h in near if bar_fire(g, unit, h, BURNING) is None]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_fire(g, unit, value, BURNING)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_price(g, unit, value)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        yield from resolve(g, [unit], value, g.boost, how=Manner(FLAMES, more=g.aim))


BURNING: Final = Manner(FLAMES)


class Strike(Deed):
    """HEROES EOD 7.7.3 and EOD 18.8: an attack at one enemy in its own hex, with its arms or with fire."""

    def __init__(self, burns: bool) -> None:
        super().__init__(SCORCH if burns else STRIKE, rolls=True, fires=True, together=not burns)
        self.how = BURNING if burns else AIMED

    def fits(self, kind: UnitType) -> bool:
        return self.how.way != FLAMES or kind.flame

    def values(self, g: Mission, unit: int) -> list[int]:
        if g.at[unit] < 0 or (self.how.way == FLAMES and not has_flames(g, unit)):
            return []
        return g.enemies_in(g.at[unit], PLAYER)

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_strike(g, unit, value, self.how)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_price(g, unit, g.at[unit])

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        how = Manner(self.how.way, support=len(g.group) - 1, more=g.aim)
        yield from resolve(g, g.group, g.at[unit], g.boost, [value], how)


class Raze(Deed):
    """HEROES EOD 7.7.3, EOD 18.7 and EOD 18.8: an attack at a work in its own hex, with its arms or with fire,
    whichever does more."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return razable(g, PLAYER, g.at[unit]) if g.at[unit] >= 0 and (g.fort_at or g.dug) else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_raze(g, unit, value, arms_at(g, unit, value))

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_price(g, unit, g.at[unit])

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        how = arms_at(g, unit, value)
        yield from raze(g, g.group, value, g.boost, Manner(how.way, more=g.aim))


def arms_at(g: Mission, unit: int, kind: int) -> Manner:
    """HEROES EOD 18.8: flames where they need less against a work in the own hex than its other arms."""
    if not has_flames(g, unit):
        return AIMED
    defence = g.theater.box.forts[kind].defence
    return min([AIMED, BURNING], key=lambda how: shot_at_work(g, unit, g.at[unit], defence, how, told=False).needed)


enter(Fire(FIRE, rolls=True, fires=True, together=True))
enter(Lob(LOB, rolls=True, fires=True, from_afar=True))
enter(Flame(FLAME, rolls=True, fires=True))
enter(Strike(False))
enter(Strike(True))
enter(Raze(RAZE, rolls=True, fires=True, together=True))

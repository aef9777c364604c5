"""LOCKNLOAD 5.0, 5.1: attack against defence, damage checks and what comes of them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules, one_of
from grognard.engine.event import Fact, Luck, Modifier, Tally
from grognard.games.locknload.rules.cover import cover, shields, side_behind
from grognard.games.locknload.rules.fire import LEAD, Strength, Volley, burns, charge_only, moving, strength, struck
from grognard.games.locknload.rules.luck import is_lucky, second_chance
from grognard.games.locknload.rules.verbs import DROP, JAM
from grognard.games.locknload.state import (
    AFTERMATH,
    ATTACK,
    CHECKS,
    NOTHING,
    OPS_BIT,
    SHAKEN_BIT,
    WOUNDED_BIT,
    Battle,
    enlisted,
)
from grognard.games.locknload.theater import (
    CASUALTIES,
    ELIMINATED,
    ENDURE,
    GLIDER,
    HALF,
    HERO,
    LEADER,
    NONE,
    RESULTS,
    SHAKEN,
    SIDES,
    SNIPER,
    SQUAD,
    WOUNDED,
)


class Defence:
    """How well one unit under fire is off: what its attackers and its place add."""

    __slots__ = ("margin", "moving", "tm", "unit")

    def __init__(self, unit: int, moving: int, tm: int) -> None:
        self.unit = unit
        self.moving = moving
        self.tm = tm
        self.margin = 0


def protection(g: Battle, unit: int, here: int, sniping: bool) -> int:
    """LOCKNLOAD 10.4, 11.4: the target modifier of a unit; a sniper alone has twice that of his hex."""
    at = g.at[unit]
    return cover(g, at) + lone_cover(g, unit, sniping) + side_behind(g, here, at)


def lone_cover(g: Battle, unit: int, sniping: bool) -> int:
    """LOCKNLOAD 11.4: what a sniper has besides of his hex: all of its cover once more, but not with an MMC there,
    nor against a sniper."""
    if g.kind(unit) != SNIPER or sniping:
        return 0
    at = g.at[unit]
    return 0 if any(g.is_mmc(other) for other in g.here(g.side(unit), at)) else cover(g, at)


def protections(g: Battle, unit: int, here: int, sniping: bool) -> list[Modifier]:
    """The same line by line, as it is taken off."""
    lines = shields(g, here, g.at[unit])
    alone = lone_cover(g, unit, sniping)
    return [*lines, Modifier("sniper", -alone, "11.4")] if alone else lines


def defenders(g: Battle, volley: Volley, side: int) -> list[Defence]:
    """LOCKNLOAD 5.0, 5.3: every enemy unit there, in the order in which they check: leaders first (R25)."""
    sniping = snipes(g, volley)
    bare = charge_only(g, volley)
    found: list[Defence] = []
    for part in struck(g, volley.here, volley.target):
        here = g.here(1 - side, part)
        for unit in sorted(here, key=lambda unit: (g.kind(unit) != LEADER, -g.leadership(unit), unit)):
            found.append(Defence(unit, 0 if bare else moving(g, unit), protection(g, unit, volley.here, sniping)))
    found.sort(key=lambda defence: g.kind(defence.unit) != LEADER)
    return found


def snipes(g: Battle, volley: Volley) -> bool:
    """LOCKNLOAD 11.4: whether it is a sniper who fires."""
    return any(g.kind(unit) == SNIPER for unit in volley.units)


def open_fire(g: Battle, volley: Volley, back: int) -> None:
    """The volley is settled: it is fired next, what it brings is seen to, and then this step comes."""
    g.firing = volley.units[:]
    g.firing_ways = volley.ways[:]
    g.fire_from = volley.here
    g.fire_at = volley.target
    g.snapped = volley.opportunity
    g.backs.append(back)
    g.stage = ATTACK


def attack(g: Battle) -> Rules[None]:
    """LOCKNLOAD 1.2, 5.0, 5.2, 5.3, 11.4: one attack die and one defence die for all; each group compares (R22)."""
    volley = Volley(g.fire_from, g.fire_at, g.snapped)
    for k, unit in enumerate(g.firing):
        volley.add(unit, g.firing_ways[k])
    side = g.side(g.firing[0])
    force = strength(g, volley)
    under = defenders(g, volley, side)
    sniper = NOTHING
    for unit in volley.units:
        if g.kind(unit) == SNIPER:
            sniper = unit
    flames = burns(g, force)
    if sniper != NOTHING and len(under) > 1:
        picked = g.dice.draw([defence.unit for defence in under])
        under = [defence for defence in under if defence.unit == picked]
    thrown = g.theater.box.tables.sniper_dice if sniper != NOTHING else 1
    if thrown == 1:
        both = g.dice.throw(DIFFERENCES, 2)
        dice, defence_die = both[:1], both[1]
    else:
        dice, defence_die = g.dice.roll(thrown), g.dice.d6()
    jammed = NOTHING
    while True:
        if force.jamming and jammed == NOTHING and thrown == 1 and dice[0] == defence_die:
            jammed = yield from jam(g, side, force.jamming)
            force = strength(g, volley, jammed)
            g.jammed |= 1 << jammed
        best = weigh(under, sum(dice) + force.total, defence_die)
        told(g, volley, force.fp, force.lines, under, dice, defence_die, best)
        if best <= 0:
            again = yield from second_chance(g, side, volley.here, "5.0")
            if not again:
                break
            dice = g.dice.roll(thrown)
        else:
            again = False
            for part in struck(g, volley.here, volley.target):
                again = again or (yield from second_chance(g, 1 - side, part, "5.0"))
            if not again:
                break
            defence_die = g.dice.d6()
    mark_fired(g, volley, force)
    g.beaten = [defence.unit for defence in under if defence.margin > 0]
    g.margins = [defence.margin for defence in under if defence.margin > 0]
    g.flaming = flames
    if flames:
        g.scorched = volley.here
    g.firing = []
    g.firing_ways = []
    g.fire_from = NOTHING
    g.fire_at = NOTHING
    g.snapped = False
    g.stage = CHECKS if g.beaten else AFTERMATH


DIFFERENCES: Final = [attack - defence for attack in range(1, 7) for defence in range(1, 7)]
"""LOCKNLOAD 5.0, 1.6.1.1: all that matters of attack and defence die: by how much one beats the other, or not."""


def weigh(under: list[Defence], total: int, die: int) -> int:
    """LOCKNLOAD 5.0: by how much the attack beats each; the most of it."""
    best = -99
    for defence in under:
        defence.margin = total + defence.moving - die - defence.tm
        best = max(best, defence.margin)
    return best


def told(
    g: Battle,
    volley: Volley,
    fp: int,
    lines: list[Modifier],
    under: list[Defence],
    dice: list[int],
    die: int,
    best: int,
) -> None:
    """LOCKNLOAD 5.3, 6.0: what was fired, with every line, against whom it did most; and where it is not the same
    for all, against each."""
    if g.log is None:
        return
    thrown = sum(dice) + fp + sum([line.value for line in lines])
    shown = [Modifier("fp", fp, "5.2"), *lines]
    rule = "5.3" if volley.opportunity else "6.0"
    each = tallies(g, under, volley.here, snipes(g, volley), thrown, die, shown, rule)
    first = each[0]
    g.tell(
        "attack", "5.0", units=volley.units, from_=volley.here, location=volley.target, number=best,
        total=first.facts["total"], other=first.facts["other"],
        dice=[*dice, die], modifiers=first.modifiers, outcome="effect" if best > 0 else "no-effect",
        luck=luck_of_attack(g, SIDES[g.side(volley.units[0])], dice, die, best),
        tallies=each if len(each) > 1 else [],
    )  # fmt: skip


def tallies(
    g: Battle,
    under: list[Defence],
    here: int,
    sniping: bool,
    thrown: int,
    die: int,
    lines: list[Modifier],
    rule: str,
) -> list[Tally]:
    """LOCKNLOAD 5.3, 6.0, 10.4: what the dice come to for those on the move, or whose marker tells of it, and for
    those who are not; for each of them by what covers him. Whom they do most comes first."""
    found: dict[tuple[int, int, int], list[Defence]] = {}
    for defence in under:
        found.setdefault((defence.moving, defence.tm, g.at[defence.unit]), []).append(defence)
    told: list[Tally] = []
    for alike in sorted(found.values(), key=lambda alike: -alike[0].margin):
        first = alike[0]
        moved = [Modifier("moving", first.moving, rule)] if first.moving else []
        units = [defence.unit for defence in alike]
        facts: dict[str, Fact] = {"units": units, "total": thrown + first.moving, "other": die + first.tm}
        told.append(Tally(facts, [*lines, *moved, *protections(g, first.unit, here, sniping)]))
    return told


def luck_of_attack(g: Battle, side: str, dice: list[int], die: int, best: int) -> Luck | None:
    """How lucky an attack was, of all that its dice and the defence die could have shown; only the log wants to
    know."""
    if not g.wonders():
        return None
    needed = sum(dice) - die - best
    shown = [0]
    for _ in dice:
        shown = [total + face for total in shown for face in range(1, 7)]
    ways = len([1 for total in shown for face in range(1, 7) if total - face > needed])
    return Luck(side, "hits", int(best > 0), ways, 6 * len(shown))


def jam(g: Battle, side: int, guns: list[int]) -> Rules[int]:
    """LOCKNLOAD 1.6.1.1: equal dice jam one gun that is prone to it, its owner's choice; its firepower leaves the
    attack, and no other weapon comes in for it."""
    answer = yield from one_of(side, "jam", "1.6.1.1", [JAM.each[gun] for gun in guns])
    g.tell("jammed", "1.6.1.1", weapon=answer.value)
    return answer.value


def mark_fired(g: Battle, volley: Volley, force: Strength) -> None:
    """LOCKNLOAD 4.0, 5.01, 1.6.2: whoever took part is marked; charges are used up; they are seen (10.1)."""
    for share in force.shares:
        if share.weapon != NOTHING and g.weapon_type(share.weapon).once:
            g.use_up(share.weapon)
    g.mark_fired(volley.units)
    for k, unit in enumerate(volley.units):
        way = volley.ways[k]
        if way == LEAD:
            g.led |= 1 << unit


# -- damage checks --------------------------------------------------------------------------------


def damage(g: Battle) -> Rules[None]:
    """LOCKNLOAD 5.0, 1.6.2: every unit the attack beats checks, one leader after another, then the rest; whom a
    flamethrower shakes has to retreat."""
    leaders = [unit for unit in g.beaten if g.kind(unit) == LEADER]
    now = leaders[:1] or g.beaten[:]
    under: list[Defence] = []
    for k, unit in enumerate(g.beaten):
        margin = g.margins[k]
        if unit in now:
            defence = Defence(unit, 0, 0)
            defence.margin = margin
            under.append(defence)
    shaken = yield from checks(g, under, leaders, "5.0")
    if g.flaming:
        g.routed = g.routed + shaken
    left = [k for k, unit in enumerate(g.beaten) if unit not in now]
    g.margins = [g.margins[k] for k in left]
    g.beaten = [g.beaten[k] for k in left]
    if not g.beaten:
        g.flaming = False
        g.stage = AFTERMATH


def checks(g: Battle, under: list[Defence], unchecked: list[int], rule: str) -> Rules[list[int]]:
    """LOCKNLOAD 5.0: every unit the attack beats checks; a leader in good order who has his check behind him helps.
    Who lies on the shaken side for it."""
    places = {g.at[defence.unit]: g.side(defence.unit) for defence in under}
    apart = not any(is_lucky(g, side, at) for at, side in places.items())
    waiting = unchecked[:]
    shaken: list[int] = []
    for defence in under:
        if defence.margin <= 0:
            continue
        if apart and g.kind(defence.unit) != LEADER and not g.dice.part():
            continue
        left = yield from check(g, defence.unit, defence.margin, waiting, rule)
        shaken += [victim for victim in left if g.status[victim] & SHAKEN_BIT]
        if defence.unit in waiting:
            waiting.remove(defence.unit)
    if apart:
        g.dice.whole()
    return shaken


def steadied(g: Battle, unit: int, unchecked: list[int] | None = None) -> int:
    """LOCKNLOAD 5.0, R10, R61: the leadership of one leader in good order in the location who has his own check
    behind him."""
    best = 0
    for other in g.here(g.side(unit), g.at[unit]):
        if other == unit or (unchecked is not None and other in unchecked):
            continue
        if g.kind(other) == LEADER and helps(g, other, unit):
            best = max(best, g.leadership(other))
    return best


def helps(g: Battle, leader: int, unit: int) -> bool:
    """LOCKNLOAD 5.01, R10, R61: whether a leader in good order helps a unit in its checks."""
    if g.status[leader] & SHAKEN_BIT or (g.read.ops_strict and g.status[leader] & OPS_BIT):
        return False
    return not g.read.leaders_force or bool(g.type(leader).forces & g.type(unit).forces)


def row_of(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD DFT: the results for a unit of its class, by band."""
    tables = g.theater.box.tables
    shaken = bool(g.status[unit] & SHAKEN_BIT)
    if g.is_mmc(unit):
        return tables.damage_mmc_shaken if shaken else tables.damage_mmc
    if g.kind(unit) == HERO:
        return tables.damage_hero
    return tables.damage_smc_shaken if shaken else tables.damage_smc


def band_of(total: int, morale: int) -> int:
    """LOCKNLOAD DFT: up to the morale, above it, from twice and from three times it."""
    return 0 if total <= morale else 3 if total >= 3 * morale else 2 if total >= 2 * morale else 1


def result_of(g: Battle, unit: int, total: int) -> int:
    """LOCKNLOAD 11.6, DFT: what a total does to a unit."""
    return row_of(g, unit)[band_of(total, g.morale(unit))]


def results_of(g: Battle, unit: int, bonus: int) -> list[int]:
    """LOCKNLOAD 5.0: the same of each face of the die, with what is added to it."""
    row, morale = row_of(g, unit), g.morale(unit)
    return [row[band_of(die + bonus, morale)] for die in range(1, 7)]


def check(g: Battle, unit: int, margin: int, unchecked: list[int], rule: str) -> Rules[list[int]]:
    """LOCKNLOAD 5.0: one die and the difference, less leadership; who is hurt by it, as he is afterwards."""
    led = steadied(g, unit, unchecked)
    side, at = g.side(unit), g.at[unit]
    results = results_of(g, unit, margin - led)
    made = g.theater.box.tables.hero_made if g.kind(unit) in (SQUAD, HALF) else 0
    alike = results[:]
    if made:
        alike[made - 1] = -1  # a hero comes of it
    lines = [Modifier("margin", margin, "5.0")]
    if led:
        lines.append(Modifier("leadership", -led, "5.0"))
    while True:
        die = g.dice.throw(alike)[0]
        result = results[die - 1]
        if result == WOUNDED and g.status[unit] & WOUNDED_BIT:
            result = ELIMINATED
        known = result != NONE and is_lucky(g, side, at)
        if not known:
            break
        tell_check(g, unit, rule, die, lines, results, result)
        again = yield from second_chance(g, side, at, rule)
        if not again:
            break
    if result in (WOUNDED, ELIMINATED) and g.skill(unit, ENDURE):
        card = g.spend(unit, ENDURE)
        result = NONE if g.kind(unit) == HERO else SHAKEN
        g.tell("card", "12.0", unit=unit, card=card)
        known = False
    if not known:
        tell_check(g, unit, rule, die, lines, results, result)
    if g.dice.enough():
        return []
    if die == made:
        g.born = [*g.born, side]
        g.born_at = [*g.born_at, at]
        g.born_marks = [*g.born_marks, g.marks(unit)]
    return (yield from suffer(g, unit, result))


def tell_check(
    g: Battle, unit: int, rule: str, die: int, lines: list[Modifier], results: list[int], result: int
) -> None:
    """What a unit rolled, with every line, and what that means for it."""
    g.tell(
        "damage", rule, unit=unit, number=g.morale(unit), dice=[die], modifiers=lines, outcome=RESULTS[result],
        luck=luck_of(g, unit, results, result),
    )  # fmt: skip


def luck_of(g: Battle, unit: int, results: list[int], result: int) -> Luck | None:
    """How lucky a unit was in its check; only the log wants to know."""
    if not g.wonders():
        return None
    return Luck(SIDES[g.side(unit)], "checks", int(result == NONE), results.count(NONE), 6)


def suffer(g: Battle, unit: int, result: int) -> Rules[list[int]]:
    """LOCKNLOAD 5.1: what a result does; the units it left, changed."""
    if result == NONE:
        return []
    if result == SHAKEN:
        shake(g, unit)
        return [unit]
    if result == WOUNDED:
        wound(g, unit)
        return [unit]
    if result == CASUALTIES and g.kind(unit) == SQUAD:
        return [(yield from reduce(g, unit))]
    eliminate(g, unit, "5.1")
    return []


def shake(g: Battle, unit: int) -> None:
    """LOCKNLOAD 5.1, 5.3: flipped; a mover stops."""
    g.turn_over(unit, True)
    g.movers = enlisted(g.movers, [unit], False)


def wound(g: Battle, unit: int) -> None:
    """LOCKNLOAD 5.1: a single man stops, is shaken and has a wound; a hero has his other side."""
    g.hurt(unit, True)
    g.movers = enlisted(g.movers, [unit], False)
    if g.kind(unit) != HERO:
        shake(g, unit)


def eliminate(g: Battle, unit: int, rule: str) -> None:
    """LOCKNLOAD 5.1, 1.6.1: a unit is removed; its weapons stay, but for a weapon team's own."""
    g.tell("eliminated", rule, unit=unit, location=g.at[unit])
    g.remove(unit)


def reduce(g: Battle, unit: int) -> Rules[int]:
    """LOCKNLOAD SRC, 5.1, 13.82, 13.93: a squad becomes a shaken half-squad, the chart or an even die says
    which."""
    kinds = g.type(unit).reduces
    dice: list[int] = []
    kind = kinds[0]
    if len(kinds) > 1:
        rule = "13.93" if g.has(unit, GLIDER) else "13.82"
        dice = [g.dice.d6()]
        while dice[0] % 2 and (yield from second_chance(g, g.side(unit), g.at[unit], rule)):
            dice = [g.dice.d6()]
        kind = kinds[0] if dice[0] % 2 == 0 else kinds[1]
    half = g.box_of(g.theater.box.types[kind])
    marks = g.marks(unit)
    stepped = unit in g.stepped
    g.replace([unit], half)
    g.mark(half, marks)
    if stepped:
        g.stepped = enlisted(g.stepped, [half], True)
    shake(g, half)
    g.tell("reduced", "5.1", unit=unit, target=half, dice=dice)
    return half


# -- weapons too many -----------------------------------------------------------------------------


def overloaded(g: Battle) -> int:
    """LOCKNLOAD 1.6.1: a unit that has more weapons than it may carry, or NOTHING."""
    if not g.heaped:
        return NOTHING
    held = [by for by in g.weapon_by if by >= 0]
    for k, by in enumerate(held):
        if held[: k + 1].count(by) > g.theater.box.carriers[g.kind(by)].carries:
            return by
    return NOTHING


def unload(g: Battle, unit: int) -> Rules[None]:
    """LOCKNLOAD 1.6.1: its owner chooses what it drops."""
    options = [DROP.each[weapon] for weapon in g.weapons_of(unit)]
    answer = yield from one_of(g.side(unit), "drop", "1.6.1", options)
    drop(g, answer.value, "1.6.1")


def drop(g: Battle, weapon: int, rule: str) -> None:
    """LOCKNLOAD 1.6.1: it lies where its bearer stands, and is nobody's."""
    unit = g.weapon_by[weapon]
    g.hand(weapon, NOTHING, g.at[unit] if g.at[unit] >= 0 else NOTHING)
    g.tell("dropped", rule, unit=unit, weapon=weapon)


def leave_fixed(g: Battle, unit: int) -> None:
    """LOCKNLOAD 1.6.1.01: a gun on its tripod stays where it is."""
    for weapon in g.weapons_of(unit):
        if g.fixed(weapon):
            drop(g, weapon, "1.6.1")


def after_attack(g: Battle, back: int) -> None:
    """What mines or the like have brought is seen to; then this step comes."""
    g.backs.append(back)
    g.stage = AFTERMATH

"""LOCKNLOAD 21.5: mines that are set out and fired by hand."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.damage import Defence, checks, protection, tallies, weigh
from grognard.games.locknload.rules.fire import moving
from grognard.games.locknload.rules.ground import in_order
from grognard.games.locknload.rules.luck import second_chance
from grognard.games.locknload.rules.verbs import DEPLOY, HOLD, STEP
from grognard.games.locknload.state import MARKED_BITS, NOTHING, SHAKEN_BIT, Battle, changed
from grognard.games.locknload.theater import ADVISOR, CLAYMORE, HERO, LEADER, SNIPER
from grognard.geometry.ground import BLOCKS

ONE_ALONE: Final = Reason("one-alone", "21.5")
ONE_A_HEX: Final = Reason("one-a-hex", "21.5")
NO_CLAYMORE: Final = Reason("no-claymore", "21.5")


def not_to_deploy(g: Battle, unit: int, weapon: int) -> Reason | None:
    """LOCKNLOAD 21.5, R79: an MMC does it in its impulse, or two men who may serve a weapon; one a hex."""
    if g.weapon_type(weapon).kind != CLAYMORE or g.weapon_by[weapon] != unit:
        return NO_CLAYMORE
    if g.status[unit] & BUSY:
        return Reason("has-marker", "4.0")
    for other, at in enumerate(g.weapon_at):
        if at == g.at[unit] and g.deployed >> other & 1:
            return ONE_A_HEX
    return None if g.is_mmc(unit) or partner(g, unit) != NOTHING else ONE_ALONE


BUSY: Final = MARKED_BITS | SHAKEN_BIT
"""4.0: who has done something this turn, an assault move or stealth too, or is shaken."""


def partner(g: Battle, unit: int) -> int:
    """A second man who can help with it, unmarked and in good order."""
    for other in g.here(g.side(unit), g.at[unit]):
        if other != unit and not g.status[other] & BUSY and g.theater.box.carriers[g.kind(other)].half:
            return other
    return NOTHING


def deploy(g: Battle, unit: int, weapon: int) -> None:
    """LOCKNLOAD 21.5: set out in the unit's hex; whoever did it is Ops Complete."""
    g.mark_ops(unit)
    if not g.is_mmc(unit):
        g.mark_ops(partner(g, unit))
    g.hand(weapon, NOTHING, g.at[unit])
    g.deployed |= 1 << weapon
    g.tell("deployed", "21.5", unit=unit, weapon=weapon, location=g.at[unit])


def ready(g: Battle, side: int, weapon: int) -> bool:
    """LOCKNLOAD 21.5: somebody in good order stays with it to fire it."""
    for unit in g.here(side, g.weapon_at[weapon]):
        if not g.status[unit] & SHAKEN_BIT and (g.is_mmc(unit) or g.kind(unit) in (LEADER, HERO, SNIPER, ADVISOR)):
            return True
    return False


def claymores(g: Battle, side: int, there: int) -> Rules[bool]:
    """LOCKNLOAD 21.5: before opportunity fire those within reach go off, one after another; whether one did."""
    if g.spared or g.volleys:
        return False
    options: list[Option] = []
    for weapon, at in enumerate(g.weapon_at):
        if not g.deployed >> weapon & 1 or g.weapon_of[weapon] != side or not ready(g, side, weapon):
            continue
        if g.distance(at, there) <= g.weapon_type(weapon).range and g.look(at, there) != BLOCKS:
            options.append(DEPLOY.each[weapon])
    if not options:
        return False
    options.append(HOLD.plain)
    answer = yield Ask(side, "claymore", "21.5", options, STEP.each[there])
    if answer is HOLD.plain:
        g.spared = True
        return False
    yield from go_off(g, answer.value, there)
    return True


def go_off(g: Battle, weapon: int, there: int) -> Rules[None]:
    """LOCKNLOAD 21.5: its firepower with the modifiers for movement and cover; then it is gone."""
    fp = g.weapon_type(weapon).fp
    side = g.weapon_of[weapon]
    dice = [g.dice.d6(), g.dice.d6()]
    at = g.weapon_at[weapon]
    under = [Defence(u, moving(g, u), protection(g, u, at, False)) for u in g.here(1 - side, there)]
    while True:
        best = weigh(under, dice[0] + fp, dice[1])
        each = tallies(g, under, at, False, dice[0] + fp, dice[1], [Modifier("fp", fp, "21.5")], "5.3")
        g.tell(
            "claymore", "21.5", weapon=weapon, location=there, dice=dice, modifiers=each[0].modifiers, number=best,
            outcome="effect" if best > 0 else "no-effect", tallies=each if len(each) > 1 else [],
        )  # fmt: skip
        again = yield from second_chance(g, 1 - side if best > 0 else side, there if best > 0 else at, "21.5")
        if not again:
            break
        dice = [dice[0], g.dice.d6()] if best > 0 else [g.dice.d6(), dice[1]]
    g.deployed &= ~(1 << weapon)
    g.weapon_at = changed(g.weapon_at, weapon, NOTHING)
    if best > 0:
        leaders = [defence.unit for defence in under if g.kind(defence.unit) == LEADER]
        yield from checks(g, in_order(g, under), leaders, "21.5")


def abandoned(g: Battle) -> None:
    """LOCKNLOAD 21.5: set out and left by all friends, it is removed."""
    if not g.deployed:
        return
    for weapon, at in enumerate(g.weapon_at):
        if g.deployed >> weapon & 1 and not g.any_here(g.weapon_of[weapon], at):
            g.deployed &= ~(1 << weapon)
            g.weapon_at = changed(g.weapon_at, weapon, NOTHING)

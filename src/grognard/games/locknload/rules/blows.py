"""LOCKNLOAD 8.0, 1.6, 13.92: what units count in melee, what a blow amounts to, and which blows there are."""

from __future__ import annotations

from typing import Final

from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.checking import at_most
from grognard.games.locknload.rules.damage import helps
from grognard.games.locknload.rules.fire import in_hands, several
from grognard.games.locknload.rules.reach import fights
from grognard.games.locknload.rules.verbs import (
    ARMED,
    BURSTS,
    FIGHTS,
    HELPS,
)
from grognard.games.locknload.state import MOVED_BIT, SHAKEN_BIT, Battle
from grognard.games.locknload.theater import (
    AMBUSH,
    GLIDER,
    HERO,
    LEADER,
    MELEE_TIMES,
    SATCHEL,
    SCOUT,
    SQUAD,
    TEAM,
    M,
)

# The ways in which a unit strikes.
OWN: Final = 0
ARMS: Final = 1
BURST: Final = 2
HELP: Final = 3
WAYS: Final = [FIGHTS, ARMED, BURSTS, HELPS]

NOBODY_STRIKES: Final = Reason("nobody-strikes", "8.0")
LONG_ODDS: Final = Reason("long-odds", "8.0")
NOBODY_TO_HELP: Final = Reason("nobody-to-help", "1.6.1")


def eligible(g: Battle, side: int, location: int) -> list[int]:
    """LOCKNLOAD 8.1: those of a side who fight and can be chosen; weapon teams can only be chosen (1.6.3c)."""
    return [u for u in g.here(side, location) if fights(g, u) or is_team(g, u)]


def is_team(g: Battle, unit: int) -> bool:
    return g.kind(unit) == TEAM and not g.status[unit] & SHAKEN_BIT


def attackers(g: Battle, side: int, location: int) -> list[int]:
    """LOCKNLOAD 8.0: those who can strike, whatever markers they have."""
    return [unit for unit in g.here(side, location) if fights(g, unit)]


def ambushes(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 13.1, 8.15: a unit with it that enters this melee; reinforcing, the round stays simultaneous."""
    return g.has(unit, AMBUSH) and g.side(unit) == g.assailant and bool(g.status[unit] & MOVED_BIT)


# -- what units count -------------------------------------------------------------------------------


def melee_weapons(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD 8.0, 1.6.2: guns and flamethrowers that count, the strongest first; charges apart."""
    found = [w for w in g.weapons_of(unit) if counts(g, w) and g.weapon_type(w).kind != SATCHEL]
    found.sort(key=lambda weapon: -g.weapon_fp(weapon))
    return found


def counts(g: Battle, weapon: int) -> bool:
    return g.weapon_type(weapon).melee and g.weapon_fp(weapon) >= 0 and not g.jammed >> weapon & 1


def own_fp(g: Battle, unit: int) -> int:
    """LOCKNLOAD 8.0, 8.2, 11.7, 12.0: as printed; an MMC or scout with 0 counts 1, M adds 1, a blade doubles."""
    tables = g.theater.box.tables
    kind = g.kind(unit)
    if kind == TEAM:
        return tables.team
    value = g.fp(unit)
    if value == 0 and (kind < TEAM or kind == SCOUT):
        value = tables.zero_fp
    if g.has(unit, M):
        value += tables.m
    if g.skill(unit, MELEE_TIMES):
        value = 1 if value < 0 else value * g.skill(unit, MELEE_TIMES)
    return value


def weapon_fp(g: Battle, weapon: int, unit: int, helped: bool) -> int:
    """LOCKNLOAD 8.0, 1.6.1: half for a captured weapon or a single man, up, once; two men all; a charge its six."""
    return in_hands(g, weapon, unit, g.weapon_fp(weapon), helped)


def arms(g: Battle, unit: int, way: int) -> list[int]:
    """LOCKNLOAD 8.0, 1.6.1: the weapons a unit strikes with in one of its ways."""
    carrier = g.theater.box.carriers[g.kind(unit)]
    if way == OWN:
        return melee_weapons(g, unit)[: carrier.keeps]
    if way == ARMS:
        return several(melee_weapons(g, unit), g.charges_of(unit), carrier.fires)
    return [g.carries_satchel(unit)] if way == BURST else []


def strikes_with(g: Battle, unit: int, way: int) -> bool:
    """Whether its own firepower is in a way of striking: with a charge only a squad's."""
    keeps = g.theater.box.carriers[g.kind(unit)].keeps > 0
    return way == OWN or (way == BURST and keeps)


def power(g: Battle, unit: int, way: int, helped: bool) -> int:
    """The firepower of a unit in one of its ways."""
    total = own_fp(g, unit) if strikes_with(g, unit, way) else 0
    for weapon in arms(g, unit, way):
        total += weapon_fp(g, weapon, unit, helped)
    return total


def worth(g: Battle, unit: int, way: int, helped: bool) -> int:
    """LOCKNLOAD 8.15, 13.1: what a unit counts when it strikes: ambushers three times over."""
    return power(g, unit, way, helped) * (g.theater.box.tables.ambush if ambushes(g, unit) else 1)


def ways(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD 8.0, R63: how a unit can strike."""
    found: list[int] = []
    carrier = g.theater.box.carriers[g.kind(unit)]
    if own_fp(g, unit) >= 0 and g.kind(unit) != TEAM:
        found.append(OWN)
    if len(arms(g, unit, ARMS)) > (carrier.keeps if found else 0):
        found.append(ARMS)
    if g.carries_satchel(unit) >= 0:
        found.append(BURST)
    return found


def defence_fp(g: Battle, unit: int) -> int:
    """LOCKNLOAD 8.0, R37: a defender counts with the best his weapons allow."""
    if g.kind(unit) == TEAM:
        return own_fp(g, unit)
    best = max(0, own_fp(g, unit))
    for way in ways(g, unit):
        best = max(best, defending(g, unit, way))
    return best


def defending(g: Battle, unit: int, way: int) -> int:
    return power(g, unit, way, attended(g, unit))


def attended(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 8.0: whether a man who cannot fight by himself serves a single man's weapon with him."""
    return len([other for other in hands(g, g.side(unit), g.at[unit]) if other != unit]) > 0


def hands(g: Battle, side: int, here: int) -> list[int]:
    """LOCKNLOAD 8.0, 11.0: single men in good order who may serve a weapon and have nothing to fight with."""
    half = [g.theater.box.carriers[g.kind(unit)].half for unit in g.here(side, here)]
    return [
        unit for unit, single in zip(g.here(side, here), half, strict=True)
        if single and not g.status[unit] & SHAKEN_BIT and not fights(g, unit)
    ]  # fmt: skip


def is_zero(g: Battle, unit: int, way: int) -> bool:
    """LOCKNLOAD 8.2, 11.7: an MMC or scout with FP 0; with a weapon it still is one, unless agreed (R77)."""
    if g.fp(unit) != 0 or not (g.is_mmc(unit) or g.kind(unit) == SCOUT) or g.kind(unit) == TEAM:
        return False
    return not (g.read.zero_armed and arms(g, unit, way))


# -- what a blow amounts to ---------------------------------------------------------------------------


class Blow:
    """An attack in a melee: who strikes how, whom, and what it takes."""

    __slots__ = ("attack", "column", "defence", "kill", "lines", "plain", "total", "units", "victims", "ways")

    def __init__(self, units: list[int], ways: list[int], victims: list[int]) -> None:
        self.units = units
        self.ways = ways
        self.victims = victims
        self.attack = 0
        self.defence = 0
        self.plain = 0
        self.column = 0
        self.kill = 0
        self.lines: list[Modifier] = []
        self.total = 0

    @property
    def need(self) -> int:
        """What two dice must show."""
        return self.kill - self.total


def blow(g: Battle, side: int, units: list[int], chosen: list[int], victims: list[int]) -> Blow:
    """LOCKNLOAD 8.0, 8.2, 13.92: odds with fractions dropped, shifts, and what is added to the dice."""
    made = Blow(units, chosen, victims)
    helpers = len([way for way in chosen if way == HELP])
    for unit, way in zip(units, chosen, strict=True):
        helped = way == ARMS and helpers > 0 and g.theater.box.carriers[g.kind(unit)].half
        helpers -= helped
        made.attack += worth(g, unit, way, helped)
    made.defence = sum([defence_fp(g, unit) for unit in victims])
    columns = g.theater.box.tables.columns
    made.plain = column_of(g, made.attack, made.defence)
    made.column = max(0, min(len(columns) - 1, made.plain + shifts(g, made)))
    made.kill = columns[made.column].kill
    made.lines = lines(g, side, made)
    made.total = sum([line.value for line in made.lines])
    return made


def column_of(g: Battle, attack: int, defence: int) -> int:
    """LOCKNLOAD MT, 8.0: the best column the odds reach; worse than the first is fought there."""
    found = 0
    for number, column in enumerate(g.theater.box.tables.columns):
        if attack * column.defenders >= defence * column.attackers:
            found = number
    return found


def columns_of(g: Battle, made: Blow) -> tuple[str, str]:
    """LOCKNLOAD 8.0, 13.92: the column of the odds as they are, and the one they are shifted to."""
    columns = g.theater.box.tables.columns
    plain, shifted = columns[made.plain], columns[made.column]
    return f"{plain.attackers}-{plain.defenders}", f"{shifted.attackers}-{shifted.defenders}"


def too_long(g: Battle, attack: int, defence: int) -> bool:
    """LOCKNLOAD 8.0: odds worse than the first column, before shifts."""
    first = g.theater.box.tables.columns[0]
    return attack * first.defenders < defence * first.attackers


def shifts(g: Battle, made: Blow) -> int:
    """LOCKNLOAD 8.0, 13.92: a hero who strikes, glider squads striking or struck, each once."""
    tables = g.theater.box.tables
    total = 0
    for unit in made.units:
        if g.kind(unit) == HERO:
            total = tables.hero
    if gliders(g, made.units):
        total += tables.glider
    if gliders(g, made.victims):
        total -= tables.glider
    return total


def gliders(g: Battle, units: list[int]) -> bool:
    """LOCKNLOAD 13.92, R57: more than half of the MMCs are glider troops, and a full squad is among them."""
    troops = [unit for unit in units if g.is_mmc(unit)]
    mine = [unit for unit in troops if g.has(unit, GLIDER)]
    full = [unit for unit in mine if g.kind(unit) == SQUAD]
    return len(full) > 0 and 2 * len(mine) > len(troops)


def lines(g: Battle, side: int, made: Blow) -> list[Modifier]:
    """LOCKNLOAD 8.0, 8.2: leadership of one who does not strike himself (R80); those with FP 0."""
    tables = g.theater.box.tables
    found: list[Modifier] = []
    led = 0
    for unit in g.here(side, g.arena):
        if g.kind(unit) == LEADER and unit not in made.units and helps(g, unit, made.units[0]):
            led = max(led, g.leadership(unit))
    if led:
        found.append(Modifier("leadership", led, "8.0"))
    striking = len([1 for unit, way in zip(made.units, made.ways, strict=True) if is_zero(g, unit, way)])
    if striking:
        found.append(Modifier("zero-attacking", striking * tables.zero_attacking, "8.2"))
    struck = len([unit for unit in made.victims if is_zero(g, unit, best_way(g, unit))])
    if struck:
        found.append(Modifier("zero-defending", struck * tables.zero_defending, "8.2"))
    return found


def best_way(g: Battle, unit: int) -> int:
    """The way in which a unit counts most."""
    best = OWN
    for way in ways(g, unit):
        if defending(g, unit, way) > defending(g, unit, best):
            best = way
    return best


def chance(need: int) -> int:
    """Of 36, how often two dice show so much or more."""
    return at_most(12) - at_most(need - 1)


# -- which blows there are ----------------------------------------------------------------------------


def all_out(g: Battle, side: int) -> tuple[list[int], list[int]]:
    """Everybody who can strike, in the way that counts most; charges are kept."""
    units = attackers(g, side, g.arena)
    found: list[int] = []
    for unit in units:
        able = [way for way in ways(g, unit) if way == OWN or (way == ARMS and melee_weapons(g, unit))]
        able = able or ways(g, unit)
        found.append(max(able, key=lambda way: worth(g, unit, way, False)))
    return units, found


def most_power(g: Battle, side: int) -> int:
    """LOCKNLOAD 8.0, 1.6.1: the most firepower a side can put into one attack; of two single men one may serve the
    other's weapon instead of striking."""
    units = attackers(g, side, g.arena)
    alone = [max([worth(g, unit, way, False) for way in ways(g, unit)]) for unit in units]
    single = [k for k, unit in enumerate(units) if g.theater.box.carriers[g.kind(unit)].half]
    best = sum(alone)
    for k in single:
        given_up = [0 for _ in hands(g, side, g.arena)] + [alone[j] for j in single if j != k]
        if given_up and ARMS in ways(g, units[k]):
            best = max(best, sum(alone) - alone[k] + worth(g, units[k], ARMS, True) - min(given_up))
    return best


def best_prey(g: Battle, side: int, foes: list[int]) -> list[int]:
    """The choice of targets that may be expected to cost the enemy most."""
    units, chosen = all_out(g, side)
    best: list[int] = []
    most = -1
    for mask in range(1, 1 << min(len(foes), 8)):
        victims = [unit for k, unit in enumerate(foes) if mask >> k & 1]
        made = blow(g, side, units, chosen, victims)
        if len(victims) > 1 and too_long(g, made.attack, made.defence):
            continue
        if harm(g, made) > most:
            most = harm(g, made)
            best = victims
    return best


def harm(g: Battle, made: Blow) -> int:
    """What a blow may be expected to cost the enemy."""
    return chance(made.need) * sum([1 + defence_fp(g, unit) for unit in made.victims])


def ladder(g: Battle, side: int) -> list[Blow]:
    """LOCKNLOAD 8.0: every choice of targets of a side, struck as they do if nothing is said; best first."""
    foes = eligible(g, 1 - side, g.arena)
    units, manners = strikers(g, side)
    if not attackers(g, side, g.arena):
        return []
    found: list[Blow] = []
    for mask in range(1, 1 << min(len(foes), 8)):
        victims = [unit for k, unit in enumerate(foes) if mask >> k & 1]
        usual = usual_blow(g, side, units, manners, victims)
        chosen = [manners[k][way] if way >= 0 else -1 for k, way in enumerate(usual)]
        if no_blow(g, side, units, chosen, victims) is None:
            found.append(taken(g, side, units, chosen, victims))
    found.sort(key=lambda made: -harm(g, made))
    return found


def victims_of(g: Battle) -> list[int]:
    return [unit for unit in g.here(1 - g.striker, g.arena) if g.prey >> unit & 1]


def strikers(g: Battle, side: int) -> tuple[list[int], list[list[int]]]:
    """LOCKNLOAD 8.0, 1.6.1: who can strike or help to, each with its ways."""
    units = attackers(g, side, g.arena)
    manners: list[list[int]] = []
    for unit in units:
        able = ways(g, unit)
        if g.theater.box.carriers[g.kind(unit)].half:
            able = [*able, HELP]
        manners.append(able)
    helpers = hands(g, side, g.arena)
    return units + helpers, manners + [[HELP] for _ in helpers]


def taken(g: Battle, side: int, units: list[int], chosen: list[int], victims: list[int]) -> Blow:
    """The blow of those among them who have a way."""
    taking = [unit for k, unit in enumerate(units) if chosen[k] >= 0]
    return blow(g, side, taking, [way for way in chosen if way >= 0], victims)


def no_blow(g: Battle, side: int, units: list[int], now: list[int], victims: list[int]) -> Reason | None:
    """LOCKNLOAD 8.0, R37: somebody strikes; helpers have a weapon; long odds only against one."""
    if not [way for way in now if way >= 0 and way != HELP]:
        return NOBODY_STRIKES
    single = [k for k, unit in enumerate(units) if now[k] == ARMS and g.theater.box.carriers[g.kind(unit)].half]
    if len([way for way in now if way == HELP]) > len(single):
        return NOBODY_TO_HELP
    made = taken(g, side, units, now, victims)
    return LONG_ODDS if len(victims) > 1 and too_long(g, made.attack, made.defence) else None


def usual_blow(g: Battle, side: int, units: list[int], manners: list[list[int]], victims: list[int]) -> list[int]:
    """Who strikes if nothing is said: all but those with FP 0 who spoil it; charges if nothing else will do."""
    striking, chosen = all_out(g, side)
    kept = list(range(len(striking)))
    for k, unit in enumerate(striking):
        rest = [j for j in kept if j != k]
        if not rest or not is_zero(g, unit, chosen[k]):
            continue
        with_ = blow(g, side, [striking[j] for j in kept], [chosen[j] for j in kept], victims)
        without = blow(g, side, [striking[j] for j in rest], [chosen[j] for j in rest], victims)
        long = len(victims) > 1 and too_long(g, without.attack, without.defence)
        if without.need < with_.need and not long:
            kept = rest
    found: list[int] = []
    for k, unit in enumerate(units):
        way = chosen[k] if k < len(striking) and k in kept else -1
        found.append(manners[k].index(way) if way >= 0 and unit == striking[k] else -1)
    made = blow(g, side, [striking[j] for j in kept], [chosen[j] for j in kept], victims)
    if len(victims) > 1 and too_long(g, made.attack, made.defence):
        for k in range(len(striking)):
            if BURST in manners[k]:
                found[k] = manners[k].index(BURST)
    return found

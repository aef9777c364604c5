"""Builds what never changes (`theater.py`) from the content files: the box once, a theater for each scenario."""

from __future__ import annotations

from functools import cache
from typing import get_args

from grognard.engine.content import Shown
from grognard.games.locknload import theater as t
from grognard.games.locknload.boards import boards
from grognard.games.locknload.box import KINDS, Content, on_rim, placed
from grognard.games.locknload.content import read
from grognard.games.locknload.map import STOREYS, Map
from grognard.games.locknload.records import (
    Army,
    Counter,
    Effects,
    Event,
    Rim,
    Scenario,
    Score,
    Side,
    SpikeGuns,
    Troop,
    Weapon,
    Zone,
)
from grognard.games.locknload.state import ASSAULT, CRAWL, GAITS, STEALTH

UPPER, INNER = "up", "inside"
"""How the upper floor of a hex and the inside of its bunker are called, behind its name."""
SPARE = 3
"""Of every counter there are at least so many, for cases and positions."""


@cache
def content() -> Content:
    """All content files, read and checked once."""
    return read(boards())


# -- the box --------------------------------------------------------------------------------------


@cache
def box() -> t.Box:
    """Counters, weapons, cards and charts."""
    c = content()
    made = t.Box()
    made.force_names = list(c.forces)
    needed = most_units(c)
    for number, (key, counter) in enumerate(c.counters.items()):
        made.types.append(unit_type(c, number, key, counter))
    numbers = {kind.key: kind.number for kind in made.types}
    for kind in made.types:
        kind.reduces = [numbers[key] for key in c.counters[kind.key].reduces]
        for name in unit_names(c.counters[kind.key], needed[kind.key]):
            kind.units.append(len(made.unit_names))
            made.unit_names.append(name)
            made.type_of.append(kind)
            made.kind_of.append(kind.kind)
            made.side_of.append(kind.side)
            made.bulk_of.append(2 if kind.kind in (t.SQUAD, t.TEAM) else 1 if kind.kind < t.TEAM else 0)
        if kind.kind == t.SNIPER:
            made.snipers[kind.side] += kind.units
    add_weapons(made, c)
    add_cards(made, c)
    for key, work in c.terrain.works.items():
        one = t.WorkType(key, work.cost, work.instead, work.enter, work.tm, work.fp, work.most)
        one.indoors = work.indoors
        made.works.append(one)
    made.work_names = list(c.terrain.works)
    groups = [(at, g.name, g.show) for at, s in c.scenarios.items() for a in s.sides.values() for g in a.groups]
    made.group_names, made.group_words, made.group_numbers = told_apart(groups)
    events = [(at, e.name, e.text) for at, s in c.scenarios.items() for e in s.events]
    made.event_names, made.event_words, made.event_numbers = told_apart(events)
    hexes = boards().atlas.names
    made.location_names = [*hexes, *[f"{h} {UPPER}" for h in hexes], *[f"{h} {INNER}" for h in hexes]]
    fill_tables(made.tables, c)
    made.bits_of = [bits_of(made, kind) for kind in made.type_of]
    return made


def told_apart(things: list[tuple[str, str, Shown]]) -> tuple[list[str], list[Shown], dict[tuple[str, str], int]]:
    """What scenarios name, each with its words: names, words, and the number by scenario and name. The same name
    for other words, as in a scenario copied and changed, is another thing: its scenario stands behind the name."""
    names: list[str] = []
    words: list[Shown] = []
    numbers: dict[tuple[str, str], int] = {}
    known: dict[tuple[str, str], int] = {}
    for scenario, name, said in things:
        key = (name, str(sorted(said.items())))
        if key not in known:
            known[key] = len(names)
            names.append(f"{name} of {scenario}" if name in names else name)
            words.append(said)
        numbers[scenario, name] = known[key]
    return names, words, numbers


def most_units(c: Content) -> dict[str, int]:
    """How many counters of each key there are: enough for every scenario, its losses and its half-squads joined."""
    found = {
        key: len(counter.cup) or (1 if counter.leadership is not None else SPARE)
        for key, counter in c.counters.items()
    }
    for scenario in c.scenarios.values():
        used = dict.fromkeys(c.counters, 0)
        for army in scenario.sides.values():
            for troop in [army, *army.groups]:
                for key, count in troop.force.items():
                    used[key] += count
                for key in troop.men:
                    used[key] += 1
        for key, counter in c.counters.items():
            halves = sum(used[half] for half in counter.reduces)
            most = used[key] + halves // 2
            found[key] = max(found[key], most)
            for half in counter.reduces:
                found[half] = max(found[half], most + used[half])
    return found


def unit_names(counter: Counter, count: int) -> list[str]:
    """What the counters of one key are called: by their own names, or by number."""
    name = counter.show["en"]
    if counter.cup:
        return list(counter.cup)
    return [name] if count == 1 else [f"{name} {n + 1}" for n in range(count)]


def unit_type(c: Content, number: int, key: str, counter: Counter) -> t.UnitType:
    side = t.SIDES.index(c.side_of(key))
    forces = sum(1 << list(c.forces).index(force) for force in counter.force)
    made = t.UnitType(number, key, KINDS.index(counter.kind), side, forces, c.nation_of(key))
    made.fp = -1 if counter.fp is None else counter.fp
    made.range = t.EVERYWHERE if counter.range is None and counter.fp is not None else counter.range or 0
    made.mf = counter.mf
    made.morale, made.shaken_morale = counter.morale
    made.leadership = -1 if counter.leadership is None else counter.leadership
    made.traits = sum(1 << t.TRAITS.index(trait) for trait in counter.traits)
    hurt = counter.wounded
    if hurt is not None:
        made.wounded_fp, made.wounded_range = hurt.fp, hurt.range
        made.wounded_mf, made.wounded_morale = hurt.mf, hurt.morale
    return made


def bits_of(made: t.Box, kind: t.UnitType) -> int:
    """What is printed on a unit of a type, for rules that ask for it all the time."""
    gun = bool(kind.traits & t.GUN)
    says = {
        t.IS_LEADER: kind.kind == t.LEADER,
        t.IS_GUN: gun,
        t.IS_HEAVY: gun or kind.kind == t.SCOUT,
        t.IS_SLOWED: made.carriers[kind.kind].mf > 0,
        t.IS_BLIND: kind.kind in (t.MEDIC, t.CHAPLAIN),
        t.HAS_SMOKE: kind.kind <= t.TEAM and kind.nation in made.tables.smoke,
        t.HOLDS: kind.kind <= t.TEAM or kind.kind == t.HERO,
        t.ON_FOOT: kind.mf > 0 and not gun,
    }
    return sum(bit for bit, so in says.items() if so) + sum(t.GOES << gait for gait in gaits_of(kind))


def gaits_of(kind: t.UnitType) -> list[int]:
    """6.1, 6.3, 6.4: how such a unit can move by what is printed on it."""
    boxed = {ASSAULT: kind.traits & t.ASSAULT, STEALTH: kind.traits & t.STEALTH, CRAWL: kind.kind != t.TEAM}
    return [gait for gait in range(len(GAITS)) if kind.mf > 0 and boxed.get(gait, True)]


def add_weapons(made: t.Box, c: Content) -> None:
    """Every scenario's weapons, and one more of each that a card can bring."""
    most = dict.fromkeys(c.weapons.weapons, 2)
    for scenario in c.scenarios.values():
        used = [w for army in scenario.sides.values() for troop in [army, *army.groups] for w in troop.weapons]
        most = {key: max(count, used.count(key) + 1) for key, count in most.items()}
    for number, (key, weapon) in enumerate(c.weapons.weapons.items()):
        kind = weapon_type(number, key, weapon)
        kind.never_halved = key in c.weapons.never_halved
        made.weapons.append(kind)
        for n in range(most[key]):
            kind.weapons.append(len(made.weapon_names))
            made.weapon_names.append(f"{weapon.show['en']} {n + 1}")
            made.weapon_type_of.append(kind)
        if kind.kind == t.CLAYMORE:
            made.claymores += kind.weapons
    for unit_kind in KINDS:
        row = c.weapons.carriers[unit_kind]
        made.carriers.append(t.Carrier(row.carries, row.mf, row.fires, row.keeps, row.half))
    made.pair_mf, made.pair_half = c.weapons.pair.mf, c.weapons.pair.half


def weapon_type(number: int, key: str, weapon: Weapon) -> t.WeaponType:
    made = t.WeaponType(number, key, t.WEAPON_KINDS.index(weapon.kind), weapon.fp, weapon.range)
    if weapon.other is not None and weapon.other.fp is not None:
        made.other_fp, made.other_range = weapon.other.fp, weapon.other.range or 0
    made.melee, made.once, made.jams, made.tripod = weapon.melee, weapon.once, weapon.jams, weapon.tripod
    return made


def add_cards(made: t.Box, c: Content) -> None:
    for key, card in c.cards.items():
        bearers = c.bearers(card)
        effects = [card.effects.get(skill, 0) for skill in t.SKILLS]  # type: ignore[call-overload]
        items = [card.item.get(side, "") for side in get_args(Side)]
        item = [list(c.weapons.weapons).index(name) if name else -1 for name in items]
        kinds = [kind in bearers for kind in KINDS]
        made.cards.append(t.CardType(key, kinds, card.lasts == "once", effects, item))
        made.cards[-1].needs = bool(card.needs)
        made.card_names.append(card.show["en"])
        for skill, effect in enumerate(effects):
            if effect:
                made.cards_for[skill].append(len(made.cards) - 1)


def fill_tables(made: t.Tables, c: Content) -> None:
    s, moves, works = c.tables, c.terrain.moves, c.terrain.works
    made.attack = {row.key: row.amount for row in s.attack}
    made.ops_zero = next(row.zero for row in s.attack if row.key == "ops-complete")
    d = s.damage
    rows = [d.mmc, d.mmc_shaken, d.smc, d.smc_shaken, d.hero]
    results = [[t.RESULTS.index(result) for result in row.results] for row in rows]
    made.damage_mmc, made.damage_mmc_shaken, made.damage_smc, made.damage_smc_shaken, made.damage_hero = results
    made.columns = [t.Column(col.odds[0], col.odds[1], col.kill) for col in s.melee.columns]
    zero = s.melee.zero
    made.zero_fp, made.zero_attacking, made.zero_defending = zero.fp, zero.attacking, zero.defending
    made.hero, made.glider, made.team = s.melee.hero_shift, s.melee.glider_shift, s.melee.team
    made.m, made.ambush = s.melee.m, s.melee.ambush
    made.spot_blocking, made.spot_degrading = s.spotting.blocking, s.spotting.degrading
    made.crossing, made.scout = s.spotting.crossing, s.spotting.scout
    made.smoke, made.smoke_reach = dict(s.smoke.capacity), s.smoke.reach
    made.smoke_tm, made.smoke_cost = works["smoke"].tm, works["smoke"].cost
    made.flare, made.flare_reach, made.flare_lights = dict(s.flare.capacity), s.flare.reach, s.flare.lights
    made.moving_seen, made.double_time, made.in_cover = (
        s.night.moving_seen,
        s.movement.double_time,
        s.rally.in_cover,
    )
    made.sniper_dice, made.advised, made.hero_made = s.sniper.dice, s.advised.morale, s.hero_made.natural
    made.squads, made.smcs, made.passes = s.stacking.squads, s.stacking.smcs, s.passes
    made.road, made.stairs = moves.road.cost, moves.stairs.cost
    made.level, made.exit = moves.level.cost, moves.exit.cost


# -- a scenario -----------------------------------------------------------------------------------


@cache
def theater(name: str, hills: bool = False) -> t.Theater:
    """One scenario, on a map that throws shadows by the usual reading or by the other (R43)."""
    return Build(name, hills).made


class Build:
    """A theater on the way."""

    def __init__(self, name: str, hills: bool) -> None:
        self.content = content()
        self.box = box()
        self.scenario: Scenario = self.content.scenarios[name]
        laid = placed(self.scenario.boards, boards().atlas)
        one_storey, heights = self.scenario.rules.one_storey, self.content.heights()
        self.map = Map(boards(), laid, self.content.classes(), one_storey, hills, heights)
        self.made = t.Theater(self.box, name, self.map)
        self.taken: dict[str, int] = {}
        self.lay_ground()
        self.muster()
        self.special()
        self.victory()
        self.made.events = [self.happening(event) for event in self.scenario.events]
        self.call()

    def call(self) -> None:
        """Groups and events go by their names here, whatever other scenarios have under these."""
        box, called = self.box, self.made.called
        for (scenario, name), number in box.group_numbers.items():
            if scenario == self.made.name and box.group_names[number] != name:
                called[name] = box.group_names[number]
                called[f"outside {name}"] = f"outside {box.group_names[number]}"
        for (scenario, name), number in box.event_numbers.items():
            if scenario == self.made.name and box.event_names[number] != name:
                called[name] = box.event_names[number]

    def lay_ground(self) -> None:
        made, terrain = self.made, self.content.terrain
        for name, meant in self.map.board.called.items():
            made.called[name] = meant
            for storey in (UPPER, INNER):
                made.called[f"{name} {storey}"] = f"{meant} {storey}" if meant else ""
        for h in self.map.board.hexes:
            row = terrain.hexes[self.map.terrain[h]]
            made.cost[h] = t.PROHIBITED if row.cost is None else row.cost
            made.tm[h], made.sight_class[h] = row.tm, t.CLASSES.index(row.sight)
            made.cancels[h], made.guided[h], made.building[h] = row.cancels_moving, row.guided, bool(row.building)
            made.squads[h] = row.squads or self.box.tables.squads
        made.clear = [sight == t.OPEN for sight in made.sight_class[: self.map.room]] * STOREYS
        made.side_types = [None] * len(self.map.number)
        for key, side in terrain.sides.items():
            if key in self.map.number:
                cost = t.PROHIBITED if side.cost is None else side.cost
                made.side_types[self.map.number[key]] = t.SideType(cost, side.tm, side.bars_guns, side.hampers)
        for rim in get_args(Rim):
            made.rims[rim] = [False] * (self.map.room + 1)
            for h in self.map.board.hexes:
                made.rims[rim][h] = on_rim(self.map.board, h, rim)

    def muster(self) -> None:
        """Who begins where: in the tray, off the board with a group, or a sniper in hiding."""
        made, s = self.made, self.scenario
        made.turns, made.night = s.turns, s.night
        made.initiative = t.NOBODY if s.initiative == "roll" else t.SIDES.index(s.initiative)
        made.set_up = [t.SIDES.index(side) for side in s.set_up]
        made.start = [t.BOX] * len(self.box.type_of)
        for name, army in s.sides.items():
            side = t.SIDES.index(name)
            made.zones[side] = self.hexes(army.zone)
            made.exits[side] = list(army.exits)
            made.works[side] = [self.box.work_names.index(k) for k, n in army.works.items() for _ in range(n)]
            self.enlist(army, side, t.TRAY)
            self.call_up(army, side)
        for key, card in s.skills.items():
            made.start_cards.append((list(self.content.cards).index(card), self.unit_of(key)))

    def call_up(self, army: Army, side: int) -> None:
        for group in army.groups:
            number = self.box.group_numbers[self.made.name, group.name]
            aim = self.map.board.find(group.aim) if group.aim else -1
            enter = [self.map.board.find(h) for h in group.enter]
            made = t.Group(number, side, group.turn, enter, aim)
            made.units, made.weapons = self.enlist(group, side, t.WAITING - number)
            self.made.groups.append(made)

    def enlist(self, troop: Troop, side: int, place: int) -> tuple[list[int], list[int]]:
        """Counters for a troop, out of the box, to where they begin."""
        units, weapons = [], []
        keys = [key for key, count in troop.force.items() for _ in range(count)] + list(troop.men)
        for key in keys:
            unit = self.take(key)
            units.append(unit)
            self.made.start[unit] = t.OFF if self.box.type_of[unit].kind == t.SNIPER else place
        for key in troop.weapons:
            number = self.taken.get(key, 0)
            self.taken[key] = number + 1
            weapon = self.box.weapons[list(self.content.weapons.weapons).index(key)].weapons[number]
            weapons.append(weapon)
            self.made.start_weapons.append((weapon, side, place))
        return units, weapons

    def take(self, key: str) -> int:
        number = self.taken.get(key, 0)
        self.taken[key] = number + 1
        return self.box.types[list(self.content.counters).index(key)].units[number]

    def unit_of(self, key: str) -> int:
        return self.box.types[list(self.content.counters).index(key)].units[0]

    def hexes(self, zone: Zone | None) -> list[int]:
        return [] if zone is None else self.content.hexes(zone, self.map.board, self.map.terrain)

    def special(self) -> None:
        """The special rules of the scenario."""
        made, rules, find = self.made, self.scenario.rules, self.map.board.find
        made.guns = [find(h) for h in self.scenario.markers.get("gun", [])]
        if rules.spike_guns is not None:
            self.spike(rules.spike_guns)
        if rules.smoke_before is not None:
            made.smoke_side = t.SIDES.index(rules.smoke_before.side)
            made.smoke_before = rules.smoke_before.count
            made.smoke_zone = self.hexes(rules.smoke_before.zone)
        if rules.burning is not None:
            made.burning, made.burning_radius = find(rules.burning.hex), rules.burning.radius
            made.burning_until = rules.burning.until
            made.lit = frozenset(self.map.board.within(made.burning, made.burning_radius))
        if rules.drop is not None:
            made.drop_side = t.SIDES.index(rules.drop.side)
            for h in self.map.board.hexes:
                made.drop_check[h] = self.map.terrain[h] in rules.drop.check_in

    def spike(self, rule: SpikeGuns) -> None:
        self.made.spike_side, self.made.spike_die = t.SIDES.index(rule.side), rule.die
        self.made.spike_sure = list(self.content.weapons.weapons).index(rule.sure)

    def victory(self) -> None:
        made, v = self.made, self.scenario.victory
        made.victory_side = t.SIDES.index(v.side)
        made.owner = t.SIDES.index(v.owner) if v.owner is not None else t.NOBODY
        for way in v.ways:
            scores, against = [self.score(s) for s in way.scores], [self.score(s) for s in way.against]
            made.ways.append(t.Way(way.need, scores, against))
        held = [h for way in made.ways for s in [*way.scores, *way.against] if s.what == t.CONTROL for h in s.hexes]
        made.victory_hexes = sorted(set(held))
        for h in held:
            made.counts[h] = True

    def score(self, score: Score) -> t.Score:
        worth = [0] * len(KINDS)
        for word, points in score.kinds.items():
            for kind in self.content.kinds([word]):
                worth[KINDS.index(kind)] = points
        return t.Score(t.SCORES.index(score.what), score.each, self.hexes(score.zone), worth, score.rim or "")

    def happening(self, event: Event) -> t.Happening:
        by = self.content.kinds(event.needs.by) if event.needs.by else KINDS
        side = t.SIDES.index(event.side) if event.side is not None else t.NOBODY
        number = self.box.event_numbers[self.made.name, event.name]
        at = self.map.board.find(event.at)
        made = t.Happening(number, at, event.kind == "sight", side, [kind in by for kind in KINDS])
        self.effects(made, event.effects)
        return made

    def effects(self, made: t.Happening, effects: Effects) -> None:
        find = self.map.board.find
        if effects.carry is not None:
            made.carry_worth, made.carry_rim = effects.carry.worth, effects.carry.rim
        if effects.hero is not None:
            made.hero_side = t.SIDES.index(effects.hero.side)
        if effects.delay is not None:
            made.delay_group = self.box.group_numbers[self.made.name, effects.delay.group]
            made.delay_turns = effects.delay.turns
        if effects.dearer is not None:
            made.dear_hexes, made.dear_points = [find(h) for h in effects.dearer.hexes], effects.dearer.points
        if effects.ammunition is not None:
            lorry = effects.ammunition
            made.ammunition_side, made.ammunition_hex = t.SIDES.index(lorry.side), find(lorry.hex)
            made.ammunition_from, made.ammunition_fp = lorry.from_turn, lorry.fp
        if effects.charge is not None:
            made.charge_side, made.charge_mf = t.SIDES.index(effects.charge.side), effects.charge.mf

"""Looks whether a scenario can be set up and played as it is written."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from grognard.engine.content import Mistakes, in_all_languages
from grognard.games.locknload.boards import Boards
from grognard.games.locknload.box import MMC, SIDES, SMC, Content, columns, on_rim, placed
from grognard.games.locknload.records import (
    Army,
    BoardAt,
    Effects,
    Group,
    Result,
    Rim,
    Scenario,
    Score,
    Side,
    Sourced,
    Troop,
    Zone,
)
from grognard.geometry.hexboards import Board
from grognard.text import LANGUAGES

SCENARIO = "scenario.yaml"
SIZE = {"squad": 2, "team": 2, "half": 1, "crew": 1}
"""1.3: what an MMC takes up of the room for squads, in halves."""
SHOWN = ["show", "text", "title", "story", "goal"]
SOURCES = ["found", "pinned", "proposal", "original"]
WORDS = dict.fromkeys(LANGUAGES, "…")
BLANKS = {
    "source": "original", "order": 0, "title": WORDS, "story": WORDS, "date": "1944-06-06", "turns": 999,
    "initiative": "roll", "set_up": [],
    "victory": {"side": "us", "ways": [{"need": 1, "scores": [{"what": "unspiked"}]}], "goal": WORDS},
}  # fmt: skip
"""What stands for spoilt fields of a scenario, so that the rest of it can be looked at."""
WHOLE = ["boards", "sides us groups", "sides german groups"]
"""What too much of the rest depends on."""


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a kind of record: looked up once, as a file has thousands of records."""
    return msgspec.structs.fields(kind)


def records(value: Any, field: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every record in a file, with its place."""
    if isinstance(value, msgspec.Struct):
        yield field, value
        for f in fields_of(type(value)):
            yield from records(getattr(value, f.name), f"{field} {f.encode_name}".strip())
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from records(one, f"{field} {key}")
    elif isinstance(value, list):
        for n, one in enumerate(value, 1):
            yield from records(one, f"{field} {n}")


def checked(file: str, record: msgspec.Struct) -> Mistakes:
    """The mistakes any file can have: words missing in a language, no source, a free field that is none."""
    bad = Mistakes(file)
    for field, one in records(record):
        for f in fields_of(type(one)):
            if f.name in SHOWN and not in_all_languages(getattr(one, f.name)):
                bad.add("locknload-content-languages", f"{field} {f.name}", languages=", ".join(LANGUAGES))
        if isinstance(one, Sourced):
            if not any(word in one.source for word in SOURCES):
                bad.known(one.source, SOURCES, f"{field} source")
            names = [f.encode_name for f in fields_of(type(one))]
            for word in one.free:
                bad.known(word, [*names, "shaken", *get_args(Result)], f"{field} free")
    return bad


class ScenarioCheck:
    """One scenario, looked at part by part."""

    def __init__(self, content: Content, boards: Boards, name: str, scenario: Scenario) -> None:
        self.content = content
        self.boards = boards
        self.scenario = scenario
        self.bad = checked(f"{name}/{SCENARIO}", scenario)
        self.map: Board | None = None
        """None where the boards do not fit: then nothing about hexes is looked at."""
        self.zones: dict[Side, list[int]] = {}

    def run(self, spoilt: Mistakes | None = None) -> None:
        """All of it, told with what was spoilt in the file."""
        self.check_boards()
        for side in SIDES:
            if self.bad.known(side, self.scenario.sides, "sides"):
                self.check_army(side, self.scenario.sides[side])
        self.check_set_up()
        self.check_zones()
        self.check_names()
        self.check_people()
        self.check_rules()
        self.check_victory()
        self.check_events()
        if spoilt is not None:
            spoilt.take(self.bad)
            spoilt.tell()
        self.bad.tell()

    def check_boards(self) -> None:
        """Each board once, none upon another, all of them joined."""
        boards = self.scenario.boards
        fine = [self.bad.known(one.board, self.boards.atlas.sheets, "boards") for one in boards]
        for n, one in enumerate(boards):
            for before in boards[:n]:
                if one.at == before.at or one.board == before.board:
                    self.bad.add("locknload-content-overlap", "boards", one=before.board, other=one.board)
                    fine.append(False)
            if n and not any(apart(one, other) == 1 for other in boards):
                self.bad.add("locknload-content-apart", "boards", board=one.board)
                fine.append(False)
        if all(fine):
            self.map = Board(self.boards.atlas, placed(boards, self.boards.atlas))

    def hex(self, name: str, field: str, passable: bool = True) -> int:
        """The hex of a name; a mistake if it is not there, or nobody can be in it. -1 then."""
        if self.map is None:
            return -1
        if name not in self.boards.atlas.ids or name not in self.map.ids:
            boards = ", ".join(one.board for one in self.scenario.boards)
            self.bad.add("locknload-content-hex", field, hex=name, boards=boards)
            return -1
        found = self.map.find(name)
        if passable and self.content.terrain.hexes[self.boards.terrain[found]].cost is None:
            self.bad.add("locknload-content-barred", field, hex=name)
            return -1
        return found

    def zone(self, zone: Zone, field: str) -> list[int]:
        """The hexes of a zone; none if it is mistaken."""
        before = len(self.bad.found)
        for name in zone.hexes:
            self.hex(name, f"{field} hexes")
        for key in zone.terrain:
            self.bad.known(key, self.content.terrain.hexes, f"{field} terrain")
        if (zone.within is None) != (not zone.of) or not (zone.hexes or zone.of or zone.columns or zone.terrain):
            self.bad.add("locknload-content-zone", field)
        if zone.of:
            self.hex(zone.of, f"{field} of", passable=False)
        if zone.columns is not None:
            self.check_columns(zone, field)
        if self.map is None or len(self.bad.found) > before:
            return []
        found = self.content.hexes(zone, self.map, self.boards.terrain)
        if not found:
            self.bad.add("locknload-content-empty", field)
        return found

    def check_columns(self, zone: Zone, field: str) -> None:
        names = [one.board for one in self.scenario.boards]
        board = zone.board or (names[0] if len(names) == 1 else "")
        if not self.bad.known(board, names, f"{field} board") or board not in self.boards.atlas.sheets:
            return
        letters = columns(self.boards.atlas, board)
        low, high = zone.columns or ("", "")
        fine = [self.bad.known(letter, letters, f"{field} columns") for letter in (low, high)]
        if all(fine) and letters.index(low) > letters.index(high):
            self.bad.add("locknload-content-order", f"{field} columns", low=low, high=high)

    def check_army(self, side: Side, army: Army) -> None:
        at = f"sides {side}"
        self.check_troop(side, army, at)
        for key, count in army.works.items():
            works = [key for key, work in self.content.terrain.works.items() if work.setup]
            if self.bad.known(key, works, f"{at} works") and army.zone is None:
                self.bad.add("locknload-content-no-zone", f"{at} works", count=count)
        if army.zone is not None:
            found = self.zones[side] = self.zone(army.zone, f"{at} zone")
            burning = self.scenario.rules.burning
            if burning is not None and self.map is not None:
                found = [h for h in found if burning.hex not in self.map.names[h]]
            if found:
                self.check_room(army, found, at)
        elif army.force or [man for man in army.men if not self.is_kind(man, "sniper")]:
            self.bad.add("locknload-content-no-zone", f"{at} zone", count=sum(army.force.values()) + len(army.men))
        for group in army.groups:
            self.check_group(side, group, f"{at} groups {group.name}")

    def is_kind(self, key: str, *kinds: str) -> bool:
        return key in self.content.counters and self.content.counters[key].kind in kinds

    def check_troop(self, side: Side, troop: Troop, at: str) -> None:
        """Counters that are there, of this side and this box, each in its place; weapons somebody can carry."""
        c = self.content
        for field, keys, kinds in ((f"{at} force", list(troop.force), MMC), (f"{at} men", troop.men, SMC)):
            for key in keys:
                if not self.bad.known(key, c.counters, field):
                    continue
                if c.counters[key].module:
                    self.bad.add("locknload-content-module", field, word=key)
                if c.side_of(key) != side:
                    self.bad.add("locknload-content-side", field, counter=key, side=side)
                if c.counters[key].kind not in kinds:
                    self.bad.add("locknload-content-kind", field, counter=key, kinds=", ".join(kinds))
        for key in troop.weapons:
            if self.bad.known(key, c.weapons.weapons, f"{at} weapons") and c.weapons.weapons[key].module:
                self.bad.add("locknload-content-module", f"{at} weapons", word=key)
        hands = Tally(troop.force) + Tally(troop.men)
        room = sum(
            count * c.weapons.carriers[c.counters[key].kind].carries
            for key, count in hands.items()
            if key in c.counters
        )
        if room < len(troop.weapons):
            self.bad.add("locknload-content-hands", f"{at} weapons", count=len(troop.weapons), room=room)

    def check_room(self, army: Army, found: list[int], at: str) -> None:
        """1.3: whether the force fits its zone by the limits of a hex; upper floors are not counted on."""
        c, limits = self.content, self.content.tables.stacking
        rows = [c.terrain.hexes[self.boards.terrain[h]] for h in found]
        halves = sum(2 * (row.squads or limits.squads) for row in rows)
        self.check_fit(army, halves, limits.smcs * len(rows), at)
        for key, count in army.works.items():
            work = c.terrain.works.get(key)
            if work is not None:
                places = [row for row in rows if work.indoors or not row.building]
                if count > work.most * len(places):
                    room = work.most * len(places)
                    self.bad.add("locknload-content-room", f"{at} works {key}", need=count, room=room)

    def check_fit(self, troop: Troop, halves: int, men: int, at: str) -> None:
        """1.3: so many half-squads' worth, and so many single men, have room; snipers come later."""
        counters = self.content.counters
        sizes = [n * SIZE.get(counters[key].kind, 0) for key, n in troop.force.items() if key in counters]
        if sum(sizes) > halves:
            self.bad.add("locknload-content-room", f"{at} force", need=-(-sum(sizes) // 2), room=halves // 2)
        single = [man for man in troop.men if not self.is_kind(man, "sniper")]
        if len(single) > men:
            self.bad.add("locknload-content-room", f"{at} men", need=len(single), room=men)

    def check_group(self, side: Side, group: Group, at: str) -> None:
        self.check_troop(side, group, at)
        if group.turn > self.scenario.turns:
            self.bad.add("locknload-content-late", f"{at} turn", turn=group.turn, last=self.scenario.turns)
        if not group.force and not group.men:
            self.bad.add("locknload-content-nobody", at)
        if bool(group.enter) == bool(group.aim):
            self.bad.add("locknload-content-way-in", at)
        for name in group.enter:
            found = self.hex(name, f"{at} enter")
            if self.map is not None and found >= 0 and not any(on_rim(self.map, found, r) for r in get_args(Rim)):
                self.bad.add("locknload-content-rim", f"{at} enter", hex=name)
        drop = self.scenario.rules.drop
        if group.aim:
            self.hex(group.aim, f"{at} aim", passable=False)
            limits = self.content.tables.stacking
            self.check_fit(group, 2 * limits.squads, limits.smcs, at)
            if drop is None or drop.side != side:
                self.bad.add("locknload-content-drop", f"{at} aim", side=side)

    def check_set_up(self) -> None:
        """Each side with a zone sets up, once."""
        zones = [
            side for side in SIDES if side in self.scenario.sides and self.scenario.sides[side].zone is not None
        ]
        if sorted(self.scenario.set_up) != sorted(zones):
            self.bad.add("locknload-content-set-up", "set_up", sides=", ".join(zones))

    def check_zones(self) -> None:
        """8.0: enemies in one hex are in a melee, so no hex is for both sides to set up in."""
        one, other = [self.zones.get(side, []) for side in SIDES]
        if self.map is not None and set(one) & set(other):
            hexes = ", ".join([self.map.names[h][0] for h in one if h in other])
            self.bad.add("locknload-content-shared", f"sides {SIDES[1]} zone", hexes=hexes)

    def check_names(self) -> None:
        """What has a name is known by it: a group wherever its units wait, an event wherever it has happened."""
        groups = Tally(group.name for army in self.scenario.sides.values() for group in army.groups)
        events = Tally(event.name for event in self.scenario.events)
        for field, names in (("sides groups", groups), ("events", events)):
            for name, count in names.items():
                if count > 1:
                    self.bad.add("locknload-content-once", field, word=name, count=count)

    def troops(self) -> list[Troop]:
        return [t for army in self.scenario.sides.values() for t in [army, *army.groups]]

    def check_people(self) -> None:
        """Leaders are one of a kind, heroes as many as the cup holds; cards go to somebody who can use them."""
        c = self.content
        men = Tally(man for troop in self.troops() for man in troop.men)
        for man, count in men.items():
            if man in c.counters:
                most = len(c.counters[man].cup) or (1 if c.counters[man].kind == "leader" else count)
                if count > most:
                    self.bad.add("locknload-content-too-many", "sides", counter=man, count=count, most=most)
        for man, card in self.scenario.skills.items():
            self.bad.known(man, men, "skills")
            known = self.bad.known(card, c.cards, f"skills {man}") and man in c.counters
            if known and c.counters[man].kind not in c.bearers(c.cards[card]):
                kind = c.counters[man].kind
                self.bad.add("locknload-content-bearer", f"skills {man}", card=card, kind=kind)

    def check_rules(self) -> None:
        rules = self.scenario.rules
        if rules.smoke_before is not None:
            found = self.zone(rules.smoke_before.zone, "rules smoke_before zone")
            if found and len(found) < rules.smoke_before.count:
                field = "rules smoke_before count"
                self.bad.add("locknload-content-room", field, need=rules.smoke_before.count, room=len(found))
        if rules.burning is not None:
            self.hex(rules.burning.hex, "rules burning hex")
            self.check_turn(rules.burning.until, "rules burning until")
        if rules.drop is not None:
            for key in rules.drop.check_in:
                self.bad.known(key, self.content.terrain.hexes, "rules drop check_in")
        for marker, hexes in self.scenario.markers.items():
            for name in hexes:
                self.hex(name, f"markers {marker}")
        guns = self.scenario.markers.get("gun", [])
        if (rules.spike_guns is None) != (not guns):
            self.bad.add("locknload-content-guns", "rules spike_guns")
        if rules.spike_guns is not None:
            self.bad.known(rules.spike_guns.sure, self.content.weapons.weapons, "rules spike_guns sure")

    def check_turn(self, turn: int, field: str) -> None:
        if turn > self.scenario.turns:
            self.bad.add("locknload-content-late", field, turn=turn, last=self.scenario.turns)

    def check_victory(self) -> None:
        """What scores can be scored; a way whose points are all in hexes can be reached."""
        victory = self.scenario.victory
        for n, way in enumerate(victory.ways, 1):
            most = 0
            for score in [*way.scores, *way.against]:
                field = f"victory ways {n} {score.what}"
                found = self.zone(score.zone, f"{field} zone") if score.zone is not None else []
                most += score.each * len(found)
                self.check_score(score, field)
            hexes_only = all(score.what == "control" for score in way.scores) and not way.against
            if hexes_only and self.map is not None and most < way.need:
                self.bad.add("locknload-content-room", f"victory ways {n} need", need=way.need, room=most)

    def check_score(self, score: Score, field: str) -> None:
        """Each score has what it counts, and a rim by which somebody can leave."""
        needs = {
            "zone": (score.zone is not None, score.what in ("control", "beyond")),
            "kinds": (bool(score.kinds), score.what in ("beyond", "eliminated", "exited")),
            "rim": (score.rim is not None, score.what == "exited"),
        }
        for word, (is_there, must) in needs.items():
            if is_there != must:
                self.bad.add("locknload-content-score", f"{field} {word}", what=score.what)
        if score.what == "control" and self.scenario.victory.owner is None:
            self.bad.add("locknload-content-owner", "victory owner")
        if score.rim is not None:
            self.check_exit(self.scenario.victory.side, score.rim, field)

    def check_exit(self, side: Side, rim: Rim, field: str) -> None:
        if side in self.scenario.sides and rim not in self.scenario.sides[side].exits:
            self.bad.add("locknload-content-exit", field, side=side, rim=rim)

    def check_events(self) -> None:
        for event in self.scenario.events:
            at = f"events {event.name}"
            self.hex(event.at, f"{at} at", passable=event.kind == "occupation")
            if event.effects == Effects():
                self.bad.add("locknload-content-effects", f"{at} effects")
            self.check_effects(event.effects, f"{at} effects", event.side)

    def check_effects(self, effects: Effects, at: str, side: Side | None) -> None:
        if effects.delay is not None and effects.delay.side in self.scenario.sides:
            groups = {g.name: g for g in self.scenario.sides[effects.delay.side].groups}
            if self.bad.known(effects.delay.group, groups, f"{at} delay group"):
                self.check_turn(groups[effects.delay.group].turn + effects.delay.turns, f"{at} delay turns")
        for name in effects.dearer.hexes if effects.dearer is not None else []:
            self.hex(name, f"{at} dearer hexes")
        if effects.ammunition is not None:
            self.hex(effects.ammunition.hex, f"{at} ammunition hex")
            self.check_turn(effects.ammunition.from_turn, f"{at} ammunition from_turn")
        if effects.carry is not None and side is not None:
            self.check_exit(side, effects.carry.rim, f"{at} carry rim")


def apart(one: BoardAt, other: BoardAt) -> int:
    """How many boards apart two of a map lie, over short and long sides."""
    return abs(one.at[0] - other.at[0]) + abs(one.at[1] - other.at[1])

"""Reads the content files and checks that they fit together; all mistakes of a file are told at once."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from importlib import resources
from typing import Any, Protocol, get_args

import msgspec

from grognard.engine.content import Mistakes, read_content
from grognard.games.locknload.records import (
    Army,
    BoardAt,
    Card,
    CardsFile,
    Counter,
    CountersFile,
    Effects,
    Group,
    Kind,
    Modifier,
    Result,
    Rim,
    Scenario,
    Score,
    Side,
    Sourced,
    TablesFile,
    TerrainFile,
    Troop,
    WeaponsFile,
    Zone,
)
from grognard.geometry.hexboards import Atlas, Board, Placed
from grognard.text import LANGUAGES

FOLDER = "grognard.games.locknload.normandy"
SCENARIO = "scenario.yaml"
SIDES: list[Side] = list(get_args(Side))
KINDS: list[Kind] = list(get_args(Kind))
MMC: list[Kind] = ["squad", "half", "crew", "team"]
SMC = [kind for kind in KINDS if kind not in MMC]
SIZE = {"squad": 2, "team": 2, "half": 1, "crew": 1}
"""1.3: what an MMC takes up of the room for squads, in halves."""
SHOWN = ["show", "text", "title", "story", "goal"]
SOURCES = ["found", "pinned", "proposal", "original"]


class Boards(Protocol):
    """All boards of the box: their hexes, and the terrain of each by its number."""

    atlas: Atlas
    terrain: list[str]


class Content:
    """Everything the files say, and what follows from it at once."""

    def __init__(
        self,
        terrain: TerrainFile,
        counters: CountersFile,
        weapons: WeaponsFile,
        tables: TablesFile,
        cards: CardsFile,
        scenarios: dict[str, Scenario],
    ) -> None:
        self.terrain = terrain
        self.forces = counters.forces
        self.counters = counters.counters
        self.weapons = weapons
        self.tables = tables
        self.cards = cards.cards
        self.scenarios = scenarios

    def side_of(self, counter: str) -> Side:
        return self.forces[self.counters[counter].force[0]].side

    def nation_of(self, counter: str) -> str:
        return self.forces[self.counters[counter].force[0]].nation

    def bearers(self, card: Card) -> list[Kind]:
        """12.0: the kinds of units a card is for."""
        return self.kinds(card.bearers)

    def kinds(self, words: list[Any]) -> list[Kind]:
        """Kinds of units, with the words for several of them spelled out."""
        found = {
            "any": KINDS,
            "smc": SMC,
            "carrier": [kind for kind in KINDS if self.weapons.carriers[kind].carries],
        }
        return [kind for kind in KINDS if any(kind in found.get(word, [word]) for word in words)]

    def hexes(self, zone: Zone, board: Board, terrain: list[str]) -> list[int]:
        """The hexes of a zone that men on foot can be in, in the order of their numbers."""
        names = set(zone.hexes)
        centre = board.find(zone.of) if zone.of else -1
        found: list[int] = []
        for h in board.hexes:
            row = self.terrain.hexes[terrain[h]]
            if (
                row.cost is not None
                and (not names or names.intersection(board.names[h]))
                and (zone.within is None or board.distance(centre, h) <= zone.within)
                and (zone.columns is None or in_columns(zone, board, h))
                and (not zone.terrain or terrain[h] in zone.terrain)
            ):
                found.append(h)
        return found


def in_columns(zone: Zone, board: Board, h: int) -> bool:
    """Whether one of the names of a hex is in the columns of the zone's board."""
    assert zone.columns is not None
    first = board.atlas.first
    prefix = zone.board or next(p for p in first if board.atlas.names[first[p]] in board.ids)
    letters = columns(board.atlas, prefix)
    low, high = letters.index(zone.columns[0]), letters.index(zone.columns[1])
    words = [name.removeprefix(prefix).rstrip("0123456789") for name in board.names[h] if name.startswith(prefix)]
    return any(low <= letters.index(word) <= high for word in words)


def columns(atlas: Atlas, prefix: str) -> list[str]:
    """The letters of a board's columns, from west to east as printed."""
    sheet = atlas.sheets[prefix]
    return [sheet.address(column, 1).rstrip("0123456789") for column in range(sheet.columns)]


def placed(boards: list[BoardAt], atlas: Atlas) -> list[Placed]:
    """Where the boards of a scenario lie: joined on their half hexes."""
    found: list[Placed] = []
    for one in boards:
        sheet = atlas.sheets[one.board]
        wide, high = sheet.columns - 1, sheet.first[1] - sheet.first[0]
        found.append(Placed(one.board, one.at[0] * wide, one.at[1] * high, one.turned))
    return found


def on_rim(board: Board, h: int, rim: Rim) -> bool:
    """Whether a hex lies on that rim of the map: north and south are ragged by half a hex."""
    if rim in ("west", "east"):
        return board.q[h] == (board.west if rim == "west" else board.east)
    return board.v[h] <= board.north + 1 if rim == "north" else board.v[h] >= board.south - 1


def read(boards: Boards) -> Content:
    """All content of the game, for these boards."""
    folders = [entry for entry in resources.files(FOLDER).iterdir() if entry.joinpath(SCENARIO).is_file()]
    found = {folder.name: read_content(FOLDER, f"{folder.name}/{SCENARIO}", Scenario) for folder in folders}
    content = Content(
        read_content(FOLDER, "terrain.yaml", TerrainFile),
        read_content(FOLDER, "counters.yaml", CountersFile),
        read_content(FOLDER, "weapons.yaml", WeaponsFile),
        read_content(FOLDER, "tables.yaml", TablesFile),
        read_content(FOLDER, "cards.yaml", CardsFile),
        dict(sorted(found.items(), key=lambda entry: entry[1].order)),
    )
    check(content, boards)
    return content


def check(content: Content, boards: Boards) -> None:
    """Refuses the first file that has mistakes, with all of them."""
    check_terrain(content, boards)
    check_counters(content)
    check_weapons(content)
    check_tables(content)
    check_cards(content)
    for name, scenario in content.scenarios.items():
        ScenarioCheck(content, boards, name, scenario).run()


def records(value: Any, field: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every record in a file, with its place."""
    if isinstance(value, msgspec.Struct):
        yield field, value
        for f in msgspec.structs.fields(value):
            yield from records(getattr(value, f.name), f"{field} {f.encode_name}".strip())
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from records(one, f"{field} {key}")
    elif isinstance(value, list):
        for n, one in enumerate(value, 1):
            yield from records(one, f"{field} {n}")


def checked(file: str, record: msgspec.Struct) -> Mistakes:
    """The mistakes any file can have: words missing in a language, a row without source, a free field that is none."""
    bad = Mistakes(file)
    for field, one in records(record):
        for f in msgspec.structs.fields(one):
            if f.name in SHOWN:
                words = getattr(one, f.name)
                if set(words) != set(LANGUAGES) or not all(words.values()):
                    bad.add("locknload-content-languages", f"{field} {f.name}", languages=", ".join(LANGUAGES))
        if isinstance(one, Sourced):
            if not any(word in one.source for word in SOURCES):
                bad.known(one.source, SOURCES, f"{field} source")
            names = [f.encode_name for f in msgspec.structs.fields(one)]
            for word in one.free:
                bad.known(word, [*names, "shaken", *get_args(Result)], f"{field} free")
    return bad


def check_terrain(content: Content, boards: Boards) -> None:
    bad = checked("terrain.yaml", content.terrain)
    for key in sorted(set(boards.terrain)):
        bad.known(key, content.terrain.hexes, "hexes")
    bad.tell()


def check_counters(content: Content) -> None:
    file = CountersFile(source="", forces=content.forces, counters=content.counters)
    bad = checked("counters.yaml", file)
    for key, force in content.forces.items():
        bad.known(force.nation, content.tables.smoke.capacity, f"forces {key} nation")
    for key, counter in content.counters.items():
        at = f"counters {key}"
        known = [bad.known(force, content.forces, f"{at} force") for force in counter.force]
        if all(known) and len({content.forces[force].side for force in counter.force}) > 1:
            bad.add("locknload-content-two-sides", f"{at} force")
        for word in printed(counter):
            bad.add("locknload-content-printed", f"{at} {word}", kind=counter.kind)
        for half in counter.reduces:
            if bad.known(half, content.counters, f"{at} reduces") and content.counters[half].kind != "half":
                bad.add("locknload-content-half", f"{at} reduces", counter=half)
    bad.tell()


def printed(counter: Counter) -> list[str]:
    """The fields that this kind of counter must have and has not, or must not have and has."""
    kind = counter.kind
    has = {
        "fp": (counter.fp is not None, kind in ("squad", "half", "crew", "hero", "sniper", "scout")),
        "range": (counter.range is not None, counter.fp is not None and kind != "sniper"),
        "leadership": (counter.leadership is not None, kind in ("leader", "chaplain")),
        "reduces": (bool(counter.reduces), kind == "squad"),
        "wounded": (counter.wounded is not None, kind == "hero"),
        "cup": (bool(counter.cup), kind == "hero"),
    }
    either = ["fp"] if kind == "team" else []
    return [word for word, (is_there, must) in has.items() if is_there != must and word not in either]


def check_weapons(content: Content) -> None:
    bad = checked("weapons.yaml", content.weapons)
    for kind in KINDS:
        bad.known(kind, content.weapons.carriers, "carriers")
    for key in content.weapons.never_halved:
        bad.known(key, content.weapons.weapons, "never_halved")
    for key, weapon in content.weapons.weapons.items():
        if weapon.tripod != (weapon.other is not None):
            bad.add("locknload-content-tripod", f"weapons {key} other")
    bad.tell()


def check_tables(content: Content) -> None:
    t = content.tables
    bad = checked("tables.yaml", t)
    keys = [row.key for row in t.attack]
    for key in get_args(Modifier):
        if keys.count(key) != 1:
            bad.add("locknload-content-once", "attack", word=key, count=keys.count(key))
    ratios = [column.odds[0] / column.odds[1] for column in t.melee.columns]
    kills = [column.kill for column in t.melee.columns]
    if ratios != sorted(set(ratios)) or kills != sorted(set(kills), reverse=True):
        bad.add("locknload-content-columns", "melee columns")
    for nation in {**t.smoke.capacity, **t.flare.capacity}:
        bad.known(nation, t.smoke.capacity, "smoke capacity")
        bad.known(nation, t.flare.capacity, "flare capacity")
    bad.tell()


def check_cards(content: Content) -> None:
    bad = checked("cards.yaml", CardsFile(source="", cards=content.cards))
    for key, card in content.cards.items():
        if (card.lasts == "item") != (set(card.item) == set(SIDES)):
            bad.add("locknload-content-item", f"cards {key} item")
        for weapon in card.item.values():
            bad.known(weapon, content.weapons.weapons, f"cards {key} item")
    bad.tell()


class ScenarioCheck:
    """Looks whether a scenario can be set up and played as it is written."""

    def __init__(self, content: Content, boards: Boards, name: str, scenario: Scenario) -> None:
        self.content = content
        self.boards = boards
        self.scenario = scenario
        self.bad = checked(f"{name}/{SCENARIO}", scenario)
        self.map: Board | None = None
        """None where the boards do not fit: then nothing about hexes is looked at."""

    def run(self) -> None:
        self.check_boards()
        for side in SIDES:
            if self.bad.known(side, self.scenario.sides, "sides"):
                self.check_army(side, self.scenario.sides[side])
        self.check_set_up()
        self.check_people()
        self.check_rules()
        self.check_victory()
        self.check_events()
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
        if self.map is None or not self.bad.known(name, self.map.ids, field):
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
        if all([self.bad.known(letter, letters, f"{field} columns") for letter in (low, high)]):
            if letters.index(low) > letters.index(high):
                self.bad.add("locknload-content-order", f"{field} columns", low=low, high=high)

    def check_army(self, side: Side, army: Army) -> None:
        at = f"sides {side}"
        self.check_troop(side, army, at)
        for key, count in army.works.items():
            works = [key for key, work in self.content.terrain.works.items() if work.setup]
            if self.bad.known(key, works, f"{at} works") and army.zone is None:
                self.bad.add("locknload-content-no-zone", f"{at} works", count=count)
        if army.zone is not None:
            found = self.zone(army.zone, f"{at} zone")
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
        sizes = [n * SIZE.get(c.counters[key].kind, 0) for key, n in army.force.items() if key in c.counters]
        if sum(sizes) > halves:
            self.bad.add("locknload-content-room", f"{at} force", need=-(-sum(sizes) // 2), room=halves // 2)
        men = [man for man in army.men if not self.is_kind(man, "sniper")]
        if len(men) > limits.smcs * len(rows):
            self.bad.add("locknload-content-room", f"{at} men", need=len(men), room=limits.smcs * len(rows))
        for key, count in army.works.items():
            work = c.terrain.works.get(key)
            if work is not None:
                places = [row for row in rows if work.indoors or not row.building]
                if count > work.most * len(places):
                    room = work.most * len(places)
                    self.bad.add("locknload-content-room", f"{at} works {key}", need=count, room=room)

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
            if drop is None or drop.side != side:
                self.bad.add("locknload-content-drop", f"{at} aim", side=side)

    def check_set_up(self) -> None:
        """Each side with a zone sets up, once."""
        zones = [
            side for side in SIDES if side in self.scenario.sides and self.scenario.sides[side].zone is not None
        ]
        if sorted(self.scenario.set_up) != sorted(zones):
            self.bad.add("locknload-content-set-up", "set_up", sides=", ".join(zones))

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
            if self.bad.known(card, c.cards, f"skills {man}") and man in c.counters:
                if c.counters[man].kind not in c.bearers(c.cards[card]):
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

"""Looks whether a mission can be set up and played as it is written, and whether a campaign comes to an end."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from grognard.games.heroes.boards import PLAYABLE, beside, may_stand, on_rim
from grognard.games.heroes.decks import check_deck
from grognard.games.heroes.grammar import Grammar
from grognard.games.heroes.records.base import Army, Fort
from grognard.games.heroes.records.campaigns import Campaign, Leg, Outcome
from grognard.games.heroes.records.missions import (
    Arrival,
    Box,
    Effect,
    Exit,
    KeepsOut,
    Mission,
    Place,
    Placed,
    Reinforce,
    Score,
    Walk,
)
from grognard.games.heroes.records.orders import Order
from grognard.games.heroes.records.printed import BoardFile
from grognard.games.heroes.schema import Faults, Read, said

if TYPE_CHECKING:
    from grognard.games.heroes.content import Content

NO_ENEMY: Final = "no-enemy"
MINE: Final = "mine"
SPECIALS: Final = ("keeps_out", "exit", "mine_in_cup", "may_hide", "free_facing", "walk")
TARGETS: Final = ("nearest-objective", "densest", "player-chooses")
TOWARD: Final = ("edge-north", "edge-east", "edge-south", "edge-west", "nearest-unit")
FACES: Final = {"d6": range(1, 7), "2d6": range(2, 13)}
HERE: Final = ("trench", "bunker")
"""What one can be inside of."""


def faces_of(on: int | str) -> list[int]:
    """The faces a row of a die table is for; none if it means nothing.

    >>> faces_of(4), faces_of("1-3"), faces_of("x")
    ([4], [1, 2, 3], [])
    """
    low, dash, high = str(on).partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()):
        return []
    return list(range(int(low), int(high if dash else low) + 1))


class MissionCheck:
    """One mission, looked at part by part: a part whose fields could not be read is left out."""

    def __init__(self, box: Content, found: Read[Mission]) -> None:
        self.box = box
        self.mission = found.record
        self.found = found
        self.bad = found.bad
        self.grammar = Grammar(found.bad, list(box.counters), PLAYABLE)
        self.board: BoardFile | None = None
        """None where it is unknown: then terrain is not looked at."""

    def run(self) -> None:
        whole = self.found.whole
        if whole("board") and self.bad.known(self.mission.board, self.box.boards, "board"):
            self.board = self.box.boards[self.mission.board]
        if whole("order_cards"):
            self.check_orders()
        if whole("action_cards", "player"):
            self.check_actions()
        if whole("markers", "objectives"):
            self.check_objectives()
        if whole("units", "player"):
            self.check_force(self.mission.units, self.mission.player, "units")
        if whole("ai", "player"):
            self.check_force(self.mission.ai, self.mission.ai_army, "ai")
        if whole("ai", "rumoured"):
            self.check_alone()
        if whole("units", "ai"):
            self.check_numbers()
        if whole("forts", "units", "ai"):
            self.check_forts()
        for name in self.mission.entry:
            self.grammar.hex(name, "entry")
        for herd in self.mission.neutrals:
            self.grammar.hex(herd.hex, "neutrals")
        for key in self.mission.cup:
            self.check_cup(key, "cup")
        self.check_tables()
        for n, arrival in enumerate(self.mission.reinforcements, 1):
            self.check_arrival(arrival, f"reinforcements {n}")
        for n, order in enumerate(self.mission.reactive, 1):
            self.grammar.order(order, f"reactive {n}", within=True)
        for n, order in enumerate(self.mission.orders, 1):
            self.grammar.order(order, f"orders {n}", within=True)
        for box in self.mission.sheet:
            self.check_box(box)
        if whole("sheet"):
            self.check_sheet()
        if whole("special"):
            self.check_specials()
        if whole("scoring", "special", "markers"):
            for n, score in enumerate(self.mission.scoring, 1):
                self.check_score(score, f"scoring {n}")
        if whole("special", "sheet", "cup"):
            self.check_notes()
        if whole("units", "ai", "cup", "sheet", "reinforcements", "rumoured", "forts", "neutrals"):
            self.check_copies()

    # -- decks ----------------------------------------------------------------------------------------

    def check_orders(self) -> None:
        cards, box = self.mission.order_cards, self.box
        before = len(self.bad.found)
        check_deck(self.bad, cards.cards, box.orders, box.decks, "order_cards cards")
        if len(self.bad.found) == before:
            at = "order_cards easier without"
            easier = cards.easier.without if cards.easier is not None else ()
            check_deck(self.bad, cards.cards, box.orders, box.decks, at, box.easier(self.mission))
            mine = box.deck(self.mission)
            for one in easier:
                if isinstance(one, int) and one not in mine:
                    self.bad.add("heroes-content-not-in-deck", at, number=one)

    def check_actions(self) -> None:
        cards = self.mission.action_cards
        copies = 0
        for key in cards.numbers:
            if self.bad.known(key, self.box.actions, "action_cards numbers"):
                card = self.box.actions[key]
                copies += card.copies
                if card.army not in (None, self.mission.player):
                    self.bad.add("heroes-content-side", "action_cards numbers", word=key, side=self.mission.player)
        if cards.first > copies:
            self.bad.add("heroes-content-few-cards", "action_cards first", wanted=cards.first, count=copies)

    # -- the set-up -----------------------------------------------------------------------------------

    def check_objectives(self) -> None:
        for name in self.mission.objectives:
            self.grammar.hex(name, "objectives")
        seen: set[str] = set()
        for marker in self.mission.markers:
            self.grammar.hex(marker.hex, "markers")
            if marker.hex in seen:
                self.bad.add("heroes-content-hex-twice", "markers", hex=marker.hex)
            seen.add(marker.hex)

    def check_force(self, force: tuple[Placed, ...], army: Army, at: str) -> None:
        """Known counters of this side, each where it can stand."""
        for n, one in enumerate(force, 1):
            where = f"{at} {n}"
            if self.check_counter(one.unit, army, f"{where} unit"):
                self.check_place(one.unit, one.hex, f"{where} hex")
                numbers = self.box.counters[one.unit].numbers
                if one.number is not None and one.number not in numbers:
                    low, high = numbers[0], numbers[-1]
                    self.bad.add("heroes-content-range", f"{where} number", value=one.number, low=low, high=high)

    def check_counter(self, key: str, army: Army, at: str) -> bool:
        if not self.bad.known(key, self.box.counters, at):
            return False
        if self.found.whole("player") and self.box.counters[key].army != army:
            self.bad.add("heroes-content-side", at, word=key, side=army)
        return True

    def check_place(self, key: str, name: str, at: str) -> None:
        """B1, EOD 5: a whole hex that the unit could enter."""
        if not self.grammar.hex(name, at) or self.board is None:
            return
        unburdened = self.box.tables.limits.unburdened
        if not may_stand(self.box.counters[key], name, self.board, self.box.terrain, unburdened):
            self.bad.add("heroes-content-barred", at, unit=key, hex=name)

    def check_alone(self) -> None:
        """5.5: AI never stack, rumoured ones neither."""
        seen: set[str] = set()
        named = [(one.hex, f"ai {n} hex") for n, one in enumerate(self.mission.ai, 1)]
        for n, name in enumerate(self.mission.rumoured, 1):
            self.grammar.hex(name, f"rumoured {n}")
            named.append((name, f"rumoured {n}"))
        for name, at in named:
            if name in seen:
                self.bad.add("heroes-content-stacked", at, hex=name)
            seen.add(name)

    def check_numbers(self) -> None:
        """A printed number stands on one counter only."""
        seen: set[tuple[str, int]] = set()
        for at, force in (("units", self.mission.units), ("ai", self.mission.ai)):
            for n, one in enumerate(force, 1):
                if one.number is not None and (one.unit, one.number) in seen:
                    self.bad.add("heroes-content-counter-twice", f"{at} {n} number", number=one.number)
                if one.number is not None:
                    seen.add((one.unit, one.number))

    def check_forts(self) -> None:
        """One in a hex, a bunker with its facing; who is inside has something to be inside of."""
        forts: dict[str, Fort] = {}
        for n, fort in enumerate(self.mission.forts, 1):
            self.grammar.hex(fort.hex, f"forts {n} hex")
            if fort.hex in forts:
                self.bad.add("heroes-content-hex-twice", f"forts {n} hex", hex=fort.hex)
            if self.box.forts[fort.fort].faces and fort.facing is None:
                self.bad.add("heroes-content-missing", f"forts {n}", name="facing")
            forts.setdefault(fort.hex, fort.fort)
        for at, force in (("units", self.mission.units), ("ai", self.mission.ai)):
            for n, one in enumerate(force, 1):
                if one.inside is not None and (one.inside not in HERE or forts.get(one.hex) != one.inside):
                    self.bad.add("heroes-content-inside", f"{at} {n} inside", fort=one.inside, hex=one.hex)

    def check_cup(self, key: str, at: str) -> None:
        """1.0.6: counters of the AI, false alarms, mines."""
        if key not in (NO_ENEMY, MINE):
            words = [*self.box.counters, NO_ENEMY, MINE]
            if self.bad.known(key, words, at) and self.found.whole("player"):
                self.check_counter(key, self.mission.ai_army, at)

    def check_tables(self) -> None:
        for name, table in self.mission.tables.items():
            self.check_faces(list(table), FACES["d6"], f"tables {name}")
            for face, hex_name in table.items():
                self.grammar.hex(hex_name, f"tables {name} {face}")

    def check_faces(self, found: list[int], faces: range, at: str) -> None:
        """Each face of the die once."""
        if sorted(found) != list(faces):
            count = Tally(found)
            lacking = [str(face) for face in faces if not count[face]]
            twice = [str(face) for face in sorted(count) if count[face] > 1 or face not in faces]
            self.bad.add(
                "heroes-content-faces",
                at,
                low=faces[0],
                high=faces[-1],
                lacking=", ".join(lacking) or "-",
                twice=", ".join(twice) or "-",
            )

    def check_arrival(self, arrival: Arrival | Reinforce, at: str) -> None:
        """Over hexes of the rim, or at a hex with a facing."""
        army = self.mission.player if arrival.side == "player" else self.mission.ai_army
        known = [key for key in arrival.units if self.check_counter(key, army, f"{at} units")]
        if bool(arrival.entry) == (arrival.at is not None):
            self.bad.add("heroes-content-way-in", at)
        if (arrival.at is None) != (arrival.facing is None):
            self.bad.add("heroes-content-missing", at, name="facing" if arrival.facing is None else "at")
        if arrival.at is not None:
            for key in known:
                self.check_place(key, arrival.at, f"{at} at")
        for name in arrival.entry:
            self.check_rim(name, f"{at} entry")
        for key in known:
            self.check_some_entry(key, arrival.entry, f"{at} entry")

    def check_rim(self, name: str, at: str) -> None:
        if self.grammar.hex(name, at) and not on_rim(name):
            self.bad.add("heroes-content-rim", at, hex=name)

    def check_some_entry(self, key: str, names: tuple[str, ...], at: str) -> None:
        """One of the entry hexes must do for each unit."""
        if self.board is None or not names or not all(name in PLAYABLE for name in names):
            return
        counter, limits = self.box.counters[key], self.box.tables.limits
        if not any(may_stand(counter, n, self.board, self.box.terrain, limits.unburdened) for n in names):
            self.bad.add("heroes-content-barred", at, unit=key, hex=", ".join(names))

    # -- the sheet ------------------------------------------------------------------------------------

    def check_sheet(self) -> None:
        """7.2: boxes from 1 on without a gap, and an end in the last."""
        numbers = [box.number for box in self.mission.sheet]
        if numbers != list(range(1, len(numbers) + 1)):
            gap = next((n for n, number in enumerate(numbers, 1) if n != number), len(numbers))
            self.bad.add("heroes-content-gap", "sheet", number=gap)
        last = self.mission.sheet[-1:]
        if not any(effect.end_mission for box in last for effect in box.effects):
            self.bad.add("heroes-content-no-end", "sheet")

    def check_box(self, box: Box) -> None:
        at = f"sheet {box.number}"
        if box.as_ai_action and (not box.effects or box.effects[0].order is None):
            self.bad.add("heroes-content-ai-action", at)
        if box.otherwise is not None and not box.as_ai_action:
            self.bad.add("heroes-content-otherwise", f"{at} otherwise")
        if box.effects and box.title is None:
            self.bad.add("heroes-content-missing", at, name="title")
        for n, effect in enumerate(box.effects, 1):
            self.check_effect(effect, f"{at} effects {n}")

    def check_effect(self, effect: Effect, at: str) -> None:
        one = said(effect, ("table",))
        if len(one) != 1:
            words = ", ".join(word for word in Effect.__struct_encode_fields__ if word != "table")
            self.bad.add("heroes-content-one", at, words=words, count=len(one))
        if (effect.roll is None) != (not effect.table):
            self.bad.add("heroes-content-roll", at)
        elif effect.roll is not None:
            rows = [face for row in effect.table for face in faces_of(row.on)]
            self.check_faces(rows, FACES[effect.roll], f"{at} table")
        for n, row in enumerate(effect.table, 1):
            for m, inner in enumerate(row.effects, 1):
                self.check_effect(inner, f"{at} table {n} effects {m}")
        if effect.order is not None:
            self.grammar.order(effect.order, f"{at} order", within=True)
        if effect.place is not None:
            self.check_placing(effect.place, f"{at} place")
        for key in effect.cup_add or ():
            self.check_cup(key, f"{at} cup_add")
        if effect.reinforce is not None:
            self.check_arrival(effect.reinforce, f"{at} reinforce")
        if effect.immobilise is not None:
            who = Order(who=effect.immobilise.who, do="pivot")
            self.grammar.order(who, f"{at} immobilise")
        if effect.artillery is not None:
            self.check_target(effect.artillery.target, TARGETS, f"{at} artillery target")
        if effect.smoke is not None:
            self.grammar.hex(effect.smoke.hex, f"{at} smoke hex")
        if effect.control is not None:
            self.grammar.hex(effect.control.hex, f"{at} control hex")
        if effect.move_neutrals is not None:
            self.check_target(effect.move_neutrals.toward, TOWARD, f"{at} move_neutrals toward")

    def check_target(self, word: str, words: tuple[str, ...], at: str) -> None:
        """One of these words, or a hex."""
        if word not in words and word not in PLAYABLE:
            self.bad.known(word, [*words, *PLAYABLE] if len(word) <= 3 else words, at)

    def check_placing(self, place: Place, at: str) -> None:
        what = [word for word in ("rumoured", "cattle", "refugees", "unit", "fort") if getattr(place, word)]
        where = [word for word in ("hex", "table", "suit") if getattr(place, word)]
        if len(what) != 1:
            self.bad.add("heroes-content-one", at, words="rumoured, cattle, refugees, unit, fort", count=len(what))
        if len(where) != 1:
            self.bad.add("heroes-content-one", at, words="hex, table, suit", count=len(where))
        if place.table is not None:
            self.bad.known(place.table, self.mission.tables, f"{at} table")
        if place.hex is not None:
            self.grammar.hex(place.hex, f"{at} hex")
        if place.unit is not None:
            if place.facing is None:
                self.bad.add("heroes-content-missing", at, name="facing")
            if self.bad.known(place.unit, self.box.counters, f"{at} unit") and place.hex in PLAYABLE:
                self.check_place(place.unit, place.hex, f"{at} hex")
        if place.fort is not None and self.box.forts[place.fort].faces and place.facing is None:
            self.bad.add("heroes-content-missing", at, name="facing")

    # -- special rules and points -----------------------------------------------------------------------

    def check_specials(self) -> None:
        seen: set[str] = set()
        for n, special in enumerate(self.mission.special, 1):
            at = f"special {n}"
            if special.id in seen:
                self.bad.add("heroes-content-taken", f"{at} id", word=special.id)
            seen.add(special.id)
            one = [word for word in SPECIALS if getattr(special, word) is not None]
            if len(one) != 1:
                self.bad.add("heroes-content-one", at, words=", ".join(SPECIALS), count=len(one))
            if special.keeps_out is not None:
                self.check_keeps_out(special.keeps_out, f"{at} keeps_out")
            if special.exit is not None:
                self.check_exit(special.exit, f"{at} exit")
            if special.walk is not None:
                self.check_walk(special.walk, f"{at} walk path")

    def check_keeps_out(self, rule: KeepsOut, at: str) -> None:
        for key in rule.types:
            self.check_counter(key, self.mission.ai_army, f"{at} types")
        for name in rule.hexes:
            self.grammar.hex(name, f"{at} hexes")
        if rule.unless is not None:
            self.grammar.condition(rule.unless, f"{at} unless")

    def check_exit(self, rule: Exit, at: str) -> None:
        if bool(rule.hexes) == (rule.edge is not None):
            self.bad.add("heroes-content-way-out", at)
        for name in rule.hexes:
            self.check_rim(name, f"{at} hexes")
        army = self.mission.player if rule.side == "player" else self.mission.ai_army
        for key in rule.types:
            self.check_counter(key, army, f"{at} types")
        if rule.from_box is not None and self.found.whole("sheet") and rule.from_box > len(self.mission.sheet):
            high = len(self.mission.sheet)
            self.bad.add("heroes-content-range", f"{at} from_box", value=rule.from_box, low=1, high=high)

    def check_walk(self, rule: Walk, at: str) -> None:
        known = [self.grammar.hex(name, at) for name in rule.path]
        if all(known):
            for one, other in zip(rule.path, rule.path[1:], strict=False):
                if not beside(one, other):
                    self.bad.add("heroes-content-apart", at, one=one, other=other)

    def check_score(self, score: Score, at: str) -> None:
        """2.8: what is scored can be had."""
        one = said(score.for_)
        if len(one) != 1:
            words = "destroyed, control, exit, hurt"
            self.bad.add("heroes-content-one", f"{at} for", words=words, count=len(one))
        if score.for_.destroyed is not None:
            for key in (*score.for_.destroyed.types, *score.for_.destroyed.but):
                self.check_counter(key, score.for_.destroyed.side, f"{at} for destroyed")
        marked = [marker.hex for marker in self.mission.markers]
        marked += [effect.control.hex for effect in effects_of(self.mission) if effect.control is not None]
        taken, field = score.for_.control, f"{at} for control"
        if taken is not None and self.grammar.hex(taken, field) and taken not in marked:
            self.bad.add("heroes-content-no-marker", field, hex=taken)
        if score.for_.exit is not None:
            exits = [special.id for special in self.mission.special if special.exit is not None]
            if score.for_.exit not in exits:
                self.bad.add("heroes-content-no-exit", f"{at} for exit", word=score.for_.exit)
        if score.lost and (score.for_.control is None or score.at == "end"):
            self.bad.add("heroes-content-lost", f"{at} lost")
        if score.when is not None:
            self.grammar.condition(score.when, f"{at} when")

    def check_notes(self) -> None:
        """A rule that waits is noted by some event, and what is noted waits; mines in the cup have their rule."""
        noted = {effect.note for effect in effects_of(self.mission) if effect.note is not None}
        waiting = {special.id for special in self.mission.special if special.waits}
        for word in sorted(noted ^ waiting):
            self.bad.add("heroes-content-note", "special" if word in waiting else "sheet", word=word)
        added = [key for effect in effects_of(self.mission) for key in effect.cup_add or ()]
        rule = any(special.mine_in_cup for special in self.mission.special)
        if rule != (MINE in [*self.mission.cup, *added]):
            self.bad.add("heroes-content-mine", "special")

    # -- the box ----------------------------------------------------------------------------------------

    def check_copies(self) -> None:
        """No more of anything than the box holds, all that may ever come counted."""
        used: Tally[str] = Tally(one.unit for one in (*self.mission.units, *self.mission.ai))
        used.update(self.mission.cup)
        for arrival in self.mission.reinforcements:
            used.update(arrival.units)
        used["rumoured"] += len(self.mission.rumoured)
        used["neutrals"] += len(self.mission.neutrals)
        used.update(fort.fort for fort in self.mission.forts)
        for effect in effects_of(self.mission):
            used.update(effect.cup_add or ())
            if effect.reinforce is not None:
                used.update(effect.reinforce.units)
            if effect.place is not None:
                place = effect.place
                used["rumoured"] += place.rumoured or 0
                used["neutrals"] += (place.cattle or 0) + (place.refugees or 0)
                used.update([word for word in (place.unit, place.fort) if word is not None])
        used["mines"] += used.pop(MINE, 0)
        room = {key: counter.copies for key, counter in self.box.counters.items()}
        room.update({key: fort.copies for key, fort in self.box.forts.items()})
        room.update({"rumoured": self.box.rumoured, "neutrals": self.box.neutrals, NO_ENEMY: self.box.no_enemy})
        for key, count in used.items():
            if key in room and count > room[key]:
                self.bad.add(
                    "heroes-content-too-many", place_of(self.mission, key), word=key, count=count, most=room[key]
                )


def place_of(mission: Mission, key: str) -> str:
    """The field where most of a thing stands, to name it in a mistake."""
    if key in ("rumoured", "neutrals"):
        return key
    if key in [one.unit for one in mission.units]:
        return "units"
    if key in [one.unit for one in mission.ai]:
        return "ai"
    if key in mission.cup:
        return "cup"
    return "forts" if key in [fort.fort for fort in mission.forts] else "sheet"


def effects_of(mission: Mission) -> Iterator[Effect]:
    """Every effect of every event, those of die tables too."""
    waiting = [effect for box in mission.sheet for effect in box.effects]
    while waiting:
        effect = waiting.pop(0)
        yield effect
        waiting += [inner for row in effect.table for inner in row.effects]


class CampaignCheck:
    """One campaign: every mission known, none comes again, somebody goes on."""

    def __init__(self, box: Content, bad: Faults, key: str, campaign: Campaign) -> None:
        self.box = box
        self.bad = bad
        self.campaign = campaign
        self.at = f"campaigns {key}"

    def run(self) -> None:
        before = len(self.bad.found)
        for key in self.campaign.legs:
            self.bad.known(key, self.box.missions, f"{self.at} legs")
        self.bad.known(self.campaign.start, self.campaign.legs, f"{self.at} start")
        for key, leg in self.campaign.legs.items():
            for word, outcome in (("won", leg.won), ("lost", leg.lost)):
                if outcome.next is not None:
                    self.bad.known(outcome.next, self.campaign.legs, f"{self.at} legs {key} {word} next")
        if len(self.bad.found) == before:
            self.check_ways()
            for key, leg in self.campaign.legs.items():
                self.check_leg(key, leg)

    def check_ways(self) -> None:
        """No way through the legs comes to a mission twice, and some way comes to each."""
        seen: set[str] = set()
        ways: list[tuple[str, ...]] = [(self.campaign.start,)]
        while ways:
            way = ways.pop()
            seen.add(way[-1])
            leg = self.campaign.legs[way[-1]]
            for follows in dict.fromkeys((leg.won.next, leg.lost.next)):
                if follows in way:
                    loop = " > ".join((*way[way.index(follows) :], follows))
                    self.bad.add("heroes-content-loop", f"{self.at} legs {way[-1]}", missions=loop)
                    return
                if follows is not None:
                    ways.append((*way, follows))
        for key in self.campaign.legs:
            if key not in seen:
                self.bad.add("heroes-content-unreached", f"{self.at} legs", word=key)

    def check_leg(self, key: str, leg: Leg) -> None:
        at = f"{self.at} legs {key}"
        army = self.box.missions[key].player
        following = [name for name in (leg.won.next, leg.lost.next) if name is not None]
        if following and leg.company is None:
            self.bad.add("heroes-content-missing", at, name="company")
        for name in following:
            if self.box.missions[name].player != army:
                self.bad.add("heroes-content-other-side", at, mission=name)
            if not self.box.missions[name].entry:
                self.bad.add("heroes-content-no-entry", at, mission=name)
        for word, outcome in (("won", leg.won), ("lost", leg.lost)):
            if outcome.cards:
                check_added(self.box, self.bad, outcome, f"{at} {word} cards")
        if leg.company is not None and self.bad.known(leg.company.fill, self.box.counters, f"{at} company fill"):
            counter = self.box.counters[leg.company.fill]
            if counter.army != army:
                self.bad.add("heroes-content-side", f"{at} company fill", word=leg.company.fill, side=army)
            if leg.company.at_least > counter.copies:
                most = counter.copies
                field = f"{at} company at_least"
                self.bad.add(
                    "heroes-content-too-many", field, word=leg.company.fill, count=leg.company.at_least, most=most
                )


def check_added(box: Content, bad: Faults, outcome: Outcome, at: str) -> None:
    """Cards that are added to the next deck: with it they make one."""
    assert outcome.next is None or outcome.next in box.missions
    base = box.missions[outcome.next].order_cards.cards if outcome.next is not None else ()
    check_deck(bad, (*base, *outcome.cards), box.orders, box.decks, at)

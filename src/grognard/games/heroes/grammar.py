"""What an order may say (docs/heroes-content.md): which verbs need what, and which words go together."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.records.orders import Clause, ConditionWord, Order, Target, Verb, Word
from grognard.games.heroes.schema import Faults, said

FIRE: Final[tuple[Verb, ...]] = ("fire", "fire-long")
WITH_CAPS: Final[tuple[Verb, ...]] = (*FIRE, "pivot-and-or-fire")
TO_COVER: Final[tuple[Verb, ...]] = ("low-risk-to-cover", "low-risk-to-own-cover", "to-own-cover")
MOVES: Final[tuple[Verb, ...]] = ("move", "low-risk-move", *TO_COVER)
RELATED: Final[tuple[Verb, ...]] = (*FIRE, *MOVES)
"""They are done towards something, or at it."""
LISTS: Final[tuple[Verb, ...]] = ("reactive-orders", "mission-orders")
BARE: Final[tuple[Verb, ...]] = (*LISTS, "pass", "end-round")
"""They name nobody and nothing."""
OPPOSED: Final[tuple[tuple[Word, Word], ...]] = (("hit", "unhit"), ("open", "cover"), ("fresh", "spent"))
OF_AI: Final[tuple[Word, ...]] = ("rumoured", "in-fire-zone-of-nearest")
OF_UNITS: Final[tuple[Word, ...]] = ("just-acted",)


class Grammar:
    """Looks at the orders of one file."""

    def __init__(self, bad: Faults, counters: list[str], playable: list[str]) -> None:
        self.bad = bad
        self.counters = counters
        self.playable = playable

    def order(self, order: Order, at: str, within: bool = False) -> None:
        """One order; `within` a list of the mission or an event, it cannot call for those lists."""
        bad, do = self.bad, order.do
        targets = order.nearest or order.farthest
        if do in BARE and (said(order, ("do", "who", "cap", "when")) or said(order.who) or order.cap):
            bad.add("heroes-content-bare", at, verb=do)
        if within and do in LISTS:
            bad.add("heroes-content-list-in-list", f"{at} do", verb=do)
        if do in RELATED and not targets:
            bad.add("heroes-content-no-target", at, verb=do)
        if order.nearest and order.farthest:
            bad.add("heroes-content-near-and-far", at)
        if order.cap and do not in (*WITH_CAPS, *BARE):
            bad.add("heroes-content-cap", f"{at} cap", verb=do)
        if order.who.group is not None and do not in MOVES:
            bad.add("heroes-content-group", f"{at} who group", verb=do)
        if order.when is not None:
            self.condition(order.when, f"{at} when")
        self.words(order.who.is_, OF_UNITS, f"{at} who is")
        self.types(order.who.type, f"{at} who type")
        relation = "nearest" if order.nearest else "farthest"
        for n, target in enumerate(targets, 1):
            self.target(target, do, f"{at} {relation} {n}")

    def target(self, target: Target, do: Verb, at: str) -> None:
        one = said(target, ("hexes",))
        if len(one) != 1:
            self.bad.add("heroes-content-one", at, words="unit, objective, control, hex, edge", count=len(one))
        if target.hexes and target.edge is None:
            self.bad.add("heroes-content-edge-hexes", f"{at} hexes")
        for name in (*([target.hex] if target.hex is not None else []), *target.hexes):
            self.hex(name, f"{at} hex")
        if target.unit is not None:
            if (target.unit.most or target.unit.least) and do not in FIRE:
                self.bad.add("heroes-content-superlative", f"{at} unit", verb=do)
            self.words(target.unit.is_, OF_AI, f"{at} unit is")
            self.types(target.unit.type, f"{at} unit type")

    def words(self, words: tuple[Word, ...], foreign: tuple[Word, ...], at: str) -> None:
        """Words that cannot hold together, or not of this side."""
        for one, other in OPPOSED:
            if one in words and other in words:
                self.bad.add("heroes-content-opposed", at, one=one, other=other)
        for word in words:
            if word in foreign:
                self.bad.add("heroes-content-foreign", at, word=word)

    def types(self, types: tuple[str, ...], at: str) -> None:
        for key in types:
            self.bad.known(key, self.counters, at)

    def hex(self, name: str, at: str) -> bool:
        """Whether somebody can be in a hex of that name; a mistake if not."""
        if name not in self.playable:
            self.bad.add("heroes-content-hex", at, hex=name)
        return name in self.playable

    def condition(self, condition: ConditionWord | Clause, at: str) -> None:
        if isinstance(condition, str):
            return
        one = said(condition)
        if len(one) != 1:
            words = ", ".join(field for field in Clause.__struct_encode_fields__)
            self.bad.add("heroes-content-one", at, words=words, count=len(one))
        if condition.holds is not None:
            self.hex(condition.holds.hex, f"{at} holds hex")
        several = [*(condition.any or ()), *(condition.all or ())]
        for n, part in enumerate(several, 1):
            self.condition(part, f"{at} {one[0]} {n}")
        if condition.not_ is not None:
            self.condition(condition.not_, f"{at} not")

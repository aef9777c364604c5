"""What the AI did and why: read back from the events it is told with (`rules/trace.py`) as records, and put into
words."""

from __future__ import annotations

from typing import Final

import msgspec

from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.games.heroes.rules.lots import CHOSEN
from grognard.text import has, listed, say

KINDS = ("ai-turn", "ai-event", "ai-moves", "ai-stays")
"""The events that carry a trace: of a card, of an order of the mission sheet, of a member of a group."""


class Seen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An AI that was looked at: `out` is why it was not eligible; otherwise its pairs, and what 5.1.1 asks for.
    A pair is the place of its target in the order, the Unit or -1, its hex, the distance, FP, DV and number
    needed."""

    ai: int
    out: str = ""
    target: int = -1
    far: int = -1
    rumour: int = 0
    hit: int = 0
    ap: int = 0
    fp: int = 0
    fire: int = 0
    cover: int = 0
    pairs: list[list[int]] = []


class Kept(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A step that left fewer: `left` are pairs (AI, target's place in the order, Unit), or AI (5.1.1), or Units
    (5.2), each in a list of its own."""

    by: str
    rule: str
    value: int
    left: list[list[int]]


class Hex(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A hex that was weighed: why not, and by whose fire zone; or in which tier, with what decides there."""

    hex: int
    out: str = ""
    by: list[int] = []
    tier: int = 0
    zone: int = 0
    dm: int = 0
    flank: int = 0
    apart: int = 0
    goal: int = 0
    ap: int = 0


class Roll(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"for_": "for"}):
    """Dice that broke a tie: between what, how they fell, whom they took."""

    for_: str
    dice: list[int]
    of: list[int]
    got: int


class Chosen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What came of it. `cost` of a group is known only when all have moved."""

    do: str
    ai: int
    cost: int
    target: int = -1
    hex: int = -1
    facing: int = -1
    cap: int = 0
    spotter: int = -1
    needed: int = 0
    fp: int = 0
    dv: int = 0
    group: list[int] = []
    heads: list[int] = []
    path: list[int] = []


class Line(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A line of a card, as it was tried: close, short, pass, reactive-1, 1, 2 ..., mission-1; or one of an
    event."""

    line: str
    rule: str
    do: str
    result: str
    condition: str = ""
    shown: int = -1
    fresh: list[int] = []
    groups: list[list[int]] = []
    cover: list[int] = []
    seen: list[Seen] = []
    finalists: list[Seen] = []
    kept: list[Kept] = []
    hexes: list[Hex] = []
    rolls: list[Roll] = []
    chosen: Chosen | None = None


class Check(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The spent check after it."""

    units: list[int]
    card: int
    cost: int
    value: int
    outcome: str


class Turn(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one event told: the card, if it was one, and its lines; with the check that followed, where it is
    known."""

    kind: str
    card: int
    lines: list[Line]
    check: Check | None = None

    @property
    def last(self) -> Line | None:
        """The line that was carried out, or ended the turn."""
        return self.lines[-1] if self.lines else None

    @property
    def chosen(self) -> Chosen | None:
        last = self.last
        return last.chosen if last is not None else None


def has_trace(event: Event) -> bool:
    return event.kind in KINDS and "trace" in event.facts


def trace_of(event: Event) -> Turn:
    """The trace an event was told with."""
    card = event.facts.get("card", -1)
    lines = msgspec.json.decode(str(event.facts["trace"]), type=list[Line])
    return Turn(kind=event.kind, card=card if isinstance(card, int) else -1, lines=lines)


def turns_of(events: list[Event]) -> list[Turn]:
    """Every act of the AI in a row of events, each card with the check that followed it."""
    found: list[Turn] = []
    for event in events:
        if has_trace(event):
            found.append(trace_of(event))
        elif event.kind == "check" and found and found[-1].kind != "ai-event":
            turn = next(turn for turn in reversed(found) if turn.kind == "ai-turn")
            if turn.check is None and turn.chosen is not None:
                turn.check = msgspec.convert(
                    {**{k: event.facts[k] for k in ("units", "card", "cost", "value")}, "outcome": event.outcome},
                    Check,
                )
    return found


# -- in words -------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table: how deep it is indented, what it says, by which section."""

    depth: int
    text: str
    rule: str = ""


def explain(turn: Turn, game: Game, lang: str) -> list[Row]:
    """The table for those who argue: every line tried, every AI looked at, what narrowed the choice, hexes,
    dice."""
    return Words(game, lang).turn(turn)


def result_of(line: Line, lang: str) -> str:
    """What came of a line."""
    facts = {"ours": line.fresh[0], "theirs": line.fresh[1]} if line.fresh else {}
    return say(lang, f"heroes-ai-result-{line.result or 'nobody'}", **facts)


OUT_RULES: Final = {
    "spent": "4.1.1",
    "unhit": "EOD 7.6",
    "no-rally": "EOD 7.6",
    "marker": "7.4",
    "carried": "EOD 16.1",
    "stuck": "EOD 14.3",
    "no-gun": "EOD 17",
    "no-firepower": "EOD 7.2",
    "needs": "5.1",
    "range": "5.1",
    "cc-penalty": "5.1",
    "minimum-range": "EOD 12.1",
    "los": "EOD 6",
    "arc": "EOD 6.1",
    "friend-in-hex": "42",
    "refugees": "9",
    "close-combat": "5.3.1",
    "short-zone": "5.3.1",
    "open-in-zone": "5.3.1",
    "less-cover": "5.3.1",
    "no-hex": "5.3",
    "away": "5.3",
    "farther": "5.3",
    "same-distance": "5.3",
    "impassable": "EOD 5.3",
    "barred": "EOD 7.7.4",
    "sticks": "5.4",
    "mines": "5.4",
    "mission": "5.4",
    "bonus-lost": "5.4",
    "stack": "5.5",
    "not-adjacent": "4.1.2",
    "not-flanked": "4.1.2",
    "can-fire": "4.1.2",
}
"""The section of each reason why not; of all others that of the words of an order."""

ROLL_RULES: Final = {"ai": "5.1.1", "group": "5.1.1", "target": "5.2", "hex": "5.3", "facing": "5.3.1"}
"""The section of the die between several, by what they are; of all others that of common sense."""


def rule_of(why: str) -> str:
    """The section of a reason as the trace has it: a key, perhaps with a word or a number behind it."""
    return OUT_RULES.get(why.partition(":")[0], "5.0")


class Words:
    """A trace in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.lang, f"heroes-ai-{key}", **facts)

    def unit(self, unit: int) -> str:
        return self.game.noun("unit", unit, self.lang)

    def hex(self, h: int) -> str:
        return self.game.noun("hex", h, self.lang)

    def turn(self, turn: Turn) -> list[Row]:
        rows = [row for line in turn.lines for row in self.line(line)]
        check = turn.check
        if check is not None:
            outcome = say(self.lang, f"heroes-outcome-{check.outcome}")
            card = self.game.noun("order", check.card, self.lang)
            text = self.say("row-check", cost=check.cost, card=card, value=check.value, outcome=outcome)
            rows.append(Row(depth=0, text=text, rule="4.2"))
        return rows

    def line(self, line: Line) -> list[Row]:
        """A line of the card and everything below it."""
        rows = [Row(depth=0, text=self.title(line), rule=line.rule)]
        for seen in line.seen:
            rows += self.seen(line, seen)
        if line.groups:
            groups = "; ".join([listed([self.unit(ai) for ai in group], self.lang) for group in line.groups])
            rows.append(Row(depth=1, text=self.say("row-groups", groups=groups), rule="5.0"))
        rows += [Row(depth=1, text=self.kept(kept), rule=kept.rule) for kept in line.kept]
        rows += [
            Row(depth=1, text=self.weighed(one), rule=rule_of(one.out) if one.out else "5.3") for one in line.hexes
        ]
        rows += [Row(depth=1, text=self.roll(one), rule=ROLL_RULES.get(one.for_, "42")) for one in line.rolls]
        return rows

    def title(self, line: Line) -> str:
        kind, _, number = line.line.partition("-")
        if kind.isdigit():
            kind, number = "order", kind
        name = self.say(f"line-{kind}", number=int(number or 1))
        do = self.say(f"do-{line.do or 'nothing'}")
        return self.say("row-line", line=name, do=do, result=result_of(line, self.lang))

    def reason(self, key: str) -> str:
        """Why not: a key, perhaps with a word or a number behind it."""
        what, _, more = key.partition(":")
        if what == "word":
            return self.say("out-word", word=self.say(f"word-{more}"))
        if what == "needs":
            return self.say("out-needs", number=int(more))
        return self.say(f"out-{what}") if has(self.lang, f"heroes-ai-out-{what}") else self.say("out-cannot")

    def seen(self, line: Line, seen: Seen) -> list[Row]:
        """An AI that was looked at, with its pairs."""
        unit = self.unit(seen.ai)
        if seen.out:
            why = self.reason(seen.out)
            if seen.target >= 0:
                aimed = self.unit(seen.target)
                text = self.say("row-ai-out-target", unit=unit, why=why, target=aimed, far=seen.far)
            else:
                text = self.say("row-ai-out", unit=unit, why=why)
            held = seen.out == "close-combat"  # who is in one does not fire out of it
            return [Row(depth=1, text=text, rule="EOD 7.7.3" if held else rule_of(seen.out))]
        facts = (self.say("fact-rumour") if seen.rumour else "") + (self.say("fact-unit-hit") if seen.hit else "")
        facts += self.say("fact-ap", number=seen.ap) if seen.ap else ""
        facts += self.say("fact-cover", number=seen.cover) if seen.cover else ""
        rows = [Row(depth=1, text=self.say("row-ai-in", unit=unit, facts=facts), rule="4.1.1")]
        for _, target, place, far, fp, dv, needed in seen.pairs:
            what = self.unit(target) if target >= 0 else self.hex(place)
            if needed:
                text = self.say("row-pair-shot", target=what, far=far, fp=fp, dv=dv, needed=needed)
            else:
                text = self.say("row-pair", target=what, far=far)
            rows.append(Row(depth=2, text=text, rule="5.0"))
        return rows

    def kept(self, kept: Kept) -> str:
        """A step, and who it left."""
        units = list(dict.fromkeys([left[0] for left in kept.left]))
        left = listed([self.unit(unit) for unit in units], self.lang)
        return self.say("row-kept", step=self.say(f"step-{kept.by}", value=kept.value), left=left)

    def weighed(self, one: Hex) -> str:
        """A hex, and why not, or what speaks for it."""
        where = self.hex(one.hex)
        if one.out:
            if one.by:
                by = listed([self.unit(unit) for unit in one.by], self.lang)
                return self.say("row-hex-out-by", hex=where, why=self.reason(one.out), by=by)
            return self.say("row-hex-out", hex=where, why=self.reason(one.out))
        return self.say("row-hex-in", hex=where, facts=self.merits(one))

    def merits(self, one: Hex) -> str:
        """What a hex has for it and against it."""
        facts = [self.say("hex-in-zone" if one.zone else "hex-out-of-zone"), self.say("hex-dm", number=one.dm)]
        facts += [self.say("hex-flank")] if one.flank else []
        facts += [self.say("hex-apart")] if one.apart else []
        return ", ".join([*facts, self.say("hex-ap", number=one.ap)])

    def roll(self, roll: Roll) -> str:
        """The die of a tie."""
        kind = CHOSEN.get(roll.for_, "unit")
        of = listed([self.game.noun(kind, one, self.lang) for one in roll.of], self.lang)
        got = self.game.noun(kind, roll.got, self.lang)
        return self.say("row-roll", of=of, dice=", ".join([str(die) for die in roll.dice]), got=got)


def reason_of(turn: Turn, game: Game, lang: str) -> str:
    """In a few words why this one, and why there: the steps that decided, and what speaks for the hex; "" where
    there was nothing to choose."""
    words, last = Words(game, lang), turn.last
    if last is None or last.chosen is None:
        return ""
    parts = [words.say(f"step-{kept.by}", value=kept.value) for kept in last.kept]
    parts += [words.merits(one) for one in last.hexes if not one.out and one.hex == last.chosen.hex]
    return "; ".join(parts)

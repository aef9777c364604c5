"""What the AI did and why, read back from the events it is told with (`ai/trace.py`), as records."""

from __future__ import annotations

import msgspec

from grognard.engine.event import Event

KINDS = ("ai-turn", "ai-event", "ai-moves", "ai-stays")
"""The events that carry a trace: of a card, of an order of the mission sheet, of a member of a group."""


class Seen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An AI that was looked at: `out` is why it was not eligible; otherwise its pairs, and what 5.1.1 asks for. A pair is
    the place of its target in the order, the Unit or -1, its hex, the distance, FP, DV and number needed."""

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
    """A step that left fewer: `left` are pairs (AI, target's place in the order, Unit), or AI (5.1.1), or Units (5.2),
    each in a list of its own."""

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
    """A line of a card, as it was tried: close, short, pass, reactive-1, 1, 2 ..., mission-1; or one of an event."""

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
    """What one event told: the card, if it was one, and its lines; with the check that followed, where it is known."""

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
                    {**{k: event.facts[k] for k in ("units", "card", "cost", "value")}, "outcome": event.outcome}, Check
                )
    return found

"""Questions and answers: a rule stops with an Ask, a player gives back one of its Options."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeVar

from grognard.engine.reason import Reason

T = TypeVar("T")


class Option:
    """One legal answer. It prints as short text that can be typed back.

    A game builds its options once, with its content: `value` is the id of the thing the option
    points at, `of` says what kind of thing that is ("space", "unit", ...), or "" for none.
    """

    __slots__ = ("of", "subject", "text", "value", "verb")

    def __init__(self, verb: str, subject: str = "", value: int = -1, of: str = "") -> None:
        self.verb = verb
        self.subject = subject
        self.value = value
        self.of = of
        self.text = verb + " " + subject if subject else verb

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Option) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: Option) -> bool:
        return self.text < other.text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "Option(" + repr(self.text) + ")"


OUT: Final = -1
"""The way of a member that is not marked at all: it needs no word."""


class Member:
    """One of those a set is chosen from. `ways` are the ways in which it can be marked, an option for each.

    `default` is the way it has if nothing is said: one of these by its number, or `OUT`.
    """

    __slots__ = ("default", "ways")

    def __init__(self, ways: list[Option], default: int = OUT) -> None:
        self.ways = ways
        self.default = default


May = Callable[[list[int], int, int], Reason | None]
"""Why, as the members are marked now, this one may not be marked in this way; None where it may."""
Enough = Callable[[list[int]], Reason | None]
"""Why the members, marked so, are no set that may be committed; None where they are."""


class Marking:
    """A set while it is being chosen: the way of each member now.

    The answers so far are the `given` differences from the default, in the order of the members: only those from
    `at` on can still be changed, so that a set has exactly one record. `commit` ends it. What the rule says of a
    set (`may`, `enough`) answers why a member cannot be marked, or the set not be committed.
    """

    __slots__ = ("at", "commit", "enough", "given", "may", "members", "now")

    def __init__(
        self,
        members: list[Member],
        commit: Option,
        now: list[int],
        at: int,
        given: int,
        may: May | None = None,
        enough: Enough | None = None,
    ) -> None:
        self.members = members
        self.commit = commit
        self.now = now
        self.at = at
        self.given = given
        self.may = may
        self.enough = enough

    def why_not(self, option: Option) -> Reason | None:
        """What speaks against marking a member so, or against committing the set as it is."""
        if option == self.commit:
            return self.enough(self.now) if self.enough is not None else None
        k, way = self.find(option.text)
        if k < self.at:
            return None
        reason = self.may(self.now, k, way) if self.may is not None else None
        if reason is None and self.enough is not None:
            reason = self.enough([*self.now[:k], way, *self.now[k + 1 :]])
        return reason

    def find(self, text: str) -> tuple[int, int]:
        """The member and the way that an option of this text marks; (-1, -1) for none."""
        wanted = plain_text(text)
        for at, member in enumerate(self.members):
            for way, option in enumerate(member.ways):
                if plain_text(option.text) == wanted:
                    return at, way
        return -1, -1


class Ask:
    """One small question to one seat, with every legal option in a stable order.

    `rule` is the section that asks; `about` names what the question is about, where the kind
    alone does not say it (which gear is being handed out). `usual` is the answer at a moment
    at which few want to be asked: whoever seats the players gives it for them, unless they have ordered otherwise
    (`Game.ordered`). Where there is nothing to decide, and not being asked would tell the others
    something, `moot` is the only answer: it is given for a person who has nobody to hide it from. `marking` is
    there where the answers choose a set, one by one (`some_of`): clients show it as one question.
    """

    __slots__ = ("about", "kind", "marking", "moot", "options", "rule", "seat", "usual")

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: list[Option],
        about: Option | None = None,
        usual: Option | None = None,
        moot: Option | None = None,
        marking: Marking | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.about = about
        self.usual = usual
        self.moot = moot
        self.marking = marking

    def find(self, text: str) -> Option | None:
        """The option that prints as this text, whatever the case and spacing typed."""
        for option in self.options:
            if option.text == text:
                return option
        wanted = plain_text(text)
        for option in self.options:
            if plain_text(option.text) == wanted:
                return option
        return None


def plain_text(text: str) -> str:
    """A text whatever the case and spacing typed."""
    return " ".join(text.split()).casefold()


Rules = Generator[Ask, Option, T]
"""What a rule is: a coroutine that yields asks, is sent options, and returns a T."""


def asks(step: Rules[None] | None) -> bool:
    """Whether a step that begins now comes to a question; otherwise it is over, as one is that never asks."""
    return step is not None and next(step, None) is not None


def one_of(seat: int, kind: str, rule: str, options: list[Option], about: Option | None = None) -> Rules[Option]:
    """The option a player chooses; where there is but one, nobody is asked."""
    assert options, "nothing to choose from"
    if len(options) == 1:
        return options[0]
    answer = yield Ask(seat, kind, rule, options, about)
    return answer


MOST_TRIED: Final = 2000
"""So many sets are tried to see whether one that is enough can still be reached; then none is."""


class Chosen:
    """What came of a marking: the way of each member; or one of the `others` that was answered instead."""

    __slots__ = ("other", "ways")

    def __init__(self, ways: list[int], other: Option | None = None) -> None:
        self.ways = ways
        self.other = other


def marked(things: list[int], ways: list[int]) -> list[int]:
    """Those of some things, each of which is a member of a set, that are marked."""
    return [things[k] for k in range(len(things)) if ways[k] != OUT]


def some_of(
    seat: int,
    kind: str,
    rule: str,
    members: list[Member],
    commit: Option,
    about: Option | None = None,
    *,
    may: May | None = None,
    enough: Enough | None = None,
    others: list[Option] | None = None,
) -> Rules[Chosen]:
    """A set chosen by marking: differences from the default in the order of the members, then the commit.

    A difference is offered if nothing speaks against it that it `may` be, given those before it, and if a set that
    is `enough` can still be reached: by marking members behind it, each in a way it may be marked in. Where there
    is nothing to mark, nobody is asked. `others` are answers that may be given instead, before anything is marked.
    """
    now = [member.default for member in members]
    at = 0
    given = 0
    while True:
        options: list[Option] = []
        for k in range(at, len(members)):
            member = members[k]
            for way, option in enumerate(member.ways):
                if way == member.default or (may is not None and may(now, k, way) is not None):
                    continue
                now[k] = way
                if reaches(members, now, k + 1, may, enough, [MOST_TRIED]):
                    options.append(option)
                now[k] = member.default
        if not given and not options and not others:
            assert enough is None or enough(now) is None, "no set that may be committed"
            return Chosen(now)
        if not given and others is not None:
            options += others
        if enough is None or enough(now) is None:
            options.append(commit)
        marking = Marking(members, commit, now[:], at, given, may, enough)
        answer = yield Ask(seat, kind, rule, options, about, marking=marking)
        if answer == commit:
            return Chosen(now)
        if not given and others is not None and answer in others:
            return Chosen(now, answer)
        for k in range(at, len(members)):
            if answer in members[k].ways:
                now[k] = members[k].ways.index(answer)
                at = k + 1
                break
        given += 1


def reaches(
    members: list[Member], now: list[int], at: int, may: May | None, enough: Enough | None, left: list[int]
) -> bool:
    """Whether a set that may be committed comes of these, as they are or with members from this one on marked.

    Sets are tried one after another, larger ones first; `left` counts those that may still be tried.
    """
    left[0] -= 1
    if enough is None or enough(now) is None:
        return True
    for k in range(at, len(members)):
        default = members[k].default
        for way in range(len(members[k].ways)):
            if left[0] <= 0:
                return False
            if way == default or (may is not None and may(now, k, way) is not None):
                continue
            now[k] = way
            found = reaches(members, now, k + 1, may, enough, left)
            now[k] = default
            if found:
                return True
    return False

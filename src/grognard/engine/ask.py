"""Questions and answers: a rule stops with an Ask, a player gives back one of its Options."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeVar

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


class Marking:
    """A set while it is being chosen: the way of each member now.

    The answers so far are the `given` differences from the default, in the order of the members: only those from
    `at` on can still be changed, so that a set has exactly one record. `commit` ends it.
    """

    __slots__ = ("at", "commit", "given", "members", "now")

    def __init__(self, members: list[Member], commit: Option, now: list[int], at: int, given: int) -> None:
        self.members = members
        self.commit = commit
        self.now = now
        self.at = at
        self.given = given

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


def one_of(seat: int, kind: str, rule: str, options: list[Option], about: Option | None = None) -> Rules[Option]:
    """The option a player chooses; where there is but one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    answer = yield Ask(seat, kind, rule, options, about)
    return answer


May = Callable[[list[int], int, int], bool]
"""Whether, as the members are marked now, this one may be marked in this way."""
Enough = Callable[[list[int]], bool]
"""Whether the members, marked so, are a set that may be committed."""
CanFinish = Callable[[list[int], int], bool]
"""Whether members from this one on can be marked so that the set may be committed."""


class Chosen:
    """What came of a marking: the way of each member; or one of the `others` that was answered instead."""

    __slots__ = ("other", "ways")

    def __init__(self, ways: list[int], other: Option | None = None) -> None:
        self.ways = ways
        self.other = other


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
    can_finish: CanFinish | None = None,
    others: list[Option] | None = None,
) -> Rules[Chosen]:
    """A set chosen by marking: differences from the default in the order of the members, then the commit.

    A difference is offered if the rule says that it `may` be, given those before it, and if a set that is `enough`
    can still be reached: by marking more members, each in a way it may be marked in. Where marking more can spoil a
    set, the rule says itself what `can_finish`. Where there is nothing to mark, nobody is asked. `others` are
    answers that may be given instead, before anything is marked.
    """
    now = [member.default for member in members]
    at = 0
    given = 0
    while True:
        options: list[Option] = []
        for k in range(at, len(members)):
            member = members[k]
            for way, option in enumerate(member.ways):
                if way == member.default or (may is not None and not may(now, k, way)):
                    continue
                now[k] = way
                if finishes(members, now, k + 1, may, enough, can_finish):
                    options.append(option)
                now[k] = member.default
        if not given and not options and not others:
            return Chosen(now)
        if not given and others is not None:
            options += others
        if enough is None or enough(now):
            options.append(commit)
        answer = yield Ask(seat, kind, rule, options, about, marking=Marking(members, commit, now[:], at, given))
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


def finishes(
    members: list[Member],
    now: list[int],
    at: int,
    may: May | None,
    enough: Enough | None,
    can_finish: CanFinish | None,
) -> bool:
    """Whether a set that may be committed can be reached from here: as it is, or with as many more as may be.

    Of members with several ways the first is tried throughout, then the second, and so on.
    """
    if can_finish is not None:
        return can_finish(now, at)
    if enough is None or enough(now):
        return True
    most = max([len(member.ways) for member in members[at:]], default=0)
    for first in range(most):
        trial = now[:]
        for k in range(at, len(members)):
            ways = len(members[k].ways)
            for step in range(ways):
                way = (first + step) % ways
                if way != members[k].default and (may is None or may(trial, k, way)):
                    trial[k] = way
                    break
            if enough(trial):
                return True
    return False

"""A set being marked as people do it, in any order, with what would come of it. Rules get it in its one order."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.engine.ask import Ask, Marking, Option
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.scene import OptionView, Why
from grognard.engine.show import option_view
from grognard.engine.why import why


class Trial:
    """What would come of a marking: the differences in their order, those that could be marked besides, the commit.

    `commit` is the option as it is shown, with its odds, where the set may be committed. A set that cannot be
    marked has a reason `why`, and nothing else.
    """

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.open: list[str] = []
        self.commit: OptionView | None = None
        self.why: Why | None = None


def marking_of(match: Match) -> tuple[Ask, Marking]:
    """The marking that is open, or a Problem."""
    ask = match.ask
    if ask is None or ask.marking is None:
        raise Problem("problem-marking")
    return ask, ask.marking


def try_out(match: Match, texts: Sequence[str], lang: str) -> Trial:
    """What if this were marked? Found in forks; the match is not touched."""
    ask, marking = marking_of(match)
    wanted = ordered(match, texts)
    trial = Trial([option.text for option in wanted])
    twin, refused = marked(match, wanted)
    if refused is not None:
        trial.why = why(twin, ask.seat, refused.text, lang)
        return trial
    trial.open = open_besides(match, trial.texts)
    after = twin.ask
    assert after is not None
    if marking.commit in after.options:
        trial.commit = option_view(twin, after, marking.commit, lang, odds=True)
    return trial


def open_besides(match: Match, texts: list[str]) -> list[str]:
    """The differences that could be marked besides these, or instead of another way of the same member."""
    _, marking = marking_of(match)
    found = []
    taken = {marking.find(text)[0]: text for text in texts}
    for k in range(marking.at, len(marking.members)):
        rest = [text for at, text in taken.items() if at != k]
        for way, option in enumerate(marking.members[k].ways):
            if way == marking.members[k].default or taken.get(k) == option.text:
                continue
            if marked(match, ordered(match, [*rest, option.text]))[1] is None:
                found.append(option.text)
    return found


def offered(match: Match) -> list[str]:
    """What can be answered now; in the middle of a marking what could be marked besides, in any order."""
    ask = match.ask
    assert ask is not None
    marking = ask.marking
    if marking is None or not marking.given:
        return [option.text for option in ask.options]
    opening = match.fork()
    opening.rewind(len(match.answers) - marking.given)
    besides = open_besides(opening, answers_in(match, marking))
    return besides + [marking.commit.text] * (marking.commit in ask.options)


def marked(match: Match, wanted: list[Option]) -> tuple[Match, Option | None]:
    """A fork in which this was marked, and the first that could not be."""
    twin = match.fork()
    for option in wanted:
        if twin.ask is None or option not in twin.ask.options:
            return twin, option
        twin.answer(option)
    return twin, None


def commit(match: Match, texts: Sequence[str], seat: int = -1) -> list[Option]:
    """Mark this and commit it; the answers that were given. Where it cannot be, a Problem, and nothing changes."""
    ask, marking = marking_of(match)
    if seat >= 0 and seat != ask.seat:
        raise Problem("problem-seat", seat=match.game.the_seat(ask.seat))
    wanted = [*ordered(match, texts), marking.commit]
    refused = marked(match, wanted)[1]
    if refused is not None:
        raise Problem("problem-marked", text=refused.text)
    for option in wanted:
        match.answer(option)
    return wanted


def ordered(match: Match, texts: Sequence[str]) -> list[Option]:
    """These differences from the default in the order of the members; a Problem for anything else."""
    ask, marking = marking_of(match)
    found: dict[int, Option] = {}
    for text in texts:
        k, way = marking.find(match.game.heard(match.state, text))
        if k < marking.at or k in found or way == marking.members[k].default:
            shown = [option.text for option in ask.options]
            facts = {"options": ", ".join(shown[:12]), "more": max(0, len(shown) - 12)}
            raise Problem("problem-option", text=text, **facts)
        found[k] = marking.members[k].ways[way]
    return [found[k] for k in sorted(found)]


# -- answers that were written down -------------------------------------------------------------


def give_next(match: Match, answers: Sequence[str], before: bool = False) -> int:
    """Give the next of the answers that somebody wrote down; how many of them that took.

    Where a set is being marked, they may name its members in any order, or in words of before
    (`Game.marked_before`); a set to which nothing could be added need not be committed in so many words. Written
    down `before` the question became a marking, it never is.
    """
    ask = match.ask
    if before and ask is not None and ask.marking is not None and is_full(match, ask.marking):
        match.answer(ask.marking.commit)
        ask = match.ask
    marking = ask.marking if ask is not None else None
    if ask is None or marking is None:
        meant = match.game.meant(ask, answers[0]) if ask is not None and ask.find(answers[0]) is None else None
        match.give(answers[0] if meant is None else meant.text)
        return 1
    if not marking.given:
        used, today = match.game.marked_before(ask, list(answers))
        if used:
            for text in today:
                match.give(text)
            return used
    text = match.game.heard(match.state, answers[0]) or answers[0]
    k, _ = marking.find(text)
    if ask.find(text) is None and 0 <= k < marking.at:
        mark_late(match, marking, text)
        return 1
    if ask.find(text) is None and k < 0 and marking.given:
        if went_without_saying(match, marking, text):
            match.answer(marking.commit)
        else:
            answer_first(match, marking, text)
            return 1
    match.give(text)
    return 1


def answer_first(match: Match, marking: Marking, text: str) -> None:
    """Give an answer that can only be given before anything is marked, and then mark again what was."""
    given = answers_in(match, marking)
    opening = match.fork()
    opening.rewind(len(match.answers) - marking.given)
    if opening.ask is None or opening.ask.find(text) is None:
        match.give(text)  # which says that it is not possible, and what is
        return
    match.rewind(len(match.answers) - marking.given)
    match.give(text)
    for mark in given:
        give_next(match, [mark])


def went_without_saying(match: Match, marking: Marking, text: str) -> bool:
    """Nothing could be added to the set, and this is an answer to what is asked after its commit."""
    after, refused = marked(match, [marking.commit])
    if refused is not None or after.ask is None or after.ask.find(text) is None:
        return False
    return is_full(match, marking)


def is_full(match: Match, marking: Marking) -> bool:
    """Something was marked, and nothing could be besides."""
    if not marking.given:
        return False
    opening = match.fork()
    opening.rewind(len(match.answers) - marking.given)
    return not open_besides(opening, answers_in(match, marking))


def answers_in(match: Match, marking: Marking) -> list[str]:
    """The differences given so far."""
    return [option.text for option in match.answers[len(match.answers) - marking.given :]]


def mark_late(match: Match, marking: Marking, text: str) -> None:
    """Mark a member whose turn has gone by: the answers so far are given again with this one among them."""
    given = answers_in(match, marking)
    match.rewind(len(match.answers) - marking.given)
    try:
        wanted = ordered(match, [*given, text])
        refused = marked(match, wanted)[1]
    except Problem:
        refused = marking.commit
    for option in given if refused is not None else [o.text for o in wanted]:
        match.give(option)
    if refused is not None:
        match.give(text)  # which says that it is not possible, and what is

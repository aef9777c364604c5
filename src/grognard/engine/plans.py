"""Plans: what could be done with what is selected, each a row of ordinary answers that the rules themselves offer.

Nothing comes of looking: plans are found in forks, and stand in no state, no record and no scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from grognard.engine.ask import Ask, Option
from grognard.engine.match import TYPED, Match
from grognard.engine.scene import OptionView, Plan
from grognard.engine.show import option_view
from grognard.text import about, say

MOST_FORKS: Final = 60
"""So many answers are tried for what lies behind them: a stack to act with, a step to take."""

MOST_ODDS: Final = 12
"""Of so many plans that roll dice the odds are told with them."""


class Search:
    """One search for plans: what they are about, in which language, and how many forks are left for it."""

    def __init__(self, about: Sequence[str], lang: str) -> None:
        self.about = set(about)
        self.lang = lang
        self.forks = MOST_FORKS
        self.odds = MOST_ODDS

    def after(self, match: Match, option: Option) -> Match | None:
        """The match after an answer that can be taken back, with the same seat asked again; None for any other."""
        if not self.forks or match.game.rolls(option):
            return None
        self.forks -= 1
        asked = match.ask
        twin = match.ahead()
        twin.answer(option)
        ask = twin.ask
        open_still = ask is not None and asked is not None and ask.seat == asked.seat and ask.kind not in TYPED
        return twin if open_still and twin.floor == match.floor else None


def plans_of(match: Match, about: Sequence[str], lang: str) -> list[Plan]:
    """The plans of these pieces and spaces at the open question; of none: the ways that lead further off."""
    ask = match.ask
    if ask is None or ask.kind in TYPED:
        return []
    search = Search(about, lang)
    if not about:
        return further(match, ask, search)
    through_it = [(option, twin) for option in ask.options if (twin := chosen(match, ask, option, search))]
    found = behind(match, ask, through_it, search)
    return found or here(match, search) or through(match, ask, search)


def acting_with(match: Match, about: Sequence[str], lang: str) -> Match | None:
    """The match after the answer that chooses what is selected to act; None where it cannot be chosen."""
    ask = match.ask
    if ask is None or ask.kind in TYPED or not about:
        return None
    search = Search(about, lang)
    return next((twin for option in ask.options if (twin := chosen(match, ask, option, search))), None)


def here(match: Match, search: Search) -> list[Plan]:
    """The options of the open question that point at what is selected; all, where the question is about that."""
    ask = match.ask
    assert ask is not None
    views = [(option, option_view(match, ask, option, search.lang, odds=False)) for option in ask.options]
    if search.about & subjects(match, ask):
        found = [plan for o, v in views for plan in deeper(match, ask, o, v, search)]
        return found + further(match, ask, search)
    near = [(o, v) for o, v in views if search.about & {*v.pieces, *v.spaces}]
    found = [plan_of(match, ask, o, v, search) for o, v in near]
    if not any(thing.partition(":")[0] in match.game.space_kinds for thing in search.about):
        return found
    return found + [plan for plan in further(match, ask, search) if plan.space in search.about]


def deeper(match: Match, ask: Ask, option: Option, view: OptionView, search: Search) -> list[Plan]:
    """An option as a plan; one that points at nothing, and after which the same is asked again of the same, as the
    plans of that question. They stand in the list alone: on the board what is done by one answer comes first."""
    twin = search.after(match, option) if not view.pieces and not view.spaces and not view.deed else None
    again = twin.ask if twin is not None else None
    if twin is None or again is None or again.kind != ask.kind or not subjects(twin, again) & subjects(match, ask):
        return [plan_of(match, ask, option, view, search)]
    found: list[Plan] = []
    for one in again.options:
        next_view = option_view(twin, again, one, search.lang, odds=False)
        plan = plan_of(twin, again, one, next_view, search)
        words, row = f"{view.label}: {plan.brief or plan.label}", [option.text, one.text]
        found.append(replace(plan, label=words, group=view.group, brief="", space="", pieces=[], answers=row))
    return found


def through(match: Match, ask: Ask, search: Search) -> list[Plan]:
    """What is selected cannot be chosen yet, a target for instance: who could be chosen first, and then do it."""
    found: list[tuple[Option, Match]] = []
    for option in ask.options:
        pieces, _ = match.game.points(match.state, option)
        twin = search.after(match, option) if pieces else None
        if twin is not None and twin.ask is not None and subjects(twin, twin.ask) & {*pieces}:
            found.append((option, twin))
    return behind(match, ask, found, search)


def behind(match: Match, ask: Ask, first: list[tuple[Option, Match]], search: Search) -> list[Plan]:
    """The plans that begin with one of these answers; where there are several, each says with which."""
    found: list[Plan] = []
    several = len(first) > 1
    for option, twin in first:
        label = option_view(match, ask, option, search.lang, odds=False).label
        for plan in here(twin, search):
            words = f"{label}: {plan.label}" if several else plan.label
            brief = "" if several else plan.brief
            found.append(replace(plan, label=words, brief=brief, answers=[option.text, *plan.answers]))
    return found


def chosen(match: Match, ask: Ask, option: Option, search: Search) -> Match | None:
    """The match after an option that chooses what is selected to act: the next question is about it."""
    pieces, _ = match.game.points(match.state, option)
    if not search.about & {*pieces} or search.about & subjects(match, ask):
        return None
    twin = search.after(match, option)
    if twin is None or twin.ask is None or twin.ask.marking is not None:
        return None
    return twin if search.about & subjects(twin, twin.ask) else None


def subjects(match: Match, ask: Ask) -> set[str]:
    """What a question is about: a piece, or a space and those of its pieces that are meant."""
    if ask.about is None:
        return set()
    pieces, spaces = match.game.points(match.state, ask.about)
    return {f"{ask.about.of}:{ask.about.value}", *pieces, *spaces}


def plan_of(match: Match, ask: Ask, option: Option, view: OptionView, search: Search) -> Plan:
    """One answer as a plan. It rolls dice if there are odds: else another question comes before them."""
    rolls = view.rolls
    told = view
    if (rolls or view.leads) and search.odds:
        search.odds -= 1
        told = option_view(match, ask, option, search.lang, odds=True)
        rolls = told.rolls and bool(told.odds)
    spaces = [] if in_vain(told) else view.spaces
    space = spaces[-1] if spaces else ""
    sheets = match.game.outlook(match.state, ask, option, search.lang)
    return Plan(
        answers=[option.text],
        label=view.label,
        group=view.group,
        space=space,
        spaces=spaces,
        pieces=view.pieces,
        cost=match.game.price(match.state, ask, option) if space else 0,
        threats=view.threats,
        rolls=rolls or bool(sheets),
        odds=headline(told, search.lang),
        sheets=sheets,
        lock=len(spaces) - 1 if view.threats else -1,
        brief=view.brief,
        deed=view.deed,
    )


def in_vain(view: OptionView) -> bool:
    """Dice that bring nothing whatever they show, and aimed at a space alone: it stands in the list, and the board,
    where it would be taken for a place to go to, is not lit for it."""
    return bool(view.odds) and not view.pieces and all(line.tone == "ill" for line in view.odds)


def headline(view: OptionView, lang: str) -> str:
    """What an option is chosen for, with its chance: the first of its odds."""
    if view.headline or not view.odds:
        return view.headline
    line = view.odds[0]
    return say(lang, "plan-odds", chance=about(line.numerator / line.denominator, lang), outcome=line.label)


def further(match: Match, ask: Ask, search: Search) -> list[Plan]:
    """The ways to spaces more than one answer away: as the game finds them, else step by step."""
    game = match.game
    if not game.walks(ask):
        return []
    found: list[Plan] = game.plans(match.state, ask, search.lang, sorted(search.about))
    return found or by_steps(match, search)


def by_steps(match: Match, search: Search) -> list[Plan]:
    """The shortest ways by the game's walking verbs, as far as nobody else is asked and no dice fall.

    A game in which what lies hidden can stop a walk finds its ways itself: else one that ends early would tell.
    """
    game = match.game
    found: dict[str, Plan] = {}
    assert match.ask is not None
    walkers = subjects(match, match.ask)
    pieces = game.pieces(match.state, match.ask.seat, search.lang)
    start = next((piece.place for piece in pieces if piece.id in walkers), "")
    walks: list[tuple[Match, list[str], list[str]]] = [(match, [], [])]
    while walks:
        at, answers, spaces = walks.pop(0)
        assert at.ask is not None
        for option in at.ask.options:
            _, to = game.points(at.state, option)
            if option.verb not in game.walking or not to or to[-1] in (start, *spaces):
                continue
            way, trail = [*answers, option.text], [*spaces, to[-1]]
            if to[-1] not in found:
                threats = game.threats(at.state, at.ask, option)
                label = say(search.lang, "plan-steps", count=len(way))
                found[to[-1]] = Plan(
                    answers=way, label=label, space=to[-1], spaces=trail, cost=len(way), threats=threats
                )
                twin = search.after(at, option)
                if twin is not None:
                    walks.append((twin, way, trail))
    return [plan for plan in found.values() if len(plan.answers) > 1]

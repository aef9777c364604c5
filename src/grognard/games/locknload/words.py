"""What options say: prices, chances, who may answer. Every number comes from the rule that will use it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.scene import Plan
from grognard.games.locknload.box import KINDS
from grognard.games.locknload.paths import GAITS as GAIT_VERBS
from grognard.games.locknload.paths import Walk, watched_on, ways_of
from grognard.games.locknload.rules.fire import WAYS as FIRE_WAYS
from grognard.games.locknload.rules.fire import firers
from grognard.games.locknload.rules.spotting import best_look
from grognard.games.locknload.rules.verbs import EXIT, FLIP, PASS, SPOT, STEP, VOLLEY
from grognard.games.locknload.sheets import adds, cut_words, cuts, meeting, meeting_words
from grognard.games.locknload.state import MARKED_BITS, OPS_BIT, SHAKEN_BIT, Battle
from grognard.games.locknload.theater import WEAPON_KINDS
from grognard.text import has, listed, say

GAITS = [verb.word for verb in GAIT_VERBS]
SHOTS = [verb.word for verb in FIRE_WAYS]


def label(g: Battle, game: Game, ask: Ask, option: Option, name: str, lang: str) -> str:
    """What the button of an option says."""
    count = min(g.theater.box.tables.passes, g.passes + 1)
    words = say(lang, f"locknload-option-{option.verb}", name=name, ask=ask.kind, count=count)
    more = details(g, game, ask, option, lang)
    return f"{words} · {more}" if more else words


def brief(g: Battle, game: Game, ask: Ask, option: Option, name: str, lang: str) -> str:
    """The same under a heading that says what is done."""
    if not name or option.of != "hex":
        return ""
    more = details(g, game, ask, option, lang)
    return f"{name} · {more}" if more else name


def details(g: Battle, game: Game, ask: Ask, option: Option, lang: str) -> str:
    """What an option costs, needs or is worth."""
    if option.verb == STEP.word and ask.kind == "step":
        walk = Walk(g.copy())
        here = g.at[walk.units[0]]
        paid = walk.paid(here, option.value, g.spent)
        cost = points(g.spent + paid, walk.points(), lang)
        return " · ".join([cost, *melee_words(g, game, ask.seat, option.value, walk.units, lang)])
    if option.verb == SPOT.word:
        return say(lang, "locknload-chance", count=best_look(g, ask.seat, option.value)[1])
    if option.verb == FLIP.word:
        return say(lang, "locknload-onto-tripod" if g.dismounted >> option.value & 1 else "locknload-off-tripod")
    if ask.kind == "smoke-at":
        return cut_words(cuts(g, ask, option), lang)
    if option.verb == VOLLEY.word and ask.about is not None:
        able = firers(g, ask.seat, option.value, ask.about.value, True)
        return say(lang, "locknload-half-fire") if all(g.status[unit] & OPS_BIT for unit in able) else ""
    if ask.kind == "firers" and option.verb in SHOTS:
        return adds(g, ask, option)
    if ask.kind == "act" and option.verb in GAITS and all(is_tied(g, unit) for unit in g.here(ask.seat, g.acting)):
        return say(lang, "locknload-tied")
    if option is PASS.plain and g.passes + 1 >= g.theater.box.tables.passes:
        idle = unused(g, ask.seat)
        return say(lang, "locknload-unused", count=idle) if idle else ""
    return ""


def totals(game: Game, event: Event, lang: str) -> str:
    """LOCKNLOAD 5.0, 5.3: attack against defence; where that is not the same for all, for each of them."""
    told = [
        say(
            lang,
            "locknload-total-for",
            total=tally.facts["total"],
            other=tally.facts["other"],
            units=game.fact("units", tally.facts["units"], lang),
        )
        for tally in event.tallies
    ]
    facts = event.facts
    if told or "total" not in facts:  # a die to be rolled is told of before there is one
        return "; ".join(told)
    return say(lang, "locknload-total", total=facts["total"], other=facts["other"])


def is_tied(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 1.6.1.01, R28: who would leave a gun on its tripod goes only if he is named."""
    return any(g.fixed(weapon) for weapon in g.weapons_of(unit))


def grave(g: Battle, ask: Ask, option: Option) -> bool:
    """LOCKNLOAD 4.0, 6.0: a pass that ends the phase for units that did nothing; to leave the board for good."""
    if option is PASS.plain:
        return g.passes + 1 >= g.theater.box.tables.passes and unused(g, ask.seat) > 0
    return option is EXIT.plain


def unused(g: Battle, side: int) -> int:
    """How many of a side have not done anything this turn."""
    return len([unit for unit in g.force[side] if not g.status[unit] & (MARKED_BITS | SHAKEN_BIT)])


def points(spent: int, all: int, lang: str) -> str:
    return say(lang, "locknload-points", spent=spent, all=max(spent, all))


def threats(g: Battle, ask: Ask, option: Option) -> list[str]:
    """LOCKNLOAD 5.3: the enemies who may fire once those on the move have gone there."""
    if option.verb != STEP.word or ask.kind != "step":
        return []
    walk = Walk(g.copy())
    here = g.at[walk.units[0]]
    drawn = walk.watch(option.value, walk.paid(here, option.value, g.spent))
    return [f"unit:{unit}" for unit in drawn.full + drawn.half]


def melee_words(g: Battle, game: Game, side: int, there: int, units: list[int], lang: str) -> list[str]:
    """LOCKNLOAD 8.0: that a step or a way ends in a melee, and what both sides' best blows are."""
    if not g.any_here(1 - side, there):
        return []
    odds = meeting_words(meeting(g, game, side, there, units, lang), lang)
    return [say(lang, "locknload-ends-in-melee"), *([odds] if odds else [])]


def plans(g: Battle, game: Game, ask: Ask, lang: str, about: Sequence[str]) -> list[Plan]:
    """The ways at a question in words: who goes where not all of a stack do, what they cost, how many may fire on
    the way, at full or at half, and whether they end in a melee."""
    chosen = [int(thing.removeprefix("unit:")) for thing in about if thing.startswith("unit:")]
    side = [unit for unit in chosen if g.side(unit) == ask.seat and g.at[unit] == g.acting]
    stack = g.here(ask.seat, g.acting) if g.acting >= 0 and ask.kind != "step" else []
    usual = not side or sorted(side) == stack
    found: list[Plan] = []
    for verb, walk, plan in ways_of(g, ask, [] if usual else side):
        full, half = watched_on(walk, plan)
        plan.kind = verb
        plan.label = points(plan.cost, walk.points(), lang)
        if usual and len(walk.units) < len(stack):
            plan.label = say(
                lang,
                "locknload-goes",
                units=listed([game.noun("unit", u, lang) for u in walk.units], lang),
                way=plan.label,
            )
        if any(is_tied(g, unit) for unit in walk.units):
            plan.label += " · " + say(lang, "locknload-tied")
            plan.rolls = True  # not the first click on a hex leaves a gun behind
        if full or half:
            plan.label += " · " + say(lang, "locknload-watched", full=full, half=half)
        there = int(plan.space.removeprefix("hex:"))
        if g.any_here(1 - ask.seat, there):
            plan.label += " · " + say(lang, "locknload-ends-in-melee")
            plan.rolls = True  # where there is nothing to choose in it, blows are struck at once
            plan.sheets = meeting(g, game, ask.seat, there, walk.units, lang)
            plan.odds = meeting_words(plan.sheets, lang)
        found.append(plan)
    return found


@cache
def gists(lang: str) -> dict[str, str]:
    """What each kind of counter is good for."""
    return {
        face: say(lang, key)
        for face in [*KINDS, *WEAPON_KINDS, "heavy-mg", "automatic-rifle"]
        if has(lang, key := f"locknload-gist-{face}")
    }

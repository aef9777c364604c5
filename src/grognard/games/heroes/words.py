"""What players call things and answers."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.ask import Ask, Option
from grognard.games.heroes.content import content
from grognard.games.heroes.printed import box
from grognard.games.heroes.rules.deeds import DEEDS
from grognard.games.heroes.rules.verbs import GROUP_DEEDS
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import CATTLE, NEITHER, RUMOUR
from grognard.text import say


@lru_cache(maxsize=4096)
def unit_name(unit: int, lang: str) -> str:
    """What players call a counter: its name and the number printed on it; whose it is its colour tells."""
    kind = box().type_of[unit]
    printed = box().unit_names[unit].rsplit(" ", 1)[1]
    if kind.army == NEITHER:
        what = "rumour" if kind.kind == RUMOUR else "cattle" if kind.kind == CATTLE else "refugees"
        return say(lang, f"heroes-counter-{what}", number=int(printed))
    return f"{content().counters[kind.key].name[lang]} {printed}"


def noun(kind: str, number: int, lang: str) -> str:
    """What players call a thing of one of the kinds of facts."""
    if number < 0:
        return say(lang, "heroes-nobody")
    if kind == "unit":
        return unit_name(number, lang)
    if kind == "hex":
        return box().hex_names[number]
    if kind == "card":
        return content().actions[box().action_of[number].key].show[lang]
    if kind == "order":
        return say(lang, "heroes-order-card", number=box().cards[number].number)
    if kind == "marker":
        return content().hits[box().marker_names[number]].show[lang]
    if kind == "fort":
        return content().forts[box().forts[number].key].show[lang]  # type: ignore[index]
    if kind == "number":
        return str(number)
    names = {"direction": box_directions(), "side": SIDES, "deed": DEED_WORDS, "army": ["german", "soviet", "neither"]}
    return say(lang, f"heroes-{kind}-{names[kind][number].lower()}")


SIDES = ["player", "ai", "nobody"]
DEED_WORDS = GROUP_DEEDS


def box_directions() -> list[str]:
    return ["n", "ne", "se", "s", "sw", "nw"]


def label(g: Mission, ask: Ask, option: Option, lang: str) -> str:
    """What the button for an option says; a deed with its price."""
    name = noun(option.of, option.value, lang) if option.of else ""
    text = say(lang, f"heroes-option-{option.verb}", name=name)
    if ask.kind == "deed":
        for deed in DEEDS:
            if deed.verb.word == option.verb:
                return say(lang, "heroes-priced", what=text, cost=deed.cost(g, g.actor, option.value))
    return text

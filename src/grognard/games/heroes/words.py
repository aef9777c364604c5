"""What players call things, orders and answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.games.heroes.content import content
from grognard.games.heroes.printed import box
from grognard.games.heroes.records.orders import Card, Clause, ConditionWord, Order, Target, Who
from grognard.games.heroes.rules.caps import payments
from grognard.games.heroes.rules.checks import chance_spent
from grognard.games.heroes.rules.deeds import DEEDS, Deed
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, CATTLE, NEITHER, NOBODY, PLAYER, RUMOUR
from grognard.text import say

SIDES = ["player", "ai", "nobody"]
DIRECTION_WORDS = ["n", "ne", "se", "s", "sw", "nw"]
HEADED = ("move", "pivot", "sneak", "fire")
"""What a heading says, so that the hex or an arrow is enough under it; other ways to fire are told in full."""
ARROWS = ["↑", "↗", "↘", "↓", "↙", "↖"]
DEED_WORDS = ["move", "fire", "rally", "hide", "dig", "smoke", "strike", "raze"]
ARMY_WORDS = ["german", "soviet", "neither"]
VOLLEYS = ("shot", "searched", "no-effect", "wasted")
"""Events that a group brings about as well as a single unit."""
TOWARDS = ("move", "low-risk-move")
"""Acts that are done towards what an order names."""


# -- things -----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def unit_name(unit: int, lang: str) -> str:
    """What players call a counter: what is printed on it; of what both armies have, whose it is too."""
    printed = printed_name(unit, lang)
    kind = box().type_of[unit]
    if kind.army == NEITHER or content().counters[kind.key].name["en"] not in names_of_both():
        return printed
    return say(lang, f"heroes-counter-{ARMY_WORDS[kind.army]}", name=printed)


@lru_cache(maxsize=4096)
def printed_name(unit: int, lang: str) -> str:
    """The name and the number on a counter; whose it is its colour tells."""
    kind = box().type_of[unit]
    printed = box().unit_names[unit].rsplit(" ", 1)[1]
    if kind.army == NEITHER:
        what = "rumour" if kind.kind == RUMOUR else "cattle" if kind.kind == CATTLE else "refugees"
        return say(lang, f"heroes-counter-{what}", number=int(printed))
    return f"{content().counters[kind.key].name[lang]} {printed}"


@cache
def names_of_both() -> set[str]:
    """What counters of both armies are called: Rifles, wagons, a captured tank."""
    german, soviet = [
        {counter.name["en"] for counter in content().counters.values() if counter.army == army}
        for army in ("german", "soviet")
    ]
    return german & soviet


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
    names = {"direction": DIRECTION_WORDS, "side": SIDES, "deed": DEED_WORDS, "army": ARMY_WORDS}
    return say(lang, f"heroes-{kind}-{names[kind][number]}")


def counted(types: Sequence[int], lang: str) -> list[str]:
    """Counters by their types, each with how many there are of it."""
    shown = [content().counters[box().type_names[one]].show[lang] for one in types]
    return [f"{shown.count(name)} × {name}" for name in dict.fromkeys(shown)]


def told_besides(event: Event, lang: str) -> dict[str, Any]:
    """HEROES 4.3, 2.7, 8: what a sentence says that no fact of its event does: that a command card asks no AP of an
    AI; by how much a mission is won, and why it is over; who goes on in a campaign."""
    facts: dict[str, Any] = event.facts
    if event.kind in VOLLEYS:
        return {"many": len(facts["units"])}
    if event.kind == "marker":
        return {"lay": int(event.rule == "7.4")}
    if event.kind == "ai-turn":
        return {"command": int(box().cards[facts["card"]].blue)}
    if event.kind == "over":
        gone = facts.get("gone", NOBODY)
        how = f"heroes-gone-{SIDES[gone]}" if gone != NOBODY else f"heroes-how-{facts.get('how', 'counted')}"
        verdict = say(lang, f"heroes-verdict-{'player' if facts['vp'] > 0 else 'ai'}", points=abs(facts["vp"]))
        return {"how": say(lang, how), "verdict": verdict}
    if event.kind == "goes-on" and "mission" in facts:
        mission = content().missions[box().mission_names[facts["mission"]]].title[lang]
        named = {"mission": mission, "company": ", ".join(counted(facts["company"], lang))}
        return {**named, "with": say(lang, "heroes-goes-on-with", **{**facts, **named})}
    if event.kind == "campaign-over" and "by" in facts:
        return {"verdict": say(lang, f"heroes-campaign-{facts['by']}", **facts)}
    return {"with": ""} if event.kind == "goes-on" else {"verdict": ""} if event.kind == "campaign-over" else {}


def drawn_word(option: Option, lang: str) -> str:
    """Something that was drawn on a real table: a marker, a counter of the cup, a card."""
    if option.of not in ("hit", "cup"):
        return noun(option.of, option.value, lang)
    markers = len(box().markers)
    if option.value < markers:
        return noun("marker", option.value, lang)
    counter = option.value - markers
    if counter in (box().no_enemy, box().mine):
        return say(lang, "heroes-cup-no-enemy" if counter == box().no_enemy else "heroes-cup-mine")
    return unit_name(counter, lang)


def trait(name: str, way: str, lang: str) -> str:
    """One of the ways a counter can lie on a real board; with no way, what they are ways of."""
    if not way:
        return say(lang, f"heroes-trait-{name}")
    if name == "place":
        return say(lang, f"heroes-box-{way}")
    if name == "facing":
        return say(lang, f"heroes-direction-{way.lower()}")
    if name == "hit" and way in box().marker_names:
        return noun("marker", box().marker_names.index(way), lang)
    return say(lang, f"heroes-badge-{way}")


# -- orders -----------------------------------------------------------------------------------------


def order_in_words(order: Order, lang: str) -> str:
    """An order of a card, of a mission or of an event as a sentence: which AI, in relation to what, does what."""
    return OrderWords(lang).order(order)


class OrderWords:
    """The language of orders (docs/heroes-content.md) in one of ours."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.lang, f"heroes-says-{key}", **facts)

    def order(self, order: Order) -> str:
        text = self.act(order)
        if order.cap:
            text = self.say("cap", order=text, cap=order.cap)
        if order.when is not None:
            text = self.say("when", condition=self.condition(order.when), order=text)
        return text[0].upper() + text[1:]

    def act(self, order: Order) -> str:
        do = self.say(order.do) if order.do in TOWARDS else say(self.lang, f"heroes-ai-do-{order.do}")
        if order.do in ("pass", "end-round", "mission-orders", "reactive-orders"):
            return do
        who = self.who(order.who)
        targets = order.nearest or order.farthest
        if targets:
            near = "nearest" if order.nearest else "farthest"
            who = self.say(near, who=who, targets=self.either([self.target(one) for one in targets]))
        return self.say("line", who=who, do=do)

    def who(self, who: Who) -> str:
        found = self.say("group" if who.group is not None else "ai")
        return self.described(found, who.is_, who.type, who.most, who.least, who.no_unit_within)

    def target(self, target: Target) -> str:
        unit = target.unit
        if unit is not None:
            return self.described(self.say("unit"), unit.is_, unit.type, unit.most, unit.least, None)
        if target.objective is not None:
            return self.say("objective")
        if target.control is not None:
            return self.say("control", side=self.army(target.control))
        if target.hex is not None:
            return target.hex
        assert target.edge is not None
        edge = say(self.lang, f"heroes-edge-{target.edge.lower()}")
        return self.say("edge-at", edge=edge, hexes=", ".join(target.hexes)) if target.hexes else edge

    def described(
        self,
        what: str,
        words: Sequence[str],
        types: Sequence[str],
        most: str | None,
        least: str | None,
        within: int | None,
    ) -> str:
        """Somebody with what he has to be: words and types in brackets, then the superlative."""
        said = [say(self.lang, f"heroes-ai-word-{word}") for word in words]
        said += [content().counters[key].show[self.lang] for key in types]
        if said:
            what = self.say("words", what=what, words=", ".join(said))
        if within is not None:
            what = self.say("no-unit-within", what=what, count=within)
        if most is not None:
            what = self.say("most-fp", what=what)
        if least is not None:
            what = self.say("least-dv", what=what)
        return what

    def either(self, parts: Sequence[str]) -> str:
        """One thing or another; of what is equally near the first is meant."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("or", one=text, other=part)
        return text

    def army(self, army: str) -> str:
        return say(self.lang, f"heroes-the-side-{army}")

    def condition(self, condition: ConditionWord | Clause) -> str:
        """When an order holds at all."""
        if isinstance(condition, str):
            return self.say(f"if-{condition}")
        if condition.holds is not None:
            return self.say("if-holds", side=self.army(condition.holds.side), hex=condition.holds.hex)
        if condition.vp_lead is not None:
            return self.say("if-vp-lead", side=self.army(condition.vp_lead))
        if condition.not_ is not None:
            return self.say("if-not", condition=self.condition(condition.not_))
        if condition.any is not None:
            return self.either([self.condition(one) for one in condition.any])
        if condition.all is not None:
            text = self.condition(condition.all[0])
            for one in condition.all[1:]:
                text = self.say("and", one=text, other=self.condition(one))
            return text
        counts = {
            "box-at-least": condition.box_at_least,
            "box-at-most": condition.box_at_most,
            "ai-at-most": condition.ai_at_most,
            "units-at-most": condition.units_at_most,
            "round-at-least": condition.round_at_least,
        }
        key, count = next((key, count) for key, count in counts.items() if count is not None)
        return self.say(f"if-{key}", count=count)


@lru_cache(maxsize=512)
def card_lines(card: Card, lang: str) -> list[tuple[str, str]]:
    """HEROES 4.0: the lines of an order card from the top down, each with the letter or number printed before
    it."""
    words = OrderWords(lang)
    found = [("close", steps_in_words(card.close, lang)), ("short", steps_in_words(card.short, lang))]
    if card.third is not None:
        third = "reactive" if card.third == "reactive-orders" else "pass"
        found.append((third, say(lang, f"heroes-card-{third}")))
    lines = [(say(lang, f"heroes-line-{key}"), text) for key, text in found if text]
    return lines + [(str(n), words.order(order)) for n, order in enumerate(card.orders, 1)]


def steps_in_words(steps: Sequence[str], lang: str) -> str:
    """What an AI in close combat or at short range tries, one thing after another."""
    acts = [say(lang, f"heroes-ai-do-{step}") for step in steps]
    text = acts[0] if acts else ""
    for act in acts[1:]:
        text = say(lang, "heroes-card-else", one=text, other=act)
    return text[:1].upper() + text[1:]


def card_foot(card: Card, lang: str) -> list[str]:
    """What stands at the foot of an order card: its value for checks, the symbol, how far the mission marker
    goes."""
    found = [say(lang, "heroes-card-spent", number=card.spent)]
    if card.stay_fresh:
        found.append(say(lang, "heroes-card-stays-fresh"))
    if card.advance is not None:
        most = card.advance.at_most
        if most is None:
            found.append(say(lang, "heroes-card-advance", boxes=card.advance.boxes))
        else:
            found.append(say(lang, "heroes-card-advance-most", boxes=card.advance.boxes, units=most))
    return found


SUITS = {"club": "♣", "diamond": "♦", "heart": "♥", "spade": "♠"}


# -- answers ----------------------------------------------------------------------------------------


def label(g: Mission, ask: Ask, option: Option, lang: str) -> str:
    """What the button for an option says; what costs AP with its price and the chance to be spent by it."""
    name = named(g, option, lang)
    if ask.kind == "pay":
        return payment(g, option.value, lang)
    if option.verb == "take":
        return say(lang, "heroes-option-take-in", name=name, place=place(g, option.value, lang))
    if option.verb == "boost" and not option.value:
        return say(lang, "heroes-option-roll")
    text = say(lang, f"heroes-option-{manner(g, option)}", name=name)
    cost = price(g, ask, option)
    return text if cost is None else priced(g, text, cost, lang)


def named(g: Mission, option: Option, lang: str) -> str:
    """What an option names; of a hex that is fired at, who is there too, or else the works (EOD 18)."""
    name = noun(option.of, option.value, lang) if option.of else ""
    if option.verb != "fire" or option.of != "hex":
        return name
    there = [unit_name(ai, lang) for ai in g.of_side(option.value, AI)] or works_in(g, option.value, lang)
    return f"{name} ({', '.join(there)})" if there else name


def works_in(g: Mission, h: int, lang: str) -> list[str]:
    return [noun("fort", kind, lang) for at, kind in zip(g.fort_at, g.fort_kind, strict=True) if at == h]


def manner(g: Mission, option: Option) -> str:
    """What an option is called by: to move to an enemy's hex is to go into close combat (EOD 7.7.4)."""
    foes = g.of_side(option.value, AI) if option.verb == "move" else []
    return "move-in" if any(g.type(ai).kind != RUMOUR for ai in foes) else option.verb


def card_text(card: int, lang: str) -> str:
    """What an action card says, its price too."""
    return content().actions[box().action_of[card].key].text[lang]


def deed(g: Mission, ask: Ask, option: Option, lang: str) -> str:
    """Who does what; of a group what its leader does. What it costs where nothing is to be settled about that."""
    leads = ask.kind == "pick" and not g.picks
    if not (ask.kind == "deed" or leads) or ask.about is None or deed_named(option.verb) is None:
        return ""
    text = say(lang, f"heroes-option-{manner(g, option)}", name=named(g, option, lang))
    unit = unit_name(ask.about.value, lang)
    cost = price(g, ask, option)
    if cost is not None and not leads and (g.free or len(payments(g, cost, g.is_fresh(ask.about.value))) <= 1):
        text = priced(g, text, cost, lang)
    if leads:
        unit = say(lang, "heroes-deed-led", unit=unit, others=len(g.group) - 1)
    return say(lang, "heroes-deed", unit=unit, what=text)


def brief(g: Mission, ask: Ask, option: Option, lang: str) -> str:
    """The label without what the heading or the question says: the hex and the price, the chance to be spent."""
    if ask.kind == "pay":
        due = g.cost - option.value
        none = "heroes-pay-brief-none"
        return say(lang, "heroes-pay-brief", percent=percent_spent(g, due)) if due > 0 else say(lang, none)
    if ask.kind == "face":
        return ARROWS[option.value]
    cost = price(g, ask, option)
    if cost is None or option.verb not in HEADED:
        return ""
    what = ARROWS[option.value] if option.of == "direction" else noun(option.of, option.value, lang)
    if option.verb == "fire" and not g.of_side(option.value, AI):
        what = named(g, option, lang)  # otherwise one sees whom
    if ask.kind == "pick" and g.picks:
        return say(lang, "heroes-brief-pick", what=what, cost=cost)
    if g.free or (g.actor >= 0 and g.is_spent(g.actor)):
        return priced(g, what, cost, lang)
    shot = "heroes-brief-shot" if option.verb == "fire" else "heroes-brief"
    return say(lang, shot, what=what, cost=cost, percent=percent_spent(g, cost))


def place(g: Mission, unit: int, lang: str) -> str:
    """Where a unit is, in a word."""
    at = g.at[unit]
    return box().hex_names[at] if at >= 0 else say(lang, "heroes-box-coming")


def deed_named(word: str) -> Deed | None:
    return next((deed for deed in DEEDS if deed.verb.word == word), None)


def price(g: Mission, ask: Ask, option: Option) -> int | None:
    """What an option costs in AP, where it is a deed."""
    deed = deed_named(option.verb)
    if deed is None or ask.about is None or ask.kind not in ("deed", "pick"):
        return None
    return deed.cost(g, ask.about.value, option.value)


def priced(g: Mission, text: str, cost: int, lang: str) -> str:
    """An answer with its price: free where a card pays; for a spent unit in CAPs; else the chance of being
    spent."""
    if g.free:
        return say(lang, "heroes-priced-free", what=text)
    if g.actor >= 0 and g.is_spent(g.actor):
        return say(lang, "heroes-priced-caps", what=text, cost=cost)
    return say(lang, "heroes-priced", what=text, cost=cost, percent=percent_spent(g, cost))


def percent_spent(g: Mission, cost: int) -> int:
    """HEROES 3.1.1: how likely this cost makes a unit of the player's spent, by the cards nobody has seen."""
    lost, of = chance_spent(g, PLAYER, cost)
    return round(100 * lost / of) if of and cost > 0 else 0


def payment(g: Mission, caps: int, lang: str) -> str:
    """So many CAPs off a cost, and what is left to be checked for."""
    due = g.cost - caps
    if due <= 0:
        return say(lang, "heroes-pay-all", caps=caps)
    return say(lang, "heroes-pay", caps=caps, due=due, percent=percent_spent(g, due))


def gists(lang: str) -> dict[str, str]:
    """By face, what such a piece is good for, where the counter does not tell."""
    return {face: say(lang, f"heroes-gist-{face}") for face in ("rumour", "cattle", "refugees")}

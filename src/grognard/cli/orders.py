"""`grognard orders`: an order card in words; in a position, what it would do and why; or all cards not yet seen."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from grognard.cli.parser import Parser, given_options
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.game import checked_scenario
from grognard.engine.notation import split_position
from grognard.engine.problem import Problem
from grognard.engine.record import BROKEN
from grognard.games import checked_options
from grognard.games.heroes import words
from grognard.games.heroes.content import content, load_deck
from grognard.games.heroes.decks import PrivateDeck, ranges
from grognard.games.heroes.explained import explain, reason_of, trace_of
from grognard.games.heroes.foresight import Foreseen, done, foresee, next_acts, unseen
from grognard.games.heroes.game import DECK, Heroes, game, game_with
from grognard.games.heroes.records.orders import Card
from grognard.games.heroes.sheets import kind_of_card
from grognard.games.heroes.state import Mission
from grognard.text import percent, say


def arguments(command: Parser) -> None:
    command.argument("number", words="orders-number", metavar="number", nargs="?", type=int)
    command.argument("--at", words="orders-at", metavar="position")
    command.argument("--all", words="orders-all", action="store_true")
    command.argument("--deck", words="orders-deck", metavar="file")
    command.argument("-o", "--option", words="option", metavar="option", action="append", default=[])


def run(parsed: argparse.Namespace) -> int:
    """A card as it reads; with a position also what comes of it there."""
    console = Console(highlight=False, soft_wrap=True)
    deck = load_deck(parsed.deck) if parsed.deck else None
    if parsed.all:
        if not parsed.at:
            raise Problem("heroes-orders-at")
        heroes = playing(deck)
        print_next(placed(heroes, parsed), heroes, parsed.lang, console)
        return 0
    if parsed.number is None and deck is not None:
        print_deck(deck, parsed.lang, console)
        return 0
    if parsed.number is None:
        raise Problem("heroes-orders-number")
    card = card_numbered(parsed.number, deck)
    heroes = playing(deck)
    foreseen: list[Foreseen] = []
    if parsed.at:
        names = [printed.number for printed in heroes.box.cards]
        if card.number not in names:
            raise Problem("heroes-orders-foreign", number=card.number)
        foreseen = foresee(placed(heroes, parsed), names.index(card.number))
    print_card(card, parsed.lang, console)
    if foreseen:
        console.print(f"\n[bold]{say(parsed.lang, 'heroes-foreseen-if')}[/bold]")
    for way in foreseen:
        print_way(way, heroes, parsed.lang, console)
    return 0


def playing(deck: PrivateDeck | None) -> Heroes:
    return game() if deck is None else game_with(deck)


def card_numbered(number: int, deck: PrivateDeck | None) -> Card:
    """The card of this number: of the deck, or else of ours."""
    cards = content().orders if deck is None else deck.cards
    if number not in cards:
        raise Problem("heroes-orders-unknown", number=number, numbers=ranges(cards))
    return cards[number]


def placed(heroes: Heroes, parsed: argparse.Namespace) -> Mission:
    """The position that was typed. It is read at the start of its step."""
    name, scenario, position, *_ = split_position(parsed.at)
    if name != heroes.name:
        raise Problem("heroes-orders-other", game=name)
    options = checked_options(heroes, {**given_options(parsed), **own_deck(heroes)})
    position.pop("dice", None)
    try:
        g = heroes.place(checked_scenario(heroes, scenario), options, position, KeyedDice(key_of("")))
    except BROKEN as error:
        raise Problem("problem-notation", why=f"{type(error).__name__} {error}") from error
    assert isinstance(g, Mission)
    return g


def own_deck(heroes: Heroes) -> dict[str, str]:
    return {DECK: heroes.deck.hash} if heroes.deck is not None else {}


# -- in words -------------------------------------------------------------------------------------


def print_card(card: Card, lang: str, console: Console) -> None:
    """Everything that is printed on it."""
    stance = f"card-stance-{card.stance}" if card.stance != "plain" else "foreseen-stance-plain"
    head = [kind_of_card(card, lang), say(lang, "heroes-foreseen-stance", stance=say(lang, f"heroes-{stance}"))]
    console.print(Text.assemble((say(lang, "heroes-card-name", number=card.number), "bold"), f"  {head[0]}"))
    console.print(Text(f"    {head[1]}", "dim"))
    for mark, text in words.card_lines(card, lang):
        console.print(Text.assemble("    ", (f"{mark:<2}", "bold cyan"), f" {text}"))
    for text in words.card_foot(card, lang):
        console.print(Text(f"    {text}"))
    corner = f"{words.SUITS[card.corner.suit]} {card.corner.hex}"
    console.print(Text(f"    {say(lang, 'heroes-foreseen-corner', corner=corner)}", "dim"))
    if card.source:
        console.print(Text(f"    {say(lang, 'heroes-foreseen-source', source=card.source)}", "dim"))


def print_deck(deck: PrivateDeck, lang: str, console: Console) -> None:
    """What a deck of somebody's own holds, and which missions ask for more."""
    facts = {"file": deck.file, "count": len(deck.cards), "numbers": ranges(deck.cards)}
    console.print(say(lang, "heroes-orders-deck", **facts), style="bold")
    for key, mission in content().missions.items():
        lacking = deck.missing(content().deck(mission, "printed"), content().orders)
        told = say(lang, f"heroes-orders-deck-{'lacks' if lacking else 'whole'}", numbers=ranges(lacking))
        console.print(f"    {mission.title[lang]} ({key}): {told}")


def print_way(way: Foreseen, heroes: Heroes, lang: str, console: Console) -> None:
    """What comes of a card: a sentence, why in a few words, and the table for those who argue."""
    chance = "" if way.chance == 1 else f"{percent(float(way.chance), lang)}  "
    console.print(Text.assemble((chance, "cyan"), capital(act_in_words(way, heroes, lang)), "."))
    if way.box and way.act is not None:
        console.print(Text("    " + say(lang, "heroes-foreseen-marker", box=way.box)))
    if way.act is None:
        return
    turn = trace_of(way.act)
    why = reason_of(turn, heroes, lang)
    if why:
        console.print(Text(f"    {why}", "italic"))
    for row in explain(turn, heroes, lang):
        text = Text("    " * (row.depth + 1) + row.text)
        console.print(text + Text(f"  [{row.rule}]", "dim") if row.rule else text)


def print_next(g: Mission, heroes: Heroes, lang: str, console: Console) -> None:
    """Every act of the next turn, likeliest first, with the cards that lead to it."""
    console.print(f"[bold]{say(lang, 'heroes-foreseen-heading', count=len(unseen(g)))}[/bold]")
    for act in next_acts(g):
        cards = ranges([heroes.box.cards[card].number for card in act.cards])
        told = [say(lang, "heroes-foreseen-cards", cards=cards)]
        if act.dice:
            by_die = ranges([heroes.box.cards[card].number for card in act.dice])
            told.append(say(lang, "heroes-foreseen-die", cards=by_die))
        chance = f"{percent(float(act.chance), lang):>8}"
        words_of = capital(act_in_words(act.way, heroes, lang))
        console.print(Text.assemble((chance, "cyan"), f"  {words_of} ", (f"({'; '.join(told)})", "dim")))


def act_in_words(way: Foreseen, heroes: Heroes, lang: str) -> str:
    """The act, whatever the card and its line."""
    if way.act is None:
        return say(lang, f"heroes-foreseen-{'asks' if way.asks else 'none'}", box=way.box)
    facts = {key: heroes.fact(key, value, lang) for key, value in way.act.facts.items() if key != "trace"}
    facts["act"] = done(way.act)
    return say(lang, "heroes-foreseen-act", **{**EMPTY, **facts})


EMPTY = {"unit": "", "units": "", "target": "", "hex": "", "needed": 0}
"""What an act may leave out."""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

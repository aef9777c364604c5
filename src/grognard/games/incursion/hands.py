"""Cards as a seat sees them: its own hand, what lies open, how many there are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from grognard.engine.event import Event
from grognard.engine.scene import Card
from grognard.games.incursion.content import Content
from grognard.games.incursion.state import MUSTER, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, SIDES
from grognard.text import say


def cards(g: Battle, content: Content, seat: int, lang: str) -> list[Card]:
    """One's own hand, what lies open, and how many cards there are elsewhere."""
    if g.phase == MUSTER:
        return list(in_play_so(content, lying_so(g, g.worn), lang))
    hand = tuple(sorted(g.hands[seat])) if seat in (ALLIES, GERMANS) else ()
    held = tuple([len(cards) for cards in g.hands])
    return cards_so(content, seat, len(g.deck), held, hand, lying_so(g, in_play(g)), tuple(g.discard), lang)


@lru_cache(maxsize=4096)
def cards_so(
    content: Content,
    seat: int,
    deck: int,
    held: tuple[int, ...],
    hand: tuple[int, ...],
    lying: tuple[Lying, ...],
    discard: tuple[int, ...],
    lang: str,
) -> list[Card]:
    """The same list while no card goes anywhere."""
    out = [pile("deck", deck, lang), pile("discard", len(discard), lang)]
    for side, name in enumerate(SIDES):
        if side == seat:
            out += [face(content, card, "hand", lang) for card in hand]
        else:
            out.append(pile(f"hand-{name}", held[side], lang))
    out += in_play_so(content, lying, lang)
    out += [face(content, card, "discard", lang) for card in reversed(discard)]
    return out


@cache
def pile(zone: str, count: int, lang: str) -> Card:
    return Card(id=zone, name=say(lang, f"incursion-pile-{zone}"), zone=zone, count=count)


def in_play(g: Battle) -> list[int]:
    """The cards on figures and on the table, and the one being played now."""
    lying = g.worn + g.lasting
    return lying + [c for c, by in enumerate(g.card_by) if by >= 0 and c not in lying]


@cache
def face(content: Content, card: int, zone: str, lang: str) -> Card:
    """A card as it reads."""
    record = content.card_records[content.theater.cards[card].id]
    kind = say(lang, f"incursion-card-{record.kind}", kill=record.kill)
    return Card(id=f"card:{card}", name=record.show[lang], zone=zone, text=[kind, record.text[lang]])


Lying = tuple[int, int, int, tuple[int, ...]]
"""A card in play, who played it, on whom, and at which doors."""


def lying_so(g: Battle, cards: Sequence[int]) -> tuple[Lying, ...]:
    """Cards in play, with all that is seen of them."""
    found = []
    for card in cards:
        doors = [d for d, trap in enumerate(g.door_trap) if trap == card or g.door_locked[d] == card]
        found.append((card, g.card_by[card], g.card_on[card], tuple(doors)))
    return tuple(found)


def in_play_so(content: Content, lying: Sequence[Lying], lang: str) -> list[Card]:
    return [shown_in_play(content, card, by, on, doors, lang) for card, by, on, doors in lying]


@lru_cache(maxsize=4096)
def shown_in_play(content: Content, card: int, by: int, on: int, doors: tuple[int, ...], lang: str) -> Card:
    """A card in play: what it says, who played it, and on whom or at which doors."""
    printed = face(content, card, "play", lang)
    side = say(lang, f"incursion-side-{SIDES[by]}")
    lines = printed.text[:]
    if on >= 0:
        lines.append(say(lang, "incursion-card-lies-on", side=side, name=content.figure_name(on, lang)))
    else:
        lines.append(say(lang, "incursion-card-played-by", side=side))
    lines += [say(lang, "incursion-door", name=content.door_name(door, lang)) for door in doors]
    piece = f"figure:{on}" if 0 <= on < content.theater.figures else ""
    return Card(id=printed.id, name=printed.name, zone="play", text=lines, on=piece, side=SIDES[by])


def card_told(content: Content, event: Event, lang: str) -> Card | None:
    """The card that is played, as it reads."""
    card, side = event.facts.get("card"), event.facts.get("side")
    if not isinstance(card, int) or not isinstance(side, int):
        return None
    if not event.kind.startswith("played") and event.kind != "snafu":
        return None
    printed = face(content, card, "play", lang)
    return Card(id=printed.id, name=printed.name, zone="play", text=printed.text, side=SIDES[side])

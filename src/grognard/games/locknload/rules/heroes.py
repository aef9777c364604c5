"""LOCKNLOAD 5.1, 11.2, 12.0: heroes who rise, and the skill cards they draw."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.locknload.rules.ground import barred_ground
from grognard.games.locknload.rules.luck import second_chance
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import PLACE
from grognard.games.locknload.state import NOTHING, Battle, changed, enlisted
from grognard.games.locknload.theater import BOX, HERO, CardType


def cup(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 5.1: the heroes of a side who have yet to come."""
    found: list[int] = []
    for kind in g.theater.box.types:
        if kind.kind == HERO and kind.side == side:
            found += [unit for unit in kind.units if g.at[unit] == BOX]
    return found


def try_hero(g: Battle, side: int, at: int, marks: int) -> Rules[int]:
    """LOCKNLOAD 5.1, 11.2: an even die; no counter or no room here or next door, and there is none (R24)."""
    heroes = cup(g, side)
    if not heroes or not rooms(g, side, at, heroes[0]):
        return NOTHING
    while True:
        die = g.dice.d6()
        g.tell("hero-roll", "5.1", side=side, location=at, dice=[die], outcome="hero" if die % 2 == 0 else "none")
        if die % 2 == 0:
            return (yield from make_hero(g, side, at, marks))
        again = yield from second_chance(g, side, at, "5.1")
        if not again:
            return NOTHING


def make_hero(g: Battle, side: int, at: int, marks: int) -> Rules[int]:
    """LOCKNLOAD 5.1, 11.2: drawn at random, with a card drawn at random; he has the markers of his parents. Who he
    is, or NOTHING."""
    heroes = cup(g, side)
    if not heroes:
        return NOTHING
    hero = g.dice.draw(heroes)
    places = rooms(g, side, at, hero)
    if not places:
        return NOTHING
    where = at
    if at not in places:
        answer = yield from one_of(side, "hero-at", "11.2", [PLACE.each[place] for place in places])
        where = answer.value
    g.put(hero, where)
    g.mark(hero, marks)
    if where != at:
        g.movers = enlisted(g.movers, [hero], False)
    if hero in g.movers:
        g.stepped = enlisted(g.stepped, [hero], True)
    g.tell("hero", "5.1", unit=hero, location=where)
    draw_card(g, hero)
    return hero


def rooms(g: Battle, side: int, at: int, hero: int) -> list[int]:
    """LOCKNLOAD 11.2: where he was made, if he fits in; else next door, where no enemies are."""
    if overfull(g, side, at, [hero]) is None:
        return [at]
    found: list[int] = []
    for h in g.theater.map.board.beside[g.hex_of(at)]:
        if h < 0:
            continue
        place = g.theater.map.upstairs(h) if g.is_upstairs(at) else h
        near = [place] if g.is_upstairs(at) else g.parts(h)
        if (
            place >= 0
            and barred_ground(g, hero, h) is None
            and not any(g.any_here(1 - side, p) for p in near)
            and overfull(g, side, place, [hero]) is None
        ):
            found.append(place)
    return found


def draw_card(g: Battle, unit: int) -> None:
    """LOCKNLOAD Cards, 11.2, 12.0: the first card he can use; the others go back, and the deck is shuffled."""
    passed: list[int] = []
    while g.deck:
        known = 0
        for card in range(len(g.card_by)):
            known |= (card not in g.deck) << card
        card = g.dice.top(g.deck, [g.deck], known)
        if suits(g, unit, g.theater.box.cards[card]):
            give_card(g, unit, card)
            break
        passed.append(card)
    if passed:
        g.deck += passed
        g.dice.shuffle(g.deck)


def suits(g: Battle, unit: int, card: CardType) -> bool:
    """LOCKNLOAD 12.0: whether a unit can use a card at all."""
    return card.kinds[g.kind(unit)]


def give_card(g: Battle, unit: int, card: int) -> None:
    """LOCKNLOAD 12.0, Cards: he holds it from here on; an item comes with its weapon."""
    g.deal(card, unit)
    g.tell("card-drawn", "12.0", unit=unit, card=card)
    item = g.theater.box.cards[card].item[g.side(unit)]
    if item >= 0:
        for weapon in g.theater.box.weapons[item].weapons:
            if g.weapon_by[weapon] < 0 and g.weapon_at[weapon] < 0 and g.weapon_of[weapon] < 0:
                g.hand(weapon, unit)
                g.weapon_of = changed(g.weapon_of, weapon, g.side(unit))
                break

"""LOCKNLOAD 5.1, 11.2, 1.6.1, 1.6.2: what an attack leaves to be seen to: weapons too many, heroes, retreats."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.locknload.rules.damage import eliminate, overloaded, unload
from grognard.games.locknload.rules.facing import face_anew
from grognard.games.locknload.rules.ground import barred_ground, step_mines
from grognard.games.locknload.rules.spotting import uncover
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import FLEE, PLACE
from grognard.games.locknload.state import FLIGHT, NOTHING, Battle
from grognard.games.locknload.theater import BOX, HERO, LEADER, CardType
from grognard.geometry.ground import BLOCKS


def aftermath(g: Battle) -> Rules[None]:
    """LOCKNLOAD 1.6.1j, 5.1m, 1.6.2: one thing after another; then play goes on where it was."""
    burdened = overloaded(g)
    if burdened != NOTHING:
        yield from unload(g, burdened)
    elif g.born:
        side, at, marks = g.born.pop(0), g.born_at.pop(0), g.born_marks.pop(0)
        yield from try_hero(g, side, at, marks)
    elif g.routed:
        unit = g.routed.pop(0)
        if g.at[unit] >= 0:
            yield from retreat(g, unit)
    else:
        uncover(g)
        g.stage = g.backs.pop()


def settle(g: Battle) -> Rules[None]:
    """The same at once, where nothing else is under way."""
    while g.born or overloaded(g) != NOTHING:
        burdened = overloaded(g)
        if burdened != NOTHING:
            yield from unload(g, burdened)
        else:
            yield from try_hero(g, g.born.pop(0), g.born_at.pop(0), g.born_marks.pop(0))


# -- heroes ---------------------------------------------------------------------------------------


def cup(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 5.1m: the heroes of a side who have yet to come."""
    found: list[int] = []
    for kind in g.theater.box.types:
        if kind.kind == HERO and kind.side == side:
            found += [unit for unit in kind.units if g.at[unit] == BOX]
    return found


def try_hero(g: Battle, side: int, at: int, marks: int) -> Rules[None]:
    """LOCKNLOAD 5.1m, 11.2c: an even die; no counter or no room here or next door, and there is none (R24)."""
    heroes = cup(g, side)
    if not heroes:
        return
    places = rooms(g, side, at, heroes[0])
    if not places:
        return
    die = g.dice.d6()
    g.tell("hero-roll", "5.1", side=side, location=at, dice=[die], outcome="hero" if die % 2 == 0 else "none")
    if die % 2:
        return
    yield from make_hero(g, side, at, marks)


def make_hero(g: Battle, side: int, at: int, marks: int) -> Rules[None]:
    """LOCKNLOAD 5.1m-n, 11.2: drawn at random, with a card drawn at random; he has the markers of his parents."""
    heroes = cup(g, side)
    if not heroes:
        return
    hero = g.dice.draw(heroes)
    places = rooms(g, side, at, hero)
    if not places:
        return
    where = at
    if at not in places:
        answer = yield from one_of(side, "hero-at", "11.2", [PLACE.each[place] for place in places])
        where = answer.value
    g.put(hero, where)
    g.mark(hero, marks)
    if where != at:
        g.movers &= ~(1 << hero)
    g.tell("hero", "5.1", unit=hero, location=where)
    draw_card(g, hero)


def rooms(g: Battle, side: int, at: int, hero: int) -> list[int]:
    """LOCKNLOAD 11.2c: where he was made, if he fits in; else next door, where no enemies are."""
    if overfull(g, side, at, [hero]) is None:
        return [at]
    found: list[int] = []
    for h in g.theater.map.board.beside[g.hex_of(at)]:
        if h < 0:
            continue
        place = g.theater.map.upstairs(h) if g.is_upstairs(at) else h
        if place >= 0 and barred_ground(g, hero, h) is None and not g.any_here(1 - side, place):
            if overfull(g, side, place, [hero]) is None:
                found.append(place)
    return found


def draw_card(g: Battle, unit: int) -> None:
    """LOCKNLOAD 11.2e, 12.0: the first card he can use; the others go back, and the deck is shuffled."""
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
    """LOCKNLOAD 12.0: he holds it from here on; an item comes with its weapon."""
    g.card_by[card] = unit
    g.tell("card-drawn", "12.0", unit=unit, card=card)
    item = g.theater.box.cards[card].item[g.side(unit)]
    if item >= 0:
        for weapon in g.theater.box.weapons[item].weapons:
            if g.weapon_by[weapon] < 0 and g.weapon_at[weapon] < 0 and g.weapon_of[weapon] < 0:
                g.weapon_by[weapon] = unit
                g.weapon_of[weapon] = g.side(unit)
                break


# -- retreats -------------------------------------------------------------------------------------


def retreats(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD 1.6.2c-d: away from the flames, nearer to no other enemy it sees; not into enemies, prohibited ground
    or over the limits (R26); from an upper floor along it."""
    side, here = g.side(unit), g.at[unit]
    board = g.theater.map.board
    found: list[int] = []
    if g.type(unit).mf == 0:
        return found
    seen = [at for at in g.locations(1 - side) if at != g.scorched and g.look(here, at) != BLOCKS]
    flames = g.hex_of(g.scorched)
    for h in board.beside[g.hex_of(here)]:
        if h < 0:
            continue
        place = g.theater.map.upstairs(h) if g.is_upstairs(here) else h
        if place < 0 or barred_ground(g, unit, h) is not None:
            continue
        if g.is_upstairs(here) and g.theater.map.house[h] != g.theater.map.house[g.hex_of(here)]:
            continue
        if board.distance(flames, h) <= board.distance(flames, g.hex_of(here)):
            continue
        nearer = [at for at in seen if g.distance(at, h) < g.distance(at, here)]
        enemies = any([g.any_here(1 - side, part) for part in g.parts(h)])
        if not nearer and not enemies and overfull(g, side, place, [unit]) is None:
            found.append(place)
    return found


def retreat(g: Battle, unit: int) -> Rules[None]:
    """LOCKNLOAD 1.6.2b-f: one hex, marked Moved, and it can be fired at; nowhere to go: eliminated."""
    places = retreats(g, unit)
    if not places:
        eliminate(g, unit, "1.6.2")
        return
    answer = yield from one_of(g.side(unit), "retreat", "1.6.2", [FLEE.each[place] for place in places])
    g.tell("retreated", "1.6.2", unit=unit, from_=g.at[unit], location=answer.value)
    g.put(unit, answer.value)
    g.mark_moved(unit)
    yield from face_anew(g, [unit])
    yield from step_mines(g, [unit])
    if g.at[unit] >= 0:
        g.fleeing = unit
        g.stage = FLIGHT


def leads_here(g: Battle, side: int, location: int) -> bool:
    """Whether a leader in good order is there."""
    for unit in g.here(side, location):
        if g.kind(unit) == LEADER and not g.shaken >> unit & 1:
            return True
    return False

"""What cards are worth: which to play and on what, which to kill, to discard and to keep."""

from __future__ import annotations

from typing import Final

from grognard.bots.options import about, best, best_over, final
from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.before import decide_deploy
from grognard.games.incursion.bot.board import FAR, apart, place, way, ways
from grognard.games.incursion.bot.errands import errand
from grognard.games.incursion.bot.worth import best_blast, load, shot_worth, targets
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.rules.cards import can_bear, throwers, tunnel_squares, tunnellers
from grognard.games.incursion.rules.effects import effect, fortitude
from grognard.games.incursion.rules.killing import PASS
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, CardType

SOON: Final = 7
"""How near to a door somebody is who will come to it within a turn or two."""
LATER: Final = 0.5
"""What it is worth to wait: a card that stays can be killed at the end of the turn with points left over."""


def importance(g: Battle, figure: int) -> float:
    """How much a figure card decides."""
    if figure == g.theater.zombie_card:
        return 1.0 + 0.5 * g.purchases
    if not g.alive(figure):
        return 0.0
    kind = g.theater.type_of[figure]
    value = kind.cost / 4.0 + min(load(g, figure), 4.0) * 0.3
    if figure == g.lone and not g.freed:
        value *= 0.6
    return value


def effect_score(g: Battle, seat: int, kind: CardType, figure: int) -> float:
    """What an effect card on this figure is worth to the seat that plays it."""
    t = g.theater
    zombies = figure == t.zombie_card
    owner = GERMANS if zombies else g.side[figure]
    does = kind.does
    good = does not in (th.WORN_FEED,) and kind.amount >= 0
    if (owner == seat) != good:
        return -1.0
    value = importance(g, figure)
    if zombies:
        return value * (1.2 if does != th.BLAZE else 0.8)
    ftype = t.type_of[figure]
    if does == th.RANGED_DICE or does == th.STEADY:
        value *= 1.0 if ftype.rate >= 2 else 0.6
        if ftype.weapon == th.HMG:
            value *= 1.5
        if ftype.weapon == th.FLAMETHROWER:
            value = 0.05
    elif does == th.SILVER:
        foes = 1.0 if seat == ALLIES else 0.0
        value *= foes * (1.4 if ftype.weapon == th.HMG else 1.0)
        if ftype.weapon == th.FLAMETHROWER:
            value = 0.05
    elif does == th.CLOSE_DICE:
        value *= 1.3 if ftype.abilities & (th.RAGING | th.MACE) else 0.45
    elif does == th.FORTITUDE:
        if kind.gas and ftype.abilities & th.MASK:
            return -1.0
        if kind.amount > 0 and fortitude(g, figure) >= 6:
            return -1.0
        value *= 1.1
    elif does == th.ACTION_POINTS:
        value *= 1.0
        if effect(g, figure, th.ACTION_POINTS) + ftype.ap <= 1:
            return -1.0
    elif does == th.DISCIPLINE or does == th.WORN_FEED:
        value *= 0.7
    elif does == th.BLAZE:
        value *= 0.4 + 0.6 * g.hurt[figure]
        if ftype.abilities & th.MINE:
            value = 0.7
    elif does == th.GRIT:
        value *= 0.9
    if ftype.abilities & th.MINE and does != th.BLAZE:
        value *= 0.4
    return value


def bearers(g: Battle, kind: CardType) -> list[int]:
    """The figures an effect card could lie on."""
    return [f for f in g.theater.bearers if g.alive(f) and can_bear(g, kind, f)]


def card_score(g: Battle, seat: int, kind: CardType) -> float:
    """What playing a card now is worth; nothing or less: not now."""
    if kind.effect:
        figures = bearers(g, kind)
        if kind.zombies and g.purchases:
            figures.append(g.theater.zombie_card)
        return max([effect_score(g, seat, kind, f) for f in figures], default=-1.0)
    does = kind.does
    if does == th.TRAP or does == th.LOCK:
        return max([door_score(g, seat, d) for d in range(len(g.door_trap))], default=-1.0)
    if does == th.SNAFU:
        return max([played_harm(g, seat, c) for c in enemy_cards(g, seat)], default=-1.0) - 0.8
    if does == th.COMMAND:
        return 0.6
    if does == th.JAM:
        return 0.7 if g.first == seat and g.cp[1 - seat] > 1 else -1.0
    if does == th.BLACKOUT:
        return blackout_score(g, seat)
    if does == th.TUNNEL:
        return tunnel_plan(g, seat)[0]
    if does == th.WAVE:
        return 1.0 if seat == GERMANS else -1.0
    if does == th.THROW:
        return max([best_blast(g, f, th.GRENADE_RANGE) for f in throwers(g, seat)], default=-1.0) - 0.6
    return 0.3


def door_score(g: Battle, seat: int, door: int) -> float:
    """How likely the enemy is to come through a closed door soon: it lies on somebody's way, and near."""
    if not (g.closed & ~g.sealed) >> door & 1 or g.door_trap[door] >= 0 or g.door_locked[door] >= 0:
        return -1.0
    a, b = g.theater.grid.doors[door]
    value = -1.0
    for enemy in g.of_side(1 - seat):
        near = min(apart(g, g.at[enemy], a), apart(g, g.at[enemy], b))
        if near <= SOON and value < 1.0 - near * 0.1 and uses(g, enemy, a, b):
            value = 1.0 - near * 0.1
    return value


def uses(g: Battle, figure: int, a: int, b: int) -> bool:
    """A figure's way to its errand leads over both of two squares."""
    goals = errand(g, figure)
    if not goals:
        return False
    squares = way(g, figure, g.at[figure], goals)
    return a in squares and b in squares


def blackout_score(g: Battle, seat: int) -> float:
    """Darkness shields those who must come close from those who shoot far."""
    if seat == GERMANS:
        eyes = len([f for f in g.of_side(ALLIES) if g.reacting >> f & 1])
        return 0.5 * eyes + (0.6 if g.first == GERMANS and eyes else 0.0) - 0.3
    mine = [f for f in g.of_side(ALLIES) if not g.acted >> f & 1]
    shooters = [f for f in g.of_side(GERMANS) if g.theater.type_of[f].rate]
    return 0.5 if not mine and g.first == ALLIES and shooters else -1.0


def tunnel_plan(g: Battle, seat: int) -> tuple[float, int, int]:
    """The best use of a Hidden Tunnel: worth, square, figure (-1: an entry for those waiting)."""
    squares = th.squares_of(tunnel_squares(g, seat))
    top, where, who = -1.0, -1, -1
    if not squares or g.tunnel >= 0:
        return top, where, who
    waiting = [f for f in g.in_battle(seat) if g.at[f] < 0 and not g.acted >> f & 1]
    if seat == GERMANS and len(waiting) >= 2:
        goals = errand(g, waiting[0])
        if goals:
            away = ways(g, waiting[0], goals)
            square = squares[0]
            for s in squares:
                if away[s] < away[square]:
                    square = s
            saved = away[place(g, waiting[0])] - away[square]
            value = saved * len(waiting) * 0.08
            if value > top:
                top, where, who = value, square, -1
    for figure in tunnellers(g, seat):
        if g.has(figure, th.UNDEAD):
            continue
        goals = errand(g, figure)
        if not goals:
            continue
        away = ways(g, figure, goals)
        here = g.at[figure]
        for s in squares:
            if apart(g, s, here) <= th.TUNNEL_REACH:
                value = (away[here] - away[s]) * 0.15
                if value > top:
                    top, where, who = value, s, figure
    return top - 0.5, where, who


def enemy_cards(g: Battle, seat: int) -> list[int]:
    """The enemy's cards in play that lie face up."""
    return [c for c in g.worn + g.lasting if g.card_by[c] == 1 - seat]


def played_harm(g: Battle, seat: int, card: int) -> float:
    """What a card of the enemy's in play costs this seat."""
    kind = g.theater.cards[card]
    if kind.effect:
        on = g.card_on[card]
        return effect_score(g, 1 - seat, kind, on) if on >= 0 else 0.0
    if kind.does == th.TUNNEL:
        return 1.5
    if kind.does == th.TRAP or kind.does == th.LOCK:
        return 0.8
    if kind.does == th.BLACKOUT:
        return 1.2 if seat == ALLIES else 0.5
    return 0.3


def decide_card_play(g: Battle, ask: Ask) -> Option | None:
    """The best card to play now, if one is worth it."""
    if not g.hands[ask.seat]:
        return None
    plays = [o for o in ask.options if o.verb == "play"]
    return best_over(plays, [card_score(g, ask.seat, g.theater.cards[o.value]) for o in plays], 0.25)


def last_card(g: Battle, ask: Ask) -> Option | None:
    """When everybody has acted: the second wave for an Ally who could still do something."""
    for o in ask.options:
        if o.verb == "play" and ask.seat == ALLIES:
            kind = g.theater.cards[o.value]
            if not kind.effect and kind.does == th.WAVE:
                return o
    return None


def decide_card_on(g: Battle, ask: Ask) -> Option:
    """The best figure, door, card or square for the card being played."""
    seat = ask.seat
    kind = g.theater.cards[about(ask)]
    if kind.effect:
        return best(ask.options, [effect_score(g, seat, kind, o.value) for o in ask.options])
    does = kind.does
    if does == th.TRAP or does == th.LOCK:
        return best(ask.options, [door_score(g, seat, o.value) for o in ask.options])
    if does == th.SNAFU:
        return best(ask.options, [played_harm(g, seat, o.value) for o in ask.options])
    if does == th.TUNNEL:
        square = tunnel_plan(g, seat)[1]
        return best(ask.options, [1.0 if o.value == square else 0.0 for o in ask.options])
    if does == th.WAVE and seat == ALLIES:
        return best(ask.options, [again_worth(g, o.value) for o in ask.options])
    if does == th.WAVE:
        return decide_deploy(g, ask)
    return best(ask.options, [best_blast(g, o.value, th.GRENADE_RANGE) for o in ask.options])


def again_worth(g: Battle, figure: int) -> float:
    seen = targets(g, figure)
    if seen:
        return 2.0 + max([shot_worth(g, figure, e) for e in seen])
    goals = errand(g, figure)
    return 1.0 - ways(g, figure, goals)[g.at[figure]] / FAR if goals else 0.0


def decide_tunnel(g: Battle, ask: Ask) -> Option:
    """Who comes out of the tunnel that has been planned."""
    who = tunnel_plan(g, ask.seat)[2]
    for o in ask.options:
        if o.value == who:
            return o
    return final(ask)


def keeping(g: Battle, seat: int, card: int) -> float:
    """What it is worth to hold a card for later."""
    kind = g.theater.cards[card]
    if not kind.effect:
        return 1.0
    return card_score(g, seat, kind) if g.turn > 1 else 1.0


def decide_discard(g: Battle, ask: Ask) -> Option:
    """Away with what has nobody to lie on."""
    for o in ask.options:
        if o.verb == "discard" and keeping(g, ask.seat, o.value) <= 0.25:
            return o
    return DONE.plain


def point_worth(g: Battle, seat: int) -> float:
    """What a command point could still do this turn: a shot or a blow more while own figures have to act."""
    waiting = [f for f in g.in_battle(seat) if not g.acted >> f & 1]
    living = any(not g.has(f, th.UNDEAD) for f in waiting)
    return 0.5 if living else 0.25 if waiting else 0.1


def worth_killing(g: Battle, ask: Ask) -> Option | None:
    """The enemy's card in play that costs most beyond the points it takes to kill it."""
    price = point_worth(g, ask.seat)
    cards = g.theater.cards
    kills = [o for o in ask.options if o.verb == "kill"]
    return best_over(kills, [played_harm(g, ask.seat, o.value) - price * cards[o.value].kill for o in kills], 0.0)


def decide_counter(g: Battle, ask: Ask) -> Option:
    """Kill at once what hurts; points are cheap once one's own figures have acted."""
    seat = ask.seat
    card = about(ask)
    kind = g.theater.cards[card]
    harmful = counter_harm(g, seat, kind)
    price = kind.kill * point_worth(g, seat) + (LATER if kind.effect else 0.0)
    for o in ask.options:
        if o.verb == "kill" and o.value == card and harmful > price:
            return o
    for o in ask.options:
        if o.verb == "snafu" and harmful > 0.8:
            return o
    return PASS.plain


def counter_harm(g: Battle, seat: int, kind: CardType) -> float:
    """What a card just played will do, its target not yet in view: what it would be worth to its player."""
    if kind.effect:
        figures = bearers(g, kind)
        return max([effect_score(g, 1 - seat, kind, f) for f in figures], default=0.5)
    if kind.does == th.TUNNEL:
        return 2.0
    if kind.does in (th.WAVE, th.THROW, th.BLACKOUT):
        return 1.3
    if kind.does == th.COMMAND or kind.does == th.JAM:
        return 0.6
    return 0.8


def decide_interrupt(g: Battle, ask: Ask) -> Option:
    return worth_killing(g, ask) or PASS.plain


def decide_first_kill(g: Battle, ask: Ask) -> Option:
    """The points are for the bid and for one's figures first; there will be other moments."""
    return PASS.plain


def decide_last_kill(g: Battle, ask: Ask) -> Option:
    """Points not spent now are lost: on the card that hurts most."""
    kills = [o for o in ask.options if o.verb == "kill"]
    return best_over(kills, [played_harm(g, ask.seat, o.value) for o in kills], 0.1) or PASS.plain


def decide_keep(g: Battle, ask: Ask) -> Option:
    """Experience: a good card on a figure that counts."""
    worths = []
    for o in ask.options:
        kind = g.theater.cards[o.value] if o.verb == "keep" else None
        good = kind is not None and kind.amount >= 0 and kind.does not in (th.WORN_FEED, th.BLAZE, th.GRIT)
        on = g.card_on[o.value] if kind is not None else -1
        worths.append(g.theater.type_of[on].cost / 3.0 if good and 0 <= on < g.theater.figures else 0.0)
    return best_over(ask.options, worths, 0.0) or final(ask)

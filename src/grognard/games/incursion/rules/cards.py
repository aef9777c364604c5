"""INCURSION 1.6, 1.7, 1.8: playing battle cards."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import AT, CARD, PLACE
from grognard.games.incursion.rules.blasts import can_lob, throw
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.flames import burn
from grognard.games.incursion.rules.killing import counter
from grognard.games.incursion.rules.maintenance import zombies_to_come
from grognard.games.incursion.rules.reaction import can_watch, captive, reaction_fire
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import (
    AGILE,
    ALLIES,
    BLACKOUT,
    COMMAND,
    FLAMETHROWER,
    GERMANS,
    INSTANT,
    JAM,
    LOCK,
    NEXT_TURN,
    ON_FIGURE,
    ON_SHOOTER,
    SNAFU,
    THROW,
    TRAP,
    TUNNEL,
    TWITCHER,
    UNDEAD,
    WAITING,
    WAVE,
    CardType,
    squares_of,
)


class On(Verb):
    """INCURSION 1.5, 1.7: on a figure, or on the one card of all Sturmzombies."""

    __slots__ = ()

    def name(self, names: list[str]) -> None:
        super().name([*names, "zombies"])


PLAY: Final = Verb("play", "card", group="cards")
ON: Final = On("on", "figure")
ON_DOOR: Final = Verb("on", "door")
ON_CARD: Final = Verb("on", "card")
HERE: Final = Verb("here")

NOT_IN_HAND: Final = Reason("not-in-hand", "1.6")
SAME_CARD: Final = Reason("same-card", "1.6")
NO_BEARER: Final = Reason("no-bearer", "1.7")
NO_FREE_DOOR: Final = Reason("no-free-door", "1.8")
NO_ENEMY_CARD: Final = Reason("no-enemy-card", "1.8")
NO_TUNNEL: Final = Reason("no-tunnel", "1.8")
NO_ENEMY_COMMAND: Final = Reason("no-enemy-command", "1.8")
NO_WAVE: Final = Reason("no-wave", "1.8")
NO_USE_TO_IT: Final = Reason("no-use-to-it", "1.7")
DOOR_NOT_FREE: Final = Reason("door-not-free", "1.8")
NOT_ENEMY_CARD: Final = Reason("not-enemy-card", "1.8")
NO_TUNNEL_HERE: Final = Reason("no-tunnel-here", "1.8")
CANNOT_THROW: Final = Reason("cannot-throw", "1.8")
NOT_TO_WAKE: Final = Reason("not-to-wake", "1.8")
NOT_YOUR_ENTRY: Final = Reason("not-your-entry", "1.8")
NO_THROWER: Final = Reason("no-thrower", "1.8")


def card_options(g: Battle, seat: int) -> list[Option]:
    """INCURSION 1.6: the cards of a hand that can be played now; one of each kind is enough to show."""
    options: list[Option] = []
    if not g.hands[seat]:
        return options
    seen = -1
    for card in sorted(g.hands[seat]):
        kind = g.theater.cards[card]
        if kind.id != seen and not_playable(g, seat, kind) is None:
            options.append(PLAY.each[card])
            seen = kind.id
    return options


def not_to_play(g: Battle, seat: int, card: int) -> Reason | None:
    """INCURSION 1.6: why a side cannot play a card now; the hand of the other is nobody's business."""
    hand = sorted(g.hands[seat])
    if card not in hand:
        return NOT_IN_HAND
    kind = g.theater.cards[card]
    reason = not_playable(g, seat, kind)
    if reason is not None:
        return reason
    alike = [c for c in hand if g.theater.cards[c].id == kind.id]
    return None if alike[0] == card else SAME_CARD


def not_playable(g: Battle, seat: int, kind: CardType) -> Reason | None:
    """INCURSION 1.7, 1.8: why there is nothing a card could be played on."""
    does = kind.does
    if kind.effect:
        return None if has_bearer(g, kind) else NO_BEARER
    if does == TRAP or does == LOCK:
        return None if free_doors(g) else NO_FREE_DOOR
    if does == SNAFU:
        return None if snafu_targets(g, seat) else NO_ENEMY_CARD
    if does == TUNNEL:
        return None if tunnel_squares(g, seat) != 0 else NO_TUNNEL
    if does == JAM:
        return None if g.cp[1 - seat] > 0 else NO_ENEMY_COMMAND
    if does == WAVE:
        return None if wave_figures(g, seat, kind.amount) else NO_WAVE
    if does == THROW:
        return None if throwers(g, seat) else NO_THROWER
    return None


def effect_targets(g: Battle, kind: CardType) -> list[int]:
    """INCURSION 1.7: figures of either side, none that is dying; the zombies' card if it has their sign (I34)."""
    at = g.at
    here = [f for f in g.theater.bearers if (at[f] >= 0 or at[f] <= WAITING) and not g.dying >> f & 1]
    out = here if kind.on == ON_FIGURE else [f for f in here if can_bear(g, kind, f)]
    if kind.zombies:
        out.append(g.theater.zombie_card)
    return out


def can_bear(g: Battle, kind: CardType, figure: int) -> bool:
    """INCURSION 1.7: the card is of use to this figure: anybody, who can shoot, who can go on guard."""
    if kind.on == ON_SHOOTER:
        bearer = g.theater.type_of[figure]
        return bearer.rate > 0 and bearer.weapon != FLAMETHROWER
    return kind.on == ON_FIGURE or can_watch(g, figure)


def has_bearer(g: Battle, kind: CardType) -> bool:
    """INCURSION 1.7: an effect card can be laid on somebody."""
    if kind.zombies:
        return True
    at = g.at
    plain = kind.on == ON_FIGURE
    for figure in g.theater.bearers:
        if not (at[figure] >= 0 or at[figure] <= WAITING) or g.dying >> figure & 1:
            continue
        if plain or can_bear(g, kind, figure):
            return True
    return False


def free_doors(g: Battle) -> list[int]:
    """INCURSION 1.8: closed doors that are not sealed and have no card on them."""
    doors = range(len(g.door_trap))
    return [
        d
        for d in doors
        if (g.closed & ~g.sealed) >> d & 1 and g.door_trap[d] == NOTHING and g.door_locked[d] == NOTHING
    ]


def snafu_targets(g: Battle, seat: int) -> list[int]:
    """INCURSION 1.8: the enemy's cards in play."""
    return [c for c in g.worn + g.lasting if g.card_by[c] == 1 - seat]


def tunnel_squares(g: Battle, seat: int) -> int:
    """INCURSION 1.8: the mask of squares for a tunnel that some figure could use (I72).

    They are free, beside a wall and far from every enemy, and no entry, exit or place of an object.
    """
    t = g.theater
    squares = t.wall_side & ~g.occupied & ~g.mission.thresholds
    for square in g.object_at:
        if square >= 0:
            squares &= ~(1 << square)
    for enemy in g.of_side(1 - seat):
        squares &= ~t.too_near[g.at[enemy]]
    if not squares or opens_entry(g, seat):
        return squares
    reach = 0
    for figure in tunnellers(g, seat):
        reach |= t.in_reach[g.at[figure]]
    return squares & reach


def opens_entry(g: Battle, seat: int) -> bool:
    """INCURSION 1.8: a tunnel of the Germans can be an entry for those who wait at one (I72)."""
    if seat == GERMANS:
        for figure in g.of[seat]:
            if g.at[figure] <= WAITING:
                return True
    return False


def tunnellers(g: Battle, seat: int) -> list[int]:
    """Figures on the board that have not acted (I70) and are not dying: one of them may use a tunnel."""
    acted = g.acted | g.roused | g.dying
    return [f for f in g.of_side(seat) if not acted >> f & 1 and f != g.actor and not captive(g, f)]


def wave_figures(g: Battle, seat: int, amount: int) -> list[int]:
    """INCURSION 1.8: Second Wave: zombies of the horde, or Allies that have acted."""
    if seat == GERMANS:
        return zombies_to_come(g, amount)
    acted = g.acted & ~g.dying
    return [f for f in g.of_side(seat) if acted >> f & 1 and f != g.actor and not g.has(f, TWITCHER)]


def throwers(g: Battle, seat: int) -> list[int]:
    """INCURSION 1.8: Free Throw: figures with hands, who see somewhere to throw."""
    return [
        f
        for f in g.of_side(seat)
        if not g.has(f, UNDEAD | AGILE) and not g.dying >> f & 1 and not captive(g, f) and can_lob(g, f)
    ]  # fmt: skip


def play_card(g: Battle, seat: int, card: int) -> Rules[None]:
    """INCURSION 1.6, 3.2.1: choose what it is played on, show it, let the enemy answer, carry it out."""
    kind = g.theater.cards[card]
    target = yield from choose_target(g, seat, kind, card)
    g.hands[seat].remove(card)
    g.card_by[card] = seat
    g.dice.reveal()
    if g.log is not None:
        what = played_on(seat, kind)
        facts: dict[str, Fact] = {"side": seat, "card": card}
        if what:
            facts[what] = target
        told = "played-" + what if what else "played"
        g.log.add(Event(told, "1.7" if kind.effect else "1.8", facts))
    stopped = yield from counter(g, 1 - seat, card)
    if stopped:
        return
    if kind.effect:
        g.card_on[card] = target
        g.worn.append(card)
        return
    if kind.lasts != INSTANT:
        g.lasting.append(card)
        g.card_until[card] = 99 if kind.does == TRAP else g.turn + (1 if kind.lasts == NEXT_TURN else 0)
    yield from carry_out(g, seat, card, target)
    if kind.lasts == INSTANT:
        discard(g, card)


def played_on(seat: int, kind: CardType) -> str:
    """INCURSION 1.7, 1.8: what sort of thing a card is played on, for the log; empty for none."""
    does = kind.does
    if kind.effect or does == THROW or (does == WAVE and seat == ALLIES):
        return "target"
    if does == TRAP or does == LOCK:
        return "door"
    if does == TUNNEL:
        return "square"
    if does == WAVE:
        return "entry"
    return "other" if does == SNAFU else ""


def choose_target(g: Battle, seat: int, kind: CardType, card: int) -> Rules[int]:
    """INCURSION 1.7, 1.8: figure, door, card or square, as the card needs."""
    if kind.effect:
        options = [ON.each[f] for f in effect_targets(g, kind)]
    elif kind.does == TRAP or kind.does == LOCK:
        options = [ON_DOOR.each[d] for d in free_doors(g)]
    elif kind.does == SNAFU:
        options = [ON_CARD.each[c] for c in snafu_targets(g, seat)]
    elif kind.does == TUNNEL:
        options = [PLACE.each[s] for s in squares_of(tunnel_squares(g, seat))]
    elif kind.does == WAVE and seat == ALLIES:
        options = [ON.each[f] for f in wave_figures(g, seat, kind.amount)]
    elif kind.does == WAVE:
        options = [AT.each[e] for e in g.mission.entries[GERMANS]]
    elif kind.does == THROW:
        options = [ON.each[f] for f in throwers(g, seat)]
    else:
        return NOTHING
    answer = yield Ask(seat, "card-on", "1.7" if kind.effect else "1.8", options, CARD.each[card])
    return answer.value


def not_to_play_on(g: Battle, seat: int, kind: CardType, option: Option) -> Reason | None:
    """INCURSION 1.7, 1.8: why a card cannot go on this; None where it goes on another sort of thing."""
    of, does = option.of, kind.does
    if kind.effect:
        return NO_USE_TO_IT if of == "figure" else None
    if does == TRAP or does == LOCK:
        return DOOR_NOT_FREE if of == "door" else None
    if does == SNAFU:
        return NOT_ENEMY_CARD if of == "card" else None
    if does == TUNNEL:
        return NO_TUNNEL_HERE if of == "square" else None
    if does == THROW:
        return CANNOT_THROW if of == "figure" else None
    if seat == ALLIES:
        return NOT_TO_WAKE if of == "figure" else None
    return NOT_YOUR_ENTRY if of == "entry" else None


def carry_out(g: Battle, seat: int, card: int, target: int) -> Rules[None]:
    """INCURSION 1.8: what each event card does."""
    kind = g.theater.cards[card]
    does = kind.does
    if does == TRAP:
        g.door_trap[target] = card
    elif does == LOCK:
        g.door_locked[target] = card
    elif does == SNAFU:
        if target in g.worn or target in g.lasting:
            discard(g, target)
    elif does == COMMAND:
        g.cp[seat] += kind.amount
    elif does == JAM:
        g.cp[1 - seat] = max(0, g.cp[1 - seat] - kind.amount)
    elif does == BLACKOUT:
        g.dark = card
    elif does == TUNNEL:
        yield from dig(g, seat, card, target)
    elif does == WAVE:
        second_wave(g, seat, kind.amount, target)
    elif does == THROW:
        yield from throw(g, target)
        yield from reaction_fire(g, target)


def dig(g: Battle, seat: int, card: int, square: int) -> Rules[None]:
    """INCURSION 1.8: Hidden Tunnel: one figure nearby comes out there now, or it is an entry this turn.

    A new entry closes the one before; who comes out on a fire burns (I69).
    """
    t = g.theater
    options = [ON.each[f] for f in tunnellers(g, seat) if t.in_reach[square] >> g.at[f] & 1]
    if opens_entry(g, seat):
        options.append(HERE.plain)
    answer = yield Ask(seat, "tunnel", "1.8", options, CARD.each[card])
    if answer is HERE.plain:
        if g.tunnel_card in g.lasting:
            discard(g, g.tunnel_card)
        g.tunnel = square
        g.tunnel_card = card
        return
    g.tell("tunnelled", "1.8", figure=answer.value, from_=g.at[answer.value], square=square)
    g.put(answer.value, square)
    discard(g, card)
    yield from burn(g, answer.value, 1)


def second_wave(g: Battle, seat: int, amount: int, target: int) -> None:
    """INCURSION 1.8: Second Wave: zombies at an entry, or an Ally acts again with a few points."""
    if seat == ALLIES:
        g.acted &= ~(1 << target)
        g.roused |= 1 << target
        g.bonus[target] = amount
        return
    for figure in wave_figures(g, seat, amount):
        g.make_room(figure + 1)
        g.put(figure, WAITING - target)

"""INCURSION 1.6, 1.7, 1.8: playing battle cards."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.blasts import can_lob, throw
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.killing import counter, visible
from grognard.games.incursion.rules.reaction import can_watch, captive
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import (
    AGILE,
    ALLIES,
    BLACKOUT,
    COMMAND,
    GERMANS,
    HERE,
    HORDE,
    INSTANT,
    JAM,
    LOCK,
    NEXT_TURN,
    ON_SHOOTER,
    ON_WATCHER,
    SNAFU,
    THROW,
    TRAP,
    TUNNEL,
    TUNNEL_REACH,
    TWITCHER,
    UNDEAD,
    UNUSED,
    WAITING,
    WAVE,
    CardType,
)


def card_options(g: Battle, seat: int) -> list[Option]:
    """INCURSION 1.6: the cards of a hand that can be played now; one of each kind is enough to show."""
    t = g.theater
    options: list[Option] = []
    seen = -1
    for card in sorted(g.hands[seat]):
        kind = t.cards[card]
        if kind.id != seen and playable(g, seat, kind):
            options.append(t.o_play[card])
            seen = kind.id
    return options


def playable(g: Battle, seat: int, kind: CardType) -> bool:
    """INCURSION 1.7, 1.8: the card has something to be played on."""
    if kind.effect:
        return bool(effect_targets(g, kind, 1))
    does = kind.does
    if does == TRAP or does == LOCK:
        return bool(free_doors(g))
    if does == SNAFU:
        return bool(snafu_targets(g, seat))
    if does == TUNNEL:
        return bool(tunnel_squares(g, seat, kind.amount, 1))
    if does == JAM:
        return g.cp[1 - seat] > 0
    if does == WAVE:
        return bool(wave_figures(g, seat, kind.amount))
    if does == THROW:
        return bool(throwers(g, seat))
    return True


def effect_targets(g: Battle, kind: CardType, most: int = 999) -> list[int]:
    """INCURSION 1.7: figures of either side; the zombies' card only for cards with their sign."""
    t = g.theater
    out: list[int] = []
    for figure in range(t.figures):
        if len(out) == most:
            return out
        if not g.alive(figure) or g.has(figure, HORDE):
            continue
        if kind.on == ON_SHOOTER and not t.type_of[figure].rate:
            continue
        if kind.on == ON_WATCHER and not can_watch(g, figure):
            continue
        out.append(figure)
    if kind.zombies and g.purchases:
        out.append(t.zombie_card)
    return out


def free_doors(g: Battle) -> list[int]:
    """INCURSION 1.8: closed doors that are not sealed and have no card on them."""
    doors = range(len(g.door_trap))
    return [
        d
        for d in doors
        if (g.closed & ~g.sealed) >> d & 1 and g.door_trap[d] == NOTHING and g.door_locked[d] == NOTHING
    ]


def snafu_targets(g: Battle, seat: int) -> list[int]:
    """INCURSION 1.8: the enemy's cards in play that can be seen."""
    return [c for c in g.worn + g.lasting if g.card_by[c] == 1 - seat and visible(g, c)]


def tunnel_squares(g: Battle, seat: int, clear: int, most: int = 999) -> list[int]:
    """INCURSION 1.8: free squares beside a wall, far enough from every enemy, that some figure could use."""
    t = g.theater
    width = t.grid.width
    enemies = [g.at[f] for f in g.of_side(1 - seat)]
    waiting = any(g.at[f] <= WAITING for f in g.in_battle(seat))
    near = [g.at[f] for f in tunnellers(g, seat)]
    out: list[int] = []
    for square in t.wall_side:
        if len(out) == most:
            break
        if g.occupied >> square & 1:
            continue
        if any(apart(square, e, width) < clear for e in enemies):
            continue
        if waiting or any(apart(square, s, width) <= TUNNEL_REACH for s in near):
            out.append(square)
    return out


def tunnellers(g: Battle, seat: int) -> list[int]:
    """Figures on the board that have not acted: one of them may use a tunnel."""
    return [f for f in g.of_side(seat) if not g.acted >> f & 1 and f != g.actor and not captive(g, f)]


def apart(a: int, b: int, width: int) -> int:
    """How many squares lie between two squares, diagonals included."""
    return max(abs(a % width - b % width), abs(a // width - b // width))


def wave_figures(g: Battle, seat: int, amount: int) -> list[int]:
    """INCURSION 1.8: Second Wave: zombies still in the box, or Allies that have acted."""
    t = g.theater
    if seat == GERMANS:
        idle = [f for f in range(t.figures) if g.at[f] == UNUSED and t.abilities[f] & (HORDE | TWITCHER) == HORDE]
        return idle[:amount] if g.purchases else []
    return [f for f in g.of_side(seat) if g.acted >> f & 1 and f != g.actor and not g.has(f, TWITCHER)]


def throwers(g: Battle, seat: int) -> list[int]:
    """INCURSION 1.8: Free Throw: figures with hands, who see somewhere to throw."""
    return [
        f
        for f in g.of_side(seat)
        if not g.has(f, UNDEAD | AGILE) and not captive(g, f) and can_lob(g, f)
    ]  # fmt: skip


def play_card(g: Battle, seat: int, card: int) -> Rules[None]:
    """INCURSION 1.6, 3.2.1: choose what it is played on, show it, let the enemy answer, carry it out."""
    t = g.theater
    kind = t.cards[card]
    target = yield from choose_target(g, seat, kind, card)
    g.hands[seat].remove(card)
    g.card_by[card] = seat
    g.dice.reveal()
    if g.log is not None:
        facts: dict[str, int | str | list[int]] = {"side": seat, "card": card}
        what = played_on(seat, kind)
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
    t = g.theater
    if kind.effect:
        options = [t.o_on[f] for f in effect_targets(g, kind)]
    elif kind.does == TRAP or kind.does == LOCK:
        options = [t.o_on_door[d] for d in free_doors(g)]
    elif kind.does == SNAFU:
        options = [t.o_on_card[c] for c in snafu_targets(g, seat)]
    elif kind.does == TUNNEL:
        options = [t.o_place[s] for s in tunnel_squares(g, seat, kind.amount)]
    elif kind.does == WAVE and seat == ALLIES:
        options = [t.o_on[f] for f in wave_figures(g, seat, kind.amount)]
    elif kind.does == WAVE:
        options = [t.o_at[e] for e in g.mission.entries[GERMANS]]
    elif kind.does == THROW:
        options = [t.o_on[f] for f in throwers(g, seat)]
    else:
        return NOTHING
    answer = yield Ask(seat, "card-on", "1.7" if kind.effect else "1.8", options, t.o_card[card])
    return answer.value


def carry_out(g: Battle, seat: int, card: int, target: int) -> Rules[None]:
    """INCURSION 1.8: what each event card does."""
    kind = g.theater.cards[card]
    does = kind.does
    if does == TRAP:
        g.door_trap[target] = card
    elif does == LOCK:
        g.door_locked[target] = card
    elif does == SNAFU:
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


def dig(g: Battle, seat: int, card: int, square: int) -> Rules[None]:
    """INCURSION 1.8: Hidden Tunnel: an entry this turn, or one figure nearby comes out there now."""
    t = g.theater
    near = [f for f in tunnellers(g, seat) if apart(g.at[f], square, t.grid.width) <= TUNNEL_REACH]
    waiting = any(g.at[f] <= WAITING for f in g.in_battle(seat))
    options = [t.o_on[f] for f in near]
    if waiting:
        options.append(HERE)
    answer = yield Ask(seat, "tunnel", "1.8", options, t.o_card[card])
    if answer is HERE:
        g.tunnel = square
        g.tunnel_card = card
        return
    if g.log is not None:
        g.log.add(Event("tunnelled", "1.8", {"figure": answer.value, "from": g.at[answer.value], "square": square}))
    g.put(answer.value, square)
    discard(g, card)


def second_wave(g: Battle, seat: int, amount: int, target: int) -> None:
    """INCURSION 1.8: Second Wave: zombies at an entry, or an Ally acts again with a few points."""
    if seat == ALLIES:
        g.acted &= ~(1 << target)
        g.roused |= 1 << target
        g.bonus[target] = amount
        return
    for figure in wave_figures(g, seat, amount):
        g.side[figure] = GERMANS
        g.put(figure, WAITING - target)

"""INCURSION 3.2.1: cards of the enemy are killed with command points, at any moment (I15)."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.effects import discard, visible
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import DONE, HORDE, PASS, PASS_ALL, SNAFU


def killable(g: Battle, seat: int) -> list[int]:
    """INCURSION 3.2.1: the enemy's cards in play, as far as they can be seen and paid for."""
    cards = g.theater.cards
    points = g.cp[seat]
    return [c for c in g.worn + g.lasting if g.card_by[c] == 1 - seat and cards[c].kill <= points and visible(g, c)]


def kill_options(g: Battle, seat: int) -> list[Option]:
    """INCURSION 3.2.1: a kill is offered at every decision of one's own."""
    if not g.cp[seat] or not (g.worn or g.lasting):
        return []
    return [g.theater.o_kill[c] for c in killable(g, seat)]


def kill_by_option(g: Battle, seat: int, answer: Option) -> None:
    """INCURSION 3.2.1: pay the kill value; the card goes to the discards."""
    card = answer.value
    g.cp[seat] -= g.theater.cards[card].kill
    if g.log is not None:
        facts: dict[str, int | str | list[int]] = {"side": seat, "card": card, "cost": g.theater.cards[card].kill}
        g.log.add(Event("card-killed", "3.2.1", facts))
    discard(g, card)


def ask_or_kill(
    g: Battle, seat: int, kind: str, rule: str, options: list[Option], about: Option | None = None
) -> Rules[Option | None]:
    """INCURSION 3.2.1: a question of one's own, at which a card can be killed too (I15).

    None when that was the answer: things are no longer as they were, and the question is put anew.
    """
    answer = yield Ask(seat, kind, rule, options + kill_options(g, seat) + [DONE], about)
    if answer.verb != "kill":
        return answer
    kill_by_option(g, seat, answer)
    return None


def passing(g: Battle, seat: int) -> Option | None:
    """INCURSION 3.2.1: the answer of one who lets everything stand this turn."""
    return PASS if g.passing[seat] else None


def counter(g: Battle, seat: int, card: int) -> Rules[bool]:
    """INCURSION 3.2.1, 1.6: the enemy of who plays a card may kill it at once, or answer with SNAFU (I16, I33).

    He is asked whenever he has cards in hand or the points, so that being asked tells nothing: where
    he can stop it with neither, for the look of it alone.
    """
    t = g.theater
    value = t.cards[card].kill
    hand = g.hands[seat]
    while g.cp[seat] >= value or hand:
        options: list[Option] = []
        if g.cp[seat] >= value:
            options.append(t.o_kill[card])
        snafus = [c for c in hand if not t.cards[c].effect and t.cards[c].does == SNAFU]
        if snafus:
            options.append(t.o_snafu[snafus[0]])
        moot = None if options else PASS
        options.append(PASS)
        options.append(PASS_ALL)
        answer = yield Ask(seat, "counter", "3.2.1", options, t.o_card[card], passing(g, seat), moot)
        if answer.verb == "kill":
            kill_by_option(g, seat, answer)
            return True
        if answer.verb != "snafu":
            g.passing[seat] = g.passing[seat] or answer is PASS_ALL
            return False
        snafu = answer.value
        hand.remove(snafu)
        g.card_by[snafu] = seat
        g.dice.reveal()
        if g.log is not None:
            g.log.add(Event("snafu", "1.8", {"side": seat, "card": snafu, "other": card}))
        stopped = yield from counter(g, 1 - seat, snafu)
        if not stopped:
            if g.log is not None:
                g.log.add(Event("cancelled", "1.8", {"card": card}))
            discard(g, snafu)
            discard(g, card)
            return True
    return False


def interrupt(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.2.1: when a figure is activated, the enemy may kill the cards its side laid on it.

    At the first one of a phase he may kill any card in play (I15).
    """
    side = g.side[figure]
    seat = 1 - side
    t = g.theater
    first = not any(g.acted >> f & 1 for f in t.of[side] if f != figure and g.side[f] == side)
    while g.worn or g.lasting:
        cards = [c for c in killable(g, seat) if first or g.card_on[c] == figure or on_zombies(g, c, figure)]
        if not cards:
            return
        options = [t.o_kill[c] for c in cards]
        options.append(PASS)
        options.append(PASS_ALL)
        answer = yield Ask(seat, "interrupt", "3.2.1", options, t.o_figure[figure], passing(g, seat))
        if answer is PASS_ALL:
            g.passing[seat] = True
        if answer.verb != "kill":
            return
        kill_by_option(g, seat, answer)


def on_zombies(g: Battle, card: int, figure: int) -> bool:
    """A card on the zombies' common card is asked about once a turn, with the first zombie activated."""
    t = g.theater
    if g.card_on[card] != t.zombie_card or not t.type_of[figure].abilities & HORDE:
        return False
    return not any(g.acted >> f & 1 for f in t.type_of[figure].slots if f != figure)


def last_chance(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1: when the second player is done, the first may still kill cards."""
    seat = g.first
    while True:
        options = kill_options(g, seat)
        if not options:
            return
        options.append(PASS)
        answer = yield Ask(seat, "last-kill", "3.2.1", options)
        if answer is PASS:
            return
        kill_by_option(g, seat, answer)

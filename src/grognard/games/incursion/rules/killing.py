"""INCURSION 3.2.1: cards of the enemy are killed with command points, at any moment (I15).

A rule that comes to such a moment asks whoever has a card to kill and the points for it. Most players do
not want to be stopped that often: at a moment at which few would kill, the Ask carries the usual answer.
"""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import CARD, DONE, FIGURE
from grognard.games.incursion.rules.effects import covers, discard, effect_card
from grognard.games.incursion.state import ACTION, ALLIED_KILLS, WATCH, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, HORDE, SNAFU

KILL: Final = Verb("kill", "card", group="cards")
SNAFU_CARD: Final = Verb("snafu", "card", group="cards")
PASS: Final = Verb("pass")

NOT_IN_PLAY: Final = Reason("not-in-play", "3.2.1")
OWN_CARD: Final = Reason("own-card", "3.2.1")
KILL_TOO_DEAR: Final = Reason("kill-too-dear", "3.2.1")


def killable(g: Battle, seat: int) -> list[int]:
    """INCURSION 3.2.1: the enemy's cards in play, as far as they can be paid for."""
    cards = g.theater.cards
    points = g.cp[seat]
    return [c for c in g.worn + g.lasting if g.card_by[c] == 1 - seat and cards[c].kill <= points]


def not_to_kill(g: Battle, seat: int, card: int) -> Reason | None:
    """INCURSION 3.2.1: why a side cannot kill a card: it is not in play, its own, or too dear."""
    if g.card_by[card] < 0:
        return NOT_IN_PLAY
    if g.card_by[card] == seat:
        return OWN_CARD
    return None if g.theater.cards[card].kill <= g.cp[seat] else KILL_TOO_DEAR


def kill_options(g: Battle, seat: int) -> list[Option]:
    """INCURSION 3.2.1: a kill is offered at every decision of one's own."""
    if not g.cp[seat] or not (g.worn or g.lasting):
        return []
    return [KILL.each[c] for c in killable(g, seat)]


def kill_by_option(g: Battle, seat: int, answer: Option) -> None:
    """INCURSION 3.2.1: pay the kill value; the card goes to the discards."""
    card = answer.value
    g.cp[seat] -= g.theater.cards[card].kill
    g.tell("card-killed", "3.2.1", side=seat, card=card, cost=g.theater.cards[card].kill)
    discard(g, card)


# -- at one's own decisions -----------------------------------------------------------------------


def ask_or_kill(
    g: Battle,
    seat: int,
    kind: str,
    rule: str,
    options: list[Option],
    about: Option | None = None,
    last: Option | None = DONE.plain,
) -> Rules[Option | None]:
    """INCURSION 3.2.1: a question of one's own, at which a card can be killed too (I15).

    None when that was the answer: things are no longer as they were, and the question is put anew.
    """
    asked = options + kill_options(g, seat)
    if last is not None:
        asked.append(last)
    answer = yield Ask(seat, kind, rule, asked, about)
    if answer.verb != "kill":
        return answer
    kill_by_option(g, seat, answer)
    return None


def ask_freely(
    g: Battle, seat: int, kind: str, rule: str, options: list[Option], about: Option | None = None
) -> Rules[Option | None]:
    """INCURSION 1.6, 3.2.1, 3.5: a question between two attacks or actions: in one's own turn cards can be played
    and objects dropped as well (I40, I68). None when things are no longer as they were.
    """
    answer = yield Ask(seat, kind, rule, [*options, *free_options(g, seat), DONE.plain], about)
    done = yield from do_freely(g, seat, answer)
    return None if done else answer


def free_options(g: Battle, seat: int) -> list[Option]:
    """INCURSION 1.6, 3.2.1, 3.5: what can be done besides, between two attacks or actions."""
    from grognard.games.incursion.rules.cards import card_options
    from grognard.games.incursion.rules.objects import drop_options

    options: list[Option] = []
    if g.active == seat and (g.phase == ACTION or g.phase == WATCH):
        if g.phase == ACTION:
            options += card_options(g, seat)
        options += drop_options(g, seat)
    return options + kill_options(g, seat)


def do_freely(g: Battle, seat: int, answer: Option) -> Rules[bool]:
    """INCURSION 1.6, 3.2.1, 3.5: a card is played or killed, an object dropped, if that was the answer."""
    from grognard.games.incursion.rules.cards import PLAY, play_card
    from grognard.games.incursion.rules.objects import DROP, drop

    if answer.verb == PLAY.word:
        yield from play_card(g, seat, answer.value)
    elif answer.verb == KILL.word:
        kill_by_option(g, seat, answer)
    elif answer.verb == DROP.word:
        drop(g, answer.value)
    else:
        return False
    return True


# -- while the enemy acts -------------------------------------------------------------------------


def moment(g: Battle, seat: int, about: Option | None, usual: bool) -> Rules[None]:
    """INCURSION 3.2.1: one after another any cards in play may be killed now (I15).

    At the `usual` ones a player wants to be asked; at the others few do. It is about nobody before the bids.
    """
    while not g.ended:
        options = kill_options(g, seat)
        if not options:
            return
        options.append(PASS.plain)
        kind = "interrupt" if about else "first-kill"
        answer = yield Ask(seat, kind, "3.2.1", options, about, None if usual else PASS.plain)
        if answer.verb != "kill":
            return
        kill_by_option(g, seat, answer)


def interrupt(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.2.1: when a figure is activated its enemy may kill cards (I15).

    It is usual to ask at the first one of a phase, and where a card of its side lies on it.
    """
    if not (g.worn or g.lasting):
        return
    side = g.side[figure]
    seat = 1 - side
    usual = not any(g.acted >> f & 1 for f in g.of[side] if f != figure and g.side[f] == side)
    if not usual:
        usual = any(g.card_on[c] == figure or on_zombies(g, c, figure) for c in killable(g, seat))
    yield from moment(g, seat, FIGURE.each[figure], usual)


def on_zombies(g: Battle, card: int, figure: int) -> bool:
    """A card on the zombies' common card is usually asked about once a turn, with the first zombie activated."""
    t = g.theater
    if g.card_on[card] != t.zombie_card or not t.abilities[figure] & HORDE:
        return False
    return not g.acted & t.horde & ~(1 << figure)


def in_danger(g: Battle, figure: int) -> bool:
    """INCURSION 3.2.1: a figure bears a card that its enemy may kill (I15)."""
    seat = 1 - g.side[figure]
    return bool(g.worn and g.cp[seat]) and any(covers(g, c, figure) for c in killable(g, seat))


def between_actions(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.2.1: after each action of a figure that bears a card its enemy may kill (I15)."""
    seat = 1 - g.side[figure]
    if in_danger(g, figure):
        yield from moment(g, seat, FIGURE.each[figure], False)


def before_dice(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.2.1: an attack is declared and paid for; before its dice the enemy may kill cards (I15)."""
    if g.worn or g.lasting:
        yield from moment(g, 1 - g.side[figure], FIGURE.each[figure], False)


def before_chance(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.2.1: before the dice of fire, a trap or a mine that goes off both sides may kill cards (I15)."""
    if g.worn or g.lasting:
        side = g.side[figure]
        yield from moment(g, side, FIGURE.each[figure], False)
        yield from moment(g, 1 - side, FIGURE.each[figure], False)


def before_bids(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1, 2.3: cards are killed before anybody stakes anything, the Allies first (I15)."""
    seat = ALLIES if g.stage == ALLIED_KILLS else GERMANS
    g.stage += 1
    if kill_options(g, seat):
        yield from moment(g, seat, None, True)
        g.dice.reveal()


def before_it_helps(g: Battle, figure: int, does: int) -> Rules[None]:
    """INCURSION 3.2.1: a card is about to save a figure or avenge it; it can be killed first (I15)."""
    if not g.worn:
        return
    card = effect_card(g, figure, does)
    if card >= 0:
        yield from moment(g, 1 - g.card_by[card], CARD.each[card], True)


def in_doubt(g: Battle, figure: int, does: int) -> bool:
    """INCURSION 3.2.1: whoever is asked before a card helps a figure can pay for killing one that does."""
    card = effect_card(g, figure, does)
    if card < 0:
        return False
    return any(g.theater.cards[c].does == does and covers(g, c, figure) for c in killable(g, 1 - g.card_by[card]))


def counter(g: Battle, seat: int, card: int) -> Rules[bool]:
    """INCURSION 3.2.1, 1.6: the enemy of who plays a card may kill it at once, or answer with SNAFU (I16, I33).

    He is asked whenever he has cards in hand or the points, so that being asked tells nothing: where
    he can stop it with neither, for the look of it alone. Other cards in play can be killed as well.
    """
    t = g.theater
    value = t.cards[card].kill
    hand = g.hands[seat]
    while True:
        options: list[Option] = []
        if g.cp[seat] >= value:
            options.append(KILL.each[card])
        snafus = [c for c in hand if not t.cards[c].effect and t.cards[c].does == SNAFU]
        if snafus:
            options.append(SNAFU_CARD.each[snafus[0]])
        options += kill_options(g, seat)
        if not options and not hand:
            return False
        moot = None if options else PASS.plain
        options.append(PASS.plain)
        answer = yield Ask(seat, "counter", "3.2.1", options, CARD.each[card], moot=moot)
        if answer.verb == "kill":
            kill_by_option(g, seat, answer)
            if answer.value == card:
                return True
            continue
        if answer.verb != "snafu":
            return False
        snafu = answer.value
        hand.remove(snafu)
        g.card_by[snafu] = seat
        g.dice.reveal()
        g.tell("snafu", "1.8", side=seat, card=snafu, other=card)
        stopped = yield from counter(g, 1 - seat, snafu)
        if not stopped:
            g.tell("cancelled", "1.8", card=card)
            discard(g, snafu)
            discard(g, card)
            return True


def last_chance(g: Battle) -> Rules[bool]:
    """INCURSION 3.2.1: when the second player is done, the first may still kill cards; what he does is seen.

    Returns whether he has, and may go on.
    """
    seat = g.first
    options = kill_options(g, seat)
    if not options:
        return False
    options.append(PASS.plain)
    answer = yield Ask(seat, "last-kill", "3.2.1", options)
    g.dice.reveal()
    if answer is PASS.plain:
        return False
    kill_by_option(g, seat, answer)
    return True

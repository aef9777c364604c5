"""INCURSION 3.9, 3.9.1: reaction fire."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Member, Option, Rules, marked, some_of
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE, FIGURE, NOT_THERE
from grognard.games.incursion.rules.damage import strike
from grognard.games.incursion.rules.effects import darkness, effect, effect_card
from grognard.games.incursion.rules.killing import (
    KILL,
    before_dice,
    do_freely,
    free_options,
    kill_by_option,
    kill_options,
    killable,
)
from grognard.games.incursion.rules.shooting import FIRE, NO_DICE, dice_of, shot
from grognard.games.incursion.rules.sight import DARK, enemies_in_sight, hidden, in_arc
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import DISCIPLINE, LAUNCHER, RANGED_DICE, WORN_FEED
from grognard.geometry.squares import sees

GO_ON_GUARD: Final = Verb("watch", "figure")
HOLD: Final = Verb("hold")

NOT_YOURS: Final = Reason("not-yours", "3.0")
ON_GUARD_ALREADY: Final = Reason("on-guard", "3.9")
NO_REACTION: Final = Reason("no-reaction", "3.9")
CAPTIVE: Final = Reason("captive", "7.5.1")
SEES_ENEMY: Final = Reason("sees-enemy", "3.9")


def can_watch(g: Battle, figure: int) -> bool:
    """INCURSION 3.9: who may ever enter reaction fire: a ranged weapon that hits one figure (I8)."""
    kind = g.theater.type_of[figure]
    return kind.reaction > 0 and (kind.second != LAUNCHER or g.read.sergeant_reacts)


def watch_phase(g: Battle) -> Rules[bool]:
    """INCURSION 3.9: at the end of a player's turn, figures that see no enemy may enter reaction fire.

    Returns whether it was something else that was done first.
    """
    side = g.active
    able = [f for f in g.of_side(side) if not_on_guard(g, side, f) is None]
    if not able:
        return False
    members = [Member([GO_ON_GUARD.each[f]]) for f in able]
    chosen = yield from some_of(side, "watch", "3.9", members, DONE.plain, others=free_options(g, side))
    if chosen.other is not None:
        yield from do_freely(g, side, chosen.other)
        return True
    for figure in marked(able, chosen.ways):
        g.reacting |= 1 << figure
        g.tell("watching", "3.9", figure=figure)
    return False


def not_on_guard(g: Battle, side: int, figure: int) -> Reason | None:
    """INCURSION 3.9, 7.5.1: why a figure of a side cannot enter reaction fire now."""
    if figure >= len(g.at) or not g.on_board(figure):
        return NOT_THERE
    if g.side[figure] != side:
        return NOT_YOURS
    if g.reacting >> figure & 1:
        return ON_GUARD_ALREADY
    if not can_watch(g, figure):
        return NO_REACTION
    if captive(g, figure):
        return CAPTIVE
    if dice_of(g, figure, paid=False) <= 0:
        return NO_DICE
    return SEES_ENEMY if enemies_in_sight(g, figure) else None


def captive(g: Battle, figure: int) -> bool:
    """INCURSION 7.5.1: the lone soldier does nothing until the Allied turn after his door was opened."""
    return g.lone == figure and (not g.freed or g.turn <= g.freed)


def alarm(g: Battle, mover: int) -> int:
    """INCURSION 3.9: those in reaction fire that are to be asked about what a figure has just done, as a mask."""
    on_guard = 0
    for watcher in g.of_side(1 - g.side[mover]):
        on_guard |= g.reacting & 1 << watcher
    return on_guard


def next_watcher(g: Battle, alarmed: int, mover: int) -> int:
    """INCURSION 3.9: the first of them that is still on guard, while there is somebody to fire at; else -1."""
    alarmed &= g.reacting
    if not alarmed or g.ended or not g.on_board(mover) or g.dying >> mover & 1:
        return NOTHING
    return (alarmed & -alarmed).bit_length() - 1


def reaction_fire(g: Battle, mover: int) -> Rules[None]:
    """INCURSION 3.9: a shot for each watcher that sees the figure after its move, turn or shot (I6, I7)."""
    alarmed = alarm(g, mover)
    while True:
        watcher = next_watcher(g, alarmed, mover)
        if watcher < 0:
            return
        alarmed &= ~(1 << watcher)
        yield from reaction(g, watcher, mover)


def reaction(g: Battle, watcher: int, mover: int) -> Rules[None]:
    """INCURSION 3.9: one watcher's answer."""
    fires = yield from wants_to_fire(g, g.side[watcher], watcher, mover)
    if fires:
        yield from reaction_shot(g, watcher, mover)


def wants_to_fire(g: Battle, seat: int, watcher: int, mover: int) -> Rules[bool]:
    """INCURSION 3.9, 3.2.1: the owner decides each shot, and may first kill cards, those in its way too (I15)."""
    fire = FIRE.each[mover]
    hold = HOLD.plain
    while True:
        options: list[Option]
        if no_reaction(g, watcher, mover) is None:
            options = [fire, hold, *kill_options(g, seat)]
        else:
            kills = [KILL.each[c] for c in hindering(g, seat, watcher, mover)]
            if not kills:
                return False
            options = [*kills, hold]
        answer = yield Ask(seat, "reaction", "3.9", options, FIGURE.each[watcher])
        if answer.verb != "kill":
            return answer is fire
        kill_by_option(g, seat, answer)


def no_reaction(g: Battle, watcher: int, mover: int) -> Reason | None:
    """INCURSION 3.9: why a watcher cannot fire at who has just acted: it does not see it, or has no die to roll."""
    reason = hidden(g, watcher, g.at[mover], g.occupied)
    if reason is not None:
        return reason
    return None if dice_of(g, watcher, paid=False) > 0 else NO_DICE


def watchers(g: Battle, mover: int, *, square: int, closed: int) -> list[int]:
    """INCURSION 3.9: the figures in reaction fire that would see a figure on this square."""
    if square < 0 or not g.reacting:
        return []
    occupied = g.occupied & ~(1 << g.at[mover]) if g.at[mover] >= 0 else g.occupied
    alert = [f for f in g.of_side(1 - g.side[mover]) if g.reacting >> f & 1]
    return [f for f in alert if would_see(g, f, square, occupied=occupied, closed=closed)]


def would_see(g: Battle, watcher: int, square: int, *, occupied: int, closed: int) -> bool:
    """INCURSION 3.9, 3.6, 1.8: a watcher with a die to roll would see this square."""
    grid = g.theater.grid
    here = g.at[watcher]
    if here == square or not in_arc(g, watcher, square):
        return False
    dark = darkness(g)
    if dark and grid.line(here, square).length > dark:
        return False
    return dice_of(g, watcher, paid=False) > 0 and sees(grid, here, square, occupied, closed)


def hindering(g: Battle, seat: int, watcher: int, mover: int) -> list[int]:
    """INCURSION 3.2.1: the cards that can be killed, each of which alone keeps a watcher from firing (I15)."""
    if not (g.worn or g.lasting):
        return []
    cards = g.theater.cards
    dice = g.theater.type_of[watcher].reaction + effect(g, watcher, RANGED_DICE)
    unseen = hidden(g, watcher, g.at[mover], g.occupied)
    if unseen is not None:
        return [c for c in killable(g, seat) if c == g.dark and dice > 0] if unseen is DARK else []
    low = [c for c in killable(g, seat) if g.card_on[c] == watcher and cards[c].does == RANGED_DICE]
    return [c for c in low if dice - cards[c].amount > 0]


def reaction_shot(g: Battle, watcher: int, mover: int) -> Rules[None]:
    """INCURSION 3.9, 3.9.1, 1.7: the second column of the weapon table; doubles empty the magazine.

    The cards that have a say in that are those that lay there when the dice were cast (I15).
    """
    yield from before_dice(g, watcher)
    a = shot(g, watcher, mover, paid=False)
    disciplined = effect_card(g, watcher, DISCIPLINE) >= 0
    worn_feed = effect_card(g, watcher, WORN_FEED) >= 0
    yield from strike(g, a)
    if not disciplined and runs_dry(a.natural, worn_feed) and g.reacting >> watcher & 1:
        g.reacting &= ~(1 << watcher)
        g.tell("out-of-ammunition", "3.9.1", figure=watcher)


def runs_dry(dice: list[int], worn_feed: bool) -> bool:
    """INCURSION 3.9.1, 1.7: a double; with a worn feed any 1 too."""
    return len(set(dice)) < len(dice) or (worn_feed and 1 in dice)


def lose_reaction(g: Battle, figure: int, rule: str) -> None:
    """INCURSION 3.9: attacked hand to hand, or doing anything but shooting, a figure leaves reaction fire."""
    if g.reacting >> figure & 1:
        g.reacting &= ~(1 << figure)
        g.tell("reaction-lost", rule, figure=figure)

"""INCURSION 3.0, 3.1, 3.2, 5.5.2: one figure at a time does all it does this turn."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE, FIGURE, NOT_THERE, Action
from grognard.games.incursion.rules.cards import card_options
from grognard.games.incursion.rules.effects import effect
from grognard.games.incursion.rules.flames import arrive, burns, heat_of, put_out, stand_in_fire
from grognard.games.incursion.rules.killing import (
    ask_freely,
    between_actions,
    do_freely,
    in_danger,
    interrupt,
    kill_options,
)
from grognard.games.incursion.rules.movement import MOVE, jumping
from grognard.games.incursion.rules.objects import drop_options
from grognard.games.incursion.rules.reaction import (
    CAPTIVE,
    NOT_YOURS,
    alarm,
    captive,
    next_watcher,
    reaction,
    watchers,
)
from grognard.games.incursion.rules.repertoire import ACTIONS, actions
from grognard.games.incursion.rules.sight import at_the_door
from grognard.games.incursion.state import (
    ACT,
    ACTION,
    CALL,
    CHOICE,
    DRAWN_FIRE,
    LOAN,
    NOTHING,
    PAUSE,
    WATCH,
    Battle,
)
from grognard.games.incursion.theater import ACTION_POINTS, GERMANS, SERGEANT, TWITCHER, UNDEAD, WAITING

ACTIVATE: Final = Verb("activate", "figure", group="activate")
ROUSE: Final = Verb("rouse", "figure", group="activate")
END: Final = Verb("end")
CLOSE_ALL: Final = Verb("close-all")
LEND: Final = Verb("lend", "figure")

HAS_ACTED: Final = Reason("has-acted", "3.0")
NO_WAY_IN: Final = Reason("no-way-in", "2.5")
NO_LATE_COMMAND: Final = Reason("no-late-command", "3.2")
YET_TO_ACT: Final = Reason("yet-to-act", "3.2")
NO_COMMAND: Final = Reason("no-command", "3.2")
NO_ORDERS: Final = Reason("no-orders", "7.4.1")
WOKEN: Final = Reason("woken", "5.5.2")
IN_A_JUMP: Final = Reason("in-a-jump", "6.2.2")


def begin_actions(g: Battle, side: int) -> None:
    """INCURSION 3.0, 3.13: a player's action phase begins; his fires go out."""
    g.active = side
    g.begin(ACTION)
    put_out(g, side)
    g.tell("phase", "3.0", side=side)


def next_figure(g: Battle) -> Rules[None]:
    """INCURSION 3.0, 1.6, 3.5: the next figure, a card, something dropped, or the rest stand still."""
    side = g.active
    options = activations(g, side)
    if g.read.late_command:
        options += [ROUSE.each[f] for f in g.in_battle(side) if not_to_rouse(g, side, f) is None]
    options += card_options(g, side)
    options += drop_options(g, side)
    options += kill_options(g, side)
    answer = END.plain
    if options or g.hands[side]:
        options.append(answer)
        answer = yield Ask(side, "activate", "3.0", options)
    if answer is END.plain:
        for figure in stand_still(g, side):
            yield from stand_in_fire(g, figure, heat_of(g, figure))
        g.begin(WATCH)
    elif answer.verb == ACTIVATE.word or answer.verb == ROUSE.word:
        activate(g, answer.value, late=answer.verb == ROUSE.word)
    else:
        yield from do_freely(g, side, answer)


def ready_figures(g: Battle, side: int) -> list[int]:
    """INCURSION 3.0, 7.5.1: the figures of a side that have yet to be activated."""
    return [f for f in g.in_battle(side) if not g.acted >> f & 1 and not captive(g, f)]


def activations(g: Battle, side: int) -> list[Option]:
    """INCURSION 3.0, 2.5: who can be chosen; of those who wait at one entry all have a way in, or none.

    The horde is large: what bars one of it is looked at here as `not_to_activate` does, all at once.
    """
    at = g.at
    owner = g.side
    acted = g.acted
    lone = g.lone if captive(g, g.lone) else NOTHING
    options: list[Option] = []
    seen = 0
    open_entries = 0
    for figure in g.of[side]:
        place = at[figure]
        if acted >> figure & 1 or WAITING < place < 0 or owner[figure] != side or figure == lone:
            continue
        if place <= WAITING:
            bit = 1 << (WAITING - place)
            if not seen & bit:
                seen |= bit
                if has_way(g, figure):
                    open_entries |= bit
            if not open_entries & bit:
                continue
        options.append(ACTIVATE.each[figure])
    return options


def not_ready(g: Battle, side: int, figure: int) -> Reason | None:
    """INCURSION 3.0, 7.5.1: why a figure is none of a side that have yet to be activated."""
    if figure >= len(g.at) or not g.alive(figure):
        return NOT_THERE
    if g.side[figure] != side:
        return NOT_YOURS
    if g.acted >> figure & 1:
        return HAS_ACTED
    if captive(g, figure):
        return CAPTIVE
    return None


def not_to_activate(g: Battle, side: int, figure: int) -> Reason | None:
    """INCURSION 3.0, 2.5: why a figure cannot be activated; with friends in its way in it waits (I35)."""
    reason = not_ready(g, side, figure)
    return reason if reason is not None or has_way(g, figure) else NO_WAY_IN


def not_to_rouse(g: Battle, side: int, figure: int) -> Reason | None:
    """INCURSION 3.2: why command points cannot wake a figure once more."""
    if not g.read.late_command:
        return NO_LATE_COMMAND
    if figure >= len(g.at) or not g.alive(figure):
        return NOT_THERE
    if g.side[figure] != side:
        return NOT_YOURS
    if not g.acted >> figure & 1:
        return YET_TO_ACT
    if not helpers(g, figure):
        return NO_COMMAND
    return None if has_way(g, figure) else NO_WAY_IN


def has_way(g: Battle, figure: int) -> bool:
    """INCURSION 2.5: it is on the board, or can come in, or attack who holds its entry."""
    return g.on_board(figure) or bool(MOVE.offers(g, figure, 1) or at_the_door(g, figure))


def stand_still(g: Battle, side: int) -> list[int]:
    """INCURSION 3.0, 3.13.1: the rest are activated idle; returns those who stand in a fire (I36)."""
    idle = ready_figures(g, side)
    for figure in idle:
        g.acted |= 1 << figure
        g.reacting &= ~(1 << figure)
    return [figure for figure in idle if burns(g, g.at[figure])]


def action_points(g: Battle, figure: int) -> int:
    """INCURSION 3.1, 1.7, 5.5.2: the card's points, what effect cards add or take (1 at least), what was lent.

    A figure that a card wakes again has only what that card gives it.
    """
    if g.roused >> figure & 1:
        return g.bonus[figure]
    points = g.theater.type_of[figure].ap
    if g.worn:
        points = max(1, points + effect(g, figure, ACTION_POINTS))
    return points + g.bonus[figure]


def activate(g: Battle, figure: int, late: bool) -> None:
    """INCURSION 3.0, 3.1, 3.2: a figure has its action points; with late command none of its own."""
    bit = 1 << figure
    g.ap = 0 if late else action_points(g, figure)
    g.allowed = g.ap
    g.late = late
    g.actor = figure
    g.acted |= bit
    g.reacting &= ~bit
    arrive(g, figure)
    g.stage = CALL if kill_options(g, 1 - g.side[figure]) else ACT
    g.tell("activated", "3.0", figure=figure, number=g.ap)


def call(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1: before its first action the enemy may kill cards."""
    g.stage = ACT
    return interrupt(g, g.actor)


def next_action(g: Battle) -> Rules[None]:
    """INCURSION 3.0, 3.1, 1.6: action after action until the points are gone or the player has enough.

    Above another figure it can only jump on (6.2.2, I39). Who has cards in hand is asked once more when nothing is
    left to do: one of them may change that (I67).
    """
    figure = g.actor
    if not g.alive(figure) or g.spent:
        yield from all_done(g, figure)
        return
    side = g.side[figure]
    above = jumping(g, figure)
    if not g.late and not above:
        adjust(g, figure)
    options = MOVE.offers(g, figure, g.ap) if above else actions(g, figure, purse(g, figure))
    idle = not options
    if idle and (g.closing[side] or not g.hands[side]):
        yield from all_done(g, figure)
        return
    options += drop_options(g, side)
    if not above:
        options += card_options(g, side)
    options += kill_options(g, side)
    if idle:
        options.append(CLOSE_ALL.plain)
    if not above:
        options.append(DONE.plain)
    answer = yield Ask(side, "act", "3.1", options, FIGURE.each[figure])
    action = ACTIONS.get(answer.verb)
    if action is not None:
        pay(g, figure, action.price(g, figure, answer.value))
        rules = action.do(g, figure, answer.value)
        if rules is not None:
            yield from rules
        what_follows(g, figure, action)
    elif answer is DONE.plain or answer is CLOSE_ALL.plain:
        g.closing[side] = g.closing[side] or answer is CLOSE_ALL.plain
        yield from all_done(g, figure)
    else:
        yield from do_freely(g, side, answer)


def all_done(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.0, 3.13.1, 5.5.2: after its last action a figure may burn; the Sergeant lends what is left."""
    if not g.late and burns(g, g.at[figure]):
        yield from stand_in_fire(g, figure, g.heat)
    if g.has(figure, SERGEANT) and not g.late and not g.roused >> figure & 1:
        g.stage = LOAN
    else:
        stand_down(g)


def stand_down(g: Battle) -> None:
    """INCURSION 3.0: the activation is over."""
    g.roused &= ~(1 << g.actor)
    g.bonus[g.actor] = 0
    g.new_action()
    g.stage = CHOICE


def adjust(g: Battle, figure: int) -> None:
    """INCURSION 3.2.1, 1.7, 3.13.1: a card that changes action points counts from when it lies or goes (I49, I66).

    Whoever is in the middle of a jump lands first.
    """
    now = action_points(g, figure)
    if now == g.allowed:
        return
    left = max(0, g.ap + now - g.allowed)
    gained = left > 0 and not g.ap
    g.ap = left
    g.allowed = now
    if gained:
        arrive(g, figure)
    g.tell("adjusted", "1.7", figure=figure, number=left)


def purse(g: Battle, figure: int) -> int:
    """INCURSION 3.2, 6.1.1, 7.4.1: action points, and the command points that can be turned into them."""
    return g.ap + helpers(g, figure)


def helpers(g: Battle, figure: int) -> int:
    """INCURSION 3.2, 6.1.1, 7.4.1: command points for this figure; none for a Twitcher."""
    abilities = g.theater.abilities[figure]
    if abilities & TWITCHER:
        return 0
    points = g.cp[g.side[figure]]
    return points + zombie_points(g, figure) if abilities & UNDEAD else points


def zombie_points(g: Battle, figure: int) -> int:
    """INCURSION 6.1.1: Gretel's points, for the dead of her own side."""
    return g.zombie_cp if g.side[figure] == GERMANS and g.has(figure, UNDEAD) else 0


def price(g: Battle, figure: int, answer: Option) -> int:
    """INCURSION 3.1: the points an answer costs."""
    action = ACTIONS.get(answer.verb)
    return action.price(g, figure, answer.value) if action is not None else 0


def answers_to(g: Battle, figure: int, answer: Option) -> list[int]:
    """INCURSION 3.9: those on guard who would see a figure once it has done this."""
    action = ACTIONS.get(answer.verb) if g.reacting else None
    if action is None or not action.draws_fire:
        return []
    thing = answer.value
    return watchers(g, figure, square=action.stands(g, figure, thing), closed=action.doors(g, thing))


def pay(g: Battle, figure: int, points: int) -> None:
    """INCURSION 3.2, 6.1.1: action points first (I37), then Gretel's for zombies (I18), then command points."""
    own = min(points, g.ap)
    g.ap -= own
    lacking = points - own
    if lacking:
        special = min(lacking, zombie_points(g, figure))
        g.zombie_cp -= special
        g.cp[g.side[figure]] -= lacking - special
        g.tell("command", "3.2", figure=figure, number=lacking, side=g.side[figure])


def what_follows(g: Battle, figure: int, action: Action) -> None:
    """INCURSION 3.9, 3.2.1: reaction fire, if the action draws any (I6, I7, I45), and a pause before the next."""
    if g.reacting and action.draws_fire:
        g.alarmed = alarm(g, figure)
    if g.alarmed:
        g.stage = DRAWN_FIRE
    elif g.worn and not action.quiet and in_danger(g, figure):
        g.stage = PAUSE


def drawn_fire(g: Battle) -> Rules[None]:
    """INCURSION 3.9: the next of those on guard answers what the figure has just done."""
    watcher = next_watcher(g, g.alarmed, g.actor)
    if watcher < 0:
        g.alarmed = 0
        g.stage = PAUSE if g.worn else ACT
        return
    g.alarmed &= ~(1 << watcher)
    yield from reaction(g, watcher, g.actor)


def pause(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1: between two actions."""
    g.stage = ACT
    if g.worn and g.alive(g.actor) and purse(g, g.actor):
        yield from between_actions(g, g.actor)


def leverage(g: Battle) -> Rules[None]:
    """INCURSION 5.5.2: points the Sergeant has left on the board go to friends who have yet to act (I54, I70)."""
    figure = g.actor
    side = g.side[figure]
    options: list[Option] = []
    if g.ap > 0 and g.on_board(figure):
        options = [LEND.each[f] for f in g.in_battle(side) if not_to_lend(g, side, f) is None]
    if not options:
        stand_down(g)
        return
    answer = yield from ask_freely(g, side, "lend", "5.5.2", options, FIGURE.each[figure])
    if answer is None:
        adjust(g, figure)
    elif answer is DONE.plain:
        stand_down(g)
    else:
        g.ap -= 1
        g.bonus[answer.value] += 1
        g.tell("lent", "5.5.2", figure=figure, target=answer.value)


def not_to_lend(g: Battle, side: int, figure: int) -> Reason | None:
    """INCURSION 5.5.2, 7.4.1: why points cannot go to a figure; one who was woken has its own (I70)."""
    reason = not_ready(g, side, figure)
    if reason is not None:
        return reason
    if g.has(figure, TWITCHER):
        return NO_ORDERS
    return WOKEN if g.roused >> figure & 1 else None

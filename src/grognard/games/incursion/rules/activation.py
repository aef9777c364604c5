"""INCURSION 3.0, 3.1, 3.2, 5.2.3, 5.5.2: one figure at a time does all it does this turn."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.attacks import attack_options, cost, draws_fire, make_attack
from grognard.games.incursion.rules.cards import card_options, play_card
from grognard.games.incursion.rules.doors import door_options, work_door
from grognard.games.incursion.rules.effects import discard, effect
from grognard.games.incursion.rules.flames import arrive, burns, heat_of, put_out, stand_in_fire, walk_through_fire
from grognard.games.incursion.rules.killing import (
    ask_freely,
    between_actions,
    interrupt,
    kill_by_option,
    kill_options,
)
from grognard.games.incursion.rules.movement import (
    enter,
    enter_options,
    jumping,
    leave,
    leave_cost,
    leave_options,
    move_options,
    step_cost,
    step_to,
    turn_cost,
    turn_options,
    turn_to,
    way_to,
)
from grognard.games.incursion.rules.objects import drop, drop_options, object_options, take, use
from grognard.games.incursion.rules.reaction import alarm, captive, next_watcher, reaction
from grognard.games.incursion.rules.sight import at_the_door
from grognard.games.incursion.state import (
    ACT,
    ACTION,
    CALL,
    CHOICE,
    DRAWN_FIRE,
    LOADED,
    LOAN,
    PAUSE,
    WATCH,
    Battle,
)
from grognard.games.incursion.theater import (
    ACTION_POINTS,
    CLOSE_ALL,
    DONE,
    END,
    FREE,
    GERMANS,
    HARPOON,
    LEAVE,
    SERGEANT,
    SLUGGER,
    TWITCHER,
    UNDEAD,
    WAITING,
)

# Work at doors and objects, and what is neither movement nor attack.
HANDLING: Final = ("open", "close", "seal", "take", "use")
QUIET: Final = ("play", "kill", "drop", "will", "free")


def begin_actions(g: Battle, side: int) -> None:
    """INCURSION 3.0, 3.13: a player's action phase begins; his fires go out."""
    g.active = side
    g.begin(ACTION)
    put_out(g, side)
    if g.log is not None:
        g.log.add(Event("phase", "3.0", {"side": side}))


def next_figure(g: Battle) -> Rules[None]:
    """INCURSION 3.0, 1.6, 3.5: the next figure, a card, something dropped, or the rest stand still."""
    t = g.theater
    side = g.active
    options = activations(g, side)
    if g.read.late_command:
        options += [t.o_rouse[f] for f in g.in_battle(side) if g.acted >> f & 1 and helpers(g, f) and has_way(g, f)]
    options += card_options(g, side)
    options += drop_options(g, side)
    options += kill_options(g, side)
    if options or g.hands[side]:
        options.append(END)
        answer = yield Ask(side, "activate", "3.0", options)
    else:
        answer = END
    verb = answer.verb
    if verb == "activate" or verb == "rouse":
        activate(g, answer.value, verb == "rouse")
    elif verb == "play":
        yield from play_card(g, side, answer.value)
    elif verb == "kill":
        kill_by_option(g, side, answer)
    elif verb == "drop":
        drop(g, answer.value)
    else:
        for figure in stand_still(g, side):
            yield from stand_in_fire(g, figure, heat_of(g, figure))
        g.begin(WATCH)


def ready_figures(g: Battle, side: int) -> list[int]:
    """INCURSION 3.0, 7.5.1: the figures of a side that have yet to be activated."""
    return [f for f in g.in_battle(side) if not g.acted >> f & 1 and not captive(g, f)]


def activations(g: Battle, side: int) -> list[Option]:
    """INCURSION 3.0, 2.5: who can be chosen; a figure whose way in friends block can only wait (I35)."""
    t = g.theater
    at = g.at
    acted = g.acted
    options: list[Option] = []
    seen = 0
    open_entries = 0
    for figure in g.of[side]:
        place = at[figure]
        if (WAITING < place < 0) or acted >> figure & 1 or g.side[figure] != side:
            continue
        if figure == g.lone and captive(g, figure):
            continue
        if place <= WAITING:
            bit = 1 << (WAITING - place)
            if not seen & bit:
                seen |= bit
                if has_way(g, figure):
                    open_entries |= bit
            if not open_entries & bit:
                continue
        options.append(t.o_activate[figure])
    return options


def has_way(g: Battle, figure: int) -> bool:
    """INCURSION 2.5: it is on the board, or can come in, or attack who holds its entry."""
    return g.on_board(figure) or bool(enter_options(g, figure, 1) or at_the_door(g, figure))


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
    g.stage = CALL
    if g.log is not None:
        g.log.add(Event("activated", "3.0", {"figure": figure, "number": g.ap}))


def call(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1: before its first action the enemy may kill cards."""
    g.stage = ACT
    return interrupt(g, g.actor)


def next_action(g: Battle) -> Rules[None]:
    """INCURSION 3.0, 3.1, 1.6: action after action until the points are gone or the player has enough.

    Who has cards in hand is asked once more when nothing is left to do: one of them may change that (I67).
    """
    figure = g.actor
    if not g.alive(figure) or g.spent:
        yield from all_done(g, figure)
        return
    side = g.side[figure]
    above = jumping(g, figure)
    if not g.late and not above:
        adjust(g, figure)
    options = actions(g, figure, above)
    idle = not options
    if idle and (g.closing[side] or not g.hands[side]):
        yield from all_done(g, figure)
        return
    options += drop_options(g, side)
    if not above:
        options += card_options(g, side)
    options += kill_options(g, side)
    if idle:
        options.append(CLOSE_ALL)
    if not above:
        options.append(DONE)
    answer = yield Ask(side, "act", "3.1", options, g.theater.o_figure[figure])
    if answer is CLOSE_ALL:
        g.closing[side] = True
    if answer is DONE or answer is CLOSE_ALL:
        yield from all_done(g, figure)
    else:
        yield from act(g, figure, answer)


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
    if g.log is not None:
        g.log.add(Event("adjusted", "1.7", {"figure": figure, "number": left}))


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
    """INCURSION 3.1: the points an action costs."""
    verb = answer.verb
    if verb == "move":
        return step_cost(g, figure, way_to(g, figure, answer.value)) if g.on_board(figure) else 1
    if verb == "turn":
        return turn_cost(g, figure)
    if answer is LEAVE:
        return leave_cost(g, figure)
    if verb in ("play", "kill", "drop", "done", "close-all"):
        return 0
    return cost(answer)


def pay(g: Battle, figure: int, points: int) -> None:
    """INCURSION 3.2, 6.1.1: action points first (I37), then Gretel's for zombies (I18), then command points."""
    own = min(points, g.ap)
    g.ap -= own
    lacking = points - own
    if lacking:
        special = min(lacking, zombie_points(g, figure))
        g.zombie_cp -= special
        g.cp[g.side[figure]] -= lacking - special
        if g.log is not None:
            g.log.add(Event("command", "3.2", {"figure": figure, "number": lacking, "side": g.side[figure]}))


def actions(g: Battle, figure: int, above: bool) -> list[Option]:
    """INCURSION 3.1, 6.2.2: everything the figure can pay for now; above another it can only jump on (I39)."""
    if above:
        return move_options(g, figure, g.ap)
    points = purse(g, figure)
    if not g.on_board(figure):
        return enter_options(g, figure, points) + attack_options(g, figure, points)
    options = move_options(g, figure, points)
    options += turn_options(g, figure, points)
    options += leave_options(g, figure, points)
    if points >= 1:
        options += door_options(g, figure)
        if g.mission.objects:
            options += object_options(g, figure)
        options += attack_options(g, figure, points)
        kind = g.theater.type_of[figure]
        if kind.weapon == HARPOON and g.harpoon != LOADED:
            options.append(FREE)
        if kind.abilities & SLUGGER and not g.will:
            options += [g.theater.o_will[c] for c in g.worn if g.card_on[c] == figure and g.card_by[c] == GERMANS]
    return options


def act(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 3.1, 3.9: one action: pay, and do it; then comes the reaction fire it draws (I6, I7, I45)."""
    verb = answer.verb
    pay(g, figure, price(g, figure, answer))
    if verb == "move":
        yield from move(g, figure, answer.value)
    elif verb == "turn":
        turn_to(g, figure, answer.value)
    elif verb in HANDLING:
        yield from handle(g, figure, answer)
    elif answer is LEAVE:
        leave(g, figure)
    elif verb in QUIET:
        yield from beside_the_way(g, figure, answer)
        return
    else:
        yield from make_attack(g, figure, answer)
    if g.reacting and draws_fire(answer):
        g.alarmed = alarm(g, figure)
    if g.alarmed:
        g.stage = DRAWN_FIRE
    elif g.worn:
        g.stage = PAUSE


def drawn_fire(g: Battle) -> Rules[None]:
    """INCURSION 3.9: the next of those on guard answers what the figure has just done."""
    watcher = next_watcher(g, g.alarmed, g.actor)
    if watcher < 0:
        g.alarmed = 0
        g.stage = PAUSE
        return
    g.alarmed &= ~(1 << watcher)
    yield from reaction(g, watcher, g.actor)


def pause(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1: between two actions."""
    g.stage = ACT
    if g.worn and g.alive(g.actor) and purse(g, g.actor):
        yield from between_actions(g, g.actor)


def move(g: Battle, figure: int, square: int) -> Rules[None]:
    """INCURSION 3.3, 2.5, 3.13.1: a step, or onto the board; a burning square burns."""
    if g.on_board(figure):
        step_to(g, figure, square)
    else:
        enter(g, figure, square)
    arrive(g, figure)
    if burns(g, square):
        yield from walk_through_fire(g, figure)


def handle(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 3.4, 3.5: doors and objects, which are functions of movement too (3.3)."""
    verb = answer.verb
    if verb == "take":
        yield from take(g, figure, answer.value)
    elif verb == "use":
        use(g, figure, answer.value)
    else:
        yield from work_door(g, figure, answer)


def beside_the_way(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 1.6, 3.2.1, 3.5, 5.2.3, 6.3.1: what is neither movement nor attack, and draws no fire."""
    verb = answer.verb
    side = g.side[figure]
    if verb == "play":
        yield from play_card(g, side, answer.value)
    elif verb == "kill":
        kill_by_option(g, side, answer)
    elif verb == "drop":
        drop(g, answer.value)
    elif verb == "will":
        willpower(g, figure, answer.value)
    else:
        free_harpoon(g, figure)


def willpower(g: Battle, figure: int, card: int) -> None:
    """INCURSION 5.2.3: once a turn Slugger shakes off a card played against him."""
    g.will = True
    if g.log is not None:
        g.log.add(Event("willpower", "5.2.3", {"figure": figure, "card": card}))
    discard(g, card)


def free_harpoon(g: Battle, figure: int) -> None:
    """INCURSION 6.3.1: the harpoon is pulled out and can be fired again."""
    g.harpoon = LOADED
    if g.log is not None:
        g.log.add(Event("harpoon-freed", "6.3.1", {"figure": figure}))


def leverage(g: Battle) -> Rules[None]:
    """INCURSION 5.5.2: points the Sergeant has left on the board go to friends who have yet to act (I54, I70)."""
    t = g.theater
    figure = g.actor
    friends: list[int] = []
    if g.ap > 0 and g.on_board(figure):
        friends = [f for f in ready_figures(g, g.side[figure]) if can_borrow(g, f)]
    if not friends:
        stand_down(g)
        return
    options = [t.o_lend[f] for f in friends]
    answer = yield from ask_freely(g, g.side[figure], "lend", "5.5.2", options, t.o_figure[figure])
    if answer is None:
        adjust(g, figure)
    elif answer is DONE:
        stand_down(g)
    else:
        g.ap -= 1
        g.bonus[answer.value] += 1
        if g.log is not None:
            g.log.add(Event("lent", "5.5.2", {"figure": figure, "target": answer.value}))


def can_borrow(g: Battle, figure: int) -> bool:
    """INCURSION 5.5.2: no Twitcher takes orders, and who is awake once more has what woke it (I70)."""
    return not g.has(figure, TWITCHER) and not g.roused >> figure & 1

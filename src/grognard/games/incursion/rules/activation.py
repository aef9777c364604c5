"""INCURSION 3.0, 3.1, 3.2, 5.2.3, 5.5.2: one figure at a time does all it does this turn."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.attacks import at_the_door, attack_options, cost, is_shot, make_attack
from grognard.games.incursion.rules.cards import card_options, play_card
from grognard.games.incursion.rules.doors import door_options, work_door
from grognard.games.incursion.rules.effects import discard, effect, show_experience
from grognard.games.incursion.rules.flames import put_out, stand_in_fire, walk_through_fire
from grognard.games.incursion.rules.killing import interrupt, kill_by_option, kill_options
from grognard.games.incursion.rules.movement import (
    enter,
    enter_options,
    entry_squares,
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
from grognard.games.incursion.rules.reaction import captive, reaction_fire
from grognard.games.incursion.state import ACTION, LOADED, NOTHING, WATCH, Battle
from grognard.games.incursion.theater import (
    ACTION_POINTS,
    DONE,
    END,
    FREE,
    GERMANS,
    HARPOON,
    JUMP,
    LEAVE,
    SERGEANT,
    SLUGGER,
    TWITCHER,
    UNDEAD,
)


def begin_actions(g: Battle, side: int) -> None:
    """INCURSION 3.0, 3.13: a player's action phase begins; his fires go out."""
    g.active = side
    g.phase = ACTION
    put_out(g, side)
    if g.log is not None:
        g.log.add(Event("phase", "3.0", {"side": side}))


def action_phase(g: Battle) -> Rules[None]:
    """INCURSION 3.0, 1.6: choose the next figure, play a card, kill one, or let the rest stand."""
    t = g.theater
    side = g.active
    ready = ready_figures(g, side)
    options: list[Option] = [t.o_activate[f] for f in ready if can_do_something(g, f)]
    if g.read.late_command and g.cp[side]:
        options += [t.o_rouse[f] for f in g.of_side(side) if g.acted >> f & 1 and not g.has(f, TWITCHER)]
    options += card_options(g, side)
    options += kill_options(g, side)
    if options:
        options.append(END)
        answer = yield Ask(side, "activate", "3.0", options)
    else:
        answer = END
    verb = answer.verb
    if verb == "activate" or verb == "rouse":
        yield from activate(g, answer.value, verb == "rouse")
    elif verb == "play":
        yield from play_card(g, side, answer.value)
    elif verb == "kill":
        kill_by_option(g, side, answer)
    else:
        for figure in ready:
            if g.ended:
                return
            yield from stand_still(g, figure)
        g.phase = WATCH


def ready_figures(g: Battle, side: int) -> list[int]:
    """INCURSION 3.0, 7.5.1: the figures of a side that have yet to be activated."""
    return [f for f in g.in_battle(side) if not g.acted >> f & 1 and not captive(g, f)]


def can_do_something(g: Battle, figure: int) -> bool:
    """INCURSION 2.5: a figure outside whose way in is blocked by friends can only wait."""
    if g.on_board(figure):
        return True
    for square in entry_squares(g, figure):
        if not g.occupied >> square & 1:
            return True
    return bool(at_the_door(g, figure))


def stand_still(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.0, 3.13.1: activated without doing anything; standing in a fire still burns."""
    if not g.alive(figure):
        return
    g.acted |= 1 << figure
    g.reacting &= ~(1 << figure)
    g.moved = 0
    yield from stand_in_fire(g, figure)


def action_points(g: Battle, figure: int) -> int:
    """INCURSION 3.1, 1.7, 5.5.2: the card's points, what effect cards add or take (1 at least), what was lent."""
    points = g.theater.type_of[figure].ap
    if g.worn:
        points = max(1, points + effect(g, figure, ACTION_POINTS))
    return points + g.bonus[figure]


def activate(g: Battle, figure: int, again: bool) -> Rules[None]:
    """INCURSION 3.0, 3.1: action after action until the points are gone or the player has enough."""
    t = g.theater
    side = g.side[figure]
    bit = 1 << figure
    if again:
        g.ap = 0
    elif g.roused & bit:
        g.ap = g.bonus[figure]
    else:
        g.ap = action_points(g, figure)
    g.actor = figure
    g.acted |= bit
    g.reacting &= ~bit
    g.moved = 0
    g.burns = 0
    g.spent = False
    if g.log is not None:
        g.log.add(Event("activated", "3.0", {"figure": figure, "number": g.ap}))
    show_experience(g, figure)
    yield from interrupt(g, figure)
    while g.alive(figure) and not g.ended and not g.spent:
        options = actions(g, figure)
        in_jump = jumping(g, figure)
        if not in_jump:
            if not options:
                break
            options += drop_options(g, figure)
            options += card_options(g, side)
            options += kill_options(g, side)
            options.append(DONE)
        answer = yield Ask(side, "act", "3.1", options, t.o_figure[figure])
        if answer is DONE:
            break
        yield from act(g, figure, answer)
    if not again:
        yield from stand_in_fire(g, figure)
        if g.has(figure, SERGEANT) and not g.roused & bit:
            yield from leverage(g, figure)
    g.roused &= ~bit
    g.bonus[figure] = 0
    g.actor = NOTHING
    g.ap = 0


def purse(g: Battle, figure: int) -> int:
    """INCURSION 3.2, 6.1.1, 7.4.1: action points, and the command points that can be turned into them."""
    return g.ap + helpers(g, figure)


def helpers(g: Battle, figure: int) -> int:
    """INCURSION 3.2, 6.1.1, 7.4.1: command points for this figure; none for a Twitcher."""
    if g.has(figure, TWITCHER):
        return 0
    return g.cp[g.side[figure]] + zombie_points(g, figure)


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
    if verb in ("play", "kill", "drop", "done"):
        return 0
    return cost(answer)


def pay(g: Battle, figure: int, price: int) -> None:
    """INCURSION 3.2, 6.1.1: action points first, then Gretel's for zombies (I18), then command points."""
    own = min(price, g.ap)
    g.ap -= own
    price -= own
    if price and g.side[figure] == GERMANS and g.has(figure, UNDEAD):
        special = min(price, g.zombie_cp)
        g.zombie_cp -= special
        price -= special
    if price:
        g.cp[g.side[figure]] -= price
        if g.log is not None:
            g.log.add(Event("command", "3.2", {"figure": figure, "number": price, "side": g.side[figure]}))


def actions(g: Battle, figure: int) -> list[Option]:
    """INCURSION 3.1: everything the figure can pay for now."""
    points = purse(g, figure)
    if not g.on_board(figure):
        held = at_the_door(g, figure)
        if held:
            return attack_options(g, figure, points)
        return enter_options(g, figure, points)
    options = move_options(g, figure, points)
    if g.has(figure, JUMP) and jumping(g, figure):
        return options
    options += turn_options(g, figure, points)
    options += leave_options(g, figure, points)
    if points >= 1:
        options += door_options(g, figure)
        options += object_options(g, figure)
        options += attack_options(g, figure, points)
        if g.theater.type_of[figure].weapon == HARPOON and g.harpoon != LOADED:
            options.append(FREE)
        if g.has(figure, SLUGGER) and not g.will:
            options += [g.theater.o_will[c] for c in g.worn if g.card_on[c] == figure and g.card_by[c] == GERMANS]
    return options


def act(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 3.1, 3.9: one action: pay, do it, and take the reaction fire it draws (I7)."""
    verb = answer.verb
    side = g.side[figure]
    draws_fire = True
    if verb == "move":
        yield from move(g, figure, answer.value)
    elif verb == "turn":
        price = turn_cost(g, figure)
        pay(g, figure, price)
        g.moved += price
        turn_to(g, figure, answer.value)
    elif answer is LEAVE:
        price = leave_cost(g, figure)
        pay(g, figure, price)
        leave(g, figure)
    elif verb == "open" or verb == "close" or verb == "seal":
        pay(g, figure, 1)
        yield from work_door(g, figure, answer)
    elif verb == "take":
        pay(g, figure, 1)
        yield from take(g, figure, answer.value)
    elif verb == "use":
        pay(g, figure, 1)
        use(g, figure, answer.value)
    elif verb == "play":
        draws_fire = False
        yield from play_card(g, side, answer.value)
    elif verb == "kill":
        draws_fire = False
        kill_by_option(g, side, answer)
    elif verb == "drop":
        draws_fire = False
        drop(g, figure, answer.value)
    elif verb == "will":
        draws_fire = False
        pay(g, figure, 1)
        willpower(g, figure, answer.value)
    elif answer is FREE:
        draws_fire = False
        pay(g, figure, 1)
        free_harpoon(g, figure)
    else:
        pay(g, figure, cost(answer))
        yield from make_attack(g, figure, answer)
        draws_fire = is_shot(answer)
    if draws_fire:
        yield from reaction_fire(g, figure)


def move(g: Battle, figure: int, square: int) -> Rules[None]:
    """INCURSION 3.3, 2.5, 3.13.1: a step, or onto the board; a burning square burns."""
    if g.on_board(figure):
        price = step_cost(g, figure, way_to(g, figure, square))
        pay(g, figure, price)
        g.moved += price
        step_to(g, figure, square)
    else:
        pay(g, figure, 1)
        g.moved += 1
        enter(g, figure, square)
    yield from walk_through_fire(g, figure)


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


def leverage(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 5.5.2: points the Sergeant has left go to friends who have yet to act."""
    t = g.theater
    while g.ap > 0 and g.alive(figure) and not g.ended:
        friends = [f for f in ready_figures(g, g.side[figure]) if not g.has(f, TWITCHER)]
        if not friends:
            return
        options = [t.o_lend[f] for f in friends]
        options.append(DONE)
        answer = yield Ask(g.side[figure], "lend", "5.5.2", options, t.o_figure[figure])
        if answer is DONE:
            return
        g.ap -= 1
        g.bonus[answer.value] += 1
        if g.log is not None:
            g.log.add(Event("lent", "5.5.2", {"figure": figure, "target": answer.value}))

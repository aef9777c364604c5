"""Whose turn it is, who fires at a mover, and at what bursts, grenades and flames are aimed."""

from __future__ import annotations

from grognard.bots.options import about, best, best_over, final
from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.board import apart, nearest, place, ways
from grognard.games.incursion.bot.cards import decide_card_play, last_card, worth_killing
from grognard.games.incursion.bot.errands import errand
from grognard.games.incursion.bot.worth import attack_worth, blast_worth, load, precious, shot_worth, targets
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.rules.activation import END
from grognard.games.incursion.rules.blasts import GRENADE
from grognard.games.incursion.rules.reaction import HOLD
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES


def decide_activate(g: Battle, ask: Ask) -> Option:
    """A card first, then the figure that should act next, then whatever leftover points can kill."""
    card = decide_card_play(g, ask)
    if card is not None:
        return card
    figures = [o for o in ask.options if o.verb == "activate"]
    if figures:
        rank = allied_rank if ask.seat == ALLIES else german_rank
        return best(figures, [rank(g, o.value) for o in figures])
    late = last_card(g, ask)
    if late is not None:
        return late
    if g.first != ask.seat:
        killing = worth_killing(g, ask)
        if killing is not None:
            return killing
    return END.plain


def allied_rank(g: Battle, figure: int) -> float:
    """Shooters with targets first, the Sergeant early, those outside last, runners before those behind them."""
    if g.at[figure] < 0:
        return -5.0 + (0.5 if g.has(figure, th.SERGEANT) else 0.0)
    value = 0.0
    seen = targets(g, figure)
    if seen:
        value += 3.0 + max([shot_worth(g, figure, e) for e in seen])
    if g.theater.type_of[figure].weapon == th.FLAMETHROWER:
        value -= 4.0
    if g.has(figure, th.SERGEANT):
        value += 1.0
    goals = errand(g, figure)
    if precious(g, figure):
        value += -6.0 if goals and in_the_way(g, figure, ways(g, figure, goals)) else 6.0
    if goals:
        away = ways(g, figure, goals)[g.at[figure]]
        value -= away / 20.0
        if away <= g.theater.type_of[figure].ap + g.cp[ALLIES]:
            value += 0.5
    return value


def in_the_way(g: Battle, figure: int, away: list[int]) -> bool:
    """A friend who has yet to act stands where the best step would lead."""
    here = g.at[figure]
    for friend in g.of_side(g.side[figure]):
        at = g.at[friend]
        if (
            friend != figure
            and not g.acted >> friend & 1
            and at in g.theater.grid.step[here]
            and away[at] < away[here]
        ):
            return True
    return False


def german_rank(g: Battle, figure: int) -> float:
    """Shooters and hounds before zombies when they see somebody; zombies from the front to the back."""
    kind = g.theater.type_of[figure]
    goals = errand(g, figure)
    here = place(g, figure)
    away = ways(g, figure, goals)[here] if goals else 30
    value = -away / 4.0
    if g.at[figure] < 0:
        value -= 3.0
    if kind.abilities & th.MINE:
        value += 2.0
    if kind.weapon == th.HARPOON:
        value += 2.5
    if kind.abilities & th.RAGING:
        value -= 1.5
    if load(g, figure) >= 8:
        value += 5.0
    return value


def decide_lend(g: Battle, ask: Ask) -> Option:
    friends = [o for o in ask.options if o.verb == "lend"]
    worths = []
    for o in friends:
        seen = targets(g, o.value)
        value = 1.0 + max([shot_worth(g, o.value, e) for e in seen]) if seen else 0.0
        goals = errand(g, o.value)
        if goals and g.alive(o.value):
            value += 1.0 - ways(g, o.value, goals)[place(g, o.value)] / 40.0
        worths.append(value)
    return best(friends, worths)


def decide_watch(g: Battle, ask: Ask) -> Option:
    return ask.options[0]


def decide_reaction(g: Battle, ask: Ask) -> Option:
    """Fire, unless a mine would go off among friends; where a card prevents it, perhaps kill that."""
    if ask.options[0].verb == "kill":
        return worth_killing(g, ask) or HOLD.plain
    target = ask.options[0].value
    watcher = about(ask)
    return ask.options[0] if shot_worth(g, watcher, target) > 0.0 else HOLD.plain


def decide_attack(g: Battle, ask: Ask) -> Option:
    """Bursts, further shots and last attacks: the best there is."""
    figure = about(ask)
    worths = [attack_worth(g, figure, o) for o in ask.options]
    return best_over(ask.options, worths, 0.0) or final(ask)


def decide_target(g: Battle, ask: Ask) -> Option:
    seat = ask.seat
    enemies = g.of_side(1 - seat)
    squares = [o for o in ask.options if o.verb == "target"]
    worths = []
    for o in squares:
        near = nearest(g, o.value, enemies)
        worths.append(blast_worth(g, o.value, about(ask), plus=GRENADE) if near <= 1 else -near / 100.0)
    return best(squares, worths)


def decide_light(g: Battle, ask: Ask) -> Option:
    """Enemies first, then squares that bar their way; never a friend."""
    seat = ask.seat
    enemies = g.of_side(1 - seat)
    here = g.at[about(ask)]
    choices = [o for o in ask.options if o.verb != "kill"]
    worths = []
    for o in choices:
        if o is DONE.plain:
            worths.append(-0.5)
            continue
        value = -0.02 * min(nearest(g, o.value, enemies), 20) - 0.01 * apart(g, here, o.value)
        if g.occupied >> o.value & 1:
            value = 3.0 if any(g.at[e] == o.value for e in enemies) else -5.0
        worths.append(value)
    return best(choices, worths)

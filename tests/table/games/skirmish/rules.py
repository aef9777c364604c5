"""The rules of a skirmish, 1 to 6. `STEPS`, at the end, is the sequence of play."""

from __future__ import annotations

from grognard.engine.ask import Ask, Member, Rules, marked, one_of, some_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.geometry.sights import Sight, sight

from .fields import STAGES, Skirmish
from .printed import ACTIVATE, DONE, FIRE, HEDGE, JOIN, LOST, MOVE, SHOOT, SIDE, SIDES, WALL

CHOOSE, ACT, REACT, CLOSE = range(len(STAGES))
NEEDED, POINTS = 8, 2
FAR, WALLED, TIRED, FULL = (Reason(key, "2") for key in ("far", "walled", "tired", "full"))
NO_ENEMY, UNSEEN, SPENT = (Reason(key, "4") for key in ("no-enemy", "unseen", "spent"))


def choose(g: Skirmish) -> Rules[None]:
    """SKIRMISH 1: the sides activate a unit in turn; shaken units only rest."""
    ready = [[u for u in g.left(side) if not (g.acted | g.shaken) >> u & 1] for side in (0, 1)]
    if not ready[g.active]:
        g.active = 1 - g.active
    if not ready[g.active]:
        g.stage = CLOSE
        return
    answer = yield from one_of(g.active, "choose", "1", [ACTIVATE.each[u] for u in ready[g.active]])
    g.actor, g.points, g.stage = answer.value, POINTS, ACT
    g.acted |= 1 << g.actor


def act(g: Skirmish) -> Rules[None]:
    """SKIRMISH 2, 4: one hex of a move, or fire, or enough."""
    unit = g.actor
    options = [o for verb in (MOVE, FIRE) for o in verb.each if not BARS[verb.word](g, unit, o.value)]
    answer = yield Ask(g.active, "act", "1", [*options, DONE.plain], ACTIVATE.each[unit])
    if answer.verb != "move":
        if answer.verb == "fire":
            yield from fire(g, unit, answer.value)
        stand_down(g)
        return
    g.points -= price(g, unit, answer.value)
    g.tell("moved", "2", unit=unit, from_=g.at[unit], hex=answer.value)
    g.at[unit] = answer.value
    g.alarmed = [enemy for enemy in g.left(1 - g.active) if bar_fire(g, enemy, unit) is None]
    g.stage = REACT


def react(g: Skirmish) -> Rules[None]:
    """SKIRMISH 3: an enemy that sees a unit move may fire at it, alone and once a turn."""
    stopped = g.at[g.actor] == LOST or g.shaken >> g.actor & 1
    if stopped or not g.alarmed:
        g.stage = ACT
        if stopped or not g.points:
            stand_down(g)
        return
    enemy = g.alarmed.pop(0)
    answer = yield Ask(1 - g.active, "react", "3", [FIRE.each[g.actor], DONE.plain], ACTIVATE.each[enemy])
    if answer.verb == "fire":
        shoot(g, [enemy], g.actor)


def stand_down(g: Skirmish) -> None:
    """SKIRMISH 1, 6: the unit is done, and it is the other side's turn to choose, if it is still there."""
    g.new_action()
    g.active, g.stage = 1 - g.active, CHOOSE
    if not g.left(0) or not g.left(1):
        g.ended, g.over = "eliminated", True


def side_to(g: Skirmish, unit: int, to: int) -> int:
    """What stands between a unit and the next hex."""
    return int(g.printed.ground.sides[g.at[unit]][g.printed.board.direction(g.at[unit], to)])


def price(g: Skirmish, unit: int, to: int) -> int:
    """SKIRMISH 2.1: a hex costs one point, through a hedge two."""
    return 2 if side_to(g, unit, to) == HEDGE else 1


def bar_move(g: Skirmish, unit: int, to: int) -> Reason | None:
    """SKIRMISH 2, 2.1: into the next hex, over no wall, where no enemy and at most one friend is."""
    if to not in g.printed.board.beside[g.at[unit]]:
        return FAR
    if side_to(g, unit, to) == WALL:
        return WALLED
    there = [SIDE[u] for u, at in enumerate(g.at) if at == to]
    if len(there) > 1 or 1 - SIDE[unit] in there:
        return FULL
    return TIRED if price(g, unit, to) > g.points else None


def looks(g: Skirmish, unit: int, target: int) -> Sight:
    """SKIRMISH 4.1: woods and walls block a line of sight, a hedge hinders it."""
    return sight(g.printed.ground, g.at[unit], g.at[target], 0, 0)


def bar_fire(g: Skirmish, unit: int, target: int) -> Reason | None:
    """SKIRMISH 4, 4.1, 5: once a turn, unshaken, at an enemy in sight."""
    if g.at[target] == LOST or SIDE[unit] == SIDE[target]:
        return NO_ENEMY
    if (g.shaken | g.fired) >> unit & 1:
        return SPENT
    return None if looks(g, unit, target).clear else UNSEEN


def fire(g: Skirmish, leader: int, target: int) -> Rules[None]:
    """SKIRMISH 4: friends beside the leader who have yet to act and see the target may join."""
    near = [u for u in g.left(g.active) if g.printed.board.distance(g.at[u], g.at[leader]) <= 1]
    able = [u for u in near if not g.acted >> u & 1 and bar_fire(g, u, target) is None]
    members = [Member([JOIN.each[u]]) for u in able]
    chosen = yield from some_of(g.active, "group", "4", members, SHOOT.plain, FIRE.each[target])
    shoot(g, [leader, *marked(able, chosen.ways)], target)


def shoot(g: Skirmish, group: list[int], target: int) -> None:
    """SKIRMISH 4: two dice and one for each who fires, less what hinders; a hit makes the target check."""
    cover = max(looks(g, unit, target).hindrance for unit in group)
    dice = g.dice.roll(2)
    for unit in group:
        g.fired |= 1 << unit
        g.acted |= (unit != target and SIDE[unit] == g.active) << unit
    hit = sum(dice) + len(group) - cover >= NEEDED
    why = [Modifier("cover", -cover, "4.1")]
    g.tell("shot", "4", unit=group[0], target=target, dice=dice, modifiers=why, outcome="hit" if hit else "miss")
    if hit:
        check(g, target)


def check(g: Skirmish, unit: int) -> None:
    """SKIRMISH 5: on four or more a unit is only shaken; one that was shaken already is lost."""
    die = g.dice.d6()
    lost = die < 4 or bool(g.shaken >> unit & 1)
    g.tell("checked", "5", unit=unit, dice=[die], outcome="lost" if lost else "shaken")
    g.shaken = g.shaken & ~(1 << unit) | (not lost) << unit
    if lost:
        g.at[unit] = LOST


def close(g: Skirmish) -> Rules[None]:
    """SKIRMISH 6: what a scenario has in store happens; the last turn decides, or the next begins."""
    for number, event in enumerate(g.printed.scenario.events):
        if not g.happened >> number & 1 and all(NEEDS[need](g, of) for need, of in event["needs"].items()):
            g.happened |= 1 << number
            for effect, of in event["effects"].items():
                EFFECTS[effect](g, of)
    if g.turn == g.printed.scenario.turns:
        g.ended, g.over = "time", True
    g.new_turn()
    g.active, g.turn, g.stage = g.turn % 2, g.turn + 1, CHOOSE
    yield from ()


def rally(g: Skirmish, side: str) -> None:
    """SKIRMISH 6: the shaken of a side are steady again."""
    for unit in [u for u in g.left(SIDES.index(side)) if g.shaken >> u & 1]:
        g.shaken &= ~(1 << unit)
        g.tell("rallied", "6", unit=unit)


STEPS = [choose, act, react, close]
BARS = {"move": bar_move, "fire": bar_fire}
NEEDS = {"turn": lambda g, turn: bool(g.turn >= turn)}
EFFECTS = {"rally": rally}

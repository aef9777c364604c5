"""RAIDERS 14, 15, 16: hostiles appear, both lines fire in turn, and the battle is settled."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Rules, one_of
from grognard.engine.event import Event, Fact, Luck, Modifier
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import count_gear, gear_with, spend
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.recruiting import choose_leader, why_not_leader
from grognard.games.raiders.rules.tracks import change_operations, change_rp
from grognard.games.raiders.state import (
    AFTERMATH,
    AIR_GONE,
    AIR_POOL,
    AIR_READY,
    COMBAT,
    FIRE,
    HOSTILES,
    LINE,
    NOBODY_YET,
    OBJECTIVE,
    RAIDERS,
    Battle,
    Mission,
)
from grognard.games.raiders.theater import BREN, ESCAPE, PISTOL, RADIO, SUPPLIES

NOT_IN_BATTLE: Final = Reason("not-in-battle", "15.1")
IN_LINE: Final = Reason("in-line", "15.1")
NOT_FALLEN: Final = Reason("not-fallen", "Gestapo")


def combat(g: Mission) -> Rules[None]:
    """RAIDERS 11 (4), 15.1: the opening of a battle, or that of a round of fire."""
    battle = g.battle
    assert battle is not None
    if battle.round:
        yield from begin_round(g, battle)
        return
    yield from opening(g, battle)
    if battle.winner != NOBODY_YET or not battle.hostiles:
        g.segment = AFTERMATH


def raiders_in_battle(g: Mission) -> list[int]:
    """RAIDERS 15, 36: every raider unit in the space fights, the camp and those already there too."""
    return g.units_at(g.space_of_force())


# -- the opening --------------------------------------------------------------------------------


def opening(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 15.1 (2), 31.5: an air strike may come first, then both sides roll for the edge."""
    battle.line = raiders_in_battle(g)
    if g.air == AIR_READY and gear_with(g, g.force, RADIO) >= 0:
        answer = yield Ask(0, "air-strike", "31.5", [verbs.CALL.plain, verbs.HOLD.plain])
        if answer is verbs.CALL.plain:
            yield from air_strike(g, battle)
    battle.round = 1
    if not battle.hostiles:
        battle.winner = RAIDERS
        return
    roll_for_edge(g, battle)


def air_strike(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 31.5, 29: one shot at one hostile; flak instead removes the strike and itself for good."""
    t = g.theater
    for hostile in battle.hostiles:
        if t.is_flak[hostile]:
            battle.hostiles.remove(hostile)
            g.hostiles_out |= 1 << hostile
            g.air = AIR_GONE
            g.tell("flak", "31.5", hostile=hostile)
            return
    g.air = AIR_POOL
    target = (yield from one_of(0, "bomb", "31.5", [verbs.BOMB.each[h] for h in in_line(g, battle)])).value
    g.tell("air-strike", "31.5", hostile=target)
    modifiers = [Modifier("air-strike", t.air_strike_combat, "31.5")] if g.log is not None else []
    if hits(g, t.air_strike_combat, modifiers, {"hostile": target}, "bombed", "31.5"):
        battle.hostiles.remove(target)


def roll_for_edge(g: Mission, battle: Battle) -> None:
    """RAIDERS 15.1 (2), 29, TEC: a die each, +1 per elite unit and silenced pistol; terrain breaks a tie."""
    t = g.theater
    leaders = len([u for u in battle.line if t.elite[u]])
    pistols = count_gear(g, battle.line, PISTOL)
    elites = len([h for h in battle.hostiles if t.hostile_elite[h]])
    ours = g.dice.d6()
    theirs = g.dice.d6()
    difference = ours + leaders + pistols - theirs - elites
    space = g.space_of_force()
    if difference:
        battle.edge = RAIDERS if difference > 0 else HOSTILES
    else:
        battle.edge = RAIDERS if t.raiders_win_ties[space] else HOSTILES
    if g.log is not None:
        modifiers = [
            Modifier("elite-raiders", leaders, "15.1"),
            Modifier("pistol", pistols, "29"),
            Modifier("elite-hostiles", -elites, "15.1"),
        ]
        ways = edge_chance(leaders + pistols - elites, t.raiders_win_ties[space])
        g.tell(
            "edge" if difference else "edge-tied",
            "15.1" if difference else "TEC",
            ours=ours + leaders + pistols,
            theirs=theirs + elites,
            space=space,
            dice=[ours, theirs],
            modifiers=[m for m in modifiers if m.value],
            outcome="raiders" if battle.edge == RAIDERS else "hostiles",
            luck=Luck("raiders", "checks", int(battle.edge == RAIDERS), ways, 36),
        )


def edge_chance(ahead: int, ties: bool) -> int:
    """RAIDERS 15.1 (2): in how many of the 36 ways two dice can fall the raiders, so far ahead, get the edge."""
    ways = 0
    for ours in range(1, 7):
        for theirs in range(1, 7):
            difference = ours + ahead - theirs
            if difference > 0 or (ties and not difference):
                ways += 1
    return ways


# -- a round ------------------------------------------------------------------------------------


def begin_round(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 15.1 (3), 24 (2): a round; the force may spend supplies, so that each of its units fires twice."""
    g.tell("round", "15.1", round=battle.round)
    battle.placed = 0
    g.segment = LINE
    supplies = gear_with(g, g.force, SUPPLIES)
    if supplies < 0:
        yield from line_up(g)
        return
    answer = yield Ask(0, "firepower", "24", [verbs.BLAZE.plain, verbs.HOLD.plain])
    if answer is verbs.BLAZE.plain:
        spend(g, supplies, "24")
        battle.blaze = True


def line_up(g: Mission) -> Rules[None]:
    """RAIDERS 15.1 (3): raiders stand in the order the player likes, unit by unit; the first draws the fire."""
    battle = g.battle
    assert battle is not None
    left = battle.line[battle.placed :]
    if len(left) < 2:
        open_fire(g, battle)
        yield from fire(g)
    else:
        options = [verbs.LINE.each[u] for u in left]
        if not battle.placed:
            options.append(verbs.SAME.plain)
        answer = yield Ask(0, "line", "15.1", options)
        if answer is not verbs.SAME.plain:
            battle.line.remove(answer.value)
            battle.line.insert(battle.placed, answer.value)
            battle.placed += 1
        if answer is verbs.SAME.plain or len(left) == 2:
            open_fire(g, battle)


def why_not_line(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 15.1 (3): who fights, and stands nowhere in line yet."""
    battle = g.battle
    if battle is None or unit not in battle.line:
        return NOT_IN_BATTLE
    return IN_LINE if unit in battle.line[: battle.placed] else None


def open_fire(g: Mission, battle: Battle) -> None:
    """RAIDERS 15.1 (4): both lines stand, and nobody has fired yet."""
    battle.placed = 0
    battle.waiting = battle.line[:]
    battle.queue = in_line(g, battle)
    battle.standing = len(battle.line) + len(battle.hostiles)
    battle.turn = battle.edge
    battle.second = False
    g.segment = FIRE


def fire(g: Mission) -> Rules[None]:
    """RAIDERS 15.1 (4): sides take turns to fire, until a target was to be chosen or the round is over."""
    battle = g.battle
    assert battle is not None
    chosen = False
    while not chosen and g.segment == FIRE:
        if battle.turn == RAIDERS and battle.waiting:
            chosen = len(battle.hostiles) > 1
            yield from raider_fires(g, battle, battle.waiting[0])
        elif battle.turn == HOSTILES and battle.queue:
            hostile_fires(g, battle, battle.queue.pop(0))
        if not battle.second:
            battle.turn = HOSTILES if battle.turn == RAIDERS else RAIDERS
        if not (battle.line and battle.hostiles and (battle.waiting or battle.queue)):
            settle_round(g, battle)


def settle_round(g: Mission, battle: Battle) -> None:
    """RAIDERS 15.1 (5), 15.2: a side is gone, or too many rounds passed without loss, or another round."""
    if not battle.hostiles:
        battle.winner = RAIDERS
    elif not battle.line:
        battle.winner = HOSTILES
    battle.blank = battle.blank + 1 if len(battle.line) + len(battle.hostiles) == battle.standing else 0
    if battle.blank >= g.read.blank_rounds:
        battle.hostiles = []
        g.tell("breakoff", "15.2", round=battle.round)
    battle.round += 1
    battle.waiting = []
    battle.queue = []
    battle.turn = NOBODY_YET
    battle.second = False
    battle.blaze = False
    battle.standing = 0
    g.segment = COMBAT if battle.winner == NOBODY_YET and battle.hostiles else AFTERMATH


def in_line(g: Mission, battle: Battle) -> list[int]:
    """RAIDERS 15.1 (3): hostiles stand with the strongest first."""
    combat = g.theater.hostile_combat
    out = sorted(battle.hostiles)
    out.sort(key=lambda h: -combat[h])
    return out


def why_not_target(g: Mission, hostile: int) -> Reason | None:
    """RAIDERS 15.1 (3): any hostile still standing in this battle."""
    return None if g.battle is not None and hostile in g.battle.hostiles else NOT_IN_BATTLE


def raider_fires(g: Mission, battle: Battle, shooter: int) -> Rules[None]:
    """RAIDERS 15.1 (3), 24 (2), 29: at any hostile; a Bren adds one to its bearer's combat value."""
    t = g.theater
    options = [verbs.FIRE.each[h] for h in in_line(g, battle)]
    target = (yield from one_of(0, "fire", "15.1", options, verbs.LINE.each[shooter])).value
    brens = count_gear(g, [shooter], BREN)
    modifiers: list[Modifier] = []
    if g.log is not None:
        modifiers = [Modifier("combat", t.combat[shooter], "29")]
        if brens:
            modifiers.append(Modifier("bren", brens, "29"))
    if hits(g, t.combat[shooter] + brens, modifiers, {"unit": shooter, "hostile": target}, "fired", "15.1"):
        battle.hostiles.remove(target)
        if target in battle.queue:
            battle.queue.remove(target)
    battle.second = battle.blaze and not battle.second and shooter in g.force
    if not battle.second:
        battle.waiting.pop(0)


def hostile_fires(g: Mission, battle: Battle, shooter: int) -> None:
    """RAIDERS 15.1 (3): hostiles shoot at the first unit in the raider line."""
    target = battle.line[0]
    combat = g.theater.hostile_combat[shooter]
    modifiers = [Modifier("combat", combat, "29")] if g.log is not None else []
    if hits(g, combat, modifiers, {"hostile": shooter, "unit": target}, "hostile-fired", "15.1"):
        battle.line.remove(target)
        if target in battle.waiting:
            battle.waiting.remove(target)
        battle.fallen.append(target)
        eliminate(g, target, "15.1")


def hits(g: Mission, combat: int, modifiers: list[Modifier], facts: dict[str, Fact], kind: str, rule: str) -> bool:
    """RAIDERS 2.2, 4, 15.1, CRT: a die of the firer's combat value or less eliminates the target."""
    die = g.dice.d6()
    hit = die <= combat
    if g.log is not None:
        outcome = "hit" if hit else "miss"
        luck = Luck("hostiles" if kind == "hostile-fired" else "raiders", "hits", int(hit), min(6, combat), 6)
        g.log.add(Event(kind, rule, {**facts, "need": combat}, [die], modifiers, outcome, luck=luck))
    return hit


# -- afterwards ---------------------------------------------------------------------------------


def aftermath(g: Mission) -> Rules[None]:
    """RAIDERS 16, 14: hostiles go back to the bin; win or lose what the card or ambush says."""
    battle = g.battle
    assert battle is not None
    g.battle = None
    g.segment = OBJECTIVE
    if battle.winner == RAIDERS:
        yield from battle_won(g, battle)
    elif battle.winner == HOSTILES:
        yield from battle_lost(g, battle)
    else:
        g.tell("battle-drawn", "16")


def battle_won(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 16 (2), 20.2, 33: gain operations and points; on a six a leader joins."""
    space = g.place[battle.line[0]]
    g.tell("battle-won", "16", space=space)
    change_operations(g, battle.win_ops, "16")
    if battle.win_rp:
        change_rp(g, battle.win_rp, "16")
    if not [u for u in range(g.theater.camp) if why_not_leader(g, u) is None]:
        return
    die = g.dice.d6()
    outcome = "leader" if die == 6 else "nobody"
    g.tell("leader-roll", "20.2", dice=[die], outcome=outcome, luck=Luck("raiders", "checks", int(die == 6), 1, 6))
    if die == 6:
        yield from choose_leader(g, space, "20.2", g.read.leader_optional)


def battle_lost(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 16 (3), 29: lose operations; surviving Gestapo interrogate."""
    g.tell("battle-lost", "16")
    change_operations(g, battle.lose_ops, "16")
    if g.ended:
        return
    for hostile in battle.hostiles:
        if g.theater.is_gestapo[hostile]:
            yield from interrogation(g, battle)


def interrogation(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 29, Gestapo: operations lost or gained, or one of the fallen escapes to a random space."""
    t = g.theater
    die = g.dice.d6()
    result = t.interrogation[die - 1]
    name = "escape" if result == ESCAPE else ["break", "crack", "silent", "cover"][result + 2]
    luck = Luck("raiders", "checks", int(result >= 0), len([r for r in t.interrogation if r >= 0]), 6)
    g.tell("interrogation", "Gestapo", dice=[die], outcome=name, luck=luck)
    if result != ESCAPE:
        change_operations(g, result, "Gestapo")
        return
    fallen = [verbs.RESCUE.each[u] for u in sorted(battle.fallen) if u != t.camp]
    unit = (yield from one_of(0, "rescue", "Gestapo", fallen)).value
    g.place[unit] = random_space(g)
    g.tell("escaped", "Gestapo", unit=unit, space=g.place[unit])

"""RAIDERS 14, 15, 16: hostiles appear, both lines fire in turn, and the battle is settled."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact, Luck, Modifier
from grognard.games.raiders.rules.gear import count_gear, gear_with, spend
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.recruiting import choose_leader
from grognard.games.raiders.rules.tracks import change_operations, change_rp
from grognard.games.raiders.state import (
    AFTERMATH,
    AIR_GONE,
    AIR_POOL,
    AIR_READY,
    HOSTILES,
    NOBODY_YET,
    OBJECTIVE,
    RAIDERS,
    Battle,
    Mission,
)
from grognard.games.raiders.theater import (
    BLAZE,
    BREN,
    CALL,
    ESCAPE,
    HOLD,
    LEADER,
    PISTOL,
    POOL,
    RADIO,
    SAME,
    SUPPLIES,
)


def combat_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (4), 15.1: the opening, or one round of fire, until one side is gone or both break off."""
    battle = g.battle
    assert battle is not None
    if not battle.round:
        yield from opening(g, battle)
    else:
        yield from fight_round(g, battle)
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
        answer = yield Ask(0, "air-strike", "31.5", [CALL, HOLD])
        if answer is CALL:
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
            if g.log is not None:
                g.log.add(Event("flak", "31.5", {"hostile": hostile}))
            return
    g.air = AIR_POOL
    target = battle.hostiles[0]
    if len(battle.hostiles) > 1:
        target = (yield Ask(0, "bomb", "31.5", [t.o_bomb[h] for h in in_line(g, battle)])).value
    if g.log is not None:
        g.log.add(Event("air-strike", "31.5", {"hostile": target}))
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
        facts: dict[str, Fact] = {"ours": ours + leaders + pistols, "theirs": theirs + elites, "space": space}
        outcome = "raiders" if battle.edge == RAIDERS else "hostiles"
        rule = "15.1" if difference else "TEC"
        kind = "edge" if difference else "edge-tied"
        applied = [m for m in modifiers if m.value]
        ways = edge_chance(leaders + pistols - elites, t.raiders_win_ties[space])
        luck = Luck("raiders", "checks", int(battle.edge == RAIDERS), ways, 36)
        g.log.add(Event(kind, rule, facts, [ours, theirs], applied, outcome, luck=luck))


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


def fight_round(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 15.1 (3) to (5), 15.2: line up, fire in turn, losses at once; the edge stays as it was."""
    if g.log is not None:
        g.log.add(Event("round", "15.1", {"round": battle.round}))
    blaze = yield from maximum_firepower(g, battle)
    yield from line_up(g, battle)
    waiting = battle.line[:]
    hostiles = in_line(g, battle)
    before = len(battle.line) + len(battle.hostiles)
    turn = battle.edge
    while battle.line and battle.hostiles and (waiting or hostiles):
        if turn == RAIDERS and waiting:
            shooter = waiting.pop(0)
            for _ in range(2 if blaze and shooter in g.force else 1):
                if battle.hostiles:
                    yield from raider_fires(g, battle, shooter, hostiles)
        elif turn == HOSTILES and hostiles:
            hostile_fires(g, battle, hostiles.pop(0), waiting)
        turn = HOSTILES if turn == RAIDERS else RAIDERS
    settle_round(g, battle, before)


def settle_round(g: Mission, battle: Battle, before: int) -> None:
    """RAIDERS 15.1 (5), 15.2: a side is gone, or too many rounds passed without loss, or another round."""
    if not battle.hostiles:
        battle.winner = RAIDERS
    elif not battle.line:
        battle.winner = HOSTILES
    battle.blank = battle.blank + 1 if len(battle.line) + len(battle.hostiles) == before else 0
    if battle.blank >= g.read.blank_rounds:
        battle.hostiles = []
        if g.log is not None:
            g.log.add(Event("breakoff", "15.2", {"round": battle.round}))
    battle.round += 1


def maximum_firepower(g: Mission, battle: Battle) -> Rules[bool]:
    """RAIDERS 24 (2): the force spends supplies, and each of its units fires twice this round."""
    supplies = gear_with(g, g.force, SUPPLIES)
    if supplies < 0:
        return False
    answer = yield Ask(0, "firepower", "24", [BLAZE, HOLD])
    if answer is HOLD:
        return False
    spend(g, supplies, "24")
    return True


def line_up(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 15.1 (3): raiders stand in the order the player likes; the first draws the fire."""
    left = battle.line[:]
    line: list[int] = []
    t = g.theater
    while len(left) > 1:
        options = [t.o_line[u] for u in left]
        if not line:
            options.append(SAME)
        answer = yield Ask(0, "line", "15.1", options)
        if answer is SAME:
            break
        line.append(answer.value)
        left.remove(answer.value)
    battle.line = line + left


def in_line(g: Mission, battle: Battle) -> list[int]:
    """RAIDERS 15.1 (3): hostiles stand with the strongest first."""
    combat = g.theater.hostile_combat
    out = sorted(battle.hostiles)
    out.sort(key=lambda h: -combat[h])
    return out


def raider_fires(g: Mission, battle: Battle, shooter: int, queue: list[int]) -> Rules[None]:
    """RAIDERS 15.1 (3), 29: at any hostile; a Bren adds one to its bearer's combat value."""
    t = g.theater
    target = battle.hostiles[0]
    if len(battle.hostiles) > 1:
        options: list[Option] = [t.o_fire[h] for h in in_line(g, battle)]
        target = (yield Ask(0, "fire", "15.1", options, t.o_line[shooter])).value
    brens = count_gear(g, [shooter], BREN)
    modifiers: list[Modifier] = []
    if g.log is not None:
        modifiers = [Modifier("combat", t.combat[shooter], "29")]
        if brens:
            modifiers.append(Modifier("bren", brens, "29"))
    if hits(g, t.combat[shooter] + brens, modifiers, {"unit": shooter, "hostile": target}, "fired", "15.1"):
        battle.hostiles.remove(target)
        if target in queue:
            queue.remove(target)


def hostile_fires(g: Mission, battle: Battle, shooter: int, queue: list[int]) -> None:
    """RAIDERS 15.1 (3): hostiles shoot at the first unit in the raider line."""
    target = battle.line[0]
    combat = g.theater.hostile_combat[shooter]
    modifiers = [Modifier("combat", combat, "29")] if g.log is not None else []
    if hits(g, combat, modifiers, {"hostile": shooter, "unit": target}, "hostile-fired", "15.1"):
        battle.line.remove(target)
        if target in queue:
            queue.remove(target)
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
    elif g.log is not None:
        g.log.add(Event("battle-drawn", "16"))


def battle_won(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 16 (2), 20.2, 33: gain operations and points; on a six a leader joins."""
    space = g.place[battle.line[0]]
    if g.log is not None:
        g.log.add(Event("battle-won", "16", {"space": space}))
    change_operations(g, battle.win_ops, "16")
    if battle.win_rp:
        change_rp(g, battle.win_rp, "16")
    t = g.theater
    pool = [u for u in range(t.camp) if t.kind[u] == LEADER and g.place[u] == POOL]
    if not pool:
        return
    die = g.dice.d6()
    if g.log is not None:
        luck = Luck("raiders", "checks", int(die == 6), 1, 6)
        g.log.add(Event("leader-roll", "20.2", None, [die], outcome="leader" if die == 6 else "nobody", luck=luck))
    if die == 6:
        yield from choose_leader(g, space, "20.2", g.read.leader_optional)


def battle_lost(g: Mission, battle: Battle) -> Rules[None]:
    """RAIDERS 16 (3), 29: lose operations; surviving Gestapo interrogate."""
    if g.log is not None:
        g.log.add(Event("battle-lost", "16"))
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
    if g.log is not None:
        name = "escape" if result == ESCAPE else ["break", "crack", "silent", "cover"][result + 2]
        luck = Luck("raiders", "checks", int(result >= 0), len([r for r in t.interrogation if r >= 0]), 6)
        g.log.add(Event("interrogation", "Gestapo", None, [die], outcome=name, luck=luck))
    if result != ESCAPE:
        change_operations(g, result, "Gestapo")
        return
    fallen = [u for u in sorted(battle.fallen) if u != t.camp]
    unit = fallen[0]
    if len(fallen) > 1:
        unit = (yield Ask(0, "rescue", "Gestapo", [t.o_rescue[u] for u in fallen])).value
    g.place[unit] = random_space(g)
    if g.log is not None:
        g.log.add(Event("escaped", "Gestapo", {"unit": unit, "space": g.place[unit]}))

"""What is decided before the action: forces, bids, and where figures come in."""

from __future__ import annotations

from typing import Final

from grognard.bots.options import about, best, final
from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.aims import aim
from grognard.games.incursion.bot.board import apart, place, way, ways
from grognard.games.incursion.bot.errands import cell_squares, errand, fetching, lying
from grognard.games.incursion.bot.worth import precious
from grognard.games.incursion.rules.maintenance import INTELLIGENCE
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS
from grognard.geometry.squares import sees

FORCES: Final[dict[str, list[list[str]]]] = {
    "escape": [["Private", "Private"], ["Zombie", "Zombie"]],
    "doors": [
        ["Sergeant", "Private", "Private", "Private"],
        ["Sergeant", "Gunner", "Incinerator"],
        ["Zombie", "Zombie", "Blitzhund", "Blitzhund"],
        ["Zombie", "Zombie", "Gretel", "Minenzombie"],
    ],
    "beacon": [
        ["Sergeant", "Gunner"],
        ["Zombie", "Ilsa", "Blitzhund"],
    ],
    "tokens": [
        ["Sergeant", "Gunner", "Private", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Private"],
        ["Zombie", "Zombie", "Ilsa", "Blitzhund", "Blitzhund", "Zombie"],
        ["Zombie", "Zombie", "Gretel", "Ilsa", "Hans"],
    ],
    "rescue": [
        ["Sergeant", "Gunner", "Private", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Private"],
        ["Zombie", "Zombie", "Gretel", "Blitzhund", "Blitzhund"],
        ["Zombie", "Zombie", "Hans", "Minenzombie", "Zombie"],
    ],
    "panels": [
        ["Sergeant", "Slugger", "Gunner", "Private", "Private"],
        ["Sergeant", "Gunner", "Private", "Private", "Private", "Private"],
        ["Zombie", "Zombie", "Ilsa", "Blitzhund", "Blitzhund", "Gretel", "Minenzombie"],
    ],
    "device": [
        ["Sergeant", "Slugger", "Gunner", "Incinerator", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Gunner", "Private"],
        ["Zombie", "Zombie", "Gretel", "Ilsa", "Hans", "Blitzhund", "Minenzombie", "Minenzombie"],
        ["Zombie", "Zombie", "Zombie", "Gretel", "Hans", "Ilsa", "Minenzombie", "Minenzombie"],
    ],
}
"""Forces that suit each mission; what is left over buys whatever fits, the dearest first."""

BRINGING: Final = ["Gretel", "Ilsa", "Hans", "Blitzhund", "Minenzombie"]


def decide_muster(g: Battle, ask: Ask) -> Option:
    """One of the forces that suit the mission, item by item; then whatever still fits."""
    t = g.theater
    side = ask.seat
    names = [k.name for k in t.types if k.side == side]
    have: list[str] = []
    for kind in t.types:
        if kind.side == side and kind.cost:
            count = g.purchases if kind.abilities & th.HORDE else len([f for f in kind.slots if g.bought >> f & 1])
            have += [kind.name] * count
    fitting: list[list[str]] = []
    for force in FORCES[aim(g)]:
        if force[0] in names:
            left = force[:]
            if all(remove_one(left, name) for name in have):
                fitting.append(left)
    if fitting:
        wanted = fitting[g.dice.below(len(fitting))]
        for name in wanted:
            for o in ask.options:
                if o.subject == name:
                    return o
    adds = [o for o in ask.options if o.verb == "add"]
    return best(adds, [float(t.types[o.value].cost) for o in adds]) if adds else final(ask)


def remove_one(names: list[str], name: str) -> bool:
    if name in names:
        names.remove(name)
        return True
    return False


def decide_lone(g: Battle, ask: Ask) -> Option:
    """Whoever the others miss least."""
    return best(ask.options, [-float(g.theater.type_of[o.value].cost) for o in ask.options])


def decide_veteran(g: Battle, ask: Ask) -> Option:
    """Whoever has learned most; what the enemy taught him weighs against him."""
    return best(ask.options, [float(learned(g, ask.seat, o.value)) for o in ask.options])


def learned(g: Battle, seat: int, figure: int) -> int:
    return sum([1 if g.card_by[c] == seat else -1 for c in g.worn if g.card_on[c] == figure])


def decide_bid(g: Battle, ask: Ask) -> Option:
    """Three where somebody stands within reach of somebody, now and then one more or less; otherwise nothing.

    Allied Intelligence is for the first turn when much hangs on it.
    """
    stake = contact(g)
    if ask.options[0] is INTELLIGENCE.plain and stake >= 1.0:
        return INTELLIGENCE.plain
    bids = [o for o in ask.options if o.verb == "bid"]
    if stake < 0.5:
        return bids[0]
    return bids[min(len(bids) - 1, min(2, len(bids) // 3) + g.dice.below(3))]


def contact(g: Battle) -> float:
    """How much hangs on going first: figures within reach of the enemy, and runners near their goal."""
    total = 0.0
    allies = g.of_side(ALLIES)
    germans = g.of_side(GERMANS)
    for figure in allies:
        near = len([e for e in germans if apart(g, g.at[figure], g.at[e]) <= 4])
        total += min(near, 3) * 0.25
    if any(g.at[f] >= 0 and precious(g, f) for f in allies + germans):
        total += 2.5
    runners = [f for f in allies if not captive(g, f)] if aim(g) != "tokens" else []
    for figure in runners + [f for f in germans if fetching(g, f)]:
        goals = errand(g, figure)
        if goals and ways(g, figure, goals)[g.at[figure]] <= g.theater.type_of[figure].ap + g.cp[g.side[figure]]:
            total += 1.0
            break
    return total


def decide_deploy(g: Battle, ask: Ask) -> Option:
    """The entry nearest to what has to be done; the Allies stay together, the zombies close in."""
    figure = about(ask)
    single = [o for o in ask.options if o.verb == "at"]
    seat = ask.seat
    t = g.theater
    goals = deploy_goals(g, seat)
    if not goals:
        return single[g.dice.below(len(single))]
    if ask.kind == "card-on":
        figure = next((f for f in range(t.figures) if g.has(f, th.HORDE)), 0)
    away = ways(g, figure, goals)
    worths = []
    for o in single:
        entry = t.entry_square[o.value]
        crowd = len([f for f in g.in_battle(seat) if g.waiting(f) == o.value])
        value = -float(away[entry])
        value -= crowd * (1.2 if seat == GERMANS else 0.3 if splits(g) else -0.3)
        if seat == ALLIES:
            value -= 0.5 * len([e for e in g.of_side(GERMANS) if apart(g, g.at[e], entry) <= 8])
            value += 0.3 * berth(g, way(g, figure, entry, goals))
            value += 0.1 * g.dice.below(10)
        worths.append(value)
    return best(single, worths)


def berth(g: Battle, squares: list[int]) -> int:
    """How far a way keeps from where the Germans come in."""
    doors = [g.theater.entry_square[e] for e in g.mission.entries[GERMANS]]
    return min([apart(g, s, d) for s in squares for d in doors], default=0)


def splits(g: Battle) -> bool:
    """Missions with goals all over the board."""
    return aim(g) in ("tokens", "panels")


def deploy_goals(g: Battle, seat: int) -> list[int]:
    what = aim(g)
    if seat == GERMANS:
        prey = g.of_side(ALLIES)
        if prey:
            return [g.at[f] for f in prey]
        if g.mission.objects:
            return [s for s in g.object_at if s >= 0]
        return [place(g, f) for f in g.in_battle(ALLIES) if g.at[f] >= 0]
    if what == "escape":
        return g.mission.exits[ALLIES]
    if what == "doors":
        return [max(g.theater.grid.doors[d]) for d in range(len(g.door_trap)) if g.mission.seal >> d & 1]
    if what == "rescue":
        return cell_squares(g)
    return [s for s in g.object_at if s >= 0]


def decide_bring(g: Battle, ask: Ask) -> Option:
    held = [o for o in ask.options if o.verb == "bring"]
    return best(held, [-float(BRINGING.index(g.theater.type_of[o.value].name)) for o in held])


def decide_picket(g: Battle, ask: Ask) -> Option:
    """Zombies wait near the Device and in the ways to it, out of sight of the corridors' ends."""
    t = g.theater
    device = lying(g, th.DEVICE)
    figure = about(ask)
    away = ways(g, figure, device)
    entries = [t.entry_square[e] for e in g.mission.entries[ALLIES]]
    worths = []
    for o in ask.options:
        seen = any(sees(t.grid, o.value, e, 0, g.closed) for e in entries)
        crowd = len([f for f in g.of_side(GERMANS) if apart(g, g.at[f], o.value) <= 1])
        value = -abs(away[o.value] - 5.0) - 0.6 * crowd - (4.0 if seen else 0.0)
        value -= 0.1 * (o.value % t.grid.width)
        worths.append(value)
    return best(ask.options, worths)

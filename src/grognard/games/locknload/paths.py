"""Ways of a stack to hexes further off, found by taking each step with the rules themselves."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.scene import Plan
from grognard.games.locknload.rules.fire import firers
from grognard.games.locknload.rules.gait import allowance, guided, moving_units
from grognard.games.locknload.rules.ground import price
from grognard.games.locknload.rules.impulse import GAIT_OF
from grognard.games.locknload.rules.movement import march
from grognard.games.locknload.rules.opportunity import watchers
from grognard.games.locknload.rules.reach import may_move, no_exit, steps
from grognard.games.locknload.rules.verbs import ASSAULT, CRAWL, MOVE, STEALTH, STEP, STOP
from grognard.games.locknload.state import OPS_BIT, Battle
from grognard.geometry.ways import Arrival, Price, cheapest

MOST_POINTS: Final = 32
"""No stack ever has as many points: a place and what was spent are one number."""
GAITS: Final = [MOVE, ASSAULT, CRAWL, STEALTH]


class Watch:
    """Who may fire at those on the move once they are somewhere, with all they have or with half of it."""

    __slots__ = ("full", "half")

    def __init__(self, full: list[int], half: list[int]) -> None:
        self.full = full
        self.half = half


class Walk:
    """A stack on the move, in a state of its own that can be put anywhere."""

    __slots__ = ("exits", "gait", "side", "twin", "units", "watched")

    def __init__(self, twin: Battle) -> None:
        self.twin = twin
        self.units = moving_units(twin)
        self.gait = twin.gait
        self.side = twin.side(self.units[0])
        self.watched: dict[int, Watch] = {}
        self.exits: dict[tuple[int, int], list[int]] = {}

    def stand(self, place: int) -> None:
        for unit in self.units:
            self.twin.put(unit, place)

    def watch(self, place: int, points: int) -> Watch:
        """LOCKNLOAD 5.3, 4.1: those who could answer there, Ops Complete at half."""
        found = self.watched.get(place)
        if found is not None:
            return found
        twin = self.twin
        self.stand(place)
        twin.points_here, twin.volleys = points, 0
        full: list[int] = []
        half: list[int] = []
        if not twin.any_here(1 - self.side, place):
            for here in watchers(twin, 1 - self.side, place):
                for unit in firers(twin, 1 - self.side, here, place, True):
                    (half if twin.status[unit] & OPS_BIT else full).append(unit)
        found = self.watched[place] = Watch(full, half)
        return found

    def points(self) -> int:
        return allowance(self.twin, self.units, self.gait)

    def paid(self, here: int, there: int, spent: int) -> int:
        """LOCKNLOAD 6.0: one hex can always be entered, for all points there are."""
        cost = price(self.twin, self.side, here, there, guided(self.twin, self.units))
        return max(1, min(cost, self.points() - spent))

    def steps(self, place: int, spent: int) -> list[int]:
        """Where they can go next from a place, having spent so much."""
        found = self.exits.get((place, spent))
        if found is None:
            self.stand(place)
            found = self.exits[place, spent] = steps(self.twin, self.units, self.gait, spent)
        return found

    def asks(self, place: int, spent: int) -> bool:
        """Whether the next step would be asked for, or is the only thing that can be done."""
        found = len(self.steps(place, spent))
        self.stand(place)
        found += no_exit(self.twin, self.units, self.gait, spent) is None
        return found > 0 and (spent > 0 or found > 1)


def set_out(g: Battle, side: int, place: int, gait: int, only: list[int]) -> tuple[Walk, list[str]] | None:
    """A stack that has begun to move, and the answers that make it: all who usually go, or only these."""
    twin = g.copy()
    answers: list[str] = []
    rule = march(twin, side, place, gait)
    able = may_move(twin, side, place, gait)
    try:
        ask = next(rule)
        while True:
            option = next_mark(ask, [unit for unit in able if unit in only]) if only else None
            marking = ask.marking
            assert marking is not None
            if option is None:
                option = marking.commit
                if option not in ask.options:
                    return None
            answers.append(option.text)
            ask = rule.send(option)
    except StopIteration:
        pass
    walk = Walk(twin)
    return (walk, answers) if not only or sorted(walk.units) == sorted(only) else None


def next_mark(ask: Ask, wanted: list[int]) -> Option | None:
    """The next difference from what is usual that it takes for these alone to go."""
    marking = ask.marking
    assert marking is not None
    for k in range(marking.at, len(marking.members)):
        member = marking.members[k]
        unit = member.ways[0].value
        goes = marking.now[k] >= 0 and member.ways[marking.now[k]].verb.startswith("goes")
        if goes != (unit in wanted):
            for option in member.ways:
                if option in ask.options and option.verb.startswith("goes") == (unit in wanted):
                    return option
    return None


def ways_of(g: Battle, ask: Ask, only: list[int]) -> list[tuple[str, Walk, Plan]]:
    """All ways at a question: of those on the move, or of each gait that the stack asked about can choose."""
    if ask.kind == "step":
        twin = g.copy()
        walk = Walk(twin)
        return [(MOVE.word, walk, plan) for plan in ways(walk, g.spent, [])]
    found: list[tuple[str, Walk, Plan]] = []
    offered = [option.verb for option in ask.options]
    place = g.acting
    for verb in GAITS:
        if verb.word in offered and place >= 0:
            gait = GAIT_OF[verb.word]
            begun = set_out(g, ask.seat, place, gait, only)
            if begun is None and not only:  # nobody usually goes: those who can by leaving a gun on its tripod
                begun = set_out(g, ask.seat, place, gait, may_move(g, ask.seat, place, gait))
            if begun is not None:
                walk, answers = begun
                found += [(verb.word, walk, plan) for plan in ways(walk, 0, [verb.word, *answers])]
    return found


def ways(walk: Walk, spent: int, first: list[str]) -> list[Plan]:
    """One way to each place within reach: the one that draws least fire, then costs least, then is shortest."""
    twin = walk.twin
    home = twin.at[walk.units[0]]
    start = home * MOST_POINTS + spent
    best: dict[int, list[tuple[int, int]]] = {}

    def onward(node: int, found: dict[int, Arrival[Option]]) -> list[tuple[Price, int, Option]]:
        place, paid = divmod(node, MOST_POINTS)
        shots, _, answers = found[node].price
        if any(fewer <= shots and less <= paid for fewer, less in best.get(place, [])):
            return []
        best.setdefault(place, []).append((shots, paid))
        walk.stand(place)
        if node != start and twin.any_here(1 - walk.side, place):
            return []
        out: list[tuple[Price, int, Option]] = []
        for there in walk.steps(place, paid):
            walk.stand(place)
            cost = walk.paid(place, there, paid)
            drawn = walk.watch(there, cost)
            walk.stand(place)
            dearer = (shots + len(drawn.full) + len(drawn.half), paid + cost, answers + 1)
            out.append((dearer, there * MOST_POINTS + paid + cost, STEP.each[there]))
        return out

    came = cheapest(start, (0, spent, 0), onward)
    plans: list[Plan] = []
    reached: list[int] = [home]
    for node in came:
        place = node // MOST_POINTS
        if place not in reached:
            reached.append(place)
            plans.append(way_to(walk, node, came, spent, first))
    walk.stand(home)
    return plans


def way_to(walk: Walk, node: int, came: dict[int, Arrival[Option]], spent: int, first: list[str]) -> Plan:
    """The way here, from its end back to its start."""
    places: list[int] = []
    costs: list[int] = []
    at = node
    while came[at].by is not None:
        places.append(at // MOST_POINTS)
        costs.append(at % MOST_POINTS)
        at = came[at].before
    places.reverse()
    costs.reverse()
    home = at // MOST_POINTS
    asked = walk.asks(home, spent)
    answers = [STEP.each[place].text for place in places]
    if not asked:
        answers = answers[1:]
    end = places[-1]
    if not walk.twin.any_here(1 - walk.side, end) and walk.asks(end, costs[-1]):
        answers.append(STOP.word)
    drawn = [walk.watched[place] for place in places]
    lock = next((k for k, watch in enumerate(drawn) if watch.full or watch.half), -1)
    return Plan(
        answers=first + answers,
        label="",
        space=f"hex:{end}",
        spaces=[f"hex:{place}" for place in places],
        cost=costs[-1],
        costs=costs,
        threats=[f"unit:{unit}" for watch in drawn for unit in watch.full + watch.half],
        shots=[len(watch.full) + len(watch.half) for watch in drawn],
        lock=lock,
    )


def watched_on(walk: Walk, plan: Plan) -> tuple[int, int]:
    """How many may fire along a way with all they have, and how many with half."""
    drawn = [walk.watched[int(space.removeprefix("hex:"))] for space in plan.spaces]
    return sum([len(watch.full) for watch in drawn]), sum([len(watch.half) for watch in drawn])

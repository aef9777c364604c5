"""Exact odds: every way the dice of an option can fall, through the rule code that will resolve it, as one tree.

The tree grows stage by stage. What is tried is kept, so that a later stage goes on from it; worlds that have come
to the end of a step with the same facts are one from there on.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.engine.ask import Option
from grognard.engine.event import Event
from grognard.engine.match import Match
from grognard.engine.state import State
from grognard.engine.trial import HIDDEN, OUTCOME, PART, STEP, Exhausted, Trial, Trials

MOST_TRIALS: Final = 480
"""So many trials an option is worth: the stages that take more are not shown."""

MOST_BRANCHES: Final = 150
"""A stage that branches further than this is too much to look at, and is not shown."""

LONGEST: Final = 60
"""Steps in a row in which nothing comes out: more are not followed."""


class Stage:
    """Something dice decide: one of the events that tell of it, how likely it comes at all, and what comes of it.

    Stages of the same `part` exclude one another; different parts come side by side and hang on nothing in each other.
    """

    __slots__ = ("branches", "chance", "event", "part")

    def __init__(self, event: Event, part: int, chance: Fraction) -> None:
        self.event = event
        self.part = part
        self.chance = chance
        self.branches: list[Branch] = []

    def data(self) -> list[object]:
        """All of it in plain data, to be compared."""
        return [self.event.kind, self.part, self.chance, [b.data() for b in self.branches]]


class Branch:
    """One outcome of a stage with its chance, and the stages that may follow; `more` where some of that is not known."""

    __slots__ = ("chance", "more", "outcome", "then")

    def __init__(self, outcome: str, chance: Fraction) -> None:
        self.outcome = outcome
        self.chance = chance
        self.then: list[Stage] = []
        self.more = False

    def data(self) -> list[object]:
        return [self.outcome, self.chance, self.more, [s.data() for s in self.then]]


class Odds:
    """What an option's dice decide first, as one distribution with one of the events that settle it; and the chain."""

    __slots__ = ("chain", "chances", "event")

    def __init__(self, chain: list[Stage]) -> None:
        self.chain = chain
        self.event = chain[0].event
        self.chances: dict[str, Fraction] = {}
        chances = self.chances
        for stage in chain:
            if stage.part == chain[0].part:
                self.event = stage.event
                for branch in stage.branches:
                    chances[branch.outcome] = chances.get(branch.outcome, Fraction(0)) + stage.chance * branch.chance
        self.chances = dict(sorted(chances.items()))


class Point:
    """A place in a trial, after so many beats and picks, from which the next outcome is looked for.

    `inside` a part the look ends with it. `ways` are found once.
    """

    __slots__ = ("at", "beat", "busy", "inside", "number", "trial", "ways")

    def __init__(self, number: int, trial: Trial, beat: int, at: int, inside: bool) -> None:
        self.number = number
        self.trial = trial
        self.beat = beat
        self.at = at
        self.inside = inside
        self.busy = False
        self.ways: list[Way] | None = None

    def expected(self) -> int:
        """How many trials more the ways on from here take, if all are like the one there is."""
        trials = 1
        for i in range(self.at, self.trial.reach(self.beat)):
            trials *= self.trial.sizes[i]
        return trials - 1


class Way:
    """One way on from a point: an outcome and the point after it; or none, for good or as far as can be known."""

    __slots__ = ("event", "more", "part", "point", "weight")

    def __init__(self, weight: Fraction, event: Event | None, point: Point | None, part: int, more: bool) -> None:
        self.weight = weight
        self.event = event
        self.point = point
        self.part = part
        self.more = more


class Node:
    """The worlds that have had the same outcomes, as points with their weights; `branch` is what led to them."""

    __slots__ = ("branch", "points")

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.points: dict[int, tuple[Point, Fraction]] = {}

    def add(self, point: Point, weight: Fraction) -> None:
        kept = self.points.get(point.number)
        self.points[point.number] = (point, weight if kept is None else kept[1] + weight)


def odds_of(match: Match, option: Option, carry: int = 0, most: int = MOST_TRIALS) -> Odds | None:
    """What an option's dice decide, until the next question; None if they settle nothing, or not for sure.

    The match and its dice are not touched, and nothing hidden is looked at. While one part is looked at, those
    before it fall in some one way: `carry` says in which.
    """
    if not match.game.rolls(option):
        return None
    chain = Search(match, option, carry, most).chain()
    return Odds(chain) if chain else None


class Search:
    """All that can come of one option."""

    __slots__ = ("carry", "match", "points", "seat", "starts", "trials")

    def __init__(self, match: Match, option: Option, carry: int, most: int) -> None:
        assert match.ask is not None
        self.match = match
        self.seat = match.ask.seat
        self.carry = carry
        self.trials = Trials(match, option, most)
        self.points = 0
        self.starts: dict[object, Point] = {}

    def chain(self) -> list[Stage]:
        """The tree, as deep as all its worlds could be followed; empty where not even the first stage is certain."""
        root = Branch("", Fraction(1))
        first = Node(root)
        level = [first]
        try:
            first.add(self.point(self.trials.attempt(None, []), 0, 0, False), Fraction(1))
            while level:
                self.look(level)
                grown = self.grow(level)
                if level[0] is first and not certain(first):
                    return []
                level = grown
        except Exhausted:
            for node in level:
                node.branch.then = []
                node.branch.more = self.unfinished(node)
        return root.then

    def look(self, level: list[Node]) -> None:
        """Find every way on from all points of a level, unless it is plain that this takes too many trials."""
        points = [point for node in level for point, _ in node.points.values()]
        if self.trials.run + sum([p.expected() for p in points if p.ways is None]) > self.trials.most:
            raise Exhausted()
        for point in points:
            self.ways(point, 0)

    def unfinished(self, node: Node) -> bool:
        """Something follows here, or may."""
        for point, _ in node.points.values():
            ways = point.ways
            if ways is None:
                return True
            for way in ways:
                if way.event is not None or way.more:
                    return True
        return False

    def grow(self, level: list[Node]) -> list[Node]:
        """The stages after each node of a level, and the nodes after those."""
        grown: list[Node] = []
        for node in level:
            stages: dict[object, tuple[Stage, dict[str, Node]]] = {}
            for point, weight in node.points.values():
                assert point.ways is not None
                for way in point.ways:
                    node.branch.more = node.branch.more or way.more
                    if way.event is not None:
                        self.enter(stages, way.event, way, weight * way.weight)
            for stage, nodes in stages.values():
                node.branch.then.append(stage)
                for outcome in sorted(nodes):
                    after = nodes[outcome]
                    share = after.branch.chance
                    after.points = {n: (p, w / share) for n, (p, w) in after.points.items()}
                    after.branch.chance = share / stage.chance
                    stage.branches.append(after.branch)
                    grown.append(after)
            if len(grown) > MOST_BRANCHES:
                raise Exhausted()
        return grown

    def enter(
        self, stages: dict[object, tuple[Stage, dict[str, Node]]], event: Event, way: Way, weight: Fraction
    ) -> None:
        """One world more that has come to this outcome."""
        which = self.stage_of(event, way.part)
        found = stages.get(which)
        if found is None:
            found = stages[which] = (Stage(event, way.part, Fraction(0)), {})
        stage, nodes = found
        stage.event = event
        stage.chance += weight
        node = nodes.get(event.outcome)
        if node is None:
            node = nodes[event.outcome] = Node(Branch(event.outcome, Fraction(0)))
        node.branch.chance += weight
        assert way.point is not None
        node.add(way.point, weight)

    def stage_of(self, event: Event, part: int) -> object:
        """What makes two events one stage: their kind, who and where, and what changed the roll."""
        kinds = self.match.game.fact_kinds
        facts = [(k, tuple(v) if isinstance(v, list) else v) for k, v in event.facts.items() if k in kinds]
        return part, event.kind, tuple(facts), tuple([(m.name, m.value) for m in event.modifiers])

    # -- the ways on from a point ---------------------------------------------------------------

    def point(self, trial: Trial, beat: int, at: int, inside: bool) -> Point:
        self.points += 1
        return Point(self.points, trial, beat, at, inside)

    def start(self, state: State) -> Point:
        """The start of a step; the same for all worlds that have come there with the same facts."""
        key = state.key()
        if key is None:
            return self.point(self.trials.attempt(state, []), 0, 0, False)
        point = self.starts.get(key)
        if point is None:
            point = self.starts[key] = self.point(self.trials.attempt(state, []), 0, 0, False)
        return point

    def ways(self, point: Point, steps: int) -> list[Way]:
        """Every way on from a point; what leads back to itself, or goes on and on, is not followed."""
        if point.ways is not None:
            return point.ways
        if point.busy or steps > LONGEST:
            return [Way(Fraction(1), None, None, 0, True)]
        point.busy = True
        found: list[Way] = []
        for trial in self.trials.every(point.trial, point.at, point.beat):
            self.add_ways(found, trial, point, steps)
        point.busy = False
        point.ways = found
        return found

    def add_ways(self, found: list[Way], trial: Trial, point: Point, steps: int) -> None:
        """The ways on when the dice have fallen as in this trial."""
        weight = trial.weight(point.at, point.beat)
        if point.beat < len(trial.beats):
            beat = trial.beats[point.beat]
            event = beat.event
            if beat.kind != OUTCOME:
                if beat.kind == PART and not point.inside:
                    self.add_parts(found, trial, point.beat, weight)
            elif event is not None:
                seen = event.only < 0 or event.only == self.seat
                after = self.point(trial, point.beat + 1, beat.at, point.inside) if seen else None
                found.append(Way(weight, event if seen else None, after, 0, not seen))
        elif trial.end == STEP and not point.inside:
            for way in self.ways(self.start(trial.state), steps + 1):
                found.append(Way(weight * way.weight, way.event, way.point, way.part, way.more))
        elif trial.end == HIDDEN:
            found.append(Way(weight, None, None, 0, True))

    def add_parts(self, found: list[Way], trial: Trial, beat: int, weight: Fraction) -> None:
        """What falls in each part, while those before it fall in some one way that leads on to it.

        What comes after the last part hangs on all of them together, and is not followed.
        """
        part = 0
        while beat >= 0:
            part += 1
            point = self.point(trial, beat + 1, trial.beats[beat].at, True)
            tried = self.trials.every(trial, point.at, point.beat)
            point.ways = []
            for each in tried:
                self.add_ways(point.ways, each, point, 0)
            for way in point.ways:
                found.append(Way(weight * way.weight, way.event, way.point, part, way.more))
            through = [t for t in tried if next_part(t, beat) >= 0]
            if not through:
                return
            trial = through[self.carry % len(through)]
            beat = next_part(trial, beat)


def next_part(trial: Trial, beat: int) -> int:
    """The beat with which the part after this one begins, or -1 if it does not."""
    for i in range(beat + 1, len(trial.beats)):
        if trial.beats[i].kind != OUTCOME:
            return i if trial.beats[i].kind == PART else -1
    return -1


def certain(first: Node) -> bool:
    """Dice decide something in every world: they can fall in more than one way, and there is no other way on."""
    root = first.branch
    ways = [way for point, _ in first.points.values() for way in point.ways or []]
    if root.more or len(ways) < 2 or not root.then:
        return False
    return sum([s.chance for s in root.then if s.part == root.then[0].part], Fraction(0)) == 1

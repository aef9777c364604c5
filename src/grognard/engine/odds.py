"""Exact odds: every way the dice of an option can fall, through the rule code that will resolve it, as one tree.

The tree grows stage by stage. What is tried is kept, so that a later stage goes on from it; worlds that have come
to the end of a step with the same facts are one from there on.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import Final

from grognard.engine.ask import Option
from grognard.engine.event import Event, Modifier, Tally
from grognard.engine.match import Match
from grognard.engine.state import State
from grognard.engine.trial import HIDDEN, PARTED, Exhausted, Trial, Trials

MOST_TRIALS: Final = 1000
"""So many trials an option is worth: the stages that take more are not shown."""

MOST_BRANCHES: Final = 150
"""A stage that branches further than this is too much to look at, and is not shown."""

LONGEST: Final = 60
"""Steps in a row in which nothing comes out: more are not followed."""


# -- what is found ------------------------------------------------------------------------------


class Stage:
    """Something dice decide: one of the events that tell of it, how likely it comes at all, and what comes of it.

    Stages of the same `part` exclude one another; different parts come side by side and do not touch each other,
    but for what is in none (0), which excludes them all.
    """

    __slots__ = ("branches", "chance", "event", "part")

    def __init__(self, event: Event, part: int) -> None:
        self.event = event
        self.part = part
        self.chance = Fraction(0)
        self.branches: list[Branch] = []

    def data(self) -> list[object]:
        """All of it in plain data, to be compared."""
        return [self.event.kind, self.part, self.chance, [b.data() for b in self.branches]]


class Branch:
    """One outcome of a stage with its chance, and the stages that may follow; `more` where not all is known."""

    __slots__ = ("chance", "more", "outcome", "then")

    def __init__(self, outcome: str) -> None:
        self.outcome = outcome
        self.chance = Fraction(1)
        self.then: list[Stage] = []
        self.more = False

    def data(self) -> list[object]:
        return [self.outcome, self.chance, self.more, [s.data() for s in self.then]]


class Odds:
    """What an option decides first, as a distribution with one of the events that settle it; and the chain."""

    __slots__ = ("chain", "chances", "event")

    def __init__(self, chain: list[Stage]) -> None:
        first = [stage for stage in chain if stage.part == chain[0].part]
        chances: dict[str, Fraction] = {}
        for stage in first:
            for branch in stage.branches:
                chances[branch.outcome] = chances.get(branch.outcome, Fraction(0)) + stage.chance * branch.chance
        self.chain = chain
        self.event = first[-1].event
        self.chances = dict(sorted(chances.items()))

    def goes_on(self) -> bool:
        """There is more to the chain than its first stage."""
        return len({s.part for s in self.chain}) > 1 or any(b.then for s in self.chain for b in s.branches)


def odds_of(match: Match, option: Option, carry: int = 0, most: int = MOST_TRIALS) -> Odds | None:
    """What an option's dice decide, until the next question; None if they settle nothing, or not for sure.

    The match and its dice are not touched, and nothing hidden is looked at. While one part is looked at, those
    before it are left out; or, to see that they do not matter, they fall in one way or another: `carry` says in
    which.
    """
    return chances_of(match, option, carry, most) if match.game.rolls(option) else None


def odds_led(match: Match, option: Option) -> tuple[Odds | None, bool]:
    """What an option leads to (`Game.leads`) if whoever usually does takes part, and whether dice fall at once."""
    twin = match.fork()
    twin.answer(option)
    answered = twin.ask
    while twin.ask is not None and (usual := match.game.led(twin.state, twin.ask)) is not None:
        if match.game.rolls(usual):
            return odds_of(twin, usual), False
        twin.answer(usual)
    if twin.ask is not answered:
        return None, False
    found = chances_of(match, option)
    return found, found is not None or twin.floor > len(match.answers)


def chances_of(match: Match, option: Option, carry: int = 0, most: int = MOST_TRIALS) -> Odds | None:
    """The same of any option, whether its word says that it rolls or not."""
    collects = gc.isenabled()
    gc.disable()  # all trials are kept and then go at once: to look for rings among them takes longer than they do
    try:
        chain = Search(match, option, carry, most).chain()
    finally:
        if collects:
            gc.enable()
    return Odds(chain) if chain else None


# -- looking for it -----------------------------------------------------------------------------


class Share:
    """A chance, added up without being put in lowest terms each time."""

    __slots__ = ("of", "ways")

    def __init__(self, ways: int, of: int) -> None:
        self.ways = ways
        self.of = of

    def add(self, ways: int, of: int) -> None:
        if of == self.of:
            self.ways += ways
            return
        common = gcd(self.of, of)
        self.ways = self.ways * (of // common) + ways * (self.of // common)
        self.of *= of // common

    def fraction(self) -> Fraction:
        return Fraction(self.ways, self.of)


class Point:
    """A place in a trial, after so many beats and picks, from which the next outcome is looked for.

    In a part the look ends with it; `trails` says that something else comes after that part, the last. The `ways`
    on are found once.
    """

    __slots__ = ("at", "beat", "number", "trails", "trial", "ways")

    def __init__(self, number: int, trial: Trial, beat: int, at: int) -> None:
        self.number = number
        self.trial = trial
        self.beat = beat
        self.at = at
        self.trails = False
        self.ways: list[Way] | None = None

    def expected(self) -> int:
        """How many trials more the ways on from here take, if all are like the one there is."""
        trials = 1
        for i in range(self.at, self.trial.reach(self.beat)):
            trials *= self.trial.sizes[i]
        return trials - 1

    def unfinished(self) -> bool:
        """Something follows here, or may."""
        if self.ways is None:
            trial = self.trial
            if self.at < trial.reach(self.beat) or self.beat < len(trial.beats):
                return True
            return self.trails or trial.end == HIDDEN or trial.state is not None
        for way in self.ways:
            if way.event is not None or way.more or (way.point is not None and way.point.unfinished()):
                return True
        return False


class Way:
    """One way on from a point, which so many `ways` the dice can fall lead `of` all.

    To an outcome and the point after it; or, where none came in a step, to the start of the next one; or to
    neither, and nothing `more` can be known.
    """

    __slots__ = ("event", "more", "of", "part", "point", "ways")

    def __init__(self, ways: int, of: int, event: Event | None, point: Point | None, part: int = 0) -> None:
        self.ways = ways
        self.of = of
        self.event = event
        self.point = point
        self.part = part
        self.more = point is None


class World:
    """A point and how likely all has come to it."""

    __slots__ = ("point", "share")

    def __init__(self, point: Point, share: Share) -> None:
        self.point = point
        self.share = share


Worlds = dict[int, World]


def add_world(worlds: Worlds, point: Point, ways: int, of: int) -> None:
    """One way more to come to a point."""
    world = worlds.get(point.number)
    if world is None:
        worlds[point.number] = World(point, Share(ways, of))
    else:
        world.share.add(ways, of)


class Node:
    """The worlds that have had the same outcomes, how likely that is in all and in how many ways they came to it,
    and the branch that led to them."""

    __slots__ = ("branch", "share", "ways", "worlds")

    def __init__(self, outcome: str, share: Share) -> None:
        self.branch = Branch(outcome)
        self.share = share
        self.ways = 0
        self.worlds: Worlds = {}


class Budding:
    """A stage while worlds come to it: how likely that is in all, and a node for each outcome."""

    __slots__ = ("nodes", "share", "stage")

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.share = Share(0, 1)
        self.nodes: dict[str, Node] = {}

    def add(self, event: Event, point: Point, ways: int, of: int) -> None:
        """One world more that has come to this outcome."""
        self.stage.event = with_common(event, self.stage.event)
        self.share.add(ways, of)
        node = self.nodes.get(event.outcome)
        if node is None:
            node = self.nodes[event.outcome] = Node(event.outcome, Share(0, 1))
        node.share.add(ways, of)
        node.ways += ways
        add_world(node.worlds, point, ways, of)


def with_common(event: Event, before: Event) -> Event:
    """An event with those of its modifiers that are the same in the one before: in a margin they differ."""
    common = in_common(event.modifiers, before.modifiers)
    if len(common) == len(event.modifiers):
        return event
    tallies = [
        Tally(tally.facts, in_common(tally.modifiers, other.modifiers), False)
        for tally, other in zip(event.tallies, before.tallies, strict=False)
    ]
    return Event(
        event.kind, event.rule, event.facts, event.dice, common, event.outcome, event.only, event.luck, tallies
    )


def in_common(modifiers: Sequence[Modifier], before: Sequence[Modifier]) -> list[Modifier]:
    has = [(m.name, m.value) for m in before]
    return [m for m in modifiers if (m.name, m.value) in has]


class Search:
    """All that can come of one option."""

    __slots__ = ("beyond", "carry", "kinds", "over", "points", "seat", "starts", "trials")

    def __init__(self, match: Match, option: Option, carry: int, most: int) -> None:
        assert match.ask is not None
        self.kinds = match.game.fact_kinds
        self.seat = match.ask.seat
        self.carry = carry
        self.trials = Trials(match, option, most)
        self.trials.brief = not carry
        self.points = 0
        self.starts: dict[object, Point] = {}
        start = self.trials.match.state
        self.over = self.point(Trial(start, []), 0, 0)
        """Where nothing more comes."""
        self.over.ways = []
        self.beyond = self.point(Trial(start, []), 0, 0)
        """Where something comes that is not followed."""
        self.beyond.ways = [Way(1, 1, None, None)]

    def chain(self) -> list[Stage]:
        """The tree, as deep as all its worlds can be followed; empty where not even the first stage is certain."""
        root = Node("", Share(1, 1))
        level = [root]
        try:
            first = self.point(self.trials.attempt(None, []), 0, 0)
            add_world(root.worlds, first, 1, 1)
            while level:
                grown = self.grow(level)
                if level[0] is root and not certain(root, grown):
                    return []
                level = grown
        except Exhausted:
            for node in level:
                node.branch.then = []
                node.branch.more = any(world.point.unfinished() for world in node.worlds.values())
        return root.branch.then

    # -- stage by stage -------------------------------------------------------------------------

    def grow(self, level: list[Node]) -> list[Node]:
        """The stages after each node of a level, and the nodes after those."""
        self.foresee([world for node in level for world in node.worlds.values()])
        grown: list[Node] = []
        for node in level:
            total = node.share.fraction()
            for bud in self.buds(node):
                stage = bud.stage
                node.branch.then.append(stage)
                comes = bud.share.fraction()
                stage.chance = comes / total
                for outcome in sorted(bud.nodes):
                    after = bud.nodes[outcome]
                    after.branch.chance = after.share.fraction() / comes
                    stage.branches.append(after.branch)
                    grown.append(after)
            if len(grown) > MOST_BRANCHES:
                raise Exhausted()
        return grown

    def foresee(self, worlds: list[World]) -> None:
        """Give up at once where it is plain that there is too much to try."""
        expected = [world.point.expected() for world in worlds if world.point.ways is None]
        if self.trials.run + sum(expected) > self.trials.most:
            raise Exhausted()

    def buds(self, node: Node) -> list[Budding]:
        """The stages that follow a node: as its own step leads to them, or the next, or one after that."""
        buds: dict[object, Budding] = {}
        worlds = node.worlds
        for _ in range(LONGEST):
            further: Worlds = {}
            for world in worlds.values():
                for way in self.ways(world.point):
                    ways = world.share.ways * way.ways
                    of = world.share.of * way.of
                    event = way.event
                    if way.point is None:
                        node.branch.more = True
                    elif event is None:
                        add_world(further, way.point, ways, of)
                    else:
                        which = self.stage_of(event, way.part)
                        bud = buds.get(which)
                        if bud is None:
                            bud = buds[which] = Budding(Stage(event, way.part))
                        bud.add(event, way.point, ways, of)
            worlds = further
            if not worlds:
                break
            self.foresee(list(worlds.values()))
        else:
            node.branch.more = True
        return list(buds.values())

    def stage_of(self, event: Event, part: int) -> object:
        """What makes two events one stage: their kind, who and where.

        What changes the roll may hang on the dice before: else a margin would make as many stages of one check as
        it has values.
        """
        facts = [(k, tuple(v) if isinstance(v, list) else v) for k, v in event.facts.items() if k in self.kinds]
        return part, event.kind, tuple(facts)

    # -- the ways on from a point ---------------------------------------------------------------

    def point(self, trial: Trial, beat: int, at: int) -> Point:
        self.points += 1
        return Point(self.points, trial, beat, at)

    def after(self, trial: Trial, beat: int, trails: bool) -> Point:
        """The point after an outcome."""
        at = trial.beats[beat].at
        if beat + 1 == len(trial.beats) and at == len(trial.picks) and trial.state is None:
            return self.beyond if trails or trial.end == HIDDEN else self.over
        point = self.point(trial, beat + 1, at)
        point.trails = trails
        return point

    def start(self, state: State) -> Point:
        """The start of a step; the same for all worlds that have come there with the same facts."""
        key = state.key()
        if key is None:
            return self.point(self.trials.attempt(state, []), 0, 0)
        point = self.starts.get(key)
        if point is None:
            point = self.starts[key] = self.point(self.trials.attempt(state, []), 0, 0)
        return point

    def ways(self, point: Point) -> list[Way]:
        """Every way on from a point."""
        found = point.ways
        if found is None:
            found = []
            for trial in self.trials.every(point.trial, point.at, point.beat):
                self.add_ways(found, trial, point)
            point.ways = found
        return found

    def add_ways(self, found: list[Way], trial: Trial, point: Point) -> None:
        """The ways on when the dice have fallen as in this trial; none where it comes to a question."""
        ways, of = trial.share(point.at, point.beat)
        if point.beat < len(trial.beats):
            beat = trial.beats[point.beat]
            event = beat.event
            if event is None:
                self.add_parts(found, trial, ways, of)
            elif event.only < 0 or event.only == self.seat:
                found.append(Way(ways, of, event, self.after(trial, point.beat, point.trails)))
            else:
                found.append(Way(ways, of, None, None))
        elif trial.state is not None:
            found.append(Way(ways, of, None, self.start(trial.state)))
        elif trial.end == HIDDEN or point.trails:
            found.append(Way(ways, of, None, None))

    def add_parts(self, found: list[Way], trial: Trial, ways: int, of: int) -> None:
        """What falls in each part, while those before it fall in some one way that leads on to it.

        What comes after the last part hangs on all of them together, and is not followed: the outcomes of that part
        have `more` to them.
        """
        number = 0
        known = self.trials.apart(trial.parts)
        while True:
            part = trial.parts[number]
            number += 1
            tried = self.trials.every(part, 0, 0, known)
            through = self.through(trial, part, tried)
            point = self.point(part, 0, 0)
            point.trails = through is None and self.goes_on(trial)
            within: list[Way] = []
            for each in tried:
                self.add_ways(within, each, point)
            for way in within:
                found.append(Way(ways * way.ways, of * way.of, way.event, way.point, number))
            if through is None:
                return
            if through is not trial:
                trial = through
                known = self.trials.apart(trial.parts[number:])

    def through(self, trial: Trial, part: Trial, tried: list[Trial]) -> Trial | None:
        """A trial that leads through a part, of which all ways have been tried, to the next one."""
        ended = [each for each in tried if each.end == PARTED]
        if not ended:
            return None
        chosen = ended[self.carry % len(ended)]
        if chosen is not part:
            trial = self.trials.attempt(trial.start, trial.script, {**part.beside, part.part: chosen.picks})
        return trial if len(trial.parts) > part.part else None

    def goes_on(self, trial: Trial) -> bool:
        """Whether, after the last of its parts, something is decided before a question."""
        last = len(trial.beats) - 1
        if trial.beats[last].event is not None or trial.reach(last) < len(trial.picks):
            return True
        for _ in range(LONGEST):
            if trial.state is None:
                return trial.end == HIDDEN
            trial = self.trials.attempt(trial.state, [])
            if trial.beats:
                return True
        return True


def certain(root: Node, first: list[Node]) -> bool:
    """Dice decide something in every world: they can fall in more ways than one, and nothing else can come."""
    stages = root.branch.then
    if root.branch.more or sum([node.ways for node in first]) < 2:
        return False
    return sum([s.chance for s in stages if s.part == stages[0].part], Fraction(0)) == 1

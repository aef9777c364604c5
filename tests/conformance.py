"""The laws every game and mission must keep. Written once; `test_conformance.py` runs it over all.

Each law is a function that raises AssertionError where it is broken. `test_mutations.py` proves
that each of them can fail.
"""

from __future__ import annotations

import os
import random
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from grognard import build
from grognard.engine import record
from grognard.engine.ask import Option, asks
from grognard.engine.dice import Dice, KeyedDice, ScriptDice, key_of
from grognard.engine.fields import Each, changed
from grognard.engine.game import Game
from grognard.engine.marking import try_out
from grognard.engine.match import Match, play_from, start
from grognard.engine.odds import MOST_TRIALS, Stage, odds_of
from grognard.engine.plans import plans_of
from grognard.engine.prepare import prepared
from grognard.engine.problem import Problem
from grognard.engine.scene import Scene, StageView
from grognard.engine.shelf import ground_of
from grognard.engine.show import log_lines, scene_of
from grognard.engine.state import State
from grognard.engine.why import why
from grognard.table.archive import may_know_all, save_of, standing_of
from grognard.text import LANGUAGES

THOROUGH = bool(os.environ.get("GROGNARD_THOROUGH"))
"""Look at every decision of the long games too: half an hour, for when there is time."""

CLOSELY = THOROUGH or build.name() == "compiled"
"""The plain code takes ten times as long: there less of the same is looked at, as it is the same code."""

LONGEST = 20000
"""No match of random play takes more decisions than this."""

CARRIES = 21
"""In so many ways the parts of a chain fall while another is looked at: all there are for two dice."""

WHOLLY = 20
"""To leave out no part takes so much more work."""

IDLE = ("end", "done", "pass", "hold")
"""Answers that end a phase, an activation or a chance before everything was done."""


def any_option(chance: random.Random, options: list[Option]) -> Option:
    """Every option is as likely as any other."""
    return options[int(chance.random() * len(options))]


def busy_option(chance: random.Random, options: list[Option]) -> Option:
    """Seldom idle: for games in which a random player would end his phases with nothing done."""
    for _ in range(3):
        option = any_option(chance, options)
        if option.verb not in IDLE:
            break
    return option


class Setting:
    """A game, a scenario and its options, with a seed that fixes dice and answers, and a way to choose these."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        options: dict[str, str],
        seed: str,
        choose: Callable[[random.Random, list[Option]], Option] = any_option,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.choose = choose

    def start(self, events: bool = True) -> Match:
        return start(self.game, self.scenario, self.options, key_of(self.seed), events)

    def chance(self) -> random.Random:
        return random.Random(self.seed)


def look(match: Match) -> dict[str, Any]:
    """Everything about a match that must come out the same: position, question, options in order."""
    ask = match.ask
    return {
        "position": match.game.describe(match.state),
        "ask": [ask.seat, ask.kind, ask.rule, [o.text for o in ask.options]] if ask is not None else None,
    }


def seen_by(match: Match, seat: int, lang: str = "en", odds: bool = True) -> bytes:
    """What a seat sees, as the bytes that would be sent to it."""
    return msgspec.json.encode(scene_of(match, seat, lang, odds))


def walk(setting: Setting, visit: Callable[[Match], None], events: bool = True) -> Match:
    """Random play to the end, looking in at every decision."""
    match = setting.start(events)
    chance = setting.chance()
    while match.ask is not None:
        visit(match)
        match.answer(setting.choose(chance, match.ask.options))
        assert len(match.answers) < LONGEST, "the match does not end"
    return match


Law = Callable[[Setting], Any]


# -- the laws -----------------------------------------------------------------------------------


def plays_to_the_end(setting: Setting, holds: Callable[[State], None] | None = None, every: int = 1) -> Match:
    """Every ask has options, all different, for a seat of the game; and the match ends with a result. What is to
    hold besides is looked at from time to time."""

    def visit(match: Match) -> None:
        ask = match.ask
        assert ask is not None
        assert 0 <= ask.seat < len(match.game.seats)
        texts = [o.text for o in ask.options]
        assert texts, f"dead end at {ask.kind}"
        assert len(set(texts)) == len(texts), f"the same option twice at {ask.kind}: {texts}"
        assert all(text == " ".join(text.split()) for text in texts)
        if holds is not None and len(match.answers) % every == 0:
            holds(match.state)

    match = walk(setting, visit, events=False)
    assert match.state.over
    assert "won" in match.game.result(match.state)
    return match


def forks_have_the_same_future(setting: Setting, every: int = 1) -> None:
    """At every decision a fork looks the same, and after the same answer still does; the match is untouched."""
    chance = random.Random(setting.seed + " forks")

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        before = look(match)
        fork = match.fork()
        assert look(fork) == before
        second = fork.fork()
        for _ in range(6):
            if fork.ask is None:
                break
            pick = int(chance.random() * len(fork.ask.options))
            assert second.ask is not None
            assert [o.text for o in second.ask.options] == [o.text for o in fork.ask.options]
            fork.answer(fork.ask.options[pick])
            second.answer(second.ask.options[pick])
            assert look(second) == look(fork)
        assert look(match) == before, "playing a fork changed the match"

    walk(setting, visit)


def saves_have_the_same_future(setting: Setting, every: int = 1) -> None:
    """At every decision a save opens at the same point with the same log, and goes on alike."""

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        data = record.encode(match)
        again = record.restore(record.decode(data), match.game)
        assert not again.resumed
        assert look(again) == look(match)
        assert record.encode(again) == data, "a save does not save again as itself"
        fork = match.fork()
        for _ in range(3):
            if fork.ask is None:
                break
            assert again.ask is not None
            fork.answer(fork.ask.options[-1])
            again.answer(again.ask.options[-1])
            assert look(again) == look(fork)

    walk(setting, visit)


def checkpoints_have_the_same_future(setting: Setting, every: int = 1) -> None:
    """A save resumed from its checkpoint alone, as under other rules, stands at the same point."""

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        saved = record.record_of(match)
        saved.rules = "another"
        again = record.restore(record.decode(msgspec.json.encode(saved)), match.game)
        assert again.resumed
        assert look(again) == look(match)
        for seat in range(len(match.game.seats)):
            assert match.game.scene(again.state, seat, "en") == match.game.scene(match.state, seat, "en")
        assert match.log is not None and again.log is not None
        assert [e.data() for e in again.log.events] == [e.data() for e in match.log.events]

    walk(setting, visit)


def undo_returns(setting: Setting, can_undo: Callable[[Match], bool] = Match.can_undo, every: int = 1) -> None:
    """Undo leads back exactly, and never past a die or past something hidden that its player has seen."""
    trail: list[tuple[dict[str, Any], int, list[int], list[bytes]]] = []
    seats = range(len(setting.game.seats))

    def visit(match: Match) -> None:
        if len(match.answers) % every > 1:
            trail.clear()
            return
        known = [known_things(match.game.scene(match.state, seat, "en")) for seat in seats]
        sight = [seen_by(match, seat, odds=False) for seat in seats]
        here = (look(match), match.state.dice.counter, known, sight)
        if trail and can_undo(match):
            before, dice, known_before, sight_before = trail[-1]
            assert match.state.dice.counter == dice, "undo would go back past a die"
            by, last = match.seats[-1], [option.text for option in match.answers]
            assert known[by] <= known_before[by], "undo would go back past something revealed"
            start = len(match.answers)
            match.undo()
            taken = last[len(match.answers) - start :]
            assert look(match) == before, "undo does not lead back to where the match was"
            assert [seen_by(match, seat, odds=False) for seat in seats] == sight_before, "undo leaves traces"
            for text in taken:
                match.give(text)
            assert look(match) == here[0], "the same answer after an undo leads elsewhere"
        marking = match.ask.marking if match.ask is not None else None
        if marking is None or not marking.given:  # a set is taken back as a whole
            trail.append(here)
            del trail[:-1]

    walk(setting, visit)


def known_things(scene: Scene) -> int:
    """A number that grows when something hidden is revealed: cards known by name, pieces still hidden."""
    return len([c for c in scene.cards if ":" in c.id]) - len([p for p in scene.pieces if p.hidden])


def nothing_leaks(
    setting: Setting,
    every: int = 1,
    holds: Callable[[State], None] | None = None,
    kinds: tuple[str, ...] = (),
) -> None:
    """What a seat sees, is asked and reads is the same where only what it cannot know differs.

    So too for those who only look on; asks of the kinds named are looked at each time they come.
    First the position as it stands is dealt again; then the checkpoint, from which the answers since
    are given once more, so that asks and log lines are made anew in the other world. What is always
    true of a position holds in those worlds as well.
    """
    chance = random.Random(setting.seed + " leaks")

    def visit(match: Match) -> None:
        assert match.ask is not None
        if len(match.answers) % every and match.ask.kind not in kinds:
            return
        game = match.game
        for seat in [*range(len(game.seats)), -1]:
            other = game.imagine(match.state, seat, fresh(chance))
            if holds is not None:
                holds(other)
            only_the_hidden_differs(game, match.state, other, seat)
            for lang in LANGUAGES:
                ours = msgspec.json.encode(game.scene(match.state, seat, lang))
                assert msgspec.json.encode(game.scene(other, seat, lang)) == ours, "the scene leaks"
            if nothing_seen_since_checkpoint(match, seat):
                twin = elsewhere(match, seat, fresh(chance))
                if twin is not None:
                    here = matched(match)
                    assert seen_by(twin, seat) == seen_by(here, seat), "the ask or the log leaks"
                    assert beats_seen(twin, seat) == beats_seen(here, seat), "a position in between leaks"

    walk(setting, visit)


def beats_seen(match: Match, seat: int) -> list[tuple[int, list[Any]]]:
    """The positions since the checkpoint as a seat sees them go by, each with the line it comes with."""
    assert match.log is not None
    lines = [number for number, event in enumerate(match.log.events) if event.only in (-1, seat)]
    found: list[tuple[int, list[Any]]] = []
    for events, state in match.log.beats or []:
        pieces = match.game.pieces(state, seat, "en")
        if not found or found[-1][1] != pieces:
            found.append((bisect_left(lines, events), pieces))
    return found


def only_the_hidden_differs(game: Game, state: State, other: State, seat: int) -> None:
    """A world this seat thinks possible differs in fields declared hidden alone, and never in what is its own."""
    for field in changed(game.fields, state, other):
        assert field.hidden, f"{field.attr} is open to all, and was dealt again"
        if isinstance(field, Each) and seat >= 0:
            ours, theirs = (getattr(g, field.attr)[seat] for g in (state, other))
            assert ours == theirs, f"{field.attr} of {game.seats[seat]} is its own, and was dealt again"


def reasons_leak_nothing(setting: Setting, every: int = 1, some: int = 6) -> None:
    """Why something cannot be chosen is the same in every world that differs only in what the seat cannot know.

    Asked about some of the pieces, spaces and cards a seat sees and about some of all answers of the game, at a
    time; so too for a seat that is not asked. Asking changes nothing.
    """
    chance = random.Random(setting.seed + " why")
    answers = setting.game.glossary()["options"]

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        before = look(match)
        for seat in range(len(match.game.seats)):
            scene = match.game.scene(match.state, seat, "en")
            things = [thing.id for thing in [*scene.pieces, *ground_of(scene).spaces, *scene.cards]]
            other = match.imagine(seat, fresh(chance))
            for about in chance.sample(things, min(some, len(things))) + chance.sample(answers, some):
                lang = chance.choice(LANGUAGES)
                ours = why(match, seat, about, lang)
                assert ours.text
                assert why(other, seat, about, lang) == ours, f"the reason about {about} leaks"
        assert look(match) == before, "asking why changed the match"

    walk(setting, visit)


def plans_leak_nothing(setting: Setting, every: int = 1, some: int = 3) -> None:
    """What could be done is the same in every world that differs only in what the seat cannot know.

    Asked about nothing and about some of what the options point at. The first answer of each plan is an option, and
    asking changes nothing.
    """
    chance = random.Random(setting.seed + " plans")

    def visit(match: Match) -> None:
        ask = match.ask
        if ask is None or len(match.answers) % every:
            return
        before = look(match)
        pointed = [match.game.points(match.state, option) for option in ask.options]
        things = sorted({id for pieces, spaces in pointed for id in (*pieces, *spaces)})
        other = (
            elsewhere(match, ask.seat, fresh(chance)) if nothing_seen_since_checkpoint(match, ask.seat) else None
        )
        for about in [[], *[[id] for id in chance.sample(things, min(some, len(things)))]]:
            lang = chance.choice(LANGUAGES)
            ours = plans_of(match, about, lang)
            for plan in ours:
                assert plan.label and ask.find(plan.answers[0]) is not None, f"{plan.answers} cannot be given"
            if other is not None:
                assert plans_of(other, about, lang) == ours, f"the plans about {about} leak"
        assert look(match) == before, "asking for plans changed the match"

    walk(setting, visit)


def nothing_asked_for_leaks(setting: Setting, every: int = 1, some: int = 2) -> None:
    """Whatever else a client can ask for is the same in every world that differs only in what the seat cannot know:
    lines of sight, fields of view, overlays, orders; the save, what stands in the list of matches; what would come
    of a set, what could be settled after a row of answers. So too for those who only look on."""
    chance = random.Random(setting.seed + " asked")

    def visit(match: Match) -> None:
        ask, game = match.ask, match.game
        if ask is None or len(match.answers) % every:
            return
        row = [option.text for option in further(match.fork(), chance)]
        for seat in [*range(len(game.seats)), -1]:
            other = game.imagine(match.state, seat, fresh(chance))
            scene = game.scene(match.state, seat, "en")
            spaces = [space.id for space in ground_of(scene).spaces]
            things = [piece.id for piece in scene.pieces] + spaces
            for about in ["", *chance.sample(things, some)]:
                ours, theirs = (
                    [
                        game.field_of_view(g, seat, about) if about else {},
                        game.line_of_sight(g, seat, about, spaces[0], "en") if about in spaces else None,
                        game.overlays(g, seat, about, "en"),
                        game.orders(g, seat) if seat >= 0 else {},
                    ]
                    for g in (match.state, other)
                )
                assert ours == theirs, f"what is seen from or said of {about} leaks"
            twin = elsewhere(match, seat, fresh(chance)) if nothing_seen_since_checkpoint(match, seat) else None
            if twin is None:
                continue
            here = matched(match)
            assert standing_of(here, seat, "", "en") == standing_of(twin, seat, "", "en"), "the list leaks"
            if not may_know_all(match, seat):
                here.id = twin.id = "the same"
                assert save_of(here, seat) == save_of(twin, seat), "the save leaks"
            if seat == ask.seat:
                assert prepared(here, row, {}, "en") == prepared(twin, row, {}, "en"), "what could be settled leaks"
                members = ask.marking.members if ask.marking is not None and not ask.marking.given else []
                if members:
                    texts = [chance.choice(member.ways).text for member in members if chance.random() < 0.5]
                    assert tried(here, texts) == tried(twin, texts), "what would come of a set leaks"

    walk(setting, visit)


def further(fork: Match, chance: random.Random) -> Iterator[Option]:
    """A few answers that could follow, whoever is to give them."""
    for _ in range(4):
        if fork.ask is not None:
            option = any_option(chance, fork.ask.options)
            fork.answer(option)
            yield option


def tried(match: Match, texts: list[str]) -> list[Any]:
    """What would come of a set, or what is wrong with it."""
    try:
        trial = try_out(match, texts, "en")
        return [trial.texts, trial.open, trial.commit, trial.why]
    except Problem as problem:
        return [problem.say("en")]


def orders_are_watched(setting: Setting) -> None:
    """Whatever is ordered, an order gives an answer that is offered, and only to asks that take a beat.

    Where nothing is ordered, the usual answer is given and no other.
    """

    def visit(match: Match) -> None:
        ask, game = match.ask, match.game
        assert ask is not None
        assert game.ordered(match.state, ask, {}) is ask.usual
        for name, values in game.orders(match.state, ask.seat).items():
            assert len(set(values)) == len(values) > 1
            assert game.ordered(match.state, ask, {name: values[0]}) is ask.usual, "the usual value is an order"
            for value in values[1:]:
                answer = game.ordered(match.state, ask, {name: value})
                assert answer is None or answer in ask.options
                assert answer is None or game.watches(match.state, ask), (
                    f"who answers {ask.kind} shows by the time it takes"
                )
        assert ask.usual is None or game.watches(match.state, ask)

    walk(setting, visit)


def sets_have_one_record(setting: Setting, most: int = 300) -> None:
    """Where a set is marked, each that may be committed has exactly one sequence of answers; there is no dead end.

    Nothing happens before the commit; whatever was marked is taken back as a whole. Of a marking with very many
    sets only some are looked at.
    """
    chance = random.Random(setting.seed + " sets")

    def visit(match: Match) -> None:
        ask = match.ask
        if ask is None or ask.marking is None or ask.marking.given:
            return
        assert ask.marking.now == [member.default for member in ask.marking.members]
        before = look(match)
        found: set[tuple[int, ...]] = set()
        sequences = [match.fork()]
        while sequences and len(found) < most:
            point = sequences.pop(int(chance.random() * len(sequences)))
            now = point.ask
            assert now is not None and now.marking is not None, "a marking ends before its commit"
            assert (now.seat, now.kind, now.rule) == (ask.seat, ask.kind, ask.rule)
            assert point.game.describe(point.state) == before["position"], "something happened before the commit"
            assert now.options, f"dead end while marking at {ask.kind}"
            if now.marking.given and point.can_undo():
                back = point.fork()
                back.undo()
                assert look(back) == before, "a marking is not taken back as a whole"
            for option in now.options:
                if option == now.marking.commit:
                    ways = tuple(now.marking.now)
                    assert ways not in found, f"the same set twice at {ask.kind}: {ways}"
                    found.add(ways)
                elif now.marking.find(option.text)[0] >= 0:
                    further = point.fork()
                    further.answer(option)
                    sequences.append(further)
        assert found, f"nothing can be committed at {ask.kind}"

    walk(setting, visit)


def nothing_seen_since_checkpoint(match: Match, seat: int) -> bool:
    """No die fell and nothing was revealed to this seat since: both worlds must still look alike."""
    if match.state.dice.counter != match.checkpoint.dice.counter or match.floor > match.start:
        return False
    if reveals_unasked(match):
        return False
    before, now = (match.game.scene(g, seat, "en") for g in (match.checkpoint, match.state))
    return known_things(before) == known_things(now)


def reveals_unasked(match: Match) -> bool:
    """Steps that begin at the checkpoint reveal something before anybody is asked."""
    state = match.checkpoint.copy()
    state.dice.touched = False
    while not state.over and not asks(match.game.step(state)):
        pass
    return state.dice.touched


def fresh(chance: random.Random) -> Dice:
    return KeyedDice(chance.randbytes(32))


def matched(match: Match) -> Match:
    """The match from its checkpoint on, as `elsewhere` shows it."""
    twin = resumed(match, match.checkpoint.copy(), range(len(match.game.seats)))
    assert twin is not None
    return twin


def elsewhere(match: Match, seat: int, dice: Dice) -> Match | None:
    """The same answers since the checkpoint in a world where the hidden is dealt again."""
    state = match.game.imagine(match.checkpoint, seat, dice)
    state.dice = match.checkpoint.dice.copy()
    return resumed(match, state, [seat])


def resumed(match: Match, state: State, sure: Sequence[int]) -> Match | None:
    """The answers since the checkpoint given once more from this state; what the others hold may not allow theirs.

    The sure seats can always give their own: else they would learn something from what they are asked.
    """
    twin = play_from(match.game, match.scenario, match.options, state)
    assert twin.log is not None
    twin.log.watch()
    for option, by in zip(match.answers[match.start :], match.seats[match.start :], strict=True):
        ask = twin.ask
        if by not in sure and (ask is None or ask.seat != by or ask.find(option.text) is None):
            return None
        twin.give(option.text, by)
    others = any(by not in sure for by in match.seats[match.start :])
    return None if others and whom(twin) != whom(match) else twin


def whom(match: Match) -> tuple[int, str]:
    """Who is asked what: everybody sees that, so where an answer of another led elsewhere it is not this world."""
    return (match.ask.seat, match.ask.kind) if match.ask is not None else (-1, "")


def speaks_both_languages(setting: Setting, every: int = 1) -> None:
    """Every scene can be told in every language; the languages differ, the facts do not."""

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        assert match.ask is not None and match.log is not None
        start = max(0, len(match.log.events) - 20 * every)
        for seat in range(len(match.game.seats)):
            scenes = [scene_of(match, seat, lang, odds=False, log=False) for lang in LANGUAGES]
            logs = [log_lines(match, seat, lang, start) for lang in LANGUAGES]
            assert len({tuple((line.kind, line.rule) for line in log) for log in logs}) == 1
            assert all(line.text for log in logs for line in log)
            asks = [s.ask for s in scenes if s.ask is not None]
            assert len(asks) == (len(LANGUAGES) if seat == match.ask.seat else 0)
            assert all(a.prompt and all(o.label for o in a.options) for a in asks)
            assert len({tuple(o.text for o in a.options) for a in asks}) <= 1

    match = walk(setting, visit)
    for seat in range(len(match.game.seats)):
        logs = [[line.text for line in scene_of(match, seat, lang).log] for lang in LANGUAGES]
        assert logs[0] != logs[1]


def dice_script_reproduces(setting: Setting) -> None:
    """The dice a finished match used, as a script, give the same match again."""
    match = walk(setting, lambda m: None)
    assert match.drawn is not None and match.log is not None
    dice = ScriptDice(match.drawn[1::2])
    state = match.game.new(setting.scenario, setting.options, dice)
    again = play_from(match.game, setting.scenario, setting.options, state)
    for option in match.answers:
        again.give(option.text)
    assert again.ask is None
    assert again.log is not None and again.drawn == match.drawn
    assert [e.data() for e in again.log.events] == [e.data() for e in match.log.events]
    saved = record.record_of(match)
    good, words = record.verify(saved, match.game, "en")
    assert good, words


def odds_touch_nothing(setting: Setting, every: int = 3) -> None:
    """Working out odds rolls none of the match's dice; every distribution is whole, and parts are apart."""

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        assert match.ask is not None
        before = look(match)
        scene = scene_of(match, match.ask.seat, "en")
        assert look(match) == before, "showing odds changed the match"
        assert scene.ask is not None
        for option in scene.ask.options:
            if option.odds:
                total = sum(line.numerator / line.denominator for line in option.odds)
                assert abs(total - 1) < 1e-9
                whole_chain(option.chain, 1)
                parts_are_apart(match, next(o for o in match.ask.options if o.text == option.text))

    walk(setting, visit)


def whole_chain(stages: list[StageView], depth: int) -> None:
    """In every stage something comes out; and no more than one stage of a part comes."""
    for part in {stage.part for stage in stages}:
        shares = [Fraction(s.numerator, s.denominator) for s in stages if s.part == part]
        assert sum(shares) == 1 if depth == 1 else sum(shares) <= 1
    for stage in stages:
        assert stage.label
        assert sum(Fraction(line.numerator, line.denominator) for line in stage.odds) == 1
        for line in stage.odds:
            whole_chain(line.then, depth + 1)


def parts_are_apart(match: Match, option: Option, most: int = MOST_TRIALS) -> None:
    """Parts of a chain that a rule declares to be apart come out the same, whatever falls in those before."""
    odds = odds_of(match, option, most=most)
    if odds is None or not any(parted(stage) for stage in odds.chain):
        return
    for carry in range(1, CARRIES):
        other = odds_of(match, option, carry, WHOLLY * most)
        assert other is not None
        assert same_stages(odds.chain, other.chain), "what falls in one part hangs on another"


def same_stages(found: list[Stage], wholly: list[Stage]) -> bool:
    """Whether two chains say the same, as far as the first was followed: with as much work the other, of which no
    part is left out, may not come so far, with more it comes further."""
    if len(found) != len(wholly):
        return False
    for one, other in zip(found, wholly, strict=True):
        if one.data()[:3] != other.data()[:3] or len(one.branches) != len(other.branches):
            return False
        for a, b in zip(one.branches, other.branches, strict=True):
            if (a.outcome, a.chance) != (b.outcome, b.chance):
                return False
            if (a.then or not a.more) and (a.more != b.more or not same_stages(a.then, b.then)):
                return False
    return True


def parted(stage: Stage) -> bool:
    return stage.part > 0 or any(parted(after) for branch in stage.branches for after in branch.then)


def positions_are_lossless(setting: Setting, every: int = 1) -> None:
    """The start of a step written as text and read back is the same, and so is every point within it."""
    from grognard.engine.notation import read_point, read_position, write_point, write_position

    def visit(match: Match) -> None:
        if len(match.answers) % every:
            return
        text = write_position(match.game, match.scenario, match.checkpoint)
        assert "\n" not in text
        back = read_position(match.game, match.options, text, match.checkpoint.dice.copy())
        assert match.game.describe(back) == match.game.describe(match.checkpoint)
        assert write_position(match.game, match.scenario, back) == text
        line = write_point(match)
        assert "\n" not in line
        again = read_point(match.game, match.options, line, match.state.dice.copy())
        assert look(again) == look(match)
        for _ in range(3):
            if again.ask is None:
                break
            again.answer(again.ask.options[-1])
            other = read_point(match.game, match.options, write_point(again), again.state.dice.copy())
            assert look(other) == look(again)

    walk(setting, visit)


def transcript(setting: Setting, every: int = 1) -> list[Any]:
    """A match as data, for comparing processes: what was offered, answered and said, and scenes."""
    lines: list[Any] = []

    def visit(match: Match) -> None:
        assert match.ask is not None
        lines.append([option.text for option in match.ask.options])
        if len(match.answers) % every == 0:
            lines.append(look(match))

    match = walk(setting, visit)
    assert match.log is not None
    return [*lines, [o.text for o in match.answers], [e.data() for e in match.log.events]]


LAWS: list[Law] = [
    plays_to_the_end,
    forks_have_the_same_future,
    saves_have_the_same_future,
    checkpoints_have_the_same_future,
    undo_returns,
    nothing_leaks,
    reasons_leak_nothing,
    plans_leak_nothing,
    nothing_asked_for_leaks,
    orders_are_watched,
    sets_have_one_record,
    speaks_both_languages,
    dice_script_reproduces,
    odds_touch_nothing,
    positions_are_lossless,
]
"""What a game can be held to as a whole."""

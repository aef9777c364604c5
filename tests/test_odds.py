"""Odds that follow a chain, worked out a second time: by hand, and by brute force over every single die."""

from __future__ import annotations

import gc
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import conformance as law
from grognard.bench.volley import MORALE, NEEDED, PANIC, VOLLEY, Stack, VolleyGame, check, volley
from grognard.engine.ask import Ask, Option, Rules, asks
from grognard.engine.casebook import begin_case, read_case, run_case
from grognard.engine.dice import Dice, DieNeeded, KeyedDice, ScriptDice, key_of
from grognard.engine.event import Log, Modifier
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from
from grognard.engine.odds import MOST_TRIALS, Odds, Search, Stage, odds_of
from grognard.engine.state import State
from grognard.games import checked_options, game_named
from grognard.games.raiders.content import telemark

Path_ = tuple[tuple[str, str], ...]
"""Outcomes one after another, each with the kind of its event."""

KEY = key_of("odds")


def chain_of(match: Match, option: Option, **how: Any) -> Odds:
    odds = odds_of(match, option, **how)
    assert odds is not None
    return odds


def option_of(match: Match, text: str) -> Option:
    assert match.ask is not None
    option = match.ask.find(text)
    assert option is not None, [o.text for o in match.ask.options]
    return option


# -- every single die -----------------------------------------------------------------------------


def brute(match: Match, option: Option, deep: int = 99) -> dict[Path_, Fraction]:
    """Every script of faces, die by die, to the next question or so deep; how likely each chain of outcomes is."""
    found: dict[Path_, Fraction] = {}
    scripts: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while scripts:
        script, chance = scripts.pop()
        twin = match.fork(ScriptDice(script))
        log = twin.state.log = Log()
        try:
            run_on(twin, option)
            sides = 0
        except DieNeeded as needed:
            sides = needed.sides
        path = tuple((e.kind, e.outcome) for e in log.events if e.outcome)
        if sides and len(path) < deep:
            scripts += [([*script, face], chance / sides) for face in range(1, sides + 1)]
            continue
        found[path] = found.get(path, Fraction(0)) + chance
        assert len(found) < 2000
    return found


def run_on(match: Match, option: Option) -> None:
    assert match.rules is not None
    try:
        match.rules.send(option)
    except StopIteration:
        while not match.state.over and not asks(match.game.step(match.state)):
            pass


def prefixes(chances: dict[Path_, Fraction]) -> dict[Path_, Fraction]:
    """How likely each beginning of a chain is."""
    out: dict[Path_, Fraction] = {}
    for path, chance in chances.items():
        for end in range(1, len(path) + 1):
            out[path[:end]] = out.get(path[:end], Fraction(0)) + chance
    return out


def told(
    stages: list[Stage], before: Path_ = (), chance: Fraction = Fraction(1)
) -> dict[Path_, tuple[Fraction, bool]]:
    """What a tree says: how likely each beginning of a chain is, and whether more may follow it."""
    out: dict[Path_, tuple[Fraction, bool]] = {}
    for stage in stages:
        for branch in stage.branches:
            here = (*before, (stage.event.kind, branch.outcome))
            share = chance * stage.chance * branch.chance
            kept = out.get(here, (Fraction(0), False))
            out[here] = (kept[0] + share, kept[1] or branch.more)
            for path, (part, more) in told(branch.then, here, share).items():
                kept = out.get(path, (Fraction(0), False))
                out[path] = (kept[0] + part, kept[1] or more)
    return out


def agree(odds: Odds, chances: dict[Path_, Fraction]) -> int:
    """The tree says what brute force says, as far as it goes; returns how many beginnings were compared."""
    exact = prefixes(chances)
    tree = told(odds.chain)
    for path, (chance, _) in tree.items():
        assert exact.get(path) == chance, (path, exact.get(path), chance)
    for path in exact:
        if path not in tree:
            known = next(path[:end] for end in range(len(path), 0, -1) if path[:end] in tree)
            assert tree[known][1], f"{path} is missing"
    return len(tree)


# -- a volley: merged worlds and parts --------------------------------------------------------------


def two_dice(least: int) -> Fraction:
    return Fraction(len([1 for a in range(1, 7) for b in range(1, 7) if a + b >= least]), 36)


def test_a_volley_at_six_units_is_exact() -> None:
    odds = chain_of(volley(VolleyGame(), KeyedDice(KEY)), VOLLEY)
    assert odds.chances == {"hit": two_dice(NEEDED), "miss": 1 - two_dice(NEEDED)}
    (shot,) = odds.chain
    hit, miss = shot.branches
    assert (hit.outcome, miss.outcome, miss.then, miss.more) == ("hit", "miss", [], False)
    assert [stage.part for stage in hit.then] == [1, 2, 3, 4, 5, 6]
    for unit, stage in enumerate(hit.then):
        assert (stage.event.kind, stage.event.facts["unit"]) == ("check", unit)
        assert stage.chance == 1
        shaken, steady = stage.branches
        assert shaken.chance == two_dice(MORALE[unit] + 1)
        assert (steady.chance, steady.then, steady.more) == (1 - shaken.chance, [], False)
        (panic,) = shaken.then
        assert [(b.outcome, b.chance) for b in panic.branches] == [
            ("lost", Fraction(PANIC, 6)),
            ("rallies", Fraction(6 - PANIC, 6)),
        ]


def trials_of(match: Match, option: Option) -> int:
    search = Search(match, option, 0, MOST_TRIALS)
    search.chain()
    return search.trials.run


def test_parts_cost_their_sum_at_most() -> None:
    """21 ways two dice can fall, for the volley and for all units at once, and a die for each that shakes one."""
    shaking = [len([1 for a in range(1, 7) for b in range(a, 7) if a + b > m]) for m in MORALE]
    assert trials_of(volley(VolleyGame(), KeyedDice(KEY)), VOLLEY) <= 21 + 21 + 5 * sum(shaking) + 3


def test_what_was_tried_is_gone_at_once() -> None:
    match = volley(VolleyGame(), KeyedDice(KEY))
    chain_of(match, VOLLEY)
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        chain_of(match, VOLLEY)
        assert len(gc.get_objects()) < before + 100
    finally:
        gc.enable()


class Keyless(Stack):
    """No two of these are taken to be the same."""

    def copy(self) -> Keyless:
        twin = Keyless(self.dice.copy())
        twin.over = self.over
        twin.phase = self.phase
        twin.units = self.units[:]
        return twin

    def key(self) -> object:
        return None


def test_worlds_with_the_same_facts_are_one_and_change_nothing() -> None:
    merged = volley(VolleyGame(), KeyedDice(KEY))
    apart = play_from(VolleyGame(), "only", {}, Keyless(KeyedDice(KEY)), events=False)
    exact = [stage.data() for stage in chain_of(apart, VOLLEY, most=100_000).chain]
    assert [stage.data() for stage in chain_of(merged, VOLLEY).chain] == exact
    assert [stage.data() for stage in chain_of(apart, VOLLEY).chain] != exact, "that was not too much work"


def test_what_takes_too_much_work_is_shown_to_its_last_whole_stage() -> None:
    match = volley(VolleyGame(), KeyedDice(KEY))
    whole = told(chain_of(match, VOLLEY).chain)
    for most, deep in [(21, 1), (22, 1), (40, 1), (50, 2), (200, 2)]:
        odds = chain_of(match, VOLLEY, most=most)
        tree = told(odds.chain)
        assert max(len(path) for path in tree) == deep, most
        assert all(tree[path][0] == whole[path][0] for path in tree)
        cut = {path[-1][1] for path, (_, more) in tree.items() if more}
        assert cut - {"miss"} == ({"hit"} if deep == 1 else {"shaken"})
    assert odds_of(match, VOLLEY, most=20) is None


class Contagion(VolleyGame):
    """Declares the checks to be apart, though a unit that runs takes heart from those that come after it."""

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Stack)
        return catching(g) if g.phase else super().step(g)


def catching(g: Stack) -> Rules[None]:
    for unit in range(len(MORALE)):
        if g.dice.part():
            check(g, unit, MORALE[unit] - sum(g.units))
    g.dice.whole()
    g.phase = 0
    return
    yield


def test_parts_that_hang_on_one_another_are_caught() -> None:
    law.parts_are_apart(volley(VolleyGame(), KeyedDice(KEY)), VOLLEY)
    with pytest.raises(AssertionError, match="hangs on another"):
        law.parts_are_apart(volley(Contagion(), KeyedDice(KEY)), VOLLEY)


class Hasty(VolleyGame):
    """Says that enough of a check is told, though whoever is shaken by it may panic."""

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Stack)
        return hurried(g) if g.phase else super().step(g)


def hurried(g: Stack) -> Rules[None]:
    for unit in range(len(MORALE)):
        if g.dice.part():
            dice = g.dice.roll(2)
            steady = sum(dice) <= MORALE[unit]
            g.tell("check", "2", unit=unit, dice=dice, outcome="steady" if steady else "shaken")
            if not g.dice.enough() and not steady:
                die = g.dice.d6()
                g.tell("panic", "3", unit=unit, dice=[die], outcome="lost" if die <= PANIC else "rallies")
    g.dice.whole()
    g.phase = 0
    return
    yield


def test_what_comes_of_a_part_of_which_enough_was_told_is_caught() -> None:
    (shot,) = chain_of(volley(Hasty(), KeyedDice(KEY)), VOLLEY).chain
    assert not any(branch.then for stage in shot.branches[0].then for branch in stage.branches)
    with pytest.raises(AssertionError, match="hangs on another"):
        law.parts_are_apart(volley(Hasty(), KeyedDice(KEY)), VOLLEY)


class Lumping(VolleyGame):
    """Says of some throws of a check that they come to the same: as they do, or with one too many among them."""

    def __init__(self, too_many: int) -> None:
        super().__init__()
        self.too_many = too_many

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Stack)
        return lumped(g, self.too_many) if g.phase else super().step(g)


def lumped(g: Stack, too_many: int) -> Rules[None]:
    for unit in range(len(MORALE)):
        if g.dice.part():
            sums = [a + b for a in range(1, 7) for b in range(1, 7)]
            dice = g.dice.throw([int(total <= MORALE[unit] + too_many) for total in sums], 2)
            steady = sum(dice) <= MORALE[unit]
            g.tell("check", "2", unit=unit, dice=dice, outcome="steady" if steady else "shaken")
    g.dice.whole()
    g.phase = 0
    return
    yield


def test_of_throws_that_come_to_the_same_one_is_tried() -> None:
    (shot,) = chain_of(volley(Lumping(0), KeyedDice(KEY)), VOLLEY).chain
    for unit, stage in enumerate(shot.branches[0].then):
        assert [(b.outcome, b.chance) for b in stage.branches] == [
            ("shaken", two_dice(MORALE[unit] + 1)),
            ("steady", 1 - two_dice(MORALE[unit] + 1)),
        ]
    assert trials_of(volley(Lumping(0), KeyedDice(KEY)), VOLLEY) <= 21 + 2 + 3
    law.parts_are_apart(volley(Lumping(0), KeyedDice(KEY)), VOLLEY)


def test_throws_that_do_not_come_to_the_same_are_caught() -> None:
    with pytest.raises(AssertionError, match="hangs on another"):
        law.parts_are_apart(volley(Lumping(1), KeyedDice(KEY)), VOLLEY)


# -- a small game of other cases ---------------------------------------------------------------------

GO = Option("go")


class Track(State):
    """A number that dice move, a deck, and a rule that is given from outside."""

    def __init__(self, dice: Dice, deck: list[int], reserve: list[int]) -> None:
        super().__init__(dice)
        self.at = 0
        self.asked = False
        self.known = 1 << 0 | 1 << 1
        self.deck = deck
        self.reserve = reserve

    def copy(self) -> Track:
        twin = Track(self.dice.copy(), self.deck[:], self.reserve[:])
        twin.over, twin.at, twin.asked, twin.known = self.over, self.at, self.asked, self.known
        return twin

    def key(self) -> object:
        return self.at, self.asked, self.known, tuple(self.deck), tuple(self.reserve)


class TrackGame(Game):
    """One question; then steps of whatever the rule says, until it stops."""

    def __init__(self, rule: Any) -> None:
        super().__init__("track", "track", "1", ["walker", "other"], ["only"], {})
        self.rolling = {"go"}
        self.fact_kinds = {"unit": "unit"}
        self.rule = rule

    def step(self, g: State) -> Rules[None]:
        return self.walk(g)

    def walk(self, g: State) -> Rules[None]:
        assert isinstance(g, Track)
        if not g.asked:
            yield Ask(0, "go", "1", [GO])
            g.asked = True
        self.rule(g)


def walk(rule: Any, deck: tuple[int, ...] = (), reserve: tuple[int, ...] = ()) -> Match:
    return play_from(TrackGame(rule), "only", {}, Track(KeyedDice(KEY), list(deck), list(reserve)), events=False)


def test_a_long_chain_of_short_steps_is_cheap() -> None:
    """A race of ten throws: after each there are few places one can be at, and the paths are still all there."""

    def throw(g: Track) -> None:
        far = g.dice.d6() > 4
        g.at += 1
        g.tell("throw", "1", outcome="far" if far else "near")
        g.over = g.at == 10

    match = walk(throw)
    assert trials_of(match, GO) == 6 * 8
    tree = told(chain_of(match, GO).chain)
    deepest = max(len(path) for path in tree)
    assert deepest == 7, "128 branches are the last that can be looked at"
    for path, (chance, more) in tree.items():
        fars = len([1 for _, outcome in path if outcome == "far"])
        assert chance == Fraction(2) ** (len(path) - fars) / 3 ** len(path)
        assert more == (len(path) == deepest)


def test_a_chain_through_dice_that_tell_nothing_agrees_with_brute_force() -> None:
    def stumble(g: Track) -> None:
        g.at += g.dice.d6()
        if g.at % 3 == 0:
            g.tell("bridge", "1", outcome="holds" if g.dice.below(4) else "falls")
            g.over = g.at % 2 == 0
        g.over = g.over or g.at > 6

    match = walk(stumble)
    assert odds_of(match, GO) is None, "in some worlds nothing comes out"

    def always(g: Track) -> None:
        g.tell("start", "1", outcome="good" if sum(g.dice.roll(3)) > 10 else "bad") if not g.at else stumble(g)
        g.at += 1

    match = walk(always)
    assert agree(chain_of(match, GO), brute(match, GO)) > 5


def fall(g: Track, kind: str, unit: int = -1, margin: int = 0) -> bool:
    """A die, told with a margin; a six, with it, is a hit."""
    die = g.dice.d6()
    why = [Modifier("margin", margin, "1")] if margin else []
    g.tell(kind, "1", unit=unit, dice=[die], modifiers=why, outcome="hit" if die + margin >= 6 else "miss")
    return die + margin >= 6


def test_a_stack_of_nobody_swallows_nothing() -> None:
    """A shot, no unit to check, and then whether the gun jams, all in one step."""

    def rule(g: Track) -> None:
        fall(g, "shot")
        g.dice.whole()
        fall(g, "jam")
        g.over = True

    odds = chain_of(walk(rule), GO)
    assert agree(odds, brute(walk(rule), GO)) == 6


@pytest.mark.parametrize("later", [False, True])
def test_what_comes_after_parts_is_not_told_but_marked(later: bool) -> None:
    """Two units check, then the gun may jam: in the same step or in the next."""

    def rule(g: Track) -> None:
        if g.at == 0:
            for unit in range(2):
                if g.dice.part():
                    fall(g, "check", unit)
            g.dice.whole()
            g.at = 1
            if later:
                return
        fall(g, "jam")
        g.over = True

    first, second = chain_of(walk(rule), GO).chain
    assert [b.more for b in first.branches] == [False, False]
    assert [b.more for b in second.branches] == [True, True]


def test_a_margin_makes_one_stage_of_a_check() -> None:
    """Die against die: by as much as the attack is better each of six is worse off; whoever leads checks first."""

    def rule(g: Track) -> None:
        if g.at == 0:
            ours, theirs = g.dice.d6() + 2, g.dice.d6()
            g.tell("attack", "1", dice=[ours, theirs], outcome="hit" if ours > theirs else "miss")
            g.at = max(0, ours - theirs)
            g.over = not g.at
        elif not g.known >> 2 & 1:
            g.known |= 1 << 2 | fall(g, "check", 0, g.at) << 3
        else:
            for unit in range(1, 6):
                if g.dice.part():
                    fall(g, "check", unit, g.at - 1 if g.known >> 3 & 1 else g.at)
            g.dice.whole()
            g.over = True

    match = walk(rule)
    (attack,) = chain_of(match, GO).chain
    hit, _ = attack.branches
    (leader,) = hit.then
    assert leader.event.modifiers == [], "a margin that differs is no number to show"
    for branch in leader.branches:
        assert [stage.part for stage in branch.then] == [1, 2, 3, 4, 5]
        assert all(stage.chance == 1 for stage in branch.then)
    margins = Counter(a + 2 - b for a in range(1, 7) for b in range(1, 7) if a + 2 > b)
    falls = {m: Fraction(min(6, m + 1), 6) for m in range(9)}
    total = sum(margins.values())
    assert leader.branches[0].chance == sum(Fraction(n, total) * falls[m] for m, n in margins.items())
    both = sum(Fraction(n, total) * falls[m] * falls[m - 1] for m, n in margins.items())
    assert leader.branches[0].then[0].branches[0].chance == both / leader.branches[0].chance


def test_what_goes_round_in_circles_is_left_open() -> None:
    def circle(g: Track) -> None:
        if not g.at:
            g.at = 1
            g.tell("first", "1", outcome="high" if g.dice.d6() > 3 else "low")
        elif g.dice.d6() == 6:
            g.tell("second", "1", outcome="out")
            g.over = True

    odds = chain_of(walk(circle), GO)
    assert odds.chances == {"high": Fraction(1, 2), "low": Fraction(1, 2)}
    assert all(branch.more for branch in odds.chain[0].branches)


def test_what_only_another_may_know_is_not_told() -> None:
    def secret(g: Track) -> None:
        g.tell("open", "1", outcome="high" if g.dice.d6() > 3 else "low")
        g.tell("closed", "1", outcome="red" if g.dice.d6() > 3 else "black", only=1)
        g.over = True

    odds = chain_of(walk(secret), GO)
    assert [(b.outcome, b.then, b.more) for b in odds.chain[0].branches] == [("high", [], True), ("low", [], True)]


def test_what_is_hidden_ends_a_chain() -> None:
    def peek(g: Track) -> None:
        g.tell("open", "1", outcome="high" if g.dice.d6() > 3 else "low")
        g.dice.reveal()
        g.tell("seen", "1", outcome=str(g.deck[-1]))

    odds = chain_of(walk(peek, (1, 2)), GO)
    assert [(b.outcome, b.then, b.more) for b in odds.chain[0].branches] == [("high", [], True), ("low", [], True)]


def draw_two(g: Track) -> None:
    g.dice.shuffle(g.deck)
    for nth in ("first", "second"):
        card = g.dice.top(g.deck, [g.deck, g.reserve], g.known)
        g.known |= 1 << card
        g.tell(nth, "1", outcome="red" if card in (3, 4, 5) else "black")
    g.over = True


@pytest.mark.parametrize(
    ("deck", "reserve"), [((5, 6, 7), (3, 4)), ((6, 3, 5), (7, 4)), ((7, 4, 3), (5, 6)), ((3, 5, 4), (6, 7))]
)
def test_a_draw_is_each_card_it_could_be_whatever_it_is(deck: tuple[int, ...], reserve: tuple[int, ...]) -> None:
    """Three of five unseen cards are red, wherever they lie."""
    tree = told(chain_of(walk(draw_two, deck, reserve), GO).chain)
    assert {path: chance for path, (chance, _) in tree.items()} == {
        (("first", "red"),): Fraction(3, 5),
        (("first", "black"),): Fraction(2, 5),
        (("first", "red"), ("second", "red")): Fraction(3, 10),
        (("first", "red"), ("second", "black")): Fraction(3, 10),
        (("first", "black"), ("second", "red")): Fraction(3, 10),
        (("first", "black"), ("second", "black")): Fraction(1, 10),
    }


def test_a_card_whose_place_is_known_is_drawn_for_sure() -> None:
    def draw(g: Track) -> None:
        g.at += 1
        if g.at == 1:
            g.tell("roll", "1", outcome="high" if g.dice.d6() > 3 else "low")
        else:
            g.tell("drew", "1", outcome=str(g.dice.top(g.deck, [g.deck, g.reserve], g.known)))
        g.over = g.at == 2

    for branch in chain_of(walk(draw, (5, 1), (6, 7)), GO).chain[0].branches:
        assert [(b.outcome, b.chance) for stage in branch.then for b in stage.branches] == [("1", Fraction(1))]


# -- the games ---------------------------------------------------------------------------------------

CASES = Path(__file__).parent / "casebook"
SITUATIONS = {
    "raiders/15.1-first-in-line-draws-the-fire": "",
    "raiders/Demolition-six": "charge Compound C 3",
    "raiders/2.2-roll-against-value": "",
    "raiders/Demolition-every-die": "",
    "incursion/6.6.2-volatile-one-explodes": "fire Minenzombie 1",
    "incursion/6.6.2-volatile-in-reaction-fire": "",
    "incursion/3.10-friends-too": "target G2",
    "incursion/3.10-the-blast-and-the-blaze": "",
    "incursion/6.3.1-harpoon-miss-four-drags": "harpoon Slugger",
    "incursion/6.3.1-harpoon-hit-drags": "",
}
"""Cases, and an option that is looked at on the way through them."""


def walk_case(name: str) -> list[Match]:
    """A case at each of its questions."""
    case = read_case(CASES / f"{name}.yaml")
    game = game_named(case.game)
    match = begin_case(case, game, checked_options(game, case.options))
    out = [match.fork()]
    for step in case.play:
        if isinstance(step, str):
            match.give(step)
            out.append(match.fork())
    return [match for match in out if match.ask is not None and match.ask.kind != "die"]


@pytest.mark.parametrize(("name", "wanted"), SITUATIONS.items())
def test_odds_in_play_agree_with_brute_force(name: str, wanted: str) -> None:
    looked_at: Counter[str] = Counter()
    for match in walk_case(name):
        assert match.ask is not None
        for option in match.ask.options:
            odds = odds_of(match, option)
            if odds is not None:
                looked_at[option.text] += agree(odds, brute(match, option))
    assert looked_at[wanted] > 1 if wanted else looked_at


@pytest.mark.parametrize(("right", "wrong"), [("caught: 1/2", "caught: 1/3"), ("harpoon: {", "volatile: {")])
def test_a_case_that_expects_another_chain_fails(right: str, wrong: str, tmp_path: Path) -> None:
    text = (CASES / "incursion/6.3.1-the-chain-of-a-harpoon.yaml").read_text()
    assert right in text
    (tmp_path / "case.yaml").write_text(text.replace(right, wrong))
    case = read_case(tmp_path / "case.yaml")
    game = game_named(case.game)
    outcome = run_case(case, game, checked_options(game, case.options))
    assert ("wrong", "chain") in outcome.steps


def landing(deck: list[str]) -> Match:
    """A leader about to land, and three cards in the deck, the top one first."""
    game = game_named("telemark")
    options = checked_options(game, {})
    position = {"units": {"SOE Staging Area": ["Ronneberg"]}, "deck": deck}
    return play_from(game, "gunnerside", options, game.place("gunnerside", options, position, KeyedDice(KEY)))


def test_a_landing_takes_each_card_it_could_draw() -> None:
    """RAIDERS 34, 13, 17.1: the cards nobody has seen are those of the deck and of the reserve."""
    cards = [card.name for card in telemark().theater.cards]
    exact: dict[Path_, Fraction] = {}
    for top in cards:
        match = landing([top, *[card for card in cards if card != top][:2]])
        for path, chance in brute(match, option_of(match, "land Skolandmyr"), 2).items():
            exact[path] = exact.get(path, Fraction(0)) + chance / len(cards)
    trees = []
    for deck in (cards[:3], cards[5:8], cards[-3:]):
        match = landing(deck)
        odds = chain_of(match, option_of(match, "land Skolandmyr"))
        assert agree(odds, exact) > 3
        trees.append([stage.data() for stage in odds.chain])
    assert trees[0] == trees[1] == trees[2]


def test_what_follows_a_charge_does_not_tell_whether_the_plant_lies_hidden() -> None:
    """RAIDERS 6, 32: with both stores of barrels gone Gunnerside is won, unless the plant is on the map."""
    game = game_named("telemark")
    options = checked_options(game, {})
    trees = []
    for hidden, undrawn in [("Heavy water plant", "Ambush A"), ("Ambush A", "Heavy water plant")]:
        position = {
            "segment": "objective",
            "units": {"Tinnoset": ["Ronneberg"], "Kalhovd": ["Commando 1"]},
            "gear": {"Ronneberg": ["Compound C 3"]},
            "force": ["Ronneberg"],
            "markers": {
                "Tinnoset": ["Barrels B"],
                "destroyed": ["Barrels A"],
                "Mael": [hidden],
                "undrawn": [undrawn],
            },
            "revealed": ["Barrels A", "Barrels B"],
            "deck": ["Patrol", "Informer"],
        }
        state = game.place("gunnerside", options, position, KeyedDice(KEY))
        match = play_from(game, "gunnerside", options, state)
        trees.append([s.data() for s in chain_of(match, option_of(match, "charge Compound C 3")).chain])
    assert trees[0] == trees[1]

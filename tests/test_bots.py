"""The strong player: same seed same decision, honest, within its budget, and better where the heuristic errs."""

from __future__ import annotations

import random

import pytest

from conformance import CLOSELY
from golden import ENDINGS, file_of
from grognard.bots import (
    COMPUTERS,
    PLAYERS,
    Budget,
    Playouts,
    Seconds,
    heuristic_player,
    player_named,
    players,
    search,
    standing,
)
from grognard.bots.players import bot_of
from grognard.bots.playout import playout
from grognard.engine import record
from grognard.engine.ask import Ask, Option
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from, start
from grognard.engine.problem import Problem
from grognard.engine.state import State
from grognard.games import checked_options, game_named, match_at
from grognard.text import say
from toy import PASS, Toy, ToyGame

GAMES = ["telemark", "incursion"]
FEW = 8


def matches(name: str, count: int) -> list[Match]:
    """One of each scenario, as far as quick players take it in so many answers."""
    game = game_named(name)
    quick = heuristic_player(game)
    found = []
    for scenario in game.scenarios:
        match = start(game, scenario, checked_options(game, {}), key_of(f"bots {scenario}"), events=False)
        chance = random.Random(scenario)
        while match.ask is not None and len(match.answers) < count:
            match.answer(quick(match, chance))
        found.append(match)
    return found


def thinks(match: Match, ask: Ask) -> bool:
    return ask.usual is None and len(bot_of(match.game).contenders(match.state, ask)) > 1


def weighed(name: str, count: int) -> list[Match]:
    """Those that stand at an ask worth looking ahead for."""
    game = game_named(name)
    quick = heuristic_player(game)
    found = []
    for match in matches(name, count):
        chance = random.Random(count)
        while match.ask is not None and not thinks(match, match.ask):
            match.answer(quick(match, chance))
        if match.ask is not None:
            found.append(match)
    return found


def decision(match: Match, budget: Budget, seed: str = "same") -> str:
    return player_named("strong", match.game, budget)(match, random.Random(seed)).text


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_decision(name: str) -> None:
    for match in weighed(name, 60)[: 99 if CLOSELY else 4]:
        before = match.game.describe(match.state)
        first = decision(match, Playouts(FEW))
        assert first == decision(match, Playouts(FEW)) == decision(match.fork(), Playouts(FEW))
        assert match.game.describe(match.state) == before, "it thinks beside the match, not in it"


@pytest.mark.parametrize("name", GAMES)
def test_it_cannot_know_what_is_hidden(name: str) -> None:
    """In worlds that differ only in what its seat cannot know it decides alike, given the same chance."""
    seen = 0
    for count in (15, 25, 40, 70) if CLOSELY else (15, 40):
        for real in weighed(name, count)[:4]:
            match = real.fork(each_step=True)
            assert match.ask is not None
            if match.start != len(match.answers):
                continue  # a world can only begin with a step
            game = match.game
            seat = match.ask.seat
            states = [game.imagine(match.checkpoint, seat, KeyedDice(bytes([n]) * 32)) for n in range(3)]
            worlds = [play_from(game, match.scenario, match.options, state, events=False) for state in states]
            if any(world.ask is None or world.ask.options != match.ask.options for world in worlds):
                continue  # dice fall before the question, or a card is turned up
            differ = {str(game.describe(world.state)) for world in worlds}
            assert len({decision(world, Playouts(24 if CLOSELY else 12)) for world in worlds}) == 1, match.ask.kind
            seen += len(differ) > 1
    assert seen >= 2


@pytest.mark.parametrize("name", GAMES)
def test_it_only_ever_answers_with_an_option(name: str) -> None:
    game = game_named(name)
    weighs = 0
    for match in matches(name, 0 if CLOSELY or name == "telemark" else 50)[: 4 if CLOSELY else 2]:
        chance = random.Random(7)
        strong = player_named("strong", game, Playouts(FEW))
        while match.ask is not None and len(match.answers) < 60:
            weighs += thinks(match, match.ask)
            option = strong(match, chance)
            assert any(option is offered for offered in match.ask.options)
            match.answer(option)
    assert weighs > 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [1, 5, 24])
def test_it_makes_no_more_playouts_than_it_may(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Option] = []

    def counted(*given: object) -> float:
        made.append(given[2])  # type: ignore[arg-type]
        return playout(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("grognard.bots.search.playout", counted)
    counts = []
    for match in weighed(name, 50):
        made.clear()
        decision(match, Playouts(most))
        counts.append(len(made))
    assert max(counts) <= most
    assert max(counts) > 0 or most < 4


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is on by a tenth of a second with every playout: in half a second there is room for five."""
    now = [0.0]
    made = []

    def slow(*given: object) -> float:
        now[0] += 0.1
        made.append(given)
        return 0.5 + 0.01 * len(made)

    monkeypatch.setattr("grognard.bots.search.playout", slow)
    for match in weighed("telemark", 20):
        assert match.ask is not None
        made.clear()
        now[0] = 0.0
        decision(match, Seconds(0.5, lambda: now[0]))
        others = min(search.MOST, len(match.ask.options) - 1)
        assert len(made) <= max(5, others + 1), (
            "one world is played whole: before it nobody knows how long one takes"
        )
        assert len(made) < 2 * (others + 1) or now[0] <= 0.5 + 1e-9


class Passes:
    """A bot for the toy that always passes, and looks one turn ahead."""

    HORIZON = 1
    KEEN: frozenset[str] = frozenset()

    def choose(self, g: State, ask: Ask) -> Option:
        return PASS if ask.kind == "act" else ask.options[0]

    def contenders(self, g: State, ask: Ask) -> list[Option]:
        return ask.options if ask.kind == "act" else []

    def clock(self, g: State) -> int:
        assert isinstance(g, Toy)
        return g.turn

    def worth(self, g: State, seat: int) -> float:
        assert isinstance(g, Toy)
        return float(g.score[seat] >= 10)


def test_it_takes_the_option_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine points, and every die is one at least: to lay a card wins, and the heuristic would pass."""
    monkeypatch.setattr(search, "bot_of", lambda game: Passes())
    monkeypatch.setattr(players, "bot_of", lambda game: Passes())
    monkeypatch.setattr(ToyGame, "redeal", lambda game, g, seat: None)
    game: Game = ToyGame()
    state = Toy(KeyedDice(b"k" * 32))
    state.score = [9, 0]
    match = play_from(game, "only", {}, state, events=False)
    assert heuristic_player(game)(match, random.Random(1)) is PASS
    assert search.strong_player(game, Playouts(24))(match, random.Random(1)).verb == "lay"
    state.score = [3, 0]  # one card wins nothing: what the heuristic says stands
    match = play_from(game, "only", {}, state, events=False)
    assert search.strong_player(game, Playouts(24))(match, random.Random(1)) is PASS


def test_the_veto_keeps_the_winning_option_out_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST", 1)
    test_it_takes_the_option_that_wins(monkeypatch)


# -- how well a seat stands -----------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_a_match_is_worth_what_came_of_it(name: str) -> None:
    game = game_named(name)
    bot = bot_of(game)
    ended = set()
    for end in [end for end in ENDINGS if end[0] == name]:
        match = record.restore(record.read(file_of(end)), game)
        assert match.ask is None
        for seat in range(len(game.seats)):
            assert bot.worth(match.state, seat) == standing(game, match.state, seat)
            ended.add(standing(game, match.state, seat))
    assert {0.0, 1.0} <= ended


@pytest.mark.parametrize("name", GAMES)
def test_what_one_side_has_the_other_lacks(name: str) -> None:
    for match in matches(name, 30) + matches(name, 80):
        bot = bot_of(match.game)
        shares = [bot.worth(match.state, seat) for seat in range(len(match.game.seats))]
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert len(shares) == 1 or sum(shares) == pytest.approx(1.0)


TWO = "Private 1: {at: F2}, Private 2: {at: F3}, Gretel: {at: R8}, Zombie 1: {at: R9}"
BETTER = {
    "more men": (
        "incursion recon",
        f"figures: {{{TWO}}}",
        "figures: {Private 1: {at: F2}, Gretel: {at: R8}, Zombie 1: {at: R9}}",
    ),
    "a wound": ("incursion beacon", f"figures: {{{TWO}}}", f"figures: {{{TWO.replace('F2', 'F2, hurt: 1')}}}"),
    "the beacon": (
        "incursion beacon",
        f"figures: {{{TWO}}}, objects: {{beacon: {{by: Private 1}}}}",
        f"figures: {{{TWO}}}, objects: {{beacon: {{by: Gretel}}}}",
    ),
    "near the way out": (
        "incursion beacon",
        f"figures: {{{TWO.replace('F2', 'B2')}}}, objects: {{beacon: {{by: Private 1}}}}",
        f"figures: {{{TWO.replace('F2', 'N9')}}}, objects: {{beacon: {{by: Private 1}}}}",
    ),
    "a door sealed": (
        "incursion incursion",
        f"doors: {{open: [G2, G3], sealed: [G1]}}, figures: {{{TWO}}}",
        f"figures: {{{TWO}}}",
    ),
    "panels": (
        "incursion acdc",
        f"points: [2, 0], figures: {{{TWO}}}",
        f"points: [0, 2], figures: {{{TWO}}}",
    ),
    "markers seen": (
        "telemark grouse",
        "segment: force, units: {Rjukan: [Poulsson, Commando 1]}, revealed: [Barrels A, Barrels B]",
        "segment: force, units: {Rjukan: [Poulsson, Commando 1]}",
    ),
    "quiet": (
        "telemark freshman",
        "segment: force, alert: 1, units: {Rjukan: [Engineer 1, Engineer 2, Engineer 3]}",
        "segment: force, alert: 5, units: {Rjukan: [Engineer 1, Engineer 2, Engineer 3]}",
    ),
    "a whole force": (
        "telemark gunnerside",
        "segment: force, units: {Rjukan: [Engineer 1, Engineer 2, Engineer 3]}",
        "segment: force, units: {Rjukan: [Engineer 1]}",
    ),
}


@pytest.mark.parametrize("case", BETTER)
def test_who_is_plainly_better_off_stands_better(case: str) -> None:
    """For the first seat; the other of two stands worse by as much."""
    where, better, worse = BETTER[case]
    game, scenario = where.split()
    shares = []
    for position in (better, worse):
        match, _ = match_at(f"{game}/1 {scenario} {{{position}}}", {}, "bots")
        shares.append(bot_of(match.game).worth(match.state, 0))
    assert shares[0] > shares[1]


# -- names ----------------------------------------------------------------------------------------


def test_players_have_their_names_and_keep_the_old_ones() -> None:
    game = game_named("telemark")
    match = weighed("telemark", 20)[0]
    answers = {
        name: player_named(name, game, Playouts(FEW))(match, random.Random(3)).text
        for name in [*PLAYERS, "heuristic", "search"]
    }
    assert answers["heuristic"] == answers["quick"]
    assert answers["search"] == answers["strong"]
    with pytest.raises(Problem, match="quick, strong, random"):
        player_named("genius", game)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_players_have_words(lang: str) -> None:
    words = {kind: say(lang, f"web-seat-{kind}") for kind in COMPUTERS}
    assert len(set(words.values())) == len(COMPUTERS) == 2
    for player in PLAYERS:
        assert player in say(lang, "cli-sim-player")
    for player in COMPUTERS.values():
        assert player in say(lang, "cli-play-against")


@pytest.mark.parametrize("name", GAMES)
def test_dice_of_an_imagined_world_go_on_from_the_deal(name: str) -> None:
    """What was dealt does not decide what falls: the bytes of the deal are not rolled again."""
    dealt = 0
    for match in matches(name, 12):
        while match.ask is not None and len(match.answers) < 60:
            world = match.imagine(match.ask.seat, KeyedDice(key_of("world")))
            before = world.state.dice.counter
            dealt += before > 0
            world.answer(match.ask.options[0])
            assert world.state.dice.counter >= before
            with pytest.raises(AssertionError):
                world.fork()
            match.answer(match.ask.options[-1])
    assert dealt

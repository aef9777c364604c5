"""Proof that the conformance suite can fail: each broken game must be caught by its law."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from typing import Any

import pytest
from tinygames import among_games

import conformance as law
from conformance import Setting
from grognard.engine.ask import OUT, Ask, Marking, Member, Option, Rules
from grognard.engine.match import Match
from grognard.engine.reason import Reason
from grognard.engine.scene import Piece, Plan, Track
from grognard.engine.state import State
from grognard.games import checked_options, game_named
from grognard.games.incursion.content import content
from grognard.games.incursion.game import Incursion
from grognard.games.incursion.state import BID, DEPLOY, MUSTER, Battle
from grognard.games.raiders.content import telemark
from grognard.games.raiders.game import Telemark
from grognard.games.raiders.state import Mission


def setting(game: Telemark) -> Setting:
    return Setting(game, "gunnerside", checked_options(game, {}), "mutation")


def test_the_unbroken_game_passes() -> None:
    good = setting(Telemark(telemark()))
    law.nothing_leaks(good)
    law.reasons_leak_nothing(good)
    law.plans_leak_nothing(good)
    law.undo_returns(good)
    law.forks_have_the_same_future(good)
    law.plays_to_the_end(good)


class LeakyScene(Telemark):
    """Shows a number that depends on the order of the deck."""

    def scene(self, g: State, seat: int, lang: str) -> Any:
        scene = super().scene(g, seat, lang)
        assert isinstance(g, Mission)
        scene.tracks.append(Track(id="leak", name="leak", value=g.deck[-1] if g.deck else 0))
        return scene


def test_a_leaky_scene_is_caught() -> None:
    with pytest.raises(AssertionError, match="leaks"):
        law.nothing_leaks(setting(LeakyScene(telemark())))


class Meddler(Telemark):
    """Deals again what everybody knows and no scene shows."""

    def redeal(self, g: State, seat: int) -> None:
        super().redeal(g, seat)
        assert isinstance(g, Mission)
        g.leaders_due += 1


def test_dealing_what_is_open_again_is_caught() -> None:
    with pytest.raises(AssertionError, match="leaders_due is open to all"):
        law.nothing_leaks(setting(Meddler(telemark())))


class LeakyAsk(Telemark):
    """Orders the options of an ask by what lies under the face-down markers."""

    def step(self, g: State) -> Rules[None]:
        def sort(ask: Ask) -> None:
            assert isinstance(g, Mission)
            if g.marker_at[0] == g.theater.objective_spaces[0]:
                ask.options.reverse()

        return passing_on(super().step(g), sort)


def test_a_leaky_ask_is_caught() -> None:
    with pytest.raises(AssertionError, match="leaks"):
        for seed in range(12):
            broken = setting(LeakyAsk(telemark()))
            broken.seed = str(seed)
            law.nothing_leaks(broken)


def passing_on(rules: Rules[None], change: Any) -> Generator[Ask, Option, None]:
    """The same rules with every ask changed on its way."""
    try:
        ask = next(rules)
        while True:
            change(ask)
            ask = rules.send((yield ask))
    except StopIteration:
        return


def two_seats(game: Incursion) -> Setting:
    return Setting(game, "incursion", checked_options(game, {"turn_limit": "on"}), "mutation")


def test_the_unbroken_game_of_two_passes() -> None:
    law.nothing_leaks(two_seats(Incursion(content())), every=7)


class LeakyHand(Incursion):
    """Shows a number that depends on the cards in the enemy's hand."""

    told: tuple[int, ...] = (0, 1)

    def secret(self, g: Battle, seat: int) -> int:
        return sum(g.hands[1 - seat])

    def scene(self, g: State, seat: int, lang: str) -> Any:
        scene = super().scene(g, seat, lang)
        assert isinstance(g, Battle)
        if seat in self.told:
            scene.tracks.append(Track(id="leak", name="leak", value=self.secret(g, seat)))
        return scene


class LeakyOrders(Incursion):
    """An order can be given only against a hand of a certain sum."""

    def orders(self, g: State, seat: int) -> dict[str, list[str]]:
        assert isinstance(g, Battle)
        return super().orders(g, seat) if sum(g.hands[1 - seat]) % 2 else {}


class LeakyFacts(Incursion):
    """Tells in its events, though in no sentence, what the enemy holds."""

    def step(self, g: State) -> Rules[None]:
        def tell(ask: Ask) -> None:
            assert isinstance(g, Battle)
            if g.log is not None and g.log.events:
                g.log.events[-1].facts["leak"] = sum(sum(hand) for hand in g.hands)

        return passing_on(super().step(g), tell)


@pytest.mark.parametrize(
    ("leaky", "what"), [(LeakyOrders, "said of  leaks"), (LeakyFacts, "the save leaks")], ids=["orders", "facts"]
)
def test_what_leaks_when_asked_for_is_caught(leaky: type[Incursion], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        law.nothing_asked_for_leaks(two_seats(leaky(content())), every=7)


class LeakyToOnlookers(LeakyHand):
    """Shows the Allied hand to those who only look on."""

    told = (-1,)

    def secret(self, g: Battle, seat: int) -> int:
        return sum(g.hands[0])


class LeakyBid(LeakyHand):
    """Shows the Allied bid while the Germans are still to make theirs."""

    def secret(self, g: Battle, seat: int) -> int:
        return g.bid[0] if g.phase == BID else 0


class LeakyForce(LeakyHand):
    """Shows the Allied force while the Germans are still choosing theirs."""

    def secret(self, g: Battle, seat: int) -> int:
        return g.bought if g.phase == MUSTER else 0


class LeakyPlaces(LeakyHand):
    """Shows where the newcomers will come in before both sides have placed them."""

    def secret(self, g: Battle, seat: int) -> int:
        return sum(g.waiting(f) + 1 for f in g.in_battle(1 - seat)) if g.phase == DEPLOY else 0


@pytest.mark.parametrize("leaky", [LeakyHand, LeakyToOnlookers, LeakyBid, LeakyForce, LeakyPlaces])
def test_what_one_seat_tells_of_the_other_is_caught(leaky: type[Incursion]) -> None:
    with pytest.raises(AssertionError, match="leaks"):
        law.nothing_leaks(two_seats(leaky(content())))


class UnstableOptions(Telemark):
    """Lists options in an order that depends on nothing in the state."""

    chance = random.Random(1)

    def step(self, g: State) -> Rules[None]:
        return passing_on(super().step(g), lambda ask: self.chance.shuffle(ask.options))


def test_an_unstable_option_order_is_caught() -> None:
    with pytest.raises(AssertionError):
        law.forks_have_the_same_future(setting(UnstableOptions(telemark())))


def test_an_undo_past_a_die_is_caught() -> None:
    def anything_goes(match: Match) -> bool:
        return len(match.answers) > 0

    with pytest.raises(AssertionError, match="past"):
        law.undo_returns(setting(Telemark(telemark())), anything_goes)


class DeadEnd(Telemark):
    """Asks a question without an answer."""

    def step(self, g: State) -> Rules[None]:
        return passing_on(super().step(g), lambda ask: ask.options.clear())


def test_a_dead_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="dead end"):
        law.plays_to_the_end(setting(DeadEnd(telemark())))


class ForgetfulPosition(Telemark):
    """Leaves the recruit points out of its description."""

    def describe(self, g: State) -> dict[str, Any]:
        return {k: v for k, v in super().describe(g).items() if k != "rp"}


def test_a_lossy_save_is_caught() -> None:
    with pytest.raises(AssertionError):
        law.checkpoints_have_the_same_future(setting(ForgetfulPosition(telemark())))


@pytest.fixture
def outpost() -> Iterator[Any]:
    with among_games("outpost"):
        yield type(game_named("outpost"))


def test_a_reason_that_leaks_is_caught(outpost: Any) -> None:
    """A rule that looks at the other side's mine where it says why not, and nowhere else."""

    class LeakyReason(outpost):  # type: ignore[misc]
        def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
            if option.verb == "go" and g.mines[1 - ask.seat] == option.value:  # type: ignore[attr-defined]
                return Reason("mined", "3", {"soldier": 0, "post": option.value})
            found: Reason | None = super().why_not(g, ask, option)
            return found

    broken = Setting(LeakyReason(), "short", {}, "mutation")
    law.nothing_leaks(broken)
    with pytest.raises(AssertionError, match="leaks"):
        law.reasons_leak_nothing(broken)


def marked_anyhow(g: Any, in_any_order: bool) -> Rules[None]:
    """A marking of three soldiers that does not keep to the order of its members, or forgets its commit."""
    verb = Option("sleep", "A"), Option("sleep", "B"), Option("sleep", "C")
    members = [Member([option]) for option in verb]
    done = Option("done")
    now = [OUT, OUT, OUT]
    while True:
        first = 0 if in_any_order else max([k + 1 for k in range(3) if now[k] == 0], default=0)
        options = [verb[k] for k in range(first, 3) if now[k] == OUT]
        options += [done] if in_any_order or OUT in now[1:] else []
        given = 3 - now.count(OUT)
        answer = yield Ask(0, "night", "6", options, marking=Marking(members, done, now[:], first, given))
        if answer == done:
            break
        now[verb.index(answer)] = 0
    g.over = True


@pytest.mark.parametrize(("in_any_order", "caught"), [(True, "the same set twice"), (False, "dead end")])
def test_a_marking_without_its_one_order_or_end_is_caught(outpost: Any, in_any_order: bool, caught: str) -> None:
    class Anyhow(outpost):  # type: ignore[misc]
        def step(self, g: State) -> Rules[None]:
            return marked_anyhow(g, in_any_order)

    law.sets_have_one_record(Setting(outpost(), "short", {}, "mutation"))
    with pytest.raises(AssertionError, match=caught):
        law.sets_have_one_record(Setting(Anyhow(), "short", {}, "mutation"))


def test_a_plan_that_leaks_is_caught(outpost: Any) -> None:
    """Ways that go around what only the other side can know of."""

    class LeakyPlans(outpost):  # type: ignore[misc]
        def walks(self, ask: Ask) -> bool:
            return True

        def plans(self, g: State, ask: Ask, lang: str, about: Sequence[str] = ()) -> list[Any]:
            mine = g.mines[1 - ask.seat]  # type: ignore[attr-defined]
            return [Plan(answers=[ask.options[0].text], label="around", space=f"post:{mine}")]

    broken = Setting(LeakyPlans(), "short", {}, "mutation")
    law.nothing_leaks(broken)
    with pytest.raises(AssertionError, match="leak"):
        law.plans_leak_nothing(broken)


def test_a_position_in_between_that_leaks_is_caught() -> None:
    """Pieces that show what is hidden, but only on the way."""

    class LeakyBeats(Incursion):
        def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
            assert isinstance(g, Battle)
            hands = str([hand for side, hand in enumerate(g.hands) if side != seat])
            return [*super().pieces(g, seat, lang), Piece(id=hands, name=hands, side="", face="", place="")]

    broken = Setting(LeakyBeats(content()), "recon", checked_options(game_named("incursion"), {}), "mutation")
    with pytest.raises(AssertionError, match="in between"):
        law.nothing_leaks(broken)


def test_an_order_that_shows_by_its_time_is_caught(outpost: Any) -> None:
    class Hasty(outpost):  # type: ignore[misc]
        def orders(self, g: State, seat: int) -> dict[str, list[str]]:
            return {"all": ["ask", "first"]}

        def ordered(self, g: State, ask: Ask, orders: dict[str, str], foresee: Any = None) -> Option | None:
            return ask.options[0] if orders.get("all") == "first" else None

    with pytest.raises(AssertionError, match="time it takes"):
        law.orders_are_watched(Setting(Hasty(), "short", {}, "mutation"))

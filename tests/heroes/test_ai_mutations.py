"""What would be wrong is caught: the examples and the second implementation fail where a rule is read otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.engine.dice import DieNeeded, ScriptMismatch
from grognard.games.heroes.ai import choosing, firing, orders
from grognard.games.heroes.ai.choosing import Contender, Pair
from grognard.games.heroes.map import Map
from grognard.games.heroes.rules import checks, hits, shooting
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import MarkerType
from heroes import test_ai_choices as choices
from heroes import test_ai_examples as examples
from heroes.opponent import ai_turn, card, deal, events, put, script, table

pytestmark = pytest.mark.plain
"""What is put in place of a rule here, compiled rules would not call."""


def fails(law: Callable[[], None]) -> bool:
    """Whether a law does not hold any more."""
    try:
        law()
    except (AssertionError, DieNeeded, ScriptMismatch):
        return True
    return False


@pytest.mark.parametrize("steps", [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_two_steps_of_5_1_1_swapped(monkeypatch: pytest.MonkeyPatch, steps: tuple[int, int]) -> None:
    """HEROES 5.1.1: the order of its steps is what decides."""
    usual = choosing.priority

    def swapped(who: Contender, move: bool, fire: bool) -> list[int]:
        found = usual(who, move, fire)
        a, b = steps
        if len(found) > b:
            found[a], found[b] = found[b], found[a]
        return found

    monkeypatch.setattr(choosing, "priority", swapped)
    law = choices.test_each_step_of_5_1_1_before_the_next
    assert fails(lambda: law(True)) and fails(lambda: law(False))


@pytest.mark.parametrize("steps", [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_two_steps_of_5_2_swapped(monkeypatch: pytest.MonkeyPatch, steps: tuple[int, int]) -> None:
    """HEROES 5.2: the same for targets."""
    usual = firing.rank_of

    def swapped(g: Mission, pair: Pair) -> list[int]:
        found = usual(g, pair)
        a, b = steps
        found[a], found[b] = found[b], found[a]
        return found

    monkeypatch.setattr(firing, "rank_of", swapped)
    assert fails(choices.target_steps)


def test_the_edge_of_the_arc_counted_as_front(monkeypatch: pytest.MonkeyPatch) -> None:
    """R47: examples 17 and 21 do not come out any more."""
    arc, facings, in_front = Map.arc, Map.facings, Map.in_front
    monkeypatch.setattr(Map, "arc", lambda self, h, facing, wide: arc(self, h, facing, True))
    monkeypatch.setattr(Map, "facings", lambda self, h, wide: facings(self, h, True))
    monkeypatch.setattr(Map, "in_front", lambda self, h, facing, b, wide: in_front(self, h, facing, b, True))
    assert fails(lambda: examples.test_e17_card_22(3, "N")) or fails(lambda: examples.test_e17_card_22(4, "NE"))
    assert fails(examples.test_e21_card_15)


def test_the_caps_on_every_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """HEROES 4.3.1: they count once."""
    usual = shooting.Volley

    class Lasting(usual):  # type: ignore[misc, valid-type]
        """CAPs that never go."""

        @property
        def boost(self) -> int:
            return int(self.kept)

        @boost.setter
        def boost(self, caps: int) -> None:
            self.kept = max(caps, getattr(self, "kept", 0))

    monkeypatch.setattr(shooting, "Volley", Lasting)
    assert fails(examples.test_t10_the_caps_of_an_order_count_once)


def lost_before_the_check() -> None:
    """HEROES 7.3.1, R30: an AI proves dead as it is ordered: a blue card leaves before the check is drawn."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    put(g, "s-rifles-41", "F10/NW", "down")
    put(g, "s-rifles-41", "F13/NW")
    g.orders = [card(g, number) for number in (1, 2, 28)]
    script(g, "kia", *[1] * 20)
    deal(g, 35, 28)
    g.orders = [n for n in g.orders if g.theater.box.cards[n].number in (1, 2, 35, 28)]
    ai_turn(g)
    assert g.log is not None
    kinds = [event.kind for event in g.log.events]
    lost = events(g, "command-lost")
    assert len(lost) == 1 and "check" in kinds and kinds.index("command-lost") < kinds.index("check")


def test_a_blue_card_leaves_before_the_check() -> None:
    lost_before_the_check()


def test_the_check_before_the_blue_card_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loss that waits till the turn is over is caught."""
    waiting: list[Mission] = []
    monkeypatch.setattr(hits, "lose_command", waiting.append)
    usual = checks.spent_check

    def late(g: Mission, units: list[int], cost: int) -> None:
        usual(g, units, cost)
        for one in waiting:
            checks.lose_command(one)

    monkeypatch.setattr("grognard.games.heroes.ai.turn.spent_check", late)
    assert fails(lost_before_the_check)


def unknown_markers() -> None:
    """HEROES 7.4, R43: what lies face down changes nothing before it is shown: the nearest is still chosen."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    near = put(g, "s-rifles-41", "F10/NW", "down")
    put(g, "s-rifles-41", "F11/NW")
    script(g, "panicked", *[1] * 10)
    deal(g, 25, 28)
    g.box = 2
    ai_turn(g)
    shown = events(g, "marker")
    assert [event.facts["unit"] for event in shown] == [near]


def test_a_marker_is_shown_only_when_its_ai_is_chosen() -> None:
    unknown_markers()


def test_an_ai_that_peeks_under_its_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that knew it was panicked would let another fire at once."""

    def peeks(g: Mission, unit: int) -> MarkerType | None:
        found = g.hit[unit]
        names = g.theater.box.marker_names
        return (
            None if found < 0 else g.theater.box.markers[names.index("panicked") if g.is_face_down(unit) else found]
        )

    monkeypatch.setattr(Mission, "marker", peeks)
    assert fails(unknown_markers)


def test_a_shot_that_needs_eleven(monkeypatch: pytest.MonkeyPatch) -> None:
    """HEROES 5.1: with the limit gone the Rifles of example 14 would fire at the tank."""
    usual = firing.weigh_shot

    def reckless(g: Mission, look: object, pair: Pair, long: bool, cap: int) -> str:
        why = usual(g, look, pair, long, cap)  # type: ignore[arg-type]
        return "" if why.startswith("needs") else why

    monkeypatch.setattr(orders, "weigh_shot", reckless)
    assert fails(examples.test_e14_card_22)


def test_the_dead_are_gone_at_once() -> None:
    """HEROES 7.4, R44: a KIA marker that is shown takes the AI with it, and the line is tried again."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    dead = put(g, "s-rifles-41", "F10/NW", "down")
    other = put(g, "s-rifles-41", "F11/NW")
    script(g, "kia", *[1] * 200)
    deal(g, 35, 28)
    ai_turn(g)
    assert not g.on_map(dead) and events(g, "ai-turn")[0].facts["unit"] == other

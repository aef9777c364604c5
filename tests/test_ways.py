"""Fields of distance and cheapest ways, beside prices passed from neighbour to neighbour until nothing changes."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.ways import NO_GATES, cheapest, downhill, field, steps_from

FAR = 40
SMALL = Board(Atlas({"": Sheet(5, (1, 4), (1, 4), second_lower=True)}), [Placed()])

prices = st.lists(st.integers(-1, 9), min_size=len(SMALL.beside), max_size=len(SMALL.beside))
spaces = st.sampled_from(SMALL.hexes)


def relaxed(enter: list[int], gates: list[list[int]], tolls: list[int], goals: list[int]) -> list[int]:
    """What a walker pays from each hex to a goal: the price of each hex he enters, and every toll on the way."""
    away = [0 if h in goals else FAR for h in range(len(SMALL.beside))]
    for _ in SMALL.hexes:
        for here in SMALL.hexes:
            for way, there in enumerate(SMALL.beside[here]):
                if there < 0 or enter[here] < 0 or (enter[there] < 0 and there not in goals):
                    continue
                gate = gates[here][way]
                if gate >= 0 and tolls[gate] < 0:
                    continue
                away[here] = min(away[here], away[there] + enter[there] + (tolls[gate] if gate >= 0 else 0))
    return away


@st.composite
def fences(draw: st.DrawFn) -> list[list[int]]:
    gates = [[-1] * 6 for _ in SMALL.beside]
    for h in SMALL.hexes:
        for way in range(3):
            other = SMALL.beside[h][way]
            if other >= 0:
                gates[h][way] = gates[other][way + 3] = draw(st.integers(-1, 2))
    return gates


@settings(deadline=None)
@given(
    prices, fences(), st.lists(st.integers(-1, 4), min_size=3, max_size=3), st.sets(spaces, min_size=1, max_size=3)
)
def test_a_field_is_what_a_walker_pays(
    enter: list[int], gates: list[list[int]], tolls: list[int], targets: set[int]
) -> None:
    goals = sorted(h for h in targets if enter[h] >= 0)
    away = field(SMALL.beside, enter, gates, tolls, goals, FAR)
    assert away == relaxed(enter, gates, tolls, goals)
    none = [[-1] * 6 for _ in SMALL.beside]
    assert field(SMALL.beside, enter, NO_GATES, [], goals, FAR) == relaxed(enter, none, [], goals)


@settings(deadline=None)
@given(prices, fences(), st.lists(st.integers(-1, 4), min_size=3, max_size=3), spaces, spaces)
def test_the_way_of_a_field_costs_what_the_field_says(
    enter: list[int], gates: list[list[int]], tolls: list[int], start: int, goal: int
) -> None:
    on = [-1] * len(SMALL.beside)
    away = field(SMALL.beside, enter, gates, tolls, [goal], FAR, on)
    way = downhill(on, start)
    assert way[0] == start
    assert (way[-1] == goal) == (away[start] < FAR)
    paid = 0
    for here, there in zip(way, way[1:], strict=False):
        gate = gates[here][SMALL.beside[here].index(there)]
        assert gate < 0 or tolls[gate] >= 0
        paid += enter[there] + (tolls[gate] if gate >= 0 else 0)
    assert paid == (away[start] if away[start] < FAR else 0)


@settings(deadline=None)
@given(prices.map(lambda p: [abs(n) for n in p]), spaces)
def test_the_cheapest_ways_out_cost_what_a_field_back_would(enter: list[int], start: int) -> None:
    """The same map walked the other way: here a step is paid for by the hex it leads to."""
    found = cheapest(
        start,
        (0, 0),
        lambda here, so_far: [
            ((so_far[here].price[0] + enter[there], so_far[here].price[1] + 1), there, way)
            for way, there in enumerate(SMALL.beside[here])
            if there >= 0
        ],
    )
    assert sorted(found) == SMALL.hexes
    bill = [arrival.price for arrival in found.values()]
    assert bill == sorted(bill)
    for goal in SMALL.hexes:
        back = field(SMALL.beside, enter, NO_GATES, [], [goal], 500)
        assert found[goal].price[0] == back[start]
    for space, arrival in found.items():
        if space != start:
            assert arrival.by is not None
            assert SMALL.beside[arrival.before][arrival.by] == space
            before = found[arrival.before].price
            assert arrival.price == (before[0] + enter[space], before[1] + 1)


def test_of_equal_ways_the_lesser_step_is_taken() -> None:
    found = cheapest(0, (0,), lambda here, _: [((1,), 1, "turn"), ((1,), 1, "move")] if here == 0 else [])
    assert found[1].by == "move"
    assert found[0].by is None


@settings(deadline=None)
@given(st.lists(st.sets(st.integers(0, 7)), min_size=8, max_size=8))
def test_steps_are_counted_on_any_map(routes: list[set[int]]) -> None:
    beside = [sorted(r) for r in routes]
    for start in range(8):
        reached, ring, count, expected = {start}, {start}, 0, [-1] * 8
        while ring:
            for space in ring:
                expected[space] = count
            ring = {there for space in ring for there in beside[space]} - reached
            reached |= ring
            count += 1
        assert steps_from(beside, start) == expected

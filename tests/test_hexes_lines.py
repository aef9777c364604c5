"""Straight lines on hexes, cut out of every hexagon a second time with fractions."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import example, given, settings
from hypothesis import strategies as st

from grognard.geometry.hexes import DQ, DV, distance
from grognard.geometry.hexlines import ALONG, CORNER, FORK, HEX, Line, arrives, line, meets

Point = tuple[Fraction, Fraction]
Hex = tuple[int, int]
CORNERS = [(-24, -48), (24, -48), (48, 0), (24, 48), (-24, 48), (-48, 0)]
"""From the centre, clockwise from the north-west one, in the measures of the boards."""

offsets = st.tuples(st.integers(-12, 12), st.integers(-24, 24)).filter(lambda o: sum(o) % 2 == 0 and o != (0, 0))


def centre(h: Hex) -> tuple[int, int]:
    return 72 * h[0], 48 * h[1]


def inside(h: Hex, to: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the way from (0, 0) to a hex that lies in another, rim included, by clipping at its six sides."""
    x, y = centre(h)
    dx, dy = centre(to)
    enter, leave = Fraction(0), Fraction(1)
    for n in range(6):
        (ax, ay), (bx, by) = CORNERS[n], CORNERS[(n + 1) % 6]
        # inside is to the right of each side, going clockwise
        rise = (bx - ax) * dy - (by - ay) * dx
        start = (bx - ax) * (-y - ay) - (by - ay) * (-x - ax)
        if rise == 0:
            if start < 0:
                return None
        elif rise > 0:
            enter = max(enter, Fraction(-start, rise))
        else:
            leave = min(leave, Fraction(-start, rise))
    return (enter, leave) if enter <= leave else None


def on_rim(h: Hex, to: Hex, part: Fraction) -> bool:
    """Whether a point of the way lies on the rim of a hex: then it is not inside."""
    x, y = (part * c - d for c, d in zip(centre(to), centre(h), strict=True))
    for n in range(6):
        (ax, ay), (bx, by) = CORNERS[n], CORNERS[(n + 1) % 6]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            return True
    return False


def crossed(to: Hex) -> tuple[list[Hex], set[frozenset[Hex]], set[Hex]]:
    """Hexes crossed in order, pairs run between, hexes only touched at a corner; the ends left out."""
    middle: list[tuple[Fraction, Hex]] = []
    along: dict[tuple[Fraction, Fraction], list[Hex]] = {}
    touched: set[Hex] = set()
    reach = abs(to[0]) + abs(to[1]) + 2
    for q in range(-reach, reach + 1):
        for v in range(-reach, reach + 1):
            h = (q, v)
            span = inside(h, to) if (q + v) % 2 == 0 and h not in ((0, 0), to) else None
            if span is None:
                continue
            if not on_rim(h, to, (span[0] + span[1]) / 2):
                middle.append((span[0], h))
            elif span[0] == span[1]:
                touched.add(h)
            else:
                along.setdefault(span, []).append(h)
    assert all(len(pair) == 2 for pair in along.values())
    return [h for _, h in sorted(middle)], {frozenset(pair) for pair in along.values()}, touched


def beyond(h: Hex, way: int) -> Hex:
    return h[0] + DQ[way % 6], h[1] + DV[way % 6]


def rows(path: Line) -> list[tuple[int, Hex, int, int]]:
    return [(path.what[n], (path.q[n], path.v[n]), path.way[n], path.turn[n]) for n in range(len(path.what))]


@settings(deadline=None)
@given(offsets)
@example((4, 0))
@example((-2, 6))
@example((4, 6))
@example((6, 8))
def test_hexes_crossed_and_sides_run_along(to: Hex) -> None:
    path = rows(line(*to))
    middle, along, touched = crossed(to)
    assert [h for what, h, _, _ in path if what == HEX] == middle
    assert {frozenset((h, beyond(h, way))) for what, h, way, _ in path if what == ALONG} == along
    corners = {beyond(h, way + turn) for what, h, way, turn in path if what == CORNER}
    # a hex that a line along sides touches at the end of one is crossed or an end itself
    assert corners == touched


@settings(deadline=None)
@given(offsets)
def test_from_hex_to_hex_through_sides_and_corners(to: Hex) -> None:
    """One side or corner between each two spans, and it joins them; the side out of the first hex is not told."""
    path = rows(line(*to))
    spans = [[(0, 0)]]
    joints: list[tuple[int, Hex, int] | None] = []
    for what, h, way, _ in path:
        if what == HEX:
            spans.append([h])
        elif what == ALONG:
            spans.append([h, beyond(h, way)])
        else:
            joints.append((what, h, way))
        if what == HEX and way >= 0:
            joints.append((what, h, way))
    spans.append([to])
    if not path or path[0][0] == HEX:
        joints.insert(0, None)
    assert len(joints) == len(spans) - 1
    for joint, before, after in zip(joints, spans[:-1], spans[1:], strict=True):
        if joint is None:
            assert distance(*after[0]) == 1
            continue
        what, h, way = joint
        if what == FORK:
            assert [h] in (before, after)
            assert {beyond(h, way), beyond(h, way + 1)} == set(after if [h] == before else before)
        else:
            assert [h] == before
            assert [beyond(h, way)] == after


@settings(deadline=None)
@given(offsets)
def test_a_side_is_crossed_in_its_inside_and_a_corner_at_its_end(to: Hex) -> None:
    for what, h, way, turn in rows(line(*to)):
        if what == CORNER or (what == HEX and way >= 0):
            here, there = inside(h, to), inside(beyond(h, way), to)
            assert here is not None
            assert there is not None
            assert here[1] == there[0]
            third = [inside(beyond(h, way + t), to) for t in (-1, 1)]
            at_corner = [part is not None and part[0] == part[1] == here[1] for part in third]
            assert at_corner == [what == CORNER and turn == -1, what == CORNER and turn == 1]


@settings(deadline=None)
@given(offsets)
def test_the_way_back_is_the_same_way(to: Hex) -> None:
    there, back = rows(line(*to)), rows(line(-to[0], -to[1]))
    spans = [(what, h, beyond(h, way)) for what, h, way, _ in there if what <= ALONG]
    again = [(what, (h[0] + to[0], h[1] + to[1]), way) for what, h, way, _ in back if what <= ALONG]
    assert len(again) == len(spans)
    for (what, h, other), (same, g, way) in zip(spans, reversed(again), strict=True):
        assert same == what
        assert {g, beyond(g, way)} == {h, other} if what == ALONG else g == h


@settings(deadline=None)
@given(offsets)
def test_only_the_first_and_the_last_span_touch_the_ends(to: Hex) -> None:
    path = line(*to)
    for n, (what, h, way, _) in enumerate(rows(path)):
        if what <= ALONG:
            pair = [h, beyond(h, way)] if what == ALONG else [h]
            assert (n == path.first) == all(distance(*p) == 1 for p in pair)
            assert (n == path.last) == all(distance(to[0] - p[0], to[1] - p[1]) == 1 for p in pair)
        if what > ALONG or (what == HEX and way >= 0):
            sides = [h, beyond(h, way)] if what != FORK else [h]
            assert path.at_an_end(n) == any(p in ((0, 0), to) for p in sides)


@settings(deadline=None)
@given(offsets)
def test_the_sides_by_which_a_line_arrives(to: Hex) -> None:
    """Worked out from what comes before: the hex, or the two, whose part of the way ends where this one begins."""
    begins = inside(to, to)
    assert begins is not None
    before = []
    for way in range(6):
        span = inside(beyond(to, way), to)
        if span is not None and span[1] == begins[0] and span[0] < span[1]:
            before.append(way)
    assert sorted(arrives(*to)) == before


@settings(deadline=None)
@given(offsets)
def test_what_a_line_meets_can_be_told_without_tracing_it(to: Hex) -> None:
    middle, along, touched = crossed(to)
    met = {*middle, *touched, *(h for pair in along for h in pair)}
    reach = abs(to[0]) + abs(to[1]) + 2
    for q in range(-reach, reach + 1):
        for v in range(-reach, reach + 1):
            if (q + v) % 2 == 0 and distance(q, v) + distance(to[0] - q, to[1] - v) <= distance(*to) + 2:
                assert meets(*to, q, v) == ((q, v) in met)

"""Where the boxes of a map go on a grid of characters: near their places, never over each other.

A box is the room kept for one space: its name and a line for what stands there. The search is
plain and always gives the same picture: boxes move a little, one after another, until no move
makes the picture better. Routes that still lead through the box of another space are bent.
"""

from __future__ import annotations

from functools import cache
from math import hypot

BESIDE = 2
"""Blank columns kept between two boxes side by side."""

OVERLAP, CROSSED, TOUCHING, CROSSING = 1000.0, 25.0, 25.0, 25.0
"""What is bad in a picture, and how bad: boxes over each other, a route through the box of another
space, a route too short to be seen, two routes that cross."""

LEANS = [(columns, share) for columns in range(2, 25, 2) for share in (0.5, 0.25, 0.75)]
"""The bends a route is tried with: how far to one side, in columns, and after which share of its way."""

PUSHES = [(dx, dy) for dy in (0, -2, 2) for dx in (-4, 4, 0)]
"""How far a box in the way of a route is pushed aside."""

GOOD_ENOUGH = 45.0
"""A picture with no name struck out and hardly a bend needs no second try."""

ENDLESS = float("inf")

Point = tuple[float, float]
Route = tuple[int, int]


class Box:
    """The room of one space, in characters. It wants to be centred on (x, y)."""

    __slots__ = ("height", "left", "middle", "top", "width", "x", "y")

    def __init__(self, x: float, y: float, width: int, height: int) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.put(0, 0)

    def put(self, left: int, top: int) -> None:
        """Move it. Its routes begin in the middle of its name."""
        self.left = left
        self.top = top
        self.middle: Point = (left + self.width / 2, top + 0.5)

    def home(self) -> tuple[int, int]:
        return round(self.x - self.width / 2), round(self.y)

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.left + other.width + BESIDE
            and other.left < self.left + self.width + BESIDE
            and self.top < other.top + other.height
            and other.top < self.top + self.height
        )

    def cut_by(self, a: Point, b: Point) -> bool:
        """The straight line from a to b goes through this box, or too close by."""
        right, bottom = self.left + self.width + 1, self.top + self.height + 0.2
        return cuts(a, b, self.left - 1, self.top - 0.2, right, bottom)

    def struck_by(self, line: list[Point]) -> bool:
        """A line through these points goes through the name in this box."""
        right, bottom = self.left + self.width, self.top + 1
        pieces = zip(line, line[1:], strict=False)
        return any(cuts(a, b, self.left, self.top, right, bottom) for a, b in pieces)


class Layout:
    """The boxes of a map, and how good the picture is."""

    def __init__(self, boxes: list[Box], routes: list[Route], width: int, height: int) -> None:
        self.boxes = boxes
        self.routes = routes
        self.width = width
        self.height = height
        for box in boxes:
            self.put(box, *box.home())

    def put(self, box: Box, left: int, top: int) -> None:
        """Move a box, keeping it on the map."""
        box.put(max(0, min(left, self.width - box.width)), max(0, min(top, self.height - box.height)))

    def settle(self, order: list[int], sweeps: int = 12) -> None:
        """Move each box in turn to its best place, until none moves any more."""
        for _ in range(sweeps):
            moved = [self.improve(i) for i in order]
            if not any(moved):
                break
        self.shake()

    def shake(self) -> None:
        """Push boxes off the routes of others, with what is in their way, where that helps."""
        cost = self.cost()
        for i, box in enumerate(self.boxes):
            if not any(i not in route and box.cut_by(*self.ends(route)) for route in self.routes):
                continue
            for dx, dy in PUSHES:
                before = [(b.left, b.top) for b in self.boxes]
                self.put(box, box.left + dx, box.top + dy)
                for j, other in enumerate(self.boxes):
                    if other is not box and other.overlaps(box):
                        self.improve(j)
                after = self.cost()
                if after < cost:
                    cost = after
                else:
                    for other, place in zip(self.boxes, before, strict=True):
                        other.put(*place)

    def cost(self) -> float:
        """How bad the whole picture is."""
        routes = sum(self.trouble_on(route) for route in self.routes)
        return routes + sum(strain(b) + OVERLAP * self.laps(b) for b in self.boxes)

    def laps(self, box: Box) -> int:
        """How many boxes lie over this one."""
        return sum(other is not box and box.overlaps(other) for other in self.boxes)

    def improve(self, i: int) -> bool:
        """Move one box to where the picture is best."""
        box = self.boxes[i]
        before = (box.left, box.top)
        best, least = before, strain(box) + self.trouble(i, ENDLESS)
        left, top = box.home()
        for dx, dy in moves():
            self.put(box, left + dx, top + dy)
            away = strain(box)
            if away >= least:
                continue
            total = away + self.trouble(i, least - away)
            if total < least:
                best, least = (box.left, box.top), total
        box.put(*best)
        return best != before

    def trouble(self, i: int, enough: float) -> float:
        """What is bad about the place of this box. Past `enough` it is not counted to the end."""
        box = self.boxes[i]
        total = OVERLAP * self.laps(box)
        for route in self.routes:
            if total >= enough:
                return total
            if i in route:
                total += self.trouble_on(route)
            elif box.cut_by(*self.ends(route)):
                total += CROSSED
        return total

    def trouble_on(self, route: Route) -> float:
        """What is bad about one route: boxes in its way, no length to be seen, routes it crosses."""
        a, b = route
        ends = self.ends(route)
        total = CROSSED * sum(box.cut_by(*ends) for j, box in enumerate(self.boxes) if j not in route)
        if gap(self.boxes[a], self.boxes[b]) < 1:
            total += TOUCHING
        return total + CROSSING * self.crossings(route, list(ends))

    def ends(self, route: Route) -> tuple[Point, Point]:
        return self.boxes[route[0]].middle, self.boxes[route[1]].middle

    def crossings(self, route: Route, line: list[Point]) -> int:
        """How many routes between other spaces a line drawn for this route crosses."""
        others = [self.ends(o) for o in self.routes if route[0] not in o and route[1] not in o]
        return sum(cross(a, b, c, d) for a, b in zip(line, line[1:], strict=False) for c, d in others)

    def line(self, route: Route) -> list[Point]:
        """The line to draw for a route: straight if it can be, bent round the names of other spaces."""
        a, b = self.ends(route)
        best, least = [a, b], self.harm(route, [a, b])
        for columns, share in LEANS:
            if columns >= least:
                break
            for side in (columns, -columns):
                line = bent(a, b, side, share)
                cost = self.harm(route, line) + columns
                if cost < least:
                    best, least = line, cost
        return best

    def harm(self, route: Route, line: list[Point]) -> float:
        """What a line drawn for this route spoils: names it strikes out, the edge, routes it crosses."""
        struck = sum(box.struck_by(line) for j, box in enumerate(self.boxes) if j not in route)
        outside = sum(not (0 <= x < self.width and 0 <= y < self.height) for x, y in line)
        return 100.0 * (struck + outside) + 8.0 * self.crossings(route, line)

    def clean(self) -> bool:
        """No box lies over another, and all are on the map."""
        fits = all(b.width <= self.width and b.height <= self.height for b in self.boxes)
        return fits and not any(self.laps(b) for b in self.boxes)


def arrange(boxes: list[Box], routes: list[Route], width: int, height: int) -> tuple[Layout, list[list[Point]]]:
    """The best picture found, and the lines of its routes. The order in which boxes move matters."""
    numbers = range(len(boxes))
    southern = sorted(numbers, key=lambda i: -boxes[i].y)
    eastern = sorted(numbers, key=lambda i: -boxes[i].x)
    busiest = sorted(numbers, key=lambda i: -sum(i in r for r in routes))
    found: list[tuple[float, Layout, list[list[Point]]]] = []
    for order in (southern, busiest, eastern):
        layout = Layout([Box(b.x, b.y, b.width, b.height) for b in boxes], routes, width, height)
        layout.settle(order)
        lines = [layout.line(route) for route in routes]
        harm = sum(layout.harm(r, line) + 2 * bulge(line) for r, line in zip(routes, lines, strict=True))
        found.append((layout.cost() + harm, layout, lines))
        if harm < GOOD_ENOUGH:
            break
    _, layout, lines = min(found, key=lambda f: f[0])
    return layout, lines


def bulge(line: list[Point]) -> float:
    """How far a line strays from the straight one, in columns."""
    (ax, ay), (bx, by) = line[0], line[-1]
    length = max(1.0, hypot(bx - ax, 2 * (by - ay)))
    return max(2 * abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length for x, y in line)


@cache
def moves() -> list[tuple[int, int]]:
    """The moves that are tried, small ones first."""
    found = [(dx, dy) for dy in range(-3, 4) for dx in range(-12, 13)]
    return sorted(found, key=lambda s: (s[0] * s[0] * 0.12 + s[1] * s[1] * 0.7, s))


def strain(box: Box) -> float:
    """How far a box is from where it wants to be."""
    dx = box.left + box.width / 2 - box.x
    dy = box.top - box.y
    return 0.12 * dx * dx + 0.7 * dy * dy


def gap(a: Box, b: Box) -> int:
    """Free characters between two boxes, along the wider of the two directions."""
    across = max(b.left - a.left - a.width, a.left - b.left - b.width)
    down = max(b.top - a.top - a.height, a.top - b.top - b.height)
    return max(across - 1, down)


def bent(a: Point, b: Point, columns: float, share: float, pieces: int = 10) -> list[Point]:
    """A curve from a to b that leans to one side, in straight pieces."""
    # Two columns are as wide as one line is tall: turn the route's direction by a right angle.
    across, down = -(b[1] - a[1]) * 2, (b[0] - a[0]) / 2
    step = columns / max(1.0, hypot(across, 2 * down))
    lean = (
        a[0] + (b[0] - a[0]) * share + across * step,
        a[1] + (b[1] - a[1]) * share + down * step,
    )
    out = []
    for k in range(pieces + 1):
        t = k / pieces
        u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t**2
        out.append((u * a[0] + v * lean[0] + w * b[0], u * a[1] + v * lean[1] + w * b[1]))
    return out


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """The straight lines from a to b and from c to d cross."""
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def turn(a: Point, b: Point, c: Point) -> bool:
    """Going from a to b, c lies to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def cuts(a: Point, b: Point, left: float, top: float, right: float, bottom: float) -> bool:
    """The straight line from a to b enters the rectangle (Liang and Barsky's clipping)."""
    if (a[0] < left and b[0] < left) or (a[0] > right and b[0] > right):
        return False
    if (a[1] < top and b[1] < top) or (a[1] > bottom and b[1] > bottom):
        return False
    dx, dy = b[0] - a[0], b[1] - a[1]
    enter, leave = 0.0, 1.0
    for p, q in ((-dx, a[0] - left), (dx, right - a[0]), (-dy, a[1] - top), (dy, bottom - a[1])):
        if p == 0:
            if q < 0:
                return False
        elif p < 0:
            enter = max(enter, q / p)
        else:
            leave = min(leave, q / p)
    return enter < leave

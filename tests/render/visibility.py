"""Work out what a scene shows at a point, from its primitives, without painting any."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from render.extents import text_span
from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive, Scene, Text
from render.text import CAP_HEIGHT
from render.theme import Colour, Colours, mixed

ACROSS, DOWN = 5, 2
"""How many points of a text are looked at."""
Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text of a scene, and the roles beneath each of its points, from the top down."""

    text: Text
    beneath: tuple[tuple[str, ...], ...]

    def grounds(self, colours: Colours) -> list[Colour]:
        """The colour on which the text stands, at each of its points."""
        return [seen(stack, colours) for stack in self.beneath]


@cache
def texts_of(scene: Scene) -> tuple[Written, ...]:
    """Every text of *scene* with what lies beneath it."""
    return tuple(_written(scene))


def _written(scene: Scene) -> Iterator[Written]:
    below: list[tuple[Primitive, Bounds]] = []
    for shape in scene.primitives():
        if not isinstance(shape, Text):
            below.append((shape, bounds_of(shape)))
            continue
        around = bounds_of(shape)
        near = [each for each, bounds in reversed(below) if meet(bounds, around)]
        stacks = (stack_at(point, near) for point in points_of(shape))
        yield Written(shape, tuple(stacks))


def stack_at(point: Point, shapes: Iterable[Primitive]) -> tuple[str, ...]:
    """The roles of those of *shapes*, from the top down, that lie at *point*."""
    return tuple(role_of(each) for each in shapes if covers(each, point))


def seen(stack: tuple[str, ...], colours: Colours) -> Colour:
    """Return the colour where shapes of these roles lie upon each other, from the top down."""
    shade = (0, 0, 0, 255)
    opaque = next(
        (depth for depth, role in enumerate(stack) if colours.roles[role][3] == 255), len(stack) - 1
    )
    for role in reversed(stack[: opaque + 1]):
        red, green, blue, opacity = colours.roles[role]
        shade = mixed(shade, (red, green, blue, 255), opacity / 255)
    return shade


def points_of(text: Text, across: int = ACROSS, down: int = DOWN) -> list[Point]:
    """Points all over the capital letters of *text*."""
    left, top, right, bottom = bounds_of(text)
    return [
        (left + (right - left) * (i + 0.5) / across, top + (bottom - top) * (j + 0.5) / down)
        for i in range(across)
        for j in range(down)
    ]


def bounds_of(shape: Primitive) -> Bounds:
    """The smallest box around *shape*; around the capital letters of a text."""
    match shape:
        case Box(x, y, wide, high):
            return x, y, x + wide, y + high
        case Ellipse(x, y, rx, ry):
            return x - rx, y - ry, x + rx, y + ry
        case Text(_, y, _, size):
            left, right = text_span(shape)
            return left, y - CAP_HEIGHT * size / 2, right, y + CAP_HEIGHT * size / 2
        case Polygon(points):
            spare = 0.0
        case Line(points, _, width):
            spare = width / 2
    xs, ys = zip(*points, strict=True)
    return min(xs) - spare, min(ys) - spare, max(xs) + spare, max(ys) + spare


def covers(shape: Primitive, point: Point) -> bool:
    """Tell whether *point* lies inside *shape*; no point lies inside a text."""
    x, y = point
    match shape:
        case Box():
            return _in_box(shape, x, y)
        case Ellipse(cx, cy, rx, ry):
            return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
        case Polygon(points):
            return _in_polygon(points, x, y)
        case Line(points, _, width):
            ends = (*points, points[0]) if shape.closed else points
            return any(_distance(point, start, end) <= width / 2 for start, end in pairwise(ends))
        case Text():
            return False


def _in_box(box: Box, x: float, y: float) -> bool:
    radius = min(box.radius, box.width / 2, box.height / 2)
    right, bottom = box.x + box.width, box.y + box.height
    if not (box.x <= x <= right and box.y <= y <= bottom):
        return False
    beside = max(box.x + radius - x, x - right + radius, 0)
    above = max(box.y + radius - y, y - bottom + radius, 0)
    return hypot(beside, above) <= radius or not (beside and above)


def _in_polygon(points: tuple[Point, ...], x: float, y: float) -> bool:
    is_inside = False
    for (xa, ya), (xb, yb) in zip(points, (*points[1:], points[0]), strict=True):
        if (ya > y) != (yb > y) and x < xa + (xb - xa) * (y - ya) / (yb - ya):
            is_inside = not is_inside
    return is_inside


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (xa, ya), (xb, yb) = point, start, end
    u, v = xb - xa, yb - ya
    long = u * u + v * v
    share = max(0.0, min(1.0, ((x - xa) * u + (y - ya) * v) / long)) if long else 0.0
    return hypot(x - xa - share * u, y - ya - share * v)


def meet(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def role_of(shape: Primitive) -> str:
    return shape.stroke if isinstance(shape, Line) else shape.fill

"""The cubes: shipping containers with their owner's mark; and marks at the places they stand."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product

from render.docker.geometry import EAST, FOOTPRINT, NORTH, around_foot
from render.marks import strokes
from render.scene import Drawing, Line, Point, Polygon, Primitive, moved
from render.widgets import mark

_MARK = 0.7
"""How far along the front the mark stands: a tower in front may hide the left part."""
_RIBS, _RODS = (0.18, 0.3, 0.42), (0.36, 0.64)
"""Where the front is corrugated, and where bars close the doors in the flank."""
_TINY = 0.5
"""A cube of this size, or a smaller one, has no details."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A box on the ground around the origin; points of its faces run from 0 to 1."""

    side: float
    height: float

    def at(self, u: float, v: float, t: float) -> Point:
        """The point *u* east, *v* north and *t* up from the lower south-west corner."""
        u, v = (u - 0.5) * self.side, (v - 0.5) * self.side
        return u * EAST[0] + v * NORTH[0], u * EAST[1] + v * NORTH[1] - t * self.height

    def front(self, u: float, t: float) -> Point:
        """A point of the wall that looks south."""
        return self.at(u, 0, t)

    def flank(self, v: float, t: float) -> Point:
        """A point of the wall that looks east."""
        return self.at(1, v, t)

    def roof(self, u: float, v: float) -> Point:
        """A point of the upper side."""
        return self.at(u, v, 1)

    def silhouette(self) -> tuple[Point, ...]:
        """The outline of all that is seen."""
        lower = ((0, 0, 0), (1, 0, 0), (1, 1, 0))
        upper = ((1, 1, 1), (0, 1, 1), (0, 0, 1))
        return tuple(self.at(*corner) for corner in (*lower, *upper))


@lru_cache(maxsize=1024)
def cube(seat: int, role: str, height: int, scale: float = 1) -> Drawing:
    """A cube of *seat* in the colours of *role*, *height* units high; the origin is its foot.

    One in colours of ``.out`` is dull and crossed with lines.
    """
    block = _Block(FOOTPRINT * scale, height)
    fine = max(1.0, 2 * scale)
    ribs = _RIBS if scale > _TINY else ()
    edge_of_light = (block.roof(0, 0), block.roof(1, 0), block.roof(1, 1))
    is_out = role.endswith(".out")
    if is_out:
        front = _hatched(block.front, f"{role}.front", fine)
    else:
        front = _wall(block.front, f"{role}.front", ribs, fine * 1.8)
    return Drawing.of(
        *front,
        *_wall(block.flank, f"{role}.side", _RODS, fine),
        Polygon(_corners(block.roof), f"{role}.top"),
        *(_castings(block, f"{role}.edge") if scale > _TINY else ()),
        Line(block.silhouette(), f"{role}.edge", fine * 1.2, closed=True),
        Line((block.at(1, 0, 0.02), block.at(1, 0, 1)), f"{role}.edge", fine * 0.7),
        *(() if is_out else (Line(edge_of_light, f"{role}.rim", fine),)),
        mark(seat, lambda x, y: block.roof(0.5 + 0.25 * x, 0.5 - 0.25 * y), f"{role}.mark"),
        mark(seat, lambda x, y: _on_front(block, x, y), f"{role}.mark"),
    )


@lru_cache(maxsize=64)
def halo(height: int, stroke: str, scale: float = 1) -> Drawing:
    """A glow around a cube of this height; it is drawn before the cube."""
    outline = _Block(FOOTPRINT * scale, height).silhouette()
    widths = (("mark.edge", 10 + 8 * scale), (stroke, 5 + 8 * scale))
    return Drawing(tuple(Line(outline, role, width, closed=True) for role, width in widths))


def _on_front(block: _Block, x: float, y: float) -> Point:
    # As wide as it is high, however low the wall is.
    size = 0.3 * block.height
    return block.front(_MARK + x * size / (EAST[0] * block.side), 0.5 - y * size / block.height)


@lru_cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a tower of two."""
    container = cube(seat, f"seat{seat}", 52, 1.15).primitives
    return Drawing(tuple(moved(primitive, 0, y) for y in (-18, -70) for primitive in container))


_Face = Callable[[float, float], Point]


def _wall(face: _Face, fill: str, ribs: tuple[float, ...], width: float) -> Iterator[Primitive]:
    """A corrugated wall, or doors with their bars."""
    yield Polygon(_corners(face), fill)
    yield from (Line((face(u, 0.16), face(u, 0.84)), f"{fill}.rib", width) for u in ribs)


def _hatched(face: _Face, fill: str, width: float) -> Iterator[Primitive]:
    """The wall of a container that will never move again."""
    yield Polygon(_corners(face), fill)
    for start, end in ((0, 0.5), (0.5, 1)):
        yield Line((face(start, 0), face(end, 1)), f"{fill}.rib", width)
        yield Line((face(start, 1), face(end, 0)), f"{fill}.rib", width)


def _castings(block: _Block, fill: str) -> Iterator[Primitive]:
    """The irons at the corners of the two walls, by which a crane holds it."""
    for face, wide in ((block.front, 0.07), (block.flank, 0.1)):
        for u, t in product((0, 1 - wide), (0, 0.86)):
            corners = ((u, t), (u + wide, t), (u + wide, t + 0.14), (u, t + 0.14))
            yield Polygon(tuple(face(*corner) for corner in corners), fill)


def _corners(face: _Face) -> tuple[Point, ...]:
    return tuple(face(u, t) for u, t in ((0, 0), (1, 0), (1, 1), (0, 1)))


_LIT = 0.45
"""How far a lit square reaches."""
_TRACE = FOOTPRINT / 2 + 0.03
_DASHES = ((0.0, 0.16), (0.42, 0.58), (0.84, 1.0))
"""The stretches of a side that are drawn in a broken line."""


@cache
def lit_square() -> Drawing:
    """Light on a square to which the chosen cube may go."""
    corners = _square(_LIT)
    return Drawing.of(Polygon(corners, "may.tile"), Line(corners, "may", 5, closed=True))


@cache
def trace() -> Drawing:
    """A broken line around the place that a cube has left, on the ground or on a roof."""
    corners = _square(_TRACE)
    sides = tuple(pairwise((*corners, corners[0])))
    return Drawing(
        tuple(
            Line((_between(one, other, a), _between(one, other, b)), role, width)
            for role, width in (("mark.edge", 9), ("done", 5))
            for one, other in sides
            for a, b in _DASHES
        )
    )


@cache
def landing() -> Drawing:
    """A frame around the roof of the cube that was moved last."""
    return Drawing(strokes("done", _square(FOOTPRINT / 2 - 0.01), closed=True))


@cache
def shadow() -> Drawing:
    """The shadow of a tower, which never leaves its square."""
    half = FOOTPRINT / 2
    reach = half + 0.17
    outline = (
        (-half, -half),
        (half, -half),
        (reach, -half + 0.12),
        (reach, half + 0.1),
        (half * 0.2, half + 0.1),
    )
    return Drawing.of(Polygon(tuple(around_foot(u, v) for u, v in outline), "shadow"))


def _square(reach: float) -> tuple[Point, ...]:
    around = ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach))
    return tuple(around_foot(u, v) for u, v in around)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share

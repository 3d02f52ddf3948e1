"""The cubes: shipping containers with corrugated walls and their owner's mark on roof and front."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from render.docker.geometry import EAST, FOOTPRINT, NORTH
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
    return Drawing(
        (
            *front,
            *_wall(block.flank, f"{role}.side", _RODS, fine),
            Polygon(_corners(block.roof), f"{role}.top"),
            *(_castings(block, f"{role}.edge") if scale > _TINY else ()),
            Line(block.silhouette(), f"{role}.edge", fine * 1.2, closed=True),
            Line((block.at(1, 0, 0.02), block.at(1, 0, 1)), f"{role}.edge", fine * 0.7),
            *(() if is_out else (Line(edge_of_light, f"{role}.rim", fine),)),
            mark(seat, lambda x, y: _on_roof(block, x, y), f"{role}.mark"),
            mark(seat, lambda x, y: _on_front(block, x, y), f"{role}.mark"),
        )
    )


@lru_cache(maxsize=64)
def halo(height: int, stroke: str, scale: float = 1) -> Drawing:
    """A glow around a cube of this height; it is drawn before the cube."""
    outline = _Block(FOOTPRINT * scale, height).silhouette()
    widths = (("mark.edge", 10 + 8 * scale), (stroke, 5 + 8 * scale))
    return Drawing(tuple(Line(outline, role, width, closed=True) for role, width in widths))


def _on_roof(block: _Block, x: float, y: float) -> Point:
    return block.roof(0.5 + 0.25 * x, 0.5 - 0.25 * y)


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

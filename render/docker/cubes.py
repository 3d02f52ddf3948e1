"""The cubes: shipping containers with corrugated walls and their owner's mark on roof and front."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from render.docker.geometry import EAST, FOOTPRINT, NORTH
from render.scene import Drawing, Line, Point, Polygon, Primitive, moved
from render.widgets import mark

_MARK = 0.7
"""How far along the front the mark stands: a tower in front may hide the left part."""


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
    """A cube of *seat* in the colours of *role*, *height* units high; the origin is its foot."""
    block = _Block(FOOTPRINT * scale, height)
    fine = max(1.0, 2 * scale)
    return Drawing(
        (
            *_wall(block.front, (0.08, 0.17, 0.26, 0.35, 0.44, 0.93), f"{role}.front", fine * 1.8),
            *_wall(block.flank, (0.22, 0.41, 0.6, 0.79), f"{role}.side", fine),
            *_roof(block, role, fine),
            Line(block.silhouette(), f"{role}.edge", fine * 1.2, closed=True),
            Line((block.at(1, 0, 0.02), block.at(1, 0, 1)), f"{role}.edge", fine * 0.7),
            Line((block.roof(0, 0), block.roof(1, 0), block.roof(1, 1)), f"{role}.rim", fine),
            mark(seat, lambda x, y: _on_roof(block, x, y), f"{role}.mark"),
            mark(seat, lambda x, y: _on_front(block, x, y), f"{role}.mark"),
        )
    )


@lru_cache(maxsize=64)
def halo(height: int, stroke: str, scale: float = 1) -> Drawing:
    """A glow around a cube of this height; it is drawn before the cube."""
    block = _Block(FOOTPRINT * scale, height)
    return Drawing((Line(block.silhouette(), stroke, 5 + 8 * scale, closed=True),))


def _on_roof(block: _Block, x: float, y: float) -> Point:
    return block.roof(0.5 + 0.25 * x, 0.5 - 0.25 * y)


def _on_front(block: _Block, x: float, y: float) -> Point:
    # As wide as it is high, however low the wall is.
    size = 0.3 * block.height
    return block.front(_MARK + x * size / (EAST[0] * block.side), 0.5 - y * size / block.height)


@lru_cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a tower of two."""
    container = cube(seat, f"seat{seat}", 52, 0.8).primitives
    return Drawing(tuple(moved(primitive, 0, y) for y in (-18, -70) for primitive in container))


_Face = Callable[[float, float], Point]


def _wall(face: _Face, ribs: tuple[float, ...], role: str, width: float) -> tuple[Primitive, ...]:
    corners = tuple(face(u, t) for u, t in ((0, 0), (1, 0), (1, 1), (0, 1)))
    lines = (Line((face(u, 0.14), face(u, 0.86)), f"{role}.rib", width) for u in ribs)
    return (Polygon(corners, role), *lines)


def _roof(block: _Block, role: str, fine: float) -> tuple[Primitive, ...]:
    corners = tuple(block.roof(u, v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)))
    ribs = (
        Line((block.roof(u, 0.1), block.roof(u, 0.9)), f"{role}.top.rib", fine * 1.5)
        for u in (0.08, 0.92)
    )
    return (Polygon(corners, f"{role}.top"), *ribs)

"""The harbour, which stays the same: water, quay, squares, and the gangways for new cubes."""

from collections.abc import Callable

from render.docker.colours import SHADES_OF_WATER
from render.docker.geometry import EAST, NORTH, WIDTH, area, ground, middle
from render.docker.tug import tug
from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive, Text
from render.widgets import mark
from rules.docker import SQUARES

_APRON = 0.1
"""How far the quay reaches beyond the squares."""
_WALL = 38
"""Height of its walls above the water, in units of the picture."""
_GANGWAY = 0.5
"""How far a gangway reaches beyond the squares."""
_WAVES = 44

_SIDES: dict[str, tuple[float, float]] = {"b1": (0, -1), "a2": (-1, 0), "b3": (0, 1), "c2": (1, 0)}
"""Where the water is, seen from each square over which cubes may enter."""


def harbour(height: int, entries: tuple[tuple[int, ...], ...]) -> tuple[Primitive, ...]:
    """The harbour, *height* units high; *entries* are the entry squares of each seat."""
    users = {
        square: tuple(seat for seat, own in enumerate(entries) if square in own)
        for square in sorted({square for own in entries for square in own})
    }
    return (
        *_water(height),
        *tug(846, 158),
        _shade(),
        *_walls(),
        *_surface(),
        *(_square(square) for square in range(len(SQUARES))),
        *(primitive for square, seats in users.items() for primitive in _gangway(square, seats)),
        *(square_name(square, "coordinate") for square in range(len(SQUARES))),
        *_bollards(),
    )


def gate(square: int, out: float) -> Point:
    """The point on the gangway to *square*, *out* squares away from the edge of the board."""
    (u, v), (du, dv) = middle(square), _SIDES[SQUARES[square]]
    return ground(u + du * (0.5 + out), v + dv * (0.5 + out))


def square_name(square: int, fill: str) -> Text:
    """The name of *square*, in front of its tower."""
    (u, v), name = middle(square), SQUARES[square]
    return Text(*ground(u + 0.17, v - 0.32), name, 30, fill, "middle", label=f"name {name}")


def _water(height: int) -> tuple[Primitive, ...]:
    step = height / SHADES_OF_WATER
    bands = (Box(0, i * step, WIDTH, step + 1, f"water.{i}") for i in range(SHADES_OF_WATER))
    return (*bands, *(_wave(i, height) for i in range(_WAVES)))


def _wave(i: int, height: int) -> Line:
    # Multiples of the golden section scatter the waves evenly whatever the height.
    x, y, reach = WIDTH * (i * 0.618034 % 1), height * (i + 0.5) / _WAVES, 14 + i * 7 % 18
    rise = ((-1.0, 3), (-0.5, 0), (0.0, 3), (0.5, 0), (1.0, 3))
    crest = tuple((x + reach * u, y + v) for u, v in rise)
    return Line(crest, "foam" if i % 3 == 0 else "wave", 2.4)


def _frame(reach: float) -> tuple[Point, ...]:
    return area(-reach, -reach, 3 + reach, 3 + reach)


def _shade() -> Polygon:
    """The shadow of the quay on the water."""
    sw, se, ne, nw = (_down(corner) for corner in _frame(_APRON))
    fall = _moved(sw, 4, 12), _moved(se, 12, 14), _moved(ne, 22, 8), nw
    return Polygon(fall, "water.shade")


def _moved(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def _walls() -> tuple[Primitive, ...]:
    sw, se, ne, _ = _frame(_APRON)
    primitives: list[Primitive] = []
    for one, other, face in ((sw, se, "quay.south"), (se, ne, "quay.east")):
        primitives.append(Polygon((one, other, _down(other), _down(one)), face))
        for i in range(1, 13):
            at = _between(one, other, i / 13)
            primitives.append(Line((at, _down(at)), f"{face}.joint", 2))
        low = (_down(one, 0.86), _down(other, 0.86), _down(other), _down(one))
        primitives.append(Polygon(low, f"{face}.joint"))
        for share in (0.03, 0.19, 0.81, 0.97):
            x, y = _between(one, other, share)
            primitives.append(Box(x - 6, y + 7, 12, 25, "fender", 6))
    return tuple(primitives)


def _down(point: Point, share: float = 1) -> Point:
    return point[0], point[1] + share * _WALL


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _surface() -> tuple[Primitive, ...]:
    frame = _frame(_APRON)
    return (
        Polygon(frame, "quay"),
        Line(frame, "quay.rim", 3, closed=True),
        Line(_frame(0.055), "paint", 2.5, closed=True),
        Polygon(_frame(0.015), "quay.joint"),
    )


def _square(square: int) -> Polygon:
    (u, v), reach = middle(square), 0.485
    corners = area(u - reach, v - reach, u + reach, v + reach)
    return Polygon(corners, "quay.tile", label=f"square {SQUARES[square]}")


def _gangway(square: int, seats: tuple[int, ...]) -> tuple[Primitive, ...]:
    """A bridge in the colours and with the mark of its seat, or a grey one for everybody."""
    own = len(seats) == 1
    role = f"seat{seats[0]}" if own else "gangway"
    label = f"entry {SQUARES[square]} seats {','.join(map(str, seats))}"
    deck = _strip(square, (-0.02, _GANGWAY), 0.26)
    joints = (_strip(square, (out, out), 0.24)[:2] for out in (0.14, 0.22, 0.44))
    primitives: list[Primitive] = [
        Polygon(tuple(_moved(corner, 0, 12) for corner in deck), f"{role}.side"),
        Polygon(deck, f"{role}.front"),
        Line(deck, f"{role}.edge", 2.4, closed=True),
        *(Line(joint, f"{role}.front.rib", 3) for joint in joints),
        Polygon(_strip(square, (-0.075, -0.015), 0.42), f"{role}.front", label=label),
    ]
    if own:
        primitives.append(_chevron(square, 0.06, f"{role}.mark"))
        primitives.append(mark(seats[0], _on_ground(gate(square, 0.35), 0.12), f"{role}.mark"))
    else:
        primitives += [_chevron(square, out, f"{role}.mark") for out in (0.1, 0.24)]
    return tuple(primitives)


def _strip(square: int, out: tuple[float, float], half: float) -> tuple[Point, ...]:
    """A rectangle along the edge at *square*, *out* squares from it; negative is inside."""
    (u, v), (du, dv) = middle(square), _SIDES[SQUARES[square]]
    return tuple(
        ground(u + du * (0.5 + a) - dv * c, v + dv * (0.5 + a) + du * c)
        for a, c in ((out[0], -half), (out[0], half), (out[1], half), (out[1], -half))
    )


def _chevron(square: int, out: float, stroke: str) -> Line:
    wide = _strip(square, (out + 0.08, out + 0.08), 0.13)
    return Line((wide[0], gate(square, out), wide[1]), stroke, 5)


def _on_ground(at: Point, size: float) -> Callable[[float, float], Point]:
    """Lays an icon flat on the ground around the point *at*."""

    def place(x: float, y: float) -> Point:
        east, north = x * size, -y * size
        return (
            at[0] + east * EAST[0] + north * NORTH[0],
            at[1] + east * EAST[1] + north * NORTH[1],
        )

    return place


def _bollards() -> tuple[Primitive, ...]:
    primitives: list[Primitive] = []
    for u, v in ((-0.04, 0.5), (-0.04, 2.5), (0.5, -0.05), (2.5, -0.05), (3.05, 0.5), (3.05, 2.5)):
        x, y = ground(u, v)
        primitives += [
            Ellipse(x, y + 1, 9, 5, "fender"),
            Box(x - 6, y - 12, 12, 13, "fender", 4),
            Ellipse(x, y - 12, 9, 4.5, "bollard"),
        ]
    return tuple(primitives)

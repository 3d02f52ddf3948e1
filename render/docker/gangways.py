"""The gangways over which new cubes enter, in the colours of the seats that may use them."""

from collections.abc import Callable, Iterator, Mapping

from render.docker.geometry import EAST, EAST_SIDE, NORTH, REST, SOUTH, ground
from render.scene import Line, Point, Polygon, Primitive
from render.widgets import mark
from rules.docker import SQUARES

_REACH = 0.46
"""How far a gangway reaches beyond the quay."""
_HALF = 0.26
"""Half its width."""
_JOINTS = (0.115, 0.23, 0.345)
"""Where one of its planks ends and the next begins."""
_EDGES: Mapping[str, tuple[Point, Point]] = {
    "b1": ((1.5, -SOUTH), (0, -1)),
    "a2": ((-REST, 1.5), (-1, 0)),
    "b3": ((1.5, 3 + REST), (0, 1)),
    "c2": ((3 + EAST_SIDE, 1.5), (1, 0)),
}
"""For each square over which cubes may enter: where its gangway begins, and where the water is."""


def gangways(entries: tuple[tuple[int, ...], ...]) -> Iterator[Primitive]:
    """All gangways; *entries* are the entry squares of each seat."""
    for square in sorted({square for own in entries for square in own}):
        users = tuple(seat for seat, own in enumerate(entries) if square in own)
        yield from _gangway(square, users)


def gate(square: int, out: float, aside: float = 0) -> Point:
    """The point on the gangway to *square*, *out* squares away from the edge of the board."""
    (u, v), (du, dv) = _EDGES[SQUARES[square]]
    return ground(u + du * out - dv * aside, v + dv * out + du * aside)


def _gangway(square: int, seats: tuple[int, ...]) -> Iterator[Primitive]:
    """A bridge in the colours and with the mark of its seat, or a grey one for everybody."""
    own = len(seats) == 1
    role = f"seat{seats[0]}" if own else "gangway"
    deck = _strip(square, (0, _REACH))
    yield Polygon(tuple((x, y + 12) for x, y in deck), f"{role}.side")
    label = f"entry {SQUARES[square]} seats {','.join(map(str, seats))}"
    yield Polygon(deck, f"{role}.front", label=label)
    for out in _JOINTS:
        yield Line((gate(square, out, -_HALF), gate(square, out, _HALF)), f"{role}.side", 1.6)
    yield Line(deck, f"{role}.edge", 2.4, closed=True)
    if own:
        yield _chevron(square, 0.06, f"{role}.mark")
        yield mark(seats[0], _on_ground(gate(square, 0.31), 0.12), f"{role}.mark")
    else:
        yield from (_chevron(square, out, f"{role}.mark") for out in (0.1, 0.24))


def _strip(square: int, out: tuple[float, float], half: float = _HALF) -> tuple[Point, ...]:
    """A rectangle along the edge at *square*, *out* squares from it; negative is inside."""
    sides = ((out[0], -half), (out[0], half), (out[1], half), (out[1], -half))
    return tuple(gate(square, far, aside) for far, aside in sides)


def _chevron(square: int, out: float, stroke: str) -> Line:
    one, other = (gate(square, out + 0.08, aside) for aside in (-0.13, 0.13))
    return Line((one, gate(square, out), other), stroke, 5)


def _on_ground(at: Point, size: float) -> Callable[[float, float], Point]:
    """Lays a mark flat on the ground around the point *at*."""

    def place(x: float, y: float) -> Point:
        east, north = x * size, -y * size
        return (
            at[0] + east * EAST[0] + north * NORTH[0],
            at[1] + east * EAST[1] + north * NORTH[1],
        )

    return place

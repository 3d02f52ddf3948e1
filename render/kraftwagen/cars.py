"""Cars of our own: the better the body, the more of it; the stronger the engine, the longer."""

from functools import cache

from render.kraftwagen.parts import cylinders
from render.placement import Placement
from render.scene import Drawing, Primitive
from render.shapes import placed, points
from render.widgets import flat_mark

_Primitives = tuple[Primitive, ...]
_FLOOR = 0.36
"""The height of the running board."""
_WHEEL = 0.36
_HUB_Y = 0.62


@cache
def car(seat: int, body: int, engine: int, size: int) -> Drawing:
    """A car of *seat* that looks to the right; its origin is its middle, *size* half its height."""
    at, role = Placement(0, 0, size), f"seat{seat}"
    long = 0.42 + 0.09 * min(engine, 8)
    nose = 0.28 + long
    x, y = at.at(-0.44, 0.14)
    cabin = (_runabout, _tourer, _coupe, _limousine)[min(3, (body - 1) // 2)]
    return Drawing.of(
        *_bonnet(at, role, long, engine),
        *cabin(at, role),
        *_fenders(at, role, nose),
        *wheel(at.detail(-0.98, _HUB_Y)),
        *wheel(at.detail(nose - 0.12, _HUB_Y)),
        at.disc("brass.deep", nose + 0.12, 0.16, 0.13),
        at.disc("lamp", nose + 0.15, 0.16, 0.09),
        flat_mark(seat, x, y, size * 0.19, f"{role}.mark"),
    )


def _bonnet(at: Placement, role: str, long: float, engine: int) -> _Primitives:
    """The longer, the stronger the *engine*; beside it a pipe for each cylinder."""
    nose = 0.28 + long
    pipes = cylinders(engine)
    step = (long - 0.2) / pipes
    return (
        at.polygon(
            f"{role}.edge", (0.2, -0.22), (nose + 0.03, -0.14), (nose + 0.03, 0.48), (0.2, 0.48)
        ),
        at.polygon(f"{role}.front", (0.2, -0.16), (nose, -0.09), (nose, 0.42), (0.2, 0.42)),
        at.polygon(f"{role}.top", (0.2, -0.16), (nose, -0.09), (nose, 0.0), (0.2, -0.04)),
        *(
            at.line("spoke", 0.06, (0.42 + step * i, 0.08), (0.36 + step * i, 0.36))
            for i in range(pipes)
        ),
        at.line("spoke", 0.08, (0.3 + step * pipes, 0.38), (0.1, 0.4)),
        at.box("brass.deep", nose - 0.06, -0.2, 0.16, 0.66, 0.05),
        at.box("brass", nose - 0.03, -0.17, 0.1, 0.6, 0.03),
        at.disc("brass.deep", nose + 0.02, -0.24, 0.06),
    )


def _tub(at: Placement, role: str, outline: str) -> _Primitives:
    """A body with this outline, and its dark edge."""
    corners = points(outline)
    middle = sum(x for x, _ in corners) / len(corners)
    edge = (((x - middle) * 1.05 + middle, (y - 0.1) * 1.08 + 0.1) for x, y in corners)
    return at.polygon(f"{role}.edge", *edge), at.polygon(f"{role}.front", *corners)


def _wheel_and_screen(at: Placement) -> _Primitives:
    return (
        at.line("brass.deep", 0.07, "0.3,-0.18 0.1,-0.4"),
        at.line("leather", 0.09, "-0.02,-0.3 0.18,-0.5"),
    )


def _seat(at: Placement, x: float) -> _Primitives:
    back = ((x, -0.1), (x - 0.16, -0.62), (x - 0.02, -0.66), (x + 0.18, -0.16), (x + 0.44, -0.1))
    shade = ((u - 0.03, v - 0.03) for u, v in back)
    return at.curved("hair.dark", *shade), at.curved("leather", *back)


def _runabout(at: Placement, role: str) -> _Primitives:
    return (
        *_wheel_and_screen(at),
        *_seat(at, -0.5),
        *_tub(at, role, "-1.02,0.42 -1,0.2 -0.78,-0.02 -0.1,-0.02 0.06,-0.2 0.24,-0.2 0.24,0.42"),
    )


def _tourer(at: Placement, role: str) -> _Primitives:
    return (
        *_wheel_and_screen(at),
        at.line("brass.deep", 0.07, "0.3,-0.2 0.2,-0.7"),
        at.line("glass", 0.05, "0.24,-0.24 0.15,-0.66"),
        *_seat(at, -0.3),
        *_seat(at, -0.95),
        *_tub(at, role, "-1.34,0.42 -1.36,-0.16 0.02,-0.08 0.1,-0.22 0.26,-0.22 0.26,0.42"),
        at.curved("leather", "-1.5,-0.08 -1.46,-0.32 -1.1,-0.3 -0.98,-0.14"),
        at.line(f"{role}.edge", 0.04, "-0.66,-0.08 -0.66,0.36"),
    )


def _coupe(at: Placement, role: str) -> _Primitives:
    return (
        *_tub(
            at,
            role,
            "-1.3,0.42 -1.3,0.06 -0.86,-0.12 -0.74,-0.72 -0.66,-0.8 0.1,-0.8 0.26,-0.2 0.28,0.42",
        ),
        at.line(f"{role}.edge", 0.12, "-0.78,-0.83 0.16,-0.83"),
        *_window(at, "-0.62,-0.18 -0.55,-0.66 -0.02,-0.66 0.1,-0.18"),
        at.line(f"{role}.edge", 0.04, "-0.66,-0.12 -0.66,0.36"),
    )


def _limousine(at: Placement, role: str) -> _Primitives:
    return (
        at.box("hair.dark", -1.62, -0.2, 0.34, 0.42, 0.05),
        at.line("brass", 0.05, "-1.46,-0.18 -1.46,0.2"),
        *_tub(at, role, "-1.34,0.42 -1.36,-0.1 -1.28,-0.82 0.12,-0.82 0.26,-0.2 0.28,0.42"),
        at.line(f"{role}.edge", 0.13, "-1.36,-0.87 0.22,-0.87"),
        *_window(at, "-1.22,-0.18 -1.16,-0.68 -0.7,-0.68 -0.7,-0.18"),
        *_window(at, "-0.58,-0.18 -0.58,-0.68 -0.02,-0.68 0.12,-0.18"),
        at.line("brass", 0.04, "-1.3,-0.07 0.2,-0.07"),
    )


def _window(at: Placement, outline: str) -> _Primitives:
    corners = points(outline)
    middle = sum(x for x, _ in corners) / len(corners)
    edge = (((x - middle) * 1.14 + middle, (y + 0.42) * 1.16 - 0.42) for x, y in corners)
    return at.polygon("coal", *edge), at.polygon("glass", *corners)


def _fenders(at: Placement, role: str, nose: float) -> _Primitives:
    front = nose - 0.12
    return (
        at.line(f"{role}.edge", 0.13, (-1.3, 0.5), (nose, 0.5)),
        *(primitive for x in (-0.98, front) for primitive in _fender(at, role, x)),
        at.line(f"{role}.edge", 0.11, (-0.55, 0.56), (front - 0.42, 0.56)),
    )


def _fender(at: Placement, role: str, x: float) -> _Primitives:
    bow = ((x - 0.48, 0.6), (x - 0.36, 0.24), (x, 0.12), (x + 0.36, 0.24), (x + 0.48, 0.56))
    return at.line(f"{role}.edge", 0.17, *bow), at.line(f"{role}.side", 0.1, *bow)


def wheel(at: Placement) -> _Primitives:
    """A wheel with wooden spokes, 0.72 units across."""
    return (
        at.disc("tyre", 0, 0, _WHEEL),
        at.disc("spoke", 0, 0, 0.26),
        at.disc("tyre", 0, 0, 0.2),
        at.line("spoke", 0.06, "-0.2,0 0.2,0"),
        at.line("spoke", 0.06, "0,-0.2 0,0.2"),
        at.disc("brass", 0, 0, 0.1),
    )


@cache
def racer(seat: int, size: int, is_turned: bool = False) -> Drawing:
    """The race car of *seat*; origin and size as above. *is_turned*: it looks to the left."""
    at, role = Placement(0, 0, size, is_turned), f"seat{seat}"
    hull = points(
        "-1.45,0.1 -1.1,-0.2 -0.62,-0.26 -0.3,-0.1 0.2,-0.1 1.1,-0.12 1.36,0.1 1.3,0.36 -1.1,0.42"
    )
    x, y = at.at(-0.02, 0.16)
    return Drawing.of(
        *_driver(at.detail(-0.42, -0.34, 0.62), role),
        at.line("coal", 0.06, "0,-0.12 -0.14,-0.36"),
        at.polygon(f"{role}.edge", *((1.05 * x, (y - 0.1) * 1.2 + 0.1) for x, y in hull)),
        at.polygon(f"{role}.front", *hull),
        at.polygon(f"{role}.top", "0.3,-0.06 1.1,-0.08 1.22,0.02 0.3,0.04"),
        *(at.line("spoke", 0.07, (0.48 + 0.17 * i, 0.1), (0.4 + 0.17 * i, 0.34)) for i in range(4)),
        at.line("brass", 0.09, "0.38,0.36 -1.3,0.36"),
        *wheel(at.detail(-0.86, 0.42, 1.15)),
        *wheel(at.detail(0.98, 0.42, 1.15)),
        at.disc("chalk", -0.02, 0.16, 0.28),
        flat_mark(seat, x, y, size * 0.17, "coal"),
    )


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: the race car."""
    return Drawing(placed(racer(seat, 62), -24, -58))


def _driver(at: Placement, role: str) -> _Primitives:
    return (
        at.curved("hair", "-0.45,0.7 -0.4,0.2 0,0.05 0.4,0.2 0.5,0.7"),
        at.disc("skin", 0.04, -0.2, 0.36),
        at.curved("hair", "-0.36,-0.08 -0.36,-0.4 0,-0.6 0.34,-0.42 0.38,-0.3 0,-0.28"),
        at.box("coal", 0.02, -0.34, 0.4, 0.2, 0.08),
        at.box("glass", 0.12, -0.31, 0.26, 0.14, 0.06),
        at.line("chalk", 0.16, "-0.2,0.14 -0.9,0.02 -1.05,0.14"),
    )

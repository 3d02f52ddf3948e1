"""The harbour, which stays the same during a game: everything that is not a cube.

The drawings of the crane, the lighthouse and the tug are around the origin.
"""

from collections.abc import Iterator
from functools import cache

from render.docker.colours import SHADES_OF_WATER
from render.docker.gangways import gangways
from render.docker.geometry import HEIGHT, WIDTH, ground
from render.docker.quay import quay
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive
from render.shapes import placed, points

_TUG, _FREE = (96, 606), (860, 574)
"""Where the tug is: below the plates, where there are fewer than four."""
_WAVES = 12
_SOUTH: tuple[Point, ...] = ((0.02, -0.26), (1.04, -0.26), (2.02, -0.26), (3.0, -0.26))
_EAST: tuple[Point, ...] = ((3.18, 0.98), (3.18, 2.0), (3.18, 3.0))
"""The bollards along two sides."""
_SAG = 13
"""How far a rope hangs down between two bollards."""
_ROPED = ((_SOUTH[0], _SOUTH[1]), (_SOUTH[2], _SOUTH[3]))
"""The bollards with a rope between them: none bars the way over a gangway."""


def harbour(entries: tuple[tuple[int, ...], ...], is_evening: bool = False) -> Iterator[Primitive]:
    """The harbour; *entries* are the entry squares of each seat."""
    yield from _water("evening" if is_evening else "water")
    yield from placed(_crane(), 64, 300)
    yield from placed(lighthouse(), 650, 236)
    yield from quay()
    yield from (_rope(ground(*one), ground(*other)) for one, other in _ROPED)
    for place in (*_SOUTH, *_EAST):
        yield from _bollard(*ground(*place))
    yield from placed(tug(), *(_TUG if len(entries) == 4 else _FREE))
    yield from gangways(entries)


def _water(time: str) -> Iterator[Primitive]:
    """The sea, all over the picture."""
    step = HEIGHT / SHADES_OF_WATER
    yield from (Box(0, i * step, WIDTH, step + 1, f"{time}.{i}") for i in range(SHADES_OF_WATER))
    yield from (_wave(i, f"{time}.wave") for i in range(_WAVES))


def _wave(i: int, stroke: str) -> Line:
    # Multiples of the golden section scatter the waves evenly.
    x, y, reach = WIDTH * (i * 0.618034 % 1), HEIGHT * (i + 0.5) / _WAVES, 14 + i * 7 % 18
    rise = ((-1.0, 3), (-0.5, 0), (0.0, 3), (0.5, 0), (1.0, 3))
    return Line(tuple((x + reach * u, y + v) for u, v in rise), stroke, 2.4)


@cache
def _crane() -> Drawing:
    """A crane on a mole at the entrance."""
    strokes = (
        ("-20,0 -20,-172", 9),
        ("44,10 44,-161", 9),
        ("-20,-74 44,-64", 6),
        ("-20,-74 44,-161", 3),
        ("-20,-172 8,-214 44,-161", 6),
        ("-44,-176 8,-214 120,-149", 2.5),
        ("8,-214 190,-138", 2.5),
        ("150,-140 150,-112", 2.5),
        ("-44,-176 196,-136", 12),
    )
    return Drawing.of(
        Polygon(points("-90,-14 62,11 80,-16 -90,-44"), "quay.tile"),
        Polygon(points("-90,-14 62,11 62,31 -90,6"), "quay.south"),
        Polygon(points("62,11 80,-16 80,4 62,31"), "quay.east"),
        *(Line(points(stroke), "crane", width) for stroke, width in strokes),
        Line(points("-44,-180 196,-140"), "crane.light", 3),
        Box(56, -154, 26, 20, "crane.light", 3),
        Box(130, -112, 40, 22, "crane.load", 2),
    )


@cache
def lighthouse() -> Drawing:
    """A lighthouse at the entrance of the harbour, about 140 units high."""
    return Drawing.of(
        Ellipse(0, 12, 64, 12, "foam"),
        Polygon(points("-52,4 -38,-12 -14,-18 16,-16 38,-10 54,6 30,16 -26,16"), "rock"),
        Line(points("-38,-12 -14,-18 16,-16 38,-10"), "quay.rim", 2),
        *_band("lighthouse.band", -14, 19.0, 17.3),
        *_band("lighthouse", -38, 17.3, 15.6),
        *_band("lighthouse.band", -62, 15.6, 13.9),
        *_band("lighthouse", -86, 13.9, 12.2),
        Box(-17, -114, 34, 5, "fender"),
        Box(-9, -130, 18, 16, "lamp"),
        Polygon(points("-12,-130 12,-130 0,-142"), "lighthouse.band"),
    )


def _band(role: str, foot: int, below: float, above: float) -> tuple[Polygon, Polygon]:
    """A band of the tower: half its width *below* and *above*, and its shade."""
    top = foot - 24
    sides = ((-below, foot), (below, foot), (above, top), (-above, top))
    shade = ((below * 0.35, foot), (below, foot), (above, top), (above * 0.35, top))
    return Polygon(sides, role), Polygon(shade, f"{role}.shade")


@cache
def tug() -> Drawing:
    """A tug on its way across the harbour, about 220 units long with its wake."""
    wake = ("-70,2 -104,6 -150,2", "-62,16 -92,22 -128,22", "44,36 66,28 84,14")
    cabin = (
        ("tug.wall", "-26,-34 16,-27 16,-3 -26,-10"),
        ("tug.shade", "16,-27 34,-34 34,-11 16,-3"),
        ("tug.roof", "-30,-35 16,-27 38,-36 -8,-43"),
        ("tug.window", "-20,-29 -4,-26.5 -4,-18 -20,-20.5"),
        ("tug.window", "2,-25.5 12,-24 12,-15.5 2,-17"),
        ("tug.window", "20,-25.5 30,-29.5 30,-21.5 20,-17.5"),
    )
    deck = points("-62,-10 -30,-20 44,-12 76,-8 36,8 -36,0")
    return Drawing.of(
        *(Line(points(wave), "foam", 3) for wave in wake),
        Polygon(points("-62,-10 -48,16 30,29 66,12 76,-8 40,4 -10,-4"), "tug.hull"),
        Polygon(deck, "tug.deck"),
        Line(deck, "tug.rail", 3, closed=True),
        Box(-50, -34, 12, 24, "tug.funnel", 3),
        Ellipse(-44, -34, 6, 3, "tug.hull"),
        *(Polygon(points(shape), role) for role, shape in cabin),
        Line(points("4,-40 4,-66"), "tug.hull", 2.5),
    )


def _rope(one: Point, other: Point) -> Line:
    (xa, ya), (xb, yb) = one, other
    shares = (i / 8 for i in range(9))
    hanging = tuple(
        (xa + (xb - xa) * t, ya + (yb - ya) * t - 6 + 4 * _SAG * t * (1 - t)) for t in shares
    )
    return Line(hanging, "rope", 4)


def _bollard(x: float, y: float) -> Iterator[Primitive]:
    yield Ellipse(x, y + 1, 9, 5, "fender")
    yield Box(x - 6, y - 12, 12, 13, "fender", 4)
    yield Ellipse(x, y - 12, 9, 4.5, "bollard")

"""A tug on its way across the harbour, purely decorative."""

from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive

_HULL: tuple[Point, ...] = ((-62, -10), (-48, 16), (30, 29), (66, 12), (76, -8), (40, 4), (-10, -4))
_DECK: tuple[Point, ...] = ((-62, -10), (-30, -20), (44, -12), (76, -8), (36, 8), (-36, 0))
_CABIN: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("tug.wall", ((-26, -34), (16, -27), (16, -3), (-26, -10))),
    ("tug.shade", ((16, -27), (34, -34), (34, -11), (16, -3))),
    ("tug.roof", ((-30, -35), (16, -27), (38, -36), (-8, -43))),
    ("tug.window", ((-20, -29), (-4, -26.5), (-4, -18), (-20, -20.5))),
    ("tug.window", ((2, -25.5), (12, -24), (12, -15.5), (2, -17))),
    ("tug.window", ((20, -25.5), (30, -29.5), (30, -21.5), (20, -17.5))),
)
_WAKE: tuple[tuple[Point, ...], ...] = (
    ((-70, 2), (-104, 6), (-150, 2)),
    ((-62, 16), (-92, 22), (-128, 22)),
    ((44, 36), (66, 28), (84, 14)),
)


def tug(x: float, y: float) -> tuple[Primitive, ...]:
    """The tug around (x, y), about 220 units long with its wake."""

    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + dx, y + dy) for dx, dy in points)

    return (
        *(Line(placed(wave), "foam", 3) for wave in _WAKE),
        Polygon(placed(_HULL), "tug.hull"),
        Polygon(placed(_DECK), "tug.deck"),
        Line(placed(_DECK), "tug.rail", 3, closed=True),
        Box(x - 50, y - 34, 12, 24, "tug.funnel", 3),
        Ellipse(x - 44, y - 34, 6, 3, "tug.hull"),
        *(Polygon(placed(shape), role) for role, shape in _CABIN),
        Line(placed(((4, -40), (4, -66))), "tug.hull", 2.5),
    )

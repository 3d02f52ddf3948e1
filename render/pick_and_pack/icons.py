"""The icons of tiles, of sources of points, and of how far a seat is."""

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render.pick_and_pack.trays import apple
from render.scene import Drawing, Ellipse, Line, Point, Polygon, Primitive
from rules.pick_and_pack import OPEN, Kind, Mark

_Place = Callable[[float, float], Point]
_Icon = Callable[[_Place, float], tuple[Primitive, ...]]

_INK = "apple.edge"


_CLOSED_BY = {Mark.PREMIUM: Kind.PREMIUM, Mark.WHOLESALE: Kind.WHOLESALE}


@cache
def ready_icon(is_ready: bool) -> Drawing:
    """A tick for who has finished, three dots for who is still at work."""
    if is_ready:
        tick = Line(((-11, 1), (-3, 9), (12, -9)), "may.text", 6)
        return Drawing.of(Ellipse(0, 0, 24, 24, "may"), tick)
    return Drawing(tuple(Ellipse(x, 0, 6, 6, "text.muted") for x in (-18, 0, 18)))


@cache
def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`: an apple for open crates, else the tile that closed them."""
    if source == OPEN:
        return Drawing(apple(-2, 3, 19))
    return Drawing(tile_icon(_CLOSED_BY[Mark(source)], 0, 0, 22))


def tile_icon(kind: Kind, x: float, y: float, s: float) -> tuple[Primitive, ...]:
    """The icon of *kind*."""
    return _ICONS[kind](lambda u, v: (x + u * s, y + v * s), s)


def bolt(x: float, y: float, s: float, fill: str) -> Polygon:
    """The lightning of a Rush Order, without an outline."""
    return Polygon(tuple((x + u * s, y + v * s) for u, v in _BOLT), fill, label="bolt")


_BOLT = ((0.25, -1), (-0.62, 0.16), (-0.05, 0.16), (-0.25, 1), (0.62, -0.24), (0.05, -0.24))


def _inked(fill: str, points: tuple[Point, ...], s: float) -> tuple[Primitive, ...]:
    """A shape with the outline that apples have."""
    return Line(points, _INK, 0.24 * s, closed=True), Polygon(points, fill)


def _gem(at: _Place, s: float) -> tuple[Primitive, ...]:
    left, right = (-1, -0.2), (1, -0.2)
    outline = ((-0.55, -0.78), (0.55, -0.78), right, (0, 0.9), left)
    facets = ((left, (-0.55, -0.78), (-0.3, -0.2)), ((-0.3, -0.2), (0.3, -0.2), (0, 0.9)))
    return (
        *_inked("gem", tuple(at(*p) for p in outline), s),
        *(Polygon(tuple(at(*p) for p in facet), "gem.light") for facet in facets),
        Line((at(*left), at(*right)), _INK, 0.08 * s),
        Ellipse(*at(-0.36, -0.5), 0.15 * s, 0.12 * s, "apple.shine"),
    )


def _parcel(at: _Place, s: float) -> tuple[Primitive, ...]:
    left = ((-0.9, -0.35), (0, 0.02), (0, 0.95), (-0.9, 0.55))
    right = ((0.9, -0.35), (0, 0.02), (0, 0.95), (0.9, 0.55))
    lid = ((-0.9, -0.35), (0, -0.75), (0.9, -0.35), (0, 0.02))
    outline = (*lid[:3], *right[3:], (0, 0.95), left[3])
    return (
        *_inked("parcel", tuple(at(*p) for p in outline), s),
        Polygon(tuple(at(*p) for p in right), "wood.dark"),
        Polygon(tuple(at(*p) for p in lid), "parcel.light"),
        Line((at(-0.45, -0.55), at(0.45, -0.17), at(0.45, 0.2)), "label", 0.16 * s),
    )


def _rush(at: _Place, s: float) -> tuple[Primitive, ...]:
    shine = tuple(at(u, v) for u, v in ((0.12, -0.74), (-0.4, -0.02), (-0.14, -0.02)))
    ink, body = _inked("bolt", tuple(at(*p) for p in _BOLT), s)
    return ink, body, Polygon(shine, "steel.light")


def _magnifier(at: _Place, s: float) -> tuple[Primitive, ...]:
    handle = at(0.3, 0.3), at(0.8, 0.8)
    return (
        Line(handle, _INK, 0.5 * s),
        Line(handle, "wood", 0.26 * s),
        Ellipse(*at(-0.2, -0.2), 0.78 * s, 0.78 * s, _INK),
        Ellipse(*at(-0.2, -0.2), 0.66 * s, 0.66 * s, "lens"),
        Ellipse(*at(-0.2, -0.2), 0.46 * s, 0.46 * s, "lens.light"),
        Ellipse(*at(-0.36, -0.36), 0.18 * s, 0.14 * s, "apple.shine"),
    )


def _crossing(at: _Place, s: float) -> tuple[Primitive, ...]:
    up = tuple(at(*p) for p in ((-0.95, 0.55), (-0.5, 0.55), (0.3, -0.5), (0.55, -0.5)))
    down = tuple(at(*p) for p in ((-0.95, -0.55), (-0.5, -0.55), (0.3, 0.5), (0.55, 0.5)))
    heads = [
        tuple(at(*p) for p in ((0.5, y - 0.42), (1.05, y), (0.5, y + 0.42))) for y in (-0.5, 0.5)
    ]
    return tuple(
        shape
        for way, head in zip((up, down), heads, strict=True)
        for shape in (
            Line(way, _INK, 0.46 * s),
            *_inked("swap", head, s),
            Line(way, "swap", 0.24 * s),
        )
    )


def _wrench(at: _Place, s: float) -> tuple[Primitive, ...]:
    jaw = tuple(
        at(0.42 + 0.5 * cos(a), -0.42 + 0.5 * sin(a))
        for a in (pi * (-0.05 + 1.6 * i / 12) for i in range(13))
    )
    shaft = at(0.2, -0.2), at(-0.68, 0.68)
    return (
        *(
            shape
            for ink, thick in ((_INK, 0.24), ("wrench", 0.0))
            for shape in (Line(shaft, ink, (0.4 + thick) * s), Line(jaw, ink, (0.28 + thick) * s))
        ),
        Line((at(0.0, -0.12), at(-0.62, 0.5)), "wrench.light", 0.1 * s),
        Ellipse(*at(-0.66, 0.66), 0.09 * s, 0.09 * s, _INK),
    )


_ICONS: Mapping[Kind, _Icon] = {
    Kind.PREMIUM: _gem,
    Kind.WHOLESALE: _parcel,
    Kind.RUSH_ORDER: _rush,
    Kind.QUALITY_CONTROL: _magnifier,
    Kind.ORDER_MIX_UP: _crossing,
    Kind.MALFUNCTION: _wrench,
}

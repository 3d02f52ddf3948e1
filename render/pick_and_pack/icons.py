"""The icons of tiles, of sources of points, and of how far a seat is."""

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render.pick_and_pack.trays import apple
from render.scene import Drawing, Ellipse, Line, Point, Polygon, Primitive
from rules.pick_and_pack import OPEN, Kind, Mark

_Place = Callable[[float, float], Point]
_Icon = Callable[[_Place, float], tuple[Primitive, ...]]


_CLOSED_BY = {Mark.PREMIUM: Kind.PREMIUM, Mark.WHOLESALE: Kind.WHOLESALE}


@cache
def ready_icon(is_ready: bool) -> Drawing:
    """A tick for who has finished, three dots for who is still at work."""
    if is_ready:
        tick = Line(((-11, 1), (-3, 9), (12, -9)), "may.text", 6)
        return Drawing((Ellipse(0, 0, 24, 24, "may"), tick))
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
    """The lightning of a Rush Order."""
    points = ((0.25, -1), (-0.62, 0.16), (-0.05, 0.16), (-0.25, 1), (0.62, -0.24), (0.05, -0.24))
    return Polygon(tuple((x + u * s, y + v * s) for u, v in points), fill, label="bolt")


def _gem(at: _Place, s: float) -> tuple[Primitive, ...]:
    crown = ((-0.55, -0.75), (0.55, -0.75), (1, -0.2), (-1, -0.2))
    return (
        Polygon(tuple(at(*p) for p in (*crown[:3], (0, 0.9), crown[3])), "gem"),
        Polygon(tuple(at(*p) for p in ((-0.55, -0.75), (0.1, -0.75), (-0.3, -0.2))), "gem.light"),
        Polygon(tuple(at(*p) for p in ((-0.3, -0.2), (0.3, -0.2), (0, 0.9))), "gem.light"),
        Line(tuple(at(*p) for p in (crown[3], crown[2])), "card.edge", 0.09 * s),
    )


def _parcel(at: _Place, s: float) -> tuple[Primitive, ...]:
    left = ((-0.9, -0.35), (0, 0.02), (0, 0.95), (-0.9, 0.55))
    right = ((0.9, -0.35), (0, 0.02), (0, 0.95), (0.9, 0.55))
    lid = ((-0.9, -0.35), (0, -0.75), (0.9, -0.35), (0, 0.02))
    return (
        Polygon(tuple(at(*p) for p in left), "parcel"),
        Polygon(tuple(at(*p) for p in right), "wood.dark"),
        Polygon(tuple(at(*p) for p in lid), "parcel.light"),
        Line((at(-0.45, -0.55), at(0.45, -0.17), at(0.45, 0.2)), "label", 0.16 * s),
    )


def _rush(at: _Place, s: float) -> tuple[Primitive, ...]:
    return (bolt(*at(0, 0), s, "bolt"),)


def _magnifier(at: _Place, s: float) -> tuple[Primitive, ...]:
    return (
        Line((at(0.2, 0.2), at(0.82, 0.82)), "card.edge", 0.3 * s),
        Ellipse(*at(-0.2, -0.2), 0.68 * s, 0.68 * s, "lens"),
        Ellipse(*at(-0.2, -0.2), 0.48 * s, 0.48 * s, "lens.light"),
        Line((at(-0.45, -0.25), at(-0.2, -0.48)), "card", 0.12 * s),
    )


def _crossing(at: _Place, s: float) -> tuple[Primitive, ...]:
    up = ((-0.95, 0.55), (-0.5, 0.55), (0.3, -0.5), (0.55, -0.5))
    down = tuple((u, -v) for u, v in up)
    lines = (Line(tuple(at(*p) for p in way), "swap", 0.26 * s) for way in (up, down))
    heads = (
        Polygon(tuple(at(*p) for p in ((0.5, y - 0.42), (1.05, y), (0.5, y + 0.42))), "swap")
        for y in (-0.5, 0.5)
    )
    return (*lines, *heads)


def _wrench(at: _Place, s: float) -> tuple[Primitive, ...]:
    jaw = tuple((0.42 + 0.5 * cos(a), -0.42 + 0.5 * sin(a)) for a in _arc(-0.05, 1.55))
    return (
        Line((at(0.2, -0.2), at(-0.68, 0.68)), "wrench", 0.4 * s),
        Line(tuple(at(*p) for p in jaw), "wrench", 0.3 * s),
        Ellipse(*at(-0.66, 0.66), 0.09 * s, 0.09 * s, "card"),
    )


def _arc(start: float, end: float) -> tuple[float, ...]:
    """Angles from *start* to *end*, in half turns."""
    return tuple(pi * (start + (end - start) * i / 12) for i in range(13))


_ICONS: Mapping[Kind, _Icon] = {
    Kind.PREMIUM: _gem,
    Kind.WHOLESALE: _parcel,
    Kind.RUSH_ORDER: _rush,
    Kind.QUALITY_CONTROL: _magnifier,
    Kind.ORDER_MIX_UP: _crossing,
    Kind.MALFUNCTION: _wrench,
}

"""The icons of tiles, of sources of points, and of how far a seat is."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from math import cos, pi, sin

from render.pick_and_pack.trays import apple
from render.placement import Placement
from render.scene import Drawing, Ellipse, Line, Polygon, Primitive
from rules.pick_and_pack import OPEN, Kind, Mark

_Icon = Callable[[Placement], tuple[Primitive, ...]]

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
    return _ICONS[kind](Placement(x, y, s))


def bolt(x: float, y: float, s: float, fill: str) -> Polygon:
    """The lightning of a Rush Order, without an outline."""
    return replace(Placement(x, y, s).polygon(fill, _BOLT), label="bolt")


_BOLT = "0.25,-1 -0.62,0.16 -0.05,0.16 -0.25,1 0.62,-0.24 0.05,-0.24"


def _inked(at: Placement, fill: str, outline: str) -> tuple[Primitive, ...]:
    """A shape with the outline that apples have."""
    shape = at.polygon(fill, outline)
    return Line(shape.points, _INK, 0.24 * at.size, closed=True), shape


def _gem(at: Placement) -> tuple[Primitive, ...]:
    return (
        *_inked(at, "gem", "-0.55,-0.78 0.55,-0.78 1,-0.2 0,0.9 -1,-0.2"),
        at.polygon("gem.light", "-1,-0.2 -0.55,-0.78 -0.3,-0.2"),
        at.polygon("gem.light", "-0.3,-0.2 0.3,-0.2 0,0.9"),
        at.line(_INK, 0.08, "-1,-0.2 1,-0.2"),
        at.disc("apple.shine", -0.36, -0.5, 0.15, 0.12),
    )


def _parcel(at: Placement) -> tuple[Primitive, ...]:
    return (
        *_inked(at, "parcel", "-0.9,-0.35 0,-0.75 0.9,-0.35 0.9,0.55 0,0.95 -0.9,0.55"),
        at.polygon("wood.dark", "0.9,-0.35 0,0.02 0,0.95 0.9,0.55"),
        at.polygon("parcel.light", "-0.9,-0.35 0,-0.75 0.9,-0.35 0,0.02"),
        at.line("label", 0.16, "-0.45,-0.55 0.45,-0.17 0.45,0.2"),
    )


def _rush(at: Placement) -> tuple[Primitive, ...]:
    shine = at.polygon("steel.light", "0.12,-0.74 -0.4,-0.02 -0.14,-0.02")
    return *_inked(at, "bolt", _BOLT), shine


def _magnifier(at: Placement) -> tuple[Primitive, ...]:
    return (
        at.line(_INK, 0.5, "0.3,0.3 0.8,0.8"),
        at.line("wood", 0.26, "0.3,0.3 0.8,0.8"),
        at.disc(_INK, -0.2, -0.2, 0.78),
        at.disc("lens", -0.2, -0.2, 0.66),
        at.disc("lens.light", -0.2, -0.2, 0.46),
        at.disc("apple.shine", -0.36, -0.36, 0.18, 0.14),
    )


def _crossing(at: Placement) -> tuple[Primitive, ...]:
    ways = (
        ("-0.95,0.55 -0.5,0.55 0.3,-0.5 0.55,-0.5", "0.5,-0.92 1.05,-0.5 0.5,-0.08"),
        ("-0.95,-0.55 -0.5,-0.55 0.3,0.5 0.55,0.5", "0.5,0.08 1.05,0.5 0.5,0.92"),
    )
    return tuple(
        shape
        for way, head in ways
        for shape in (
            at.line(_INK, 0.46, way),
            *_inked(at, "swap", head),
            at.line("swap", 0.24, way),
        )
    )


def _wrench(at: Placement) -> tuple[Primitive, ...]:
    turns = (pi * (-0.05 + 1.6 * i / 12) for i in range(13))
    jaw = tuple((0.42 + 0.5 * cos(a), -0.42 + 0.5 * sin(a)) for a in turns)
    shaft = "0.2,-0.2 -0.68,0.68"
    return (
        *(
            shape
            for ink, thick in ((_INK, 0.24), ("wrench", 0.0))
            for shape in (at.line(ink, 0.4 + thick, shaft), at.line(ink, 0.28 + thick, *jaw))
        ),
        at.line("wrench.light", 0.1, "0,-0.12 -0.62,0.5"),
        at.disc(_INK, -0.66, 0.66, 0.09),
    )


_ICONS: Mapping[Kind, _Icon] = {
    Kind.PREMIUM: _gem,
    Kind.WHOLESALE: _parcel,
    Kind.RUSH_ORDER: _rush,
    Kind.QUALITY_CONTROL: _magnifier,
    Kind.ORDER_MIX_UP: _crossing,
    Kind.MALFUNCTION: _wrench,
}

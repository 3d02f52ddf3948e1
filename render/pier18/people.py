"""The four kinds of characters on a pier, each known by its outline as well as by its colours.

They are drawn 100 units high and at most 54 wide, their feet at the origin.
"""

from collections.abc import Callable, Mapping
from functools import cache

from render.pier18.icons import bloom, heart
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive
from render.shapes import bent, scaled
from rules.pier18 import Character

_Primitives = tuple[Primitive, ...]

_EDGE = 4.4
"""Thickness of the outline of everything."""


@cache
def person(character: Character, scale: float = 1) -> Drawing:
    """A character, 100 units times *scale* high, its feet at the origin."""
    shadow = Ellipse(5, -1, 26, 5, "deck.shade")
    return scaled(Drawing.of(shadow, *_FIGURES[character]()), scale)


def _outlined(points: tuple[Point, ...], fill: str, edge: float = _EDGE) -> _Primitives:
    """An area with a dark outline."""
    return Line(points, "ink", edge, closed=True), Polygon(points, fill)


def _head(x: float, y: float, radius: float, skin: str) -> _Primitives:
    return Ellipse(x, y, radius + 2, radius + 2, "ink"), Ellipse(x, y, radius, radius, skin)


def _eyes(x: float, y: float, apart: float = 6) -> _Primitives:
    return tuple(Ellipse(x + side * apart, y, 2.3, 3, "ink") for side in (-1, 1))


def _boots(fill: str, x: float = 7) -> _Primitives:
    boxes = ((side * x - 6.5, -12) for side in (-1, 1))
    return tuple(
        primitive
        for left, top in boxes
        for primitive in (Box(left - 2, top - 2, 17, 14, "ink", 5), Box(left, top, 13, 10, fill, 4))
    )


def _poet() -> _Primitives:
    """A beret, a long coat, a book that is being written in."""
    coat = bent(((-10, -54), (10, -54), (17, -34), (18, -10), (0, -7), (-18, -10), (-17, -34)))
    beret = bent(((-20, -76), (-17, -88), (0, -94), (17, -91), (22, -80), (10, -75), (-8, -75)))
    feather = bent(((11, -32), (17, -50), (26, -66), (25, -48), (18, -36)))
    return (
        *_boots("boot"),
        *_outlined(coat, "poet"),
        Line(((0, -50), (0, -12)), "poet.deep", 3.2),
        *_head(0, -67, 15, "skin"),
        Polygon(((-12, -54), (12, -54), (10, -47), (-10, -47)), "poet.scarf"),
        *_eyes(1, -67),
        Line(((-5, -59.5), (1, -61), (7, -59.5)), "hair", 3),
        *_outlined(beret, "poet.deep"),
        Line(((1, -92), (3, -97)), "ink", 4),
        *_book(-8, -35),
        *_outlined(feather, "paper", 3.4),
        Line(((9, -28), (22, -58)), "ink", 2.4),
    )


def _book(x: float, y: float) -> _Primitives:
    left = ((x - 15, y - 9), (x, y - 5), (x, y + 13), (x - 15, y + 9))
    right = ((x, y - 5), (x + 15, y - 9), (x + 15, y + 9), (x, y + 13))
    lines = (
        Line(((x + s * 4, y + dy), (x + s * 11, y + dy - 2)), "poet", 2.2)
        for s in (-1, 1)
        for dy in (0, 6)
    )
    return (*_outlined(left, "paper"), *_outlined(right, "paper"), *lines)


def _lovers() -> _Primitives:
    """Two who have eyes for each other alone."""
    dress = bent(((-16, -45), (-7, -46), (-1, -28), (0, -8), (-14, -5), (-26, -8), (-22, -28)))
    suit = bent(((6, -48), (17, -47), (23, -34), (22, -8), (12, -6), (2, -8), (1, -34)))
    hair = bent(((-12, -72), (-2, -68), (-4, -56), (-16, -42), (-26, -40), (-24, -60)))
    return (
        *_boots("boot", 12),
        *_outlined(suit, "lovers.suit"),
        *_outlined(dress, "lovers"),
        *_outlined(hair, "lovers.hair"),
        *_head(11, -58, 12.5, "skin.dark"),
        *_head(-9, -56, 11.5, "skin"),
        *_outlined(bent(((-2, -62), (0, -72), (12, -76), (23, -70), (25, -60), (12, -67))), "hair"),
        Polygon(bent(((-20, -58), (-18, -69), (-7, -70), (-2, -64), (-11, -64))), "lovers.hair"),
        Line(((-5, -57), (-3, -58)), "ink", 4),
        Line(((4, -59), (5, -60)), "ink", 4),
        Line(((-14, -34), (-2, -26), (8, -28)), "ink", 8),
        Line(((-14, -34), (-2, -26), (8, -28)), "skin", 4),
        *heart(0, -88, 11),
    )


def _fisher() -> _Primitives:
    """Oilskins, a beard, a rod with a catch."""
    coat = bent(((-11, -52), (11, -52), (18, -30), (19, -10), (0, -7), (-19, -10), (-18, -30)))
    crown = bent(((-14, -76), (-10, -91), (2, -95), (12, -90), (15, -76), (0, -74)))
    brim = bent(((-23, -68), (-14, -79), (0, -81), (15, -79), (23, -67), (10, -73), (-10, -73)))
    beard = bent(((-14, -63), (-6, -61), (6, -61), (14, -63), (11, -49), (0, -41), (-11, -49)))
    fish = bent(((22, -51), (26, -40), (22, -30), (18, -40)))
    return (
        *_boots("boot.wet"),
        *_outlined(coat, "fisher"),
        Line(((0, -40), (0, -12)), "fisher.deep", 3),
        *_head(0, -65, 15, "skin"),
        *_outlined(beard, "beard"),
        *_eyes(0, -68, 5.5),
        *_outlined(crown, "fisher"),
        *_outlined(brim, "fisher"),
        Line(((-9, -78), (9, -78)), "fisher.deep", 3),
        Line(((10, -34), (14, -60), (24, -97)), "ink", 3.6),
        Line(((24, -97), (22, -51)), "ink", 1.8),
        *_outlined(fish, "fish"),
        *_outlined(((22, -31), (26, -24), (18, -24)), "fish", 3),
        Ellipse(10, -33, 5, 5, "ink"),
        Ellipse(10, -33, 3.4, 3.4, "skin"),
    )


def _flowers() -> _Primitives:
    """A straw hat, a wide skirt, a basket full of blossoms."""
    dress = bent(((-10, -53), (10, -53), (13, -38), (24, -8), (0, -3), (-24, -8), (-13, -38)))
    hair = bent(((-17, -72), (17, -72), (19, -50), (12, -46), (-12, -46), (-19, -50)))
    brim = bent(((-26, -76), (-14, -81), (14, -81), (26, -76), (14, -71), (-14, -71)))
    crown = bent(((-14, -78), (-11, -92), (0, -96), (11, -92), (14, -78)))
    basket = ((-19, -26), (19, -26), (14, -9), (-14, -9))
    blossoms = ((-15, -30), (15, -30), (-5, -35), (6, -34), (0, -27))
    return (
        *_outlined(dress, "flowers"),
        *_outlined(hair, "hair.red"),
        *_head(0, -64, 14, "skin.dark"),
        *_eyes(0, -64),
        Line(((-4, -56), (0, -54.5), (4, -56)), "ink", 2.4),
        *_outlined(brim, "straw"),
        *_outlined(crown, "straw"),
        Line(((-13, -80), (13, -80)), "lovers", 4),
        *_outlined(basket, "basket"),
        *(Line(((x, -24), (x * 0.8, -11)), "basket.deep", 2.4) for x in (-10, 0, 10)),
        *(
            primitive
            for (x, y), role in zip(
                blossoms, ("bloom", "bloom", "bloom.pale", "bloom", "bloom.pale"), strict=True
            )
            for primitive in bloom(x, y, 7.5, role)
        ),
    )


_FIGURES: Mapping[Character, Callable[[], _Primitives]] = {
    Character.POET: _poet,
    Character.LOVERS: _lovers,
    Character.FISHER: _fisher,
    Character.FLOWERS: _flowers,
}

"""The cover of a game: wide on a table that waits for its players, small in a list of games."""

from collections.abc import Iterator
from functools import cache

from render.extents import drawing_extent
from render.registry import LAYOUTS
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Primitive, Scene, Text
from render.shapes import framed, placed, scaled
from render.text import width
from rules.core.types import GameInfo

WIDTH, HEIGHT = 1000, 420
SMALL = 640
_GAP = 10
_TITLE_SIZE, _TITLE_Y = 88, 80
_SIGNS_Y, _SIGN_HIGH, _SIGN_SIZE = 178, 52, 34
_ICON_ROOM = 58
_MOST_WEIGHT = 3
_HEROES, _HEROES_APART = 3, 220
"""How many pieces stand in front, and how far from each other at least."""
_HEROES_TOP, _FOOT = 212, 16
_LARGEST_HERO = 1.7


@cache
def cover(info: GameInfo, *, is_small: bool) -> Scene:
    """Draw the cover of a game, with its name and how long it is and for whom.

    Where it *is_small*, it is a square with one piece and no words, which stand beside.
    """
    if is_small:
        return Scene(width=SMALL, height=SMALL, base=_small(info), items=())
    return Scene(width=WIDTH, height=HEIGHT, base=_wide(info), items=())


def _small(info: GameInfo) -> Drawing:
    pieces = _heroes(info, 1, SMALL, SMALL, SMALL // 4)
    return Drawing.of(*LAYOUTS[info.key].scenery(SMALL, SMALL).primitives, *pieces)


def _wide(info: GameInfo) -> Drawing:
    return Drawing.of(
        *LAYOUTS[info.key].scenery(WIDTH, HEIGHT).primitives,
        *_heroes(info, min(info.max_seats, _HEROES), WIDTH, HEIGHT, _HEROES_TOP),
        *placed(LAYOUTS[info.key].title(_TITLE_SIZE), WIDTH // 2, _TITLE_Y),
        *_signs(info),
    )


def _heroes(info: GameInfo, count: int, wide: int, high: int, top: int) -> Iterator[Primitive]:
    """Pieces of the first seats in front of the scenery, below *top*."""
    pieces = [LAYOUTS[info.key].piece(seat) for seat in range(count)]
    boxes = [drawing_extent(piece) for piece in pieces]
    largest, tallest = (max(sizes) for sizes in zip(*(box.size for box in boxes), strict=True))
    room = (wide / count / largest, (high - _FOOT - top) / tallest)
    scale = min(_LARGEST_HERO, *room) if count > 1 else min(room)
    step = max(_HEROES_APART, scale * largest)
    for number, (piece, box) in enumerate(zip(pieces, boxes, strict=True)):
        x = wide / 2 + (number - (count - 1) / 2) * step
        x -= scale * (box.left + box.right) / 2
        yield from placed(scaled(piece, scale), x, high - _FOOT)


def _signs(info: GameInfo) -> Iterator[Primitive]:
    """Draw how many people, how many minutes, and how much there is to learn."""
    few, most = info.min_seats, info.max_seats
    told = (
        (_people(), str(most) if few == most else f"{few}–{most}"),
        (_clock(), f"{info.minutes} min"),
        (_weights(info.weight), ""),
    )
    wide = [_ICON_ROOM + (width(text, _SIGN_SIZE) + 20 if text else 76) for _, text in told]
    x = (WIDTH - sum(wide) - 2 * _GAP) / 2
    for (icon, text), each in zip(told, wide, strict=True):
        top = _SIGNS_Y - _SIGN_HIGH / 2
        yield from framed(x, top, each, _SIGN_HIGH, "panel.edge", "panel", 16, 3)
        yield from placed(icon, x + 32, _SIGNS_Y)
        if text:
            yield Text(x + _ICON_ROOM, _SIGNS_Y, text, _SIGN_SIZE, "text", label=f"sign {text}")
        x += each + _GAP


@cache
def _people() -> Drawing:
    heads = (Ellipse(x, y, 6.5, 6.5, "text") for x, y in ((-8, -9), (9, -6)))
    return Drawing.of(*heads, Box(-18, 1, 20, 15, "text", 7), Box(1, 4, 17, 12, "text", 6))


@cache
def _clock() -> Drawing:
    hands = Line(((0, -9), (0, 0), (7, 4)), "panel", 3)
    return Drawing.of(Ellipse(0, 0, 17, 17, "text"), hands)


@cache
def _weights(number: int) -> Drawing:
    """As many of the weights of a scale as there is to learn."""
    shapes: list[Primitive] = []
    for place in range(_MOST_WEIGHT):
        x, role = place * 36, "gold.text" if place < number else "panel.edge"
        shapes.append(Ellipse(x, -11, 6, 6, role))
        shapes.append(Polygon(((x - 8, -6), (x + 8, -6), (x + 13, 16), (x - 13, 16)), role))
    return Drawing(tuple(shapes))

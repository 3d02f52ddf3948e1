"""A table that waits for its players: the cover of the game, and who sits where."""

from collections.abc import Iterator, Sequence
from functools import cache

from render.extents import drawing_extent
from render.names import drawn_name
from render.registry import LAYOUTS, seat_role
from render.scene import (
    Box,
    Drawing,
    Ellipse,
    Group,
    Line,
    Point,
    Polygon,
    Primitive,
    Scene,
    Sprite,
    Text,
    moved,
)
from render.shapes import scaled
from render.text import width
from render.widgets import badge, flat_mark
from rules.core.types import GameInfo

WIDTH, HEIGHT = 1000, 640
_MARGIN, _GAP = 14, 10
_WIDE, _HIGH = 481, 64
_NAME_X = 78
"""How far from the left edge of a plate a name begins."""
_NAME_SIZES = (34, 31, 28)
_TITLE_SIZE, _TITLE_Y = 88, 80
_SIGNS_Y, _SIGN_HIGH, _SIGN_SIZE = 178, 52, 34
_ICON_ROOM = 58
_MOST_WEIGHT = 3
_HEROES, _HEROES_APART = 3, 220
"""How many pieces stand in front, and how far from each other at least."""
_HEROES_TOP, _FOOT = 212, 16
_LARGEST_HERO = 1.7
_DASH, _PAUSE = 22, 14
_CHAIR: tuple[tuple[Point, ...], ...] = (
    ((-13, 20), (-13, -22)),
    ((-13, 2), (13, 2), (13, 20)),
    ((-13, -22), (-6, -22), (-6, 2)),
)


def lobby(info: GameInfo, names: Sequence[str], seats: int) -> Scene:
    """The cover of a game, and *seats* seats: those of *names* are taken, the others free.

    Without seats it is a square with one piece and no words: in a list of games they stand beside.
    """
    if not seats:
        return Scene(width=HEIGHT, height=HEIGHT, base=_cover(info), items=())
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_base(info, len(names), seats),
        items=tuple(_taken(info.key, seat, seats, name) for seat, name in enumerate(names)),
    )


@cache
def _cover(info: GameInfo) -> Drawing:
    pieces = _heroes(info, 1, HEIGHT, HEIGHT, HEIGHT // 4)
    return Drawing((*LAYOUTS[info.key].scenery(HEIGHT, HEIGHT).primitives, *pieces))


@cache
def _base(info: GameInfo, taken: int, seats: int) -> Drawing:
    high = _cover_high(seats)
    free = (shape for seat in range(taken, seats) for shape in _free(seat, *_corner(seat, seats)))
    return Drawing(
        (
            *LAYOUTS[info.key].scenery(WIDTH, high).primitives,
            *_heroes(info, min(info.max_seats, _HEROES), WIDTH, high, _HEROES_TOP),
            *_placed(LAYOUTS[info.key].title(_TITLE_SIZE), WIDTH // 2, _TITLE_Y),
            *_signs(info),
            Box(0, high, WIDTH, HEIGHT - high, "ground"),
            *free,
        )
    )


def _cover_high(seats: int) -> int:
    rows = -(-seats // 2)
    return HEIGHT - (rows * (_HIGH + _GAP) - _GAP + 2 * _MARGIN)


def _corner(seat: int, seats: int) -> tuple[int, int]:
    """The upper left corner of the plate of *seat*; two stand side by side."""
    row, column = divmod(seat, 2)
    x = _MARGIN + column * (_WIDE + _GAP)
    return x, _cover_high(seats) + _MARGIN + row * (_HIGH + _GAP)


def _placed(drawing: Drawing, x: float, y: float) -> Iterator[Primitive]:
    yield from (moved(shape, x, y) for shape in drawing.primitives)


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
        yield from _placed(scaled(piece, scale), x, high - _FOOT)


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
        yield Box(x, top, each, _SIGN_HIGH, "panel.edge", 16)
        yield Box(x + 3, top + 3, each - 6, _SIGN_HIGH - 6, "panel", 13)
        yield from _placed(icon, x + 32, _SIGNS_Y)
        if text:
            yield Text(x + _ICON_ROOM, _SIGNS_Y, text, _SIGN_SIZE, "text", label=f"sign {text}")
        x += each + _GAP


@cache
def _people() -> Drawing:
    heads = (Ellipse(x, y, 6.5, 6.5, "text") for x, y in ((-8, -9), (9, -6)))
    return Drawing((*heads, Box(-18, 1, 20, 15, "text", 7), Box(1, 4, 17, 12, "text", 6)))


@cache
def _clock() -> Drawing:
    hands = Line(((0, -9), (0, 0), (7, 4)), "panel", 3)
    return Drawing((Ellipse(0, 0, 17, 17, "text"), hands))


@cache
def _weights(number: int) -> Drawing:
    """As many of the weights of a scale as there is to learn."""
    shapes: list[Primitive] = []
    for place in range(_MOST_WEIGHT):
        x, role = place * 36, "gold.text" if place < number else "panel.edge"
        shapes.append(Ellipse(x, -11, 6, 6, role))
        shapes.append(Polygon(((x - 8, -6), (x + 8, -6), (x + 13, 16), (x - 13, 16)), role))
    return Drawing(tuple(shapes))


def _free(seat: int, x: int, y: int) -> Iterator[Primitive]:
    """The outline of a plate with an empty chair, and the mark of who sits down there."""
    for one, other in _dashes(x + 2, y + 2, x + _WIDE - 2, y + _HIGH - 2):
        yield Line((one, other), "text.muted", 3)
    yield flat_mark(seat, x + 40, y + _HIGH / 2, 15, "text.muted")
    for part in _CHAIR:
        points = tuple((x + 104 + u, y + _HIGH / 2 + v) for u, v in part)
        yield Line(points, "text.muted", 4)


def _dashes(left: int, top: int, right: int, bottom: int) -> Iterator[tuple[Point, Point]]:
    for x in range(left, right - _DASH + 1, _DASH + _PAUSE):
        yield from (((x, y), (x + _DASH, y)) for y in (top, bottom))
    for y in range(top, bottom - _DASH + 1, _DASH + _PAUSE):
        yield from (((x, y), (x, y + _DASH)) for x in (left, right))


def _taken(game: str, seat: int, seats: int, name: str) -> Group:
    x, y = _corner(seat, seats)
    middle, role = y + _HIGH // 2, seat_role(game, seat)
    text, size = drawn_name(seat, name, _NAME_SIZES, _WIDE - _NAME_X - 16)
    items = (
        Sprite(x, y, _plate(role)),
        Sprite(x + 40, middle, badge(seat, 46, role), label=f"badge seat {seat}"),
        Text(x + _NAME_X, middle, text, size, "text", label=f"name seat {seat}"),
    )
    return Group(items, label=f"taken seat {seat}")


@cache
def _plate(role: str) -> Drawing:
    return Drawing(
        (
            Box(0, 0, _WIDE, _HIGH, f"{role}.front", 18),
            Box(4, 4, _WIDE - 8, _HIGH - 8, "panel", 15),
        )
    )

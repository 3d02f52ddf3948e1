"""A table that waits for its players: what the game looks like, and who sits where."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from render.banner import BANNER_HIGH
from render.extents import Extent, extent
from render.names import drawn_name
from render.registry import LAYOUTS, seat_role
from render.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Line,
    Point,
    Primitive,
    Scene,
    Sprite,
    Text,
    moved,
)
from render.theme import ThemeName
from render.widgets import badge, flat_mark

WIDTH = 1000
_CUTS = range(400, 682, 2)
"""How much of a board may be shown; its banner is left out."""
_SMALLEST, _LARGEST = 120, 400
"""What is narrower, or higher, in the base of a board belongs to the ground, which may be cut."""
_MARGIN, _GAP = 18, 12
_WIDE, _HIGH = 476, 76
_NAME_X = 82
"""How far from the left edge of a plate a name begins."""
_NAME_SIZES = (34, 31, 28)
_DASH, _PAUSE = 22, 14


def lobby(game: str, names: Sequence[str], seats: int, theme: ThemeName) -> Scene:
    """A board of *game*, and *seats* seats: those of *names* are taken, the others outlines."""
    return Scene(
        width=WIDTH,
        height=_bottom(game, seats),
        base=_base(game, len(names), seats, theme),
        items=tuple(_taken(game, seat, name) for seat, name in enumerate(names)),
    )


@cache
def _base(game: str, taken: int, seats: int, theme: ThemeName) -> Drawing:
    cut = _cut(game)
    return Drawing(
        (
            *_board(game, theme),
            Box(0, cut, WIDTH, _bottom(game, seats) - cut, "ground"),
            Box(0, cut, WIDTH, 4, "panel.edge"),
            *(primitive for seat in range(taken, seats) for primitive in _free(game, seat)),
        )
    )


def _board(game: str, theme: ThemeName) -> Iterator[Primitive]:
    """The upper part of the board, without names."""
    for primitive in _scene(game, theme).primitives():
        shown = moved(primitive, 0, -BANNER_HIGH)
        _, top, _, bottom = extent(shown)
        is_name = primitive.label.startswith("name seat")
        if top < _cut(game) and bottom > 0 and not is_name:
            yield shown


def _scene(game: str, theme: ThemeName) -> Scene:
    """The first board in the guide as anybody sees it."""
    page = LAYOUTS[game].guide()[0]
    position = replace(page.observation, seat=None, legal=(), open_legal=())
    first, *_ = LAYOUTS[game].scenes(position, replace(page.view, theme=theme, chosen=()))
    return first


@cache
def _cut(game: str) -> int:
    """How much of the board is shown: as much as leaves whole nearly all that is on it."""
    board = _scene(game, "dark")
    things: list[Item] = [
        *(shape for shape in board.base.primitives if not _is_ground(extent(shape))),
        *board.items,
    ]
    edges = [(each.top - BANNER_HIGH, each.bottom - BANNER_HIGH) for each in map(extent, things)]
    return min(_CUTS, key=lambda y: sum(top < y - 1 and y + 1 < bottom for top, bottom in edges))


def _is_ground(box: Extent) -> bool:
    wide, high = box.size
    return high >= _LARGEST or not _SMALLEST <= wide < WIDTH


def _bottom(game: str, seats: int) -> int:
    return _corner(game, seats - 1)[1] + _HIGH + _MARGIN


def _corner(game: str, seat: int) -> tuple[int, int]:
    """The upper left corner of the plate of *seat*; two stand side by side."""
    row, column = divmod(seat, 2)
    return _MARGIN + column * (_WIDE + _GAP), _cut(game) + 20 + row * (_HIGH + _GAP)


def _free(game: str, seat: int) -> Iterator[Primitive]:
    """The outline of a plate, with the mark of the person who sits down there."""
    x, y = _corner(game, seat)
    for one, other in _dashes(x + 2, y + 2, x + _WIDE - 2, y + _HIGH - 2):
        yield Line((one, other), "text.muted", 3)
    yield flat_mark(seat, x + 42, y + _HIGH / 2, 15, "text.muted")


def _dashes(left: int, top: int, right: int, bottom: int) -> Iterator[tuple[Point, Point]]:
    for x in range(left, right - _DASH + 1, _DASH + _PAUSE):
        yield from (((x, y), (x + _DASH, y)) for y in (top, bottom))
    for y in range(top, bottom - _DASH + 1, _DASH + _PAUSE):
        yield from (((x, y), (x, y + _DASH)) for x in (left, right))


def _taken(game: str, seat: int, name: str) -> Group:
    x, y = _corner(game, seat)
    middle, role = y + _HIGH // 2, seat_role(game, seat)
    text, size = drawn_name(seat, name, _NAME_SIZES, _WIDE - _NAME_X - 20)
    items = (
        Sprite(x, y, _plate(role)),
        Sprite(x + 42, middle, badge(seat, 52, role), label=f"badge seat {seat}"),
        Text(x + _NAME_X, middle, text, size, "text", label=f"name seat {seat}"),
    )
    return Group(items, label=f"taken seat {seat}")


@cache
def _plate(role: str) -> Drawing:
    return Drawing(
        (
            Box(0, 0, _WIDE, _HIGH, f"{role}.front", 20),
            Box(4, 4, _WIDE - 8, _HIGH - 8, "panel", 17),
        )
    )

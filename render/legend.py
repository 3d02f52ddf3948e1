"""A legend in words for the icons, shades and patterns of a ranking."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, count
from math import ceil

from render.scene import Box, Drawing, Ellipse, Group, Polygon, Primitive, Sprite, Text
from render.text import width
from rules.core.types import Points

_LEFT, _ROOM = 20, 968
_ROW = 46
NAME_SIZE = 28
_NAME_X = 84
"""How far from its left edge the words of an entry begin."""
_GAP = 14
NAME_ROOM = 380
"""How long they may be."""
_SHADES = 6
"""How many shades and patterns sources have; a seventh one takes the first again."""
_STEP = 13
"""From one line, or dot, of a pattern to the next."""
_LOW = 16
"""What is lower has no room for a pattern."""


def legend_high(points: Sequence[Points], names: Sequence[str]) -> int:
    """Return the height of a legend of these sources."""
    return -(-len(points) // len(_columns(points, names))) * _ROW if points else 0


def legend(
    points: Sequence[Points], names: Sequence[str], icon: Callable[[str], Drawing], top: int
) -> Iterator[Group]:
    """The icon, pattern and, where there are *names*, the name of each source, below *top*."""
    lefts = _columns(points, names)
    for number, each in enumerate(points):
        row, column = divmod(number, len(lefts))
        x, y = lefts[column], top + row * _ROW + _ROW // 2
        name = names[number] if names else ""
        items = (
            *patterned(number, x, y - 20, 26, 40),
            Sprite(x + 54, y, icon(each.source), label=f"icon {each.source}"),
            Text(x + _NAME_X, y, name, NAME_SIZE, "text", label=f"called {each.source}"),
        )
        yield Group(items, label=f"legend {each.source}")


def shade(number: int) -> str:
    """The role of the colour of source *number* in bars and beside its name."""
    return f"source.{number % _SHADES}"


def patterned(
    number: int, x: float, y: float, wide: float, high: float, label: str = ""
) -> Iterator[Primitive]:
    """A piece of a bar in the shade and pattern of source *number*: some confuse shades."""
    yield Box(x, y, wide, high, shade(number), 3, label=label)
    lean = 0.5 * high
    match number % _SHADES if high >= _LOW else 0:
        case 1:
            yield from _stripes(x, y, wide, high, lean)
        case 2:
            for column in range(int((wide - 9) // _STEP) + 1):
                for row in (0.25, 0.75):
                    yield Ellipse(x + 6 + column * _STEP, y + row * high, 3, 3, "panel")
        case 3:
            yield from _stripes(x, y, wide, high, 0)
        case 4:
            yield Box(x, y + high * 0.2, wide, 3, "panel")
            yield Box(x, y + high * 0.8 - 3, wide, 3, "panel")
        case 5:
            yield from _stripes(x, y, wide, high, lean)
            yield from _stripes(x, y, wide, high, -lean)


def _stripes(x: float, y: float, wide: float, high: float, lean: float) -> Iterator[Polygon]:
    """Lines from top to bottom, as many as there is room for, which end *lean* further left."""
    foot, head = max(0.0, -lean), max(0.0, lean)
    for number in range(int((wide - abs(lean) - 9) // _STEP) + 1):
        left = x + 4 + number * _STEP
        tops, feet = (left + head, left + head + 3), (left + foot + 3, left + foot)
        yield Polygon((*((u, y) for u in tops), *((u, y + high) for u in feet)), "panel")


def _columns(points: Sequence[Points], names: Sequence[str]) -> list[int]:
    """Return the left edges of a row's entries: as few rows as there can be, evenly filled."""
    wide = [ceil(width(name, NAME_SIZE)) for name in names or [""] * len(points)]
    for rows in count(1):
        columns = -(-len(wide) // rows)
        widest = [_NAME_X + max(wide[column::columns]) + _GAP for column in range(columns)]
        spare = (_ROOM - sum(widest)) // max(1, columns)
        if spare >= 0 or columns == 1:
            break
    return [_LEFT + left for left in accumulate((each + spare for each in widest[:-1]), initial=0)]

"""Figures as a picture: a row for each game, person or kind of table, with numbers and a bar."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import ceil

from render.legend import patterned, shade
from render.names import drawn_name
from render.scene import Box, Drawing, Group, GroupItem, Line, Polygon, Scene, Text
from render.shapes import framed
from render.text import width
from render.theme import Colours, ThemeName, shared_colours

WIDTH, HEIGHT = 1000, 640
MOST_ROWS = 10
_MARGIN = 14
_LEFT, _RIGHT = _MARGIN + 22, WIDTH - _MARGIN - 26
_TITLE, _HEADS = 66, 50
_HIGHEST_ROW = 92
_LINE, _BAR = 0.38, 0.66
"""Where in a row its numbers stand, and where its bar begins, as shares of its height."""
_ROOM = 0.22
"""The height of a bar, as a share of that of its row."""
_PLACE_WIDE = 76
_GAP = 28
"""Between two columns of numbers."""
_TITLE_SIZES = (42, 38, 34)
_LARGE, _HIGH_FOR_LARGE = 44, 80
"""The size of what a row says, where it is so high: a phone shows the picture at a third."""
_NAME_SIZES = (_LARGE, 38, 34, 31, 28)
_SMALL, _HEAD_SIZE, _LEGEND_SIZE = 34, 36, 34
_LEGEND_HIGH = 50
_SOURCES = 6
_STARK_TRACK = "#2a3138"


@dataclass(frozen=True, slots=True)
class Span:
    """A value from 0 to 1, between which others the true one may be, and what to compare it to."""

    low: float
    value: float
    high: float
    expected: float


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A name with numbers, and a bar or a span below."""

    name: str
    numbers: tuple[str, ...]
    parts: tuple[float, ...] = ()
    """Of the whole width from the left, each in a shade and pattern of its own; at most 1."""
    span: Span | None = None
    place: str = ""
    """What stands before the name, such as "1."."""
    is_first: bool = False
    """Whether it stands out."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of figures: texts in the reader's language."""

    title: str
    heads: tuple[str, ...]
    """Over the columns of numbers."""
    rows: tuple[FigureRow, ...]
    """At most :data:`MOST_ROWS` are drawn."""
    legend: tuple[str, ...] = ()
    """What the colours of the parts mean."""


def figure_scene(figure: Figure) -> Scene:
    """*figure* as a scene."""
    rows = figure.rows[:MOST_ROWS]
    below = _MARGIN + (_LEGEND_HIGH if figure.legend else 0)
    row_high = min(_HIGHEST_ROW, (HEIGHT - _TITLE - _HEADS - below) // max(1, len(rows)))
    size = _LARGE if row_high >= _HIGH_FOR_LARGE else _SMALL
    middles = _columns(figure, size)
    bottom = _TITLE + _HEADS + len(rows) * row_high
    return Scene(
        width=WIDTH,
        height=bottom + below,
        base=_plate(len(rows), row_high, bottom + below),
        items=(
            _title(figure.title),
            *_heads(figure.heads, middles),
            *(_row(row, number, row_high, middles, size) for number, row in enumerate(rows)),
            *_legend(figure.legend, bottom),
        ),
    )


@cache
def figure_colours(theme: ThemeName) -> Colours:
    """The colours of figures of every sort."""
    pairs = [("panel", "text"), ("panel", "text.muted"), ("ground", "text"), ("panel", "gold.text")]
    pairs += [("ground", "panel.edge"), ("panel", "panel.edge"), ("panel.active", "text")]
    pairs += [("track", shade(number)) for number in range(_SOURCES)]
    shared = shared_colours(theme)
    # Edges of high contrast are bright: a bar without anything in it would look full.
    track = _STARK_TRACK if theme == "contrast" else shared["panel.edge"]
    return Colours(shared | {"track": track}, pairs)


def _columns(figure: Figure, size: int) -> tuple[int, ...]:
    """Return the right edge of each column of numbers."""
    wide = [
        max(
            width(head, _HEAD_SIZE),
            *(width(row.numbers[place], size) for row in figure.rows[:MOST_ROWS]),
        )
        for place, head in enumerate(figure.heads)
    ]
    from_right = accumulate((ceil(each) + _GAP for each in reversed(wide[1:])), initial=0)
    return tuple(_RIGHT - each for each in reversed(tuple(from_right)))


def _title(title: str) -> Text:
    text, size = drawn_name(0, title, _TITLE_SIZES, _RIGHT - _LEFT)
    return Text(_LEFT, _TITLE // 2 + 2, text, size, "text", label="title")


def _heads(heads: tuple[str, ...], ends: tuple[int, ...]) -> Iterator[Text]:
    for head, x in zip(heads, ends, strict=True):
        y = _TITLE + _HEADS // 2
        yield Text(x, y, head, _HEAD_SIZE, "text.muted", "right", label=f"head {head}")


def _row(row: FigureRow, number: int, high: int, ends: tuple[int, ...], size: int) -> Group:
    top = _TITLE + _HEADS + number * high
    y = top + round(_LINE * high)
    first = min(
        (x - width(each, size) for x, each in zip(ends, row.numbers, strict=True)), default=_RIGHT
    )
    left, colour = _LEFT, "gold.text" if row.is_first else "text"
    items: list[GroupItem] = []
    if row.place:
        items.append(Text(left, y, row.place, size, colour, label=f"place {number}"))
        left += _PLACE_WIDE
    sizes = tuple(each for each in _NAME_SIZES if each <= size)
    name, fitting = drawn_name(number, row.name, sizes, first - _GAP - left)
    items.append(Text(left, y, name, fitting, colour, label=f"name {number}"))
    items += (
        Text(x, y, each, size, "text", "right", label=f"number {number} {each}")
        for x, each in zip(ends, row.numbers, strict=True)
    )
    items += _bar(row, top + round(_BAR * high), round(_ROOM * high))
    return Group(tuple(items), label=f"row {number}")


def _bar(row: FigureRow, y: int, high: int) -> Iterator[GroupItem]:
    wide = _RIGHT - _LEFT
    if row.parts or row.span is not None:
        yield Box(_LEFT, y, wide, high, "track", 4)
    x = float(_LEFT)
    for number, part in enumerate(row.parts):
        if part > 0:
            label = f"part {number} {part:.3f}"
            yield from patterned(number, x, y, max(2.0, part * wide - 2), high, label)
            x += part * wide
    if row.span is not None:
        yield from _span(row.span, y, high)


def _span(span: Span, y: int, thick: int) -> Iterator[GroupItem]:
    """The interval as a bar, the value as a diamond on it, what is expected as a line across."""
    low, value, high, expected = (
        _LEFT + share * (_RIGHT - _LEFT)
        for share in (span.low, span.value, span.high, span.expected)
    )
    middle, over = y + thick / 2, thick / 4
    yield Box(low, y, high - low, thick, shade(0), 4, label=f"between {span.low:.2f}")
    yield Line(((expected, y), (expected, y + thick + 8)), "text.muted", 4, label="expected")
    points = (
        (value, y - over),
        (value + 15, middle),
        (value, y + thick + over),
        (value - 15, middle),
    )
    yield Polygon(points, "text", label=f"value {span.value:.2f}")


def _legend(names: tuple[str, ...], bottom: int) -> Iterator[GroupItem]:
    x, y = float(_LEFT), bottom + _MARGIN + _LEGEND_HIGH // 2 - 8
    for number, name in enumerate(names):
        yield from patterned(number, x, y - 14, 28, 28, f"shade {number}")
        yield Text(x + 40, y, name, _LEGEND_SIZE, "text", label=f"called {name}")
        x += 40 + width(name, _LEGEND_SIZE) + 36


@cache
def _plate(rows: int, row_high: int, whole: int) -> Drawing:
    """The sheet without anything on it."""
    high = _HEADS + rows * row_high
    wide = WIDTH - 2 * _MARGIN
    lines = (
        Line(((_LEFT, y), (WIDTH - _LEFT, y)), "panel.edge", 2)
        for y in range(_TITLE + _HEADS, _TITLE + high, row_high)
    )
    return Drawing.of(
        Box(0, 0, WIDTH, whole, "ground"),
        *framed(_MARGIN, _TITLE, wide, high, "panel.edge", "panel", 20),
        *lines,
    )

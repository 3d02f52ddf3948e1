"""The picture of all mats: what every seat has, the awards above and the supply below."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import TypeAlias

from render.kraftwagen.awards import awards
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import floor, seats_in_order, stall
from render.kraftwagen.geometry import (
    HEIGHT,
    MARGIN,
    PANEL_GAP,
    PANEL_WIDE,
    PANELS_BOTTOM,
    PANELS_TOP,
    STOCK_HIGH,
    STOCK_TOP,
    WIDTH,
)
from render.kraftwagen.icons import icon
from render.kraftwagen.panels import (
    ENGINEER_HIGH,
    ENGINEER_WIDE,
    ROOM,
    Panel,
    developments,
    engineer,
    head,
    marked,
    numbers,
    parts,
    portraits,
)
from render.kraftwagen.parts import body, engine
from render.marks import lit_panel
from render.placement import Placement
from render.scene import Box, Drawing, Group, GroupItem, Item, Scene, Sprite, Text
from render.view import View
from render.widgets import plate
from rules.kraftwagen import KraftwagenObservation, Mat, Money, Stock

_COLUMNS = MARGIN, MARGIN + PANEL_WIDE + PANEL_GAP
_WHOLE = PANELS_BOTTOM - PANELS_TOP


def mats_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """All mats, that of the reader large; for everybody else all are alike."""
    seats = seats_in_order(obs)
    panels = (
        item
        for seat, panel in zip(seats, _panels(obs), strict=True)
        for item in _mat(obs, view, choices, seat, panel)
    )
    stock = supply(obs.stock, _stock_places(obs))
    return Scene(width=WIDTH, height=HEIGHT, base=_ground(), items=(*awards(obs), *panels, *stock))


def _panels(obs: KraftwagenObservation) -> tuple[Panel, ...]:
    """List the places of the mats, in the order in which they are shown."""
    left, right = _COLUMNS
    if obs.seats == 2:
        return tuple(Panel(x, PANELS_TOP, _WHOLE) for x in _COLUMNS)
    if obs.seat is not None:
        return (Panel(left, PANELS_TOP, _WHOLE), *_stacked(right, obs.seats - 1, PANELS_BOTTOM))
    bottom = PANELS_BOTTOM if obs.seats == 4 else STOCK_TOP + STOCK_HIGH
    columns = (_stacked(x, 2, bottom) for x in _COLUMNS)
    return tuple(panel for row in zip(*columns, strict=True) for panel in row)[: obs.seats]


def _stacked(x: int, count: int, bottom: int) -> tuple[Panel, ...]:
    step = (bottom + PANEL_GAP - PANELS_TOP) // count
    return tuple(Panel(x, PANELS_TOP + step * row, step - PANEL_GAP) for row in range(count))


def _stock_places(obs: KraftwagenObservation) -> tuple[tuple[int, int], tuple[int, int]]:
    """Side by side below the mats, or in the place of a fourth one."""
    if obs.seats == 3 and obs.seat is None:
        left, top = _COLUMNS[1], STOCK_TOP - STOCK_HIGH - 60
        return (left, top), (left, top + STOCK_HIGH + 30)
    left, right = _COLUMNS
    return (left, STOCK_TOP), (right, STOCK_TOP)


@cache
def _ground() -> Drawing:
    return Drawing(floor(WIDTH, HEIGHT))


def _mat(
    obs: KraftwagenObservation, view: View, choices: Choices, seat: int, panel: Panel
) -> Iterator[Item]:
    is_on_turn = seat == obs.active_seat and bool(obs.to_act)
    label = f"on turn seat {seat}" if is_on_turn else ""
    yield Sprite(panel.x, panel.y, _sheet(panel.high, is_on_turn), label=label)
    marks = choices if seat == obs.active_seat else Choices()
    draw = large_mat if panel.high == _WHOLE else small_mat
    yield Group(tuple(draw(obs, view.names[seat], marks, seat, panel)), label=f"mat {seat}")


def _sheet(high: int, is_on_turn: bool) -> Drawing:
    if is_on_turn:
        return lit_panel("turn", PANEL_WIDE, high)
    return plate(PANEL_WIDE, high, "panel.edge", "panel", 20)


_Line: TypeAlias = tuple[int, Callable[[int], Iterator[GroupItem]]]
"""How high a line of a mat is, and how it is drawn around a height."""

_SHOPS_HIGH, _SHOP, _GARAGE = 80, 106, 134
_HEAD_HIGH, _SOURCES_HIGH, _LINE_HIGH, _RADIUS = 46, 42, 56, 34
_MOST = 26
"""Of the room between the lines."""
_NAMED = 4
"""How many engineers there is room for with their names."""
_FLAT = 180
"""What is lower has no line for engineers and developments: they stand beside the rest."""
_SMALL_SHOP, _SMALL_GARAGE = 88, 188
_FLAT_GARAGE, _FLAT_NUMBERS = 116, 338
"""How wide garage and numbers are where something stands beside them."""
_SMALL_RADIUS = 19


def large_mat(
    obs: KraftwagenObservation, name: str, choices: Choices, seat: int, panel: Panel
) -> Iterator[GroupItem]:
    """Name and money, workshops and race car, points and workers, developments, engineers."""
    lines = tuple(_lines(obs, name, choices, seat, panel))
    gap = min(_MOST, (panel.high - sum(high for high, _ in lines)) / (len(lines) + 1))
    y = panel.y + gap
    for high, draw in lines:
        yield from draw(round(y + high / 2))
        y += high + gap


def _lines(
    obs: KraftwagenObservation, name: str, choices: Choices, seat: int, panel: Panel
) -> Iterator[_Line]:
    mat, money, at = obs.mats[seat], obs.money[seat], (choices, panel)
    yield _HEAD_HIGH, lambda y: head(obs, name, seat, panel, y, _HEAD_HIGH)
    if money is not None:
        yield _SOURCES_HIGH, lambda y: _sources(money, panel.left, y)
    yield _SHOPS_HIGH, lambda y: parts(seat, mat, *at, y, _SHOP, _GARAGE, _SHOPS_HIGH)
    yield _LINE_HIGH, lambda y: numbers(seat, mat, *at, y, ROOM, _LINE_HIGH)
    if mat.active or mat.waiting:
        yield _LINE_HIGH, lambda y: developments(seat, mat, panel.left, y, panel.right, _LINE_HIGH)
    if len(mat.engineers) > _NAMED:
        yield 2 * _RADIUS, lambda y: portraits(mat, choices, panel.left, y, ROOM, _RADIUS)
        return
    for start in range(0, len(mat.engineers), 2):
        yield ENGINEER_HIGH, partial(_engineers, mat, start, choices, panel.left)


def _sources(money: Money, left: int, y: int) -> Iterator[GroupItem]:
    """Draw the sources of the money."""
    for place, source in enumerate(Money._fields):
        amount = getattr(money, source)
        x, colour = left + 24 + ROOM // 4 * place, "text" if amount else "text.muted"
        yield Sprite(x, y, icon(source), label=f"{source} {amount}")
        yield Text(x + 30, y, str(amount), 32, colour)


def _engineers(mat: Mat, start: int, choices: Choices, left: int, y: int) -> Iterator[GroupItem]:
    """Two of them."""
    for column, name in enumerate(mat.engineers[start : start + 2]):
        x = left + column * (ENGINEER_WIDE + 4)
        yield Sprite(x, y, engineer(name, name in mat.used), label=f"engineer {name}")
        where = x + ENGINEER_WIDE // 2, y
        yield from marked(choices, name, where, ENGINEER_WIDE, ENGINEER_HIGH)


def small_mat(
    obs: KraftwagenObservation, name: str, choices: Choices, seat: int, panel: Panel
) -> Iterator[GroupItem]:
    """Name and money; workshops and race car; points and workers; engineers and developments."""
    mat, is_flat = obs.mats[seat], panel.high < _FLAT
    count = 3 if is_flat else 4
    rows = [panel.y + round(panel.high * (row + 0.5) / count) for row in range(count)]
    high = min(56, panel.high // count - 5)
    yield from head(obs, name, seat, panel, rows[0], high)
    garage, room = (_FLAT_GARAGE, _FLAT_NUMBERS) if is_flat else (_SMALL_GARAGE, ROOM)
    yield from parts(seat, mat, choices, panel, rows[1], _SMALL_SHOP, garage, high)
    yield from numbers(seat, mat, choices, panel, rows[2], room, high)
    if is_flat:
        left = panel.right - 2 * _SMALL_RADIUS - 30
        yield from portraits(mat, choices, left, rows[1], panel.right - left, _SMALL_RADIUS)
        left = panel.left + _FLAT_NUMBERS + 4
    else:
        yield from portraits(mat, choices, panel.left, rows[3], 224, high // 2 - 1)
        left = panel.left + min(len(mat.engineers), 4) * 56
    yield from developments(seat, mat, left, rows[-1], panel.right, high)


_FIRST, _STEP = 98, 59


def supply(stock: Stock, places: tuple[tuple[int, int], tuple[int, int]]) -> Iterator[Group]:
    """Bodies and engines; *places* say where the upper left corner of each is."""
    for kind, counts, (x, y) in zip(("body", "engine"), stock, places, strict=True):
        cells = (
            Sprite(
                x + _FIRST + _STEP * place,
                y,
                _cell(place + 1, count),
                label=f"stock {kind} {place + 1} {count}",
            )
            for place, count in enumerate(counts)
        )
        yield Group((Sprite(x, y, _stock_ground(kind)), *cells), label=f"stock {kind}")


@cache
def _stock_ground(kind: str) -> Drawing:
    draw = body if kind == "body" else engine
    return Drawing.of(
        *stall(0, 0, PANEL_WIDE, STOCK_HIGH), *draw(Placement(38, STOCK_HIGH / 2, 24))
    )


@cache
def _cell(value: int, count: int) -> Drawing:
    """A value, and below it how many tiles of it are left; the origin is its middle above."""
    ground, ink, colour = (
        ("tile", "ink", "text") if count else ("tile.shade", "ink.soft", "text.muted")
    )
    return Drawing.of(
        Box(-22, 6, 44, 38, "tile.edge", 8),
        Box(-20, 8, 40, 34, ground, 7),
        Text(0, 25, str(value), 32, ink, "middle"),
        Text(0, 61, f"×{count}", 28, colour, "middle"),
    )

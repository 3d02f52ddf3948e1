"""The mat of a seat: large on half a picture, for the reader or one of two; else small."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from render.kraftwagen.chips import ENGINEER_HIGH, ENGINEER_WIDE, engineer
from render.kraftwagen.choices import Choices
from render.kraftwagen.icons import icon
from render.kraftwagen.panels import (
    ROOM,
    Panel,
    developments,
    head,
    marked,
    numbers,
    parts,
    portraits,
)
from render.scene import GroupItem, Sprite, Text
from rules.kraftwagen import KraftwagenObservation, Mat, Money

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

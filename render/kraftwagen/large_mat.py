"""The mat of a seat on half a picture: the reader's own, or one of two."""

from collections.abc import Iterator

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

_HEAD_Y, _MONEY_Y, _LOW_HEAD_Y = 29, 75, 46
_SHOPS_Y, _SHOPS_HIGH, _SHOP, _GARAGE = 138, 78, 106, 134
_NUMBERS_Y, _PLANS_Y = 210, 272
_LINE_HIGH = 56
_ENGINEERS_Y = 304
_NAMED = 4
"""How many engineers there is room for with their names."""


def large_mat(
    obs: KraftwagenObservation, name: str, choices: Choices, seat: int, panel: Panel
) -> Iterator[GroupItem]:
    """Name and money, workshops and race car, points and workers, developments, engineers."""
    mat, money, top = obs.mats[seat], obs.money[seat], panel.y
    yield from head(obs, name, seat, panel, top + (_HEAD_Y if money else _LOW_HEAD_Y), 46)
    if money is not None:
        yield from _sources(money, panel.left, top + _MONEY_Y)
    yield from parts(seat, mat, choices, panel, top + _SHOPS_Y, _SHOP, _GARAGE, _SHOPS_HIGH)
    yield from numbers(seat, mat, choices, panel, top + _NUMBERS_Y, ROOM, _LINE_HIGH)
    yield from developments(seat, mat, panel.left, top + _PLANS_Y, panel.right, _LINE_HIGH)
    yield from _engineers(mat, choices, panel.left, top + _ENGINEERS_Y)


def _sources(money: Money, left: int, y: int) -> Iterator[GroupItem]:
    """Where the money comes from."""
    for place, source in enumerate(Money._fields):
        amount = getattr(money, source)
        x, colour = left + 24 + ROOM // 4 * place, "text" if amount else "text.muted"
        yield Sprite(x, y, icon(source), label=f"{source} {amount}")
        yield Text(x + 30, y, str(amount), 32, colour)


def _engineers(mat: Mat, choices: Choices, left: int, top: int) -> Iterator[GroupItem]:
    if len(mat.engineers) > _NAMED:
        yield from portraits(mat, choices, left, top + 40, ROOM, 34)
        return
    for number, name in enumerate(mat.engineers):
        row, column = divmod(number, 2)
        x = left + column * (ENGINEER_WIDE + 4)
        y = top + ENGINEER_HIGH // 2 + row * (ENGINEER_HIGH + 2)
        yield Sprite(x, y, engineer(name, name in mat.used), label=f"engineer {name}")
        where = x + ENGINEER_WIDE // 2, y
        yield from marked(choices, name, where, ENGINEER_WIDE, ENGINEER_HIGH)

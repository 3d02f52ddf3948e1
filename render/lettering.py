"""Titles on signs of wood, steel or paper."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from render.scene import Box, Drawing, Primitive, Text
from render.text import CAP_HEIGHT, width


class Sign(NamedTuple):
    """The appearance of a title; lengths are in ems."""

    words: str
    board: str = "panel"
    edge: str = "gold"
    ink: str = "text"
    joint: str = ""
    """The role of the lines between the planks of the board."""
    radius: float = 0.12
    gap: float = 0.03
    """Between two letters."""
    hop: float = 0.0
    """How far every other letter stands higher than its neighbours."""
    is_stencilled: bool = False
    is_tiled: bool = False
    """Whether each letter has a board of its own."""


_RIM, _ABOVE, _BESIDE = 0.07, 0.2, 0.3
"""Breadth of the edge of a board, and how far it reaches above and beside its letters."""


@cache
def lettered(sign: Sign, size: int) -> Drawing:
    """The words of *sign* on its board around the origin, with an em of *size*."""
    wide = [width(letter, size) for letter in sign.words]
    lefts = list(accumulate((each + sign.gap * size for each in wide), initial=0.0))
    middle = (lefts[-1] - sign.gap * size) / 2
    drawn: list[Primitive] = []
    if not sign.is_tiled:
        drawn += _board(sign, 0, 2 * middle + 2 * _BESIDE * size, size)
    for number, letter in enumerate(sign.words):
        x = lefts[number] + wide[number] / 2 - middle
        y = sign.hop * size * (-1) ** number
        if sign.is_tiled:
            drawn += _board(sign, x, wide[number] + 0.14 * size, size)
        drawn.append(Text(x, y, letter, size, sign.ink, "middle", label=f"title {letter}"))
        if sign.is_stencilled:
            bridge = x - 0.02 * size, -0.4 * size, 0.04 * size, 0.8 * size
            drawn.append(Box(*bridge, sign.board, label="stencil"))
    return Drawing(tuple(drawn))


def _board(sign: Sign, x: float, wide: float, size: int) -> Iterator[Primitive]:
    """The board of *sign* around *x*, of two planks if it has joints."""
    half, rim = (CAP_HEIGHT / 2 + _ABOVE + sign.hop) * size, _RIM * size
    left, radius = x - wide / 2, sign.radius * size
    yield Box(left - rim, -half - rim, wide + 2 * rim, 2 * (half + rim), sign.edge, radius + rim)
    yield Box(left, -half, wide, 2 * half, sign.board, radius)
    if sign.joint:
        yield Box(left, -1, wide, 3, sign.joint)
    for nail in (left + 0.12 * size, left + wide - 0.16 * size):
        if not sign.is_tiled:
            yield Box(nail, -0.02 * size, 0.06 * size, 0.06 * size, sign.edge, 0.03 * size)

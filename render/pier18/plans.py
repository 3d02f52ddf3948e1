"""Icons of plans: characters, places, numbers, no words.

An icon has two rows, which stand for the sides of a pier where they lie on wood. It is 60 units
high and at most 164 wide, around the origin.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from render.pier18.icons import anybody, character_icon_primitives
from render.scene import Box, Drawing, Line, Polygon, Primitive, Text
from render.shapes import framed, scaled
from render.text import width
from rules.pier18 import PLANS, Character

Row = tuple[str, ...]
"""Letters of characters, ``?`` for any of them, ``.`` for an empty place, other texts as such."""

_TEXT = 28
_ROOM = 28
"""Room that an icon takes in a row."""
_ROW = 15
"""How far from the middle the two rows are."""
_LETTERS = frozenset(character.value for character in Character)
_ICONS = _LETTERS | {".", "?"}
_NARROWEST, _HIGH = 92, 62


class _Sketch(NamedTuple):
    """The contents of an icon."""

    rows: tuple[Row, ...]
    is_pier: bool = False
    """Whether the rows are the sides of a pier; else there may be only one."""
    is_struck: bool = False
    """Whether the last row shows what must not be."""


_Numbers = Mapping[str, int]


def _pier(top: Row, bottom: Row) -> _Sketch:
    return _Sketch((top, bottom), is_pier=True)


_ALONE = (".", ".", "L", ".", ".")

_SKETCHES: Mapping[str, Callable[[_Numbers], _Sketch]] = {
    "poets_four": lambda n: _pier(("P", f"≥{n['least']}"), ()),
    "poets_one_side": lambda n: _pier(("P", f"≥{n['least']}"), ("P", "0")),
    "poets_alone": lambda n: _Sketch(((".", "P", "."), (f"≥{n['least']}",))),
    "lovers_two": lambda n: _Sketch((_ALONE, (f"≥{n['least']}",))),
    "lovers_each_side": lambda n: _pier(_ALONE, _ALONE),
    "lovers_two_two": lambda n: _pier(("L", f"≥{n['least']}"), ("L", f"≥{n['least']}")),
    "fishers_lopsided": lambda n: _pier(("F", f"≥{n['least']}"), ("F", f"≤{n['most']}")),
    "fishers_even": lambda n: _pier(("F", f"≥{n['least']}"), ("F", "=")),
    "fishers_lead": lambda n: _Sketch((("F", ">"), ("P", "L", "S"))),
    "flowers_crowd": lambda n: _Sketch((("?", "S", "?", "?"), (f"≥{n['least']} ", "S", "=1"))),
    "flowers_both_sides": lambda n: _pier(
        ("S", "?", f"≥{n['least']}"), ("S", "?", f"≥{n['least']}")
    ),
    "flowers_apart": lambda n: _Sketch((("S", f"≥{n['least']}"), ("S", "?", "S")), is_struck=True),
    "poet_fisher_pairs": lambda n: _Sketch((("P", "F"), (f"≥{n['least']}",))),
    "lover_flower_pairs": lambda n: _Sketch((("L", "S"), (f"≥{n['least']}",))),
    "equal_sides": lambda n: _pier(("?", "?", "="), ("?", "?", "=")),
    "even_crowd": lambda n: _Sketch((("P", "L", "F", "S"), (f"≥{n['least']}", f"±{n['most']}"))),
    "open_deck": lambda n: _Sketch(((".",) * n["least"],)),
    "short_pier": lambda n: _Sketch((("↔", f"≤{n['most']}"),)),
}


@cache
def plan_icon(key: str, seats: int | None = None, scale: float = 1) -> Drawing:
    """The icon of the plan *key* in a game of *seats*; None: for games of any number."""
    sketch = _sketch(key, seats)
    rows = [[*_placed(row)] for row in sketch.rows]
    wide = max(_NARROWEST, *(round(_width(row)) + 18 for row in sketch.rows))
    primitives: list[Primitive] = [*_plate(wide, sketch.is_pier)]
    for number, row in enumerate(rows):
        y = 0 if len(rows) == 1 else (2 * number - 1) * _ROW
        for x, token in row:
            primitives += _token(token, x, y)
    if sketch.is_struck:
        reach = _width(sketch.rows[-1]) / 2
        primitives.append(Line(((-reach, _ROW + 9), (reach, _ROW - 9)), "seal.edge", 4.5))
    return scaled(Drawing(tuple(primitives)), scale)


def _sketch(key: str, seats: int | None) -> _Sketch:
    numbers = dict(PLANS[key].numbers)
    if seats is None and "most_2" in numbers:
        return _Sketch((("2:", f"≤{numbers['most_2']}"), ("3:", f"≤{numbers['most_3']}")))
    ours = {name.removesuffix(f"_{seats}"): value for name, value in numbers.items()}
    return _SKETCHES[key](ours)


def _plate(wide: float, is_pier: bool) -> Iterator[Primitive]:
    left, top = -wide / 2, -_HIGH / 2
    yield from framed(left, top, wide, _HIGH, "plan.edge", "plan", 10)
    if is_pier:
        yield Box(left + 2, -1, wide - 4, 2.5, "plan.edge")


def _width(row: Row) -> float:
    return sum(map(_room, row))


def _room(token: str) -> float:
    if token == "↔":
        return 1.6 * _ROOM
    if token in _ICONS:
        return _ROOM
    return width(token, _TEXT) + 6


def _placed(row: Row) -> Iterator[tuple[float, str]]:
    x = -_width(row) / 2
    for token in row:
        yield x + _room(token) / 2, token
        x += _room(token)


def _token(token: str, x: float, y: float) -> Iterator[Primitive]:
    if token in _LETTERS:
        yield from character_icon_primitives(Character(token), x, y, 12)
    elif token == "?":
        yield from anybody(x, y, 12)
    elif token == ".":
        yield Box(x - 12, y - 12, 24, 24, "plan.edge", 5)
        yield Box(x - 10, y - 10, 20, 20, "plan.place", 4)
    elif token == "↔":
        yield Line(((x - 16, y), (x + 16, y)), "plan.text", 4)
        for side in (-1, 1):
            head = ((x + side * 21, y), (x + side * 11, y - 9), (x + side * 11, y + 9))
            yield Polygon(head, "plan.text")
    else:
        yield Text(x, y, token, _TEXT, "plan.text", "middle")

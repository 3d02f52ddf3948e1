"""Cards as they lie on the table: the icon of the plan, four columns, id, patron and date."""

from collections.abc import Iterator
from functools import cache

from render.pier18.deck import boards
from render.pier18.geometry import CARD_HIGH, LARGE
from render.pier18.icons import lighthouse, seal, written
from render.pier18.people import person
from render.pier18.plans import plan_icon
from render.scene import Box, Drawing, Ellipse, Group, Item, Sprite, Text
from render.shapes import framed, placed, scaled
from render.text import width
from rules.pier18 import CARDS, EMPTY, NUMBERS, Card, Character

_PLAN = 39
_DECK_TOP, _DECK_HIGH = 75, 141
_FEET = (70, 138)
_FOOT = 243
"""Where the id stands: there a short screen still shows it above the buttons."""
_NARROW = 240
"""On a card that is less wide its seal is smaller."""


def card(
    x: int,
    y: int,
    name: str,
    size: tuple[int, int],
    seats: int | None,
    label: str = "card",
    *,
    is_offered: bool = False,
) -> Iterator[Item]:
    """The card *name* with its upper left corner at (*x*, *y*), in a game of *seats*.

    *size* is how wide it is, and how wide each of its columns. Whether it may be taken is seen at
    its id.

    It consists of several items: the paper is reused when another card lies in the same place.
    """
    wide, column = size
    shown, middle = CARDS[name], x + wide // 2
    yield Sprite(x, y, _paper(wide, column), label=f"{label} {name}")
    yield Group(tuple(_foot(x, y + _FOOT, shown, wide, is_offered)), label=f"foot of {name}")
    yield from _people(middle - NUMBERS.columns * column // 2, y + _DECK_TOP, shown, column)
    icon = plan_icon(shown.plan, seats)
    yield Sprite(middle, y + _PLAN, icon, label=f"icon {shown.plan}")


def _foot(x: int, y: int, shown: Card, wide: int, is_offered: bool) -> Iterator[Sprite]:
    if is_offered:
        yield Sprite(x, y, _may_tag(shown.id), label=f"may {shown.id}")
    else:
        yield Sprite(x + 10, y, written(shown.id, 28, "card.text"), label=f"id {shown.id}")
    date = written(shown.date, 28, "card.text", "right")
    yield Sprite(x + wide - 10, y, date, label=f"date {shown.date}")
    icon = seal(shown.patron, 17 if wide < _NARROW else 21)
    yield Sprite(x + wide // 2 - 15, y, icon, label=f"seal {shown.patron}")


def _people(left: int, top: int, shown: Card, column: int) -> Iterator[Sprite]:
    for side, places in enumerate((shown.top, shown.bottom)):
        for place, letter in enumerate(places):
            if letter != EMPTY:
                where = left + place * column + column // 2, top + _FEET[side]
                label = f"on {shown.id} {letter}"
                yield Sprite(*where, person(Character(letter), LARGE), label=label)


@cache
def _paper(wide: int, column: int) -> Drawing:
    left = wide // 2 - NUMBERS.columns * column // 2
    return Drawing.of(
        Box(0, 0, wide, CARD_HIGH, "card.edge", 16),
        Box(3, 3, wide - 6, CARD_HIGH - 10, "card", 13),
        *placed(boards(column, _DECK_HIGH), left, _DECK_TOP),
    )


@cache
def back(wide: int) -> Drawing:
    """The back of a card; the origin is its upper left corner."""
    high = round(1.5 * wide)
    tower = scaled(lighthouse(), 0.015 * wide)
    primitives = (
        *framed(0, 0, wide, high, "card.edge", "card", 14),
        Box(9, 9, wide - 18, high - 18, "sea", 8),
        Ellipse(wide / 2, high - 30, wide * 0.3, 7, "foam"),
    )
    return Drawing.of(*primitives, *placed(tower, wide / 2, high / 2 + 3))


@cache
def _may_tag(name: str) -> Drawing:
    """The id of a card that can be taken; the origin is in the middle of its left edge."""
    wide = width(name, 28) + 20
    return Drawing.of(
        *framed(0, -20, wide, 40, "mark.edge", "may", 14),
        Text(10, 0, name, 28, "may.text", label=f"id {name}"),
    )

"""The banner above a board: whose turn it is, or who has won, in the same place in every game."""

from collections.abc import Iterable, Sequence
from functools import cache

from render.scene import Box, Drawing, Ellipse, Group, GroupItem, Line, Sprite, Text
from render.shapes import framed
from render.widgets import badge, cup_plate, flat_mark, name_text
from rules.core.types import Outcome

WIDTH = 1000
BANNER_HIGH = 80
"""Height of the banner with the gap above and below it."""
MIDDLE = BANNER_HIGH // 2
SIGNS_END = WIDTH - 22
"""Where the signs of a game end, at the right."""
_LEFT, _TOP, _HIGH = 12, 8, 64
_NAME_X = 102
_NAME_SIZES = (40, 36, 32, 28)


def turn_banner(seat: int, name: str, right: int) -> Group:
    """A strip in the colours of *seat* with badge and name; the game's signs begin at *right*."""
    items = (
        Sprite(0, 0, _strip(f"seat{seat}.edge", f"seat{seat}.front")),
        Sprite(_LEFT + 40, MIDDLE, _badge(seat), label=f"on turn seat {seat}"),
        _name(seat, name, f"seat{seat}.mark", right),
    )
    return Group(items, label=f"banner seat {seat}")


def waiting_banner(seats: Iterable[tuple[int, bool]]) -> Group:
    """All seats of a choice that several make at once, and whether each has chosen."""
    items: list[GroupItem] = [Sprite(0, 0, _strip("panel.edge", "panel.active"))]
    for place, (seat, is_done) in enumerate(seats):
        x = _LEFT + 44 + 150 * place
        label = f"{'ready' if is_done else 'waiting'} seat {seat}"
        items.append(Sprite(x, MIDDLE, badge(seat, 48, f"seat{seat}"), label=label))
        items.append(Sprite(x + 52, MIDDLE, _state(is_done)))
    return Group(tuple(items), label="banner waiting")


@cache
def _state(is_done: bool) -> Drawing:
    """A tick for who has chosen, dots for who has not."""
    if is_done:
        tick = Line(((-9, 1), (-3, 8), (10, -8)), "may.text", 5)
        return Drawing.of(Ellipse(0, 0, 20, 20, "may"), tick)
    return Drawing(tuple(Ellipse(x, 0, 5, 5, "text") for x in (-16, 0, 16)))


def winner_banner(outcome: Outcome, names: Sequence[str]) -> Group:
    """A golden strip with a cup, and badge and name of each winner."""
    items: list[GroupItem] = [
        Sprite(0, 0, _strip("gold.deep", "gold")),
        Sprite(_LEFT + 40, MIDDLE, cup_plate(20)),
    ]
    left = _LEFT + 78
    room = (WIDTH - 24 - left) // outcome.ranks.count(1)
    for seat in outcome.winners:
        items.append(Sprite(left + 24, MIDDLE, _badge(seat), label=f"won seat {seat}"))
        items.append(_name(seat, names[seat], "gold.ink", left + room, left + 64))
        left += room
    return Group(tuple(items), label="banner won")


def _name(seat: int, name: str, colour: str, right: int, left: int = _NAME_X) -> Text:
    return name_text(seat, name, left, MIDDLE, right - left - 10, colour, _NAME_SIZES)


@cache
def _strip(edge: str, fill: str) -> Drawing:
    return Drawing(framed(_LEFT, _TOP, WIDTH - 2 * _LEFT, _HIGH, edge, fill, 20, 3))


@cache
def _badge(seat: int) -> Drawing:
    """The badge inside out, so that it stands out from the strip."""
    ground = Box(-24, -24, 48, 48, f"seat{seat}.mark", 13)
    return Drawing.of(ground, flat_mark(seat, 0, 0, 14, f"seat{seat}.front"))


def inset(left: int) -> Sprite:
    """The dark ground of a game's signs, from *left* on."""
    return Sprite(0, 0, _inset(left))


@cache
def _inset(left: int) -> Drawing:
    return Drawing.of(Box(left, _TOP + 6, SIGNS_END - left, _HIGH - 12, "gold.ink", 14))

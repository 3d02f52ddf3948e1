"""The banner above a board: whose turn it is, or who has won, in the same place in every game."""

from collections.abc import Iterable
from functools import cache

from render.names import drawn_name
from render.scene import Box, Drawing, Ellipse, Group, GroupItem, Line, Sprite, Text
from render.widgets import badge, cup_plate, flat_mark

BANNER_HIGH = 80
"""Height of the banner with the gap above and below it."""
MIDDLE = BANNER_HIGH // 2
_LEFT, _TOP, _HIGH = 12, 8, 64
_NAME_X = 102
_NAME_SIZES = (40, 36, 32, 28)


def turn_banner(wide: int, seat: int, role: str, name: str, right: int) -> Group:
    """A strip in the colours of *role* with badge and name; the game's signs begin at *right*."""
    items = (
        Sprite(0, 0, _strip(wide, f"{role}.edge", f"{role}.front")),
        Sprite(_LEFT + 40, MIDDLE, _badge(seat, role), label=f"on turn seat {seat}"),
        _name(seat, name, f"{role}.mark", right),
    )
    return Group(items, label=f"banner seat {seat}")


def waiting_banner(wide: int, seats: Iterable[tuple[int, str, bool]]) -> Group:
    """All seats of a choice that several make at once: seat, role, and whether it has chosen."""
    items: list[GroupItem] = [Sprite(0, 0, _strip(wide, "panel.edge", "panel.active"))]
    for place, (seat, role, is_done) in enumerate(seats):
        x = _LEFT + 44 + 150 * place
        label = f"{'ready' if is_done else 'waiting'} seat {seat}"
        items.append(Sprite(x, MIDDLE, badge(seat, 48, role), label=label))
        items.append(Sprite(x + 52, MIDDLE, _state(is_done)))
    return Group(tuple(items), label="banner waiting")


@cache
def _state(is_done: bool) -> Drawing:
    """A tick for who has chosen, dots for who has not."""
    if is_done:
        tick = Line(((-9, 1), (-3, 8), (10, -8)), "may.text", 5)
        return Drawing((Ellipse(0, 0, 20, 20, "may"), tick))
    return Drawing(tuple(Ellipse(x, 0, 5, 5, "text") for x in (-16, 0, 16)))


def winner_banner(
    wide: int, winners: tuple[int, ...], roles: tuple[str, ...], names: tuple[str, ...]
) -> Group:
    """A golden strip with a cup, and badge and name of each winner: *roles*, *names* are theirs."""
    items: list[GroupItem] = [
        Sprite(0, 0, _strip(wide, "gold.deep", "gold")),
        Sprite(_LEFT + 40, MIDDLE, cup_plate(20)),
    ]
    left = _LEFT + 78
    room = (wide - 24 - left) // len(winners)
    for seat, role, name in zip(winners, roles, names, strict=True):
        items.append(Sprite(left + 24, MIDDLE, _badge(seat, role), label=f"won seat {seat}"))
        items.append(_name(seat, name, "gold.ink", left + room, left + 64))
        left += room
    return Group(tuple(items), label="banner won")


def _name(seat: int, name: str, colour: str, right: int, left: int = _NAME_X) -> Text:
    text, size = drawn_name(seat, name, _NAME_SIZES, right - left - 10)
    return Text(left, MIDDLE, text, size, colour, label=f"name seat {seat}")


@cache
def _strip(wide: int, edge: str, fill: str) -> Drawing:
    return Drawing(
        (
            Box(_LEFT, _TOP, wide - 2 * _LEFT, _HIGH, edge, 20),
            Box(_LEFT + 3, _TOP + 3, wide - 2 * _LEFT - 6, _HIGH - 6, fill, 17),
        )
    )


@cache
def _badge(seat: int, role: str) -> Drawing:
    """The badge inside out, so that it stands out from the strip."""
    return Drawing(
        (
            Box(-24, -24, 48, 48, f"{role}.mark", 13),
            flat_mark(seat, 0, 0, 14, f"{role}.front"),
        )
    )


@cache
def inset(left: int, right: int) -> Drawing:
    """The dark ground of a game's signs, as wide as from *left* to *right*."""
    return Drawing((Box(left, _TOP + 6, right - left, _HIGH - 12, "gold.ink", 14),))

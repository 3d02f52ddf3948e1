"""The first three of a finished game on a podium, each with a piece of the game."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from render.registry import seat_role
from render.scene import Box, Drawing, Group, GroupItem, Sprite, Text
from render.widgets import badge, cup_plate
from rules.core.types import Outcome

PODIUM_HIGH = 270
_STEP_WIDE = 230
_RISE = {1: 116, 2: 84, 3: 58}
"""How high the step of each rank is."""
_LOWEST = 40
_PLACES = (0, -1, 1)
"""The best stands in the middle, the second at the left, the third at the right."""


def podium(
    game: str, outcome: Outcome, piece: Callable[[int], Drawing], wide: int
) -> Iterator[Group]:
    """A step for each of the first three, its lower edge at ``PODIUM_HIGH``."""
    order: Sequence[int] = outcome.best_first[: len(_PLACES)]
    for seat, place in zip(order, _PLACES, strict=False):
        x = wide // 2 + place * _STEP_WIDE
        items = tuple(_step(game, seat, outcome.ranks[seat], piece(seat), x))
        yield Group(items, label=f"podium seat {seat}")


def _step(game: str, seat: int, rank: int, piece: Drawing, x: int) -> Iterator[GroupItem]:
    high, role = _RISE.get(rank, _LOWEST), seat_role(game, seat)
    top = PODIUM_HIGH - high
    yield Sprite(x, PODIUM_HIGH, _block(role, high))
    yield Text(x + 62, top + 31, f"{rank}.", 40, f"{role}.mark", "middle", label=f"step {rank}")
    yield Sprite(x - 56, top + 31, badge(seat, 42, role))
    yield Sprite(x, top, piece, label=f"piece seat {seat}")
    if rank == 1:
        yield Sprite(x, top + 62, cup_plate(28), label=f"podium cup seat {seat}")


@cache
def _block(role: str, high: int) -> Drawing:
    left = -_STEP_WIDE / 2
    return Drawing(
        (
            Box(left, -high, _STEP_WIDE, high, f"{role}.edge"),
            Box(left + 3, 3 - high, _STEP_WIDE - 6, high - 3, f"{role}.front"),
        )
    )

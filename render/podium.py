"""The first three of a finished game on a podium, each with a piece of the game."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import cos, pi, sin

from render.extents import drawing_extent
from render.names import drawn_name
from render.registry import LAYOUTS, seat_role
from render.scene import Box, Drawing, Group, GroupItem, Item, Polygon, Sprite, Text
from render.shapes import scaled
from render.text import width, written
from render.widgets import NAME_SIZES, badge, cup_plate
from rules.core.types import Outcome

WIDTH = 1000
NAMES_HIGH = 46
"""Height of the strip below the steps in which names stand."""
_STEP_WIDE = 264
_RISE = {1: 86, 2: 66, 3: 52}
"""How high the step of each rank is at least."""
_LOWEST = 48
_PLACES = (0, -1, 1)
"""The best stands in the middle, the second at the left, the third at the right."""
_LARGEST = 1.7
"""How far steps and pieces may grow where there is room."""
_TITLE_SIZES = (36, 46)
"""Where there is little room, and where there is more."""
_TALL = 280
_MIDDLE_ROOM, _OUTER_ROOM, _GAP = 276, 440, 20
"""How long the winner's name may be, those beside it if it is short, and what is between them."""
_FLAKES = 60


def podium(
    game: str,
    outcome: Outcome,
    piece: Callable[[int], Drawing],
    names: Sequence[str],
    high: int,
    *,
    is_scored: bool,
) -> Iterator[Item]:
    """A step for each of the first three, under the title of *game*, *high* units together."""
    foot = high - NAMES_HIGH
    boxes = [drawing_extent(piece(seat)) for seat in outcome.best_first[: len(_PLACES)]]
    tall, broad = 8 - min(box.top for box in boxes), max(box.size[0] for box in boxes)
    growth = min(_LARGEST, max(foot / (_RISE[1] + tall), 1))
    shrunk = min(growth, (foot - round(_RISE[1] * growth)) / tall, _STEP_WIDE / broad)
    room: float = 2 * (_STEP_WIDE - _GAP)
    for seat, place in zip(outcome.best_first, _PLACES, strict=False):
        x, rank = WIDTH // 2 + place * _STEP_WIDE, outcome.ranks[seat]
        rise = round(_RISE.get(rank, _LOWEST) * growth)
        most = min(room, _OUTER_ROOM if place else _MIDDLE_ROOM)
        name, size = drawn_name(seat, names[seat], NAME_SIZES, most)
        room -= 0 if place else width(name, size)
        label, y = f"podium name seat {seat}", foot + NAMES_HIGH // 2
        items = (
            Sprite(x, foot, _block(seat_role(game, seat), rise)),
            *_front(game, seat, rank, x, foot - rise // 2),
            *_told(game, outcome, seat, is_scored, x, foot - rise // 2),
            Sprite(x, foot - rise, scaled(piece(seat), shrunk), label=f"piece seat {seat}"),
            Text(x, y, name, size, "text", "middle", label=label),
        )
        yield Group(items, label=f"podium seat {seat}")
    sign = LAYOUTS[game].title(_TITLE_SIZES[foot > _TALL])
    yield Sprite(WIDTH - 10 - drawing_extent(sign).right, 36, sign, label=f"title of {game}")


def _front(game: str, seat: int, rank: int, x: int, y: int) -> Iterator[GroupItem]:
    role = seat_role(game, seat)
    yield Sprite(x - 104, y, badge(seat, 40, role))
    if rank == 1:
        yield Sprite(x + 102, y, cup_plate(20), label=f"podium cup seat {seat}")


def _told(
    game: str, outcome: Outcome, seat: int, is_scored: bool, x: int, y: int
) -> Iterator[Text]:
    """The rank, and the points beside it, if there are any."""
    ink, rank = f"{seat_role(game, seat)}.mark", f"{outcome.ranks[seat]}."
    label = f"step {rank}"
    if is_scored:
        total, at = written(outcome.scores[seat]), f"step total seat {seat}"
        yield Text(x - 74, y, rank, 36, ink, label=label)
        yield Text(x + 18, y, total, 56, ink, "middle", label=at)
    else:
        yield Text(x, y, rank, 56, ink, "middle", label=label)


@cache
def _block(role: str, high: int) -> Drawing:
    left = -_STEP_WIDE / 2
    return Drawing.of(
        Box(left, -high, _STEP_WIDE, high, f"{role}.edge"),
        Box(left + 3, 3 - high, _STEP_WIDE - 6, high - 3, f"{role}.front"),
    )


def confetti(game: str, outcome: Outcome, high: int) -> Iterator[Polygon]:
    """Paper in the colours of the winners, and some gold, that falls on a podium so *high*."""
    winners = [seat for seat in outcome.best_first if outcome.ranks[seat] == 1]
    roles = [seat_role(game, seat) for seat in winners]
    inks = (*(f"{role}.front" for role in 2 * roles), "gold", "gold.light")
    yield from (_flake(number, inks, high) for number in range(_FLAKES))


def _flake(number: int, inks: tuple[str, ...], high: int) -> Polygon:
    # Multiples of the golden ratio are never near each other: they look strewn.
    x, y = 14 + number * 0.618034 % 1 * (WIDTH - 28), 12 + number / _FLAKES * high * 0.42
    turn, long, broad = number * pi / 5, 8 + number % 4, 3 + number % 3
    ex, ey = cos(turn), sin(turn)
    corners = (
        (x + u * long * ex - v * broad * ey, y + u * long * ey + v * broad * ex)
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return Polygon(tuple(corners), inks[number % len(inks)])

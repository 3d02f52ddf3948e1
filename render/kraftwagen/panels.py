"""The parts that all mats share, however large they are drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from render.kraftwagen.cards import help_of
from render.kraftwagen.cars import racer
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import NAME_SIZES, role, slot
from render.kraftwagen.geometry import MARGIN, PANEL_WIDE
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import (
    coin,
    drawn,
    piece_plate,
    plan,
    plate,
    racing_engine,
    supply,
    worker,
    workshop_pieces,
)
from render.marks import ring
from render.placement import Placement
from render.scene import Box, Drawing, GroupItem, Line, Primitive, Sprite, Text
from render.shapes import framed, placed
from render.widgets import badge, cross, cup, name_text
from rules.kraftwagen import CARDS, WORKSHOPS, Engineer, KraftwagenObservation, Mat

ROOM = PANEL_WIDE - 2 * MARGIN
"""Units across between the margins of a panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The place of a mat."""

    x: int
    y: int
    high: int

    @property
    def left(self) -> int:
        """Return the left edge of its contents."""
        return self.x + MARGIN

    @property
    def right(self) -> int:
        """Return the right edge of its contents."""
        return self.x + PANEL_WIDE - MARGIN


def head(
    obs: KraftwagenObservation, name: str, seat: int, panel: Panel, y: int, size: int
) -> Iterator[GroupItem]:
    """Badge and name, the new piece that has no place yet, and the money or the score."""
    yield Sprite(
        panel.left + size // 2, y, badge(seat, size, role(obs, seat)), label=f"badge seat {seat}"
    )
    right, money = panel.right, obs.money[seat]
    if obs.outcome is not None:
        score = obs.outcome.scores[seat]
        yield Text(right, y, str(score), 42, "text", "right", label=f"score seat {seat} {score}")
        right -= 84
        if obs.outcome.ranks[seat] == 1:
            yield Sprite(right - 20, y, cup(20), label=f"won seat {seat}")
            right -= 50
    elif seat in obs.resigned:
        yield Sprite(right - 16, y, cross(14, "text.muted"), label=f"out seat {seat}")
        right -= 44
    elif money is not None:
        radius = size // 2 + 1
        yield Sprite(
            right - radius, y, coin(money.total, radius), label=f"money {seat} {money.total}"
        )
        right -= 2 * radius + 8
    if obs.piece is not None and seat == obs.active_seat:
        new = piece_plate(obs.piece, 96, size - 4)
        yield Sprite(right - 54, y, new, label=f"new {obs.piece}")
        yield Sprite(right - 54, y, ring("may", 92, size - 8))
        right -= 116
    left, colour = panel.left + size + 10, "text.muted" if seat in obs.resigned else "text"
    yield name_text(seat, name, left, y, right - left, colour, NAME_SIZES)


def marked(
    choices: Choices, thing: str, where: tuple[int, int], wide: int, high: int
) -> Iterator[Sprite]:
    """The frame around *thing*, which is so large, if it has one."""
    for mark in choices.marks(thing):
        yield Sprite(*where, ring(mark, wide - 14, high - 12, 12), label=f"{mark} {thing}")


def parts(
    seat: int, mat: Mat, choices: Choices, panel: Panel, y: int, shop: int, garage: int, high: int
) -> Iterator[GroupItem]:
    """Workshops and race car: how wide each workshop is, and the garage, and how *high* both."""
    left, step = panel.left, shop + 2
    yield Sprite(left, y, _places(shop, garage, high))
    pieces = workshop_pieces(mat)
    for place, piece in enumerate(pieces):
        where = left + shop // 2 + step * place, y
        yield Sprite(*where, piece_plate(piece, shop, high), label=f"workshop {piece}")
        yield from marked(choices, str(piece), where, shop, high)
    if len(pieces) < WORKSHOPS:
        yield from marked(choices, "shop", (left + shop // 2 + step * len(pieces), y), shop, high)
    middle = left + WORKSHOPS * step + 2 + garage // 2
    size = min(high // 2 - 4, (garage - 78) // 3)
    yield Sprite(middle - 33, y + 1, racer(seat, size), label=f"racer {seat}")
    engine = racing_engine(mat.speed, 17)
    yield Sprite(middle + garage // 2 - 40, y, engine, label=f"speed {mat.speed}")
    yield from marked(choices, "racer", (middle, y), garage, high)


@cache
def _places(shop: int, garage: int, high: int) -> Drawing:
    """The empty workshops and the garage of the race car; the origin is left in the middle."""
    middles = ((shop + 2) * place + shop / 2 for place in range(WORKSHOPS))
    shops = (box for x in middles for box in slot(x, 0, shop, high))
    x = WORKSHOPS * (shop + 2) + 2 + garage / 2
    return Drawing.of(*shops, *slot(x, 0, garage, high, "asphalt.alt"))


def numbers(
    seat: int, mat: Mat, choices: Choices, panel: Panel, y: int, room: int, high: int
) -> Iterator[GroupItem]:
    """Points, canteen and supply."""
    step = room // 4
    wide, left = step - 2, panel.left + step // 2
    drawings = (
        plan("body", mat.body_points, wide, high),
        plan("engine", mat.engine_points, wide, high),
        plate(f"seat{seat}", mat.canteen, wide, high=high),
        supply(f"seat{seat}.out", mat.supply, wide, high),
    )
    for place, drawing in enumerate(drawings):
        yield Sprite(left + step * place, y, drawing)
    yield from marked(choices, "crew", (left + 2 * step, y), wide, high)


def portraits(
    mat: Mat, choices: Choices, left: int, y: int, room: int, radius: int
) -> Iterator[GroupItem]:
    """The engineers; they overlap where there is little *room*."""
    step = min(2 * radius + 6, (room - 2 * radius) // max(1, len(mat.engineers) - 1))
    for place, name in enumerate(mat.engineers):
        where = left + radius + step * place, y
        drawing = small_engineer(name, name in mat.used, radius)
        yield Sprite(*where, drawing, label=f"engineer {name}")
        for mark in choices.marks(name):
            side = 2 * radius - 2
            yield Sprite(*where, ring(mark, side, side, radius), label=f"{mark} {name}")


def developments(
    seat: int, mat: Mat, left: int, y: int, right: int, high: int
) -> Iterator[GroupItem]:
    """The number of active ones, and the waiting ones, counted where they do not fit."""
    if mat.active:
        count = len(mat.active)
        yield Sprite(left, y, _count(f"seat{seat}", count, high), label=f"active {count}")
        left += _count_wide(count) + 4
    for number, id in enumerate(mat.waiting):
        rest = len(mat.waiting) - number
        if left + chip_wide(id) + (_REST_WIDE + 4) * (rest > 1) > right:
            yield Sprite(left, y, _rest(rest, high), label=f"more {rest}")
            return
        yield Sprite(left, y, development(id, high), label=f"waits {id}")
        left += chip_wide(id) + 6


_REST_WIDE = 46


def _count_wide(number: int) -> int:
    return 68 if number < 10 else 84


@cache
def _count(role: str, number: int, high: int) -> Drawing:
    """Draw the number of developments that have their worker."""
    text = Text(42, 0, str(number), 32, "chalk")
    return Drawing.of(*paper(_count_wide(number), high), *worker(Placement(22, 0, 17), role), text)


@cache
def _rest(number: int, high: int) -> Drawing:
    """Draw the number of developments that wait for a worker."""
    return Drawing.of(
        *paper(_REST_WIDE, high), Text(6, 0, "?", 30, "lamp"), Text(24, 0, str(number), 28, "chalk")
    )


_GAIN, _TILE, _MAN = 84, 58, 54
ENGINEER_WIDE, ENGINEER_HIGH = 228, 58


def chip_wide(id: str) -> int:
    """Return the width of the chip of a development."""
    shown = CARDS[id]
    gains = sum(bool(points) for points in (shown.body, shown.engine))
    return 12 + _GAIN * gains + _TILE * len(shown.tasks) + _MAN


@cache
def development(id: str, high: int) -> Drawing:
    """A development that waits for a worker."""
    wide = chip_wide(id)
    x = wide - _MAN / 2 - 4
    return Drawing.of(
        *paper(wide, high),
        *_contents(id, high - 12),
        Box(x - 23, 6 - high / 2, 46, high - 12, "plan.edge", 8),
        Text(x, 0, "?", 34, "lamp", "middle", label="waits"),
    )


def _contents(id: str, high: int) -> Iterator[Primitive]:
    shown, x = CARDS[id], 8
    for kind, points in (("body", shown.body), ("engine", shown.engine)):
        if points:
            yield from drawn(Placement(x + 23, 0, min(19, 0.44 * high)), kind)
            yield Text(x + 46, 0, f"+{points}", 30, "chalk", label=f"{kind} points +{points}")
            x += _GAIN
    for task in shown.tasks:
        yield Box(x, -high / 2, 52, high, "tile", 8)
        yield from ACTIONS[task.action](Placement(x + 26, 0, min(18, 0.42 * high)))
        x += _TILE


def paper(wide: int, high: int) -> tuple[Box, Box]:
    """Blue paper; its origin is the middle of its left edge."""
    return framed(0, -high / 2, wide, high, "plan.edge", "plan", 10)


@cache
def engineer(name: Engineer, is_used: bool) -> Drawing:
    """An engineer with portrait, name and help; he is struck through while he rests."""
    wide = ENGINEER_WIDE
    ground, ink = ("tile.shade", "ink.soft") if is_used else ("tile", "ink")
    return Drawing.of(
        *framed(0, -ENGINEER_HIGH / 2, wide, ENGINEER_HIGH, "tile.edge", ground, 12),
        *placed(small_engineer(name, is_used, 25), 32, 0),
        Text(66, -14, name.capitalize(), 28, ink, label=f"name {name}"),
        *help_of(name, Placement(122 if name == Engineer.DIESEL else 100, 15, 12)),
    )


@cache
def small_engineer(name: Engineer, is_used: bool, radius: int) -> Drawing:
    """The same as a portrait only; the origin is the middle."""
    end = 0.76 * radius
    slash = (-end, end), (end, -end)
    rest = (Line(slash, "coal", 10), Line(slash, "chalk", 5, label="used"))
    return Drawing.of(*portrait(Placement(0, 0, radius), name), *(rest if is_used else ()))

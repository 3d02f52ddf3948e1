"""The stalls of the market, one for each car; the origin of all drawings is the middle."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cars import car
from render.kraftwagen.frames import stall
from render.kraftwagen.icons import body, cog, mechanic
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import medal
from render.kraftwagen.tokens import no_price, plate, price_tag, slab
from render.scene import Box, Drawing, GroupItem, Sprite, Text, moved
from render.widgets import badge
from rules.kraftwagen import (
    Car,
    counted_body,
    counted_crew,
    counted_engine,
    counted_price,
)

STALL_WIDE, STALL_HIGH = 318, 246
_PLATE = 98
_PLATES_Y = 80
_CAR_Y = -6


@cache
def empty_stall(number: int, is_last: bool) -> Drawing:
    """A place for a car; the *last* one ends the action phase."""
    left, top = -STALL_WIDE / 2, -STALL_HIGH / 2
    flagged = (
        Box(left + 24 + 18 * (i % 15), top + 12 + 18 * (i // 15), 18, 18, "slot.edge")
        for i in range(30)
        if (i % 15 + i // 15) % 2 == 0
    )
    return Drawing(
        (
            *stall(left, top, STALL_WIDE, STALL_HIGH, "slot"),
            *(flagged if is_last else ()),
            Text(0, 6, str(number), 64, "heading", "middle"),
        )
    )


def filled_stall(x: int, y: int, shown: Car, turn: int) -> Iterator[GroupItem]:
    """A car with all that counts."""
    half = STALL_WIDE // 2
    yield Sprite(x, y, _ground())
    yield Sprite(x - half + 38, y - 86, badge(shown.seat, 48, f"seat{shown.seat}"))
    yield Sprite(
        x - 12, y + _CAR_Y, car(shown.seat, shown.body, shown.engine, 60), label=f"car {shown}"
    )
    yield Sprite(x + half - 66, y - 84, price_tag(shown.price, turn, 32))
    cheaper = shown.price - counted_price(shown)
    if shown.engineer is not None:
        yield Sprite(x - 62, y - 84, medal(shown.engineer, 29), label=f"on car {shown.engineer}")
    if cheaper:
        yield Text(x - 26, y - 84, f"−{cheaper}", 32, "text", label=f"cheaper {cheaper}")
    values = (
        ("body", shown.body, counted_body(shown)),
        ("engine", shown.engine, counted_engine(shown)),
        (f"seat{shown.seat}", shown.crew, counted_crew(shown)),
    )
    for column, (kind, value, counted) in enumerate(values):
        where = x + (column - 1) * (_PLATE + 4), y + _PLATES_Y
        yield Sprite(*where, plate(kind, counted, _PLATE, counted > value))


@cache
def _ground() -> Drawing:
    left, top = -STALL_WIDE / 2, -STALL_HIGH / 2
    return Drawing(
        (
            *stall(left, top, STALL_WIDE, STALL_HIGH),
            Box(left + 14, _CAR_Y + 50, STALL_WIDE - 28, 10, "slot", 5),
        )
    )


@cache
def sketched(seat: int, values: tuple[int, int, int]) -> Drawing:
    """A car that is being chosen: what is known of it (0: not yet), without a price."""
    known = zip(("body", "engine", f"seat{seat}"), values, strict=True)
    plates = (
        moved(primitive, (column - 1) * (_PLATE + 4), _PLATES_Y)
        for column, (kind, value) in enumerate(known)
        for primitive in (plate(kind, value, _PLATE) if value else _gap(kind)).primitives
    )
    tag = (moved(primitive, STALL_WIDE / 2 - 66, -84) for primitive in no_price(32).primitives)
    head = (
        moved(primitive, 38 - STALL_WIDE / 2, -86)
        for primitive in badge(seat, 48, f"seat{seat}").primitives
    )
    b, e, _ = (value or 1 for value in values)
    drawn = (moved(primitive, -12, _CAR_Y) for primitive in car(seat, b, e, 60).primitives)
    return Drawing((*_ground().primitives, *head, *tag, *drawn, *plates))


@cache
def _gap(kind: str) -> Drawing:
    left = -_PLATE / 2
    at = Placement(left + 36, 0, 23)
    icon = {"body": body, "engine": cog}.get(kind)
    drawn = icon(at) if icon else mechanic(at, kind)
    return Drawing(
        (*slab(_PLATE, 60, "tile.shade"), *drawn, Text(left + 68, 0, "?", 40, "ink.soft"))
    )

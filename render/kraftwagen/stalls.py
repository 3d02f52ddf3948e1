"""The stalls of the market, one for each car; the origin of all drawings is the middle."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cars import car
from render.kraftwagen.choices import Choices, Sketch
from render.kraftwagen.frames import spotlight, stall
from render.kraftwagen.geometry import (
    HEIGHT,
    STALL_HIGH,
    STALL_WIDE,
    STALLS_IN_ROW,
    STALLS_TOP,
    stall_middle,
)
from render.kraftwagen.icons import ACTIONS, mechanic
from render.kraftwagen.parts import body, engine
from render.kraftwagen.portraits import medal
from render.kraftwagen.tokens import marque, no_price, placard, plate, price_tag, slab
from render.marks import ring
from render.placement import Placement
from render.scene import Box, Drawing, Group, GroupItem, Item, Line, Primitive, Sprite, Text
from render.shapes import placed
from rules.kraftwagen import (
    LAST_CAR,
    START_TILES,
    Car,
    KraftwagenObservation,
    Task,
    TileAction,
    Verb,
    buyers_would_take,
    counted_body,
    counted_crew,
    counted_engine,
    counted_price,
)

_PLATE, _PLATE_HIGH = 98, 50
_PLATES_Y = 52
_CAR_X, _CAR_Y, _CAR = -14, -20, 49
_TAG_X, _TAG_Y = 108, -48
_MARQUE_X, _MARQUE_Y, _MARQUE = -113, -53, 17
_MEDAL_X = -120
_FLOOR_Y = 10
_DASH = 18


def stalls(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The cars on the market, and the bays that wait for more."""
    cars, takers = _shown_cars(obs, choices), _takers(obs, choices)
    for number in range(LAST_CAR):
        where = stall_middle(number)
        if number < len(cars):
            items = [*_filled(*where, cars[number], obs.game_turn)]
            if cars[number].price in takers:
                space, kind = takers[cars[number].price]
                taker = placard(kind, 22, space)
                items.append(Sprite(where[0] + 122, where[1], taker, label=f"taken {kind}"))
            yield Group(tuple(items), label=f"stall {number + 1} {cars[number].price}")
        elif number == len(cars) and choices.sketch and not choices.car:
            yield from _sketch(obs.active_seat, choices.sketch, *where)
        else:
            is_lit = number < STALLS_IN_ROW or len(cars) >= STALLS_IN_ROW
            yield Sprite(*where, _chalked(number + 1, is_lit), label=f"stall {number + 1} empty")
    yield from _frames(obs, choices, cars)


@cache
def _chalked(number: int, is_lit: bool) -> Drawing:
    """A bay in chalk, lit once its row is in use; the last one, flagged, ends the action phase."""
    left, top = -STALL_WIDE / 2 + 12, -STALL_HIGH / 2 + 12
    flagged = (
        Box(left + 64 + 16 * i, top + 10 + 16 * (i % 2), 16, 16, "slot.edge")
        for i in range(14)
        if number == LAST_CAR
    )
    return Drawing.of(
        *(spotlight(_CAR_X, _FLOOR_Y, 106, 22, _FLOOR_Y - top) if is_lit else ()),
        *_dashes(left, top),
        *flagged,
        Text(left + 18, top + 30, str(number), 48, "heading", label=f"bay {number}"),
    )


def _dashes(left: float, top: float) -> Iterator[Primitive]:
    for start in range(0, int(-2 * left), 2 * _DASH):
        for y in (top, -top):
            end = min(left + start + _DASH, -left)
            yield Line(((left + start, y), (end, y)), "slot.edge", 4)
    for start in range(0, int(-2 * top), 2 * _DASH):
        for x in (left, -left):
            yield Line(((x, top + start), (x, min(top + start + _DASH, -top))), "slot.edge", 4)


def _filled(x: int, y: int, shown: Car, turn: int) -> Iterator[GroupItem]:
    """A car with all that counts."""
    yield Sprite(x, y, _turntable())
    yield Sprite(x + _MARQUE_X, y + _MARQUE_Y, marque(shown.seat, _MARQUE))
    drawn = car(shown.seat, shown.body, shown.engine, _CAR)
    yield Sprite(x + _CAR_X, y + _CAR_Y, drawn, label=f"car {shown}")
    yield Sprite(x + _TAG_X, y + _TAG_Y, price_tag(shown.price, turn, 28))
    if shown.engineer is not None:
        helper = medal(shown.engineer, 27)
        yield Sprite(x + _MEDAL_X, y - 6, helper, label=f"on car {shown.engineer}")
    cheaper = shown.price - counted_price(shown)
    if cheaper:
        yield Text(
            x + _TAG_X - 56,
            y + _TAG_Y,
            f"−{cheaper}",
            30,
            "text",
            "right",
            label=f"cheaper {cheaper}",
        )
    values = (
        ("body", shown.body, counted_body(shown)),
        ("engine", shown.engine, counted_engine(shown)),
        (f"seat{shown.seat}", shown.crew, counted_crew(shown)),
    )
    for column, (kind, value, counted) in enumerate(values):
        where = x + (column - 1) * (_PLATE + 4), y + _PLATES_Y
        yield Sprite(*where, plate(kind, counted, _PLATE, counted > value, _PLATE_HIGH))


@cache
def _turntable() -> Drawing:
    """A lit turntable in a stall."""
    left, top = -STALL_WIDE / 2, -STALL_HIGH / 2
    return Drawing.of(
        *stall(left, top, STALL_WIDE, STALL_HIGH),
        *spotlight(_CAR_X, _FLOOR_Y, 106, 22, _FLOOR_Y - top - 2),
    )


def _shown_cars(obs: KraftwagenObservation, choices: Choices) -> tuple[Car, ...]:
    """The cars on the market, the chosen one or the one that Diesel changes included."""
    if choices.car is None:
        return obs.cars
    others = (choices.car if car.price == choices.car.price else car for car in obs.cars)
    return (*obs.cars, choices.car) if choices.sketch else tuple(others)


def _takers(obs: KraftwagenObservation, choices: Choices) -> dict[int, tuple[int, str]]:
    """By the price of a car: which buyer would take it now, by space and kind."""
    if choices.car is None:
        return {}
    others = tuple(car for car in obs.cars if car.price != choices.car.price)
    made = buyers_would_take(others, obs.buyers.active, choices.car)
    return {
        sale.car.price: (number, sale.buyer)
        for number, sale in enumerate(made, start=1)
        if sale.car is not None
    }


def _sketch(seat: int, sketch: Sketch, x: int, y: int) -> Iterator[Item]:
    """A car that is being put together, and a frame around what is asked next."""
    values = (sketch.body, sketch.engine, sketch.crew)
    yield Sprite(x, y, _sketched(seat, values), label="sketch")
    if 0 in values:
        column = values.index(0)
        where = x + (column - 1) * (_PLATE + 4), y + _PLATES_Y
        yield Sprite(*where, ring("may", _PLATE - 10, _PLATE_HIGH - 10, 12), label="may part")


@cache
def _sketched(seat: int, values: tuple[int, int, int]) -> Drawing:
    """A car that is being chosen: what is known of it (0: not yet), without a price."""
    known = zip(("body", "engine", f"seat{seat}"), values, strict=True)
    plates = (
        (
            plate(kind, value, _PLATE, high=_PLATE_HIGH) if value else _gap(kind),
            (column - 1) * (_PLATE + 4),
            _PLATES_Y,
        )
        for column, (kind, value) in enumerate(known)
    )
    b, e, _ = (value or 1 for value in values)
    parts = (
        (no_price(28), _TAG_X, _TAG_Y),
        (marque(seat, _MARQUE), _MARQUE_X, _MARQUE_Y),
        (car(seat, b, e, _CAR), _CAR_X, _CAR_Y),
    )
    return Drawing.of(*_turntable().primitives, *(s for p in (*parts, *plates) for s in placed(*p)))


@cache
def _gap(kind: str) -> Drawing:
    left = -_PLATE / 2
    at = Placement(left + 36, 0, 19)
    icon = {"body": body, "engine": engine}.get(kind)
    drawn = icon(at) if icon else mechanic(at, kind)
    ground = slab(_PLATE, _PLATE_HIGH, "tile.shade")
    return Drawing.of(*ground, *drawn, Text(left + 68, 0, "?", 36, "ink.soft"))


def _frames(
    obs: KraftwagenObservation, choices: Choices, cars: tuple[Car, ...]
) -> Iterator[Sprite]:
    """Around the car that came last, or that is being chosen."""
    placed = {action.car.price for action in obs.last if action.verb is Verb.CAR and action.car}
    for number, shown in enumerate(cars):
        is_chosen = choices.car is not None and shown.price == choices.car.price
        marks = ("chosen",) if is_chosen else choices.marks(f"p{shown.price}")
        for mark in marks or (("done",) if shown.price in placed else ()):
            frame = ring(mark, STALL_WIDE - 12, STALL_HIGH - 12)
            yield Sprite(*stall_middle(number), frame, label=f"{mark} car {shown.price}")


START_WIDE, _HIGH = 226, 300
_STEP = 242
_Y = (STALLS_TOP + HEIGHT) // 2


def start_tiles(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The tiles that are still free, side by side where the cars will stand."""
    names = tuple(START_TILES)
    for name in obs.start_tiles:
        x, y = 137 + _STEP * names.index(name), _Y
        yield Sprite(x, y, start_tile(name), label=f"start {name}")
        for colour in choices.marks(f"start:{name}"):
            yield Sprite(
                x, y, ring(colour, START_WIDE - 10, _HIGH - 10), label=f"{colour} start {name}"
            )


@cache
def start_tile(name: str) -> Drawing:
    """A start tile: what it orders, from the top down."""
    tasks = START_TILES[name].tasks
    step = 90 if len(tasks) > 2 else 124
    top = -step * (len(tasks) - 1) / 2
    primitives = (
        primitive for row, task in enumerate(tasks) for primitive in order(task, top + step * row)
    )
    return Drawing.of(*slab(START_WIDE, _HIGH, radius=18), *primitives)


def order(task: Task, y: float) -> Iterator[Primitive]:
    """A line of a start tile: the icon, and how many or how far."""
    if task.action in (TileAction.HIRE, TileAction.RACE):
        at = Placement(-44, y, 38)
        is_hire = task.action is TileAction.HIRE
        yield from mechanic(at, "anybody") if is_hire else ACTIONS[task.action](at)
        number = f"+{task.amount}" if is_hire else str(task.amount)
        yield Text(18, y, number, 56, "ink", label=f"{task.action} {task.amount}")
        return
    yield from ACTIONS[task.action](Placement(0, y, 42))

"""The picture of the market: buyers, price markers and cars."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.buyers import buyer, placard
from render.kraftwagen.choices import Choices, Sketch
from render.kraftwagen.frames import room, stall
from render.kraftwagen.stalls import (
    STALL_HIGH,
    STALL_WIDE,
    empty_stall,
    filled_stall,
    sketched,
)
from render.kraftwagen.tokens import coin, no_price, price_tag
from render.marks import ring
from render.scene import (
    Box,
    Drawing,
    Ellipse,
    Group,
    GroupItem,
    Item,
    Primitive,
    Scene,
    Sprite,
    Text,
)
from rules.kraftwagen import (
    ACTIVE_SPACES,
    BUYERS,
    LAST_CAR,
    MARKER_START,
    PRICES,
    Car,
    KraftwagenObservation,
    Verb,
    buyers_would_take,
)

WIDTH = 1000
_ROOF = 58
_STACK_Y, _STACK_STEP = _ROOF + 82, 242
_SPACE_Y, _SPACE_STEP = _ROOF + 250, 146
_TRACK_X, _TRACK_STEP = 672, 66
_TAGS_Y, _TAG_STEP = _ROOF + 380, 119
_STALLS_TOP = _ROOF + 436
_GAP = 12
_IN_ROW = 3
_HEIGHT = _STALLS_TOP + 2 * (STALL_HIGH + _GAP)
_STRIPES = 20
_TAG = 34
"""Half the height of a price marker."""


def market_scene(obs: KraftwagenObservation, choices: Choices) -> Scene:
    """The market, with the car that is being chosen."""
    return Scene(
        width=WIDTH,
        height=_HEIGHT,
        base=_place(),
        items=(
            *_stacks(obs, choices),
            *_active(obs),
            *_track(obs),
            *_prices(obs, choices),
            *_stalls(obs, choices),
        ),
    )


@cache
def _place() -> Drawing:
    return Drawing((*room(WIDTH, _HEIGHT), *_awning(), *_ground()))


def _awning() -> Iterator[Primitive]:
    """The striped roof."""
    wide = WIDTH / _STRIPES
    yield Box(0, 0, WIDTH, _ROOF - 14, "belt.edge")
    for stripe in range(_STRIPES):
        colour = "awning" if stripe % 2 else "awning.light"
        x = stripe * wide
        yield Ellipse(x + wide / 2, _ROOF - 22, wide / 2, 24, "belt.edge")
        yield Box(x, 0, wide, _ROOF - 22, colour)
        yield Ellipse(x + wide / 2, _ROOF - 24, wide / 2, 20, colour)


def _ground() -> Iterator[Primitive]:
    for place in range(len(BUYERS)):
        yield from stall(20 + _STACK_STEP * place, _STACK_Y - 66, _STACK_STEP - 8, 136)
    yield from stall(20, _SPACE_Y - 82, WIDTH - 40, 164)
    for place in range(ACTIVE_SPACES):
        x = _space(place)
        yield Ellipse(x, _SPACE_Y + 44, 62, 24, "slot.edge")
        yield Ellipse(x, _SPACE_Y + 43, 58, 21, "slot")
        yield Text(x - 70, _SPACE_Y - 54, str(place + 1), 32, "heading", "middle")
    for step in range(MARKER_START + 1):
        x = _TRACK_X + _TRACK_STEP * step
        text = str(MARKER_START - step) if step else "S"
        yield Box(x - 27, _SPACE_Y - 34, 54, 68, "slot.edge", 12)
        yield Box(x - 25, _SPACE_Y - 32, 50, 64, "slot", 10)
        yield Text(x, _SPACE_Y, text, 36, "heading", "middle")


def _space(place: int) -> int:
    return 112 + _SPACE_STEP * place


def _stacks(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    buyers = obs.buyers
    for place, (kind, count, white) in enumerate(
        zip(BUYERS, buyers.stacks, buyers.white, strict=True)
    ):
        x = 20 + _STACK_STEP * place + (_STACK_STEP - 8) // 2
        drawn: list[GroupItem] = [
            Sprite(x - 52 + 52 * i, _STACK_Y, buyer(kind, 50), label=f"waits {kind}")
            for i in range(count)
        ]
        if not count:
            drawn.append(Sprite(x - 52, _STACK_Y + 14, placard(kind, 34)))
        if white:
            drawn.append(
                Sprite(x + 84, _STACK_Y + 34, coin(white, 27), label=f"white {kind} {white}")
            )
        yield Group(tuple(drawn), label=f"stack {kind} {count}")
        for colour in choices.marks(f"buyer:{kind}"):
            frame = ring(colour, _STACK_STEP - 16, 128)
            yield Sprite(x, _STACK_Y + 2, frame, label=f"{colour} buyer {kind}")


def _active(obs: KraftwagenObservation) -> Iterator[Item]:
    for place, kind in enumerate(obs.buyers.active):
        where = _space(place), _SPACE_Y - 12
        yield Sprite(*where, buyer(kind, 58), label=f"active {place + 1} {kind}")
    if obs.buyers.active and any(action.verb is Verb.BUYER for action in obs.last):
        newest = len(obs.buyers.active)
        frame = ring("done", _SPACE_STEP - 12, 148)
        yield Sprite(_space(newest - 1), _SPACE_Y, frame, label=f"trail active {newest}")


def _track(obs: KraftwagenObservation) -> Iterator[Item]:
    x = _TRACK_X + _TRACK_STEP * (MARKER_START - obs.buyers.marker)
    yield Sprite(x, _SPACE_Y, _marker(obs.buyers.marker), label=f"marker {obs.buyers.marker}")


@cache
def _marker(steps: int) -> Drawing:
    text = "S" if steps == MARKER_START else str(steps)
    return Drawing(
        (
            Box(-32, -40, 64, 80, "mark.edge", 15),
            Box(-29, -37, 58, 74, "brass", 13),
            Box(-29, -37, 58, 66, "brass.light", 13),
            Text(0, -3, text, 40, "ink", "middle"),
        )
    )


def _prices(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    left = obs.prices
    for place, price in enumerate(PRICES[obs.game_turn - 1]):
        x = 84 + _TAG_STEP * place
        if price in left:
            yield Sprite(x, _TAGS_Y, price_tag(price, obs.game_turn, _TAG), label=f"free {price}")
            for colour in choices.marks(f"p{price}") if choices.sketch else ():
                yield Sprite(x, _TAGS_Y, ring(colour, 98, 70), label=f"{colour} price {price}")
        else:
            yield Sprite(x, _TAGS_Y, no_price(_TAG), label=f"gone {price}")


def _stalls(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    cars = _shown_cars(obs, choices)
    takers = _takers(obs, choices)
    for place in range(LAST_CAR):
        x, y = _stall(place)
        if place < len(cars):
            items = [*filled_stall(x, y, cars[place], obs.game_turn)]
            if cars[place].price in takers:
                number, kind = takers[cars[place].price]
                items.append(
                    Sprite(x + 118, y - 8, placard(kind, 28, number), label=f"taken {kind}")
                )
            yield Group(tuple(items), label=f"stall {place + 1} {cars[place].price}")
        elif place == len(cars) and choices.sketch and not choices.car:
            yield _sketch(obs.active_seat, choices.sketch, x, y)
        else:
            is_last = place == LAST_CAR - 1
            yield Sprite(x, y, empty_stall(place + 1, is_last), label=f"stall {place + 1} empty")
    yield from _frames(obs, choices, cars)


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


def _sketch(seat: int, sketch: Sketch, x: int, y: int) -> Sprite:
    values = (sketch.body, sketch.engine, sketch.crew)
    return Sprite(x, y, sketched(seat, values), label="sketch")


def _frames(
    obs: KraftwagenObservation, choices: Choices, cars: tuple[Car, ...]
) -> Iterator[Sprite]:
    """Around the car that came last, or that is being chosen."""
    placed = {action.car.price for action in obs.last if action.verb is Verb.CAR and action.car}
    for place, car in enumerate(cars):
        is_chosen = choices.car is not None and car.price == choices.car.price
        colours = ("chosen",) if is_chosen else choices.marks(f"p{car.price}")
        for colour in colours or (("done",) if car.price in placed else ()):
            frame = ring(colour, STALL_WIDE - 12, STALL_HIGH - 12)
            yield Sprite(*_stall(place), frame, label=f"{colour} car {car.price}")


def _stall(place: int) -> tuple[int, int]:
    row, column = divmod(place, _IN_ROW)
    step = STALL_WIDE + _GAP
    return 170 + step * column, _STALLS_TOP + STALL_HIGH // 2 + row * (STALL_HIGH + _GAP)

"""The end: the order of arrival, and for each seat its goal cards, its place and its points."""

from collections.abc import Iterator
from functools import cache

from render.gurkensolo.goals import STRIP_HIGH, STRIP_WIDE, dropped, strip
from render.gurkensolo.icons import medal, total
from render.gurkensolo.pickles import token
from render.gurkensolo.racers import order_of
from render.scene import Drawing, Group, GroupItem, Item, Primitive, Sprite, Text
from render.shapes import placed, scaled
from render.view import View
from render.widgets import badge, cup_plate, name_text, plate
from rules.gurkensolo import PICKLES, GurkensoloObservation

_LEFT, _TOP = 18, 84
_WIDE, _HIGH, _GAP = 476, 174, 9
_PADDING = 16
_NAME_X, _NAME_Y = 74, 31
_STRIP_Y = 55 + STRIP_HIGH // 2
_RANK_X, _TOTAL_X = 394, 440
_ARRIVAL = 196
"""From one pickle in the order of arrival to the next."""

_NO_ORDER = (-1,) * len(PICKLES)
"""Where a goal card does not count, no place is right."""


def bottom(obs: GurkensoloObservation) -> int:
    """Return the lower edge of the last row of plates."""
    return _TOP + -(-obs.seats // 2) * (_HIGH + _GAP) - _GAP


def plates(obs: GurkensoloObservation) -> tuple[Primitive, ...]:
    """An empty plate for each seat."""
    return tuple(
        primitive
        for seat in range(obs.seats)
        for primitive in placed(_plate(f"seat{seat}.front"), *_corner(obs, seat))
    )


def results(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """Place everything above the plates and on them."""
    order = order_of(obs)
    for place, number in enumerate(order, start=1):
        x = 500 + round((place - 2.5) * _ARRIVAL)
        label = f"{PICKLES[number]} is number {place}"
        yield Sprite(x, _TOP // 2, _arrival(place, number), label=label)
    for seat in range(obs.seats):
        yield _panel(obs, seat, view.names[seat])


@cache
def _arrival(place: int, number: int) -> Drawing:
    pickle = placed(scaled(token(number), 1.15), 30, 4)
    return Drawing.of(*placed(medal(place), -30, 0), *pickle)


def _corner(obs: GurkensoloObservation, seat: int) -> tuple[int, int]:
    """The upper left corner of the plate of *seat*: that of the reader is the first."""
    row, column = divmod((seat - (obs.seat or 0)) % obs.seats, 2)
    return _LEFT + column * (_WIDE + 12), _TOP + row * (_HIGH + _GAP)


def _plate(frame: str) -> Drawing:
    return plate(_WIDE, _HIGH, frame, "panel", 20, 6 if frame == "won" else 3)


def _panel(obs: GurkensoloObservation, seat: int, name: str) -> Group:
    x, y = _corner(obs, seat)
    items: list[GroupItem] = []
    if obs.outcome is not None and obs.outcome.ranks[seat] == 1:
        items.append(Sprite(x, y, _plate("won"), label=f"won seat {seat}"))
    role = f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"
    items.append(Sprite(x + 38, y + _NAME_Y, badge(seat, 44, role), label=f"badge seat {seat}"))
    room = _WIDE - _NAME_X - _PADDING
    items.append(name_text(seat, name, x + _NAME_X, y + _NAME_Y, room))
    items += _goals(obs, seat, x + _PADDING + STRIP_WIDE // 2, y + _STRIP_Y)
    items += _result(obs, seat, x, y + _STRIP_Y)
    return Group(tuple(items), label=f"panel seat {seat}")


def _goals(obs: GurkensoloObservation, seat: int, x: int, y: int) -> Iterator[Sprite]:
    """The goal card that counts with its coins, and beside it the one that was not kept."""
    own, order = obs.goals[seat], order_of(obs)
    counts = len(order) == len(PICKLES) and seat not in obs.resigned
    goal = strip(own.held[0], order if counts else _NO_ORDER)
    yield Sprite(x, y, goal, label=f"goal {own.held[0]} seat {seat}")
    for other in own.cards[1:]:
        label = f"dropped {other} seat {seat}"
        yield Sprite(x + STRIP_WIDE + 6, y, dropped(other), label=label)


def _result(obs: GurkensoloObservation, seat: int, x: int, y: int) -> Iterator[Text | Sprite]:
    if obs.outcome is None:
        return
    rank, score = obs.outcome.ranks[seat], obs.outcome.scores[seat]
    if rank == 1:
        yield Sprite(x + _RANK_X, y, cup_plate(15), label=f"rank {rank} seat {seat}")
    else:
        place = x + _RANK_X, y
        yield Text(*place, f"{rank}.", 34, "text", "middle", label=f"rank {rank} seat {seat}")
    yield Sprite(x + _TOTAL_X, y, total(score), label=f"score {score} seat {seat}")

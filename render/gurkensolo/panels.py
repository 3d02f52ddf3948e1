"""A panel for each seat: mark, name and state; at the end its goal cards and points."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from render.gurkensolo.goals import STRIP_HIGH, STRIP_WIDE, dropped, strip
from render.gurkensolo.icons import total
from render.gurkensolo.racers import order_of
from render.gurkensolo.table import bottom as top_of_panels
from render.names import drawn_name
from render.scene import Box, Drawing, Group, GroupItem, Item, Line, Primitive, Sprite, Text, moved
from render.view import View
from render.widgets import badge, cross, cup_plate
from rules.gurkensolo import PICKLES, GurkensoloObservation, Phase

_LEFT = 18
_WIDE = 476
_GAP = 12
_PADDING = 20
_BAND = 16
"""Width of the coloured band at the left edge of a plate."""
_NAME_SIZES = (34, 31, 28)
_POINT_OF_NAMES = 88
"""How far from the left edge a name begins."""

_NO_ORDER = (-1,) * len(PICKLES)
"""Where a goal card does not count, no place is right."""

_Items: TypeAlias = tuple[GroupItem, ...]


def bottom(obs: GurkensoloObservation) -> int:
    """Where the last row of panels ends, with a margin: the height of the picture."""
    _, y = _corner(obs, obs.seats - 1)
    return y + _high(obs) + _GAP


def plates(obs: GurkensoloObservation) -> tuple[Primitive, ...]:
    """An empty plate for each seat: what lies under a panel that does not stand out."""
    high = _high(obs)
    return tuple(
        moved(primitive, *_corner(obs, seat))
        for seat in range(obs.seats)
        for primitive in _plate(high, _ink(obs, seat), _ink(obs, seat)).primitives
    )


def panels(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """The panels of all seats, two side by side."""
    for seat in range(obs.seats):
        yield _panel(obs, seat, view.names[seat])


def _high(obs: GurkensoloObservation) -> int:
    if obs.phase is not Phase.OVER:
        return 76
    return 166 if any(len(own.cards) > 1 for own in obs.goals) else 124


def _corner(obs: GurkensoloObservation, seat: int) -> tuple[int, int]:
    row, column = divmod(seat, 2)
    return _LEFT + column * (_WIDE + _GAP), top_of_panels(obs) + row * (_high(obs) + _GAP)


def _panel(obs: GurkensoloObservation, seat: int, name: str) -> Group:
    x, y = _corner(obs, seat)
    high = _high(obs)
    right = x + _WIDE - _PADDING
    items: list[GroupItem] = []
    ink = _ink(obs, seat)
    if seat in obs.to_act:
        items.append(Sprite(x, y, _plate(high, "turn", ink), label=f"on turn seat {seat}"))
    elif obs.outcome is not None and obs.outcome.ranks[seat] == 1:
        items.append(Sprite(x, y, _plate(high, "won", ink), label=f"won seat {seat}"))
    middle = y + (38 if high == 76 else 34)
    if obs.phase is Phase.OVER:
        items += _goals(obs, seat, right - STRIP_WIDE // 2 + 8, y + 10 + STRIP_HIGH // 2)
        items += _result(obs, seat, x + 26, y + high - 34)
        right -= STRIP_WIDE
    else:
        state, right = _state(obs, seat, right, middle)
        items += state
    own = badge(seat, 52, _role(obs, seat))
    items.append(Sprite(x + 50, middle, own, label=f"badge seat {seat}"))
    items.append(_name(obs, seat, name, (x + _POINT_OF_NAMES, middle), right - 8))
    return Group(tuple(items), label=f"panel seat {seat}")


@cache
def _plate(high: int, frame: str, ink: str) -> Drawing:
    """A plate in a *frame* with a band in the *ink* of its seat."""
    rim = 3 if frame == ink else 5
    fill = "panel.active" if frame == "turn" else "panel"
    return Drawing(
        (
            Box(0, 0, _WIDE, high, frame, 20),
            Box(rim, rim, _WIDE - 2 * rim, high - 2 * rim, ink, 20 - rim),
            Box(_BAND, rim, 40, high - 2 * rim, fill),
            Box(_BAND, rim, _WIDE - _BAND - rim, high - 2 * rim, fill, 20 - rim),
        )
    )


def _ink(obs: GurkensoloObservation, seat: int) -> str:
    return f"{_role(obs, seat)}.front"


def _role(obs: GurkensoloObservation, seat: int) -> str:
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"


def _state(obs: GurkensoloObservation, seat: int, right: int, middle: int) -> tuple[_Items, int]:
    """A cross for who is out; how many goal cards, where one is to be kept; the end of the name."""
    if seat in obs.resigned:
        icon = Sprite(right - 14, middle, cross(13, "text.muted"), label=f"out seat {seat}")
        return (icon,), right - 44
    if ("goals", "professional") not in obs.options:
        return (), right
    if seat in obs.deciders:
        return (Sprite(right - 24, middle, _kept(), label=f"has chosen seat {seat}"),), right - 66
    return (Sprite(right - 24, middle, _two(), label=f"has two seat {seat}"),), right - 66


@cache
def _two() -> Drawing:
    return Drawing((*_back(-11, -3), *_back(11, 3)))


@cache
def _kept() -> Drawing:
    lines = ((4, 6), (12, 14), (26, -6))
    return Drawing((*_back(-4, 0), Line(lines, "panel", 13), Line(lines, "true", 7)))


def _back(x: float, y: float) -> tuple[Primitive, ...]:
    """The back of a goal card."""
    return (
        Box(x - 17, y - 24, 34, 48, "goal.edge", 7),
        Box(x - 14, y - 21, 28, 42, "back", 5),
        Box(x - 8, y - 15, 16, 30, "back.line", 4),
    )


def _goals(obs: GurkensoloObservation, seat: int, x: int, y: int) -> Iterator[Sprite]:
    """The goal card that counts with its coins, and below it the one that was not kept."""
    own, order = obs.goals[seat], order_of(obs)
    counts = len(order) == len(PICKLES) and seat not in obs.resigned
    goal = strip(own.held[0], order if counts else _NO_ORDER)
    yield Sprite(x, y, goal, label=f"goal {own.held[0]} seat {seat}")
    for other in own.cards[1:]:
        label = f"dropped {other} seat {seat}"
        yield Sprite(x, y + STRIP_HIGH // 2 + 28, dropped(other), label=label)


def _result(obs: GurkensoloObservation, seat: int, x: int, y: int) -> Iterator[Text | Sprite]:
    if obs.outcome is None:
        return
    rank, score = obs.outcome.ranks[seat], obs.outcome.scores[seat]
    colour = "gold.text" if rank == 1 else "text"
    if rank == 1:
        yield Sprite(x + 22, y, cup_plate(15), label=f"rank {rank} seat {seat}")
    else:
        yield Text(x, y, f"{rank}.", 36, colour, label=f"rank {rank} seat {seat}")
    yield Sprite(x + 82, y, total(score), label=f"score {score} seat {seat}")


def _name(
    obs: GurkensoloObservation, seat: int, name: str, start: tuple[int, int], right: int
) -> Text:
    text, size = drawn_name(seat, name, _NAME_SIZES, right - start[0])
    is_out = seat in obs.resigned and obs.phase is not Phase.OVER
    colour = "text.muted" if is_out else "text"
    return Text(*start, text, size, colour, label=f"name seat {seat}")

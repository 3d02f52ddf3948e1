"""Everybody at the table, side by side: mark, name and state."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from render.gurkensolo.geometry import WIDTH
from render.names import drawn_name
from render.scene import Box, Drawing, Group, GroupItem, Item, Line, Primitive, Sprite
from render.shapes import placed, scaled
from render.view import View
from render.widgets import NAME_SIZES, badge, cross, flat_mark, name_text, plate
from rules.gurkensolo import GurkensoloObservation

_HIGH = 90
_LEFT, _GAP = 18, 8
_PADDING = 14
_SIGN, _SMALL = 56, 0.64
"""Width of a sign, and its size above a name."""
_REMEMBERED = 256


class _Plan(NamedTuple):
    """The arrangement of the plates."""

    columns: int
    is_one_line: bool
    """Whether a name stands beside the signs of its seat, not below them."""

    @property
    def wide(self) -> int:
        """The width of a plate."""
        return (WIDTH - 2 * _LEFT + _GAP) // self.columns - _GAP

    def room(self, signs: int) -> int:
        """Return the width that is left for a name beside, or below, so many signs."""
        return self.wide - 2 * _PADDING - (signs * (_SIGN + 8) if self.is_one_line else 0)


def high(obs: GurkensoloObservation, view: View) -> int:
    """The height of all plates."""
    rows = -(-obs.seats // _planned(obs, view).columns)
    return rows * (_HIGH + _GAP) - _GAP


def plates(obs: GurkensoloObservation, view: View, top: int) -> tuple[Primitive, ...]:
    """An empty plate for each seat, the highest of them at *top*."""
    plan = _planned(obs, view)
    return tuple(
        primitive
        for seat in range(obs.seats)
        for primitive in placed(
            _plate(plan.wide, _role(obs, seat), is_lit=False), *_corner(obs, plan, seat, top)
        )
    )


def seats(obs: GurkensoloObservation, view: View, top: int) -> Iterator[Item]:
    """Place everything on the plates."""
    plan = _planned(obs, view)
    for seat in range(obs.seats):
        yield _seat(obs, plan, seat, view.names[seat], _corner(obs, plan, seat, top))


def _planned(obs: GurkensoloObservation, view: View) -> _Plan:
    states = tuple(len(tuple(_state(obs, seat))) for seat in range(obs.seats))
    return _plan(view.names, states)


@lru_cache(_REMEMBERED)
def _plan(names: tuple[str, ...], states: tuple[int, ...]) -> _Plan:
    """One row if it has room for all names, whole; else two."""
    half = (len(names) + 1) // 2
    plans = [_Plan(n, is_one_line) for n in (len(names), half) for is_one_line in (True, False)]
    return next((plan for plan in plans if _has_room(plan, names, states)), plans[-1])


def _has_room(plan: _Plan, names: tuple[str, ...], states: tuple[int, ...]) -> bool:
    written = [
        drawn_name(0, name, NAME_SIZES, plan.room(1 + state))[0]
        for name, state in zip(names, states, strict=True)
    ]
    return all(text and not text.endswith("…") for text in written)


def _corner(obs: GurkensoloObservation, plan: _Plan, seat: int, top: int) -> tuple[int, int]:
    """The upper left corner of the plate of *seat*: that of the reader is the first."""
    row, column = divmod((seat - (obs.seat or 0)) % obs.seats, plan.columns)
    return _LEFT + column * (plan.wide + _GAP), top + row * (_HIGH + _GAP)


def _seat(
    obs: GurkensoloObservation, plan: _Plan, seat: int, name: str, corner: tuple[int, int]
) -> Group:
    (x, y), role, is_lit = corner, _role(obs, seat), seat in obs.to_act
    items: list[GroupItem] = []
    if is_lit:
        lit = _plate(plan.wide, role, is_lit=True)
        items.append(Sprite(x, y, lit, label=f"on turn seat {seat}"))
    scale, middle = (1.0, y + _HIGH // 2) if plan.is_one_line else (_SMALL, y + 25)
    half = round(_SIGN * scale) // 2
    left, right = x + _PADDING, x + plan.wide - _PADDING
    own = scaled(_inverse(seat, role) if is_lit else badge(seat, _SIGN, role), scale)
    items.append(Sprite(left + half, middle, own, label=f"badge seat {seat}"))
    states = tuple(_state(obs, seat))
    for drawing, label in states:
        items.append(Sprite(right - half, middle, scaled(drawing, scale), label=label))
    at = (left + 2 * half + 8, middle) if plan.is_one_line else (left, y + 67)
    colour = f"{role}.mark" if is_lit else "text.muted" if seat in obs.resigned else "text"
    items.append(name_text(seat, name, *at, plan.room(1 + len(states)), colour))
    return Group(tuple(items), label=f"panel seat {seat}")


@cache
def _inverse(seat: int, role: str) -> Drawing:
    """A badge that stands out from a plate in its own colour."""
    box = Box(-_SIGN / 2, -_SIGN / 2, _SIGN, _SIGN, f"{role}.mark", 15)
    return Drawing.of(box, flat_mark(seat, 0, 0, _SIGN * 0.28, f"{role}.front"))


def _state(obs: GurkensoloObservation, seat: int) -> Iterator[tuple[Drawing, str]]:
    """A cross for who is out; how many goal cards, where one is to be kept."""
    if seat in obs.resigned:
        yield cross(13, "text.muted"), f"out seat {seat}"
    elif ("goals", "professional") in obs.options:
        if seat in obs.deciders:
            yield _kept(), f"has chosen seat {seat}"
        else:
            yield _two(), f"has two seat {seat}"


def _plate(wide: int, role: str, *, is_lit: bool) -> Drawing:
    """A plate in the colour of its seat: its edge, and all of it where the seat is asked."""
    edge, fill = (f"{role}.edge", f"{role}.front") if is_lit else (f"{role}.front", "panel")
    return plate(wide, _HIGH, edge, fill, 18, 3)


@cache
def _two() -> Drawing:
    return Drawing.of(*_back(-11, -3), *_back(11, 3))


@cache
def _kept() -> Drawing:
    lines = ((4, 6), (12, 14), (26, -6))
    return Drawing.of(*_back(-4, 0), Line(lines, "panel", 13), Line(lines, "true", 7))


def _back(x: float, y: float) -> tuple[Primitive, ...]:
    """The back of a goal card."""
    return (
        Box(x - 17, y - 24, 34, 48, "goal.edge", 7),
        Box(x - 14, y - 21, 28, 42, "back", 5),
        Box(x - 8, y - 15, 16, 30, "back.line", 4),
    )


def _role(obs: GurkensoloObservation, seat: int) -> str:
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"

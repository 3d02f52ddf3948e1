"""The picture of all mats: what every seat has, the awards above and the supply below."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.awards import awards
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import floor, seats_in_order
from render.kraftwagen.geometry import (
    HEIGHT,
    MARGIN,
    PANEL_GAP,
    PANEL_WIDE,
    PANELS_BOTTOM,
    PANELS_TOP,
    STOCK_HIGH,
    STOCK_TOP,
    WIDTH,
)
from render.kraftwagen.mat import large_mat, small_mat
from render.kraftwagen.panels import Panel
from render.kraftwagen.supply import supply
from render.marks import lit_panel
from render.scene import Drawing, Group, Item, Scene, Sprite
from render.view import View
from render.widgets import plate
from rules.kraftwagen import KraftwagenObservation

_COLUMNS = MARGIN, MARGIN + PANEL_WIDE + PANEL_GAP
_WHOLE = PANELS_BOTTOM - PANELS_TOP


def mats_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """All mats, that of the reader large; for everybody else all are alike."""
    seats = seats_in_order(obs)
    panels = (
        item
        for seat, panel in zip(seats, _panels(obs), strict=True)
        for item in _mat(obs, view, choices, seat, panel)
    )
    stock = supply(obs.stock, _stock_places(obs))
    return Scene(width=WIDTH, height=HEIGHT, base=_ground(), items=(*awards(obs), *panels, *stock))


def _panels(obs: KraftwagenObservation) -> tuple[Panel, ...]:
    """List the places of the mats, in the order in which they are shown."""
    left, right = _COLUMNS
    if obs.seats == 2:
        return tuple(Panel(x, PANELS_TOP, _WHOLE) for x in _COLUMNS)
    if obs.seat is not None:
        return (Panel(left, PANELS_TOP, _WHOLE), *_stacked(right, obs.seats - 1, PANELS_BOTTOM))
    bottom = PANELS_BOTTOM if obs.seats == 4 else STOCK_TOP + STOCK_HIGH
    columns = (_stacked(x, 2, bottom) for x in _COLUMNS)
    return tuple(panel for row in zip(*columns, strict=True) for panel in row)[: obs.seats]


def _stacked(x: int, count: int, bottom: int) -> tuple[Panel, ...]:
    step = (bottom + PANEL_GAP - PANELS_TOP) // count
    return tuple(Panel(x, PANELS_TOP + step * row, step - PANEL_GAP) for row in range(count))


def _stock_places(obs: KraftwagenObservation) -> tuple[tuple[int, int], tuple[int, int]]:
    """Side by side below the mats, or in the place of a fourth one."""
    if obs.seats == 3 and obs.seat is None:
        left, top = _COLUMNS[1], STOCK_TOP - STOCK_HIGH - 60
        return (left, top), (left, top + STOCK_HIGH + 30)
    left, right = _COLUMNS
    return (left, STOCK_TOP), (right, STOCK_TOP)


@cache
def _ground() -> Drawing:
    return Drawing(floor(WIDTH, HEIGHT))


def _mat(
    obs: KraftwagenObservation, view: View, choices: Choices, seat: int, panel: Panel
) -> Iterator[Item]:
    is_on_turn = seat == obs.active_seat and bool(obs.to_act)
    label = f"on turn seat {seat}" if is_on_turn else ""
    yield Sprite(panel.x, panel.y, _sheet(panel.high, is_on_turn), label=label)
    marks = choices if seat == obs.active_seat else Choices()
    draw = large_mat if panel.high == _WHOLE else small_mat
    yield Group(tuple(draw(obs, view.names[seat], marks, seat, panel)), label=f"mat {seat}")


def _sheet(high: int, is_on_turn: bool) -> Drawing:
    if is_on_turn:
        return lit_panel("turn", PANEL_WIDE, high)
    return plate(PANEL_WIDE, high, "panel.edge", "panel", 20)

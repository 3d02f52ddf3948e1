"""Places of everything in a picture of Nim: rows of matches, and below them the seats."""

from collections.abc import Iterator
from functools import cache

from render.names import drawn_name
from render.scene import Box, Drawing, Group, Item, Scene, Sprite, Text
from render.view import View
from render.widgets import badge, cup
from tests.games.nim.render.icons import gap, match
from tests.games.nim.rules import NimObservation, row_letter

WIDTH = 1000
_ROW = 145
"""Height of a row: three of them and two panels fill the box of Discord."""
_LETTER_X, _FIRST_X, _STEP = 60, 200, 120
_PANEL, _GAP = 84, 12
_NAME_SIZES = (36, 32, 28)


def scenes(observation: NimObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    rows, seats = len(observation.rows), observation.seats
    return (
        Scene(
            width=WIDTH,
            height=_panel_top(rows, seats),
            base=_base(rows, seats),
            items=(*_rows(observation, view), *_panels(observation, view)),
        ),
    )


@cache
def _base(rows: int, seats: int) -> Drawing:
    """Draw what never changes: the ground and an empty panel for each seat."""
    panels = (
        Box(_GAP, _panel_top(rows, seat), WIDTH - 2 * _GAP, _PANEL, "panel", 18)
        for seat in range(seats)
    )
    return Drawing((Box(0, 0, WIDTH, _panel_top(rows, seats), "ground"), *panels))


def _panel_top(rows: int, seat: int) -> int:
    return rows * _ROW + _GAP + seat * (_PANEL + _GAP)


def _rows(obs: NimObservation, view: View) -> Iterator[Item]:
    chosen = view.chosen[0] if view.chosen else None
    for row, left in enumerate(obs.rows):
        y = row * _ROW + _ROW // 2
        letter = row_letter(row)
        colour = "gold" if letter == chosen else "text"
        yield Text(_LETTER_X, y, letter, 44, colour, "middle", label=f"row {letter}")
        for place in range(obs.started_with[row]):
            drawing = match() if place < left else gap()
            yield Sprite(_FIRST_X + place * _STEP, y, drawing, label=f"{letter} {place + 1}")


def _panels(obs: NimObservation, view: View) -> Iterator[Group]:
    for seat in range(obs.seats):
        yield Group(tuple(_panel(obs, view, seat)), label=f"panel seat {seat}")


def _panel(obs: NimObservation, view: View, seat: int) -> Iterator[Box | Sprite | Text]:
    top = _panel_top(len(obs.rows), seat)
    y = top + _PANEL // 2
    role = f"seat{seat}.out" if seat in obs.eliminated else f"seat{seat}"
    if seat in obs.to_act:
        yield Box(_GAP, top, WIDTH - 2 * _GAP, _PANEL, "panel.active", 18, label=f"turn {seat}")
    yield Sprite(60, y, badge(seat, 52, role), label=f"badge seat {seat}")
    name, size = drawn_name(seat, view.names[seat], _NAME_SIZES, WIDTH - 220)
    yield Text(104, y, name, size, "text", label=f"name seat {seat}")
    if obs.outcome is not None and obs.outcome.ranks[seat] == 1:
        yield Sprite(WIDTH - 64, y, cup(28), label=f"cup seat {seat}")

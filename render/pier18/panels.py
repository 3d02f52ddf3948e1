"""A plate for each seat: name and state, below them points by source; plan and total beside."""

from collections.abc import Iterator
from functools import cache

from render.extents import drawing_extent
from render.marks import lit_panel
from render.pier18.geometry import MARGIN, PANEL_HIGH, PANEL_WIDE
from render.pier18.icons import (
    character_icon,
    lighthouse,
    patron_icon,
    ready_icon,
    verdict,
    written,
)
from render.pier18.plans import plan_icon
from render.pier18.seat_status import SeatStatus, has_won, picked_plan
from render.scene import Box, Drawing, Group, GroupItem, Item, Sprite
from render.shapes import framed, scaled
from render.text import width
from render.view import View
from render.widgets import badge, cross, cup, name_text
from rules.pier18 import CARDS, Character, Phase, PierObservation

_BADGE_X, _BADGE, _NAME_X = 48, 56, 86
_NAME_SIZES = (36, 32, 28)
_LINES = 21, 60
"""How far below the upper edge name and points stand."""
_STATE = 44
"""Room for the icon of a state behind a name."""
_CELLS_X, _CELL, _CELL_GAP, _CELL_HIGH = 82, 117, 4, 35
_TAKEN_X = 676
_PLAN_RIGHT = 880
_TOTAL_WIDE = 96
_TOTAL_X = MARGIN + PANEL_WIDE - _TOTAL_WIDE // 2 - 4
_MIDDLE = PANEL_HIGH // 2
_GUESTS_X, _GUEST_WIDE, _GUEST_HIGH = 500, 470, 64


def panel(
    obs: PierObservation, view: View, seat: int, status: SeatStatus, top: int
) -> Iterator[Item]:
    """The plate of *seat*, whose upper edge is at *top*."""
    drawn = _Panel(obs, seat, status, top)
    yield from drawn.frame()
    yield Group(tuple(drawn.player(view.names[seat])), label=f"player seat {seat}")
    if status.pier:
        yield Group(tuple(drawn.points()), label=f"points seat {seat}")
        yield Group(tuple(drawn.total()), label=f"sum seat {seat}")
    yield from drawn.plan(view)


class _Panel:
    """The contents of one plate."""

    def __init__(self, obs: PierObservation, seat: int, status: SeatStatus, top: int) -> None:
        self._obs = obs
        self._seat = seat
        self._status = status
        self._top = top
        self._middle = top + _MIDDLE
        self._upper, self._lower = (top + line for line in _LINES)

    def frame(self) -> Iterator[Sprite]:
        obs, seat = self._obs, self._seat
        if seat in obs.to_act:
            drawing = lit_panel(f"seat{seat}.front", PANEL_WIDE, PANEL_HIGH)
            yield Sprite(MARGIN, self._top, drawing, label=f"lit seat {seat}")
        elif has_won(obs, seat):
            drawing = lit_panel("won", PANEL_WIDE, PANEL_HIGH)
            yield Sprite(MARGIN, self._top, drawing, label=f"won seat {seat}")

    def player(self, name: str) -> Iterator[GroupItem]:
        """Badge, name and state; at the end of the line the card of this round, for its date."""
        seat, card = self._seat, self._obs.taken[self._seat]
        own = badge(seat, _BADGE, f"seat{seat}")
        yield Sprite(_BADGE_X, self._middle, own, label=f"badge seat {seat}")
        room = _TAKEN_X - _NAME_X
        if card:
            taken = written(f"{card} {CARDS[card].date}", 28, "text.muted", "right")
            room += drawing_extent(taken).left - 12
            yield Sprite(_TAKEN_X, self._upper, taken, label=f"taken {card} seat {seat}")
        y = self._upper if self._status.pier else self._middle
        yield from _named(self._obs, seat, name, (_NAME_X, y), room)

    def points(self) -> Iterator[Sprite]:
        """A cell for each kind of character, and one for the patrons."""
        yield Sprite(_CELLS_X, self._lower, _cells())
        gains = self._status.gains or (0,) * len(Character)
        pairs = zip(Character, self._status.scores, gains, strict=True)
        for place, (who, points, gain) in enumerate(pairs):
            yield from self._cell(place, character_icon(who, 15), str(who), points, gain)
        patrons, won = self._status.patrons, self._status.patron_gain
        yield from self._cell(len(Character), patron_icon(16), "patrons", patrons, won)

    def _cell(
        self, place: int, icon: Drawing, name: str, points: int, gain: int
    ) -> Iterator[Sprite]:
        x, y, seat = _CELLS_X + place * (_CELL + _CELL_GAP), self._lower, self._seat
        yield Sprite(x + 20, y, icon, label=f"icon {name} seat {seat}")
        number = written(str(points), 34, "text")
        yield Sprite(x + 40, y, number, label=f"{name} {points} seat {seat}")
        if gain:
            text = written(_signed(gain), 28, "gain" if gain > 0 else "loss", "right")
            yield Sprite(x + _CELL - 5, y, text, label=f"gain {name} {gain} seat {seat}")

    def plan(self, view: View) -> Iterator[Sprite]:
        """The icon of the plan; with a tick where the pier meets it, at the end else a cross."""
        obs, seat = self._obs, self._seat
        card = obs.plans[seat] or (picked_plan(obs, view) if seat == obs.seat else None)
        if card is None:
            return
        icon = plan_icon(CARDS[card].plan, obs.seats)
        left, _, right, _ = drawing_extent(icon)
        x = _PLAN_RIGHT - right
        yield Sprite(x, self._middle, icon, label=f"plan {card} seat {seat}")
        if obs.plans[seat] and (self._status.is_met or obs.phase is Phase.OVER):
            is_met = self._status.is_met
            label = f"plan {'met' if is_met else 'missed'} seat {seat}"
            yield Sprite(x + left - 19, self._middle, verdict(is_met), label=label)

    def total(self) -> Iterator[Sprite]:
        """The total on a plate in the colour of the seat."""
        total, seat, gain = self._status.total, self._seat, self._status.gain
        label, colour, y = f"total {total} seat {seat}", f"seat{seat}.mark", self._middle
        yield Sprite(_TOTAL_X, y, _plate(seat))
        if self._status.gains is None or not gain:
            yield Sprite(_TOTAL_X, y, written(str(total), 64, colour, "middle"), label=label)
            return
        yield Sprite(_TOTAL_X, y - 12, written(str(total), 44, colour, "middle"), label=label)
        text = written(_signed(gain), 28, colour, "middle")
        yield Sprite(_TOTAL_X, y + 21, text, label=f"gain total {gain} seat {seat}")


def guests(obs: PierObservation, view: View, host: int, top: int) -> Iterator[Group]:
    """Small plates of the others in the sea of *host*, while nobody has a pier to show."""
    others = [seat for seat in range(obs.seats) if seat != host]
    for place, seat in enumerate(others):
        y = top + PANEL_HIGH + 56 + 82 * place
        items = (
            Sprite(_GUESTS_X, y, _guest_plate()),
            Sprite(_GUESTS_X + 36, y, badge(seat, 46, f"seat{seat}"), label=f"badge seat {seat}"),
            *_named(obs, seat, view.names[seat], (_GUESTS_X + 70, y), _GUEST_WIDE - 84),
        )
        yield Group(items, label=f"player seat {seat}")


def _named(
    obs: PierObservation, seat: int, name: str, where: tuple[int, int], room: int
) -> Iterator[GroupItem]:
    """The name of *seat*, and the icon of its state."""
    (x, y), icons = where, [*_state(obs, seat)]
    colour = "text.muted" if seat in obs.resigned else "text"
    text = name_text(seat, name, x, y, room - _STATE * len(icons), colour, _NAME_SIZES)
    yield text
    for what, icon in icons:
        end = x + width(text.text, text.size)
        yield Sprite(round(end) + 28, y, icon, label=f"{what} seat {seat}")


def _state(obs: PierObservation, seat: int) -> Iterator[tuple[str, Drawing]]:
    """Draw who begins, who is ready, who won, who is out."""
    if has_won(obs, seat):
        yield "cup", cup(20)
    elif seat in obs.resigned:
        yield "out", cross(12, "text.muted")
    elif seat in obs.ready:
        yield "done", ready_icon(True)
    elif obs.phase is Phase.ROUND and seat == obs.leader:
        yield "begins", scaled(lighthouse(), 0.7)


def _signed(gain: int) -> str:
    return f"+{gain}" if gain > 0 else f"−{-gain}"


@cache
def _cells() -> Drawing:
    """The ground of the points, in a row; the origin is in the middle of its left edge."""
    places = (place * (_CELL + _CELL_GAP) for place in range(len(Character) + 1))
    high = _CELL_HIGH
    return Drawing(tuple(Box(x, -high / 2, _CELL, high, "cell", 10) for x in places))


@cache
def _plate(seat: int) -> Drawing:
    left, high = -_TOTAL_WIDE / 2, PANEL_HIGH - 8
    colours = f"seat{seat}.edge", f"seat{seat}.front"
    return Drawing(framed(left, -high / 2, _TOTAL_WIDE, high, *colours, 16))


@cache
def _guest_plate() -> Drawing:
    high = _GUEST_HIGH
    return Drawing(framed(0, -high / 2, _GUEST_WIDE, high, "panel.edge", "panel", 18))

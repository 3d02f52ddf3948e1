"""A panel for each seat: name, points by source, plan, total and state."""

from collections.abc import Iterator
from functools import cache

from render.extents import drawing_extent
from render.marks import lit_panel
from render.names import drawn_name
from render.pier18.choices import picked_plan
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
from render.pier18.seat_status import SeatStatus, has_won
from render.scene import Box, Drawing, Group, GroupItem, Item, Sprite, Text
from render.view import View
from render.widgets import badge, cross, cup
from rules.pier18 import CARDS, Character, Phase, PierObservation

_BADGE_X, _NAME_X, _NAME_ROOM = 46, 80, 164
_NAME_SIZES = (34, 31, 28)
_STATE_X = 267
_CELLS_X, _CELL, _CELL_GAP = 292, 72, 5
_PLAN_X = 772
_TOTAL_WIDE = 94
_TOTAL_X = MARGIN + PANEL_WIDE - _TOTAL_WIDE // 2 - 4
_NAME_ROOM_ALONE = _PLAN_X - 100 - _NAME_X
"""While there are no points yet."""
_MIDDLE = PANEL_HIGH // 2


def panel(
    obs: PierObservation, view: View, seat: int, status: SeatStatus, top: int
) -> Iterator[Item]:
    """The panel of *seat*, whose upper edge is at *top*."""
    drawn = _Panel(obs, seat, status, top + _MIDDLE)
    yield from drawn.frame(top)
    yield Group((*drawn.player(view.names[seat]), *drawn.state()), label=f"player seat {seat}")
    if status.pier:
        yield Group(tuple(drawn.points()), label=f"points seat {seat}")
        yield Group(tuple(drawn.total()), label=f"sum seat {seat}")
    yield from drawn.plan(view)


class _Panel:
    """The contents of one panel."""

    def __init__(self, obs: PierObservation, seat: int, status: SeatStatus, y: int) -> None:
        self._obs = obs
        self._seat = seat
        self._status = status
        self._y = y

    def frame(self, top: int) -> Iterator[Sprite]:
        if self._seat in self._obs.to_act:
            yield Sprite(
                MARGIN,
                top,
                lit_panel("turn", PANEL_WIDE, PANEL_HIGH),
                label=f"lit seat {self._seat}",
            )
        elif has_won(self._obs, self._seat):
            yield Sprite(
                MARGIN,
                top,
                lit_panel("won", PANEL_WIDE, PANEL_HIGH),
                label=f"won seat {self._seat}",
            )

    def player(self, name: str) -> Iterator[GroupItem]:
        """Badge and name; below it the card taken in this round, which decides ties."""
        seat, card = self._seat, self._obs.taken[self._seat]
        yield Sprite(_BADGE_X, self._y, badge(seat, 50, f"seat{seat}"), label=f"badge seat {seat}")
        room = self._name_room()
        text, size = drawn_name(seat, name, _NAME_SIZES, room)
        colour = "text.muted" if seat in self._obs.resigned else "text"
        y = self._y - 15 if card else self._y
        yield Text(_NAME_X, y, text, size, colour, label=f"name seat {seat}")
        if card:
            taken = f"{card} {CARDS[card].date}"
            label = f"taken {card} seat {seat}"
            yield Sprite(_NAME_X, self._y + 17, written(taken, 28, "text.muted"), label=label)

    def _name_room(self) -> int:
        if not self._status.pier:
            return _NAME_ROOM_ALONE
        return _NAME_ROOM + (0 if any(self.state()) else 42)

    def state(self) -> Iterator[Sprite]:
        """Who begins, who is ready, who won, who is out."""
        obs, seat = self._obs, self._seat
        where = _STATE_X if self._status.pier else _TOTAL_X, self._y
        if has_won(obs, seat):
            yield Sprite(*where, cup(22), label=f"cup seat {seat}")
        elif seat in obs.resigned:
            yield Sprite(*where, cross(12, "text.muted"), label=f"out seat {seat}")
        elif seat in obs.ready:
            yield Sprite(*where, ready_icon(True), label=f"done seat {seat}")
        elif obs.phase is Phase.ROUND and seat == obs.leader:
            yield Sprite(*where, lighthouse(), label=f"begins seat {seat}")

    def points(self) -> Iterator[Sprite]:
        """A cell for each kind of character, and one for the patrons."""
        yield Sprite(_CELLS_X, self._y, _cells())
        gains = self._status.gains or (0,) * len(Character)
        pairs = zip(Character, self._status.scores, gains, strict=True)
        for place, (who, points, gain) in enumerate(pairs):
            yield from self._cell(place, character_icon(who, 15), str(who), points, gain)
        yield from self._cell(len(Character), patron_icon(16), "patrons", self._status.patrons, 0)

    def _cell(
        self, place: int, icon: Drawing, name: str, points: int, gain: int
    ) -> Iterator[Sprite]:
        x = _CELLS_X + place * (_CELL + _CELL_GAP)
        yield Sprite(x + 18, self._y, icon, label=f"icon {name} seat {self._seat}")
        label, x = f"{name} {points} seat {self._seat}", x + _CELL - 5
        if not gain:
            yield Sprite(x, self._y, written(str(points), 34, "text", "right"), label=label)
            return
        yield Sprite(x, self._y - 15, written(str(points), 32, "text", "right"), label=label)
        colour = "gain" if gain > 0 else "loss"
        label = f"gain {name} {gain} seat {self._seat}"
        text = written(_signed(gain), 28, colour, "right")
        yield Sprite(x, self._y + 17, text, label=label)

    def plan(self, view: View) -> Iterator[Sprite]:
        """The icon of the plan; with a tick where the pier meets it, at the end else a cross."""
        obs, seat = self._obs, self._seat
        card = obs.plans[seat] or (picked_plan(obs, view) if seat == obs.seat else None)
        if card is None:
            return
        icon = plan_icon(CARDS[card].plan, obs.seats)
        yield Sprite(_PLAN_X, self._y, icon, label=f"plan {card} seat {seat}")
        if obs.plans[seat] and (self._status.is_met or obs.phase is Phase.OVER):
            is_met = self._status.is_met
            label = f"plan {'met' if is_met else 'missed'} seat {seat}"
            x = _PLAN_X + drawing_extent(icon).right + 15
            yield Sprite(x, self._y, verdict(is_met), label=label)

    def total(self) -> Iterator[Sprite]:
        """The total on a plate in the colour of the seat."""
        total, seat, gain = self._status.total, self._seat, self._status.gain
        label, colour = f"total {total} seat {seat}", f"seat{seat}.mark"
        yield Sprite(_TOTAL_X, self._y, _plate(seat))
        if self._status.gains is None or not gain:
            text = written(str(total), 64, colour, "middle")
            yield Sprite(_TOTAL_X, self._y, text, label=label)
            return
        text = written(str(total), 44, colour, "middle")
        yield Sprite(_TOTAL_X, self._y - 11, text, label=label)
        text = written(_signed(gain), 28, colour, "middle")
        yield Sprite(_TOTAL_X, self._y + 20, text, label=f"gain total {gain} seat {seat}")


def _signed(gain: int) -> str:
    return f"+{gain}" if gain > 0 else f"−{-gain}"


@cache
def _cells() -> Drawing:
    """The ground of the points, in a row; the origin is in the middle of its left edge."""
    places = (place * (_CELL + _CELL_GAP) for place in range(len(Character) + 1))
    return Drawing(tuple(Box(x, -29, _CELL, 58, "cell", 12) for x in places))


@cache
def _plate(seat: int) -> Drawing:
    left, high = -_TOTAL_WIDE / 2, PANEL_HIGH - 8
    return Drawing(
        (
            Box(left, -high / 2, _TOTAL_WIDE, high, f"seat{seat}.edge", 16),
            Box(left + 2, 2 - high / 2, _TOTAL_WIDE - 4, high - 4, f"seat{seat}.front", 14),
        )
    )

"""The banner, and a plate for each seat beside the quay: name, reserve and state."""

from collections.abc import Iterator
from typing import TypeAlias

from render.banner import BANNER_HIGH, MIDDLE, SIGNS_END, inset, turn_banner, winner_banner
from render.docker.choices import still_open
from render.docker.cubes import cube, halo
from render.docker.geometry import SEATS_LEFT, SEATS_WIDE
from render.docker.icons import move_sign, place_sign
from render.marks import lit_panel
from render.scene import Group, GroupItem, Item, Primitive, Sprite, Text
from render.shapes import framed
from render.view import View
from render.widgets import badge, cross, die, name_text
from rules.docker import DockerObservation

_DIE, _DIE_ROOM = 48, 68
_OLD_DICE = 6
"""Repeated rolls there is room for; of more, the last ones are shown."""
_OLD, _OLD_STEP, _MORE = 34, 42, 62
_SIGN = 90


def header(obs: DockerObservation, view: View) -> Iterator[Item]:
    """The line above the harbour."""
    if obs.outcome is not None:
        yield winner_banner(obs.outcome, view.names)
    elif obs.turn is not None:
        yield from _turn(obs, obs.turn, view)


def _turn(obs: DockerObservation, seat: int, view: View) -> Iterator[Item]:
    ways = {action.source is None for action in still_open(obs, view)}
    old, left_out = obs.rolls[:-1][-_OLD_DICE:], len(obs.rolls[:-1]) - _OLD_DICE
    room = _DIE_ROOM + _SIGN * len(ways) + _OLD_STEP * len(old) + _MORE * (left_out > 0)
    left = SIGNS_END - room if obs.die is not None else SIGNS_END
    yield turn_banner(seat, view.names[seat], left - 4)
    if obs.die is None:
        return
    yield inset(left)
    x = SIGNS_END - _DIE_ROOM // 2
    yield Sprite(x, MIDDLE, die(obs.die, _DIE), label=f"die {obs.die} seat {seat}")
    x -= (_DIE_ROOM + _SIGN) // 2
    for is_new in sorted(ways):
        sign = place_sign(seat) if is_new else move_sign(seat)
        yield Sprite(x, MIDDLE, sign, label="place" if is_new else "move")
        x -= _SIGN
    x = left + _OLD_STEP // 2 + 4
    if left_out > 0:
        yield Text(left + 10, MIDDLE, f"+{left_out}", 28, "chip.text", label=f"{left_out} more")
        x += _MORE
    for number in old:
        yield Sprite(x, MIDDLE, die(number, _OLD, "die.old"), label=f"repeated {number}")
        x += _OLD_STEP


_TOP, _HIGH, _GAP = BANNER_HIGH + 6, 128, 10
_PADDING = 16
_NAME, _STATE = 32, 90
"""How far below its upper edge the name, and the reserve, of a plate stand."""
_SMALL, _SMALL_HEIGHT = 0.62, 26
"""Size of a cube in reserve, where 1 is the size of those on the quay; and its height."""

_Items: TypeAlias = tuple[GroupItem, ...]


def plates(seats: int) -> Iterator[Primitive]:
    """Draw an empty plate for each seat."""
    for place in range(seats):
        y = _top(place)
        yield from framed(SEATS_LEFT, y, SEATS_WIDE, _HIGH, "panel.edge", "panel", 20)


def panels(obs: DockerObservation, view: View, glow: str | None) -> Iterator[Group]:
    """The contents of the plates; *glow* is the role of a glow around the active reserve."""
    first = obs.seat or 0
    for place in range(obs.seats):
        seat = (first + place) % obs.seats
        shown = glow if seat == obs.turn else None
        yield _panel(obs, seat, _top(place), view.names[seat], shown)


def _top(place: int) -> int:
    return _TOP + place * (_HIGH + _GAP)


def _panel(obs: DockerObservation, seat: int, top: int, name: str, glow: str | None) -> Group:
    middle = top + _STATE
    role = f"seat{seat}.out" if seat in obs.eliminated else f"seat{seat}"
    items = (
        *_frame(obs, seat, top),
        _name(obs, seat, name, top + _NAME),
        Sprite(SEATS_LEFT + 42, middle, badge(seat, 52, role), label=f"badge seat {seat}"),
        *_reserve(seat, role, obs.reserves[seat], glow, middle),
        *_state(obs, seat, middle),
    )
    return Group(items, label=f"panel seat {seat}")


def _frame(obs: DockerObservation, seat: int, top: int) -> _Items:
    """Light on the plate of the seat on turn, or of the winner."""
    if seat == obs.turn:
        mark, label = "turn", f"on turn seat {seat}"
    elif obs.outcome is not None and obs.outcome.ranks[seat] == 1:
        mark, label = "won", f"winner seat {seat}"
    else:
        return ()
    return (Sprite(SEATS_LEFT, top, lit_panel(mark, SEATS_WIDE, _HIGH), label=label),)


def _state(obs: DockerObservation, seat: int, middle: int) -> _Items:
    """The rank at the end, a cross for who is out before."""
    right = SEATS_LEFT + SEATS_WIDE - _PADDING
    if obs.outcome is not None:
        rank = obs.outcome.ranks[seat]
        label = f"rank {rank} seat {seat}"
        return (Text(right - 6, middle, f"{rank}.", 40, "text", "right", label=label),)
    if seat in obs.eliminated:
        return (Sprite(right - 22, middle, cross(15, "text.muted"), label=f"out seat {seat}"),)
    return ()


def _reserve(
    seat: int, role: str, count: int, glow: str | None, middle: int
) -> Iterator[GroupItem]:
    """A cube, and how many of its kind wait."""
    if not count:
        return
    at = SEATS_LEFT + 104, middle + 13
    if glow is not None:
        small_halo = halo(_SMALL_HEIGHT, glow, _SMALL)
        yield Sprite(*at, small_halo, label=f"+ glows {glow}")
    small_cube = cube(seat, role, _SMALL_HEIGHT, _SMALL)
    yield Sprite(*at, small_cube, label=f"reserve seat {seat}: {count}")
    yield Text(SEATS_LEFT + 142, middle, f"×{count}", 40, "text", label=f"count seat {seat}")


def _name(obs: DockerObservation, seat: int, name: str, y: int) -> Text:
    is_out = seat in obs.eliminated and obs.outcome is None
    colour = "text.muted" if is_out else "text"
    return name_text(seat, name, SEATS_LEFT + _PADDING, y, SEATS_WIDE - 2 * _PADDING, colour)

"""A panel for each seat below the quay: mark, name, reserve and state."""

from collections.abc import Iterator
from typing import TypeAlias

from render.docker.cubes import cube, halo
from render.marks import lit_panel
from render.names import drawn_name
from render.scene import Box, Group, GroupItem, Primitive, Sprite, Text
from render.view import View
from render.widgets import badge, cross, cup_plate
from rules.docker import DockerObservation

_TOP = 722
_LEFT = 18
_WIDE, _HIGH = 476, 70
_GAP = 12
_PADDING = 20
_NAME_SIZES = (30, 28)
_SMALL = 0.42
"""Size of a cube in reserve; 1 is the size of those on the quay."""
_SMALL_HEIGHT = 19

_Items: TypeAlias = tuple[GroupItem, ...]


def bottom(seats: int) -> int:
    """Where the last row of panels ends, with a margin: the height of the picture."""
    _, top = _corner(seats - 1)
    return top + _HIGH + _GAP


def plates(seats: int) -> tuple[Primitive, ...]:
    """What is always there: an empty plate for each seat."""
    primitives: list[Primitive] = []
    for seat in range(seats):
        x, y = _corner(seat)
        primitives.append(Box(x, y, _WIDE, _HIGH, "panel.edge", 20))
        primitives.append(Box(x + 2, y + 2, _WIDE - 4, _HIGH - 4, "panel", 18))
    return tuple(primitives)


def panels(obs: DockerObservation, view: View, glow: str | None) -> Iterator[Group]:
    """The contents of the plates; *glow* is the role of a glow around the active reserve."""
    for seat in range(obs.seats):
        yield _panel(obs, seat, view.names[seat], glow if seat == obs.turn else None)


def _corner(seat: int) -> tuple[int, int]:
    """The upper left corner of the panel of *seat*; two stand side by side."""
    return _LEFT + seat % 2 * (_WIDE + _GAP), _TOP + seat // 2 * (_HIGH + _GAP)


def _panel(obs: DockerObservation, seat: int, name: str, glow: str | None) -> Group:
    x, y = _corner(seat)
    middle, right = y + _HIGH // 2, x + _WIDE - _PADDING
    role = f"seat{seat}.out" if seat in obs.eliminated else f"seat{seat}"
    frame: _Items = ()
    if seat == obs.turn:
        frame = (Sprite(x, y, lit_panel("turn", _WIDE, _HIGH), label=f"on turn seat {seat}"),)
    elif _has_won(obs, seat):
        frame = (Sprite(x, y, lit_panel("won", _WIDE, _HIGH), label=f"winner seat {seat}"),)
    state, right = _state(obs, seat, right, middle)
    reserve, right = _reserve(seat, obs.reserves[seat], glow, right, middle)
    items = (
        *frame,
        Sprite(x + 42, middle, badge(seat, 52, role), label=f"badge seat {seat}"),
        *state,
        *reserve,
        _name(obs, seat, name, (x + 82, middle), right),
    )
    return Group(items, label=f"panel seat {seat}")


def _has_won(obs: DockerObservation, seat: int) -> bool:
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def _state(obs: DockerObservation, seat: int, right: int, middle: int) -> tuple[_Items, int]:
    """The rank or a cup at the end, a cross for who is out before; and where the next may end."""
    if obs.outcome is not None:
        rank = obs.outcome.ranks[seat]
        label = f"rank {rank} seat {seat}"
        if rank == 1:
            return (Sprite(right - 12, middle, cup_plate(22), label=label),), right - 50
        return (Text(right, middle, f"{rank}.", 36, "text", "right", label=label),), right - 50
    if seat in obs.eliminated:
        icon = Sprite(right - 14, middle, cross(13, "text.muted"), label=f"out seat {seat}")
        return (icon,), right - 44
    return (), right


def _reserve(
    seat: int, count: int, glow: str | None, right: int, middle: int
) -> tuple[_Items, int]:
    """The cubes in reserve side by side, six of them closely; and where the name may end."""
    if not count:
        return (), right
    step = 50 if count <= 3 else 31
    first = right - 30 - (count - 1) * step
    items: list[Sprite] = []
    for x in range(first, first + count * step, step):
        foot = (x, middle + 12)
        if glow is not None:
            small_halo = halo(_SMALL_HEIGHT, glow, _SMALL)
            items.append(Sprite(*foot, small_halo, label=f"+ glows {glow}"))
        small_cube = cube(seat, f"seat{seat}", _SMALL_HEIGHT, _SMALL)
        items.append(Sprite(*foot, small_cube, label=f"reserve seat {seat}"))
    return tuple(items), first - 32


def _name(obs: DockerObservation, seat: int, name: str, start: tuple[int, int], right: int) -> Text:
    text, size = drawn_name(seat, name, _NAME_SIZES, right - 8 - start[0])
    is_out = seat in obs.eliminated and obs.outcome is None
    colour = "text.muted" if is_out else "text"
    return Text(*start, text, size, colour, label=f"name seat {seat}")

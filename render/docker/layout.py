"""The picture of a position of Docker."""

from collections.abc import Iterator
from functools import cache

from render.docker.choices import cube_of, menu_values
from render.docker.cubes import cube, halo
from render.docker.floor import lit_square, shadow, trace
from render.docker.geometry import BACK_TO_FRONT, WIDTH, foot, storey
from render.docker.header import header
from render.docker.icons import arrow, height_chip, trail
from render.docker.panels import bottom, panels, plates
from render.docker.quay import gate, harbour, square_name
from render.scene import Drawing, Group, Item, Point, Scene, Sprite
from render.view import View
from rules.docker import SQUARES, DockerAction, DockerObservation

_LIFT = 16
"""How far a chosen cube hangs above its tower."""


def scenes(observation: DockerObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    return (scene(observation, view),)


def scene(observation: DockerObservation, view: View) -> Scene:
    """The one picture."""
    board = _Board(observation, view)
    return Scene(
        width=WIDTH,
        height=bottom(observation.seats),
        base=_base(observation.entries),
        items=(
            *board.floor(),
            *board.towers(),
            *board.icons(),
            *header(observation, view),
            *panels(observation, view, board.glow("+")),
        ),
    )


@cache
def _base(entries: tuple[tuple[int, ...], ...]) -> Drawing:
    """What never changes; *entries* are the entry squares of each seat."""
    seats = len(entries)
    return Drawing((*harbour(bottom(seats), entries), *plates(seats)))


class _Board:
    """The squares with their towers, glows and arrows."""

    def __init__(self, obs: DockerObservation, view: View) -> None:
        self._obs = obs
        self._chosen = view.chosen[0] if view.chosen else None
        actions = [
            action
            for action in obs.open_legal
            if menu_values(action)[: len(view.chosen)] == view.chosen
        ]
        self._movable = {cube_of(action) for action in actions}
        self._targets = {action.target for action in actions} if view.chosen else frozenset()

    def glow(self, name: str) -> str | None:
        """The role of the glow around the cube *name* (see :func:`cube_of`), if it has one."""
        if self._chosen is None:
            return "may" if name in self._movable else None
        return "chosen" if name == self._chosen else None

    def floor(self) -> Iterator[Item]:
        """What lies on the ground."""
        for square in sorted(self._targets):
            light = Sprite(*foot(square), lit_square(), label=f"lit {SQUARES[square]}")
            yield Group((light, square_name(square, "may.name")))
        left = self._obs.last.source if self._obs.last else None
        for square, tower in enumerate(self._obs.towers):
            if tower:
                yield Sprite(*foot(square), shadow(), label=f"shadow {SQUARES[square]}")
            elif square == left:
                yield Sprite(*foot(square), trace(), label=f"left {SQUARES[square]}")

    def towers(self) -> Iterator[Group]:
        """The towers, those at the back first."""
        for square in BACK_TO_FRONT:
            tower = self._obs.towers[square]
            if tower:
                label = f"tower {SQUARES[square]} height {len(tower)}"
                yield Group(tuple(self._cubes(square, tower)), label=label)

    def _cubes(self, square: int, tower: tuple[int, ...]) -> Iterator[Sprite]:
        name, step = SQUARES[square], storey(square, len(tower))
        x, y = foot(square)
        glow = self.glow(name)
        for level, seat in enumerate(tower):
            at_top = level == len(tower) - 1
            lift = _LIFT if at_top and name == self._chosen else 0
            place = (x, y - level * step - lift)
            if at_top and glow is not None:
                yield Sprite(*place, halo(step, glow), label=f"{name} glows {glow}")
            role = f"seat{seat}.out" if seat in self._obs.eliminated else f"seat{seat}"
            label = f"{name} cube {level + 1} seat {seat}"
            yield Sprite(*place, cube(seat, role, step), label=label)

    def icons(self) -> Iterator[Item]:
        """What hovers above the towers."""
        if self._obs.last is not None:
            yield from self._last(self._obs.last)
        for square in BACK_TO_FRONT:
            name, height = SQUARES[square], len(self._obs.towers[square])
            x, y = self._top(square)
            if height > 1:
                label = f"height {name} {height}"
                yield Sprite(x + 44, y - 22, height_chip(height), label=label)
            if square in self._targets:
                yield Sprite(x, y - 46, arrow(), label=f"target {name}")

    def _last(self, last: DockerAction) -> Iterator[Item]:
        start = self._start(last)
        if start is not None:
            x, y = self._top(last.target)
            dots = trail(start, (x - 14, y - 6))
            # Two halves, since a bow leaves most of the box around it empty.
            half = len(dots) // 2
            yield Group(dots[:half], label=f"last {last}")
            yield Group(dots[half:])

    def _start(self, last: DockerAction) -> Point | None:
        """Where the last cube came from; None where it may have used any of several gangways."""
        if last.source is not None:
            return self._top(last.source)
        entries = self._obs.entries[last.seat]
        return gate(entries[0], 0.3) if len(entries) == 1 else None

    def _top(self, square: int) -> tuple[int, int]:
        """The middle of the roof of the tower on *square*; of the ground, where there is none."""
        (x, y), height = foot(square), len(self._obs.towers[square])
        return x, y - height * storey(square, height)

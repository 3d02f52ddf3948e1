"""The picture of a position of Docker."""

from collections.abc import Iterator
from functools import cache
from math import copysign

from render.banner import BANNER_HIGH
from render.docker.choices import cube_of, recent, still_open
from render.docker.cubes import cube, halo, landing, lit_square, shadow, trace
from render.docker.gangways import gate
from render.docker.geometry import BACK_TO_FRONT, HEIGHT, WIDTH, foot, storey
from render.docker.harbour import harbour
from render.docker.icons import SIGN_RISES, height_chip, ribbon, sign
from render.docker.panels import header, panels, plates
from render.docker.quay import coordinates
from render.scene import Drawing, Group, Item, Point, Scene, Sprite
from render.view import View
from rules.docker import SQUARES, DockerAction, DockerObservation

_LIFT = 16
"""How far a chosen cube hangs above its tower."""
_OFF, _FAR_OFF, _BESIDE = 30, 52, 62
"""How far from the middle of a tower a ribbon begins, farther if it would be too short; and ends.
"""
_CHIPS = tuple((side * 50, down) for down in (-12, 34, 80) for side in (1, -1))
"""Where, from the middle of a roof, the number of cubes may stand, the best place first."""
_IN_FRONT = 22
"""How far below its middle the front of a cube is drawn."""
_ABOVE = 58
"""How far above a roof its sign hangs."""


def scenes(observation: DockerObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    return (scene(observation, view),)


def scene(observation: DockerObservation, view: View) -> Scene:
    """The one picture."""
    board = _Board(observation, view)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_base(observation.entries, observation.outcome is not None),
        items=(
            *board.floor(),
            *board.towers(),
            *board.icons(),
            *header(observation, view),
            *panels(observation, view, board.glow("+")),
        ),
    )


@cache
def _base(entries: tuple[tuple[int, ...], ...], is_over: bool) -> Drawing:
    """Draw what stays the same; *entries* are each seat's entry squares. It ends in the evening."""
    return Drawing.of(*harbour(entries, is_evening=is_over), *plates(len(entries)))


class _Board:
    """The squares with their towers, glows and arrows."""

    def __init__(self, obs: DockerObservation, view: View) -> None:
        self._obs = obs
        # A reserve glows in the panel of who is asked.
        there = (cube_of(action) for action in view.planned if action.source is not None)
        self._chosen = next(iter((*view.chosen, *there)), None)
        actions = still_open(obs, view)
        self._recent = recent(obs, view)
        self._ways: tuple[DockerAction, ...] = (*self._recent, *view.planned)
        self._arrivals = {action.target: action for action in self._recent}
        """By square the last of those actions that ended there."""
        sources = {action.source for action in self._recent if action.source is not None}
        self._left = sources - self._arrivals.keys()
        self._movable = {cube_of(action) for action in actions}
        self._targets = {action.target for action in actions}
        # Where several cubes may move, the signs are theirs.
        is_one_cube = bool(view.chosen) or self._movable == {"+"}
        self._named = self._targets if is_one_cube else frozenset()
        self._signs = {
            square: self._above(square)
            for square in BACK_TO_FRONT
            if square in self._named or (self._chosen is None and SQUARES[square] in self._movable)
        }
        """Where the squares with a name that is on a button have their signs."""

    def glow(self, name: str) -> str | None:
        """The role of the glow around the cube *name* (see :func:`cube_of`), if it has one."""
        if self._chosen is None:
            return "may" if name in self._movable else None
        return "chosen" if name == self._chosen else None

    def floor(self) -> Iterator[Item]:
        """Place everything on the ground."""
        for square in sorted(self._targets):
            label = f"lit {SQUARES[square]}"
            yield Sprite(*foot(square), lit_square(), label=label)
        for square, tower in enumerate(self._obs.towers):
            if tower:
                yield Sprite(*foot(square), shadow(), label=f"shadow {SQUARES[square]}")
            elif square in self._left:
                yield self._trace(square)

    def towers(self) -> Iterator[Item]:
        """The towers, those at the back first, with the ends of ways on their roofs."""
        for square in BACK_TO_FRONT:
            tower = self._obs.towers[square]
            if tower:
                label = f"tower {SQUARES[square]} height {len(tower)}"
                yield Group(tuple(self._cubes(square, tower)), label=label)
                if square in self._left:
                    yield self._trace(square)
                elif square in self._arrivals and SQUARES[square] != self._chosen:
                    label = f"moved {SQUARES[square]}"
                    yield Sprite(*self._top(square), landing(), label=label)

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
        """Place everything that hovers above the towers."""
        for action in self._ways:
            yield from self._way(action)
        yield from coordinates()
        yield from self._heights()
        for square, place in self._signs.items():
            name = SQUARES[square]
            label = f"{'target' if square in self._named else 'movable'} {name}"
            yield Sprite(*place, sign(name), label=label)

    def _heights(self) -> Iterator[Sprite]:
        """Number the towers by height, off signs and arrows, and off marks if that can be."""
        taken: list[Point] = [*self._signs.values(), *map(self._end, self._ways)]
        marks = [mark for square in BACK_TO_FRONT for mark in self._marks(square)]

        def hides(place: Point) -> int:
            on_mark = sum(_touch(place, mark, 38, 34) for mark in marks)
            return on_mark + 99 * sum(_touch(place, each, 52, 46) for each in taken)

        for square in BACK_TO_FRONT:
            name, height = SQUARES[square], len(self._obs.towers[square])
            if height > 1:
                x, y = self._top(square)
                place = min(((x + dx, y + dy) for dx, dy in _CHIPS), key=hides)
                taken.append(place)
                yield Sprite(*place, height_chip(height), label=f"height {name} {height}")

    def _marks(self, square: int) -> Iterator[Point]:
        """Yield the places of marks on the cubes on *square*: in front, one on the roof."""
        (x, y), height = foot(square), len(self._obs.towers[square])
        if height:
            yield self._top(square)
            yield from (
                (x, y + _IN_FRONT - storey(square, height) * (i + 0.5)) for i in range(height)
            )

    def _way(self, action: DockerAction) -> Iterator[Group]:
        """A ribbon from where a cube comes to its roof, clear of the mark on the roof there."""
        start, end, side = self._start(action), self._end(action), self._side(action)
        if start is None:
            return
        if action.source is not None:
            far = end[0] - start[0]
            off = copysign(_OFF, far) if abs(far) > _OFF else side * _FAR_OFF
            start = start[0] + off, start[1]
        own = f"seat{action.seat}"
        is_new = action in self._recent
        colours = (f"{own}.front", f"{own}.edge") if is_new else ("chosen", "mark.edge")
        name = "last" if is_new else "planned"
        for part in ribbon(start, end, side, *colours):
            yield Group(part, label=f"{name} {action}")

    def _end(self, action: DockerAction) -> Point:
        """Return the end of the ribbon of *action*: beside the roof, whose mark it leaves free."""
        x, y = self._top(action.target)
        return x + self._side(action) * _BESIDE, y - 6

    def _side(self, action: DockerAction) -> int:
        """Return the side of its square that a cube came from: 1 for the right, -1 for the left."""
        start = self._start(action)
        return 1 if start is not None and start[0] > foot(action.target)[0] else -1

    def _trace(self, square: int) -> Sprite:
        return Sprite(*self._top(square), trace(), label=f"left {SQUARES[square]}")

    def _start(self, action: DockerAction) -> Point | None:
        """Return the place that a cube came from; None where it may have used several gangways."""
        if action.source is not None:
            return self._top(action.source)
        entries = self._obs.entries[action.seat]
        return gate(entries[0], 0.46) if len(entries) == 1 else None

    def _above(self, square: int) -> tuple[int, int]:
        """Return the place of the sign of *square*."""
        x, y = self._top(square)
        return x, max(y - _ABOVE, BANNER_HIGH + SIGN_RISES)

    def _top(self, square: int) -> tuple[int, int]:
        """The middle of the roof of the tower on *square*; of the ground, where there is none."""
        (x, y), height = foot(square), len(self._obs.towers[square])
        return x, y - height * storey(square, height)


def _touch(one: Point, other: Point, wide: float, high: float) -> bool:
    return abs(one[0] - other[0]) < wide and abs(one[1] - other[1]) < high

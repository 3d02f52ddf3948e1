"""The picture of a position of Pick & Pack."""

from collections.abc import Iterator
from functools import cache

from render.marks import Mark, ring
from render.pick_and_pack.bench import bench
from render.pick_and_pack.choices import choices
from render.pick_and_pack.geometry import (
    CELL,
    HEIGHT,
    SLOT_HIGH,
    SLOT_WIDE,
    WIDTH,
    slot_middle,
    square_middle,
)
from render.pick_and_pack.grabber import grabber
from render.pick_and_pack.hall import hall
from render.pick_and_pack.header import header
from render.pick_and_pack.panels import panels
from render.pick_and_pack.rails import rails, trail
from render.pick_and_pack.recent import recent
from render.pick_and_pack.seat_status import next_slots, on_turn
from render.pick_and_pack.tiles import back, tile
from render.pick_and_pack.trays import tray, turned_tray
from render.scene import Box, Drawing, Group, Item, Scene, Sprite
from render.view import View
from rules.pick_and_pack import SLOTS, SQUARES, PackObservation

_IN_SIDE = 6
"""Slots on each side of the grid."""
_RING = CELL - 21
"""Side of the frame around a square: those of neighbours must not touch."""


def scenes(observation: PackObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    return (scene(observation, view),)


def scene(observation: PackObservation, view: View) -> Scene:
    """The one picture."""
    seat = _at_bench(observation)
    board = _Board(observation, view)
    below = (
        panels(observation, view, board.choices) if seat is None else bench(observation, seat, view)
    )
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=hall(seat is not None),
        items=(
            *header(observation, view),
            *board.floor(),
            *board.trays(),
            *board.tiles(),
            *board.icons(),
            *below,
        ),
    )


def _at_bench(obs: PackObservation) -> int | None:
    """The seat that sees its own slots large."""
    return obs.seat if obs.arranging and obs.outcome is None else None


class _Board:
    """The grid, the slots around it, and what is marked there."""

    def __init__(self, obs: PackObservation, view: View) -> None:
        self._obs = obs
        self._recent = recent(obs, view)
        touched = frozenset[str]().union(*(move.touched for move in self._recent))
        self.choices = choices(obs, view.chosen, touched - {SQUARES[obs.board.grabber]})

    def floor(self) -> Iterator[Sprite]:
        """Light on the empty squares to which the grabber may go."""
        for square, apples in enumerate(self._obs.board.grid):
            if not apples and SQUARES[square] in self.choices.offered:
                yield Sprite(*square_middle(square), _light(), label=f"lit {SQUARES[square]}")

    def trays(self) -> Iterator[Sprite]:
        """What lies on the squares."""
        for square, apples in enumerate(self._obs.board.grid):
            if apples:
                drawing = tray(apples) if apples > 0 else turned_tray()
                shown = apples if apples > 0 else "turned"
                label = f"tray {SQUARES[square]} {shown}"
                yield Sprite(*square_middle(square), drawing, label=label)

    def tiles(self) -> Iterator[Group]:
        """What lies in the slots, each side as a group, since few tiles change in a move."""
        for seat in range(self._obs.seats):
            laid = tuple(self._laid(seat))
            for side in (laid[:_IN_SIDE], laid[_IN_SIDE:]):
                if side:
                    yield Group(side, label=f"slots seat {seat}")

    def _laid(self, seat: int) -> Iterator[Sprite]:
        names, tiles = SLOTS[seat], self._obs.board.tiles[seat]
        for slot, laid in enumerate(tiles):
            label = f"tile {names[slot]} {laid.kind}"
            yield Sprite(*slot_middle(seat, slot), tile(seat, laid), label=label)
        if not tiles and seat in self._obs.ready:
            for slot, name in enumerate(names):
                yield Sprite(*slot_middle(seat, slot), back(seat), label=f"closed {name}")

    def icons(self) -> Iterator[Item]:
        """The grabber, the way it came, and frames around what is chosen or can be."""
        board = self._obs.board
        yield from rails(board.grabber, None if self._obs.arranging else on_turn(self._obs))
        for start, end, _ in self._recent:
            yield Group(trail(start, end), label=f"last {SQUARES[start]} {SQUARES[end]}")
        hand = grabber(board.grid[board.grabber] > 0)
        label = f"grabber {SQUARES[board.grabber]}"
        yield Sprite(*square_middle(board.grabber), hand, label=label)
        yield from self._frames()
        yield from self._next_slots()

    def _frames(self) -> Iterator[Sprite]:
        for role, things in self.choices.marks():
            for square, name in enumerate(SQUARES):
                if name in things:
                    frame = ring(role, _RING, _RING)
                    yield Sprite(*square_middle(square), frame, label=f"{role} {name}")
            for seat, names in enumerate(SLOTS):
                for slot, name in enumerate(names):
                    if name in things:
                        yield _slot_frame(seat, slot, role, f"{role} {name}")

    def _next_slots(self) -> Iterator[Sprite]:
        """Where the next tile goes."""
        for seat, slot in next_slots(self._obs):
            yield _slot_frame(seat, slot, "may", f"next {SLOTS[seat][slot]}")


def _slot_frame(seat: int, slot: int, role: Mark, label: str) -> Sprite:
    return Sprite(*slot_middle(seat, slot), ring(role, SLOT_WIDE, SLOT_HIGH), label=label)


@cache
def _light() -> Drawing:
    half = CELL / 2 - 6
    return Drawing((Box(-half, -half, 2 * half, 2 * half, "may.floor", 9),))

"""The pictures of a position of Pick & Pack."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from render.marks import Mark, lit_panel, ring
from render.pick_and_pack.choices import (
    Choices,
    choices,
    crate_thing,
    next_slots,
    on_turn,
    steps,
)
from render.pick_and_pack.geometry import (
    BAND_LEFT,
    BAND_WIDE,
    CELL,
    HEIGHT,
    PANEL_HIGH,
    SLOT_HIGH,
    SLOT_WIDE,
    WIDTH,
    slot_middle,
    square_middle,
    top_of,
)
from render.pick_and_pack.hall import hall, store
from render.pick_and_pack.panels import panels, standing, total, way_badge
from render.pick_and_pack.rails import grabber, rails, trail
from render.pick_and_pack.stacks import BODY_HIGH, BODY_MIDDLE, CRATE_WIDE, stack
from render.pick_and_pack.tiles import back, tile
from render.pick_and_pack.trays import lying
from render.scene import Box, Drawing, Group, GroupItem, Item, Scene, Sprite
from render.shapes import scaled
from render.view import View
from render.widgets import name_text
from rules.core.types import Effect, Value
from rules.pick_and_pack import NAMES, SLOTS, SQUARES, LastMove, PackObservation

_IN_SIDE = 6
"""Slots on each side of the grid."""
_RING = CELL - 20
"""Side of the frame around a square: those of neighbours must not touch."""
_IN_RING = 0.76
"""How large the claw is inside the frame of the square that is chosen for it."""
_CRATES_X, _CRATES_Y, _STEP = BAND_LEFT + 238, 8, 186
_BADGE, _STATE, _NAME, _TOTAL = (50, 48), (138, 48), (16, 116), (119, 218)
"""Where in a band the badge, the points, the name and the Rush Orders are."""


class Move(NamedTuple):
    """One way of the grabber, and the things that were touched at its end.

    A thing is a square ("e3"), a slot ("ba"), or a crate with the number of its seat ("0A").
    """

    start: int
    end: int
    touched: frozenset[str]


def scenes(observation: PackObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`: the hall, and the bays once there is something to pack."""
    moves = recent(observation, view)
    touched = frozenset[str]().union(*(move.touched for move in moves))
    grabber = SQUARES[observation.board.grabber]
    marked = choices(observation, view.chosen, touched - {grabber})
    if view.planned:
        ways = (step for action in view.planned for step in steps(action))
        planned = frozenset(thing for _, things in ways for thing in things)
        marked = replace(marked, chosen=planned, done=marked.done - planned)
    board = _Board(observation, moves, marked)
    around = panels(observation, view, marked)
    first = _scene(hall(), (*board.items(), *around))
    if observation.arranging:
        return (first,)
    return first, _scene(store(), tuple(_bays(observation, view, marked)))


def _scene(base: Drawing, items: tuple[Item, ...]) -> Scene:
    return Scene(width=WIDTH, height=HEIGHT, base=base, items=items)


class _Board:
    """The grid, the slots around it, and what is marked there."""

    def __init__(self, obs: PackObservation, moves: tuple[Move, ...], marked: Choices) -> None:
        self._obs = obs
        self._moves = moves
        self._choices = marked

    def items(self) -> Iterator[Item]:
        """Everything, back to front."""
        yield from self._floor()
        yield from self._trays()
        yield from self._tiles()
        yield from self._frames()
        yield from self._grabber()

    def _floor(self) -> Iterator[Sprite]:
        """Light on the empty squares to which the grabber may go."""
        for square, apples in enumerate(self._obs.board.grid):
            if not apples and SQUARES[square] in self._choices.offered:
                yield Sprite(*square_middle(square), _light(), label=f"lit {SQUARES[square]}")

    def _trays(self) -> Iterator[Sprite]:
        """Place the trays on the squares."""
        for square, apples in enumerate(self._obs.board.grid):
            if apples:
                shown = apples if apples > 0 else "turned"
                label = f"tray {SQUARES[square]} {shown}"
                yield Sprite(*square_middle(square), lying(apples), label=label)

    def _tiles(self) -> Iterator[Group]:
        """Place the tiles in the slots, each side as a group, since few tiles change in a move."""
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

    def _grabber(self) -> Iterator[Item]:
        """The grabber where it is, or is chosen to go, and the ways it came and is to go."""
        board, goal = self._obs.board, self._choices.goal
        shown = board.grabber if goal is None else goal
        yield from rails(shown, None if self._obs.arranging else on_turn(self._obs))
        hand = grabber(board.grid[shown] > 0)
        if goal is not None and not board.grid[shown]:
            hand = scaled(hand, _IN_RING)
        yield Sprite(*square_middle(shown), hand, label=f"grabber {SQUARES[shown]}")
        for start, end, _ in self._moves:
            yield Group(trail("done", start, end), label=f"last {SQUARES[start]} {SQUARES[end]}")
        if goal is not None:
            way = trail("chosen", board.grabber, goal)
            yield Group(way, label=f"way {SQUARES[board.grabber]} {SQUARES[goal]}")

    def _frames(self) -> Iterator[Sprite]:
        for role, things in self._choices.marks():
            for square, name in enumerate(SQUARES):
                if name in things:
                    frame = ring(role, _RING, _RING)
                    yield Sprite(*square_middle(square), frame, label=f"{role} {name}")
            for seat, names in enumerate(SLOTS):
                for slot, name in enumerate(names):
                    if name in things:
                        yield _slot_frame(seat, slot, role, f"{role} {name}")
        for seat, slot in next_slots(self._obs):
            yield _slot_frame(seat, slot, "may", f"next {SLOTS[seat][slot]}")


def _slot_frame(seat: int, slot: int, role: Mark, label: str) -> Sprite:
    return Sprite(*slot_middle(seat, slot), ring(role, SLOT_WIDE - 16, SLOT_HIGH - 16), label=label)


@cache
def _light() -> Drawing:
    half = CELL / 2 - 4
    return Drawing.of(Box(-half, -half, 2 * half, 2 * half, "may.floor", 9))


def _bays(obs: PackObservation, view: View, choices: Choices) -> Iterator[Item]:
    """The bands of both seats. Each crate is a group, since a move changes only a few of them."""
    asked = on_turn(obs)
    if asked is not None:
        # Below all crates: it is large, and would be laid anew on each of them that changes.
        lit = lit_panel(f"seat{asked}.front", BAND_WIDE, PANEL_HIGH)
        yield Sprite(BAND_LEFT, top_of(asked, obs), lit, label=f"on turn seat {asked}")
    for seat in range(obs.seats):
        top = top_of(seat, obs)
        yield Group(tuple(_owner(obs, seat, view.names[seat], top)), label=f"owner seat {seat}")
        for index in range(len(obs.board.crates[seat])):
            crate = tuple(_crate(obs, seat, index, choices))
            yield Group(crate, label=f"crates seat {seat}")


def _owner(obs: PackObservation, seat: int, name: str, top: int) -> Iterator[GroupItem]:
    def at(place: tuple[int, int]) -> tuple[int, int]:
        return BAND_LEFT + place[0], top + place[1]

    yield way_badge(seat, *at(_BADGE))
    yield from total(obs, seat, *at(_TOTAL), 1.6)
    yield name_text(seat, name, *at(_NAME), 214)
    yield from standing(obs, seat, *at(_STATE))


def _crate(obs: PackObservation, seat: int, index: int, choices: Choices) -> Iterator[GroupItem]:
    x, y = _CRATES_X + index * _STEP, top_of(seat, obs) + _CRATES_Y
    yield from stack(seat, index, obs.board.crates[seat][index], x, y)
    thing = crate_thing(seat, index)
    for role in choices.marks_of(thing):
        frame = ring(role, CRATE_WIDE - 8, BODY_HIGH)
        middle = x + CRATE_WIDE // 2, y + BODY_MIDDLE
        yield Sprite(*middle, frame, label=f"{role} {thing}")


def recent(obs: PackObservation, view: View) -> tuple[Move, ...]:
    """The moves to mark, in their order."""
    if view.advises:
        return ()
    news = view.news if obs.outcome is None else ()
    found = tuple(_told(effect) for effect in news if "from" in dict(effect.params))
    return found or ((_last(obs, obs.last),) if obs.last is not None else ())


def _told(effect: Effect) -> Move:
    facts = dict(effect.params)
    start, end = (SQUARES.index(str(facts[key])) for key in ("from", "to"))
    return Move(start, end, frozenset(_things(facts)))


def _things(facts: dict[str, Value]) -> Iterator[str]:
    """See :mod:`rules.pick_and_pack.moves`: a crate is the actor's, unless another seat is told."""
    seat = facts["seat"]
    assert isinstance(seat, int)
    yield from (str(facts[key]) for key in ("slot", "target") if key in facts)
    owners = {"crate": facts.get("other_seat", seat), "own": seat, "theirs": 1 - seat}
    yield from (f"{owner}{facts[key]}" for key, owner in owners.items() if key in facts)


def _last(obs: PackObservation, last: LastMove) -> Move:
    action, found = last.action, set[str]()
    if action.slot is not None:
        found.add(SLOTS[action.seat][action.slot])
    if action.own is not None:
        found.add(f"{action.seat}{NAMES[action.own]}")
    if action.theirs is not None:
        found.add(f"{1 - action.seat}{NAMES[action.theirs]}")
    if action.hit is not None:
        found.add((*SQUARES, *SLOTS[1 - action.seat])[action.hit])
    return Move(last.source, obs.board.grabber, frozenset(found))

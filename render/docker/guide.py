"""The positions that are shown beside the pages of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from render.layout import GuidePage
from render.view import View
from rules.docker import SQUARES, DockerAction, DockerObservation, Reason

_NAMES = ("Ada", "Ben", "Cleo", "Dan")
_OWN_SIDE = ((3,), (1,), (5,), (7,))
_ANY_SIDE = (1, 3, 5, 7)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Example:
    """A position in notation."""

    towers: Mapping[str, str]
    """Square to the seats of its cubes from the bottom up: "02"."""
    reserves: tuple[int, ...]
    turn: int
    rolls: tuple[int, ...]
    moves: str
    """Everything the seat on turn may do."""
    last: str
    """Seat and action: "1 b2-c2"."""
    out: tuple[int, ...] = ()
    entry: str = "own"
    chosen: tuple[str, ...] = field(default=())


_BUSY = {"a1": "0", "a2": "102", "b2": "3", "b3": "2", "c1": "30", "c2": "1", "c3": "23"}

_EXAMPLES = (
    _Example(
        towers=_BUSY, reserves=(0, 1, 0, 0), turn=2, rolls=(4,), moves="a2-b1 b3-b1", last="1 b2-c2"
    ),
    _Example(
        towers={"b2": "0"},
        reserves=(2, 3, 3, 3),
        turn=0,
        rolls=(2,),
        last="0 +b2",
        moves="+a1 +c1 b2-a1 b2-a3 b2-c1 b2-c3",
        chosen=("b2",),
    ),
    _Example(
        towers={"a1": "1", "b1": "0", "a2": "23"},
        reserves=(2, 2, 2, 2),
        turn=1,
        rolls=(4,),
        last="0 +b1",
        moves="a1-b2 a1-c1",
        chosen=("a1",),
    ),
    _Example(
        towers={"b1": "12", "c1": "3", "b2": "23"},
        reserves=(3, 2, 1, 1),
        turn=0,
        rolls=(5,),
        last="3 c2-b2",
        moves="+c1",
        chosen=("+",),
    ),
    _Example(
        towers={"a1": "03", "a2": "1", "b1": "213", "b3": "2", "c2": "3", "c3": "01"},
        reserves=(1, 0, 1, 0),
        turn=0,
        rolls=(2, 1, 4),
        moves="+b1",
        last="2 c3-b3",
        out=(3,),
    ),
    _Example(
        towers={"b1": "0", "b2": "10", "a2": "1", "c3": "0"},
        reserves=(3, 4),
        turn=1,
        rolls=(1,),
        moves="+b3 +c2 a2-a1 a2-a3",
        last="0 b1-c3",
        entry="any",
    ),
    _Example(
        towers=_BUSY,
        reserves=(0, 1, 0, 0),
        turn=2,
        rolls=(5,),
        moves="a2-a3 a2-b3 a2-c1 a2-c3 b3-a2 b3-c1 b3-c2 b3-c3",
        last="1 b2-c2",
        chosen=("b3",),
    ),
)


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    return tuple(
        GuidePage(
            key=f"docker-guide-{number}",
            observation=_position(example),
            view=View(_NAMES[: len(example.reserves)], chosen=example.chosen),
        )
        for number, example in enumerate((*_EXAMPLES, _EXAMPLES[0]), start=1)
    )


def _position(example: _Example) -> DockerObservation:
    seats = len(example.reserves)
    legal = tuple(_action(example.turn, text) for text in example.moves.split())
    seat, _, last = example.last.partition(" ")
    return DockerObservation(
        seat=example.turn,
        seats=seats,
        options=(
            ("entry", example.entry),
            ("cubes_at_two", 6),
            ("path", "no_revisit"),
            ("reroll", "reserve"),
        ),
        ply=20,
        to_act=(example.turn,),
        asked_at=tuple(20 if seat == example.turn else -1 for seat in range(seats)),
        legal=legal,
        open_legal=legal,
        outcome=None,
        towers=tuple(tuple(map(int, example.towers.get(name, ""))) for name in SQUARES),
        reserves=example.reserves,
        cubes=6 if seats == 2 else 3,
        entries=(_ANY_SIDE,) * seats if example.entry == "any" else _OWN_SIDE[:seats],
        rolls=example.rolls,
        eliminated=example.out,
        reasons=(Reason.NO_MOVE,) * len(example.out),
        last=_action(int(seat), last),
    )


def _action(seat: int, text: str) -> DockerAction:
    start, target = ("+", text[1:]) if text.startswith("+") else text.split("-")
    source = None if start == "+" else SQUARES.index(start)
    return DockerAction(seat, source, SQUARES.index(target))

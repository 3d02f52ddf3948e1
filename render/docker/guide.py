"""The positions that are shown beside the pages of the rules."""

from functools import cache

from render.layout import GuidePage, numbered
from rules.docker import SQUARES, DockerAction, DockerObservation, Reason

_OWN_SIDE = ((3,), (1,), (5,), (7,))
_ANY_SIDE = (1, 3, 5, 7)
_BUSY = "a1:0 a2:102 b2:3 b3:2 c1:30 c2:1 c3:23"


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    first = _position(_BUSY, (0, 1, 0, 0), 2, (4,), "a2-b1 b3-b1", "1 b2-c2")
    chosen = _position(
        "b2:0", (2, 3, 3, 3), 0, (2,), "+a1 +c1 b2-a1 b2-a3 b2-c1 b2-c3", last="0 +b2"
    )
    climbs = _position("a1:1 b1:0 a2:23", (2, 2, 2, 2), 1, (4,), "a1-b2 a1-c1", "0 +b1")
    enters = _position("b1:12 c1:3 b2:23", (3, 2, 1, 1), 0, (5,), "+c1", "3 c2-b2")
    repeats = _position(
        "a1:03 a2:1 b1:213 b3:2 c2:3 c3:01", (1, 0, 1, 0), 0, (2, 1, 4), "+b1", "2 c3-b3", (3,)
    )
    any_side = _position(
        *("b1:0 b2:10 a2:1 c3:0", (3, 4), 1, (1,), "+b3 +c2 a2-a1 a2-a3", "0 b1-c3"), entry="any"
    )
    moves = "a2-a3 a2-b3 a2-c1 a2-c3 b3-a2 b3-c1 b3-c2 b3-c3"
    busy = _position(_BUSY, (0, 1, 0, 0), 2, (5,), moves, "1 b2-c2")
    return numbered(
        (
            (first, ()),
            (chosen, ("b2",)),
            (climbs, ("a1",)),
            (enters, ("+",)),
            (repeats, ()),
            (any_side, ()),
            (busy, ("b3",)),
            (first, ()),
        )
    )


def _position(
    towers: str,
    reserves: tuple[int, ...],
    turn: int,
    rolls: tuple[int, ...],
    moves: str,
    last: str,
    out: tuple[int, ...] = (),
    entry: str = "own",
) -> DockerObservation:
    """Set up a position: squares with the seats of their cubes from the bottom up.

    *moves* are all that *turn* may do, *last* is a seat with what it has done.
    """
    cubes = dict(tower.split(":") for tower in towers.split())
    seats, legal = len(reserves), tuple(_action(turn, text) for text in moves.split())
    seat, done = last.split()
    options = ("entry", entry), ("cubes_at_two", 6), ("path", "no_revisit"), ("reroll", "reserve")
    return DockerObservation(
        seat=turn,
        seats=seats,
        options=options,
        ply=20,
        to_act=(turn,),
        asked_at=tuple(20 if seat == turn else -1 for seat in range(seats)),
        legal=legal,
        open_legal=legal,
        outcome=None,
        towers=tuple(tuple(map(int, cubes.get(name, ""))) for name in SQUARES),
        reserves=reserves,
        cubes=6 if seats == 2 else 3,
        entries=(_ANY_SIDE,) * seats if entry == "any" else _OWN_SIDE[:seats],
        rolls=rolls,
        eliminated=out,
        reasons=(Reason.NO_MOVE,) * len(out),
        last=_action(int(seat), done),
    )


def _action(seat: int, text: str) -> DockerAction:
    start, target = ("+", text[1:]) if text.startswith("+") else text.split("-")
    source = None if start == "+" else SQUARES.index(start)
    return DockerAction(seat, source, SQUARES.index(target))

"""A position of Docker, rebuilt from its alternative text."""

import re

import pytest
from hearing import NAMES, between, check, observations, parts, ranks_in, seat_of, seats_in

from data.i18n import translator
from render.docker import describe
from render.view import View
from rules.docker import SQUARES, DockerAction, Reason

ENGLISH = translator("en")
_OUT = re.compile(
    r"(\w+) (is out: no move with the roll|is out: no number would have helped|gave up)\."
)
_REASONS = {"no move": Reason.NO_MOVE, "no numb": Reason.BLOCKED, "gave up": Reason.RESIGNED}


@pytest.mark.parametrize("entry", ["own", "any"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_position_is_heard(seats: int, entry: str) -> None:
    for obs in observations("docker", seats, seats, resigning=True, entry=entry):
        (text,) = describe(obs, View(NAMES[:seats]), ENGLISH)
        check(obs, facts(text, seats), "cubes", "outcome")
        assert ranks_in(text) == (None if obs.outcome is None else obs.outcome.ranks)


def facts(text: str, seats: int) -> dict[str, object]:
    turn = re.search(r"(\w+) has rolled (\d)(?:, after .*?: ([\d, ]+))?\.", text)
    return {
        "to_act": (seat_of(turn[1]),) if turn else (),
        "rolls": (*map(int, parts(turn[3] or "")), int(turn[2])) if turn else (),
        "open_legal": tuple(moves(text, seat_of(turn[1]))) if turn else (),
        "towers": towers(text),
        "reserves": reserves(text, seats),
        "entries": entries(text, seats),
        "last": last(text),
        "eliminated": tuple(seat_of(found[1]) for found in _OUT.finditer(text)),
        "reasons": tuple(
            _REASONS[found[2].removeprefix("is out: ")[:7]] for found in _OUT.finditer(text)
        ),
    }


def moves(text: str, seat: int) -> list[DockerAction]:
    found = []
    for cube in parts(between(text, "Possible moves: "), "; "):
        start, _, targets = cube.partition(" to ")
        source = None if start == "new cube" else SQUARES.index(start)
        found += [DockerAction(seat, source, SQUARES.index(to)) for to in parts(targets)]
    return found


def towers(text: str) -> tuple[tuple[int, ...], ...]:
    said = dict(tower.split(": ") for tower in parts(between(text, "from the bottom up: "), "; "))
    empty = parts(between(text, "Empty squares: "))
    assert sorted((*said, *empty)) == list(SQUARES)
    return tuple(seats_in(said.get(square, "")) for square in SQUARES)


def reserves(text: str, seats: int) -> tuple[int, ...]:
    said = dict(count.split() for count in parts(between(text, "In reserve: ")))
    return tuple(int(said.get(name, 0)) for name in NAMES[:seats])


def entries(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    if everybody := between(text, "Entry squares for everybody: "):
        return (tuple(map(SQUARES.index, parts(everybody))),) * seats
    said = [entry.split() for entry in parts(between(text, "Entry squares: "))]
    return tuple((SQUARES.index(square),) for _, square in sorted(said))


def last(text: str) -> DockerAction | None:
    found = re.search(r"Last move: (\w+), (?:(..)|new cube) to (..)\.", text)
    if found is None:
        return None
    source = None if found[2] is None else SQUARES.index(found[2])
    return DockerAction(seat_of(found[1]), source, SQUARES.index(found[3]))

"""Judge a table of Docker, before the next roll, by a net of one hidden layer.

It sees the table from the side of the seat on turn, with the others in their order, and says for
all seats at once which rank they may expect. :mod:`tests.players.learning` taught it by games
against itself; nearly all of what it is fed is 0 or 1, so that the hidden layer is a sum of rows.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

from rules.core.weights import FOLDER, BadWeights
from rules.docker.board import Board
from rules.docker.options import SIDES, DockerSetup
from rules.docker.paths import HIGHEST_ROLL, squares_in

LEVELS = 3
"""So many cubes of a tower are seen, from the top down."""
HEIGHTS = 5
"""Towers that are higher than this look alike."""
MOST_FREE = 4
UNIT = 0.01
"""Weights are kept in this unit."""

Row = list[float]


class Reach(NamedTuple):
    """The reach of a seat with each number of the die."""

    numbers: tuple[int, ...]
    """For each number how many of its cubes could move or come in."""
    landing: tuple[int, ...]
    """For each number the squares on which one could end, as a set."""


class Layout(NamedTuple):
    """The places of the inputs for a table with so many seats."""

    seats: int
    cubes: int
    """The most that a seat can have."""

    @property
    def square(self) -> int:
        """Count the inputs of each square."""
        return LEVELS * self.seats + HEIGHTS

    @property
    def seat(self) -> int:
        """Count those of each seat; the nine for what it threatens are the last."""
        return 3 * HIGHEST_ROLL + 1 + self.cubes + MOST_FREE + 2 + 9

    @property
    def size(self) -> int:
        """Count all of them."""
        # Between three seats the empty side lies elsewhere for each.
        return 9 * self.square + self.seats * self.seat + (3 if self.seats == 3 else 0)

    def threats(self) -> list[int]:
        """List the inputs that are no 0 or 1, but the share of rolls that threatens a square."""
        ends = [9 * self.square + (slot + 1) * self.seat for slot in range(self.seats)]
        return [place for end in ends for place in range(end - 9, end)]


def layout(seats: int) -> Layout:
    """Lay out the inputs of a table of so many *seats*."""
    return Layout(seats, 6 if seats == 2 else 3)


class DockerNet:
    """The net for one number of seats."""

    def __init__(self, hidden: Sequence[Row], out: Sequence[Row]) -> None:
        """*hidden* has a row for each input and one more, *out* one for each seat in its order.

        A row of *hidden* weighs one input for each part of the hidden layer; a row of *out* weighs
        those parts, and has a last number that is always added.
        """
        self._seats = len(out)
        self._rows, self._start = hidden[:-1], hidden[-1]
        self._out = [(list(row[:-1]), row[-1]) for row in out]
        self._layout = layout(self._seats)
        self._shares = {
            place: [
                [weight * count / HIGHEST_ROLL for weight in self._rows[place]]
                for count in range(HIGHEST_ROLL + 1)
            ]
            for place in self._layout.threats()
        }

    def values(
        self, setup: DockerSetup, board: Board, turn: int, reaches: Sequence[Reach | None]
    ) -> tuple[float, ...]:
        """Return for each seat the rank that it may expect; no *reaches* for those that are out."""
        seats = self._seats
        order = [(turn + slot) % seats for slot in range(seats)]
        rows = [self._start, *self._squares(board, turn)]
        for slot, seat in enumerate(order):
            reach = reaches[seat]
            if reach is not None:
                rows += self._of_seat(setup, board, turn, slot, reach)
        if seats == 3:
            rows.append(self._rows[turn - seats])
        hidden = [max(0.0, sum(column)) for column in zip(*rows, strict=True)]
        playing = [(seat, *self._out[slot]) for slot, seat in enumerate(order) if reaches[seat]]
        powers = {seat: exp(sum(map(mul, row, hidden)) + more) for seat, row, more in playing}
        return _ranks(powers, board.eliminated, seats)

    def _squares(self, board: Board, turn: int) -> list[Row]:
        """List the rows of what stands on the squares."""
        seats, rows, size = self._seats, self._rows, self._layout.square
        found = []
        for place, square in enumerate(view(seats, turn)):
            tower = board.towers[square]
            if tower:
                first = place * size
                for level, cube in enumerate(tower[: -LEVELS - 1 : -1]):
                    found.append(rows[first + level * seats + (cube - turn) % seats])
                first += LEVELS * seats
                found += rows[first : first + min(len(tower), HEIGHTS)]
        return found

    def _of_seat(
        self, setup: DockerSetup, board: Board, turn: int, slot: int, reach: Reach
    ) -> list[Row]:
        """List the rows of what the seat in *slot* has and could do."""
        rows, seats, cubes = self._rows, self._seats, self._layout.cubes
        seat = (turn + slot) % seats
        place = 9 * self._layout.square + slot * self._layout.seat
        found = [rows[place + die] for die, count in enumerate(reach.numbers) if count]
        place += HIGHEST_ROLL
        found += [rows[place + die] for die, count in enumerate(reach.numbers) if count > 1]
        place += HIGHEST_ROLL
        found.append(rows[place + HIGHEST_ROLL - reach.numbers.count(0)])
        place += HIGHEST_ROLL + 1
        reserve = board.reserves[seat]
        found += rows[place : place + reserve]
        place += cubes
        found += rows[place : place + min(len(board.free(seat)), MOST_FREE)]
        place += MOST_FREE
        found += rows[place + (not setup.repeats(reserve)) : place + 2]
        place += 2
        counts = _counted(reach.landing)
        for square in view(seats, turn):
            if counts[square]:
                found.append(self._shares[place][counts[square]])
            place += 1
        return found


def read_nets(file: Path = FOLDER / "docker_net.json") -> dict[int, DockerNet]:
    """Read the nets, by the number of seats.

    :raises BadWeights: there are none, or they cannot be read.
    """
    try:
        found = json.loads(file.read_text(encoding="utf-8"))["nets"]
        return {int(seats): _net(int(seats), parts) for seats, parts in found.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file.name}: {error!r}") from error


def _net(seats: int, parts: dict[str, list[list[int]]]) -> DockerNet:
    hidden, out = (
        [[UNIT * weight for weight in row] for row in parts[name]] for name in ("hidden", "out")
    )
    size = len(hidden[0])
    if len(hidden) != layout(seats).size + 1 or any(len(row) != size for row in hidden):
        raise ValueError(f"other inputs for {seats} seats")
    if len(out) != seats or any(len(row) != size + 1 for row in out):
        raise ValueError(f"another hidden layer for {seats} seats")
    return DockerNet(hidden, out)


def _ranks(powers: dict[int, float], eliminated: tuple[int, ...], seats: int) -> tuple[float, ...]:
    """Return the value of each seat, where *powers* say how those that play share the rest."""
    others, playing = seats - 1, len(powers)
    most = playing * (playing - 1) / 2 / sum(powers.values())
    return tuple(
        (powers[seat] * most + seats - playing) / others
        if seat in powers
        else eliminated.index(seat) / others
        for seat in range(seats)
    )


@cache
def view(seats: int, turn: int) -> tuple[int, ...]:
    """List the squares as the seat *turn* sees them, with its own side in the south."""
    found = []
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            x, y = column, row
            for _ in range(list(SIDES[4]).index(SIDES[seats][turn])):
                x, y = y, -x
            found.append(3 * (x + 1) + y + 1)
    return tuple(found)


def _counted(landing: Sequence[int]) -> tuple[int, ...]:
    """Count for each square the sets that it is in."""
    return tuple(map(sum, zip(*map(_marks, landing), strict=True)))


@cache
def _marks(ends: int) -> tuple[int, ...]:
    found = squares_in(ends)
    return tuple(int(square in found) for square in range(9))

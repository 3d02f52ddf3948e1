"""The weights by which a robot judges, read from ``data/players/<game>.json``.

The file says how its weights were found, so that anybody can find them again.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[2] / "data" / "players"

Row = tuple[float, ...]
"""A weight for each feature."""


class BadWeights(ValueError):
    """A file of weights that does not fit its robot; the message says why."""


class Weights(NamedTuple):
    """The worth of each feature, by the number of seats and the phase of the game."""

    names: tuple[str, ...]
    by_seats: Mapping[int, tuple[Row, ...]]
    """For some numbers of seats a row for each phase."""

    def of(self, seats: int) -> tuple[Row, ...]:
        """A row for each phase at a table of *seats*, or of as many as are nearest to it."""
        if seats not in self.by_seats:
            seats = min(self.by_seats, key=lambda known: (abs(known - seats), known))
        return self.by_seats[seats]

    def require(self, names: Sequence[str], phases: int) -> None:
        """Do nothing where these weights are for features with *names* in so many *phases*.

        :raises BadWeights: they are for others.
        """
        if self.names != tuple(names):
            raise BadWeights(f"weights for {self.names} instead of {tuple(names)}")
        for seats, rows in self.by_seats.items():
            if len(rows) != phases or any(len(row) != len(names) for row in rows):
                raise BadWeights(f"for {seats} seats not {phases} rows of {len(names)} weights")


def read_weights(game: str, folder: Path = FOLDER) -> Weights:
    """The weights of the robot of *game*.

    :raises BadWeights: there are none, or they cannot be read.
    """
    file = folder / f"{game}.json"
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        rows = {
            int(seats): tuple(tuple(float(each) for each in row) for row in rows)
            for seats, rows in found["weights"].items()
        }
        names = tuple(str(name) for name in found["features"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file.name}: {error!r}") from error
    if not rows:
        raise BadWeights(f"{file.name}: for no number of seats")
    return Weights(names, rows)

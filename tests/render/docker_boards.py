"""Positions of Docker to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from dataclasses import replace

import boards

from rules import GAMES
from rules.docker import SQUARES, DockerAction, DockerObservation

DOCKER = GAMES["docker"]
TWELVE = (0, 1, 2, 3, 3, 2, 1, 0, 2, 1, 3, 0)
"""All cubes of four seats, one on the other."""


def played(seed: int, seats: int, plies: int = 10_000, **options: str | int) -> DockerObservation:
    """Return the spectator's view after so many random actions, or at the end."""
    return course(seed, seats, **options)[:plies][-1]


def course(seed: int, seats: int, **options: str | int) -> list[DockerObservation]:
    """Return the spectator's views of a random game, from the first ply to the last."""
    return [DOCKER.observe(each, None) for each in boards.course("docker", seed, seats, **options)]


def some_games() -> Iterator[DockerObservation]:
    """Whole games of two, three and four seats, by own gangways and by all."""
    for seed, seats in enumerate((2, 3, 4)):
        for entry in ("own", "any"):
            yield from course(seed, seats, entry=entry)


def position(seats: int = 4, *, moves: str = "", **towers: tuple[int, ...]) -> DockerObservation:
    """These towers, nothing else on the quay; *moves* are open to the seat on turn."""
    start = played(1, seats, 1)
    (turn,) = start.to_act
    return replace(
        start,
        towers=tuple(towers.get(name, ()) for name in SQUARES),
        open_legal=tuple(action(turn, text) for text in moves.split()),
    )


def action(seat: int, text: str) -> DockerAction:
    start, target = text[:-2], text[-2:]
    source = None if start == "+" else SQUARES.index(start[:2])
    return DockerAction(seat, source, SQUARES.index(target))


def choices(obs: DockerObservation) -> tuple[tuple[str, ...], ...]:
    """Nothing chosen, and each cube that can be."""
    cubes = {str(each)[:-2].rstrip("-") for each in obs.open_legal}
    return ((), *((cube,) for cube in sorted(cubes)))

"""Finding out how much a level must misjudge: ``python -m tests.players.doubts docker 4 medium``.

The level plays against the next better one, every seed with every seating, and after each seed
its doubt grows or shrinks by how far the score was from the wanted one, less and less (the method
of Robbins and Monro). The answer is the mean over the second half, and what was scored there.
Whoever runs it writes the doubt into ``data/players/levels.json`` and measures with
``make strength``.
"""

import argparse
from collections.abc import Callable, Iterator
from math import exp, log
from statistics import mean
from typing import NamedTuple

from rules.players.grades import grade
from rules.players.judge import Judge
from rules.players.levels import Level, simulations
from rules.players.one_ply import OnePly
from rules.registry import GAMES, ROBOTS
from tests.players.match import Contestant, play_game, seatings
from tests.players.opponents import contestant

WANTED = 0.66
"""What the better level should score: a little more than 100 points of Elo."""
LEAST, MOST = 0.05, 3.0
"""With less a player hardly errs, with more it does hardly anything but err."""
_STRIDE = 5.0
"""How far, in powers of e, the first step goes for a score that is wrong by 1."""
_PATIENCE = 4
"""After so many seeds steps are half as long."""
BETTER = {Level.EASY: "medium", Level.MEDIUM: "hard"}


class Tried(NamedTuple):
    """One seed."""

    doubt: float
    score: float
    """Of the better level."""


def search(start: float, seeds: int, play: Callable[[float, int], float]) -> Iterator[Tried]:
    """Doubts that come nearer and nearer to the wanted score; *play* says what one scores."""
    doubt = start
    for seed in range(seeds):
        score = play(doubt, seed)
        yield Tried(doubt, score)
        stride = _STRIDE * _PATIENCE / (_PATIENCE + seed)
        doubt = min(max(doubt * exp(stride * (WANTED - score)), LEAST), MOST)


def found(tried: list[Tried]) -> Tried:
    """The mean over the second half of *tried*, of the doubts by their logarithms."""
    late = tried[len(tried) // 2 :]
    return Tried(exp(mean(log(each.doubt) for each in late)), mean(each.score for each in late))


def play_seed(key: str, seats: int, level: Level, doubt: float, seed: int) -> float:
    """Return the score of the better level against all others on *level* with this *doubt*."""
    robot = ROBOTS[key].load(key)
    thinker = OnePly(Judge(GAMES[key], robot, is_inferring=False), doubt=lambda seats: doubt)
    worse = Contestant(level.value, thinker, simulations(robot, level))
    better = contestant(key, BETTER[level])
    scores = []
    for seat, table in enumerate(seatings(better, worse, seats)):
        played = play_game(GAMES[key], table, seed, {})
        if played is not None:
            scores.append(played.values[seat])
    return mean(scores) if scores else WANTED


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("level", type=Level, choices=list(BETTER))
    parser.add_argument("--seeds", type=int, default=40)
    given = parser.parse_args()
    key, seats, level = given.game, given.seats, given.level
    start = max(grade(key, seats, level.value).doubt, LEAST)
    first = 10_000  # so that no seed is measured later that a doubt was chosen by

    def play(doubt: float, seed: int) -> float:
        return play_seed(key, seats, level, doubt, first + seed)

    tried = list(search(start, given.seeds, play))
    end = found(tried)
    print(f"{key} {seats} {level}: doubt {end.doubt:.2f}, the better one {end.score:.2f}")


if __name__ == "__main__":
    main()

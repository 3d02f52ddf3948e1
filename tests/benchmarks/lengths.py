"""How long random games are and what they score: ``python -m tests.benchmarks.lengths``.

The arguments are the key of a game and how many games, which are shared out among all numbers of
seats. Every position on the way is counted, so a long run is a test as well.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from rules import GAMES
from rules.core.game import Game
from rules.core.types import Outcome

AnyGame = Game[Any, Any, Any]

KEY, COUNT = "kraftwagen", 2000


class Length(NamedTuple):
    """One game."""

    seats: int
    actions: int
    widest: int
    """The most legal actions that a position had."""
    outcome: Outcome


def played(game: AnyGame, seats: int, number: int) -> Length:
    """A random game, counted at every position."""
    rng = Random(number)
    state = game.new(seats=seats, seed=rng.randbytes(32))
    widest = 0
    while state.to_act:
        game.check(state)
        actions = game.legal_actions(state, state.to_act[0])
        widest = max(widest, len(actions))
        state = game.apply(state, rng.choice(actions)).state
    game.check(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return Length(seats, state.ply, widest, outcome)


def lines(key: str = KEY, count: int = COUNT) -> list[str]:
    """The table of this measurement: each number of seats, then all."""
    game = GAMES[key]
    sizes = range(game.info.min_seats, game.info.max_seats + 1)
    games = [played(game, sizes[number % len(sizes)], number) for number in range(count)]
    told = [_line(f"{seats} seats", [g for g in games if g.seats == seats]) for seats in sizes]
    ends = Counter(g.outcome.termination for g in games)
    widest = max(g.widest for g in games)
    return [*told, _line("all", games), f"ends: {dict(ends)}; widest position: {widest} actions"]


def _line(name: str, games: list[Length]) -> str:
    scores = [score for game in games for score in game.outcome.scores]
    best = [max(game.outcome.scores) for game in games]
    return (
        f"{name:>8}: {len(games)} games, actions {_row(game.actions for game in games)}; "
        f"scores {_row(scores)}; best scores {_row(best)}"
    )


def _row(numbers: Iterable[int]) -> str:
    """The least, the median, the mean and the most of *numbers*."""
    found = list(numbers)
    return f"{min(found)} / {median(found):.0f} / {mean(found):.1f} / {max(found)}"


if __name__ == "__main__":
    wanted = sys.argv[1:] or [KEY]
    print("\n".join(lines(wanted[0], int(wanted[1]) if wanted[1:] else COUNT)))

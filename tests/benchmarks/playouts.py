"""Random games of every game, against random games of python-chess.

Both sides go the public way: ask whether the game is over, list the legal actions, choose one at
random, make it. Every round plays some games of each, one after the other, so that both meet the
same machine.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import chess

from rules import GAMES

ROUNDS = 31
ACTIONS = 2500
"""About so many actions of a game make one round."""
SEATS = {"docker": 4, "gurkensolo": 4, "pick_and_pack": 2, "pier18": 3, "kraftwagen": 4}
WANTED = {"docker": 4.0, "gurkensolo": 2.0, "pick_and_pack": 2.0, "pier18": 2.0, "kraftwagen": 1.0}
"""How many times as fast as chess each game should be."""
CHESS_GAMES = 3


class Playouts(NamedTuple):
    """The figures of one run."""

    ratio: float
    """Actions a second for each one of chess: the ratio of the medians."""
    least: float
    """The ratio of the worst round."""
    most: float
    actions: float
    """Actions a second, the median of the rounds."""
    chess: float


def measure(key: str = "docker", rounds: int = ROUNDS) -> Playouts:
    """Play *rounds* rounds of the game *key*, after one that does not count."""

    def play(rng: Random) -> int:
        return actions_of(key, rng)

    games = max(1, ACTIONS // play(Random(0)))
    _speed(play, games, 0)
    ours, theirs = [], []
    for number in range(1, rounds + 1):
        ours.append(_speed(play, games, number))
        theirs.append(_speed(chess_actions, CHESS_GAMES, number))
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    ratio = median(ours) / median(theirs)
    return Playouts(ratio, min(ratios), max(ratios), median(ours), median(theirs))


def actions_of(key: str, rng: Random) -> int:
    """Play one game; how many actions it took."""
    game = GAMES[key]
    state = game.new(seats=SEATS[key], seed=rng.randbytes(32))
    while state.to_act:
        actions = game.legal_actions(state, state.to_act[0])
        state = game.apply(state, rng.choice(actions)).state
    return int(state.ply)


def chess_actions(rng: Random) -> int:
    """Play one game of chess; how many moves it took."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return board.ply()


def _speed(play: Callable[[Random], int], games: int, number: int) -> float:
    """Actions a second of processor time."""
    rng = Random(number)
    begun = process_time()
    actions = sum(play(rng) for _ in range(games))
    return actions / (process_time() - begun)


def lines() -> list[str]:
    """The table of this measurement."""
    told = []
    for key, wanted in WANTED.items():
        found = measure(key)
        told.append(
            f"{key:>14}: {found.ratio:.2f} x python-chess ({found.least:.2f}-{found.most:.2f}), "
            f"at least {wanted} wanted; {found.actions:,.0f} actions a second"
        )
    return told


if __name__ == "__main__":
    print("\n".join(lines()))

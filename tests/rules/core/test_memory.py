"""The rules remember little to be quick, and within bounds."""

import subprocess
import sys

import pytest

from rules import GAMES

RANDOM_GAMES = """
import gc, sys, tracemalloc
from random import Random
from rules import GAMES
game = GAMES[sys.argv[1]]
tracemalloc.start()
for number in range(10):
    rng = Random(number)
    seats = rng.randint(game.info.min_seats, game.info.max_seats)
    state = game.new(seats=seats, seed=rng.randbytes(32))
    while state.to_act:
        action = rng.choice(game.legal_actions(state, state.to_act[0]))
        state = game.apply(state, action).state
gc.collect()
print(tracemalloc.get_traced_memory()[0])
"""
ALL_OF_DOCKER = """
import tracemalloc
tracemalloc.start()
from rules.docker import actions, board, effects, paths
for path in (paths.NO_REVISIT, paths.NO_REENTRY, paths.NO_BACK):
    for square in range(9):
        paths.moving(square, path)
        paths.entering(square, path)
sources = (*actions.ENTERING, *(table for tables in actions.MOVING for table in tables))
for action in {action for table in sources for each in table for action in each}:
    for die in range(1, 7):
        effects.acted(action, die)
for tops in range(1 << 9):
    board._squares(sum(1 << 4 * square for square in range(9) if tops >> square & 1))
print(tracemalloc.get_traced_memory()[0])
"""


def kept(program: str, *arguments: str) -> int:
    """The bytes that *program* keeps, in a process of its own."""
    command = [sys.executable, "-c", program, *arguments]
    return int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_of_many_games_stays_below_6_mb(key):
    assert kept(RANDOM_GAMES, key) < 6_000_000


@pytest.mark.slow
def test_all_that_docker_can_remember_takes_less_than_32_mb():
    assert kept(ALL_OF_DOCKER) < 32_000_000

"""What the rules keep in memory between two games."""

import gc
import tracemalloc
from random import Random

from rules import GAMES

GAMES_PLAYED = 10
MOST = 1_500_000
"""Bytes."""


def test_what_is_kept_of_many_games_stays_small() -> None:
    game = GAMES["kraftwagen"]
    tracemalloc.start()
    try:
        for number in range(GAMES_PLAYED):
            rng = Random(number)
            state = game.new(seats=rng.randint(2, 4), seed=rng.randbytes(32))
            while state.to_act:
                action = rng.choice(game.legal_actions(state, state.to_act[0]))
                state = game.apply(state, action).state
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < MOST

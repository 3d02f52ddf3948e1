"""The search for a doubt ends near the one that is wanted, whatever luck adds to the scores."""

from math import log
from random import Random

import pytest

from tests.players.doubts import LEAST, MOST, WANTED, found, search


@pytest.mark.parametrize("start", [0.1, 0.5, 2.0])
@pytest.mark.parametrize("right", [0.2, 1.0])
def test_a_search_ends_near_the_right_doubt(start, right):
    luck = Random(f"{start} {right}")

    def play(doubt: float, seed: int) -> float:
        return WANTED + 0.15 * log(doubt / right) + luck.gauss(0, 0.1)

    end = found(list(search(start, 80, play)))
    assert right / 1.4 < end.doubt < right * 1.4
    assert abs(end.score - WANTED) < 0.05


def test_a_doubt_stays_where_it_means_something():
    assert list(search(1.0, 30, lambda doubt, seed: 0.0))[-1].doubt == MOST
    assert list(search(1.0, 30, lambda doubt, seed: 1.0))[-1].doubt == LEAST

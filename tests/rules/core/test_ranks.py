"""Ranks: better standings first, equal ones together, eliminated seats behind all."""

import pytest

from rules.core.ranking import ranks


@pytest.mark.parametrize(
    ("standings", "eliminated", "expected"),
    [
        ((3, 5, 3), (), (2, 1, 2)),
        ((4, 4, 1), (), (1, 1, 3)),
        ((7,), (), (1,)),
        ((9, 0, 0), (0,), (3, 1, 1)),
        ((9, 8, 0, 1), (0, 1), (4, 3, 2, 1)),
        ((9, 8, 0, 1), (1, 0), (3, 4, 2, 1)),
        (((1, 2), (1, 3)), (), (2, 1)),
    ],
)
def test_a_rank_counts_the_seats_that_are_strictly_better(standings, eliminated, expected):
    assert ranks(standings, eliminated) == expected

"""The way round the table, values by seat, and ranks."""

import pytest

from rules.core.ranking import ranks
from rules.core.seat_order import replaced, seat_after


def test_turns_go_round_clockwise():
    assert [seat_after(seat, 4, ()) for seat in range(4)] == [1, 2, 3, 0]


def test_eliminated_seats_are_passed_over():
    assert seat_after(0, 4, (1, 2)) == 3
    assert seat_after(3, 4, (0, 1)) == 2
    assert seat_after(2, 4, (0, 1, 3)) == 2


def test_one_value_is_replaced_and_the_others_stay():
    assert replaced(("a", "b", "c"), 0, "x") == ("x", "b", "c")
    assert replaced(("a", "b", "c"), 2, "x") == ("a", "b", "x")


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

"""The way round the table, and values by seat."""

from rules.core.seating import replaced, seat_after


def test_turns_go_round_clockwise():
    assert [seat_after(seat, 4, ()) for seat in range(4)] == [1, 2, 3, 0]


def test_eliminated_seats_are_passed_over():
    assert seat_after(0, 4, (1, 2)) == 3
    assert seat_after(3, 4, (0, 1)) == 2
    assert seat_after(2, 4, (0, 1, 3)) == 2


def test_one_value_is_replaced_and_the_others_stay():
    assert replaced(("a", "b", "c"), 0, "x") == ("x", "b", "c")
    assert replaced(("a", "b", "c"), 2, "x") == ("a", "b", "x")

"""Bodies and engines: which one a seat gets, and where it goes."""

import pytest
from kraft_works import after, effect_kinds, facts, mat, offered, own, position

from rules.kraftwagen.stock import Stock, obtainable


@pytest.mark.parametrize(
    ("row", "points", "value"),
    [
        ((1, 1, 1, 1, 1, 1, 1), 4, 4),
        ((1, 1, 1, 1, 1, 1, 1), 9, 7),
        ((1, 1, 0, 0, 1, 1, 1), 4, 2),
        ((0, 0, 0, 0, 1, 1, 1), 4, 0),
    ],
)
def test_the_value_is_the_points_or_the_next_lower_one_there_is(row, points, value):
    assert obtainable(row, points) == value


def test_a_body_goes_into_an_empty_workshop_unasked():
    state = after(position(mat("1", "2", body_points=4), mat()), "take:body")
    assert own(state).bodies == (1, 4)
    assert state.table.stock.bodies == (7, 7, 6, 5, 6, 5, 4)


def test_points_above_seven_count_as_seven():
    assert own(after(position(mat(body_points=9), mat()), "take:body")).bodies == (7,)


def test_a_part_that_is_not_there_is_lost():
    empty = Stock((0,) * 7, (0, 0, 1, 1, 1, 1, 1))
    state = position(mat(engine_points=2), mat(), stock=empty)
    assert effect_kinds(state, "take:body") == ["took", "no-part"]
    assert facts(state, "take:engine", "no-part")[0]["part"] == "e"


def test_with_full_workshops_an_old_part_goes_never_the_new_one():
    state = after(position(mat("23", "4", body_points=5), mat()), "take:body")
    assert offered(state) == ["body:scrap-b2", "body:scrap-b3", "body:scrap-e4"]
    state = after(state, "body:scrap-e4")
    assert (own(state).bodies, own(state).engines) == ((2, 3, 5), ())
    assert state.table.stock.engines[3] == 7


def test_three_equal_old_parts_leave_no_choice():
    state = after(position(mat("222", body_points=3), mat()), "take:body")
    assert own(state).bodies == (2, 2, 3)
    assert state.table.stock.bodies[:3] == (7, 8, 5)


def test_the_value_is_settled_before_the_old_part_is_in_the_supply():
    """No body 3 is left but the one that goes; it does not come back at once."""
    stock = Stock((7, 7, 0, 6, 6, 5, 4), (7, 6, 6, 6, 5, 5, 4))
    state = after(position(mat("33", "1", body_points=3), mat(), stock=stock), "take:body")
    state = after(state, "body:scrap-b3")
    assert own(state).bodies == (2, 3)
    assert state.table.stock.bodies[2] == 1


def test_the_race_car_is_offered_if_the_engine_is_higher():
    assert own(after(position(), "take:engine")).engines == (1,)
    state = after(position(mat(engine_points=3, racer=2), mat()), "take:engine")
    assert offered(state) == ["engine:racer", "engine:shop"]
    state = after(state, "engine:racer")
    assert (own(state).racer, own(state).engines) == (3, ())
    assert state.table.stock.engines == (7, 7, 5, 6, 5, 5, 4)


def test_the_printed_engine_is_no_tile():
    state = after(position(mat(engine_points=2), mat()), "take:engine", "engine:racer")
    assert state.table.stock.engines == (7, 5, 6, 6, 5, 5, 4)


def test_an_engine_that_is_not_higher_goes_into_a_workshop_unasked():
    state = after(position(mat(engine_points=3, racer=3), mat()), "take:engine")
    assert (own(state).engines, state.table.active_seat) == ((3,), 1)


def test_with_full_workshops_the_race_car_is_offered_whatever_it_has():
    state = after(position(mat("12", "7", racer=5), mat()), "take:engine")
    wanted = ["engine:racer", "engine:scrap-b1", "engine:scrap-b2", "engine:scrap-e7"]
    assert offered(state) == wanted
    slow = after(state, "engine:racer")
    assert (own(slow).racer, slow.table.stock.engines[4]) == (1, 6)
    scrapped = after(state, "engine:scrap-e7")
    assert (own(scrapped).engines, own(scrapped).racer) == ((1,), 5)


def test_the_printed_engine_can_be_covered_by_a_one():
    state = after(position(mat("122"), mat()), "take:engine", "engine:racer")
    assert (own(state).racer, own(state).speed) == (1, 1)
    assert state.table.stock.engines[0] == 6

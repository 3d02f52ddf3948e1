"""The car step: cars for the market, Diesel, and when it is asked at all."""

import pytest
from kraft_works import after, buyers, cars, effect_kinds, facts, mat, offered, own, position

from rules.kraftwagen.cards import Engineer
from rules.kraftwagen.table import Decision


def stepping(first=None, **fields):
    """Seat 0 in the car step of its turn, after a race."""
    return after(position(first or mat("3", "4"), mat(), **fields), "take:race")


def test_a_car_is_a_body_an_engine_a_crew_and_a_price_and_ends_the_turn():
    state = stepping()
    assert state.table.decision is Decision.CAR
    state = after(state, "car:b3/e4/w2/p8")
    assert state.table.cars == cars("0 b3/e4/w2/p8")
    assert (own(state).bodies, own(state).engines, own(state).canteen) == ((), (), 2)
    assert (state.table.decision, state.table.active_seat) == (Decision.TAKE, 1)


def test_every_crew_and_every_price_that_is_left_is_offered():
    state = stepping(mat("3", "4", canteen=2), cars=cars("1 b1/e1/w1/p8"))
    prices = ["1", "10", "2", "3", "5", "6", "9"]
    wanted = [f"car:b3/e4/w{crew}/p{price}" for crew in "12" for price in prices]
    assert offered(state) == [*wanted, "done"]


def test_parts_of_equal_value_make_one_action():
    state = stepping(mat("33", "4", canteen=1))
    assert len(offered(state)) == 8 + 1
    state = stepping(mat("23", "4", canteen=1))
    assert len(offered(state)) == 2 * 8 + 1


@pytest.mark.parametrize(
    "seat", [mat("3"), mat("", "4"), mat("3", "4", canteen=0), mat("3", "", racer=5)]
)
def test_the_step_is_not_asked_while_no_car_can_be_placed(seat):
    """The engine of the race car is of no use on the market."""
    assert stepping(seat).table.decision is Decision.TAKE


def test_an_engineer_who_goes_on_cars_can_go_with_one():
    state = stepping(mat("3", "4", "maybach benz otto", canteen=1))
    assert offered(state)[:3] == [
        "car:b3/e4/w1/p1",
        "car:b3/e4/w1/p1/maybach",
        "car:b3/e4/w1/p1/otto",
    ]
    state = after(state, "car:b3/e4/w1/p9/otto")
    assert state.table.cars == cars("0 b3/e4/w1/p9/otto")
    assert own(state).used == (Engineer.OTTO,)


def test_each_engineer_goes_on_one_car_a_game_turn():
    state = stepping(mat("3", "4", "otto", canteen=1, used=(Engineer.OTTO,)))
    assert not any("otto" in text for text in offered(state))


def test_a_seat_may_do_without():
    state = after(stepping(), "done")
    assert (state.table.cars, own(state).bodies) == ((), (3,))


@pytest.mark.parametrize(
    ("market", "lured"),
    [("1 b2/e5/w1/p9", ["body"]), ("0 b2/e5/w1/p9", []), ("1 b5/e5/w1/p9", []), ("", [])],
)
def test_it_is_told_which_buyer_turns_from_the_car_of_another_seat_to_a_new_one(market, lured):
    state = stepping(cars=cars(*filter(None, [market])), buyers=buyers("body"))
    told = facts(state, "car:b3/e4/w1/p8", "lured")
    assert [each["buyer"] for each in told] == lured


def test_diesel_exchanges_a_part_and_then_a_car_may_follow():
    first = mat("25", "4", "diesel")
    state = stepping(first, cars=cars("0 b3/e4/w2/p8", "1 b1/e1/w1/p2"))
    swaps = [text for text in offered(state) if text.startswith("diesel")]
    assert swaps == ["diesel:b2@p8", "diesel:b5@p8"]
    state = after(state, "diesel:b5@p8")
    assert state.table.cars == cars("0 b5/e4/w2/p8", "1 b1/e1/w1/p2")
    assert (own(state).bodies, own(state).used) == ((2,), (Engineer.DIESEL,))
    assert state.table.stock.bodies[2] == 7
    assert state.table.decision is Decision.CAR
    assert not any(text.startswith("diesel") for text in offered(state))
    state = after(state, "car:b2/e4/w1/p1")
    assert len(state.table.cars) == 3


def test_diesel_alone_is_reason_enough_to_ask():
    state = stepping(mat("", "6", "diesel"), cars=cars("0 b3/e4/w2/p8"))
    assert offered(state) == ["diesel:e6@p8", "done"]
    assert effect_kinds(state, "diesel:e6@p8") == ["exchanged"]
    assert after(state, "diesel:e6@p8").table.active_seat == 1


def test_diesel_does_nothing_with_equal_parts_or_the_cars_of_others():
    state = stepping(mat("", "4", "diesel"), cars=cars("0 b3/e4/w2/p8", "1 b1/e1/w1/p2"))
    assert state.table.decision is Decision.TAKE


def test_a_car_with_an_engineer_can_be_changed_too():
    used = mat("5", "", "diesel opel", used=(Engineer.OPEL,))
    state = after(stepping(used, cars=cars("0 b3/e4/w2/p8/opel")), "diesel:b5@p8")
    assert state.table.cars == cars("0 b5/e4/w2/p8/opel")


def test_the_sixth_car_ends_the_action_phase():
    five = cars(*(f"{n % 2} b1/e1/w1/p{price}" for n, price in enumerate((1, 2, 3, 5, 6))))
    state = stepping(cars=five, buyers=buyers("price"))
    (reason,) = facts(state, "car:b3/e4/w2/p8", "phase-over")
    assert reason == {"reason": "cars"}
    state = after(state, "car:b3/e4/w2/p8")
    assert (state.table.game_turn, state.table.cars) == (2, ())


def test_the_eightieth_tile_ends_the_action_phase_after_the_whole_turn():
    assert after(position(taken=78), "take:hire").table.game_turn == 1
    state = stepping(taken=79)
    assert state.table.decision is Decision.CAR
    assert facts(state, "done", "phase-over") == [{"reason": "tiles"}]
    after_it = after(state, "car:b3/e4/w2/p8").table
    assert (after_it.game_turn, after_it.taken) == (2, 0)

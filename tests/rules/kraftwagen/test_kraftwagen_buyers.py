"""Buyers: stacks, active spaces, white money, the marker, and who takes which car for how much."""

import pytest
from kraft_works import after, buyers, car, cars, effect_kinds, facts, mat, offered, own, position

from rules.kraftwagen.cards import Buyer
from rules.kraftwagen.market import buyers_would_take, choice, sales
from rules.kraftwagen.table import Decision

A, B, C = cars("0 b3/e4/w2/p8", "1 b3/e2/w1/p6", "2 b2/e5/w3/p11")


def test_a_buyer_goes_to_the_lowest_free_space_and_brings_white_money():
    state = after(position(buyers=buyers("price")), "take:buyer+hire")
    assert offered(state) == ["buyer:body", "buyer:engine", "buyer:prestige", "buyer:price"]
    state = after(state, "buyer:body")
    assert state.table.buyers.active == (Buyer.PRICE, Buyer.BODY)
    assert state.table.buyers.white == (0, 1, 1, 1)
    assert state.money[0].white == 2
    assert own(state).canteen == 5


def test_an_empty_stack_is_not_offered():
    state = after(position(buyers=buyers("price price")), "take:buyer+hire")
    assert offered(state) == ["buyer:body", "buyer:engine", "buyer:prestige"]


def test_white_money_is_taken_once():
    state = after(position(buyers=buyers("body", white=(0, 1, 1, 1))), "take:buyer+hire")
    assert facts(state, "buyer:body", "buyer")[0]["white"] == 0


def test_with_four_active_the_marker_goes_down_instead():
    state = position(buyers=buyers("price body body engine"))
    assert effect_kinds(state, "take:buyer+hire") == ["took", "marker", "hired"]
    state = after(state, "take:buyer+hire")
    assert state.table.buyers.marker == 3
    assert state.table.buyers.active == (Buyer.PRICE, Buyer.BODY, Buyer.BODY, Buyer.ENGINE)


def test_the_marker_on_zero_ends_the_phase_after_the_whole_turn():
    """The rest of the tile and the car step still happen."""
    state = position(mat("2", "3"), mat(), buyers=buyers("price body body engine", marker=1))
    state = after(state, "take:buyer+hire")
    assert (state.table.buyers.marker, own(state).canteen) == (0, 5)
    assert state.table.decision is Decision.CAR
    last = facts(state, "car:b2/e3/w1/p8", "phase-over")
    assert last == [{"reason": "marker"}]
    assert after(state, "done").table.game_turn == 2


def test_a_new_game_turn_adds_white_money_to_what_still_lies_there():
    state = position(buyers=buyers("body price body engine", white=(0, 0, 1, 3), marker=1))
    found = after(state, "take:buyer+hire").table.buyers
    assert (found.active, found.stacks, found.marker) == ((), (2, 2, 2, 2), 4)
    assert found.white == (2, 1, 2, 4)


def bought(market, *kinds):
    return [(sale.car, sale.money) for sale in sales(market, tuple(map(Buyer, kinds)))]


def test_each_buyer_takes_his_car_and_the_last_one_finds_none():
    found = bought((A, B, C), "prestige", "body", "engine", "price")
    assert found == [(C, 11), (B, 6), (A, 8), (None, 0)]


def test_a_price_buyer_pays_twice():
    assert bought((A, B, C), "price") == [(B, 12)]


def test_among_equals_the_cheapest_is_taken():
    assert choice(Buyer.BODY, (A, B)) == B
    assert choice(Buyer.ENGINE, cars("0 b1/e5/w1/p9", "1 b1/e5/w2/p3")).seat == 1


@pytest.mark.parametrize(
    ("kind", "better", "other"),
    [
        ("body", "b3/e1/w1/p9/daimler", "b3/e1/w1/p1"),
        ("engine", "b1/e3/w1/p9/otto", "b1/e3/w1/p1"),
        ("prestige", "b1/e1/w1/p9/maybach", "b1/e1/w2/p1"),
        ("price", "b1/e1/w1/p4/opel", "b1/e1/w1/p3"),
    ],
)
def test_an_engineer_on_a_car_lets_it_count_more(kind, better, other):
    assert choice(Buyer(kind), (car(better), car(other, 1))) == car(better)


def test_a_body_can_count_eight():
    strong, cheap = car("b7/e1/w1/p9/daimler"), car("b7/e1/w1/p1", 1)
    assert choice(Buyer.BODY, (cheap, strong)) == strong


def test_opel_loses_a_tie_that_he_makes():
    opel, plain = car("b1/e1/w1/p5/opel"), car("b1/e1/w1/p3", 1)
    assert choice(Buyer.PRICE, (opel, plain)) == plain
    assert choice(Buyer.PRICE, (plain, opel)) == plain


def test_opel_counts_in_every_comparison_and_is_paid_in_full():
    opel, plain = car("b3/e1/w1/p6/opel"), car("b3/e1/w1/p5", 1)
    assert bought((plain, opel), "body") == [(opel, 6)]
    assert bought((plain, opel), "price") == [(opel, 12)]


def test_a_candidate_is_weighed_against_the_cars_that_stand_there():
    active = (Buyer.PRESTIGE, Buyer.BODY)
    new = car("b6/e1/w1/p10", 1)
    taken = buyers_would_take((A, C), active, new)
    assert [sale.car for sale in taken] == [C, new]
    assert [sale.car for sale in buyers_would_take((A, C), (), new)] == []

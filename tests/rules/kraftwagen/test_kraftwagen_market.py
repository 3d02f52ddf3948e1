"""Which buyer takes which car, for how much."""

import pytest
from kraft_works import car, cars

from rules.kraftwagen.cards import Buyer
from rules.kraftwagen.market import buyers_would_take, choice, sales

A, B, C = cars("0 b3/e4/w2/p8", "1 b3/e2/w1/p6", "2 b2/e5/w3/p11")


def bought(market, *kinds):
    return [(sale.car, sale.money) for sale in sales(market, map(Buyer, kinds))]


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

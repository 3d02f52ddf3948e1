"""Scorings: race money, Benz, the sales, the clearing, and the next game turn."""

import pytest
from kraft_works import after, buyers, car, cars, effect_kinds, facts, mat, offered, own, position

from rules.kraftwagen.cards import Buyer, Engineer
from rules.kraftwagen.market import Sale
from rules.kraftwagen.money import Money
from rules.kraftwagen.table import Decision

FOUR = "price body body engine"


def scored(*mats, active=FOUR, line="take:buyer+hire", **fields):
    """Seat 0 moves the marker from 1 to 0; nobody can place a car."""
    state = position(*mats, buyers=buyers(active, white=(0, 0, 0, 0), marker=1), **fields)
    return after(state, line)


def test_two_laps_and_second_place_are_three_and_four():
    state = scored(mat(space=2, laps=2), mat(space=5, laps=2))
    assert state.money == (Money(race=4, laps=3), Money(race=7, laps=3))


def test_a_car_in_the_pit_lane_takes_no_place():
    state = scored(mat(space=1), mat(), mat(space=2))
    assert [money.race for money in state.money] == [4, 0, 7]
    assert state.table.scoring.places == (2, 0)


def test_the_owners_of_cars_are_paid():
    market = cars("0 b3/e4/w2/p8", "1 b3/e2/w1/p6", "2 b2/e5/w3/p11")
    state = scored(
        mat(),
        mat(),
        mat(),
        cars=market,
        active="prestige body engine price",
        line="take:buyer+hire",
    )
    assert [money.sales for money in state.money] == [8, 6, 11]
    assert state.table.scoring.sale_money == (8, 6, 11)
    assert state.table.scoring.sales[3] == Sale(Buyer.PRICE, None, 0)


def test_what_is_earned_is_told_to_all():
    market = cars("1 b3/e2/w1/p6")
    state = position(mat(space=1), mat(), buyers=buyers(FOUR, marker=1), cars=market)
    kinds = effect_kinds(state, "take:buyer+hire")
    assert kinds[-4:] == ["phase-over", "scored", "scored", "turn"]
    best, other = facts(state, "take:buyer+hire", "scored")
    assert (best["seat"], best["total"], best["price"], best["unsold"]) == (1, 12, 12, 0)
    assert (other["seat"], other["total"], other["race"]) == (0, 7, 7)


def test_the_table_is_cleared():
    market = cars("0 b3/e4/w2/p8/otto", "1 b7/e2/w3/p6")
    first = mat(
        "5", "6", "otto diesel", used=(Engineer.DIESEL, Engineer.OTTO), racer=3, space=4, laps=2
    )
    state = after(scored(first, mat(), cars=market, taken=40), "done")
    table = state.table
    assert (table.cars, table.taken, table.game_turn) == ((), 0, 2)
    assert (own(state).space, own(state).laps, own(state).used) == (0, 0, ())
    assert (own(state).bodies, own(state).engines, own(state).racer) == ((5,), (6,), 3)
    assert (own(state).canteen, own(state).supply) == (5, 7 + 2)
    assert own(state, 1).supply == 8 + 3
    assert (table.stock.bodies[2], table.stock.bodies[6], table.stock.engines[3]) == (7, 5, 7)
    assert (table.buyers.active, table.buyers.marker) == ((), 4)


def test_workers_that_come_back_bring_no_development_to_life():
    tired = mat(canteen=0, supply=3, waiting=("both",))
    state = scored(mat(), tired, cars=cars("1 b1/e1/w3/p6"))
    assert own(state, 1).waiting == ("both",)
    assert (own(state, 1).supply, own(state, 1).canteen) == (6, 0)


def test_the_chain_the_cards_and_the_workshops_stay_and_the_tail_moves_on():
    state = position(mat(), mat(), buyers=buyers(FOUR, marker=1), cards="benz opel")
    after_it = after(state, "take:buyer+hire")
    assert after_it.table.research == state.table.research
    assert after_it.table.chain[0] == after_it.table.active_seat == 1
    assert after_it.table.decision is Decision.TAKE


def test_new_prices_come_with_a_new_game_turn():
    state = scored(mat(), mat("3", "4", canteen=1))
    state = after(state, "take:race")
    prices = [text.rpartition("p")[2] for text in offered(state) if text != "done"]
    assert prices == ["11", "12", "2", "3", "5", "6", "8", "9"]


FIVE = cars("0 b1/e1/w1/p1", "1 b2/e2/w2/p2", "0 b3/e3/w3/p3", "1 b4/e4/w4/p5", "0 b5/e5/w5/p6")


def test_benz_may_send_a_fifth_buyer_who_buys_last():
    state = scored(mat(engineers="benz"), mat(), cars=FIVE)
    assert (state.table.decision, state.table.active_seat) == (Decision.BENZ, 0)
    assert offered(state) == [
        "benz:engine", "benz:none", "benz:prestige", "benz:price"
    ]  # fmt: skip
    state = after(state, "benz:price")
    assert state.table.scoring.sales[-1] == Sale(Buyer.PRICE, FIVE[1], 4)


def test_the_race_is_paid_before_benz_is_asked():
    state = scored(mat(engineers="benz", space=3), mat(), cars=FIVE)
    assert (state.money[0].race, state.table.scoring.sales) == (7, ())
    assert after(state, "benz:none").money[0].race == 7


def test_benz_may_send_nobody():
    state = scored(mat(engineers="benz"), mat(), cars=FIVE)
    assert len(after(state, "benz:none").table.scoring.sales) == 4
    assert effect_kinds(state, "benz:none")[0] == "benz"


def test_benz_takes_no_white_money():
    state = scored(mat(engineers="benz"), mat(), cars=FIVE)
    assert after(state, "benz:price").money[0].white == 0


def test_benz_comes_with_fewer_than_four_active_too():
    six = (*FIVE, car("b6/e6/w6/p8", 1))
    state = position(
        mat("2", "2", "benz", canteen=1), mat(), cars=six[:5], buyers=buyers("body"), taken=10
    )
    state = after(state, "take:race", "car:b2/e2/w1/p8")
    assert state.table.decision is Decision.BENZ
    assert len(after(state, "benz:body").table.scoring.sales) == 2


@pytest.mark.parametrize(("count", "asked"), [(4, False), (5, True)])
def test_benz_is_asked_only_while_a_car_would_be_left_for_him(count, asked):
    state = scored(mat(engineers="benz"), mat(), cars=FIVE[:count])
    assert (state.table.decision is Decision.BENZ) == asked


def test_benz_is_asked_for_a_seat_that_is_not_on_turn():
    state = scored(mat(), mat(engineers="benz"), cars=FIVE)
    assert (state.table.decision, state.to_act) == (Decision.BENZ, (1,))
    state = after(state, "benz:none")
    assert state.table.active_seat == state.table.chain[0]

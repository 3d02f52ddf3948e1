"""Buyers: stacks, active spaces, white money, and the marker."""

from kraft_works import after, buyers, effect_kinds, facts, mat, offered, own, position

from rules.kraftwagen.cards import Buyer
from rules.kraftwagen.decision import Decision


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

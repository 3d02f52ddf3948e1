"""Giving up: what stays, what goes on, and who wins."""

from kraft_works import GAME, after, buyers, cars, mat, own, position, step

from rules.kraftwagen.money import Money
from rules.kraftwagen.table import Decision


def three(**fields):
    return position(mat(), mat(), mat(), **fields)


def test_a_seat_that_gives_up_leaves_the_chain_and_moves_no_more():
    state = after(three(), "1:resign")
    assert 1 not in state.table.chain
    assert state.table.resigned == (1,)
    assert (own(state, 1).supply, own(state, 1).canteen) == (9, 4)
    assert after(state, "take:hire").table.active_seat == 2


def test_a_tile_that_is_being_carried_out_is_dropped():
    state = after(three(cards="both benz"), "take:research+race", "0:resign")
    assert own(state).space == 0
    assert (state.table.active_seat, state.table.job.tile) == (1, "")
    assert state.table.research.open == ("both", "benz")


def test_cars_stay_on_the_market_and_are_paid():
    market = cars("1 b7/e7/w2/p3")
    state = three(cars=market, buyers=buyers("price body body engine", marker=1))
    state = after(state, "1:resign", "take:buyer+hire")
    assert state.money[1].sales == 6
    assert own(state, 1).supply == 8 + 1 + 2


def test_benz_goes_with_his_owner():
    market = cars(*(f"1 b1/e1/w1/p{price}" for price in (1, 2, 3, 5, 6)))
    active = buyers("price body body engine", marker=1)
    state = position(mat(), mat(engineers="benz"), mat(), cars=market, buyers=active)
    asked = after(state, "take:buyer+hire")
    assert asked.table.decision is Decision.BENZ
    gone = after(asked, "1:resign")
    assert (gone.table.game_turn, gone.table.decision) == (2, Decision.TAKE)
    before = after(state, "1:resign", "take:buyer+hire")
    assert (before.table.game_turn, before.table.decision) == (2, Decision.TAKE)


def test_the_last_seat_left_has_won_at_once():
    rich = {0: Money(sales=50), 2: Money(sales=9)}
    state, effects = step(three(money=rich), "0:resign")
    assert [effect.kind for effect in effects] == ["resigned"]
    state, effects = step(state, "2:resign")
    assert [effect.kind for effect in effects] == ["resigned", "won"]
    assert GAME.outcome(state) == ("resigned", (50, 0, 9), (3, 1, 2))


def test_who_gave_up_ranks_behind_all_others():
    rich = {1: Money(sales=50)}
    active = buyers("price body body engine", marker=1)
    state = three(money=rich, game_turn=3, buyers=active)
    state = after(state, "1:resign", "take:buyer+hire")
    assert GAME.outcome(state).termination == "scored"
    assert GAME.outcome(state).ranks[1] == 3

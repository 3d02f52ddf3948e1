"""The start tiles: who chooses when, and what they bring."""

from collections import Counter

import pytest
from kraft_works import GAME, after, effect_kinds, offered, own, seed

from rules.kraftwagen.chain import workers
from rules.kraftwagen.table import Decision


def fresh(seats, number=0, cards=("bodies", "engines")):
    """The first position, with these open cards."""
    state = GAME.new(seats=seats, seed=seed(number))
    research = state.table.research._replace(open=cards)
    return state._replace(table=state.table._replace(research=research))


def test_the_seat_nearest_to_the_tiles_chooses_first():
    state = fresh(3)
    order = []
    for line in ("start:build", "start:team", "start:sales"):
        order.append(state.table.active_seat)
        state = after(state, line)
    assert tuple(order) == tuple(reversed(workers(state.table.chain)))
    assert state.table.decision is Decision.BUYER
    state = after(state, "buyer:price")
    assert (state.table.decision, state.table.active_seat) == (Decision.TAKE, state.table.chain[0])


def test_a_tile_is_carried_out_before_the_next_seat_chooses():
    state = fresh(2)
    first = state.table.active_seat
    state = after(state, "start:study")
    assert (state.table.active_seat, offered(state)) == (first, ["card:1", "card:2"])
    state = after(state, "card:1")
    assert state.table.active_seat != first
    assert own(state, first).active == ("bodies",)
    assert offered(state) == ["start:build", "start:sales", "start:team"]


@pytest.mark.parametrize(
    ("tile", "canteen", "bodies", "engines", "space"),
    [("build", 6, (1,), (1,), 0), ("team", 6, (), (), 2)],
)
def test_build_and_team_ask_nothing(tile, canteen, bodies, engines, space):
    state = fresh(2)
    seat = state.table.active_seat
    found = own(after(state, f"start:{tile}"), seat)
    assert (found.canteen, found.bodies, found.engines) == (canteen, bodies, engines)
    assert (found.space, found.start) == (space, tile)


def test_study_is_a_card_then_a_worker():
    state = fresh(2, cards=("delivery", "both"))
    seat = state.table.active_seat
    found = own(after(state, "start:study", "card:1"), seat)
    assert (found.canteen, found.bodies, found.engines) == (5, (1,), (1,))


def test_sales_is_a_buyer_with_his_white_money_then_two_spaces():
    state = after(fresh(2), "start:sales")
    seat = state.table.active_seat
    assert own(state, seat).space == 0
    state = after(state, "buyer:body")
    assert state.money[seat].white == 2
    assert own(state, seat).space == 2


def test_engineers_do_not_help_with_a_start_tile():
    state = after(fresh(2, cards=("bosch", "both")), "start:study", "card:1")
    (seat,) = (seat for seat in (0, 1) if own(state, seat).engineers)
    assert own(state, seat).canteen == 5


def test_everybody_has_a_point_of_each_without_a_worker():
    for mat in fresh(4).table.mats:
        assert (mat.body_points, mat.engine_points) == (1, 1)
        assert (mat.canteen, mat.supply) == (4, 8)


def test_the_fourth_of_four_seats_is_not_asked():
    state = after(fresh(4), "start:build", "start:team", "start:study")
    assert "start" in effect_kinds(state, "card:1")
    state = after(state, "card:1")
    assert state.table.decision is Decision.BUYER
    last = state.table.active_seat
    assert (own(state, last).start, last) == ("sales", state.table.chain[0])
    assert Counter(mat.start for mat in state.table.mats).total() == 4


def test_the_first_chooser_has_all_four():
    state = fresh(3)
    tiles = ["start:build", "start:sales", "start:study", "start:team"]
    assert offered(state) == tiles
    assert GAME.observe(state, 0).start_tiles == ("build", "team", "study", "sales")

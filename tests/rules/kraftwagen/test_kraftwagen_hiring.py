"""Workers: one at a time, first for what waits; and the order in which a tile is carried out."""

import pytest
from kraft_works import after, effect_kinds, mat, offered, own, position

from rules.kraftwagen.table import Decision


def waiting(*cards, supply=8, **fields):
    return mat(canteen=0, supply=supply, waiting=cards, **fields)


def test_a_worker_comes_from_the_supply_to_the_canteen():
    found = own(after(position(), "take:hire"))
    assert (found.canteen, found.supply) == (5, 7)


def test_a_hire_without_supply_is_lost():
    state = position(mat(canteen=2, supply=0), mat())
    assert effect_kinds(state, "take:hire") == ["took", "unhired", "award"]
    assert own(after(state, "take:hire")).canteen == 2


def test_the_oldest_development_takes_the_worker():
    found = own(after(position(waiting("bodies", "engines"), mat()), "take:hire"))
    assert (found.active, found.waiting, found.canteen) == (("bodies",), ("engines",), 0)
    assert (found.body_points, found.engine_points, found.supply) == (3, 1, 7)


def test_a_development_is_finished_before_the_next_worker_comes():
    """Bosch brings two workers: the engine of the first card is asked in between."""
    state = position(waiting("engine-engine", "engine-body", engineers="bosch"), mat())
    state = after(state, "take:hire")
    assert offered(state) == ["engine:racer", "engine:shop"]
    assert own(state).waiting == ("engine-body",)
    state = after(state, "engine:shop")
    assert own(state).active == ("engine-engine", "engine-body")
    assert (own(state).engines, own(state).bodies) == ((2,), (1,))


def test_workers_beyond_those_who_were_waited_for_go_to_the_canteen():
    found = own(after(position(waiting("both", engineers="bosch"), mat()), "take:hire"))
    assert (found.active, found.canteen, found.supply) == (("both",), 1, 6)


def test_the_order_is_asked_while_it_can_make_a_part_better():
    state = after(position(waiting("engines"), mat()), "take:engine+hire")
    assert (state.table.decision, offered(state)) == (Decision.ORDER, ["do:engine", "do:hire"])
    first = after(state, "do:hire")
    assert offered(first) == ["engine:racer", "engine:shop"]
    assert own(after(first, "engine:shop")).engines == (3,)
    other = after(state, "do:engine")
    assert (own(other).engines, own(other).engine_points) == ((1,), 3)


@pytest.mark.parametrize(
    ("seat", "tile"),
    [
        (mat(canteen=0), "engine+hire"),
        (waiting("both", supply=0), "engine+hire"),
        (waiting("both"), "buyer+hire"),
        (waiting("both"), "body+race"),
    ],
)
def test_elsewhere_the_actions_come_in_the_order_of_the_tile(seat, tile):
    state = after(position(seat, mat()), f"take:{tile}")
    assert state.table.decision is not Decision.ORDER


def test_research_comes_before_the_race_and_the_buyer():
    state = after(position(cards="both benz"), "take:research+race+buyer")
    assert (state.table.decision, own(state).space) == (Decision.CARD, 0)
    state = after(state, "card:2")
    assert (state.table.decision, own(state).space) == (Decision.BUYER, 1)
    assert after(state, "buyer:body").table.active_seat == 1

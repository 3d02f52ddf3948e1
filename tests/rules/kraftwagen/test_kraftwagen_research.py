"""Research cards: the choice of two, developments, instants, engineers, and the deck."""

from collections import Counter

from kraft_works import after, effect_kinds, mat, offered, own, pile, position, seed

from rules.core.chance import Chance
from rules.kraftwagen.cards import CARDS, Engineer
from rules.kraftwagen.research import NO_CARDS, dealt
from rules.kraftwagen.table import Decision


def researching(*mats, **fields):
    return after(position(*mats, **fields), "take:research")


def test_one_of_two_open_cards_is_taken_and_two_new_ones_lie_open():
    state = researching(cards="bodies engines", deck=pile(benz=1, opel=1))
    assert offered(state) == ["card:1", "card:2"]
    state = after(state, "card:2")
    assert own(state).active == ("engines",)
    assert sorted(state.table.research.open) == ["benz", "opel"]
    assert state.table.research.discards == pile(bodies=1)
    assert state.table.research.deck == NO_CARDS


def test_equal_open_cards_are_not_asked():
    state = after(position(cards="both both"), "take:research")
    assert state.table.decision is Decision.TAKE
    assert own(state).active == ("both",)


def test_the_discards_are_the_deck_when_a_card_is_needed_and_it_is_empty():
    state = researching(cards="bodies engines", deck=pile(benz=1), discards=pile(crew=1))
    assert "reshuffled" in effect_kinds(state, "card:1")
    after_it = after(state, "card:1").table.research
    assert "benz" in after_it.open
    assert Counter(after_it.open) <= Counter(benz=1, crew=1, engines=1)
    assert (after_it.deck_size, after_it.discards_size) == (1, 0)


def test_the_other_card_is_discarded_before_the_draw():
    state = after(
        researching(cards="bodies engines", deck=NO_CARDS, discards=pile(otto=1)), "card:1"
    )
    assert sorted(state.table.research.open) == ["engines", "otto"]


def test_no_reshuffle_is_told_while_the_deck_lasts():
    state = researching(cards="bodies engines", deck=pile(benz=1, opel=1), discards=pile(crew=3))
    assert "reshuffled" not in effect_kinds(state, "card:1")


def test_a_development_takes_a_worker_from_the_canteen_for_good():
    state = after(researching(cards="bodies benz"), "card:1")
    found = own(state)
    assert (found.canteen, found.supply, found.active) == (3, 8, ("bodies",))
    assert (found.body_points, found.engine_points) == (3, 1)


def test_without_a_worker_a_development_waits_and_counts_nothing():
    state = researching(mat(canteen=0), mat(), cards="bodies benz")
    assert effect_kinds(state, "card:1")[-1] == "waits"
    found = own(after(state, "card:1"))
    assert (found.waiting, found.active, found.body_points) == (("bodies",), (), 1)


def test_the_points_of_a_development_count_for_its_own_tile():
    state = after(researching(cards="body-body benz"), "card:1")
    assert own(state).bodies == (2,)
    state = after(researching(cards="body-engine benz"), "card:1")
    assert (own(state).engines, own(state).body_points) == ((1,), 2)


def test_the_engine_of_a_development_is_asked_before_the_rest_of_the_tile():
    state = position(cards="engine-engine benz")
    state = after(state, "take:research+race", "card:1")
    assert offered(state) == ["engine:racer", "engine:shop"]
    assert own(state).space == 0
    state = after(state, "engine:racer")
    assert (own(state).racer, own(state).space) == (2, 2)


def test_an_instant_works_and_is_discarded():
    state = after(researching(cards="sprint benz"), "card:1")
    assert own(state).space == 5
    assert state.table.research.discards == pile(sprint=1, benz=1)


def test_up_to_three_are_hired_or_what_is_left():
    assert own(after(researching(cards="crew benz"), "card:1")).canteen == 7
    few = researching(mat(canteen=10, supply=2), mat(), cards="crew benz")
    assert own(after(few, "card:1")).canteen == 12


def test_a_delivery_is_a_body_then_an_engine():
    state = researching(mat("11", body_points=3, engine_points=1), mat(), cards="delivery benz")
    state = after(state, "card:1")
    assert own(state).bodies == (1, 1, 3)
    assert offered(state) == ["engine:racer", "engine:scrap-b1", "engine:scrap-b3"]


def test_an_engineer_needs_no_worker():
    state = after(researching(mat(canteen=0), mat(), cards="maybach both"), "card:1")
    assert own(state).engineers == (Engineer.MAYBACH,)
    assert (own(state).waiting, own(state).supply) == ((), 8)


def test_every_card_can_be_dealt():
    found = Counter()
    for number in range(300):
        found.update(dealt(Chance(seed(number), 0)).open)
    assert found.keys() == CARDS.keys()

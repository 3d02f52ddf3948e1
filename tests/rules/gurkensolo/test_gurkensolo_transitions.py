import pytest
from pickles import CHALLENGE, GAME, after, card, effect_kinds, offered, position, seed, step

from rules.core.chance import Chance
from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.logic import right_steps
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import Phase, Verdict


def test_a_game_begins_with_all_pickles_on_field_1():
    state = GAME.new(seats=4, seed=seed())
    assert state.race == Race((1, 1, 1, 1), ())
    assert len(state.pile) == 64
    assert [len(own.held) for own in state.goals] == [1] * 4
    assert state.to_act == (state.turn,)


def test_the_deal_can_be_proved_from_the_seed():
    state = GAME.new(seats=2, options={"goals": "professional"}, seed=seed(7))
    chance = Chance(seed(7), 0)
    turn, rest, pile = chance.below(2), list(GOALS), list(range(66))
    held = [rest.pop(chance.below(len(rest))) for _ in range(4)]
    place, place_in_rest = divmod(chance.below(66 * 65), 65)
    hand = [pile.pop(place), pile.pop(place_in_rest)]
    assert state.turn == turn
    assert [own.held for own in state.goals] == [tuple(sorted(held[:2])), tuple(sorted(held[2:]))]
    assert state.hand == tuple(sorted(hand))
    assert state.pile == tuple(pile)


def test_without_specials_there_are_60_cards():
    assert GAME.new(seats=2, options={"specials": "without"}, seed=seed()).setup.deck == tuple(
        range(60)
    )


def test_a_right_step_lays_the_true_card_before_the_untrue_one():
    state = after(position("1 1 1 1", "R equal G", "Y equal B"), "R+2")
    assert state.race.fields == (3, 1, 1, 1)
    assert state.laid.cards == (card("Y equal B"), card("R equal G"))
    assert (state.laid.seat, state.laid.verdict) == (0, Verdict.RIGHT)
    assert (state.to_act, state.asked_at, state.ply) == ((1,), (-1, 1, -1), 1)


@pytest.mark.parametrize(
    ("fields", "steps"), [("1 13 13 1", 2), ("8 13 13 1", 2), ("9 13 13 1", 1), ("12 13 13 1", 1)]
)
def test_steps_are_shorter_from_field_9_on(fields, steps):
    state = position(fields, "R equal B", "R ahead B", **CHALLENGE)
    assert [s for s in offered(state) if s[0] == "R"] == ["R+1", "R+2"][:steps]


def test_a_hand_without_a_step_is_passed_by_force():
    state = position("1 1 1 1", "R ahead G", "G behind R")
    assert str(GAME.forced(state)) == "pass"
    assert effect_kinds(state, "pass") == ["passed", "shown", "shown"]
    later = after(state, "pass")
    assert (later.laid.verdict, later.race, later.to_act) == (Verdict.STUCK, state.race, (1,))


def test_a_single_step_is_not_forced():
    state = position("8 9 10 3", "R equal Y", "G ahead Y")
    assert len(offered(state)) == 1
    assert GAME.forced(state) is None


def test_an_empty_pile_is_made_anew_from_all_cards():
    state = position("1 1 1 1", "R equal G", "Y equal B", pile=0)
    later, effects = step(state, "R+1")
    assert "reshuffled" in [effect.kind for effect in effects]
    assert len(later.pile) == 64
    assert later.discards == ()


def test_the_last_pair_of_the_pile_is_drawn_before_it_is_made_anew():
    state = position("1 1 1 1", "R equal G", "Y equal B", pile=2)
    later, effects = step(state, "R+1")
    assert "reshuffled" not in [effect.kind for effect in effects]
    assert later.pile == ()
    assert set(later.discards) == set(later.setup.deck) - set(later.hand)


def test_a_special_is_carried_out_whatever_the_other_card_says():
    state = position("5 1 1 1", "one-back", "R equal G")
    assert offered(state) == ["R-1"]
    assert effect_kinds(state, "R-1") == ["went-back", "shown", "shown-special"]
    later = after(state, "R-1")
    assert later.race.fields == (4, 1, 1, 1)
    assert later.laid.verdict is Verdict.SPECIAL


def test_of_two_specials_one_is_carried_out():
    state = position("2 1 1 13", "one-back", "two-back")
    assert offered(state) == ["R-1"]
    assert effect_kinds(state, "R-1") == ["went-back", "shown-special", "shown-special"]


def test_pickles_on_one_field_may_change_places():
    state = position("1 1 1 1", "exchange", "R equal G")
    assert offered(state) == ["GxB", "GxY", "RxB", "RxG", "RxY", "YxB"]
    assert effect_kinds(state, "RxB") == ["exchanged", "shown", "shown-special"]
    assert after(state, "RxB").race == state.race


def test_an_exchange_swaps_fields():
    state = position("2 5 1 13", "exchange", "R equal G")
    assert after(state, "RxG").race == Race((5, 2, 1, 13), (3,))


@pytest.mark.parametrize("mode", ["strict", "challenge"])
def test_a_special_that_cannot_be_carried_out_is_passed_by_force(mode):
    state = position("1 1 1 13", "one-back", "R equal G", mode=mode)
    assert right_steps((card("R equal G"), card("R ahead G")), state.race)
    assert str(GAME.forced(state)) == "pass"


def test_pickles_come_in_one_after_the_other():
    state = position("12 1 13 1", "R ahead G", "R behind G")
    later = after(state, "R+1")
    assert later.race.arrivals == (2, 0)
    assert "arrived" in effect_kinds(state, "R+1")
    assert later.phase is Phase.TURN


def test_the_third_pickle_in_the_goal_ends_the_game_at_once():
    state = position("12 13 13 4", "R equal G", "R behind Y")
    later, effects = step(state, "R+1")
    assert (later.phase, later.to_act, later.hand) == (Phase.OVER, (), ())
    assert later.race.order == (1, 2, 0, 3)
    arrived = [effect.params for effect in effects if effect.kind == "arrived"]
    assert arrived == [(("pickle", "R"), ("place", 3)), (("pickle", "B"), ("place", 4))]
    assert GAME.outcome(later).termination == "arrived"

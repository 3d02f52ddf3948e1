"""Positions whose answers were worked out by hand."""

from itertools import combinations, permutations
from random import Random

import pytest
from pickles import GAME, card, offered, position, race

from rules.gurkensolo.cards import GOALS, PICKLES, STATEMENTS
from rules.gurkensolo.goals import worths
from rules.gurkensolo.logic import right_steps

ALL_STEPS = ["B+1", "B+2", "G+1", "G+2", "R+1", "R+2", "Y+1", "Y+2"]
PAIRS = list(combinations(range(len(STATEMENTS)), 2))


@pytest.mark.parametrize(
    ("fields", "hand", "steps"),
    [
        ("1 1 1 1", ("R equal G", "Y equal B"), ALL_STEPS),
        ("1 1 1 1", ("R ahead G", "G behind R"), ["pass"]),
        ("1 1 1 1", ("R ahead G", "R equal G"), ["B+1", "B+2", "R+1", "R+2", "Y+1", "Y+2"]),
        ("5 4 6 4", ("G not behind B", "B not ahead Y"), ["B+1", "B+2"]),
        ("8 9 10 3", ("R equal Y", "G ahead Y"), ["R+2"]),
        ("13 13 12 7", ("R equal G", "Y ahead R"), ["B+1", "B+2", "Y+1"]),
    ],
)
def test_the_right_steps_make_one_card_true_and_the_other_false(fields, hand, steps):
    assert offered(position(fields, *hand)) == steps


@pytest.mark.parametrize(
    ("special", "actions"),
    [("one-back", ["R-1", "Y-1"]), ("two-back", ["Y-2"]), ("exchange", ["GxY", "RxG", "RxY"])],
)
def test_a_special_goes_neither_below_the_start_nor_into_the_goal(special, actions):
    assert offered(position("2 1 4 13", special, "R equal G")) == actions


@pytest.mark.parametrize(("goal", "worth"), [("BRYG", 10), ("BRGY", 6), ("RBYG", 4)])
def test_a_goal_card_is_worth_4_2_1_3_for_the_places_it_names(goal, worth):
    assert sum(worths(goal, [PICKLES.index(letter) for letter in "BRYG"])) == worth


def test_126_of_1770_pairs_of_statements_have_no_step_at_the_start():
    stuck = sum(right_steps(pair, race("1 1 1 1")) == 0 for pair in PAIRS)
    assert (stuck, len(PAIRS)) == (126, 1770)


def test_all_pairs_together_have_900_right_steps_for_each_possible_step():
    rng = Random(1)
    positions = ["1 1 1 1", "9 10 12 8", "13 13 12 9", "8 8 9 9"]
    positions += [" ".join(str(rng.randint(1, 12)) for _ in PICKLES) for _ in range(8)]
    for fields in positions:
        right = sum(right_steps(pair, race(fields)).bit_count() for pair in PAIRS)
        assert right == 900 * race(fields).steps().bit_count(), fields


def test_totals_are_0_to_7_and_10():
    orders = permutations(range(4))
    assert {sum(worths(goal, order)) for order in orders for goal in GOALS} == {*range(8), 10}


def test_thirty_statements_are_true_wherever_the_pickles_are():
    rng = Random(2)
    for _ in range(200):
        fields = [rng.randint(1, 13) for _ in PICKLES]
        true = [said for said in STATEMENTS if said.holds(fields[said.one] - fields[said.other])]
        assert len(true) == 30


def test_pickles_in_the_goal_are_equal_and_ahead_of_all_others():
    state = position("13 13 12 7", "R equal G", "R ahead Y")
    assert offered(state) == ["Y+1"]
    assert GAME.parse(state, 0, "Y+1").pickles == (PICKLES.index("Y"),)
    assert card("R ahead Y") in state.hand

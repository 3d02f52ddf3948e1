"""Awards: the goals, the first and the second, and when they are given."""

import pytest
from kraft_works import after, buyers, effect_kinds, facts, mat, own, position

from rules.kraftwagen.cards import Goal
from rules.kraftwagen.mats import ALL_AWARDS, Award, given


@pytest.mark.parametrize(
    ("goal", "almost", "there"),
    [
        ("body", mat(body_points=4), mat(body_points=5)),
        ("engine", mat(engine_points=4), mat(engine_points=6)),
        ("engineers", mat(engineers="otto benz"), mat(engineers="otto benz opel")),
        ("supply", mat(supply=1), mat(supply=0)),
        ("laps", mat(laps=2), mat(laps=3)),
    ],
)
def test_each_goal_has_its_measure(goal, almost, there):
    assert given(ALL_AWARDS, almost) == (ALL_AWARDS, almost)
    _, found = given(ALL_AWARDS, there)
    assert [award.goal for award in found.awards] == [Goal(goal)]


def test_the_first_takes_the_higher_and_the_second_the_lower():
    left, first = given(ALL_AWARDS, mat(engineers="otto benz opel"))
    left, second = given(left, mat(engineers="bosch diesel porsche"))
    assert (first.awards, second.awards) == (
        (Award(Goal.ENGINEERS, 5),),
        (Award(Goal.ENGINEERS, 3),),
    )
    _, third = given(left, mat(engineers="bugatti daimler maybach"))
    assert third.awards == ()


def test_a_seat_takes_one_of_each_goal_at_most():
    left, once = given(ALL_AWARDS, mat(supply=0, body_points=5))
    assert len(once.awards) == 2
    assert given(left, once) == (left, once)


def test_awards_are_given_at_the_end_of_the_turn_to_the_seat_that_moved():
    state = position(mat(body_points=4), mat(engine_points=7), cards="body-body both")
    state = after(state, "take:research+race")
    assert facts(state, "card:1", "award") == [{"seat": 0, "goal": "body", "value": 4}]
    state = after(state, "card:1")
    assert own(state).awards == (Award(Goal.BODY, 4),)
    assert own(state, 1).awards == ()
    assert state.table.awards[0] == (2,)


def test_they_are_given_before_a_scoring_takes_the_laps_away():
    state = position(mat(laps=3, space=1), mat(), buyers=buyers("price body body engine", marker=1))
    kinds = effect_kinds(state, "take:buyer+hire")
    assert kinds.index("award") < kinds.index("phase-over")


def test_an_award_is_no_money_before_the_end():
    state = after(position(mat(supply=1), mat()), "take:hire")
    assert state.money[0].total == 0

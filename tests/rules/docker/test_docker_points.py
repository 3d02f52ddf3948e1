"""Whom a seat has outlasted, by how they went, and what can be looked up."""

from collections import Counter

import pytest
from quay import GAME, end_of

from rules.docker.elimination import Reason


@pytest.mark.parametrize("resigning", [0.0, 0.03])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sources_add_up_to_the_scores(seats, resigning):
    for number in range(30):
        obs = GAME.observe(end_of(seats, number, resigning), None)
        columns = [points.by_seat for points in GAME.points(obs)]
        assert tuple(map(sum, zip(*columns, strict=True))) == obs.outcome.scores


def test_the_winner_has_a_point_for_everybody_under_the_reason_why_they_went():
    for number in range(30):
        obs = GAME.observe(end_of(4, number, 0.03), None)
        winner = obs.outcome.ranks.index(1)
        found = {points.source: points.by_seat[winner] for points in GAME.points(obs)}
        assert found == Counter(reason.value for reason in obs.reasons)


def test_who_goes_first_has_outlasted_nobody():
    obs = GAME.observe(end_of(3, 5), None)
    assert {points.by_seat[obs.eliminated[0]] for points in GAME.points(obs)} == {0}


def test_a_way_in_which_nobody_went_is_no_source():
    obs = GAME.observe(end_of(2, 1), None)
    assert [points.source for points in GAME.points(obs)] == [obs.outcome.termination]
    assert Reason(obs.outcome.termination) is not Reason.RESIGNED


def test_pieces_can_be_looked_up():
    assert [component.id for component in GAME.components()] == ["cube", "tower", "gangway", "die"]

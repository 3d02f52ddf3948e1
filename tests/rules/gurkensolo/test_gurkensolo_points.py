"""Where the points of a goal card come from, place by place."""

import pytest
from pickles import GAME, MIXTURES, after, playout, position

from rules.gurkensolo.goals import PLACE_POINTS, PLACES, Goals


def end_of(seats, options, number, resigning=0.0):
    *_, (state, _) = playout(seats, options, number, resigning)
    return GAME.observe(state, None)


def by_source(obs):
    return {points.source: points.by_seat for points in GAME.points(obs)}


@pytest.mark.parametrize("resigning", [0.0, 0.01])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_sources_add_up_to_the_scores(seats, resigning):
    for number, options in enumerate(MIXTURES):
        obs = end_of(seats, options, number, resigning)
        columns = by_source(obs).values()
        assert tuple(map(sum, zip(*columns, strict=True))) == obs.outcome.scores


def test_every_place_brings_its_points_or_nothing():
    obs = end_of(6, {}, 2)
    for place, worth in zip(PLACES, PLACE_POINTS, strict=True):
        assert set(by_source(obs)[place]) <= {0, worth}


def test_points_stand_at_the_places_that_were_named_right():
    """With Y+1 the order is B R Y G."""
    state = position("13 2 12 13", "R equal Y", "Y behind R", seats=2)
    state = state._replace(
        race=state.race._replace(arrivals=(3, 0)), goals=(Goals(("BRGY",)), Goals(("RBYG",)))
    )
    assert by_source(GAME.observe(after(state, "Y+1"), 0)) == {
        "first": (4, 0),
        "second": (2, 0),
        "third": (0, 1),
        "fourth": (0, 3),
    }


def test_who_gave_up_has_no_points_from_anywhere():
    state = position("13 2 12 13", "R equal Y", "Y behind R")
    state = state._replace(race=state.race._replace(arrivals=(3, 0)))
    obs = GAME.observe(after(state, "2:resign", "Y+1"), None)
    assert {points[2] for points in by_source(obs).values()} == {0}

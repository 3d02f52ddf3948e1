"""Goal cards bring points in the end, place by place."""

from pickles import GAME, after, position

from rules.gurkensolo.goals import Goals


def _last_step(*goals):
    """Seats with these goal cards; with Y+1 the order is B R Y G."""
    state = position("13 2 12 13", "R equal Y", "Y behind R", seats=len(goals))
    return state._replace(
        race=state.race._replace(arrivals=(3, 0)), goals=tuple(Goals((goal,)) for goal in goals)
    )


def _outcome(*goals):
    return GAME.outcome(after(_last_step(*goals), "Y+1"))


def test_the_goal_card_nearest_to_the_order_wins():
    outcome = _outcome("BRGY", "BRYG", "RBYG")
    assert (outcome.scores, outcome.ranks) == ((6, 10, 4), (2, 1, 3))


def test_ties_share_a_rank():
    outcome = _outcome("BGYR", "RBYG", "GBRY", "YRBG")
    assert (outcome.scores, outcome.ranks) == ((5, 4, 0, 5), (1, 3, 4, 1))


def _by_source(state):
    return {points.source: points.by_seat for points in GAME.points(GAME.observe(state, None))}


def test_points_stand_at_the_places_that_were_named_right():
    found = _by_source(after(_last_step("BRGY", "RBYG"), "Y+1"))
    assert found == {"first": (4, 0), "second": (2, 0), "third": (0, 1), "fourth": (0, 3)}


def test_who_gave_up_has_no_points_from_anywhere():
    found = _by_source(after(_last_step("BRGY", "RBYG", "BRYG"), "2:resign", "Y+1"))
    assert {by_seat[2] for by_seat in found.values()} == {0}

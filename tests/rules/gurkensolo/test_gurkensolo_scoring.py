from pickles import GAME, after, position

from rules.gurkensolo.goals import Goals


def _last_step(*goals):
    """Seats with these goal cards; with Y+1 the order is B R Y G."""
    state = position("13 2 12 13", "R equal Y", "Y behind R", seats=len(goals))
    return state._replace(
        race=state.race._replace(arrivals=(3, 0)),
        goals=tuple(Goals((goal,)) for goal in goals),
    )


def _outcome(*goals):
    return GAME.outcome(after(_last_step(*goals), "Y+1"))


def test_the_goal_card_nearest_to_the_order_wins():
    outcome = _outcome("BRGY", "BRYG", "RBYG")
    assert (outcome.scores, outcome.ranks) == ((6, 10, 4), (2, 1, 3))


def test_ties_share_a_rank():
    outcome = _outcome("BGYR", "RBYG", "GBRY", "YRBG")
    assert (outcome.scores, outcome.ranks) == ((5, 4, 0, 5), (1, 3, 4, 1))


def test_while_the_race_is_on_there_is_no_outcome():
    assert GAME.outcome(_last_step("BRGY", "BRYG")) is None

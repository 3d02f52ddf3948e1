"""How games end: scores, ranks, reasons, and how long they last."""

from collections import Counter

import pytest
from quay import GAME, end_of, playout


@pytest.mark.parametrize("resigning", [0.0, 0.02])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_rank_in_reverse_order_of_going(seats, resigning):
    for number in range(10):
        state = end_of(seats, number, resigning)
        outcome = GAME.outcome(state)
        out = state.board.eliminated
        (winner,) = set(range(seats)) - set(out)
        best_first = [winner, *reversed(out)]
        assert [outcome.ranks[seat] for seat in best_first] == list(range(1, seats + 1))
        assert [outcome.scores[seat] for seat in best_first] == list(range(seats - 1, -1, -1))
        assert outcome.termination == state.board.reasons[-1]


def test_games_end_for_every_reason():
    ends = Counter(GAME.outcome(end_of(2, number, 0.01)).termination for number in range(100))
    assert set(ends) == {"no-move", "blocked", "resigned"}


@pytest.mark.parametrize(("seats", "usual"), [(2, 64), (3, 40), (4, 40)])
def test_random_games_last_as_long_as_they_always_did(seats, usual):
    """In turns: actions, and the turns in which a seat found that it was out."""
    turns = [end_of(seats, number).ply + seats - 1 for number in range(300)]
    assert sum(turns) / len(turns) == pytest.approx(usual, rel=0.12)


def test_one_game_in_thousands_is_very_long():
    assert end_of(2, 21660).ply > 250


def test_an_outcome_comes_with_the_end_and_not_before():
    for done, _ in playout(3, 3):
        assert (GAME.outcome(done.state) is None) == bool(done.state.to_act)

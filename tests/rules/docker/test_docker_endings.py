"""Games end as they should: scores, ranks, reasons, and how long they last."""

import pytest
from quay import GAME, end_of


@pytest.mark.parametrize("resigning", [0.0, 0.02])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_rank_in_reverse_order_of_going(seats, resigning):
    for number in range(4):
        state = end_of(seats, number, resigning)
        outcome = GAME.outcome(state)
        out = state.board.eliminated
        (winner,) = set(range(seats)) - set(out)
        best_first = [winner, *reversed(out)]
        assert [outcome.ranks[seat] for seat in best_first] == list(range(1, seats + 1))
        assert [outcome.scores[seat] for seat in best_first] == list(range(seats - 1, -1, -1))
        assert outcome.termination == state.board.reasons[-1]


@pytest.mark.parametrize(("seats", "usual"), [(2, 64), (3, 40), (4, 40)])
def test_random_games_last_as_long_as_they_always_did(seats, usual):
    """In turns: actions, and the turns in which a seat found that it was out."""
    turns = [end_of(seats, number).ply + seats - 1 for number in range(100)]
    assert sum(turns) / len(turns) == pytest.approx(usual, rel=0.15)


def test_one_game_in_thousands_is_very_long():
    assert end_of(2, 21660).ply > 250

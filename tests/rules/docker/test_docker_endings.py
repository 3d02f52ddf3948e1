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

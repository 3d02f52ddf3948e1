"""Random games: sound at every node, rebuilt from their records, stored and loaded."""

import pytest
from kraft_works import playout

from rules.kraftwagen.decision import Decision

each_size = pytest.mark.parametrize("seats", [2, 3, 4])


@each_size
def test_nothing_is_asked_where_there_is_one_way_only(seats):
    for number in range(6):
        for state, _ in playout(seats, number):
            assert state.table.decision is Decision.OVER or len(state.legal) > 1


@each_size
def test_games_end_within_the_bound_that_the_tiles_set(seats):
    for number in range(5):
        *_, (state, _) = playout(seats, number)
        assert state.table.game_turn == 3
        assert 60 < state.ply < 500

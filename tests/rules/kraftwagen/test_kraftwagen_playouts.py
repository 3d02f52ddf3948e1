"""Random games: sound at every node, rebuilt from their records, stored and loaded."""

import json

import pytest
from kraft_works import GAME, OPTIONS, playout, seed

from rules.core import codec
from rules.core.history import replay
from rules.kraftwagen.decision import Decision

each_size = pytest.mark.parametrize("seats", [2, 3, 4])


@each_size
def test_nothing_is_lost_at_any_node_of_random_games(seats):
    for number in range(6):
        for state, _ in playout(seats, number, OPTIONS[number % 2], 0.004 * (number % 2)):
            GAME.check(state)
            assert (GAME.outcome(state) is None) == bool(state.to_act)
            texts = [str(action) for action in state.legal]
            assert texts == sorted(set(texts))
            assert all(map(GAME.well_formed, texts))


@each_size
def test_nothing_is_asked_where_there_is_one_way_only(seats):
    for number in range(6):
        for state, _ in playout(seats, number):
            assert state.table.decision is Decision.OVER or len(state.legal) > 1


@each_size
def test_a_record_rebuilds_the_game(seats):
    course = list(playout(seats, 11, resigning=0.003))
    moves = [line for _, line in course if line is not None]
    again = list(replay(GAME, seats=seats, options={}, seed=seed(11), moves=moves))
    assert again == [state for state, _ in course]


@each_size
def test_snapshots_come_back_as_they_were(seats):
    for state, _ in list(playout(seats, 5, resigning=0.002))[::4]:
        for value in (state, GAME.observe(state, None), GAME.observe(state, 1)):
            stored = json.loads(json.dumps(codec.dump_with(GAME, value)))
            assert codec.load(GAME, stored) == value


@each_size
def test_games_end_within_the_bound_that_the_tiles_set(seats):
    for number in range(5):
        *_, (state, _) = playout(seats, number)
        assert state.table.game_turn == 3
        assert 60 < state.ply < 500

"""Random games of all options."""

import json

import pytest
from packing import GAME, MIXTURES, playout, seed

from rules.core import codec
from rules.core.game import MAX_NOTATION
from rules.core.history import replay

each_mixture = pytest.mark.parametrize(
    "options", MIXTURES, ids=lambda options: "-".join(options.values())
)


@each_mixture
def test_every_position_of_random_games_is_sound(options):
    for number in range(12):
        for state, _ in playout(options, number, 0.005 * (number % 2)):
            GAME.check(state)
            assert (GAME.outcome(state) is None) == bool(state.to_act)
            for seat in (0, 1):
                actions = [str(action) for action in GAME.legal_actions(state, seat)]
                assert actions == sorted(set(actions))
                assert bool(actions) == (seat in state.to_act)
                assert all(map(GAME.well_formed, actions))
                assert all(len(a) <= MAX_NOTATION and a.isascii() for a in actions)


@each_mixture
def test_a_record_rebuilds_the_game(options):
    course = list(playout(options, 11, 0.01))
    moves = [line for _, line in course if line is not None]
    again = list(replay(GAME, seats=2, options=options, seed=seed(11), moves=moves))
    assert again == [state for state, _ in course]


@each_mixture
def test_snapshots_come_back_as_they_were(options):
    for state, _ in playout(options, 5, 0.01):
        for value in (state, GAME.observe(state, None), GAME.observe(state, 1)):
            stored = json.loads(json.dumps(codec.dump_with(GAME, value)))
            assert codec.load(GAME, stored) == value


@each_mixture
def test_nothing_moves_face_up_again(options):
    """Closed crates, face-down trays, used tiles: what is over is over."""
    done = set()
    for state, _ in playout(options, 7):
        if not state.arranging:
            now = _over(state)
            assert done <= now
            done = now


def test_forbidden_waste_never_happens():
    for number in range(20):
        course = playout({"arrange": "random", "wasted_tiles": "forbidden"}, number)
        assert not [line for _, line in course if line is not None and line[1].endswith("-")]


def test_one_rush_order_a_turn_where_so_agreed():
    for number in range(20):
        for state, _ in playout({"arrange": "random", "rush": "one"}, number):
            assert state.turn.spent <= 1


def test_unequal_scores_have_unequal_ranks():
    for number in range(40):
        *_, (state, _) = playout({"arrange": "random"}, number)
        _, (red, blue), ranks = GAME.outcome(state)
        assert ranks == (1 + (blue > red), 1 + (red > blue))


def _over(state):
    board = state.board
    down = {("tray", square) for square, tray in enumerate(board.grid) if tray <= 0}
    crates = {
        (seat, index, crate)
        for seat in (0, 1)
        for index, crate in enumerate(board.crates[seat])
        if crate.mark is not None
    }
    used = {
        (seat, slot, tile)
        for seat in (0, 1)
        for slot, tile in enumerate(board.tiles[seat])
        if tile.fate is not None
    }
    return down | crates | used

"""Random games of all options."""

import pytest
from packing import GAME, MIXTURES, playout

each_mixture = pytest.mark.parametrize(
    "options", MIXTURES, ids=lambda options: "-".join(options.values())
)


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

"""Counting every match of a position of Nim."""

from rules.core.chance import SEED_BYTES
from tests.games.nim.rules.state import NimState


def check(state: NimState) -> None:
    """Do nothing if the position is sound.

    :raises AssertionError: matches are lost or doubled, or the position contradicts itself.
    """
    assert state.setup.seats == 2, "two seats"
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    _check_rows(state)
    _check_turn(state)


def _check_rows(state: NimState) -> None:
    started = state.setup.rows
    assert len(state.rows) == len(started), "no row is lost"
    assert all(0 <= n <= most for n, most in zip(state.rows, started, strict=True)), "matches"
    taken = sum(started) - sum(state.rows)
    actions = state.ply - len(state.eliminated)
    assert (actions == 0) == (taken == 0) == (state.last is None), "the first action takes some"
    assert 0 <= actions <= taken, "every action takes one match or more"
    if state.last is not None:
        seat, row, count = state.last
        assert seat == (actions - 1) % 2, "seats act in turn"
        assert 0 <= row < len(started), "the last action was in a row"
        assert 1 <= count <= started[row] - state.rows[row], "and took what is missing there"
        assert taken - count >= actions - 1, "the actions before it took some too"


def _check_turn(state: NimState) -> None:
    assert len(state.eliminated) <= 1, "one seat can resign"
    assert set(state.eliminated) <= {0, 1}, "only seats that play can resign"
    if state.eliminated or not any(state.rows):
        assert any(state.rows) or not state.eliminated, "nobody resigns after the end"
        assert (state.to_act, state.asked) == ((), -1), "nobody is asked after the end"
    else:
        assert (state.to_act, state.asked) == ((state.ply % 2,), state.ply), "seats act in turn"

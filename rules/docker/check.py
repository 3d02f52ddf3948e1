"""Counting every cube of a position of Docker."""

from rules.core.chance import SEED_BYTES
from rules.docker.state import DockerState, choices


def check(state: DockerState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: cubes are lost or doubled, or the position contradicts itself.
    """
    _check_cubes(state)
    _check_turn(state)
    _check_past(state)


def _check_cubes(state: DockerState) -> None:
    board = state.board
    assert len(board.towers) == 9, "nine squares"
    assert len(board.reserves) == state.seats, "a reserve for each seat"
    placed = [cube for tower in board.towers for cube in tower]
    assert set(placed) <= set(range(state.seats)), "cubes of seats that play"
    for seat, reserve in enumerate(board.reserves):
        held = placed.count(seat) + reserve
        if seat in board.eliminated:
            assert reserve == 0, f"seat {seat} is out but has a reserve"
            assert held <= state.setup.cubes, f"seat {seat} has too many cubes"
        else:
            assert reserve >= 0, f"seat {seat} has a negative reserve"
            assert held == state.setup.cubes, f"seat {seat} has lost or gained cubes"


def _check_turn(state: DockerState) -> None:
    out = state.board.eliminated
    assert len(set(out)) == len(out) < state.seats, "nobody goes twice, somebody stays"
    assert len(state.board.reasons) == len(out), "a reason for each seat that is out"
    assert set(out) <= set(range(state.seats)), "only seats that play can go"
    if len(out) == state.seats - 1:
        assert (state.to_act, state.asked, state.rolls) == ((), -1, ()), "over"
        return
    (seat,) = state.to_act
    assert seat not in out, "the seat on turn is in the game"
    assert 0 <= seat < state.seats, "the seat on turn plays"
    assert 0 <= state.asked <= state.ply, "asked in the past"
    assert all(1 <= die <= 6 for die in state.rolls), "rolls of a die"
    board = state.board.with_derived()
    allowed = [choices(state.setup, board, seat, die) for die in state.rolls]
    assert not any(allowed[:-1]), "only a roll without action is repeated"
    assert state.setup.repeats(state.board.reserves[seat]) or len(allowed) == 1, "no repeating"
    assert allowed[-1], "an action for the roll"


def _check_past(state: DockerState) -> None:
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    assert state.ply >= 0, "plies count from 0"
    if state.last is None:
        assert not any(state.board.towers), "the first cube came from somewhere"
        return
    seat, source, target = state.last
    assert seat in range(state.seats), "a seat moved last"
    assert source in (None, *range(9)), "from a square or the reserve"
    assert target in range(9), "to a square"
    assert state.board.towers[target][-1:] == (seat,), "the last cube is where it went"

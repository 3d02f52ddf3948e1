"""Giving up: a seat is out like one that cannot move, and its cubes stay on the squares."""

from rules.core.seating import seat_after
from rules.core.types import Step
from rules.docker import effects
from rules.docker.elimination import Reason
from rules.docker.state import DockerState
from rules.docker.transitions import pass_turn


def give_up(state: DockerState, seat: int) -> Step[DockerState]:
    """See :meth:`Game.give_up`."""
    (turn,) = state.to_act
    board = state.board.eliminate(seat, Reason.RESIGNED)
    happened = (effects.eliminated(seat, Reason.RESIGNED),)
    if seat != turn and len(board.eliminated) < state.seats - 1:
        return Step(state._replace(ply=state.ply + 1, board=board), happened, True)
    next_turn = seat_after(turn, state.seats, board.eliminated) if seat == turn else turn
    after, more = pass_turn(state, board, next_turn, state.last)
    return Step(after, happened + more, True)

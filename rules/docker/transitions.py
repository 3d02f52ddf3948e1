"""Passing the turn on: whom it comes to, what is rolled, and who drops out on the way."""

from rules.core.chance import Chance
from rules.core.types import Effect
from rules.docker import effects
from rules.docker.actions import DockerAction
from rules.docker.board import Board
from rules.docker.elimination import Reason
from rules.docker.options import DockerSetup
from rules.docker.state import DockerState, choices, is_blocked

Told = tuple[Effect, ...]


def begin(setup: DockerSetup, seed: bytes) -> DockerState:
    """The first position: the squares are empty, somebody begins and has rolled."""
    chance = Chance(seed, 0)
    board = Board(((),) * 9, (setup.cubes,) * setup.seats).with_derived()
    return _ask(setup, seed, 0, board, chance.below(setup.seats), chance, None)[0]


def go_on(
    state: DockerState, board: Board, seat: int, last: DockerAction | None
) -> tuple[DockerState, Told]:
    """The position after *state* that has *board*, when the turn comes to *seat*."""
    ply = state.ply + 1
    return _ask(state.setup, state.seed, ply, board, seat, Chance(state.seed, ply), last)


def _ask(
    setup: DockerSetup,
    seed: bytes,
    ply: int,
    board: Board,
    seat: int,
    chance: Chance,
    last: DockerAction | None,
) -> tuple[DockerState, Told]:
    """Let *seat* roll; where it can do nothing it is out, and the next one rolls.

    The last seat has won at once, whether it could move or not.
    """
    told: Told = ()
    while len(board.eliminated) < setup.seats - 1:
        rolls, legal = _roll(setup, board, seat, chance)
        told += effects.rolled(seat, rolls)
        if legal:
            fields = (setup, seed, ply, (seat,), ply, rolls, board, last, legal)
            # Half the time of DockerState(*fields), and it happens once an action.
            return tuple.__new__(DockerState, fields), told
        reason = Reason.NO_MOVE if rolls else Reason.BLOCKED
        told += (effects.eliminated(seat, reason),)
        board = board.eliminate(seat, reason)
        seat = board.seat_after(seat)
    told += (effects.won(seat),)
    return DockerState(setup, seed, ply, (), -1, (), board, last, ()), told


def _roll(
    setup: DockerSetup, board: Board, seat: int, chance: Chance
) -> tuple[tuple[int, ...], tuple[DockerAction, ...]]:
    """The rolls of *seat*, the last of which counts, and what that one allows.

    A seat that no number could help does not roll: the number drawn for it is dropped unseen.
    """
    rolls: tuple[int, ...] = ()
    while True:
        die = chance.die()
        legal = choices(setup, board, seat, die)
        if not (legal or rolls) and is_blocked(setup, board, seat):
            return (), ()
        rolls += (die,)
        if legal or not setup.repeats(board.reserves[seat]):
            return rolls, legal

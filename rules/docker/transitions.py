"""From one decision to the next: who gets the turn, what is rolled, and who drops out."""

from rules.core.chance import Chance
from rules.core.seat_order import seat_after
from rules.core.types import Effect, Step
from rules.docker import effects
from rules.docker.actions import DockerAction
from rules.docker.board import Board, Reason
from rules.docker.options import DockerSetup
from rules.docker.state import DockerState, choices, is_blocked

Effects = tuple[Effect, ...]


def apply(state: DockerState, action: DockerAction) -> Step[DockerState]:
    """See :meth:`Game.apply`. Undo never crosses an action: the turn always passes on."""
    seat, source, target = action
    # Unpacked at once, and asked directly: playouts pass here at every ply.
    setup, seed, ply, _, _, rolls, board, _, _ = state
    board = board.enter(seat, target) if source is None else board.move(source, target)
    next_turn = seat_after(seat, setup.seats, board.eliminated)
    ply += 1
    after, happened = ask(setup, seed, ply, board, next_turn, Chance(seed, ply), action)
    return Step(after, (effects.acted(action, rolls[-1]), *happened), True)


def pass_turn(
    state: DockerState, board: Board, seat: int, last: DockerAction | None
) -> tuple[DockerState, Effects]:
    """The position after *state* that has *board*, when the turn comes to *seat*."""
    ply = state.ply + 1
    return ask(state.setup, state.seed, ply, board, seat, Chance(state.seed, ply), last)


def ask(
    setup: DockerSetup,
    seed: bytes,
    ply: int,
    board: Board,
    seat: int,
    chance: Chance,
    last: DockerAction | None,
) -> tuple[DockerState, Effects]:
    """Let *seat* roll; where it can do nothing it is out, and the next one rolls.

    The last seat has won at once, even if it could not move either.
    """
    happened: Effects = ()
    while len(board.eliminated) < setup.seats - 1:
        rolls, legal = _roll(setup, board, seat, chance)
        happened += effects.rolled(seat, rolls, bool(legal))
        if legal:
            fields = (setup, seed, ply, (seat,), ply, rolls, board, last, legal)
            # Half the time of DockerState(*fields), and it happens once an action.
            return tuple.__new__(DockerState, fields), happened
        reason = Reason.NO_MOVE if rolls else Reason.BLOCKED
        happened += (effects.eliminated(seat, reason),)
        board = board.eliminate(seat, reason)
        seat = seat_after(seat, setup.seats, board.eliminated)
    happened += (effects.won(seat),)
    return DockerState(setup, seed, ply, (), -1, (), board, last), happened


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


def deal(setup: DockerSetup, seed: bytes) -> DockerState:
    """The squares are empty; a seat drawn at random begins and has rolled."""
    chance = Chance(seed, 0)
    board = Board(((),) * 9, (setup.cubes,) * setup.seats).with_derived()
    state, _ = ask(setup, seed, 0, board, chance.below(setup.seats), chance, None)
    return state


def give_up(state: DockerState, seat: int) -> Step[DockerState]:
    """See :meth:`Game.give_up`: *seat* is out like one that cannot move; its cubes stay."""
    (turn,) = state.to_act
    board = state.board.eliminate(seat, Reason.RESIGNED)
    happened = (effects.eliminated(seat, Reason.RESIGNED),)
    if seat != turn and len(board.eliminated) < state.seats - 1:
        return Step(state._replace(ply=state.ply + 1, board=board), happened, True)
    next_turn = seat_after(turn, state.seats, board.eliminated) if seat == turn else turn
    after, more = pass_turn(state, board, next_turn, state.last)
    return Step(after, happened + more, True)

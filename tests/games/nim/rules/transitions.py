"""From one position of Nim to the next."""

from rules.core.types import Effect, Step
from tests.games.nim.rules.actions import NimAction, row_letter
from tests.games.nim.rules.options import NimSetup
from tests.games.nim.rules.state import NimState


def deal(setup: NimSetup, seed: bytes) -> NimState:
    """See :meth:`Game.deal`. The first seat begins."""
    return NimState(
        setup=setup,
        seed=seed,
        ply=0,
        to_act=(0,),
        asked=0,
        rows=setup.rows,
        eliminated=(),
        last=None,
    )


def apply(state: NimState, action: NimAction) -> Step[NimState]:
    """See :meth:`Game.apply`."""
    seat, row, count = action
    rows = list(state.rows)
    rows[row] -= count
    ply = state.ply + 1
    is_over = not any(rows)
    after = state._replace(
        ply=ply,
        to_act=() if is_over else (1 - seat,),
        asked=-1 if is_over else ply,
        rows=tuple(rows),
        last=action,
    )
    took = Effect("took", (("seat", seat), ("row", row_letter(row)), ("count", count)))
    return Step(after, (took,), barrier=True)


def give_up(state: NimState, seat: int) -> Step[NimState]:
    """See :meth:`Game.give_up`. With two seats the other one has won."""
    after = state._replace(ply=state.ply + 1, to_act=(), asked=-1, eliminated=(seat,))
    return Step(after, (Effect("resigned", (("seat", seat),)),), barrier=True)

"""The legal actions of Pier 18."""

from rules.pier18.actions import PierAction, keepings, plannings, takings
from rules.pier18.phase import Phase
from rules.pier18.state import PierState


def legal_actions(state: PierState, seat: int | None) -> tuple[PierAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    match state.phase:
        case Phase.ROUND:
            return takings(seat, state.open)
        case Phase.KEEP:
            return keepings(seat, state.hands[seat])
        case _:
            return plannings(seat)

"""The legal actions of Das Gurkensolo."""

from rules.gurkensolo.actions import GurkensoloAction
from rules.gurkensolo.goals import keepings
from rules.gurkensolo.phase import Phase
from rules.gurkensolo.state import GurkensoloState


def legal_actions(state: GurkensoloState, seat: int | None) -> tuple[GurkensoloAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    return keepings(seat, state.goals[seat]) if state.phase is Phase.KEEP else state.legal

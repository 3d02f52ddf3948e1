"""The transitions of Kraftwagen."""

from rules.core.chance import Chance
from rules.core.types import Step
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.phases import flow
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.turn_builder import TurnBuilder


def apply(state: KraftwagenState, action: KraftwagenAction) -> Step[KraftwagenState]:
    """See :meth:`Game.apply`."""
    turn = begin(state)
    flow.act(turn, action)
    after = finish(state, turn, state.ply + 1)
    has_drawn = turn.table.research is not state.table.research
    barrier = has_drawn or after.to_act != state.to_act
    return Step(after, tuple(turn.effects), barrier)


def begin(state: KraftwagenState) -> TurnBuilder:
    """The turn that goes on from *state*, with the chance of the next ply."""
    return TurnBuilder(state.table, state.money, Chance(state.seed, state.ply + 1))


def finish(state: KraftwagenState, turn: TurnBuilder, asked: int) -> KraftwagenState:
    """The position after *state* that *turn* has made.

    *asked* is the ply at which the active seat got its question, if the game goes on.
    """
    return KraftwagenState(
        setup=state.setup,
        seed=state.seed,
        ply=state.ply + 1,
        asked=-1 if turn.table.is_over else asked,
        table=turn.table,
        money=tuple(turn.money),
        legal=legal_actions(turn.table),
    )

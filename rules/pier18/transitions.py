"""The transitions of Pier 18."""

from rules.core.types import Step
from rules.pier18 import rounds, simultaneous
from rules.pier18.actions import PierAction, Verb
from rules.pier18.state import PierState


def apply(state: PierState, action: PierAction) -> Step[PierState]:
    """See :meth:`Game.apply`. Choices are final, and turns pass on, so nothing is undone."""
    if action.verb is Verb.TAKE:
        return rounds.take(state, action)
    return simultaneous.choose(state, action)

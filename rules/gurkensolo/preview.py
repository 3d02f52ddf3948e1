"""Describe the consequences of an action before it counts."""

from rules.core.types import Phrase
from rules.gurkensolo.actions import GurkensoloAction, Verb
from rules.gurkensolo.effects import goal_params


def preview(action: GurkensoloAction) -> Phrase | None:
    """See :meth:`Game.preview`: keeping a goal card is final, so it is asked once more."""
    if action.verb is not Verb.KEEP:
        return None
    return Phrase("gurkensolo-preview-keep", goal_params(action.goal))

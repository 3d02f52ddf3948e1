"""Describe the consequences of an action before it counts."""

from rules.core.types import Phrase
from rules.pick_and_pack.actions import PackAction, Verb
from rules.pick_and_pack.moves import act
from rules.pick_and_pack.observe import PackObservation


def preview(observation: PackObservation, action: PackAction) -> Phrase | None:
    """See :meth:`Game.preview`. What a move would do: the effect that it will have, in advance.

    So is ``clear``, which takes a lot of work back. Laying tiles, ``ready`` and ``stop`` have
    nothing to add to what is seen already.
    """
    if action.verb is Verb.CLEAR:
        return Phrase("pick-and-pack-preview-cleared", (("seat", action.seat),))
    if action.verb not in (Verb.TAKE, Verb.PLAY):
        return None
    _, effects = act(observation.board, action)
    return Phrase(f"pick-and-pack-preview-{effects[-1].kind}", effects[-1].params)

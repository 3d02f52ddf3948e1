"""What a press is bound to: the place and the branch that its button was made for."""

from collections.abc import Callable

from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import ANSWERS, Press
from cogs.tables.session.errors import WentBack, WrongPlace
from data.store import Session


def binding_of(press: Press, response: InteractionResponse) -> Callable[[Session], None]:
    """What every session must fulfil that *press* is served at.

    A message that only one person sees may be anywhere. One that everybody sees counts in the place
    of its table alone: copied, forged or left over from another database, it must not seat people
    at a table that they do not see.
    """

    def require(session: Session) -> None:
        place = None if response.is_private else response.interaction.channel_id
        if place not in (None, session.thread_id, session.channel_id):
            raise WrongPlace
        has_begun = session.snapshot is not None
        if press.kind in ANSWERS and has_begun and press.branch != session.branch:
            raise WentBack

    return require

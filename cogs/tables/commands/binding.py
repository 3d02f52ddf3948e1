"""What a press is bound to: the place and the branch of its button, and a table that goes on."""

from collections.abc import Callable

from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import ANSWERS, Kind, Press
from cogs.tables.session.errors import Refused
from data.store import Session

MOVES = frozenset({Kind.ACT, Kind.CHOOSE, Kind.SHORTCUT, Kind.GO_BACK})
"""Kinds that begin or make a move, for which nobody is asked while a table is paused."""

WITHOUT_WATCHING = frozenset({Kind.TAKE_SEAT, Kind.MODERATE, Kind.AGAIN})
"""Kinds that show nothing of a game to people without a seat there."""


def binding_of(press: Press, response: InteractionResponse) -> Callable[[Session], None]:
    """What every session must fulfil that *press* is served at.

    A message that only one person sees may be anywhere in the server of the table; for those who
    belong to the table, everywhere. One that everybody sees counts in the place of its table alone:
    copied, forged or left over from another database, it must not seat people at a table that they
    do not see.
    """

    def require(session: Session) -> None:
        if response.is_private:
            is_here = response.interaction.guild_id == session.guild_id
            if not is_here and not session.belongs(response.interaction.user.id):
                raise Refused("wrong-place")
        elif response.interaction.channel_id not in (session.thread_id, session.channel_id):
            raise Refused("wrong-place")
        has_begun = session.snapshot is not None
        if press.kind in ANSWERS and has_begun and press.branch != session.branch:
            raise Refused("went-back")
        if press.kind in MOVES and session.paused_by is not None:
            raise Refused("paused", name=session.paused_by)

    return require

"""Moments of a game that somebody shows the others: messages that nobody plays on."""

from typing import Final

from cachetools import TTLCache

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.session.errors import Refused
from cogs.tables.session.watching import shown_in
from data.store import Session

GAP_SECONDS: Final = 60.0
"""From one moment shown at a table to the next: the board must not drown among them."""
_MOST_TABLES = 10_000


class ShownMoments:
    """Posts them where the table is played, one a minute."""

    def __init__(self, api: ChannelApi) -> None:
        self._api = api
        self._lately: TTLCache[int, None] = TTLCache(_MOST_TABLES, GAP_SECONDS)

    def take_turn(self, place: int) -> None:
        """Note that something is shown at *place*, the number of a table or of a channel.

        :raises Refused: something was shown there less than a minute ago.
        """
        if place in self._lately:
            raise Refused("shown-lately")
        self._lately[place] = None

    async def show(self, session: Session, payload: MessagePayload, nonce: str) -> None:
        """Post *payload*; nobody's phone makes a sound. The same *nonce* posts once.

        :raises Refused: the table has no place at the moment; something was shown there less than a
            minute ago.
        :raises discord.HTTPException: Discord refuses.
        """
        channel_id = shown_in(session)
        if channel_id is None:
            raise Refused("no-table-here")
        self.take_turn(session.id)
        try:
            await self._api.post(channel_id, payload, nonce, silent=True)
        except BaseException:
            self._lately.pop(session.id, None)
            raise

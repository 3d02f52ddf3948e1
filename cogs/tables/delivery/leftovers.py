"""Find what a publication that was broken off has left in Discord: once, by its successor.

A process may be killed, or an answer of Discord lost, between posting a message and recording it.
People may have pressed its buttons since, so the newest message counts, recorded or not. Every
other one that the table can be played on is retired.
"""

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.game_log import retired_payload
from cogs.tables.messages.lobby_view import panel_press
from data.i18n import translator
from data.store import PostedMessage, Session


class Leftovers:
    """The messages of one table, as far as nobody has recorded or retired them."""

    def __init__(self, api: ChannelApi, session: Session, word: str) -> None:
        """The text *word* is what remains of those that do not count."""
        self._api = api
        self._session = session
        self._word = word

    async def settle(
        self, channel_id: int, known: PostedMessage | None
    ) -> tuple[int, Press] | None:
        """Retire what lies in a place beside the message *known* and a newer one, if there is any.

        Returns that one, which is to be recorded: its id, and what its button says. It is of the
        present branch: after a restore, messages of lost positions are newer than the database.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        newest = None
        for message_id, press in await self._found(channel_id, Kind.SCREEN):
            is_newer = known is None or (
                message_id > (known.message_id or 0) and press.ply >= known.ply
            )
            if newest is None and is_newer and press.branch == self._session.branch:
                newest = message_id, press
            elif known is None or message_id != known.message_id:
                await self._retire(channel_id, message_id)
        return newest

    async def lobby(self) -> tuple[int, Press] | None:
        """The newest lobby, which is to be recorded.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        kind = panel_press(self._session.id).kind
        return next(iter(await self._found(self._session.channel_id, kind)), None)

    async def _found(self, channel_id: int, kind: Kind) -> list[tuple[int, Press]]:
        try:
            presses = await self._api.own_presses(channel_id)
        except discord.HTTPException as refusal:
            # What cannot be reached is found out when something is posted there.
            if may_pass(refusal):
                raise
            return []
        own = {
            message_id: press
            for message_id, press in presses
            if (press.kind, press.session) == (kind, self._session.id)
        }
        return list(own.items())

    async def _retire(self, channel_id: int, message_id: int) -> None:
        translate = translator(self._session.language)
        try:
            payload = retired_payload([], translate, translate(self._word))
            await self._api.edit(channel_id, message_id, payload)
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise

"""Where a game is played: a thread of its own wherever that is possible, else the channel.

A private table is played in a private thread or not at all: no refusal of Discord's shows it to
anybody else.
"""

import logging

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.messages.phrases import game_name, names_of
from cogs.tables.session.live_table import LiveTable
from data.i18n import translator
from data.store import PostedMessage, Session, Store

log = logging.getLogger(__name__)

MAX_NAME = 100
"""Characters in the name of a thread."""


class TablePlaces:
    """Gives tables their places."""

    def __init__(self, store: Store, api: ChannelApi) -> None:
        self._store = store
        self._api = api

    async def settled(self, table: LiveTable, lobby: PostedMessage | None) -> LiveTable:
        """The table with its place: a thread on the lobby's message, or the channel itself.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session = table.session
        if session.thread_id is not None:
            return table
        if lobby is not None and lobby.channel_id != session.channel_id:
            return await self.elsewhere(table)
        thread_id = session.channel_id
        if session.guild_id is not None and lobby is not None:
            try:
                thread_id = await self._api.open_thread(*lobby.place, thread_name(session))
            except discord.HTTPException as refusal:
                if refusal.status >= 500:
                    raise
                log.info("session %s stays in its channel: %s", session.id, refusal)
        return await self._moved(table, thread_id)

    async def elsewhere(self, table: LiveTable) -> LiveTable:
        """The table away from its lobby: in a new thread, or in the channel itself.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session = table.session
        try:
            thread_id = await self._api.open_bare_thread(session.channel_id, thread_name(session))
        except discord.HTTPException as refusal:
            if refusal.status >= 500:
                raise
            thread_id = session.channel_id
        log.info("session %s goes on in %s", session.id, thread_id)
        return await self._moved(table, thread_id)

    async def _moved(self, table: LiveTable, thread_id: int) -> LiveTable:
        session = table.session
        moved = await self._store.move_session(session.id, session.thread_id, thread_id)
        return table.stored_as(moved) if moved.ply == session.ply else LiveTable(moved)


def thread_name(session: Session) -> str:
    """What the thread of a table is called: its game, and who plays."""
    title = game_name(translator(session.language), session.game)
    players = ", ".join(names_of(session))
    return f"{title}: {players}"[:MAX_NAME]

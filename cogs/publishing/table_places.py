"""Places of games: a thread of its own wherever that is possible, else the channel.

A private table is played in a private thread or not at all: no refusal of Discord's shows it to
anybody else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from cachetools import LRUCache, TTLCache

from cogs.messages.beside_lobby import no_thread_payload
from cogs.messages.phrases import nameless
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.refusals import (
    MISSING_ACCESS,
    THREAD_ARCHIVED,
    TRANSIENT_ERRORS,
    UNKNOWN_CHANNEL,
    Meaning,
    may_pass,
    meaning_of,
)
from cogs.publishing.thread_names import base_name
from cogs.table.live_table import LiveTable
from cogs.table.watching import is_private
from data.i18n import nearest, translator
from data.store import PostedMessage, Session, Store

log = logging.getLogger(__name__)

OPENING_SECONDS = 10.0
"""How long a thread may take: Discord may let one wait for minutes, and a game has begun."""
TELLING_SECONDS = 5.0
"""How long a publication waits until a host has been told why it failed."""
_MOST_ADMITTED = 10_000
_DAY = 86_400.0
"""Seconds."""


class TablePlaces:
    """Gives tables their places."""

    def __init__(self, store: Store, api: ChannelApi) -> None:
        self._store = store
        self._api = api
        self._admitted: TTLCache[tuple[int, int], None] = TTLCache(_MOST_ADMITTED, _DAY)
        """Threads with people whom this process has let in, as far as it remembers."""
        self._told: LRUCache[int, None] = LRUCache(_MOST_ADMITTED)
        """Tables whose hosts know that there is no thread for them."""

    async def settled(
        self, table: LiveTable, lobby: PostedMessage | None, *, may_use_threads: bool = True
    ) -> LiveTable:
        """The table with its place: a thread on the lobby's message, or the channel itself.

        Unless it *may_use_threads*, the bot could not write there.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session = table.session
        if session.thread_id is not None:
            return table
        if is_private(session):
            return await self._in_private(table)
        if lobby is not None and lobby.channel_id != session.channel_id:
            return await self.elsewhere(table, may_use_threads=may_use_threads)
        thread_id = session.channel_id
        if session.guild_id is not None and lobby is not None and may_use_threads:
            thread_id = await _opened_or_channel(
                session, lambda name: self._api.open_thread(*lobby.place, name)
            )
        return await self._moved(table, thread_id)

    async def elsewhere(self, table: LiveTable, *, may_use_threads: bool = True) -> LiveTable:
        """The table away from its lobby: in a new thread, or in the channel itself.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session = table.session
        if is_private(session):
            return await self._in_private(table)
        thread_id = session.channel_id
        if may_use_threads:
            thread_id = await _opened_or_channel(
                session, lambda name: self._api.open_bare_thread(session.channel_id, name)
            )
        log.info("session %s goes on in %s", session.id, thread_id)
        return await self._moved(table, thread_id)

    async def admit(self, session: Session) -> None:
        """Let the people of a private table into its thread, as soon as they sit there.

        Who cannot be let in now plays by direct message, and is tried again by another process. Who
        has left is let in again after a day, and as soon as they ask.
        """
        thread_id = session.thread_id
        if thread_id is None or not is_private(session):
            return
        for user_id in session.people:
            if (thread_id, user_id) in self._admitted:
                continue
            try:
                await self._api.add_to_thread(thread_id, user_id)
            except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
                if may_pass(failure) or getattr(failure, "code", None) == THREAD_ARCHIVED:
                    continue
                log.info("somebody cannot be let into thread %s: %s", thread_id, failure)
            self._admitted[thread_id, user_id] = None

    async def let_in(self, session: Session, user_id: int) -> None:
        """Let a person of the table into its thread again: they may have left it."""
        self._admitted.pop((session.thread_id or 0, user_id), None)
        await self.admit(session)

    async def _in_private(self, table: LiveTable) -> LiveTable:
        """The table in a new private thread of its channel.

        :raises discord.HTTPException: there can be none.
        """
        session = table.session
        try:
            thread_id = await _opened(
                session,
                lambda name: self._api.open_bare_thread(session.channel_id, name, is_private=True),
            )
        except TimeoutError:
            await self._tell_host(session)
            raise
        except discord.HTTPException as refusal:
            if not may_pass(refusal) and refusal.code not in (UNKNOWN_CHANNEL, MISSING_ACCESS):
                await self._tell_host(session)
            raise
        log.info("session %s is played in the private thread %s", session.id, thread_id)
        return await self._moved(table, thread_id)

    async def _tell_host(self, session: Session) -> None:
        """Tell the host, once, that nobody can play yet, and what they can do about it."""
        if session.id in self._told:
            return
        seat = session.seat_of(session.host_id)
        locale = session.seats[seat].language if seat is not None else None
        translate = translator(nearest(locale) if locale else session.language)
        try:
            async with asyncio.timeout(TELLING_SECONDS):
                channel_id = await self._api.open_dm(session.host_id)
                payload = no_thread_payload(session, translate)
                await self._api.post(channel_id, payload, f"private-{session.id}")
                self._told[session.id] = None
        except (discord.HTTPException, *TRANSIENT_ERRORS) as failure:
            log.info("the host of session %s cannot be told of it: %s", session.id, failure)

    async def _moved(self, table: LiveTable, thread_id: int) -> LiveTable:
        session = table.session
        moved = await self._store.move_session(session.id, session.thread_id, thread_id)
        return table.stored_as(moved) if moved.ply == session.ply else LiveTable(moved)


async def _opened_or_channel(session: Session, open_named: Callable[[str], Awaitable[int]]) -> int:
    """Open the thread of a table; where there can be none, its channel is the place.

    :raises discord.HTTPException: Discord does not recover in time.
    """
    try:
        return await _opened(session, open_named)
    except TimeoutError:
        log.info("session %s stays in its channel: its thread takes too long", session.id)
    except discord.HTTPException as refusal:
        if may_pass(refusal):
            raise
        log.info("session %s stays in its channel: %s", session.id, refusal)
    return session.channel_id


async def _opened(session: Session, open_named: Callable[[str], Awaitable[int]]) -> int:
    """Open the thread of a table, which names nobody where Discord minds a name.

    :raises TimeoutError: Discord lets it wait for longer than :data:`OPENING_SECONDS`.
    :raises discord.HTTPException: Discord refuses.
    """
    async with asyncio.timeout(OPENING_SECONDS):
        try:
            return await open_named(base_name(session))
        except discord.HTTPException as refusal:
            if meaning_of(refusal) is not Meaning.CONTENT:
                raise
        return await open_named(base_name(nameless(session)))

"""Messages that a killed process has brought back to life: retired once more after a start.

A step into a menu edits the message that was pressed, and whoever made it looks afterwards whether
another process has replaced the message meanwhile. A process that is killed between the two leaves
two messages that can be answered, and nobody who knows of it. So whatever was replaced shortly
before a process starts is looked at again.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

import discord

from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_posts import HandPosts
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from data.store import MessageKind, NotFound, PostedMessage, Store, StoreError

log = logging.getLogger(__name__)

LATELY = timedelta(minutes=10)
"""How long before the start, at most: whoever runs a bot starts it again within that."""
MANY = 100
"""At most so many messages are looked at, the newest."""


class RevivedMessages:
    """Looks once at what was replaced lately, and retires what can still be answered."""

    def __init__(
        self,
        store: Store,
        api: ChannelApi,
        boards: BoardMessages,
        hands: HandPosts,
        lock: Callable[[int], asyncio.Lock],
        clock: Callable[[], datetime],
    ) -> None:
        """*lock* is to be held while editing the messages of a table."""
        self._store = store
        self._api = api
        self._boards = boards
        self._hands = hands
        self._lock = lock
        self._clock = clock

    async def retire_all(self) -> None:
        """Do it; what cannot be read or reached is left as it is."""
        try:
            found = await self._store.lately_replaced(self._clock() - LATELY, MANY)
            for message in found:
                with suppress(NotFound, discord.HTTPException, *TRANSIENT_ERRORS):
                    await self._retire(message)
        except StoreError as error:
            log.warning("messages replaced lately are not looked at: %s", error)

    async def _retire(self, message: PostedMessage) -> None:
        assert message.previous is not None
        channel_id, message_id, ply = message.previous
        if not await self._api.is_answerable(channel_id, message_id):
            return
        log.info("session %s: a message of ply %s is retired again", message.session_id, ply)
        async with self._lock(message.session_id):
            session = await self._store.get(message.session_id)
            if message.kind is MessageKind.HAND:
                await self._hands.retire_previous(session, message)
            else:
                await self._boards.retire_previous(session, message)

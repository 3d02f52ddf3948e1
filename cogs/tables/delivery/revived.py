"""Messages that a killed process has brought back to life: retired again after a start.

A step into a menu edits the message that was pressed, and the process that made it checks
afterwards whether another one has replaced the message meanwhile. A process that is killed between
the two leaves two messages that can be answered, and nobody who knows of it. So whatever was
replaced shortly before a process starts is looked at again.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import discord

from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_posts import HandPosts
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from data.store import MessageKind, NotFound, PostedMessage, Store, StoreError

log = logging.getLogger(__name__)

LATELY = timedelta(minutes=10)
"""How long before the start, at most: operators start a bot again within that."""
MANY = 100
"""At most so many messages are looked at, the newest."""


GENTLY_SECONDS = 0.05
"""Between two messages: what people wait for goes first."""
PAUSES = (1.0, 5.0, 0.0)
"""Seconds after each round in which Discord put something off."""


class RevivedMessages:
    """Looks once at what was replaced recently, and retires what can still be answered."""

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
        """Do it; what cannot be read or reached in several attempts is left as it is."""
        try:
            left = [*await self._store.lately_replaced(self._clock() - LATELY, MANY)]
            for pause in PAUSES:
                left = [message for message in left if not await self._is_settled(message)]
                if not left:
                    return
                await asyncio.sleep(pause)
        except StoreError as error:
            log.warning("messages replaced lately are not looked at: %s", error)

    async def _is_settled(self, message: PostedMessage) -> bool:
        """Look at one message; False where Discord may let that be done later."""
        try:
            await self._retire(message)
        except NotFound:
            return True
        except discord.HTTPException as refusal:
            return not may_pass(refusal)
        except TRANSIENT_ERRORS:
            return False
        return True

    async def _retire(self, message: PostedMessage) -> None:
        # All that a start brings is asked of Discord now. This can wait.
        await asyncio.sleep(GENTLY_SECONDS)
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

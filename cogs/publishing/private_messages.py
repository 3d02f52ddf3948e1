"""Private messages about a table follow it, for as long as Discord lets them be edited.

They are the last private screen of each person there, or the options that a host looks at: a new
one takes the place of the one before, so nobody has two. Nothing waits for them: they come after
the messages that everybody sees, and one that cannot be edited is forgotten. They are known to the
process that has shown them alone, and after its end, or a quarter of an hour, they say from when
they are.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

import discord
from cachetools import TTLCache

from cogs.messages.payload import MessagePayload
from cogs.publishing.interaction_response import TOKEN_LIFE, InteractionResponse
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from data.store import Store, StoreError

log = logging.getLogger(__name__)

Redraw: TypeAlias = Callable[[LiveTable], Awaitable[MessagePayload | None]]
"""Builds what a message says now; None: what it says already."""

NOTHING = MessagePayload(())
"""What a message says that is to be taken away."""
_MOST_TABLES = 1_000


@dataclass(frozen=True, slots=True, eq=False)
class _Followed:
    response: InteractionResponse
    redraw: Redraw
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while it is edited."""


class PrivateMessages:
    """Brings private messages up to date, at most one for each person and table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._followed: TTLCache[int, dict[int, _Followed]] = TTLCache(
            _MOST_TABLES, TOKEN_LIFE.total_seconds()
        )
        """By session and user id."""
        self._changed: set[int] = set()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        """By session id."""

    async def show(
        self,
        session_id: int,
        response: InteractionResponse,
        payload: MessagePayload,
        redraw: Redraw,
    ) -> None:
        """Respond with *payload*, which follows its table from now on; the one before it goes.

        What everybody's message was pressed for, and stands beside it, cannot be edited.
        """
        if not response.has_own_message:
            await response.respond(payload)
            return
        user_id, followed = response.interaction.user.id, _Followed(response, redraw)
        older = self._of(session_id, user_id)
        self._followed[session_id] = self._followed.get(session_id, {}) | {user_id: followed}
        async with followed.lock:
            await response.respond(payload)
        if older is not None:
            async with older.lock:
                # Two quick presses on one message have two responses to it.
                if older.response.edited_id != response.edited_id:
                    with suppress(discord.HTTPException, *TRANSIENT_ERRORS):
                        await older.response.delete()
        self.update(session_id)  # It may have changed while this was made.

    async def leave(self, session_id: int, response: InteractionResponse) -> None:
        """Let the message that was pressed follow no more: its person does something with it."""
        user_id = response.interaction.user.id
        followed = self._of(session_id, user_id)
        if followed is not None and followed.response.edited_id in (None, response.message_id):
            self._forget(session_id, user_id)
            async with followed.lock:
                pass  # What was just being edited is there before the answer.

    def update(self, session_id: int) -> None:
        """Bring the messages about a table up to date soon."""
        if session_id not in self._followed:
            return
        self._changed.add(session_id)
        if session_id not in self._under_way:
            task = asyncio.create_task(self._update_all(session_id), name=f"follow-{session_id}")
            self._under_way[session_id] = task

    async def close(self) -> None:
        """Leave every message as it is."""
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _of(self, session_id: int, user_id: int) -> _Followed | None:
        return self._followed.get(session_id, {}).get(user_id)

    def _forget(self, session_id: int, user_id: int) -> None:
        self._followed.get(session_id, {}).pop(user_id, None)

    async def _update_all(self, session_id: int) -> None:
        try:
            while session_id in self._changed:
                self._changed.remove(session_id)
                table = LiveTable(await self._store.get(session_id))
                for user_id, followed in tuple(self._followed.get(session_id, {}).items()):
                    is_kept = await self._update(table, user_id, followed)
                    if not is_kept and self._of(session_id, user_id) is followed:
                        self._forget(session_id, user_id)
        except StoreError:
            pass  # The store has told the operator.
        finally:
            del self._under_way[session_id]

    async def _update(self, table: LiveTable, user_id: int, followed: _Followed) -> bool:
        """Bring one message up to date, and tell whether it is followed on."""
        try:
            payload = await followed.redraw(table)
            async with followed.lock:
                if self._of(table.session.id, user_id) is not followed or payload is None:
                    return True  # Its person has pressed something meanwhile, or nothing is new.
                if payload is not NOTHING:
                    await followed.response.edit(payload)
                    return True
                await followed.response.delete()
        except (discord.HTTPException, *TRANSIENT_ERRORS, Refused, StoreError):
            return False
        except Exception:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("a private message of session %s is not kept", table.session.id)
        return False

"""Private messages about a table follow it, for as long as Discord lets them be edited.

They are the last private screen of each person there, or the options that a host looks at: a new
one takes the place of the one before, so nobody has two. A note, which says why a press did not
count, leaves a screen alone, but the next message of either kind takes its place, and the next
press that counts takes it away. Nothing waits for them: they come after the messages that everybody
sees, and one that cannot be edited is forgotten. They are known to the process that has shown them
alone, and after its end, or a quarter of an hour, they say from when they are.
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
_Reader: TypeAlias = tuple[int, bool]
"""A user id, and whether it is their note."""


@dataclass(frozen=True, slots=True, eq=False)
class _Followed:
    response: InteractionResponse
    redraw: Redraw | None
    """None: it is a note, and stays as it is."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while it is edited."""


async def _take_away(followed: _Followed) -> None:
    async with followed.lock:
        with suppress(discord.HTTPException, *TRANSIENT_ERRORS):
            await followed.response.delete()


class PrivateMessages:
    """Brings private messages up to date, at most one for each person and table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._followed: TTLCache[int, dict[_Reader, _Followed]] = TTLCache(
            _MOST_TABLES, TOKEN_LIFE.total_seconds()
        )
        """By session and reader."""
        self._changed: set[int] = set()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        """By session id."""

    async def show(
        self,
        session_id: int,
        response: InteractionResponse,
        payload: MessagePayload,
        redraw: Redraw | None = None,
    ) -> None:
        """Respond with *payload*, which follows its table from now on; the one before it goes.

        Without *redraw* it is a note, and so is what everybody's message was pressed for: it stands
        beside that, and cannot be edited.
        """
        followed = _Followed(response, redraw if response.has_own_message else None)
        user_id = response.interaction.user.id
        known, reader = self._followed.pop(session_id, {}), (user_id, followed.redraw is None)
        replaced = [known.pop(each) for each in {reader, (user_id, True)} & known.keys()]
        self._followed[session_id] = known | {reader: followed}
        async with followed.lock:
            await response.respond(payload)
        for older in replaced:
            # Two quick presses on one message have two responses to it.
            if older.response.shown_id != response.shown_id:
                await _take_away(older)
        if followed.redraw is not None:
            self.update(session_id)  # It may have changed while this was made.

    async def leave(self, session_id: int, response: InteractionResponse) -> None:
        """Let the message that was pressed follow no more: its person does something with it."""
        reader = response.interaction.user.id, False
        followed = self._of(session_id, reader)
        if followed is not None and followed.response.shown_id in (None, response.message_id):
            self._forget(session_id, reader)
            async with followed.lock:
                pass  # What was just being edited is there before the answer.

    async def dismiss(self, session_id: int, response: InteractionResponse) -> None:
        """Take the note of whoever has just pressed away: it is of a press before that."""
        reader = response.interaction.user.id, True
        note = self._of(session_id, reader)
        if note is not None and note.response.shown_id not in (
            response.shown_id,
            response.message_id,
        ):
            self._forget(session_id, reader)
            await _take_away(note)

    def update(self, session_id: int) -> None:
        """Bring the messages about a table up to date soon."""
        if not self._followed.get(session_id):
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

    def _of(self, session_id: int, reader: _Reader) -> _Followed | None:
        return self._followed.get(session_id, {}).get(reader)

    def _forget(self, session_id: int, reader: _Reader) -> None:
        self._followed.get(session_id, {}).pop(reader, None)

    async def _update_all(self, session_id: int) -> None:
        try:
            while session_id in self._changed:
                self._changed.remove(session_id)
                table = LiveTable(await self._store.get(session_id))
                for reader, followed in tuple(self._followed.get(session_id, {}).items()):
                    is_kept = await self._update(table, reader, followed)
                    if not is_kept and self._of(session_id, reader) is followed:
                        self._forget(session_id, reader)
        except StoreError:
            pass  # The store has told the operator.
        finally:
            del self._under_way[session_id]

    async def _update(self, table: LiveTable, reader: _Reader, followed: _Followed) -> bool:
        """Bring one message up to date, and tell whether it is followed on."""
        if followed.redraw is None:
            return True
        try:
            payload = await followed.redraw(table)
            async with followed.lock:
                if self._of(table.session.id, reader) is not followed or payload is None:
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

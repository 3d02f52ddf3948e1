"""Private messages about a table follow it, for as long as Discord lets them be edited.

They are the last private screen of each person there, or the options that a host looks at: a new
one takes the place of the one before, so nobody has two. A note, which says why a press or a
command did not count, belongs to its person, leaves a screen alone, and goes with the next of
either kind, or with whatever counts next. Nothing waits for them: they come after the messages that
everybody sees, and one that cannot be edited is forgotten. They are known to the process that has
shown them alone, and after its end, or a quarter of an hour, they say from when they are.
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
_MOST_NOTES = 1_000


@dataclass(frozen=True, slots=True, eq=False)
class _Shown:
    response: InteractionResponse
    redraw: Redraw | None = None
    """None: it is a note, and stays as it is."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while it is edited."""

    async def respond(self, payload: MessagePayload, *older: "_Shown | None") -> None:
        """Show *payload*, then take the *older* ones away that it does not stand in."""
        async with self.lock:
            await self.response.respond(payload)
        for each in older:
            # Two quick presses on one message have two responses to it.
            if each is not None and each.response.shown_id != self.response.shown_id:
                await each.take_away()

    async def take_away(self) -> None:
        """Delete it, once it is there."""
        async with self.lock:
            with suppress(discord.HTTPException, *TRANSIENT_ERRORS):
                await self.response.delete()


class PrivateMessages:
    """Brings private messages up to date, at most one for each person and table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        life = TOKEN_LIFE.total_seconds()
        self._followed: TTLCache[int, dict[int, _Shown]] = TTLCache(_MOST_TABLES, life)
        """By session and user id."""
        self._notes: TTLCache[int, _Shown] = TTLCache(_MOST_NOTES, life)
        """By user id."""
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

        What everybody's message was pressed for stands beside that, and cannot be edited: a note.
        """
        if not response.has_own_message:
            await self.note(response, payload)
            return
        user_id, shown = response.interaction.user.id, _Shown(response, redraw)
        known = self._followed.pop(session_id, {})
        older = known.get(user_id), self._notes.pop(user_id, None)
        self._followed[session_id] = known | {user_id: shown}
        await shown.respond(payload, *older)
        self.update(session_id)  # It may have changed while this was made.

    async def note(self, response: InteractionResponse, payload: MessagePayload) -> None:
        """Respond with *payload*, which says why something does not count; the last note goes."""
        user_id, note = response.interaction.user.id, _Shown(response)
        older = self._notes.pop(user_id, None)
        self._notes[user_id] = note
        await note.respond(payload, older)

    async def leave(self, session_id: int, response: InteractionResponse) -> None:
        """Let the message that was pressed follow no more: its person does something with it."""
        user_id = response.interaction.user.id
        shown = self._of(session_id, user_id)
        if shown is not None and shown.response.shown_id in (None, response.message_id):
            self._forget(session_id, user_id)
            async with shown.lock:
                pass  # What was just being edited is there before the answer.

    async def dismiss(self, response: InteractionResponse) -> None:
        """Take the note of whoever has just acted away: it is of something before that."""
        user_id = response.interaction.user.id
        note = self._notes.get(user_id)
        here = (response.shown_id, response.message_id)
        if note is not None and note.response.shown_id not in here:
            del self._notes[user_id]
            await note.take_away()

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

    def _of(self, session_id: int, user_id: int) -> _Shown | None:
        return self._followed.get(session_id, {}).get(user_id)

    def _forget(self, session_id: int, user_id: int) -> None:
        self._followed.get(session_id, {}).pop(user_id, None)

    async def _update_all(self, session_id: int) -> None:
        try:
            while session_id in self._changed:
                self._changed.remove(session_id)
                table = LiveTable(await self._store.get(session_id))
                for user_id, shown in tuple(self._followed.get(session_id, {}).items()):
                    is_kept = await self._update(table, user_id, shown)
                    if not is_kept and self._of(session_id, user_id) is shown:
                        self._forget(session_id, user_id)
        except StoreError:
            pass  # The store has told the operator.
        finally:
            del self._under_way[session_id]

    async def _update(self, table: LiveTable, user_id: int, shown: _Shown) -> bool:
        """Bring one message up to date, and tell whether it is followed on."""
        assert shown.redraw is not None
        try:
            payload = await shown.redraw(table)
            async with shown.lock:
                if self._of(table.session.id, user_id) is not shown or payload is None:
                    return True  # Its person has pressed something meanwhile, or nothing is new.
                if payload is not NOTHING:
                    await shown.response.edit(payload)
                    return True
                await shown.response.delete()
        except (discord.HTTPException, *TRANSIENT_ERRORS, Refused, StoreError):
            return False
        except Exception:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("a private message of session %s is not kept", table.session.id)
        return False

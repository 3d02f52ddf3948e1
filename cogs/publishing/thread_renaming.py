"""Names of threads after whose turn it is, where the server wants that.

Discord takes two changes in ten minutes, so the newest name waits for its turn, and nothing ever
waits for it.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord

from cogs.messages.thread_names import base_name, turn_name
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.refusals import TRANSIENT_ERRORS
from data.store import Job, JobKind, NotFound, Session, Store, StoreError

log = logging.getLogger(__name__)

WINDOW = timedelta(minutes=10, seconds=5)
"""In which a name is changed twice at most."""
REQUEST_SECONDS = 20.0
"""How long one change may take."""


class ThreadRenaming:
    """Changes the names of threads."""

    def __init__(
        self, store: Store, api: ChannelApi, clock: Callable[[], datetime], ring: Callable[[], None]
    ) -> None:
        """*ring* tells that a job was put."""
        self._store = store
        self._api = api
        self._clock = clock
        self._ring = ring

    async def note(self, session: Session) -> None:
        """Take note of a table as it was just published: its name is changed soon, if at all."""
        if session.guild_id is None or session.thread_id in (None, session.channel_id):
            return
        try:
            # Most servers do not want it, which costs their presses nothing.
            if await self._store.names_turn(session.guild_id):
                job = Job(kind=JobKind.RENAME, session_id=session.id, due_at=self._clock())
                await self._store.put_job(job)
                self._ring()
        except StoreError:
            return  # the store has told the operator; the next turn brings the next name

    async def carry_out(self, job: Job) -> None:
        """Give the thread of a table its newest name now, or when that may be."""
        try:
            session = await self._store.get(job.session_id)
        except NotFound:
            await self._store.drop_job(job)
            return
        is_wanted = (await self._store.server(session.guild_id or 0)).names_turn
        name = turn_name(session) if is_wanted else base_name(session)
        # Of another thread than before nothing is known.
        known = (job.facts or {}).get("thread_id", session.thread_id) == session.thread_id
        facts = {**((job.facts or {}) if known else {}), "thread_id": session.thread_id}
        shown = facts.get("shown") or _digest(base_name(session))
        earlier = job.moment("earlier_at") if known else None
        free_at = self._clock() if earlier is None else earlier + WINDOW
        if name is None or _digest(name) == shown:
            await self._store.settle_job(job, None, facts)
        elif free_at > self._clock():
            await self._store.settle_job(job, free_at, facts)
        else:
            await self._rename(job, session, name, facts)

    async def _rename(self, job: Job, session: Session, name: str, facts: dict[str, Any]) -> None:
        assert session.thread_id is not None
        now, again_at = self._clock(), None
        counted = facts | {"earlier_at": facts.get("latest_at"), "latest_at": now}
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                await self._api.rename_thread(session.thread_id, name)
            counted["shown"] = _digest(name)
        except TRANSIENT_ERRORS as failure:
            # It may have got through, or Discord may count what others have changed.
            log.info("the thread of session %s is renamed later: %s", session.id, failure)
            again_at = now + WINDOW
        except discord.HTTPException as refusal:
            log.info("the thread of session %s keeps its name: %s", session.id, refusal)
        await self._store.settle_job(job, again_at, counted)


def _digest(name: str) -> str:
    """Return what stands for a *name*, which holds those of people: they may be forgotten."""
    return hashlib.blake2s(name.encode(), digest_size=12).hexdigest()

"""Threads named after whose turn it is, where their server wants that.

Discord takes two changes of a name in ten minutes, so the newest name waits for its turn and those
in between are left out. Nothing else ever waits for a name: boards are published before.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages.thread_names import base_name, turn_name
from cogs.tables.session.due_loop import DueLoop
from data.store import NotFound, Session, Store, StoreError, ThreadName

log = logging.getLogger(__name__)

WINDOW = timedelta(minutes=10, seconds=5)
"""In which a name is changed twice at most."""
CLAIM = timedelta(minutes=1)
"""After which another process may change a name that this one has begun to change."""
REQUEST_SECONDS = 20.0
"""How long one change may take: less than a claim."""


class ThreadRenaming:
    """Changes the names of threads."""

    def __init__(self, store: Store, api: ChannelApi, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._api = api
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[None]] = set()
        self._loop = DueLoop("thread-names", store.first_thread_name_due, self._look, clock)

    def start(self) -> None:
        """Begin with the names that an earlier process left as they were."""
        self._loop.start()

    async def close(self) -> None:
        """Change no name any more; what is due stays so."""
        await self._loop.close()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def note(self, session: Session) -> None:
        """Take note of a table as it was just published: its name is changed soon, if at all."""
        thread_id = session.thread_id
        if session.guild_id is None or thread_id in (None, session.channel_id):
            return
        assert thread_id is not None
        try:
            due = await self._due(session, thread_id)
        except StoreError:
            return  # the store has told the operator; the next turn brings the next name
        if due is not None:
            task = asyncio.create_task(self._change(due), name=f"publish-name-{session.id}")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _due(self, session: Session, thread_id: int) -> ThreadName | None:
        """The name of *session* as it is to be looked at from now on; None: as it is."""
        # Most servers do not want it, which costs their presses nothing.
        is_wanted = await self._store.names_turn(session.guild_id or 0)
        known = await self._store.known_thread_name(session.id)
        if known is None and not is_wanted:
            return None
        if known is None or known.thread_id != thread_id:
            known = ThreadName(session_id=session.id, thread_id=thread_id)
        is_waiting = known.due_at is not None and known.due_at == _free_at(known)
        if is_waiting or (known.due_at is None and not _differs(session, known, is_wanted)):
            # The process that looks at it when it is due finds the newest name.
            return None
        due = replace(known, due_at=self._clock())
        assert due.due_at is not None
        await self._store.note_thread_name(session.id, thread_id, due.due_at)
        return due

    async def _look(self) -> int:
        """Look at the names that are due; how many were changed."""
        found = await self._store.due_thread_names(self._clock())
        await asyncio.gather(*(self._change(name) for name in found))
        return len(found)

    async def _change(self, due: ThreadName) -> None:
        lock = self._locks.setdefault(due.session_id, asyncio.Lock())
        async with lock:
            try:
                claimed = self._clock() + CLAIM
                if await self._store.claim_thread_name(due, claimed):
                    await self._settle(replace(due, due_at=claimed))
            except StoreError as error:
                log.info("the thread of session %s is renamed later: %s", due.session_id, error)
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("the thread of session %s is not renamed", due.session_id)

    async def _settle(self, claimed: ThreadName) -> None:
        """Give the thread its newest name now, or note when that may be."""
        known = await self._store.thread_name(claimed.session_id) or claimed
        try:
            session = await self._store.get(known.session_id)
        except NotFound:
            return
        is_wanted = (await self._store.server(session.guild_id or 0)).names_turn
        now, free_at = self._clock(), _free_at(known)
        if session.thread_id != known.thread_id or not _differs(session, known, is_wanted):
            settled = replace(known, due_at=None)
        elif free_at is not None and free_at > now:
            settled = replace(known, due_at=free_at)
        else:
            settled = await self._renamed(session, known, is_wanted)
        await self._store.settle_thread_name(settled, claimed.due_at)

    async def _renamed(self, session: Session, known: ThreadName, is_wanted: bool) -> ThreadName:
        """What is known of the thread once it has been given its name, or that was refused."""
        name, now = _wanted(session, is_wanted), self._clock()
        assert name is not None
        counted = replace(known, earlier_at=known.latest_at, latest_at=now, due_at=None)
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                await self._api.rename_thread(known.thread_id, name)
        except TRANSIENT_ERRORS as failure:
            # It may have got through, or Discord may count what others have changed.
            log.info("the thread of session %s is renamed later: %s", session.id, failure)
            return replace(counted, due_at=now + WINDOW)
        except discord.HTTPException as refusal:
            log.info("the thread of session %s keeps its name: %s", session.id, refusal)
            return counted
        return replace(counted, shown=_digest(name))


def _free_at(known: ThreadName) -> datetime | None:
    """When the name may be changed again; None: as far as is known, it may be now."""
    return None if known.earlier_at is None else known.earlier_at + WINDOW


def _wanted(session: Session, is_wanted: bool) -> str | None:
    """What the thread is to be called; None: as it is."""
    return turn_name(session) if is_wanted else base_name(session)


def _differs(session: Session, known: ThreadName, is_wanted: bool) -> bool:
    """Whether the thread is to be called something else than it is."""
    name = _wanted(session, is_wanted)
    shown = known.shown or _digest(base_name(session))
    return name is not None and _digest(name) != shown


def _digest(name: str) -> str:
    """What stands for a *name*, which holds those of people: they may ask to be forgotten."""
    return hashlib.blake2s(name.encode(), digest_size=12).hexdigest()

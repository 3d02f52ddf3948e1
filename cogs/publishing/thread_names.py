"""Names of threads: the game and its people, or whose turn it is where the server wants that.

Discord takes two changes in ten minutes, so the newest name waits for its turn, and nothing ever
waits for it.
"""

import asyncio
import hashlib
import logging
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from cogs.messages.phrases import game_name, isolated
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.table.naming import titles_of
from data.i18n import translator
from data.store import Job, JobKind, NotFound, Session, Store, StoreError
from render.view import listed

MOST_UNITS = 100
"""What Discord takes, counted as the strictest of its clients count: in UTF-16."""
_LENGTHS = (64, 40, 28, 20, 14, 10, 7, 4)
"""Characters that a name may have: the first of these at which the whole fits."""
_JOINER = "\u200d"


def base_name(session: Session) -> str:
    """The name of a thread as it is opened: its game, which of a row, and who plays."""
    translate = translator(session.language)
    title = game_name(translate, session.game)
    if session.follows is not None:
        title = f"🔁 {title} {session.rematches + 1}"
    return _fitting(lambda names: f"{title}: {listed(translate, names)}", titles_of(session))


def turn_name(session: Session) -> str | None:
    """The name that says whose turn it is; after the end, and while nobody is asked, the base name.

    None: robots alone are asked, so that another name follows in a moment.
    """
    if not session.standing.runs_clocks:
        return base_name(session)
    titles = titles_of(session)
    names = [titles[seat] for seat in session.to_act if not session.seats[seat].is_played_by_robot]
    if not names:
        return None if session.to_act else base_name(session)
    translate = translator(session.language)
    title = game_name(translate, session.game)
    return _fitting(
        lambda shown: translate(
            "thread-next", game=title, who=listed(translate, shown), count=len(names)
        ),
        names,
    )


def _fitting(whole: Callable[[Iterable[str]], str], names: Sequence[str]) -> str:
    """Call *whole* with *names*, as much of each as there is room for."""
    for length in _LENGTHS:
        made = whole(isolated(clipped(name, length)) for name in names)
        if _units(made) <= MOST_UNITS:
            return made
    return clipped(made, MOST_UNITS // 2)


def clipped(name: str, length: int) -> str:
    """*name*, where it is longer than *length* cut between two characters as people see them."""
    if len(name) <= length:
        return name
    end = length - 1
    while end > 1 and _continues(name, end):
        end -= 1
    return name[:end].rstrip() + "…"


def _continues(name: str, position: int) -> bool:
    """Tell whether the character at *position* belongs to the one before it."""
    here, before = name[position], name[position - 1]
    is_mark = unicodedata.category(here).startswith("M") or "\U0001f3fb" <= here <= "\U0001f3ff"
    return is_mark or _JOINER in (here, before)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


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

"""Tables that cannot be read: set aside with a word to their people, and taken up again.

A table is frozen where its snapshot, its options or its history cannot be read: damaged, or written
by another version of a game. Nothing of it is changed meanwhile, and every other table goes on.
That it is frozen is stored, so that people and operator are told once. Whether it still has to be
is found out by reading it: at the start of the program, and whenever somebody uses the table.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import LiveTable, require_whole
from cogs.tables.session.lobby import options_of
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import Change, effects_of
from cogs.tables.session.timekeeping import decisions_due, keep_time
from data.store import Committed, Conflict, Job, Session, Store, Task, TaskKind

log = logging.getLogger(__name__)

Announced = tuple[LiveTable, Committed]
"""A table after a commit, and what that leaves to publish."""


class Freezer:
    """Freezes tables and thaws them."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def freeze(self, trouble: Frozen) -> Announced | None:
        """Set the table of *trouble* aside; None where that has been done already.

        The one that sets it aside tells the operator. None as well where the table was changed at
        the same moment: the next to read it comes across the same trouble.
        """
        session = await self._store.get(trouble.session_id)
        if session.standing.is_frozen:
            return None
        frozen = _frozen(session, self._clock())
        told = Notice(notify=session.people, is_beside=session.standing.is_lobby)
        announced = await self._commit(session, frozen, told)
        if announced is not None:
            _report(session, trouble)
        return announced

    async def thaw(self, session: Session) -> Announced | None:
        """Take a frozen table up again; None where it can still not be read."""
        if await trouble_of(self._store, session) is not None:
            return None
        return await self._take_up(session)

    async def thaw_all(self) -> list[Announced]:
        """Take up every frozen table that can be read again; the operator hears of the others."""
        announced = []
        for session in await self._store.frozen_sessions():
            trouble = await trouble_of(self._store, session)
            if trouble is not None:
                _report(session, trouble)
            elif thawed := await self._take_up(session):
                announced.append(thawed)
        return announced

    async def _take_up(self, session: Session) -> Announced | None:
        asked = Notice(notify=session.people_at(session.to_act))
        thawed, now = Change(LiveTable(_frozen(session, None))), self._clock()
        made = await keep_time(self._store, LiveTable(session), thawed, now)
        due = (*made.due, *await decisions_due(self._store, made.table, now))
        announced = await self._commit(session, made.table.session, asked, due)
        if announced is not None:
            log.info("session %d can be read again and goes on", session.id)
        return announced

    async def _commit(
        self, before: Session, after: Session, notice: Notice, due: Iterable[Job] = ()
    ) -> Announced | None:
        """Store *after* and have it published; None where *before* is no longer true."""
        begun = not before.standing.is_lobby
        kinds = (TaskKind.LOBBY, TaskKind.NEW_BOARD) if begun else (TaskKind.LOBBY,)
        tasks = [Task(kind=kind, ply=after.ply, payload=notice.payload) for kind in kinds]
        try:
            committed = await self._store.commit(before, after, (), tasks, due)
        except Conflict:
            return None
        return LiveTable(committed.session), committed


async def trouble_of(store: Store, session: Session) -> Frozen | None:
    """Find what of *session* cannot be read; None where everything can."""
    unfrozen = _frozen(session, None)
    table = LiveTable(unfrozen)
    try:
        require_whole(unfrozen)
        if table.has_begun:
            table.observe(None)
            _ = table.outcome
        else:
            options_of(unfrozen)
        for entry in await store.history(session.id):
            effects_of(session, entry)
    except Frozen as trouble:
        return trouble
    return None


def _frozen(session: Session, since: datetime | None) -> Session:
    return replace(session, standing=replace(session.standing, frozen_at=since))


def _report(session: Session, trouble: Frozen) -> None:
    """Tell the operator, without a word of what is stored: that holds the secrets of the game."""
    log.error(
        "session %d is frozen at ply %d of %s: %s",
        session.id,
        session.ply,
        session.game,
        trouble.reason,
    )

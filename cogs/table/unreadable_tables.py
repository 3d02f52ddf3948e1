"""Tables that cannot be read: set aside with a word to their people, and taken up again.

A table is frozen where its snapshot, its options or its history cannot be read: damaged, or written
by another version of a game. Nothing of it is changed meanwhile, and every other table goes on.
That it is frozen is stored, so that people and operator are told once. Whether it still has to be
is found out by reading it: at the start of the program, and whenever somebody uses the table.
"""

import logging
from dataclasses import replace
from datetime import datetime

from cogs.table.errors import Frozen
from cogs.table.live_table import LiveTable, require_whole
from cogs.table.lobby import options_of
from cogs.table.notice import Notice
from cogs.table.play import effects_of
from data.store import Committed, Conflict, Session, Store, Task, TaskKind

log = logging.getLogger(__name__)


async def freeze(store: Store, trouble: Frozen) -> Committed | None:
    """Set the table of *trouble* aside; None where that has been done already.

    The one that sets it aside tells the operator. None as well where the table was changed at the
    same moment: the next to read it comes across the same trouble.
    """
    session = await store.get(trouble.session_id)
    if session.standing.is_frozen:
        return None
    notice = Notice(notify=session.people, is_beside=session.standing.is_lobby)
    tasks = [
        Task(kind=kind, ply=session.ply, payload=notice.payload) for kind in everything_of(session)
    ]
    try:
        committed = await store.commit(session, frozen(session, store.clock()), tasks=tasks)
    except Conflict:
        return None
    report(session, trouble)
    return committed


async def trouble_of(store: Store, session: Session) -> Frozen | None:
    """Find what of *session* cannot be read; None where everything can."""
    unfrozen = frozen(session, None)
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


def frozen(session: Session, since: datetime | None) -> Session:
    """Return *session* as it is once it is set aside; *since* None: once it goes on."""
    return replace(session, standing=replace(session.standing, frozen_at=since))


def everything_of(session: Session) -> tuple[TaskKind, ...]:
    """Return what shows all of a table in Discord: a game in a message of its own."""
    begun = not session.standing.is_lobby
    return (TaskKind.LOBBY, TaskKind.NEW_BOARD) if begun else (TaskKind.LOBBY,)


def report(session: Session, trouble: Frozen) -> None:
    """Tell the operator, without a word of what is stored: that holds the secrets of the game."""
    log.error(
        "session %d is frozen at ply %d of %s: %s",
        session.id,
        session.ply,
        session.game,
        trouble.reason,
    )

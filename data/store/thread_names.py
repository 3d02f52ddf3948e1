"""What the threads of tables are called, and which of them are still to be renamed."""

from dataclasses import asdict, dataclass
from datetime import datetime, timedelta

from cachetools import TTLCache
from sqlalchemy import Connection, bindparam, case, func, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from data.store.database import Database
from data.store.schema import thread_names
from data.store.shared_work import Clock, SharedWork

Insert = sqlite.Insert | postgresql.Insert

_TABLES = 100_000
_KNOWN_SECONDS = 60.0
"""How long it is remembered that a thread has no name of its own."""
MANY = 50
"""Names that are looked at together."""

OF_SESSION = select(thread_names).where(thread_names.c.session_id == bindparam("session"))
DUE = (
    select(thread_names)
    .where(thread_names.c.due_at <= bindparam("now", type_=thread_names.c.due_at.type))
    .order_by(thread_names.c.due_at)
    .limit(MANY)
)
FIRST_DUE = select(func.min(thread_names.c.due_at))
CLAIM = (
    update(thread_names)
    .where(
        thread_names.c.session_id == bindparam("session"),
        thread_names.c.due_at == bindparam("noted"),
    )
    .values(due_at=bindparam("until"))
)
DUE_AT = thread_names.c.due_at
SETTLE = update(thread_names).where(
    thread_names.c.session_id == bindparam("session"),
    thread_names.c.thread_id == bindparam("thread"),
)


def noting(*, is_sqlite: bool) -> Insert:
    """The statement that makes a name due: what is known of another thread is forgotten."""
    added = sqlite.insert(thread_names) if is_sqlite else postgresql.insert(thread_names)
    is_same = thread_names.c.thread_id == added.excluded.thread_id
    kept = {
        name: case((is_same, thread_names.c[name])) for name in ("shown", "earlier_at", "latest_at")
    }
    return added.on_conflict_do_update(
        index_elements=[thread_names.c.session_id],
        set_={"thread_id": added.excluded.thread_id, "due_at": added.excluded.due_at, **kept},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreadName:
    """The name of a table's thread, as far as this program has given it."""

    session_id: int
    thread_id: int
    shown: str | None = None
    """A digest of the name that it has; None: of the name that it was opened with."""
    earlier_at: datetime | None = None
    """When it was changed the last time but one; None: never, or once."""
    latest_at: datetime | None = None
    """When it was changed last; None: never."""
    due_at: datetime | None = None
    """When it is to be looked at again; None: its name is as it is to be."""


class ThreadNames(SharedWork):
    """The part of the store that knows them."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database, now, lease)
        self._plain: TTLCache[int, None] = TTLCache(_TABLES, _KNOWN_SECONDS)
        """Sessions whose thread has the name that it was opened with."""

    async def thread_name(self, session_id: int) -> ThreadName | None:
        """The name of this session's thread; None: it has always had the one it was opened with."""
        found = await self._rows(OF_SESSION, session=session_id)
        if not found:
            self._plain[session_id] = None
        return ThreadName(**found[0]._asdict()) if found else None

    async def known_thread_name(self, session_id: int) -> ThreadName | None:
        """As :meth:`thread_name`; another process may have given it a name a moment ago."""
        return None if session_id in self._plain else await self.thread_name(session_id)

    async def note_thread_name(self, session_id: int, thread_id: int, due_at: datetime) -> None:
        """Have the name of a thread looked at; of another thread than before nothing is known."""
        note = noting(is_sqlite=self._database.is_sqlite)
        values = {"session_id": session_id, "thread_id": thread_id, "due_at": due_at}
        self._plain.pop(session_id, None)
        await self._execute(note, values)

    async def settle_thread_name(self, name: ThreadName, claimed: datetime | None) -> None:
        """Remember *name*, which was *claimed* until then; what was noted since stays due."""
        values = asdict(name)
        place = {"session": values.pop("session_id"), "thread": values.pop("thread_id")}
        next_due = literal(values.pop("due_at"), DUE_AT.type)
        changed = SETTLE.values(
            **values, due_at=case((thread_names.c.due_at == claimed, next_due), else_=DUE_AT)
        )
        await self._execute(changed, place)

    async def claim_thread_name(self, name: ThreadName, until: datetime) -> bool:
        """Leave a due *name* to who asks first; after *until* to another process, if still due.

        False: it has been taken, or noted again.
        """
        values = {"session": name.session_id, "noted": name.due_at, "until": until}

        def work(connection: Connection) -> int:
            return connection.execute(CLAIM, values).rowcount

        return await self._write(work) == 1

    async def due_thread_names(self, now: datetime) -> tuple[ThreadName, ...]:
        """Those that are to be looked at by *now*, the first due first."""
        found = await self._rows(DUE, now=now)
        return tuple(ThreadName(**row._asdict()) for row in found)

    async def first_thread_name_due(self) -> datetime | None:
        """When the first of them is to be looked at; None: no name is to be changed."""
        moment: datetime | None = (await self._rows(FIRST_DUE))[0][0]
        return moment

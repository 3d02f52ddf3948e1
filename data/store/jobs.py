"""Jobs: what is to be done when, shared out among processes so that each does it alone."""

from collections.abc import Collection, Iterable
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, bindparam, case, delete, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from data.store.database import Database
from data.store.leases import MANY
from data.store.schema import jobs
from data.store.shared_work import Clock, SharedWork
from data.store.timing import WHOLE_TABLE, Job, JobKind

HOLD = timedelta(minutes=1)
"""How long a job belongs to the process that has taken it."""
DECISION = timedelta(seconds=20)
"""The same of a decision: longer than any takes, and one that is made twice counts once."""

_MOMENT = jobs.c.due_at.type
_KEY = tuple(column == bindparam(f"its_{column.name}") for column in jobs.primary_key)
_HELD = jobs.c.due_at == bindparam("held", type_=_MOMENT)
_UNTIL, _SOON = bindparam("until", type_=_MOMENT), bindparam("soon", type_=_MOMENT)
_FACTS = bindparam("its_facts", type_=jobs.c.facts.type)
_HAS_ROOM = jobs.c.kind.not_in(bindparam("full", expanding=True))
_FIRST = select(func.min(jobs.c.due_at)).where(_HAS_ROOM)
_ONE = select(jobs).where(*_KEY)
_DUE_NOW = (
    select(*jobs.primary_key)
    .where(jobs.c.due_at <= bindparam("now", type_=_MOMENT), _HAS_ROOM)
    .order_by(jobs.c.due_at)
    .limit(bindparam("count"))
)
# Rows that another process is just taking are its own.
_TAKE = (
    update(jobs)
    .where(tuple_(*jobs.primary_key).in_(_DUE_NOW.with_for_update(skip_locked=True)))
    .values(due_at=case((jobs.c.kind == JobKind.DECIDE, _SOON), else_=_UNTIL))
    .returning(jobs)
)
_OF_KIND = select(jobs.c.kind).where(jobs.c.kind == bindparam("its_kind")).limit(1)
_RELEASE = update(jobs).where(jobs.c.kind == bindparam("its_kind")).values(due_at=_UNTIL)
_DROP = delete(jobs).where(*_KEY, _HELD)
_POSTPONE = (
    update(jobs)
    .where(*_KEY, _HELD)
    .values(due_at=_UNTIL, facts=func.coalesce(_FACTS, jobs.c.facts))
)
_SETTLE = (
    update(jobs)
    .where(*_KEY)
    .values(due_at=case((_HELD, _UNTIL), else_=jobs.c.due_at), facts=_FACTS)
)


class Jobs(SharedWork):
    """The part of the store that knows what is to be done.

    A job that is taken is due again at the end of :data:`HOLD`: what a process leaves behind that
    dies comes again by itself. That moment also tells whether a job is still the one that was
    taken, or another one has been put in its place.
    """

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database, now, lease)
        added = (sqlite if database.is_sqlite else postgresql).insert(jobs)
        new = added.excluded
        self._put_job = added.on_conflict_do_update(
            index_elements=list(jobs.primary_key),
            set_={name: new[name] for name in ("due_at", "ply", "step")}
            | {"facts": func.coalesce(new.facts, jobs.c.facts)},
        )

    async def first_job(self, full: Collection[JobKind] = ()) -> datetime | None:
        """Return when the first of all jobs is due, which may be past; None: nothing is.

        Those of the kinds that are *full* do not count.
        """
        found: datetime | None = (await self._rows(_FIRST, full=full))[0][0]
        return found

    async def has_jobs(self, kind: JobKind) -> bool:
        """Return whether there is anything of this *kind* to do, or being done."""
        return bool(await self._rows(_OF_KIND, its_kind=kind))

    async def take_jobs(self, limit: int = MANY, full: Collection[JobKind] = ()) -> tuple[Job, ...]:
        """Take what is due now, the oldest first; nobody else gets it for :data:`HOLD`.

        Of the kinds that are *full* nothing is taken.
        """
        now = self._now()
        first = await self.first_job(full)
        if first is None or first > now:
            return ()
        ends = {"until": now + HOLD, "soon": now + DECISION}
        asked = {"now": now, "count": limit, "full": full, **ends}
        taken = await self._write(lambda c: c.execute(_TAKE, asked).all())
        return tuple(_job(row) for row in taken)

    async def job_of(
        self, kind: JobKind, session_id: int = 0, seat: int = WHOLE_TABLE, user_id: int = 0
    ) -> Job | None:
        """Return the job of this kind, as it is known; None: there has been none."""
        asked = _key(Job(kind=kind, session_id=session_id, seat=seat, user_id=user_id, due_at=None))
        found = await self._rows(_ONE, **asked)
        return _job(found[0]) if found else None

    async def release_jobs(self, kind: JobKind) -> None:
        """Let all of this *kind* be due at once, whoever has taken them: no harm if done twice."""
        await self._execute(_RELEASE, {"its_kind": kind, "until": self._now()})

    async def put_job(self, job: Job) -> None:
        """Let *job* be due, in place of what was."""
        await self._write(lambda connection: self._put_jobs(connection, (job,)))

    async def postpone_job(
        self, job: Job, until: datetime | None, facts: dict[str, Any] | None = None
    ) -> bool:
        """Let what was taken be due at *until*, and remember *facts*, unless they are None.

        False, and nothing is done: something else has taken its place.
        """
        asked = _held(job) | {"until": until, "its_facts": facts}
        return await self._write(lambda c: c.execute(_POSTPONE, asked).rowcount == 1)

    async def settle_job(self, job: Job, until: datetime | None, facts: dict[str, Any]) -> None:
        """Remember *facts*; the job is due at *until*, unless it was put again meanwhile."""
        await self._execute(_SETTLE, _held(job) | {"until": until, "its_facts": facts})

    async def drop_job(self, job: Job) -> None:
        """Forget what was taken, and is done or void; not what has taken its place."""
        await self._write(lambda connection: self._drop_job(connection, job))

    def _put_jobs(
        self, connection: Connection, put: Iterable[Job], session_id: int | None = None
    ) -> None:
        """Put jobs, all of them of this session unless it is None."""
        of_session = {} if session_id is None else {"session_id": session_id}
        values = [asdict(job) | of_session for job in put]
        if values:
            connection.execute(self._put_job, values)

    def _drop_job(self, connection: Connection, job: Job) -> bool:
        """Return whether *job* was still as it was taken."""
        return connection.execute(_DROP, _held(job)).rowcount == 1


def _key(job: Job) -> dict[str, Any]:
    return {f"its_{column.name}": getattr(job, column.name) for column in jobs.primary_key}


def _held(job: Job) -> dict[str, Any]:
    """Return what finds the row of *job*, and tells whether it is still the same."""
    return _key(job) | {"held": job.due_at}


def _job(row: Row[Any]) -> Job:
    return Job(**row._asdict())

"""Jobs: what is to be done when, shared out among processes so that each does it alone."""

import secrets
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from cachetools import TTLCache
from sqlalchemy import (
    Connection,
    Insert,
    Integer,
    Row,
    Text,
    bindparam,
    case,
    delete,
    func,
    select,
    tuple_,
    type_coerce,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or

from data.store.database import Clock, Database, utc_now
from data.store.schema import jobs
from data.store.timing import WHOLE_TABLE, Job, JobKind, Task, TaskKind

MANY = 100
"""Jobs taken together, or rows read."""
HOLD = timedelta(seconds=15)
"""How long a job belongs to the process that has taken it, unless it is kept for longer."""
EVERY_KIND = tuple(JobKind)

_PUT = ("due_at", "ply", "step", "tasks", "attempts", "holder")
_FRESH = {"number": 1, "attempts": 0, "holder": None}
_MOMENT = jobs.c.due_at.type
_NAMES = tuple(column.name for column in jobs.primary_key)
_KEYS = tuple_(*jobs.primary_key)
KEY = tuple(jobs.c[name] == bindparam(f"its_{name}") for name in _NAMES)
_IS_SAME = jobs.c.number == bindparam("its_number")
_UNTIL = bindparam("until", type_=_MOMENT)
_FACTS = bindparam("its_facts", type_=jobs.c.facts.type)
# Not the column itself: SQLite would read all of these kinds, and sort them by their moments.
_OF_KINDS = type_coerce(jobs.c.kind, Text).concat("").in_(bindparam("kinds", expanding=True))
_FIRST = select(func.min(jobs.c.due_at)).where(_OF_KINDS)
_ONE = select(jobs).where(*KEY)
_DUE_NOW = (
    select(*jobs.primary_key)
    .where(jobs.c.due_at <= bindparam("now", type_=_MOMENT), _OF_KINDS)
    .order_by(jobs.c.due_at)
    .limit(bindparam("count", type_=Integer))
)
# Rows that another process is just taking, or changing, are its own.
_TAKE = (
    update(jobs)
    .where(_KEYS.in_(_DUE_NOW.with_for_update(skip_locked=True)))
    .values(due_at=_UNTIL, holder=bindparam("mine"), number=jobs.c.number + 1)
    .returning(jobs)
)
_HELD = select(*jobs.primary_key).where(
    jobs.c.holder == bindparam("mine"), _KEYS.in_(bindparam("keys", expanding=True))
)
_KEEP = update(jobs).where(_KEYS.in_(_HELD.with_for_update(skip_locked=True))).values(due_at=_UNTIL)
_LET_GO = update(jobs).where(jobs.c.holder == bindparam("mine")).values(due_at=_UNTIL, holder=None)
_RELEASE = (
    update(jobs)
    .where(jobs.c.kind == bindparam("its_kind"))
    .values(due_at=_UNTIL, holder=None, number=jobs.c.number + 1)
)
_PATIENCE = 60.0
"""Seconds after which what was put by its holder, and is not done, counts as left behind."""
_MANY_HELD = 10_000
_DROP = delete(jobs).where(*KEY, _IS_SAME)
_CLOSE = update(jobs).where(*KEY).values(due_at=_UNTIL, holder=None, facts=None)
_POSTPONE = (
    update(jobs)
    .where(*KEY, _IS_SAME)
    .values(
        due_at=_UNTIL,
        holder=bindparam("still"),
        attempts=bindparam("failures"),
        facts=func.coalesce(_FACTS, jobs.c.facts),
    )
)
_SETTLE = (
    update(jobs)
    .where(*KEY)
    .values(
        due_at=case((_IS_SAME, _UNTIL), else_=jobs.c.due_at),
        holder=case((_IS_SAME, None), else_=jobs.c.holder),
        facts=_FACTS,
    )
)


def _putting() -> Insert:
    """Put jobs in place of what was; a publication that is there gets another number alone."""
    added = insert_or(jobs)
    is_publication, new = jobs.c.kind == JobKind.PUBLISH, added.excluded
    put = {name: case((is_publication, jobs.c[name]), else_=new[name]) for name in _PUT}
    facts = {"facts": func.coalesce(new.facts, jobs.c.facts), "number": jobs.c.number + 1}
    statement: Insert = added.on_conflict_do_update(
        index_elements=list(jobs.primary_key), set_=put | facts
    ).returning(jobs)
    return statement


_PUT_JOBS = _putting()
_HOLD_JOB = insert_or(jobs).on_conflict_do_nothing()


class Jobs(Database):
    """The part of the store that knows what is to be done.

    A job that is taken is due again at the end of :data:`HOLD`: what a process leaves behind that
    dies comes again by itself. Its number tells whether it is still the one that was taken.
    """

    def __init__(self, url: str, now: Clock = utc_now) -> None:
        super().__init__(url, now)
        self._holder = secrets.token_hex(8)
        """The name of this process among all that share the database."""
        self._held: TTLCache[tuple[JobKind, int], Job] = TTLCache(_MANY_HELD, _PATIENCE)
        """What was put by this process for itself."""

    async def first_job(self, kinds: Collection[JobKind] = EVERY_KIND) -> datetime | None:
        """Return when the first job of these *kinds* is due, which may be past; None: none is."""
        found: datetime | None = (await self._rows(_FIRST, kinds=list(kinds)))[0][0]
        return found

    async def take_jobs(
        self, limit: int = MANY, kinds: Collection[JobKind] = EVERY_KIND
    ) -> tuple[Job, ...]:
        """Take what is due now, the oldest first; nobody else gets it for :data:`HOLD`."""
        now = self.clock()
        first = await self.first_job(kinds)
        if first is None or first > now:
            return ()
        asked = {"now": now, "until": now + HOLD, "count": limit, "kinds": list(kinds)}
        taken = await self.write(lambda c: c.execute(_TAKE, self._mine | asked).all())
        return tuple(job_in(row) for row in taken)

    async def keep_jobs(self, held: Iterable[Job]) -> None:
        """Keep what this process holds from others; to be called several times in a HOLD."""
        every = (*held, *self._held.values())
        keys = [tuple(getattr(job, name) for name in _NAMES) for job in every]
        if keys:
            await self._execute(_KEEP, self._mine | {"keys": keys, "until": self.clock() + HOLD})

    async def let_go(self) -> None:
        """Leave everything that is not done to other processes."""
        await self._execute(_LET_GO, self._mine | {"until": self.clock()})

    @property
    def _mine(self) -> dict[str, Any]:
        return {"mine": self._holder}

    async def release_jobs(self, kind: JobKind) -> None:
        """Let all of this *kind* be due at once, whoever has taken them: no harm if done twice."""
        await self._execute(_RELEASE, {"its_kind": kind, "until": self.clock()})

    async def job_of(
        self, kind: JobKind, session_id: int = 0, seat: int = WHOLE_TABLE, user_id: int = 0
    ) -> Job | None:
        """Return the job of this kind, as it is known; None: there has been none."""
        asked = key_of(
            Job(kind=kind, session_id=session_id, seat=seat, user_id=user_id, due_at=None)
        )
        found = await self._rows(_ONE, **asked)
        return job_in(found[0]) if found else None

    async def put_job(self, job: Job) -> None:
        """Let *job* be due, in place of what was."""
        await self.write(lambda connection: put_jobs(connection, (job,)))

    async def hold_job(self, job: Job) -> Job | None:
        """Put *job*, which this process is at already; None: another one was faster."""
        held = replace(job, due_at=self.clock() + HOLD, holder=self._holder)
        values = job_values(held)
        if not await self.write(lambda c: c.execute(_HOLD_JOB, values).rowcount):
            return None
        self._held[held.kind, held.session_id] = held
        return held

    async def postpone_job(
        self,
        job: Job,
        until: datetime | None,
        facts: dict[str, Any] | None = None,
        *,
        failures: int = 0,
    ) -> bool:
        """Let what was taken be due at *until*, and remember *facts*, unless they are None.

        Until when it is held anyway: it stays so. False, and nothing is done: something else has
        taken its place.
        """
        return await self.write(
            lambda c: self._postpone_job(c, job, until, facts, failures=failures)
        )

    async def settle_job(self, job: Job, until: datetime | None, facts: dict[str, Any]) -> None:
        """Remember *facts*; the job is due at *until*, unless it was put again meanwhile."""
        await self._execute(_SETTLE, _same(job) | {"until": until, "its_facts": facts})

    async def drop_job(self, job: Job) -> None:
        """Forget what was taken, and is done or void; not what has taken its place."""
        self.leave_job(job)
        await self.write(lambda connection: self._drop_job(connection, job))

    def leave_job(self, job: Job) -> None:
        """Keep *job* no longer: another process is at it, and will close it."""
        self._held.pop((job.kind, job.session_id), None)

    async def close_job(self, job: Job, until: datetime) -> None:
        """Note that *job* is done, whichever process has put it.

        It stays *until* then: a process that gets to know of it late does not begin with it.
        """
        self.leave_job(job)
        await self._execute(_CLOSE, key_of(job) | {"until": until})

    def _postpone_job(
        self,
        connection: Connection,
        job: Job,
        until: datetime | None,
        facts: dict[str, Any] | None = None,
        *,
        failures: int = 0,
    ) -> bool:
        asked = _same(job) | {"until": until, "its_facts": facts, "failures": failures}
        asked["still"] = job.holder if until == job.due_at else None
        return connection.execute(_POSTPONE, asked).rowcount == 1

    def _drop_job(self, connection: Connection, job: Job) -> bool:
        """Return whether *job* was still as it was taken."""
        return connection.execute(_DROP, _same(job)).rowcount == 1


def put_jobs(connection: Connection, put: Iterable[Job]) -> list[Job]:
    """Put jobs, of each kind for a seat, a table or a person the last; return what is stored."""
    by_key = {
        tuple(getattr(job, name) for name in _NAMES): job_values(job)
        | ({} if job.kind is JobKind.PUBLISH else _FRESH)
        for job in put
    }
    if not by_key:
        return []
    return [job_in(row) for row in connection.execute(_PUT_JOBS, list(by_key.values()))]


def key_of(job: Job) -> dict[str, Any]:
    """Return what finds the row of *job*."""
    return {f"its_{name}": getattr(job, name) for name in _NAMES}


def _same(job: Job) -> dict[str, Any]:
    """Return what finds the row of *job*, and tells whether it is still the same."""
    return key_of(job) | {"its_number": job.number}


def job_values(job: Job) -> dict[str, Any]:
    """Return the columns of *job*."""
    values = {column.name: getattr(job, column.name) for column in jobs.c}
    return values | {"tasks": job.tasks or None}


def job_in(row: Row[Any]) -> Job:
    """Return the job in a whole row; tasks that cannot be read are one: the board is told anew."""
    job = Job(**row._asdict())
    if job.kind is not JobKind.PUBLISH or job.tasks:
        return job
    return replace(job, tasks=(Task(session_id=job.session_id, kind=TaskKind.BOARD, ply=0),))

"""Daily summaries: when each person gets the next one; each is sent by one process."""

from datetime import datetime, timedelta

from sqlalchemy import BigInteger, Connection, Integer, bindparam, case, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from data.store.database import Database
from data.store.schedule import HOLD, Schedule
from data.store.schema import summaries
from data.store.shared_work import MANY, Clock
from data.store.timing import SummaryDue

_MOMENT = summaries.c.due_at.type
_OWN = summaries.c.user_id == bindparam("user", type_=BigInteger)
_HELD = summaries.c.due_at == bindparam("held", type_=_MOMENT)
_FIRST = select(func.min(summaries.c.due_at))
_ONE = select(summaries).where(_OWN, summaries.c.due_at.is_not(None))
_DUE_NOW = (
    select(summaries.c.user_id)
    .where(summaries.c.due_at <= bindparam("now", type_=_MOMENT))
    .order_by(summaries.c.due_at)
    .limit(bindparam("count", type_=Integer))
)
# Rows that another process is just taking are its own.
_TAKE = (
    update(summaries)
    .where(summaries.c.user_id.in_(_DUE_NOW.with_for_update(skip_locked=True)))
    .values(due_at=bindparam("until", type_=_MOMENT))
    .returning(summaries)
)
_BEGIN = update(summaries).where(_OWN, _HELD).values(begun_at=bindparam("now", type_=_MOMENT))
_POSTPONE = update(summaries).where(_OWN, _HELD).values(due_at=bindparam("until", type_=_MOMENT))
_FINISH = (
    update(summaries)
    .where(_OWN)
    .values(
        # An hour that was chosen meanwhile stays.
        due_at=case((_HELD, bindparam("until", type_=_MOMENT)), else_=summaries.c.due_at),
        told_at=bindparam("told", type_=_MOMENT),
        begun_at=None,
        repeats=bindparam("repeated", type_=Integer),
    )
)
_END = update(summaries).where(_OWN).values(due_at=None, begun_at=None)


class Summaries(Schedule):
    """The part of the store that knows when people get their daily summary."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database, now, lease)
        added = (sqlite if database.is_sqlite else postgresql).insert(summaries)
        self._set_summary = added.values(
            user_id=bindparam("user", type_=BigInteger),
            due_at=bindparam("until", type_=_MOMENT),
            repeats=0,
        ).on_conflict_do_update(
            index_elements=[summaries.c.user_id], set_={"due_at": added.excluded.due_at}
        )

    async def first_summary(self) -> datetime | None:
        """When the first of all summaries is due, which may be past; None: nobody wants one."""
        found: datetime | None = (await self._rows(_FIRST))[0][0]
        return found

    async def summary_of(self, user_id: int) -> SummaryDue | None:
        """When this person gets the next one; None: they want none."""
        found = await self._rows(_ONE, user=user_id)
        return SummaryDue(**found[0]._asdict()) if found else None

    async def take_summaries(self, limit: int = MANY) -> tuple[SummaryDue, ...]:
        """Whose is due now; nobody else gets them for :data:`~data.store.schedule.HOLD`.

        What is not finished by then, because a process died, comes again.
        """
        now = self._now()
        first = await self.first_summary()
        if first is None or first > now:
            return ()
        asked = {"now": now, "until": now + HOLD, "count": limit}
        taken = await self._write(lambda c: c.execute(_TAKE, asked).all())
        return tuple(SummaryDue(**row._asdict()) for row in taken)

    async def begin_summary(self, due: SummaryDue) -> bool:
        """Note that it is being sent from now on; False: it is not due any more."""
        asked = {"user": due.user_id, "held": due.due_at, "now": self._now()}
        return await self._write(lambda c: c.execute(_BEGIN, asked).rowcount == 1)

    async def postpone_summary(self, due: SummaryDue, until: datetime) -> None:
        """Let it be due later, unless its person has chosen another moment meanwhile."""
        await self._execute(_POSTPONE, {"user": due.user_id, "held": due.due_at, "until": until})

    async def finish_summary(
        self, due: SummaryDue, told_at: datetime, repeats: int, until: datetime
    ) -> None:
        """Note that it was told at *told_at*; the next one is due at *until*."""
        asked = {"user": due.user_id, "held": due.due_at, "until": until}
        await self._execute(_FINISH, asked | {"told": told_at, "repeated": repeats})

    def _plan_summary(self, connection: Connection, user_id: int, until: datetime | None) -> None:
        """Let the next one of a person be due at *until*; None: they want none any more."""
        if until is None:
            connection.execute(_END, {"user": user_id})
        else:
            connection.execute(self._set_summary, {"user": user_id, "until": until})

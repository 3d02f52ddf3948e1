"""Features: each may have a say at tables, and the engine names none of them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from cogs.clocks.seat_clocks import Hours
from cogs.clocks.waking_hours import WakingHours
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.outages import Outage
from cogs.table.play import Change
from data.store import Job, JobKind, Preference, Session, Store, Task, TaskKind


@dataclass(frozen=True, slots=True)
class Due:
    """A job that is due at a table."""

    table: LiveTable
    job: Job
    hours: Hours
    now: datetime
    summary_at: datetime | None = None
    """When the person of its seat gets their next daily summary; None: they want none."""
    outage: Outage | None = None
    """When people could not be heard last, where that has to do with it."""

    def awake(self, seat: int) -> datetime:
        """Return when the person of *seat* is awake next."""
        return self.hours.get(seat, WakingHours()).next_awake(self.now)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The decision about what is due. Without any of these the job is void."""

    change: Change | None = None
    tasks: tuple[Task, ...] = ()
    until: datetime | None = None
    """When to look again."""
    is_end: bool = False
    """Whether something comes to its end by it, for which people are given time after an outage."""


VOID = Outcome()
OutcomeOf = Callable[[Due], Outcome]


def board(session: Session, notice: Notice) -> tuple[Task, ...]:
    """Show the table with *notice*, on a new board where that calls somebody."""
    kind = TaskKind.NEW_BOARD if notice.notify else TaskKind.BOARD
    return (Task(kind=kind, ply=session.ply, payload=notice.payload),)


class Feature:
    """The say of one feature at a table that changes, and about what is due there."""

    outcomes: ClassVar[Mapping[JobKind, OutcomeOf]] = {}
    """What is to be done about jobs of its own."""

    def due(
        self, session: Session, chosen: Mapping[int, Preference], now: datetime
    ) -> tuple[Job, ...]:
        """Return what is due because others are asked now, by what the people have *chosen*."""
        return ()

    async def may_answer(self, store: Store, table: LiveTable) -> bool:
        """Tell whether its decider may have an answer for a seat that is asked."""
        return False

    async def answered(self, table: LiveTable) -> Collection[int]:
        """Return the seats whose present question its decider is about to answer."""
        return ()

    async def count(
        self, store: Store, before: Session, change: Change, say: Collection[int], now: datetime
    ) -> tuple[Change, Notice]:
        """Return *change* with what it means to an open question, and whom that calls.

        *say* are the people (user ids) who have one.
        """
        return change, NO_NOTICE

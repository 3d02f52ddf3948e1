"""Answer for people by their standing orders, or where they have no choice and want the bot to.

What orders are compared with is read from the record of their table.
"""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

from cogs.premoves.premoves import (
    Course,
    answers,
    awaits_order,
    carry_out,
    course_of,
    needs_positions,
    only_choice,
)
from cogs.table.asked import people_asked
from cogs.table.deciding import PLAYED, Pause
from cogs.table.errors import CannotReplay
from cogs.table.features import Feature
from cogs.table.live_table import LiveTable
from cogs.table.replays import Replays
from cogs.table.transactions import TableTransactions
from data.store import MADE, Session, Store


class Courses:
    """Reads what orders are compared with."""

    def __init__(self, store: Store, replays: Replays) -> None:
        self._store = store
        self._replays = replays

    async def of(self, table: LiveTable) -> Course:
        """The record of *table*."""
        session = table.session
        entries = await self._store.history(session.id)
        # It may be ahead of the table by now.
        entries = tuple(entry for entry in entries if entry.ply < session.ply)
        undos = [undo for undo, _ in await self._store.taken_back(session.id)]
        back_to = undos[-1].to_ply if undos else -1
        willing = await delegating(self._store, session)
        if needs_positions(session):
            with suppress(CannotReplay):
                positions = await self._replays.positions(table, entries)
                course = course_of(table, entries, positions, back_to)
                return replace(course, delegating=willing)
        return replace(course_of(table, entries, back_to=back_to), delegating=willing)

    async def may_answer(self, session: Session) -> bool:
        """Tell whether anything of *session* may be answered for its people; a cheap look."""
        return awaits_order(session) or bool(await delegating(self._store, session))

    async def answered(self, table: LiveTable) -> frozenset[int]:
        """The seats whose present question a standing order is about to answer."""
        if not await self.may_answer(table.session):
            return frozenset()
        return frozenset(each.seat for each in answers(table, await self.of(table)))

    async def decide(
        self, tables: TableTransactions[Any], table: LiveTable, pause: Pause
    ) -> timedelta | None:
        """Give the answers that are due by orders; see ``Decider``."""
        session = table.session
        if not await self.may_answer(session):
            return None
        ordered = answers(table, await self.of(table))
        if not ordered:
            return None
        await pause()
        # Orders are looked at once more when they are given; what somebody lets the bot do is not.
        willing = await delegating(self._store, session, fresh=True)
        wanted = [o for o in ordered if o.order or session.seats[o.seat].user_id in willing]
        if not wanted:
            return None
        now = self._store.clock()
        await tables.change(session.id, lambda t: carry_out(t, wanted, now))
        return PLAYED


async def delegating(store: Store, session: Session, *, fresh: bool = False) -> frozenset[int]:
    """Return those who are asked (user ids) and let the bot act where they have no choice.

    Without *fresh*, what they chose in another process a moment ago may be missing.
    """
    asked = people_asked(session)
    read = store.preferences if fresh else store.known_preferences
    chosen = await read(asked) if asked else {}
    return frozenset(user for user in chosen if chosen[user].only_choices == MADE)


class Premoves(Feature):
    """Answers by what people have ordered, or where they have no choice."""

    def __init__(self, courses: Courses | None = None) -> None:
        """Without *courses* it knows that there may be answers, but not which."""
        self._courses = courses

    async def answered(self, table: LiveTable) -> frozenset[int]:
        """Return the seats whose present question a standing order is about to answer."""
        return frozenset() if self._courses is None else await self._courses.answered(table)

    async def may_answer(self, store: Store, table: LiveTable) -> bool:
        """Tell whether somebody who is asked has ordered an answer, or has one and lets it be."""
        session = table.session
        if awaits_order(session):
            return True
        seats = map(session.seat_of, await delegating(store, session))
        return any(seat is not None and only_choice(table, seat) for seat in seats)

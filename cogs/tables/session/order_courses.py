"""The record of a table, read for its standing orders."""

from contextlib import suppress
from dataclasses import replace

from cogs.tables.session.errors import CannotReplay
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.ordered_turns import (
    Course,
    answers,
    awaits_order,
    course_of,
    needs_positions,
    people_asked,
)
from cogs.tables.session.replays import Replays
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
        undo = await self._store.last_undo(session.id)
        back_to = -1 if undo is None else undo.to_ply
        delegating = await self.delegating(session)
        if needs_positions(session):
            with suppress(CannotReplay):
                positions = await self._replays.positions(table, entries)
                course = course_of(table, entries, positions, back_to)
                return replace(course, delegating=delegating)
        return replace(course_of(table, entries, back_to=back_to), delegating=delegating)

    async def delegating(self, session: Session, *, fresh: bool = False) -> frozenset[int]:
        """Those who are asked (user ids) and let the bot act where they have no choice.

        Without *fresh*, what they chose in another process a moment ago may be missing.
        """
        asked, store = people_asked(session), self._store
        read = store.preferences if fresh else store.known_preferences
        chosen = await read(asked) if asked else {}
        return frozenset(user for user in chosen if chosen[user].only_choices == MADE)

    async def may_answer(self, session: Session) -> bool:
        """Whether anything of *session* may be answered for its people; a cheap look."""
        return awaits_order(session) or bool(await self.delegating(session))

    async def answered(self, table: LiveTable) -> frozenset[int]:
        """The seats whose present question a standing order is about to answer."""
        if not await self.may_answer(table.session):
            return frozenset()
        return frozenset(each.seat for each in answers(table, await self.of(table)))

"""Change tables as people wish: one call, one transaction. Knows no Discord."""

from collections.abc import Callable, Sequence

from cogs.tables.session import (
    calling_off,
    hints,
    lobby,
    play,
    robot_turns,
    standing_in,
    substitutes,
)
from cogs.tables.session.earlier_games import earlier_texts
from cogs.tables.session.errors import require_seat
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Person, Place
from cogs.tables.session.lobby_service import LobbyService
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import Change
from cogs.tables.session.robot_turns import Decision
from cogs.tables.session.server_rules import server_at
from cogs.tables.session.substitutes import give_up
from cogs.tables.session.transactions import Source
from cogs.tables.session.undo import Reach, going_back
from cogs.tables.session.votes import require_not_asked_before
from data.store import RemarkKind, Session, StandIn, TaskKind


class TableService(LobbyService[Source]):
    """The tables of this bot. A method that changes one commits the whole change, or raises."""

    async def act(self, session_id: int, user_id: int, ply: int | None, text: str) -> LiveTable:
        """Take the action *text* as the answer to the question of *ply* (None: the present one)."""
        return await self.change(
            session_id, lambda t: play.act(t, user_id, ply, text, self._clock())
        )

    async def shortcut(self, session_id: int, user_id: int, ply: int, name: str) -> LiveTable:
        """Take the several actions that the shortcut *name* stands for."""
        session = (await self.get(session_id)).session
        earlier = await earlier_texts(self._store, session, user_id)
        return await self.change(
            session_id, lambda t: play.shortcut(t, user_id, ply, name, earlier, self._clock())
        )

    async def decide(
        self, session_id: int, branch: int, decisions: Sequence[Decision]
    ) -> LiveTable:
        """Carry out what robots have decided, as far as they are still asked.

        :raises Refused: they are not, or the table is no longer on this *branch*.
        """
        return await self.change(
            session_id, lambda t: robot_turns.decide_all(t, branch, decisions, self._clock())
        )

    async def stand_in(
        self, session_id: int, seat: int, level: str, mode: StandIn, by: Person | None = None
    ) -> Session:
        """Let a robot of this *level* play the *seat* of a person; see ``standing_in``."""
        return await self.change_session(
            session_id, lambda s: standing_in.stand_in(s, seat, level, mode, by)
        )

    async def take_back(self, session_id: int, person: Person) -> Session:
        """Give *person* the seat back that a robot plays for them."""
        remarks, now = await self.remarks_since_action(session_id), self._clock()
        back = await self.change(
            session_id, lambda t: substitutes.came_back(t, person, remarks, now)
        )
        return back.session

    async def go_back(
        self, session_id: int, user_id: int, asked_at: int, reach: Reach
    ) -> LiveTable:
        """Take back what led this person to the question of ply *asked_at*, or do it again."""
        change = await going_back(self._store, session_id, user_id, asked_at, reach, self._clock())
        return await self.change(session_id, change)

    async def note_hint(self, session_id: int, user_id: int) -> LiveTable:
        """Note that this person asks for a hint; the table with the question it is about.

        :raises Refused: there are no hints here, or this person is not asked.
        """
        noted = await self._store.remarks(session_id)
        return await self.change(session_id, lambda t: hints.with_hint(t, user_id, noted))

    async def resign(self, session_id: int, user_id: int) -> LiveTable:
        """Give up, with what that means at this table."""
        return await self.change(session_id, lambda t: give_up(t, user_id, self._clock()))

    async def call_off(
        self,
        session_id: int,
        change: Callable[[Session, Person], tuple[Session, Notice]],
        person: Person,
    ) -> Session:
        """Commit a step of *person* towards calling a table off, or away from it."""

        def changed(table: LiveTable) -> Change:
            session, notice = change(table.session, person)
            remarks = calling_off.remarks_on(table.session, session, person)
            return Change(table.stored_as(session), notice=notice, remarks=remarks)

        return (await self.change(session_id, changed)).session

    async def cancel(self, session_id: int, person: Person) -> Session:
        """Call a lobby or a game off, or ask the others to agree."""
        may_ask = await self._may_call_off(session_id, person)
        return await self.call_off(
            session_id, lambda s, by: calling_off.call_off(may_ask(s), by), person
        )

    async def check_cancel(self, session_id: int, person: Person) -> Session:
        """The table, where *person* may call it off or ask the others; nothing is changed.

        :raises Refused: it is over, they are not seated, only its host may, or they have just
            asked.
        """
        return await self._checked(session_id, await self._may_call_off(session_id, person))

    async def move(self, session_id: int, person: Person, place: Place) -> Session:
        """Take a table that has lost its place in Discord to *place*, and tell its people.

        :raises Refused: only its own people may; the server has its tables elsewhere.
        """
        await server_at(self._store, place)

        def moved(table: LiveTable) -> Change:
            session = table.session
            require_seat(session, person.user_id)
            if not session.standing.is_lost:
                return Change(table)  # somebody else has moved it a moment ago
            others = tuple(user_id for user_id in session.people if user_id != person.user_id)
            notice = Notice(notify=others, moved=True)
            return Change(table.stored_as(lobby.move_to(session, place)), notice=notice)

        return (await self.change(session_id, moved, (TaskKind.LOBBY, TaskKind.NEW_BOARD))).session

    async def _may_call_off(self, session_id: int, person: Person) -> Callable[[Session], Session]:
        """Return a check that *person* may call a table off now, or ask the others to."""
        remarks, now = await self.remarks_since_action(session_id), self._clock()

        def check(session: Session) -> Session:
            calling_off.require_may_ask(session, person)
            if session.vote is None:
                seat = session.seat_of(person.user_id)
                require_not_asked_before(remarks, seat, RemarkKind.WANTS_END, now)
            return session

        return check

"""What people may do with a table: one call, one transaction. Knows no Discord."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from cogs.tables.session import (
    calling_off,
    contract,
    hints,
    invitations,
    lobby,
    play,
    rematch,
    reopening,
    robot_seats,
    robot_turns,
    standing_in,
    substitutes,
)
from cogs.tables.session.beginning import Beginning, begun_if_complete, host_asked, is_complete
from cogs.tables.session.earlier_games import earlier_texts
from cogs.tables.session.errors import NotHere, NotSeated
from cogs.tables.session.giving_up import give_up
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Person, Place
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import Change
from cogs.tables.session.rematch import Again
from cogs.tables.session.robot_turns import Decision
from cogs.tables.session.server_rules import as_settled, require_may_open, server_at
from cogs.tables.session.timekeeping import lobby_due
from cogs.tables.session.transactions import Source, TableTransactions
from cogs.tables.session.undo import Reach, going_back
from data.store import Committed, Session, StandIn, Status, Task, TaskKind
from rules.core.chance import SEED_BYTES


class TableService(TableTransactions[Source]):
    """The tables of this bot. A method that changes one commits the whole change, or raises."""

    async def open(
        self,
        game: str,
        host: Person,
        place: Place,
        appearance: Appearance,
        invited: Sequence[int] = (),
        role_id: int | None = None,
    ) -> Session:
        """Open a lobby with *host* in it, for *invited* people (user ids) or members with a role.

        :raises NotHere: somebody who is invited is not in the server.
        :raises TableError: the server has settled that such tables are not opened there.
        """
        session = lobby.open_lobby(game, host, place, appearance)
        session = as_settled(session, await server_at(self._store, place))
        session = invitations.as_opened(session, host, invited, role_id)
        await self._require_present(session, invited)
        return await self._create(session, Notice(notify=session.reserved))

    async def play_again(self, session_id: int, person: Person, again: Again) -> Session:
        """Open a lobby after the game of a session, or join the one that is open already.

        :raises NotOver: that game goes on.
        :raises NotSeated: *person* was not in it, and asks for those who were.
        """
        over = (await self.get(session_id)).session
        opened = rematch.following(over, person, again)
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            # Two who press together want one game.
            found = None if again is Again.OPEN else await self._store.live_session_after(over.id)
            if found is None:
                created = await self._create(opened, Notice(notify=opened.reserved))
                # Alone with robots there is nobody to wait for.
                is_waiting = created.beginning != Beginning.FULL or not is_complete(created)
                return created if is_waiting else await self._fill(created.id, lambda s: s)
        if found.status is not Status.LOBBY or found.seat_of(person.user_id) is not None:
            return found
        return await self.join(found.id, person)

    async def _seed(self, session_id: int) -> bytes:
        """What the chance of a new game comes from: guessed by nobody, unless it deals again."""
        session = (await self.get(session_id)).session
        if session.deals_again and session.follows is not None:
            seed = (await self._store.get(session.follows)).seed
            if seed is not None:
                return seed
        return secrets.token_bytes(SEED_BYTES)

    async def _create(self, session: Session, notice: Notice) -> Session:
        await require_may_open(self._store, session)
        task = Task(kind=TaskKind.LOBBY, ply=0, payload=notice.payload)
        created, tasks = await self._store.create(session, (task,), lobby_due(self._clock()))
        self._announce(LiveTable(created), Committed(created, tasks), None)
        return created

    async def _require_present(self, session: Session, invited: Sequence[int]) -> None:
        if await self._attendance.gone(session, invited):
            raise NotHere

    async def open_again(self, session_id: int, person: Person) -> Session:
        """Open a new lobby in the place of one that closed by itself, and call its people.

        The closed one is given up first, so that two who press do not open two.
        """
        session = (await self.get(session_id)).session
        await require_may_open(self._store, replace(session, host_id=person.user_id))
        closed = await self._change_lobby(
            session_id, lambda s: reopening.given_up_for_new(s, person)
        )
        session = reopening.opened_again(closed, person)
        return await self._create(session, Notice(notify=session.reserved))

    async def join(self, session_id: int, person: Person) -> Session:
        """Take a seat; with the last one the game may begin."""
        return await self._fill(session_id, lambda s: lobby.join(s, person))

    async def invite(self, session_id: int, person: Person, invited: int) -> Session:
        """Keep a seat for *invited* (a user id), and tell them so."""
        await self._require_present((await self.get(session_id)).session, (invited,))

        def change(table: LiveTable) -> Change:
            session = invitations.invite(table.session, person, (invited,))
            new = set(session.reserved) - set(table.session.reserved)
            return Change(table.stored_as(session), notice=Notice(notify=tuple(new)))

        return (await self.change(session_id, change, (TaskKind.LOBBY,))).session

    async def decline(self, session_id: int, person: Person) -> Session:
        """Give back the seat that is kept for *person*; the game may begin without them."""
        return await self._fill(session_id, lambda s: invitations.decline(s, person))

    async def release(self, session_id: int, person: Person) -> Session:
        """Keep no seats for anybody any more."""
        return await self._change_lobby(session_id, lambda s: invitations.release(s, person))

    async def admit_role(self, session_id: int, person: Person, role_id: int) -> Session:
        """Let the members with this role sit down."""
        return await self._change_lobby(
            session_id, lambda s: invitations.admit_role(s, person, role_id)
        )

    async def leave(self, session_id: int, person: Person) -> Session:
        """Give the seat back."""
        return await self._change_lobby(session_id, lambda s: lobby.leave(s, person))

    async def add_robot(self, session_id: int, person: Person, level: str) -> Session:
        """Give a seat to a robot of this level; with the last one the game may begin."""
        return await self._fill(session_id, lambda s: robot_seats.add_robot(s, person, level))

    async def remove_robot(self, session_id: int, person: Person, name: str) -> Session:
        """Send the robot of this name away."""
        return await self._change_lobby(
            session_id, lambda s: robot_seats.remove_robot(s, person, name)
        )

    async def set_option(self, session_id: int, person: Person, name: str, value: str) -> Session:
        """Set one option of the game."""
        return await self._change_lobby(
            session_id, lambda s: lobby.set_option(s, person, name, value)
        )

    async def set_preset(self, session_id: int, person: Person, name: str) -> Session:
        """Set all options of the game by the name of a preset."""
        return await self._change_lobby(session_id, lambda s: lobby.set_preset(s, person, name))

    async def agree_on(self, session_id: int, person: Person, name: str, value: str) -> Session:
        """Set one thing that the table agrees on, such as its pace."""
        return await self._change_lobby(
            session_id, lambda s: contract.agree_on(s, person, name, value)
        )

    async def set_appearance(
        self, session_id: int, person: Person, name: str, value: str
    ) -> Session:
        """Set the theme or the language of the table."""
        return await self._change_lobby(
            session_id, lambda s: lobby.set_appearance(s, person, name, value)
        )

    async def start(self, session_id: int, person: Person, *, fill_up: bool = False) -> LiveTable:
        """Begin the game, with a seed that nobody could have guessed.

        With *fill_up* robots take the seats of the people who are missing.
        """
        seed = await self._seed(session_id)

        def begin(table: LiveTable) -> Change:
            session = table.session
            seated = robot_seats.filled_up(session, person) if fill_up else session
            return play.begin(seated, person, seed, self._clock())

        return await self.change(session_id, begin, (TaskKind.LOBBY, TaskKind.BOARD))

    async def act(
        self,
        session_id: int,
        user_id: int,
        ply: int | None,
        text: str,
        source: Source | None = None,
    ) -> LiveTable:
        """Take the action *text* as the answer to the question of *ply* (None: the present one)."""
        return await self.change(
            session_id,
            lambda t: play.act(t, user_id, ply, text, self._clock()),
            (TaskKind.BOARD,),
            source,
        )

    async def shortcut(self, session_id: int, user_id: int, ply: int, name: str) -> LiveTable:
        """Take the several actions that the shortcut *name* stands for."""
        session = (await self.get(session_id)).session
        earlier = await earlier_texts(self._store, session, user_id)
        return await self.change(
            session_id,
            lambda t: play.shortcut(t, user_id, ply, name, earlier, self._clock()),
            (TaskKind.BOARD,),
        )

    async def decide(
        self, session_id: int, branch: int, decisions: Sequence[Decision]
    ) -> LiveTable:
        """Carry out what robots have decided, as far as they are still asked.

        :raises TableError: they are not, or the table is no longer on this *branch*.
        """
        return await self.change(
            session_id,
            lambda t: robot_turns.decide_all(t, branch, decisions, self._clock()),
            (TaskKind.BOARD,),
        )

    async def stand_in(
        self, session_id: int, seat: int, level: str, mode: StandIn, by: Person | None = None
    ) -> Session:
        """Let a robot of this *level* play the *seat* of a person; see ``standing_in``."""
        return await self.change_session(
            session_id,
            lambda s: standing_in.stand_in(s, seat, level, mode, by),
            (TaskKind.BOARD,),
        )

    async def take_back(self, session_id: int, person: Person) -> Session:
        """Give *person* the seat back that a robot plays for them."""
        back = await self.change(
            session_id, lambda t: substitutes.came_back(t, person), (TaskKind.BOARD,)
        )
        return back.session

    async def take_seat(self, session_id: int, seat: int, person: Person) -> LiveTable:
        """Let *person* go on in a *seat* whose person was away for too long."""
        return await self.change(
            session_id,
            lambda t: substitutes.take_seat(t, seat, person),
            (TaskKind.LOBBY, TaskKind.NEW_BOARD),
        )

    async def go_back(self, session_id: int, user_id: int, ply: int, reach: Reach) -> LiveTable:
        """Take back what this person has done at the position of *ply*, or do it again."""
        change = await going_back(self._store, session_id, user_id, ply, reach)
        return await self.change(session_id, change, (TaskKind.BOARD,))

    async def note_hint(self, session_id: int, user_id: int) -> LiveTable:
        """Note that this person asks for a hint; the table with the question it is about.

        :raises TableError: there are no hints here, or this person is not asked.
        """
        ply = (await self.get(session_id)).session.ply
        noted = await self._store.remarks(session_id, ply)
        return await self.change(
            session_id, lambda t: hints.with_hint(t, user_id, noted), (TaskKind.BOARD,)
        )

    async def resign(self, session_id: int, user_id: int) -> LiveTable:
        """Give up, with what that means at this table."""
        return await self.change(
            session_id, lambda t: give_up(t, user_id, self._clock()), (TaskKind.BOARD,)
        )

    async def close_lobby(self, session_id: int, person: Person) -> Session:
        """Call a lobby off, and tell those who have waited there."""
        return await self._decide(session_id, person, lambda s: calling_off.close_lobby(s, person))

    async def cancel(self, session_id: int, person: Person) -> Session:
        """Call a lobby or a game off, or ask the others to agree."""
        absent, out = await self.absent(session_id, person), await self._out(session_id)
        return await self._decide(
            session_id, person, lambda s: calling_off.call_off(s, person, absent, out)
        )

    async def agree(self, session_id: int, person: Person) -> Session:
        """Answer with yes whether to call a game off."""
        absent, out = await self.absent(session_id, person), await self._out(session_id)
        return await self._decide(
            session_id, person, lambda s: calling_off.agree(s, person, absent, out)
        )

    async def keep_playing(self, session_id: int, person: Person) -> Session:
        """Refuse to have a game called off."""
        out = await self._out(session_id)
        return await self._decide(
            session_id, person, lambda s: calling_off.keep_playing(s, person, out)
        )

    async def preview_resignation(self, session_id: int, person: Person) -> LiveTable:
        """The table as it would be once *person* gave up; nothing is changed.

        :raises TableError: not running, or not seated.
        :raises rules.RulesError: the seat is out already.
        """
        table = await self.get(session_id)
        return give_up(table, person.user_id, self._clock()).table

    async def check_cancel(self, session_id: int, person: Person) -> Session:
        """The table, where *person* may call it off or ask the others; nothing is changed.

        :raises TableError: it is over, they are not seated, or only its host may.
        """
        out = await self._out(session_id)

        def check(session: Session) -> Session:
            calling_off.require_may_ask(session, person, out)
            return session

        return await self._checked(session_id, check)

    async def check_host(self, session_id: int, person: Person) -> Session:
        """The lobby, where *person* is its host; nothing is changed.

        :raises TableError: it is closed, or somebody else is host.
        """

        def check(session: Session) -> Session:
            lobby.require_open_lobby(session, person)
            return session

        return await self._checked(session_id, check)

    async def ask_for_board(self, session_id: int) -> Session:
        """Have the board posted in a new message."""
        return await self.change_session(session_id, lambda s: s, (TaskKind.NEW_BOARD,))

    async def move(self, session_id: int, person: Person, place: Place) -> Session:
        """Take a table that has lost its place in Discord to *place*, and tell its people.

        :raises NotSeated: only its own people may.
        :raises WrongChannel: the server has its tables elsewhere.
        """
        await server_at(self._store, place)

        def moved(table: LiveTable) -> Change:
            session = table.session
            if session.seat_of(person.user_id) is None:
                raise NotSeated
            if session.lost_at is None:
                return Change(table)  # somebody else has moved it a moment ago
            others = tuple(user_id for user_id in session.people if user_id != person.user_id)
            notice = Notice(notify=others, moved=True)
            return Change(table.stored_as(lobby.move_to(session, place)), notice=notice)

        return (await self.change(session_id, moved, (TaskKind.LOBBY, TaskKind.NEW_BOARD))).session

    async def _change_lobby(self, session_id: int, change: Callable[[Session], Session]) -> Session:
        return await self.change_session(session_id, change, (TaskKind.LOBBY,))

    async def _fill(self, session_id: int, change: Callable[[Session], Session]) -> Session:
        """Commit a change after which everybody may be there, and begin the game where they are."""
        begins = (await self.get(session_id)).session.beginning == Beginning.FULL
        seed = await self._seed(session_id) if begins else b""

        def changed(table: LiveTable) -> Change:
            session = change(table.session)
            told = Change(table.stored_as(session), notice=host_asked(table.session, session))
            begun = begun_if_complete(session, seed, self._clock()) if begins else told
            return begun if begun.table.has_begun else told

        kinds = (TaskKind.LOBBY, TaskKind.BOARD) if begins else (TaskKind.LOBBY,)
        return (await self.change(session_id, changed, kinds)).session

    async def _decide(
        self, session_id: int, person: Person, change: Callable[[Session], tuple[Session, Notice]]
    ) -> Session:
        """Commit a step towards calling a table off, or away from it."""

        def changed(table: LiveTable) -> Change:
            session, notice = change(table.session)
            remarks = calling_off.remarks_on(table.session, session, person)
            return Change(table.stored_as(session), notice=notice, remarks=remarks)

        kinds = (TaskKind.LOBBY, TaskKind.BOARD)
        return (await self.change(session_id, changed, kinds)).session

    async def _out(self, session_id: int) -> frozenset[int]:
        """Those at a table who have given up."""
        return await calling_off.people_out(self._store, (await self.get(session_id)).session)

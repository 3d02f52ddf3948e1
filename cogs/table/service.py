"""Change tables as people wish: one call, one transaction. Knows no Discord."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec

from cogs.table import lobby, play, rematch, votes
from cogs.table.agreement import Beginning
from cogs.table.auto_start import begun_if_complete, host_asked, is_complete
from cogs.table.errors import Refused, require_seat
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place
from cogs.table.notice import Notice
from cogs.table.play import Change
from cogs.table.rematch import Again
from cogs.table.server_rules import as_settled, require_may_open, server_at
from cogs.table.timekeeping import lobby_due
from cogs.table.transactions import Source, TableTransactions
from data.store import Committed, Conflict, Server, Session, Task, TaskKind
from rules.core.chance import SEED_BYTES
from rules.players.levels import Level

P = ParamSpec("P")


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

        :raises Refused: somebody who is invited is not in the server; the server has settled that
            such tables are not opened there.
        """
        server = await server_at(self._store, place)
        session = as_settled(lobby.open_lobby(game, host, place, appearance), server)
        session = lobby.as_opened(session, host, invited, role_id)
        await self._require_present(session, invited)
        return await self._create(session, server)

    async def play_again(
        self, session_id: int, person: Person, again: Again, pressed_at: Place | None = None
    ) -> Session:
        """Open a lobby after the game of a session, or join the one that is open already.

        It is opened where the last one was. That may be in a thread: of which channel is known
        where *pressed_at* is that thread.

        :raises Refused: that game goes on; *person* was not in it, and asks for those who were; the
            server has settled that such tables are not opened there.
        """
        over = (await self.get(session_id)).session
        opened = rematch.following(over, person, again)
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            # Two who press together want one game.
            found = None if again is Again.OPEN else await self._store.live_session_after(over.id)
            if found is None:
                server = await server_at(self._store, _place_of(opened, pressed_at))
                created = await self._create(opened, server)
                # Alone with robots there is nobody to wait for.
                is_waiting = created.beginning != Beginning.FULL or not is_complete(created)
                return created if is_waiting else await self.change_seats(created.id, lambda s: s)
        if not found.standing.is_lobby or found.seat_of(person.user_id) is not None:
            return found
        return await self.join(found.id, person)

    async def open_again(
        self, session_id: int, person: Person, pressed_at: Place | None = None
    ) -> Session:
        """Open a new lobby in the place of one that closed by itself, and call its people.

        The closed one is given up with it, so that two who press do not open two.
        """
        closed = (await self.get(session_id)).session
        server = await server_at(self._store, _place_of(closed, pressed_at))
        given_up = rematch.given_up_for_new(closed, person)
        opened = rematch.opened_again(given_up, person)
        try:
            session = await self._create(opened, server, instead_of=(closed, given_up))
        except Conflict:
            raise Refused("stale-press") from None
        await self.change_lobby(session_id, lambda s: s)
        return session

    async def join(self, session_id: int, person: Person) -> Session:
        """Take a seat; with the last one the game may begin."""
        return await self.change_seats(session_id, lobby.join, person)

    async def invite(self, session_id: int, person: Person, invited: int) -> Session:
        """Keep a seat for *invited* (a user id), and tell them so."""
        await self._require_present((await self.get(session_id)).session, (invited,))

        def change(table: LiveTable) -> Change:
            session = lobby.invite(table.session, person, (invited,))
            new = set(session.reserved) - set(table.session.reserved)
            return Change(table.stored_as(session), notice=Notice(notify=tuple(new)))

        return (await self.change(session_id, change, (TaskKind.LOBBY,))).session

    async def change_lobby(
        self,
        session_id: int,
        change: Callable[Concatenate[Session, P], Session],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Session:
        """Commit what *change* makes of a lobby, with these arguments."""

        def changed(table: LiveTable) -> Change:
            return Change(table.stored_as(change(table.session, *args, **kwargs)))

        return (await self.change(session_id, changed, (TaskKind.LOBBY,))).session

    async def change_seats(
        self,
        session_id: int,
        change: Callable[Concatenate[Session, P], Session],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Session:
        """Do the same, and begin the game where everybody is there then whom it waits for."""
        begins = (await self.get(session_id)).session.beginning == Beginning.FULL
        seed, earlier = await self._chance(session_id) if begins else (b"", None)

        def changed(table: LiveTable) -> Change:
            session = change(table.session, *args, **kwargs)
            if begins:
                begun = begun_if_complete(session, seed, self._clock())
                if begun.table.has_begun:
                    return _after(earlier, begun)
            notice = host_asked(table.session, session)
            return Change(table.stored_as(session), notice=notice)

        kinds = (TaskKind.LOBBY, TaskKind.BOARD) if begins else (TaskKind.LOBBY,)
        return (await self.change(session_id, changed, kinds)).session

    async def start(
        self, session_id: int, person: Person, *, fill_up: Level | None = None
    ) -> LiveTable:
        """Begin the game, with a seed that nobody could have guessed.

        Robots of the level *fill_up* take the seats of the people who are missing.
        """
        seed, earlier = await self._chance(session_id)

        def begin(table: LiveTable) -> Change:
            session = table.session
            seated = lobby.filled_up(session, person, fill_up) if fill_up else session
            return _after(earlier, play.begin(seated, person, seed, self._clock()))

        return await self.change(session_id, begin, (TaskKind.LOBBY, TaskKind.BOARD))

    async def _create(
        self, session: Session, server: Server, instead_of: tuple[Session, Session] | None = None
    ) -> Session:
        """Store a new lobby, and call those for whom it keeps a seat."""
        notice = Notice(notify=session.reserved)
        task = Task(kind=TaskKind.LOBBY, ply=0, payload=notice.payload)
        created, job = await self._store.create(
            session,
            (task,),
            lobby_due(self._clock()),
            permit=lambda live: require_may_open(server, session, live),
            instead_of=instead_of,
        )
        self.announce(
            LiveTable(created),
            Committed(created, job.tasks if job is not None else (), job),
            self._source,
        )
        return created

    async def _chance(self, session_id: int) -> tuple[bytes, Session | None]:
        """Return the source of chance of a new game, and the game that it follows.

        It can be guessed by nobody, unless that game is dealt again.
        """
        session = (await self.get(session_id)).session
        earlier = None if session.follows is None else await self._store.get(session.follows)
        if session.deals_again and earlier is not None and earlier.seed is not None:
            return earlier.seed, earlier
        return secrets.token_bytes(SEED_BYTES), earlier

    async def _require_present(self, session: Session, invited: Sequence[int]) -> None:
        if await self._gone(session, invited):
            raise Refused("not-here")

    async def act(self, session_id: int, user_id: int, ply: int | None, text: str) -> LiveTable:
        """Take the action *text* as the answer to the question of *ply* (None: the present one)."""
        return await self.change(
            session_id, lambda t: play.act(t, user_id, ply, text, self._clock())
        )

    async def call_off(
        self,
        session_id: int,
        change: Callable[[Session, Person], tuple[Session, Notice]],
        person: Person,
    ) -> Session:
        """Commit a step of *person* towards calling a table off, or away from it."""

        def changed(table: LiveTable) -> Change:
            session, notice = change(table.session, person)
            remarks = votes.remarks_on(table.session, session, person)
            return Change(table.stored_as(session), notice=notice, remarks=remarks)

        return (await self.change(session_id, changed)).session

    async def cancel(self, session_id: int, person: Person) -> Session:
        """Call a lobby or a game off, or ask the others to agree."""
        remarks, now = await self._store.remarks_since_action(session_id), self._clock()

        def change(session: Session, by: Person) -> tuple[Session, Notice]:
            votes.require_may_call_off(session, by, remarks, now)
            return votes.call_off(session, by)

        return await self.call_off(session_id, change, person)

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


def _place_of(session: Session, pressed_at: Place | None) -> Place:
    """Return the place of the lobby of *session*, as known from a press there or not."""
    if pressed_at is not None and pressed_at.channel_id == session.channel_id:
        return pressed_at
    return Place(session.guild_id, session.channel_id)


def _after(earlier: Session | None, begun: Change) -> Change:
    """The game that has *begun*, with everybody in their seat where it follows an *earlier* one."""
    if earlier is None:
        return begun
    session = rematch.begun_after(earlier, begun.table.session)
    return replace(begun, table=begun.table.stored_as(session))

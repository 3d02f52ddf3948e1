"""What people may do with a table: one call, one transaction. Knows no Discord."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from cogs.tables.session import lobby, play
from cogs.tables.session.errors import Busy, NoSuchTable
from cogs.tables.session.lobby import Appearance, Person, Place
from cogs.tables.session.play import Change
from data.store import Conflict, NotFound, Session, Status, Store, Task
from rules.core.chance import SEED_BYTES

ATTEMPTS = 5
"""How often a press that another process overtook is tried on the newer position."""

Announce = Callable[[Session, tuple[Task, ...]], None]
"""Told of every committed change together with the tasks it left for Discord."""


def utc_now() -> datetime:
    """The present moment; tests put their own clock in its place."""
    return datetime.now(UTC)


class TableService:
    """The tables of this bot. A method that changes one commits it whole, or raises."""

    def __init__(
        self, store: Store, announce: Announce, clock: Callable[[], datetime] = utc_now
    ) -> None:
        self._store = store
        self._announce = announce
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, game: str, host: Person, place: Place, appearance: Appearance) -> Session:
        """Open a lobby with *host* in it."""
        session = lobby.open_lobby(game, host, place, appearance)
        created, tasks = await self._store.create(session, (Task(kind="lobby", ply=0),))
        self._announce(created, tasks)
        return created

    async def join(self, session_id: int, person: Person) -> Session:
        """Take a seat."""
        return await self._lobby_change(session_id, lambda s: lobby.join(s, person))

    async def leave(self, session_id: int, person: Person) -> Session:
        """Give the seat back."""
        return await self._lobby_change(session_id, lambda s: lobby.leave(s, person))

    async def set_option(self, session_id: int, person: Person, name: str, value: str) -> Session:
        """Set one option of the game."""
        return await self._lobby_change(
            session_id, lambda s: lobby.set_option(s, person, name, value)
        )

    async def set_preset(self, session_id: int, person: Person, name: str) -> Session:
        """Set all options of the game by the name of a preset."""
        return await self._lobby_change(session_id, lambda s: lobby.set_preset(s, person, name))

    async def set_appearance(
        self, session_id: int, person: Person, name: str, value: str
    ) -> Session:
        """Set the theme or the language of the table."""
        return await self._lobby_change(
            session_id, lambda s: lobby.set_appearance(s, person, name, value)
        )

    async def start(self, session_id: int, person: Person) -> Session:
        """Begin the game, with a seed that nobody could have guessed."""
        seed = secrets.token_bytes(SEED_BYTES)
        return await self._change(
            session_id,
            lambda s: play.begin(s, person, seed, self._clock()),
            "lobby",
            "table",
        )

    async def act(self, session_id: int, user_id: int, ply: int | None, text: str) -> Session:
        """Take the action *text* as the answer to the question of *ply* (None: of now)."""
        return await self._change(
            session_id, lambda s: play.act(s, user_id, ply, text, self._clock()), "table"
        )

    async def shortcut(self, session_id: int, user_id: int, ply: int, name: str) -> Session:
        """Take the several actions that the shortcut *name* stands for."""
        earlier = await self._earlier_texts(session_id, user_id)
        return await self._change(
            session_id,
            lambda s: play.shortcut(s, user_id, ply, name, earlier, self._clock()),
            "table",
        )

    async def resign(self, session_id: int, user_id: int) -> Session:
        """Give up."""
        return await self._change(
            session_id, lambda s: play.resign(s, user_id, self._clock()), "table"
        )

    async def cancel(self, session_id: int, person: Person) -> Session:
        """Call a lobby or a game off, or agree to it."""

        def change(session: Session) -> Change:
            if session.status is Status.LOBBY:
                return Change(lobby.call_off(session, person))
            return Change(play.call_off(session, person))

        return await self._change(session_id, change, "lobby", "table")

    async def keep_playing(self, session_id: int, person: Person) -> Session:
        """Say no to a game being called off."""
        return await self._change(
            session_id, lambda s: Change(play.keep_playing(s, person)), "table"
        )

    async def ask_for_board(self, session_id: int) -> Session:
        """Have the living table message posted afresh."""
        return await self._change(session_id, Change, "board")

    async def get(self, session_id: int) -> Session:
        """The table as it stands.

        :raises NoSuchTable: there is none with this id.
        """
        try:
            return await self._store.get(session_id)
        except NotFound:
            raise NoSuchTable from None

    async def move_to(self, session_id: int, thread_id: int) -> Session:
        """Note the thread that the table was given."""
        return await self._change(session_id, lambda s: Change(replace(s, thread_id=thread_id)))

    async def _earlier_texts(self, session_id: int, user_id: int) -> tuple[str, ...]:
        """What this person did in their last game of the same kind."""
        session = await self.get(session_id)
        earlier = await self._store.earlier(user_id, session.game, session.id)
        if earlier is None:
            return ()
        seat = earlier.seat_of(user_id)
        return tuple(e.text for e in await self._store.history(earlier.id) if e.seat == seat)

    async def _lobby_change(self, session_id: int, change: Callable[[Session], Session]) -> Session:
        return await self._change(session_id, lambda s: Change(change(s)), "lobby")

    async def _change(
        self, session_id: int, change: Callable[[Session], Change], *kinds: str
    ) -> Session:
        """Commit what *change* makes of the session, with a task for Discord of each kind.

        The lock spares this process useless conflicts; the revision in the database decides.
        """
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                before = await self.get(session_id)
                made = change(before)
                tasks = tuple(Task(kind=kind, ply=made.session.ply) for kind in kinds)
                try:
                    stored, left = await self._store.commit(
                        before, made.session, made.entries, tasks
                    )
                except Conflict:
                    continue
                self._announce(stored, left)
                return stored
        raise Busy

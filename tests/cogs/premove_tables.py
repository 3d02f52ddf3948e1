"""Tables with standing orders as tests play them: on a real store, and without waiting."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from people import ADA, BO, CLEO, started
from robot_tables import Process

from cogs.premoves.answering import Courses
from cogs.premoves.premoves import give, withdraw
from cogs.table.live_table import LiveTable
from cogs.table.replays import Replays
from data.store import OrderMove, StandingOrder, Store
from rules import GAMES
from rules.core.types import Phrase

PEOPLE = (ADA, BO, CLEO)


class Room(Process):
    """Tables, and the orders of their people."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.courses = Courses(store, Replays())

    async def open(self, game: str, seats: int = 2) -> LiveTable:
        """A running table of the first of :data:`PEOPLE`."""
        people = PEOPLE[: max(seats, GAMES[game].info.min_seats)]
        return await started(self.tables, *people, game=game)

    async def press(self, session_id: int, seat: int, text: str) -> LiveTable:
        """An action of the person in *seat*, and what orders answer to it."""
        table = await self.tables.get(session_id)
        user_id = table.session.seats[seat].user_id
        await self.tables.act(session_id, user_id, None, text)
        return await self.at_rest(session_id)

    async def give(self, session_id: int, seat: int, *moves: OrderMove) -> LiveTable:
        """The person in *seat* foresees *moves*; the table once that has had its effect."""
        return await self._give(session_id, seat, moves, is_lasting=False)

    async def always(self, session_id: int, seat: int, kind: str, text: str) -> LiveTable:
        """The person in *seat* wants each question of this *kind* answered by *text*."""
        move = OrderMove(seat=seat, text=text, question=Phrase(kind))
        return await self._give(session_id, seat, (move,), is_lasting=True)

    async def _give(
        self, session_id: int, seat: int, moves: tuple[OrderMove, ...], *, is_lasting: bool
    ) -> LiveTable:
        table = await self.tables.get(session_id)
        user_id = table.session.seats[seat].user_id
        now = self.store.clock()
        await self.tables.change(
            session_id, lambda t: give(t, user_id, table, moves, now, is_lasting=is_lasting), ()
        )
        return await self.at_rest(session_id)

    async def withdraw(self, order: StandingOrder, session_id: int) -> None:
        """Its person takes *order* back."""
        await self.tables.change(session_id, lambda t: withdraw(t, order.user_id, order.number), ())


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    """A room on the store in *folder*."""
    store = await Store.open(f"sqlite:///{folder}/games.sqlite3")
    opened = Room(store)
    await opened.start(partial(opened.courses.decide, opened.tables))
    try:
        yield opened
    finally:
        await opened.worker.close()
        await store.close()

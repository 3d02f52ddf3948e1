"""A bot with a real store whose clock stands still until it is moved."""

from datetime import datetime, timedelta
from pathlib import Path

from people import ADA, BO, CLEO, first_action, opened

from cogs.table.lobby import Person, add_robot, agree_on
from cogs.table.outages import NOTE_SECONDS, Listening
from cogs.table.scheduler import TimedTables
from cogs.table.service import TableService
from cogs.workers.worker import Handler, Worker
from data.store import JobKind, Preference, Session, Store, Task, TaskKind
from tests.features import FEATURES
from tests.start import START

NOON = START.replace(hour=12, minute=0)
"""For what people do at an hour of their day; everything else begins at ``START``."""
AWAKE = Preference(zone="UTC", quiet_from=0, quiet_until=0)


class World:
    """One bot whose time passes, from ``START`` on, when it is told to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = START
        self.is_connected = True
        self.seconds = 0.0
        """The time of the machine, which stands still while days are skipped."""

    async def start(self) -> "World":
        self.store = await Store.open(f"sqlite:///{self.path}/games.sqlite3", lambda: self.now)
        self.tables = TableService[None](self.store, lambda *_: None, features=FEATURES)
        await self.start_process()
        return self

    async def start_process(self) -> None:
        """Have another process look after what is due, which knows only what is stored."""
        self.listening = Listening(
            self.store,
            lambda: {0: self.is_connected},
            lambda _: 0,
            lambda: self.seconds,
        )
        self.timed = TimedTables(self.store, self.tables, self.listening)
        self.worker = Worker(self.store, self.handlers(), self.listening.until_heard)
        await self.listening.look()

    def handlers(self) -> dict[JobKind, Handler]:
        """Return what carries out each kind of job."""
        timed = dict.fromkeys(self.timed.outcomes, self.timed.carry_out)
        return {**timed, JobKind.DECIDE: self.store.drop_job}

    async def lose(self, length: timedelta) -> None:
        """Let nobody be heard for so long."""
        self.seconds += NOTE_SECONDS
        await self.listening.look()
        self.now += length
        await self.start_process()

    async def table(
        self,
        pace: str = "daily",
        absence: str = "others",
        game: str = "docker",
        people: int = 2,
        **agreed: str,
    ) -> Session:
        """A game that has just begun; with one person it is against a robot."""
        for person in (ADA, BO, CLEO):
            await self.store.set_preference(person.user_id, AWAKE)
        session = await opened(self.tables, ADA, game=game)
        for name, value in {"pace": pace, "absence": absence, **agreed}.items():
            await self.tables.change_lobby(session.id, agree_on, ADA, name, value)
        for person in (BO, CLEO)[: people - 1]:
            await self.tables.join(session.id, person)
        if people == 1:
            await self.tables.change_seats(session.id, add_robot, ADA, "easy")
        started = await self.tables.start(session.id, ADA)
        await self.told(started.session)
        return started.session

    async def until(self, moment: datetime) -> None:
        """Let time pass, and whatever is due on the way be carried out when it is."""
        while True:
            first = await self.store.first_job(self.handlers())
            if first is None or first > moment:
                break
            self.now = max(first, self.now)
            await self.worker.carry_out_due()
        self.now = moment

    async def told(self, session: Session) -> list[Task]:
        """The tasks for Discord since the last time."""
        tasks = await self.store.pending_tasks(session.id)
        await self.store.finish_tasks(tasks)
        return list(tasks)

    async def reminders(self, session: Session) -> list[datetime]:
        found = await self.told(session)
        return [task.created_at for task in found if task.kind is TaskKind.REMINDER]

    async def moved(self, session: Session) -> Session:
        """Whoever is asked acts until somebody else is asked."""
        asked = session.to_act
        while session.to_act == asked:
            user_id = self.asked(session).user_id
            table = await self.tables.act(session.id, user_id, None, first_action(session))
            session = table.session
        return session

    def asked(self, session: Session) -> Person:
        (seat,) = session.to_act
        return next(p for p in (ADA, BO, CLEO) if p.user_id == session.seats[seat].user_id)

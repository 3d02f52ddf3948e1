"""A season of simulated people: zones, nights, holidays, bad habits, restarts, a day's outage.

Everything that happens is decided by the program itself; the people only look and press. What they
are owed is watched from outside, by accounts of its own.
"""

import heapq
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import count
from random import Random
from typing import Any, cast

from cogs.clocks.reminding import next_summary
from cogs.clocks.waking_hours import WakingHours, waking_hours
from cogs.digest.digest import Sending, Summaries, Summary
from cogs.table.agreement import Absence
from cogs.table.deciding import Decision, decide_all
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place, agree_on, release
from cogs.table.outages import Outage
from cogs.table.rematch import can_open_again
from cogs.table.scheduler import TimedTables
from cogs.table.service import TableService
from cogs.table.substitutes import offered_seats, take_seat
from cogs.workers.worker import Worker
from data.store import DAILY, WANTED, Committed, JobKind, Preference, Session, TaskKind
from rules.core.errors import RulesError
from tests.clocks.memory_store import MemoryStore
from tests.clocks.test_waking_hours import is_quiet
from tests.features import FEATURES
from tests.start import START

BEGIN = START
ZONES = (
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
)
PACE_WEIGHTS = {"daily": 6, "brisk": 2, "relaxed": 1, "live": 1, "none": 1}
MANY_HOURS = {"eager": 1.0, "evening": 9.0, "slow": 22.0, "forgetful": 40.0}
"""What kinds of people there are, and after how many hours they look at a question on average."""
VANISHING = 0.12
"""How many people stop answering some day, for good."""
LATE = 0.05
"""How many summaries cannot be sent just now."""
REFUSING = 5
"""Every fifth person takes no direct messages."""
PER_TABLE = (2, 2, 2, 3)

ROBOT, PASSER_BY = 0, -1
"""They look in place of a user id."""


@dataclass
class Player:
    """A simulated person."""

    person: Person
    habit: str
    preference: Preference
    gone_after: datetime | None
    hours: WakingHours = field(init=False)

    def __post_init__(self) -> None:
        self.hours = waking_hours(self.preference, None)

    def is_asleep(self, moment: datetime) -> bool:
        """Tell whether *moment* is in the night or the holidays, by the wall clock alone."""
        return is_quiet(self.hours, moment)


Question = tuple[int, int, int]
"""Session, seat, ply."""


@dataclass
class Report:
    """The events of a season."""

    tables: int = 0
    actions: int = 0
    reminders: Counter[Question] = field(default_factory=Counter)
    deadlines: Counter[Question] = field(default_factory=Counter)
    heads_ups: Counter[Question] = field(default_factory=Counter)
    summaries: int = 0
    refused: int = 0
    """Calls at the table in place of a daily summary."""
    substitutes: int = 0
    slept: int = 0
    closed: int = 0
    """Lobbies that nobody joined."""
    opened_again: int = 0
    given_up: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    """What should not have happened."""

    def __str__(self) -> str:
        endings = ", ".join(f"{number} {how}" for how, number in sorted(self.ended.items()))
        return (
            f"{self.tables} tables, {self.actions} actions, "
            f"{self.heads_ups.total()} heads-ups, "
            f"{self.summaries} summaries, {self.refused} calls in place of one, "
            f"{self.reminders.total()} reminders, {self.deadlines.total()} deadlines passed, "
            f"{self.given_up} seats given up, {self.substitutes} taken by substitutes, "
            f"{self.slept} went to sleep, "
            f"{self.closed} lobbies closed, {self.opened_again} opened again; "
            f"in the end: {endings}"
        )


class Season:
    """Tables and people, and the time in which they play."""

    def __init__(self, tables: int, length: timedelta, seed: int) -> None:
        self.random = Random(seed)
        self.report = Report(tables=tables)
        self.end = BEGIN + length
        self.store = MemoryStore()
        self.store.now = BEGIN
        self.outage = (BEGIN + length / 2, BEGIN + length / 2 + timedelta(days=1))
        self._order = count()
        self._looks: list[tuple[datetime, int, int, int]] = []
        """When who (a user id) looks at which table."""
        self.wakes: Counter[int] = Counter()
        """How often each table was woken: whoever is asked there has time once more."""
        self.players: dict[int, Player] = {}
        self._restart()

    @property
    def now(self) -> datetime:
        return self.store.now

    def _restart(self) -> None:
        """Another process takes over: it knows nothing but what is stored."""
        store = cast(Any, self.store)
        self.tables = TableService[None](store, self._told, features=FEATURES)
        self.timed = TimedTables(store, self.tables, cast(Any, self))
        digests = Summaries(store, self._send, self._told)
        handlers = dict.fromkeys(self.timed.outcomes, lambda job: self.timed.carry_out(job))
        handlers[JobKind.DECIDE] = store.drop_job
        handlers[JobKind.DIGEST] = digests.carry_out
        self.worker = Worker(store, handlers, self.until_heard)

    async def play(self) -> Report:
        """The whole season, and the time after it in which tables come to rest."""
        for number in range(self.report.tables):
            await self._open(number)
        restart = BEGIN + timedelta(hours=31)
        while True:
            moment = await self._next_moment()
            if moment is None or moment > self.end + timedelta(days=500):
                break
            self.store.now = max(self.now, moment)
            if self.now > restart:
                self._restart()
                restart = self.now + timedelta(hours=31)
            if not await self._bot_acts():
                await self._somebody_looks()
        self._count_endings()
        return self.report

    async def _next_moment(self) -> datetime | None:
        due = await self.store.first_job()
        looks = [self._looks[0][0]] if self._looks else []
        return min((*looks, *([] if due is None else [self._after_outage(due)])), default=None)

    def _after_outage(self, moment: datetime) -> datetime:
        begin, end = self.outage
        return end if begin <= moment < end else moment

    async def _bot_acts(self) -> bool:
        begin, end = self.outage
        if begin <= self.now < end:
            return False
        return bool(await self.worker.carry_out_due())

    async def until_heard(self) -> None:
        """Listen to people; in the outage nothing is carried out anyway."""

    async def outage_at(self, guild_id: int | None) -> Outage | None:
        """The outage, once it is over."""
        return Outage(*self.outage) if self.now >= self.outage[1] else None

    # People

    def _new_player(self) -> Player:
        number = len(self.players) + 1
        quiet_from = self.random.choice((20, 21, 22, 23, 0, 1)) * 60 + self.random.randrange(60)
        quiet = self.random.choice((0, 6 * 60, 8 * 60, 10 * 60))
        first = date(2026, 10, 5) + timedelta(days=self.random.randrange(60))
        last = first + timedelta(days=self.random.randrange(1, 14))
        away = ((first.isoformat(), last.isoformat()),) if self.random.random() < 0.3 else ()
        preference = Preference(
            zone=self.random.choice(ZONES),
            quiet_from=quiet_from % 1440,
            quiet_until=(quiet_from + quiet) % 1440,
            holidays=away,
            call=DAILY if self.random.random() < 0.3 else None,
            summary_at=self.random.choice((None, 60, 18 * 60)),
            heads_up=self.random.choice((None, WANTED)),
        )
        gone = None
        if self.random.random() < VANISHING:
            gone = BEGIN + self.random.random() * (self.end - BEGIN)
        habit = self.random.choice(list(MANY_HOURS))
        player = Player(Person(number, f"P{number}"), habit, preference, gone)
        self.players[number] = player
        moment = next_summary(player.hours, preference.summary_at, self.now)
        self.store.plan(number, preference, moment if preference.call == DAILY else None)
        return player

    async def _open(self, number: int) -> None:
        seats = self.random.choice(PER_TABLE)
        host, *others = (self._new_player() for _ in range(seats))
        place = Place(1, 100 + number)
        is_for_invited = self.random.random() < 0.3
        invited = [other.person.user_id for other in others] if is_for_invited else []
        session = await self.tables.open(
            "docker", host.person, place, Appearance("en", "dark"), invited
        )
        paces, weights = list(PACE_WEIGHTS), list(PACE_WEIGHTS.values())
        pace = self.random.choices(paces, weights)[0]
        await self.tables.change_lobby(session.id, agree_on, host.person, "pace", pace)
        absence = self.random.choice(list(Absence))
        await self.tables.change_lobby(session.id, agree_on, host.person, "absence", absence)
        if self.random.random() < 0.05:
            return  # nobody ever joins
        if is_for_invited:
            await self.tables.change_lobby(session.id, agree_on, host.person, "beginning", "full")
        for other in others:
            await self.tables.join(session.id, other.person)
        if not is_for_invited:
            await self.tables.start(session.id, host.person)
        elif not (await self.store.get(session.id)).standing.is_running:
            self.report.troubles.append(f"{session.id} did not begin by itself")

    async def _open_again(self, player: Player, closed: Session) -> None:
        """Somebody still wants to play, and this time another one comes."""
        again = await self.tables.open_again(closed.id, player.person)
        await self.tables.change_lobby(again.id, agree_on, player.person, "admission", "everybody")
        if again.reserved:
            await self.tables.change_lobby(again.id, release, player.person)
        await self.tables.join(again.id, self._new_player().person)
        if (await self.store.get(again.id)).standing.is_lobby:
            await self.tables.start(again.id, player.person)
        self.report.opened_again += 1

    def _will_look(self, player: Player, session_id: int, hours: float) -> None:
        moment = self.now + timedelta(hours=self.random.expovariate(1 / hours))
        moment = self._after_outage(player.hours.next_awake(moment))
        if player.gone_after is not None and moment > player.gone_after:
            return
        if moment <= self.end:
            look = (moment, next(self._order), player.person.user_id, session_id)
            heapq.heappush(self._looks, look)

    async def _somebody_looks(self) -> None:
        if not self._looks or self._looks[0][0] > self.now:
            return
        _, _, user_id, session_id = heapq.heappop(self._looks)
        session = await self.store.get(session_id)
        if user_id == ROBOT:
            await self._robot_acts(session)
            return
        if user_id == PASSER_BY:
            for offered in offered_seats(session):
                await self._take_seat(session, offered)
            return
        player, seat = self.players[user_id], session.seat_of(user_id)
        if can_open_again(session):
            await self._open_again(player, session)
            return
        if not session.standing.is_running or seat is None:
            return
        if seat in session.to_act:
            await self._act(player, session, seat)
        elif session.awaited_robots:
            return
        elif any(clock.is_out(self.now) for clock in session.clocks) or session.standing.asleep_at:
            await self._end_or_wake(player, session)

    async def _act(self, player: Player, session: Session, seat: int) -> None:
        legal = LiveTable(session).observe(seat).legal
        action = str(self.random.choice(legal))
        await self.tables.act(session.id, player.person.user_id, None, action)
        self.report.actions += 1

    async def _robot_acts(self, session: Session) -> None:
        if not session.awaited_robots or session.standing.is_asleep:
            return
        table, seat = LiveTable(session), session.awaited_robots[0]
        action = str(self.random.choice(table.observe(seat).legal))
        decision = Decision(seat, table.state.asked_at[seat], action)
        decided, branch = (decision,), session.branch
        await self.tables.change(session.id, lambda t: decide_all(t, branch, decided, self.now))

    async def _end_or_wake(self, player: Player, session: Session) -> None:
        try:
            if session.standing.is_asleep and self.random.random() < 0.5:
                self.wakes[session.id] += 1
                await self.timed.wake(session.id, player.person.user_id)
            elif self.random.random() < 0.7:
                await self.tables.cancel(session.id, player.person)
        except (Refused, RulesError) as refusal:
            if refusal.code in ("not-host", "out-of-game"):
                return  # it is not theirs to decide: nobody has acted yet, or they are out
            self.report.troubles.append(f"{session.id}: {refusal!r}")

    # What is seen from outside

    def _told(self, table: LiveTable, committed: Committed, _: object) -> None:
        session = table.session
        if session.standing.is_running:
            self._will_answer(session)
        for task in committed.tasks:
            if task.kind is TaskKind.REMINDER:
                question = (session.id, task.payload["seat"], task.payload["question"])
                self._note(session, question, self.report.reminders, most=3)
            if task.kind is TaskKind.HEADS_UP:
                seat = task.payload["seat"]
                question = (session.id, seat, session.clocks[seat].ply)
                self._note(session, question, self.report.heads_ups)
            self.report.refused += len(task.payload.get("unreached", ()))
            for seat in task.payload.get("out_of_time", ()):
                question = (session.id, seat, session.ply)
                most = 1 + self.wakes[session.id]
                self._note(session, question, self.report.deadlines, most)
                self.report.given_up += session.absence == Absence.OUT
                self._others_will_look(session, seat)
                if session.seats[seat].is_offered and self.random.random() < 0.6:
                    later = self.now + timedelta(hours=self.random.expovariate(1 / 20))
                    heapq.heappush(self._looks, (later, next(self._order), PASSER_BY, session.id))
        if session.awaited_robots:
            soon = self.now + timedelta(seconds=1)
            heapq.heappush(self._looks, (soon, next(self._order), ROBOT, session.id))
        if session.standing.asleep_at == self.now:
            self.report.slept += session.standing.is_running
            self.report.closed += can_open_again(session)
            self._others_will_look(session, -1)

    async def _take_seat(self, session: Session, seat: int) -> None:
        """Somebody new goes on in a seat, with a clock and a count of reminders of their own."""
        for ply in (session.ply, session.clocks[seat].ply):
            for counted in (self.report.reminders, self.report.deadlines, self.report.heads_ups):
                counted.pop((session.id, seat, ply), None)
        newcomer = self._new_player()
        kinds = (TaskKind.LOBBY, TaskKind.NEW_BOARD)
        await self.tables.change(session.id, lambda t: take_seat(t, seat, newcomer.person), kinds)
        self.report.substitutes += 1
        self._will_look(newcomer, session.id, MANY_HOURS[newcomer.habit])

    async def _send(self, summary: Summary) -> Sending:
        """Take a daily summary, which comes sometimes later and to some people never."""
        if self.players[summary.user_id].is_asleep(self.now):
            self.report.troubles.append(f"a summary woke {summary.user_id} up at {self.now}")
        if self.random.random() < LATE:
            return Sending.LATER
        if summary.user_id % REFUSING == 0:
            return Sending.REFUSED
        self.report.summaries += 1
        return Sending.ARRIVED

    def _note(
        self, session: Session, question: Question, counted: Counter[Question], most: int = 1
    ) -> None:
        counted[question] += 1
        user_id = session.seats[question[1]].user_id
        assert user_id is not None
        if counted[question] > most:
            self.report.troubles.append(f"{question} was told {counted[question]} times")
        if self.players[user_id].is_asleep(self.now):
            self.report.troubles.append(f"{question} woke somebody up at {self.now}")

    def _others_will_look(self, session: Session, seat: int) -> None:
        for number, other in enumerate(session.seats):
            if number != seat and other.user_id is not None:
                self._will_look(self.players[other.user_id], session.id, 6.0)

    def _will_answer(self, session: Session) -> None:
        """Let everybody look who is asked."""
        for seat in session.to_act:
            user_id = session.seats[seat].user_id
            assert user_id is not None
            player = self.players[user_id]
            self._will_look(player, session.id, MANY_HOURS[player.habit])

    def _count_endings(self) -> None:
        for session in self.store.sessions.values():
            is_asleep = session.standing.is_live and session.standing.is_asleep
            how = "asleep" if is_asleep else session.standing.status.value
            self.report.ended[how] += 1

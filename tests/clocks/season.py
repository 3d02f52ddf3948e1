"""A season of simulated people: zones, nights, holidays, bad habits, restarts, a day's outage.

Everything that happens is decided by the program itself; the people only look and press. What they
are owed is watched from outside, by accounts of its own.
"""

import heapq
from collections import Counter
from datetime import date, datetime, timedelta
from itertools import count
from random import Random
from typing import Any, cast

from cogs.clocks.reminding import next_summary
from cogs.clocks.seat_clocks import pace_named
from cogs.digest.digest import Summaries
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
from tests.clocks.digest_watch import SummaryWatch
from tests.clocks.heads_up_watch import HeadsUpWatch
from tests.clocks.memory_store import MemoryStore
from tests.clocks.season_people import Player, is_asleep
from tests.clocks.season_report import Question, Report
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
PER_TABLE = (2, 2, 2, 3)

ROBOT, PASSER_BY = 0, -1
"""They look in place of a user id."""


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
        self._left: dict[tuple[int, int], timedelta] = {}
        """What an account of our own says is left of each seat's clock."""
        self._running: dict[tuple[int, int], datetime] = {}
        self.wakes: Counter[int] = Counter()
        """How often each table was woken: whoever is asked there has time once more."""
        self._plies: dict[tuple[int, int], int] = {}
        self._asked: dict[tuple[int, int], int] = {}
        self.players: dict[int, Player] = {}
        self._summaries = SummaryWatch(self)
        self._heads_ups = HeadsUpWatch(self)
        self._restart()

    @property
    def now(self) -> datetime:
        return self.store.now

    def _restart(self) -> None:
        """Another process takes over: it knows nothing but what is stored."""
        store = cast(Any, self.store)
        self.tables = TableService[None](store, self._told, features=FEATURES)
        self.timed = TimedTables(store, self.tables, cast(Any, self))
        send = self._summaries.send
        digests = Summaries(store, send, self._told)
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
        self.report.woken = self.wakes.total()
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
        self.report.by_robots += 1

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
        asked = [self._asked.get((session.id, seat), -1) for seat in range(len(session.seats))]
        self._keep_accounts(table)
        if session.standing.is_running:
            self._will_answer(session)
        self._heads_ups.look(table, committed.tasks)
        for task in committed.tasks:
            if task.kind is TaskKind.REMINDER:
                question = (session.id, task.payload["seat"], task.payload["question"])
                self._note(session, question, self.report.reminders, most=3)
                self._summaries.told.add(question)
            for user_id in task.payload.get("unreached", ()):
                self._summaries.call(table, user_id)
            for seat in task.payload.get("out_of_time", ()):
                question = (session.id, seat, session.ply)
                self._summaries.require_told(session, seat, asked[seat])
                most = 1 + self.wakes[session.id]
                self._note(session, question, self.report.deadlines, most)
                self.report.given_up += session.absence == Absence.OUT
                self.report.taken_over += session.seats[seat].robot is not None
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
        key, question = (session.id, seat), (session.id, seat, session.ply)
        for account in (self._left, self._running, self._plies, self._asked):
            account.pop(key, None)  # type: ignore[attr-defined]
        for counted in (self.report.reminders, self.report.deadlines):
            counted.pop(question, None)
        self._summaries.forget(session.id, seat, session.clocks[seat].ply)
        newcomer = self._new_player()
        kinds = (TaskKind.LOBBY, TaskKind.NEW_BOARD)
        await self.tables.change(session.id, lambda t: take_seat(t, seat, newcomer.person), kinds)
        self.report.substitutes += 1
        self._will_look(newcomer, session.id, MANY_HOURS[newcomer.habit])

    def _note(
        self, session: Session, question: Question, counted: Counter[Question], most: int = 1
    ) -> None:
        counted[question] += 1
        user_id = session.seats[question[1]].user_id
        assert user_id is not None
        if counted[question] > most:
            self.report.troubles.append(f"{question} was told {counted[question]} times")
        if is_asleep(self.players[user_id], self.now):
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

    def _keep_accounts(self, table: LiveTable) -> None:
        """Reckon every clock by hand, and compare what comes of it."""
        session, pace = table.session, pace_named(table.session.pace)
        for seat, clock in enumerate(session.clocks):
            key, user_id = (session.id, seat), session.seats[seat].user_id
            assert user_id is not None
            hours, bank = self.players[user_id].hours, pace.bank or timedelta(0)
            left, since = self._left.get(key, bank), self._running.get(key)
            if since is not None and clock.since != since:
                spent = hours.time_between(since, self.now)
                left = max(left - spent, timedelta(0))
            was_asked, self._asked[key] = self._asked.get(key, -1), table.state.asked_at[seat]
            if was_asked not in (-1, table.state.asked_at[seat]):
                left = min(left + pace.increment, bank)  # it was answered, or a robot did
            is_again = self._plies.get(key) == clock.ply
            if clock.since is not None and since is None and is_again:
                left = max(left, pace.increment)  # woken: there is time for one decision
            is_extended = clock.since is not None and is_again and since
            if is_extended and clock.since != since:
                left = pace.increment  # a deadline that passed while nobody could play
                self._summaries.restarts[session.id, seat, clock.ply] += 1
            is_over = not session.standing.is_running
            if pace.bank is not None and clock.left != left and not is_over:
                self.report.troubles.append(f"{key} has {clock.left} left, not {left}")
            self._left[key] = left
            self._plies[key] = clock.ply
            if clock.since is None:
                self._running.pop(key, None)
            else:
                self._running[key] = clock.since

    def _count_endings(self) -> None:
        for session in self.store.sessions.values():
            is_asleep = session.standing.is_live and session.standing.is_asleep
            how = "asleep" if is_asleep else session.standing.status.value
            self.report.ended[how] += 1

"""A table at which people press whatever there is, and an account of how long each is waited for.

The account knows nothing of how clocks reckon: who is asked, what was decided and on which days
somebody is away stand in the session, its record and the preferences.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import Any, cast
from unittest.mock import patch

from cogs.clocks.seat_clocks import pace_named
from cogs.clocks.waking_hours import holidays_of, local_date, waking_hours, zone_named
from cogs.table import service as table_service
from cogs.table.deciding import Decision
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place, add_robot, agree_on
from cogs.table.play import Change
from cogs.table.preferences import with_holiday, with_zone, without_coming_holidays
from cogs.table.replays import positions_of
from cogs.table.scheduler import TimedTables
from cogs.table.service import TableService
from cogs.table.stand_ins import stand_in
from cogs.undo.requests import (
    agree_to_go_back,
    ask_to_go_back,
    moments_to_ask_for,
    refuse_to_go_back,
)
from cogs.undo.undo import Reach, go_back
from cogs.workers.worker import Worker
from data.store import Committed, JobKind, Preference, Session, StandIn, TaskKind
from rules import GAMES, RulesError
from tests.clocks.memory_store import MemoryStore
from tests.cogs.people import come_back_to, decide_at
from tests.features import FEATURES
from tests.start import START

BEGIN = START
DAY, HOUR, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(seconds=1)
ZONES = ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago")
"""With the first and the last in which a day begins."""

Span = tuple[datetime, datetime]


class WaitingTable:
    """One table of people who live by the hours that are *chosen*, until they press otherwise."""

    def __init__(self, game: str, chosen: Preference, people: int) -> None:
        self.info = GAMES[game].info
        self.random = Random(game)
        self.store = MemoryStore()
        self.store.now = self.since = self.news = BEGIN
        """*since*: the last change; *news*: the last one by a decision, or by waking the table."""
        self.before: LiveTable | None = None
        self.waited: dict[int, list[Span]] = {seat: [] for seat in range(people)}
        """When each person was waited for, before that had its consequence."""
        self.answered: Counter[int] = Counter()
        """By seat: how many of these spans were for earlier questions."""
        self.consented: Counter[int] = Counter()
        """By seat: decisions, and open questions, that were taken back by consent."""
        self.out: set[int] = set()
        """The seats whose time has run out, until their question is no longer asked."""
        self.times_out: Counter[int] = Counter()
        self.alone: int | None = None
        """Who goes back, or forward again, without anybody's consent."""
        self.wakes = 0
        store = cast(Any, self.store)
        self.tables = TableService[None](store, self._told, features=FEATURES)
        self.timed = TimedTables(store, self.tables)
        handlers = dict.fromkeys(self.timed.outcomes, self.timed.carry_out)
        handlers[JobKind.DECIDE] = store.drop_job
        self.worker = Worker(store, handlers)
        self.people = [Person(number + 1, f"P{number}") for number in range(people)]
        for person in self.people:
            self.store.plan(person.user_id, chosen, None)

    @classmethod
    async def begun(
        cls, game: str, chosen: Preference, people: int = 2, robots: int = 0, **agreed: str
    ) -> "WaitingTable":
        """A table at which everybody sits, the robots last."""
        most = GAMES[game].info.max_seats
        table = cls(game, chosen, min(people, most))
        tables, (host, *others) = table.tables, table.people
        opened = await tables.open(game, host, Place(1, 2), Appearance("en", "dark"))
        table.id = opened.id
        for name, value in agreed.items():
            await tables.change_lobby(table.id, agree_on, host, name, value)
        for person in others:
            await tables.join(table.id, person)
        for _ in range(min(robots, most - len(table.people))):
            await tables.change_seats(table.id, add_robot, host, "easy")
        with patch.object(table_service.secrets, "token_bytes", table.random.randbytes):
            await tables.start(table.id, host)
        return table

    @property
    def session(self) -> Session:
        return self.store.sessions[self.id]

    # Time

    async def wait(self, time: timedelta) -> None:
        """Let time pass, with what is due on the way; robots decide at once."""
        end = self.store.now + time
        while (due := await self.store.first_job()) is not None and due <= end:
            self.store.now = max(self.store.now, due)
            await self.worker.carry_out_due()
            await self.let_robots_decide()
        self.store.now = max(self.store.now, end)

    async def let_robots_decide(self) -> None:
        """All robots decide that are asked."""
        while (session := self.session).awaited_robots and not session.standing.is_asleep:
            self.store.now += SECOND
            table, seat = LiveTable(session), session.awaited_robots[0]
            action = str(self.random.choice(table.observe(seat).legal))
            decision = Decision(seat, table.state.asked_at[seat], action)
            await decide_at(self.tables, session, decision)

    # What people press at the table

    async def press(self, seat: int, what: str) -> None:
        """The person of *seat* presses something; nothing happens where that is refused."""
        self.store.now += SECOND
        self.alone = None
        with suppress(Refused, RulesError):
            await getattr(self, what)(seat)
        await self.let_robots_decide()

    async def decide(self, seat: int) -> None:
        legal = LiveTable(self.session).observe(seat).legal
        if legal and self.session.standing.is_running:
            await self.tables.act(self.id, seat + 1, None, str(self.random.choice(legal)))

    async def decide_all(self, seat: int) -> None:
        """Until it is somebody else's turn, or after a whole lot of presses."""
        for _ in range(60):
            if not self.session.standing.is_running or seat not in self.session.to_act:
                return
            await self.press(seat, "decide")

    async def take_back(self, seat: int) -> None:
        await self._go(seat, Reach.LAST)

    async def take_back_turn(self, seat: int) -> None:
        await self._go(seat, Reach.TURN)

    async def do_again(self, seat: int) -> None:
        await self._go(seat, Reach.AGAIN)

    async def _go(self, seat: int, reach: Reach) -> None:
        self.alone = seat
        asked_at = LiveTable(self.session).state.asked_at[seat]
        await go_back(self.tables, cast(Any, self.store), self.id, seat + 1, asked_at, reach)

    async def go_back_by_consent(self, seat: int) -> None:
        """Ask to go back two presses of one's own; everybody who is asked agrees."""
        self.alone = seat
        await self._ask_back(seat)
        self.alone = None
        entries = tuple(self.store.entries[self.id])
        while (request := self.session.undo_request) is not None:
            if len(request.missing) == 1:
                self.consented.update(entry.seat for entry in entries[request.to_ply :])
                self.consented.update(self.session.to_act)
            user_id, ply = request.missing[0], request.ply
            await self._change(lambda t, u=user_id, p=ply: agree_to_go_back(t, u, p))

    async def ask_back_and_withdraw(self, seat: int) -> None:
        self.alone = seat
        await self._ask_back(seat)
        await self._change(lambda t: refuse_to_go_back(t, seat + 1, t.session.ply))

    async def _ask_back(self, seat: int) -> None:
        table = LiveTable(self.session)
        entries, ply = tuple(self.store.entries[self.id]), table.session.ply
        to_ply = next(reversed(moments_to_ask_for(entries, seat)[:2]), 0)
        positions = positions_of(table, entries)
        await self._change(lambda t: ask_to_go_back(t, entries, positions, seat + 1, ply, to_ply))

    async def _change(self, change: Callable[[LiveTable], Change]) -> None:
        await self.tables.change(self.id, change, (TaskKind.BOARD,))

    async def stand_in_and_back(self, seat: int) -> None:
        """Be back before the robot has decided."""
        await self.stand_in(seat)
        await self.back(seat)

    async def stand_in(self, seat: int) -> None:
        await self._stand_in(seat, StandIn.UNTIL_BACK)

    async def stand_in_once(self, seat: int) -> None:
        await self._stand_in(seat, StandIn.ONCE)

    async def _stand_in(self, seat: int, mode: StandIn) -> None:
        await self.tables.change_session(self.id, stand_in, seat, "easy", mode, self.people[seat])

    async def back(self, seat: int) -> None:
        await come_back_to(self.tables, self.id, self.people[seat])

    async def wake(self, seat: int) -> None:
        await self.timed.wake(self.id, seat + 1)

    async def snooze(self, seat: int) -> None:
        await self.timed.snooze(self.id, seat + 1, DAY)

    # What people say about themselves

    async def away_today(self, seat: int) -> None:
        await self._away(seat, self._today(seat))

    async def away_tomorrow(self, seat: int) -> None:
        await self._away(seat, self._today(seat) + DAY)

    async def _away(self, seat: int, day: date) -> None:
        today, text = self._today(seat), day.isoformat()
        await self._choose(seat, with_holiday(self._chosen(seat), text, text, today))

    async def no_holidays(self, seat: int) -> None:
        changed = without_coming_holidays(self._chosen(seat), self._today(seat))
        await self._choose(seat, changed)

    async def sleep_now(self, seat: int) -> None:
        """The quiet hours begin, and are as long as can be."""
        zone = zone_named(waking_hours(self._chosen(seat), None).zone)
        begin = self.store.now.astimezone(zone).hour * 60
        quiet = {"quiet_from": begin, "quiet_until": (begin + 16 * 60) % (24 * 60)}
        await self._choose(seat, replace(self._chosen(seat), **quiet))

    async def sleep_never(self, seat: int) -> None:
        await self._choose(seat, replace(self._chosen(seat), quiet_from=0, quiet_until=0))

    async def move_east(self, seat: int) -> None:
        await self._choose(seat, with_zone(self._chosen(seat), ZONES[1], self.store.now))

    async def move_west(self, seat: int) -> None:
        await self._choose(seat, with_zone(self._chosen(seat), ZONES[2], self.store.now))

    async def move_into_the_night(self, seat: int) -> None:
        for zone in ZONES:
            moved = with_zone(self._chosen(seat), zone, self.store.now)
            if not waking_hours(moved, None).is_awake(self.store.now):
                await self._choose(seat, moved)

    async def _choose(self, seat: int, after: Preference) -> None:
        await self.timed.change_habits(seat + 1, None, after)

    def _chosen(self, seat: int) -> Preference:
        return self.store.chosen[seat + 1]

    def _today(self, seat: int) -> date:
        return local_date(waking_hours(self._chosen(seat), None), self.store.now)

    # The account

    @property
    def is_played(self) -> bool:
        """Tell whether the game goes on, and the table is awake."""
        return self.session.standing.is_running and not self.session.standing.is_asleep

    def asked_for(self, seat: int) -> timedelta:
        """Return the time that this person has had for the present question, in all."""
        return _length(self._spans(seat)[self.answered[seat] :])

    def waited_for(self, seat: int) -> timedelta:
        """Return the time that everybody has waited for this person in the whole game.

        Without the days on which they are away, wherever they live.
        """
        spans = self._spans(seat)
        for holiday in holidays_of(self._chosen(seat)):
            begin = datetime.combine(holiday.first, time(), UTC) - 14 * HOUR
            end = datetime.combine(holiday.last, time(), UTC) + 36 * HOUR
            spans = [part for span in spans for part in _without(span, begin, end)]
        return _length(spans)

    def longest(self, seat: int) -> timedelta:
        """Return the longest that may be: eight waking hours a day, and a day's rest a question.

        Bank, increments of decisions that were really made, and one each time the table was woken
        or a robot has decided for silence; and for each question the rest of a day on which
        somebody sleeps already.
        """
        pace = pace_named(self.session.pace)
        assert pace.bank is not None
        made = sum(entry.seat == seat for entry in self.store.entries[self.id])
        questions = made + self.consented[seat] + self.times_out[seat] + 1
        waking = pace.bank + pace.increment * (questions + self.wakes)
        return 3 * waking + 2 * DAY * questions

    def _spans(self, seat: int) -> list[Span]:
        return self.waited[seat] + self._waits_for(seat)

    def _waits_for(self, seat: int) -> list[Span]:
        """The time since the last change, if this person was waited for."""
        if self.before is None or seat in self.out:
            return []
        session = self.before.session
        is_played = session.standing.is_running and not session.standing.is_asleep
        is_asked = seat in session.to_act and session.seats[seat].robot is None
        return [(self.since, self.store.now)] if is_played and is_asked else []

    def _told(self, table: LiveTable, committed: Committed, _: object) -> None:
        for seat, spans in self.waited.items():
            spans += self._waits_for(seat)
        self._note_questions(table)
        for task in committed.tasks:
            self.times_out.update(task.payload.get("out_of_time", ()))
            self.out.update(task.payload.get("out_of_time", ()))
        self.before, self.since = table, self.store.now

    def _note_questions(self, table: LiveTable) -> None:
        if self.before is None or not self.before.has_begun:
            self.news = self.store.now
            return
        session, now = self.before.session, table.session
        is_woken = session.standing.is_asleep and not now.standing.is_asleep
        self.wakes += is_woken
        if is_woken or (session.ply, session.branch) != (now.ply, now.branch):
            self.news = self.store.now
        old, new = self.before.state.asked_at, table.state.asked_at
        for seat in self.waited:
            # Where anything is hidden, a whole turn is one question.
            goes_on = self.info.has_hidden_information and -1 not in (old[seat], new[seat])
            if old[seat] != new[seat] and not goes_on and seat != self.alone:
                self.answered[seat] = len(self.waited[seat])
                self.out.discard(seat)
            if session.seats[seat].robot is not None and now.seats[seat].robot is None:
                self.out.discard(seat)


def _length(spans: list[Span]) -> timedelta:
    return sum((end - begin for begin, end in spans), timedelta(0))


def _without(span: Span, begin: datetime, end: datetime) -> list[Span]:
    parts = ((span[0], min(span[1], begin)), (max(span[0], end), span[1]))
    return [part for part in parts if part[0] < part[1]]

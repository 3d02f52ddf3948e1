"""A season in which everything is also told, by processes that are killed at any step.

Each change is told before the next one, as often as it takes. Then it is compared whose phones rang
with whom the change concerned, and where each of them wants to be called.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, cast

from cogs.clocks.seat_clocks import PaceName
from cogs.messages.board_pictures import BoardImage
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.messages.table_view import BoardNotes, TableContent, board_payload
from cogs.publishing.reconcile import Reconciler
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.notice import Notice
from data.i18n import translator
from data.store import DAILY, Committed, Session, Task, TaskKind
from tests.clocks.owed_calls import QUESTION, Event, Happening, events_of
from tests.clocks.phones import Killed, MortalStore, PhoneApi, Phones, Ring, Steps
from tests.clocks.season import BEGIN, Player, Season

WAYS = (None, "table", "dm", "both")
"""How people want to be called, besides those who want that once a day."""
OF_TIME = {"reminder": TaskKind.REMINDER, "heads-up": TaskKind.HEADS_UP}
"""What comes for itself, and in ways of its own."""
CLOSED = 0.2
"""How many people take no direct messages, at first or one day."""
KILLS = 0.2
"""In how many publications a process is killed."""


class PlainPresenter:
    """Messages as the real one makes them, but for pictures, choices and the log."""

    async def board(
        self, table: LiveTable, *_: Any, notes: BoardNotes, **__: Any
    ) -> MessagePayload:
        """Build the screen for everybody."""
        seen, session = table.observe(None), table.session
        content = TableContent(table, seen, BoardImage(()), (), None)
        return board_payload(content, translator(session.language), notes)

    async def screen(self, table: LiveTable, *_: Any, note: str = "", **__: Any) -> MessagePayload:
        """Build the screen for one person."""
        session = table.session
        press = Press(Kind.SCREEN, session.id, session.ply, branch=session.branch)
        return MessagePayload((text(note), *button_rows([ButtonSpec("Screen", press)])))

    async def lobby(self, session: Session, notice: Notice) -> MessagePayload:
        """Build the screen for everybody before the game."""
        return lobby_payload(session, translator(session.language), notice)


class Acting:
    """A service whose every change is told before the next."""

    def __init__(self, service: Any, season: "CalledSeason") -> None:
        self._service = service
        self._season = season

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._service, name)

        async def called(*args: Any, **named: Any) -> Any:
            self._season.actor = _actor(name, args)
            try:
                return await method(*args, **named)
            finally:
                self._season.actor = None
                await self._season.tell()

        return called


class CalledSeason(Season):
    """Tables, people, and their phones."""

    def __init__(self, tables: int, length: timedelta, seed: int) -> None:
        self.actor: int | None = None
        """Who (a user id) is pressing."""
        self.phones = Phones(lambda: self.now)
        self.calls: Counter[str] = Counter()
        """How many people were called, by kind of event."""
        self.kills = 0
        self._before: dict[int, Session] = {}
        self._events: list[Event] = []
        self._remarked = 0
        self._untold: dict[int, None] = {}
        self._asleep: dict[int, dict[int, datetime]] = {}
        """When those awake who slept as they were asked, by session and person."""
        super().__init__(tables, length, seed)

    def _restart(self) -> None:
        super()._restart()
        self.tables = cast(Any, Acting(self.tables, self))
        self.timed = cast(Any, Acting(self.timed, self))

    def _new_player(self) -> Player:
        player = super()._new_player()
        number = player.person.user_id
        if player.preference.call != DAILY:
            player.preference = replace(player.preference, call=self.random.choice(WAYS))
            self.store.chosen[number] = player.preference
        if self.random.random() < CLOSED:
            since = BEGIN + self.random.choice((0, self.random.random())) * (self.end - BEGIN)
            self.phones.closed[number] = since
        return player

    def _told(self, table: LiveTable, committed: Committed, source: object) -> None:
        session, store = table.session, self.store
        happening = Happening(
            before=self._before.get(session.id),
            after=session,
            actor=self.actor,
            remarks=[remark for _, remark in store.noted[self._remarked :]],
            now=self.now,
        )
        events = [self._at_once(event, session) for event in events_of(happening)]
        self._events += [*events, *self._woken(session)]
        self._events += [each for task in committed.tasks for each in _of_task(session, task)]
        self._remarked = len(store.noted)
        self._before[session.id] = session
        self._untold[session.id] = None
        super()._told(table, committed, source)

    async def tell(self) -> None:
        """Publish what has changed, however often that takes, and look whose phones ring."""
        told, self._untold = tuple(self._untold), {}
        for session_id in told:
            await self._publish(session_id)
        events, self._events = self._events, []
        concerned = dict.fromkeys(
            (user, event.kind if event.kind in OF_TIME else "news")
            for event in events
            for user in event.people
        )
        expected = Counter(ring for each in concerned for ring in self.rings_due(*each))
        rung, self.phones.rings = Counter(self.phones.rings), []
        if rung != expected:
            about = [f"{event.kind}: {event.people}" for event in events]
            self.report.troubles.append(
                f"{told} {about}: dropped {expected - rung}, too many {rung - expected}"
            )
        for event in events:
            self.calls[event.kind] += len(event.people)

    def _at_once(self, event: Event, session: Session) -> Event:
        """*event* for those who are told of it now, not once a day."""
        if event.kind == QUESTION:
            asked = {user: self.players[user].hours.next_awake(self.now) for user in event.people}
            self._asleep[session.id] = {u: awake for u, awake in asked.items() if awake > self.now}
            return replace(event, people=tuple(set(asked) - self._asleep[session.id].keys()))
        if event.kind != "decision" or session.pace == PaceName.LIVE:
            return event
        now = (user for user in event.people if self.store.chosen[user].call != DAILY)
        return replace(event, people=tuple(now))

    def _woken(self, session: Session) -> list[Event]:
        """Who slept when they were asked, is awake by now, and has not answered."""
        asleep = self._asleep.pop(session.id, {})
        if not session.consents or not session.standing.is_running:
            return []
        woken = {user for user, awake in asleep.items() if awake <= self.now}
        self._asleep[session.id] = {u: awake for u, awake in asleep.items() if u not in woken}
        return [Event(QUESTION, tuple(woken - set(session.consents)))]

    def rings_due(self, user_id: int, kind: str) -> list[Ring]:
        """Return the rings for somebody whom something of this *kind* concerns."""
        call, is_open = self.store.chosen[user_id].call, not self.phones.is_closed(user_id)
        by_dm, at_table = Ring(user_id, is_direct=True), Ring(user_id, is_direct=False)
        if kind == "heads-up":
            return [by_dm] if is_open else []
        if call == DAILY and kind == "reminder":
            call = "dm"
        if call in ("dm", "both") and is_open:
            return [by_dm] if call == "dm" else [by_dm, at_table]
        return [at_table]

    async def _publish(self, session_id: int) -> None:
        store = self.store
        steps, is_broken_off = Steps.drawn(self.random, KILLS), False
        while tasks := store.tasks_of(session_id):
            process = self._process(steps)
            table = LiveTable(await store.get(session_id))
            try:
                shown = await process.reconcile(table, tasks, is_broken_off=is_broken_off)
                await MortalStore(store, steps).finish_tasks(tasks, *shown)
            except Killed:
                self.kills += 1
                steps, is_broken_off = Steps.drawn(self.random, KILLS), True

    def _process(self, steps: Steps) -> Reconciler:
        """Return the publisher of a process that lives for so many *steps*."""
        store = cast(Any, MortalStore(self.store, steps))
        api = cast(Any, PhoneApi(self.phones, steps))
        return Reconciler(store, cast(Any, PlainPresenter()), api)


def _of_task(session: Session, task: Task) -> Iterator[Event]:
    """Return the events of time that only a task tells of."""
    if task.kind in OF_TIME.values():
        kind = next(kind for kind, known in OF_TIME.items() if known is task.kind)
        yield Event(kind, session.people_at((task.payload["seat"],)))
    if unreached := task.payload.get("unreached"):
        yield Event("summary is refused", tuple(unreached))


def _actor(name: str, args: tuple[Any, ...]) -> int | None:
    """Who presses, by what they call."""
    if name in ("act", "wake"):
        return int(args[1])
    return next((each.user_id for each in args if isinstance(each, Person)), None)

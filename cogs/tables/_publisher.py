"""From the outbox to Discord: whatever a table owes its readers is posted, once, whatever happens.

What problem it solves ---------------------- A press is one transaction; the messages that tell of
it are not. Discord may be slow, refuse, lose an answer, or the process may be killed between two
requests. The transaction therefore leaves *tasks* in the outbox, and this module works them off
until Discord shows what the database says.

How
---
* A task says *that* something is due, not what: the message is made from the session as it stands
  when the task is worked off. Several tasks of one table become one message, so a table that was
  out of reach catches up with one posting.
* A posting carries a nonce made from the newest task that asked for it. Repeated within minutes,
  Discord answers with the message that is there already. Where an earlier attempt may have got
  through unheard (its answer was lost, its process killed), the channel is searched for it first;
  people may have pressed its buttons meanwhile, so it counts like any other message.
* Edits may be repeated freely. A task is finished together with the note which message now stands
  where.
* One table is worked on by one coroutine at a time, under a lock that presses which edit the same
  message share.

What is not promised: order between tables, and that every intermediate position is shown.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

import discord

from cogs.tables import _wire
from cogs.tables._answer import PASSING, Answer
from cogs.tables._draft import Draft
from cogs.tables._hands import Hands
from cogs.tables._lobby_view import lobby_draft
from cogs.tables._play import position, pressed
from cogs.tables._presenter import LOG_LINES, Presenter
from cogs.tables._recovery import find_unnoted
from cogs.tables._table_view import retired_draft
from cogs.tables._wire import Wire
from cogs.tables._words import log_lines, text_key
from data.i18n import speaker
from data.store import Entry, Placed, Session, Status, Store, Task

log = logging.getLogger(__name__)

EDIT_LIFE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; a new message is posted instead."""
RECENT = 2 * LOG_LINES
"""Actions read with every publication: those told, and those since a message that lags."""
SWEEP_SECONDS = 20.0
"""How often the outbox is searched for tasks that nobody works on."""
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds before a failed task is tried again: doubled each time, up to the longest."""

Settle = Callable[[int, int], Awaitable[Session]]
"""Notes the thread of a session: session id, thread id."""


@dataclass(slots=True)
class _Table:
    """What this process has to publish of one table."""

    tasks: list[Task] = field(default_factory=list)
    session: Session | None = None
    """The newest known; None: read it."""
    answers: deque[Answer] = field(default_factory=lambda: deque(maxlen=4))
    """Presses just answered: their tokens may edit their message without using up a rate limit."""


class Publisher:
    """Works off the outbox."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        wire: Wire,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._wire = wire
        self._clock = clock
        self.hands = Hands(store, presenter, wire, clock)
        self._settle: Settle | None = None
        self._tables: dict[int, _Table] = {}
        self._working: dict[int, asyncio.Task[None]] = {}
        self._retrying: set[int] = set()
        """Sessions for which the outbox is going to be looked into again."""
        self._unsure: set[int] = set()
        """Sessions for which an attempt, perhaps of a killed process, may have posted unheard."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self, settle: Settle) -> None:
        """Begin with what an earlier process left undone; *settle* notes where a table went."""
        self._settle = settle
        self._sweeper = asyncio.create_task(self._sweep(), name="outbox-sweep")

    async def close(self) -> None:
        """Finish the requests under way; what is left stays in the outbox."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        working = list(self._working.values())
        if working:
            await asyncio.wait(working, timeout=5)
        for task in working:
            task.cancel()

    def lock(self, session_id: int) -> asyncio.Lock:
        """Held by whoever edits the messages of this table."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    def lend(self, session_id: int, answer: Answer) -> None:
        """Let the publisher use the press's token for the message that was pressed."""
        self._tables.setdefault(session_id, _Table()).answers.append(answer)

    async def show_choice(self, session: Session, path: Sequence[str], answer: Answer) -> None:
        """Show in the living message what the seat on turn has chosen so far.

        Nothing happens where that message has been replaced, or its question answered, meanwhile.
        """
        async with self.lock(session.id):
            placed = (await self._store.placed(session.id)).get("table")
            message = answer.interaction.message
            if message is None or (placed is not None and message.id < placed.message_id):
                return
            newest = await self._store.get(session.id)
            if newest.to_act != session.to_act or newest.asked_since != session.asked_since:
                return
            entries = await self._store.recent(session.id, LOG_LINES)
            await answer.edit(await self._presenter.table(newest, entries, path=path))

    def announce(self, session: Session, tasks: Sequence[Task]) -> None:
        """Take note of a committed change and publish it soon."""
        if not tasks:
            return
        table = self._tables.setdefault(session.id, _Table())
        table.session = session
        table.tasks += tasks
        self._wake(session.id)

    def _wake(self, session_id: int) -> None:
        if session_id not in self._working:
            worker = asyncio.create_task(self._work(session_id), name=f"publish-{session_id}")
            self._working[session_id] = worker
            worker.add_done_callback(lambda _: self._rest(session_id))

    def _rest(self, session_id: int) -> None:
        """The worker has ended: start another for what came in meanwhile, or forget the table."""
        self._working.pop(session_id, None)
        table = self._tables.get(session_id)
        if table is not None and table.tasks:
            self._wake(session_id)
        else:
            self._tables.pop(session_id, None)

    async def _work(self, session_id: int) -> None:
        table = self._tables[session_id]
        while table.tasks:
            tasks, table.tasks = table.tasks, []
            try:
                async with self.lock(session_id):
                    await self._publish(table, tasks)
                self._unsure.discard(session_id)
            except (*PASSING, discord.HTTPException) as failure:
                await self._put_off(session_id, tasks, failure)
            except Exception:
                # The border of a background task: nobody else would ever hear of it.
                log.exception("session %s could not be published", session_id)
                await self._put_off(session_id, tasks, None)

    async def _put_off(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException | None
    ) -> None:
        """Try again later, or never where the place is gone."""
        ids = [task.id for task in tasks]
        if isinstance(failure, discord.HTTPException) and failure.code == _wire.UNKNOWN_CHANNEL:
            log.warning("the channel of session %s is gone; its game is kept", session_id)
            self._unsure.discard(session_id)
            await self._store.finish(ids)
            return
        self._unsure.add(session_id)
        attempts = max(task.attempts for task in tasks)
        pause = min(FIRST_PAUSE * 2**attempts, LONGEST_PAUSE)
        log.warning("session %s is published again in %.0f s: %s", session_id, pause, failure)
        await self._store.postpone(ids, self._clock() + timedelta(seconds=pause))
        self._try_again(session_id, pause)

    def _try_again(self, session_id: int, pause: float) -> None:
        """Look into the outbox once more after *pause* seconds; once is enough for a session."""
        if session_id not in self._retrying:
            self._retrying.add(session_id)
            asyncio.get_running_loop().call_later(pause, self._retry, session_id)

    def _retry(self, session_id: int) -> None:
        self._retrying.discard(session_id)
        asyncio.get_running_loop().create_task(self._collect(session_id))

    async def _sweep(self) -> None:
        while True:
            try:
                await self._collect(None)
            except Exception:
                # The border of a background task; the next round may fare better.
                log.exception("the outbox could not be read")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _collect(self, session_id: int | None) -> None:
        """Take up tasks of the outbox that this process does not know of or has put off."""
        for task in await self._store.pending(session_id):
            if task.session_id in self._working:
                # It may be one of those that are worked on, or one that was put off before them.
                self._try_again(task.session_id, FIRST_PAUSE)
                continue
            table = self._tables.setdefault(task.session_id, _Table())
            if all(known.id != task.id for known in table.tasks):
                table.tasks.append(task)
                self._unsure.add(task.session_id)
        for waiting in [i for i, table in self._tables.items() if table.tasks]:
            self._wake(waiting)

    # Publishing one table.

    async def _publish(self, table: _Table, tasks: Sequence[Task]) -> None:
        session = table.session or await self._store.get(tasks[0].session_id)
        table.session = None
        placed, recent = await asyncio.gather(
            self._store.placed(session.id), self._store.recent(session.id, RECENT)
        )
        if session.id in self._unsure:
            placed = await self._recovered(table, session, placed, recent)
        if session.status is not Status.LOBBY and session.snapshot is not None:
            session = await self._settled(session, placed.get("lobby"))
        mine = [task for task in tasks if task.kind != "lobby"]
        if mine and session.snapshot is not None:
            stands = placed.get("table")
            entries = await self._since(session, stands, recent)
            nonce = f"{session.id}.{mine[-1].id}"
            reached = await self.hands.deliver(session, placed, entries, nonce)
            pings = tuple(u for u in _newly_asked(session, stands, entries) if u not in reached)
            await self._publish_table(table, session, stands, entries, pings, mine)
        elif mine:
            await self._store.finish([task.id for task in mine])
        lobby = [task for task in tasks if task.kind == "lobby"]
        if lobby:
            await self._publish_lobby(session, placed.get("lobby"), lobby)

    async def _recovered(
        self,
        table: _Table,
        session: Session,
        noted: dict[str, Placed],
        recent: tuple[Entry, ...],
    ) -> dict[str, Placed]:
        """The messages that stand, whether *noted* or not; all of them are noted then."""
        unnoted = await find_unnoted(self._wire, session, noted)
        stands, newer = noted.get("table"), unnoted.get("table")
        if stands is not None and newer is not None:
            entries = await self._since(session, stands, recent)
            answered = [entry for entry in entries if entry.ply < newer.ply]
            await self._retire(table, session, stands, answered)
        for message in unnoted.values():
            await self._store.finish((), message)
        return noted | unnoted

    async def _publish_lobby(
        self, session: Session, stands: Placed | None, tasks: Sequence[Task]
    ) -> None:
        draft = lobby_draft(session, speaker(session.language))
        ids, place = [task.id for task in tasks], session.channel_id
        if stands is not None and await self._edited(stands, draft):
            await self._store.finish(ids)
            return
        message_id = await self._wire.post(place, draft, f"{session.id}.{tasks[-1].id}")
        await self._store.finish(ids, self._placed(session, "lobby", place, message_id))

    async def _publish_table(
        self,
        table: _Table,
        session: Session,
        stands: Placed | None,
        entries: Sequence[Entry],
        pings: Sequence[int],
        tasks: Sequence[Task],
    ) -> None:
        place = session.thread_id or session.channel_id
        ids = [task.id for task in tasks]
        if stands is not None and not self._needs_new(session, stands, place, tasks, pings):
            draft = await self._presenter.table(session, entries)
            if await self._edited(stands, draft):
                await self._store.finish(ids)
                return
        draft = await self._presenter.table(session, entries, pings=pings)
        message_id = await self._wire.post(place, draft, f"{session.id}.{tasks[-1].id}")
        if stands is not None and stands.message_id != message_id:
            await self._retire(table, session, stands, entries)
        await self._store.finish(ids, self._placed(session, "table", place, message_id))

    def _needs_new(
        self,
        session: Session,
        stands: Placed,
        place: int,
        tasks: Sequence[Task],
        pings: Sequence[int],
    ) -> bool:
        """Whether a new message is due: somebody is to be pinged, or the old one cannot serve."""
        return (
            bool(pings)
            or any(task.kind == "board" for task in tasks)
            or stands.channel_id != place
            or (session.status is Status.FINISHED and stands.ply < session.ply)
            or self._clock() - stands.posted_at > EDIT_LIFE
        )

    async def _edited(self, stands: Placed, draft: Draft) -> bool:
        """Edit a message that stands; False where it is gone or may not be edited any more."""
        try:
            await self._wire.edit(stands.channel_id, stands.message_id, draft)
        except discord.HTTPException as refusal:
            if refusal.code in _wire.NOT_EDITABLE:
                return False
            raise
        return True

    async def _retire(
        self, table: _Table, session: Session, stands: Placed, entries: Sequence[Entry]
    ) -> None:
        """Shrink the older table message to the actions that answered it."""
        say = speaker(session.language)
        since = [entry for entry in entries if entry.ply >= stands.ply]
        lines = log_lines(say, session, since, None)
        draft = retired_draft(lines, say(text_key("table-continues-below")))
        for answer in table.answers:
            message = answer.interaction.message
            if message is not None and message.id == stands.message_id:
                try:
                    await answer.edit(draft)
                except (*PASSING, discord.HTTPException):
                    break
                return
        try:
            await self._edited(stands, draft)
        except discord.Forbidden:
            log.info("the old table message of session %s cannot be reached", session.id)

    async def _settled(self, session: Session, lobby: Placed | None) -> Session:
        """The session with its place: a thread on the lobby's message, or the channel itself."""
        if session.thread_id is not None or self._settle is None:
            return session
        thread_id = session.channel_id
        if session.guild_id is not None and lobby is not None:
            name = _thread_name(session)
            try:
                thread_id = await self._wire.open_thread(
                    session.guild_id, lobby.channel_id, lobby.message_id, name
                )
            except discord.HTTPException as refusal:
                if refusal.status >= 500:
                    raise
                log.info("session %s stays in its channel: %s", session.id, refusal)
        return await self._settle(session.id, thread_id)

    async def _since(
        self, session: Session, stands: Placed | None, recent: tuple[Entry, ...]
    ) -> tuple[Entry, ...]:
        """The history of *session* since the message that stands, and some before it, in order.

        *recent* was read beside the session: it may lag behind it, or be ahead of it.
        """
        known = tuple(entry for entry in recent if entry.ply < session.ply)
        complete = not session.ply or (known and known[-1].ply == session.ply - 1)
        if complete and (stands is None or session.ply - stands.ply < RECENT):
            return known
        first = session.ply - RECENT if stands is None else min(stands.ply, session.ply - LOG_LINES)
        entries = await self._store.history(session.id, after_ply=first - 2)
        return tuple(entry for entry in entries if entry.ply < session.ply)

    def _placed(self, session: Session, kind: str, channel_id: int, message_id: int) -> Placed:
        return Placed(
            session_id=session.id,
            kind=kind,
            channel_id=channel_id,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._clock(),
        )


def _newly_asked(
    session: Session, stands: Placed | None, entries: Sequence[Entry]
) -> tuple[int, ...]:
    """The people (user ids) who owe a decision that no message has told them of.

    Whoever is asked again after an action of their own is at the table already.
    """
    if session.status is not Status.RUNNING:
        return ()
    shown = stands.ply if stands is not None else -1
    actors = pressed(entries)
    asked_at = position(session).asked_at
    return tuple(
        session.seats[seat].user_id
        for seat in session.to_act
        if asked_at[seat] > shown and actors.get(asked_at[seat] - 1) != seat
    )


def _thread_name(session: Session) -> str:
    title = speaker(session.language)(text_key(f"{session.game}-name"))
    players = ", ".join(seat.name for seat in session.seats)
    return f"{title}: {players}"[:100]

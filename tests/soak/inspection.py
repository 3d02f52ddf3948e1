"""Comparing what stands in Discord with what is stored, for every table of a soak."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from cogs.messages.custom_ids import Kind
from cogs.messages.phrases import log_lines, remark_sentence
from data.i18n import translator
from data.store import HistoryEntry, Remark, Session
from sandbox import Channel
from tests.e2e.audit import check_history
from tests.soak.crowd import Crowd
from tests.soak.game_table import GameTable
from tests.soak.journal import presses_in
from tests.soak.ledger import Ledger, Post

ORDER_MARK = "📌"
"""In each line about a standing order."""
NEWEST = 80
"""Messages of a channel that are searched for a living one while people play."""
Living: TypeAlias = dict[tuple[int, int], frozenset[int]]
"""Message ids by session and channel."""
USUAL_GLANCES = 3
"""So many glances at the same two messages are too many: a job of a process that was killed, and
with it the message to be retired, is held for 15 s, and glances are 10 s apart."""
PATIENT_GLANCES = 6
"""So many glances at the same two messages are too many even where Discord holds up requests."""
CHOICES = (Kind.ACT, Kind.CHOOSE, Kind.SHORTCUT)


class Inspection:
    """Looks at tables and collects what is wrong with them."""

    def __init__(self, crowd: Crowd, ledger: Ledger) -> None:
        self.crowd = crowd
        self.sandbox = crowd.sandbox
        self._ledger = ledger
        self._doubled: dict[tuple[int, int], tuple[frozenset[int], int]] = {}
        self._limited: Counter[int] = Counter()
        self.faults: list[str] = []
        self.entries = 0
        """Actions of the histories that were replayed."""
        self.pings = Counter[int]()
        """Decisions by how often their seat was notified."""

    def glance(self, tables: Iterable[GameTable]) -> None:
        """Note tables with several boards, or seats with several hands, that stay.

        Where Discord has held up requests since the last glance, what was replaced may have to
        wait for its turn: many tables in one channel share five edits in five seconds. Not for
        ever, though.
        """
        before, self._doubled = self._doubled, {}
        limited, self._limited = self._limited, self._ledger.limited_in.copy()
        channels = self._channels(tables)
        for key, living in (_boards(channels, NEWEST) | _hands(channels, NEWEST)).items():
            if len(living) < 2:
                continue
            session_id, place = key
            same, times = before.get(key, (living, 0))
            times = times + 1 if same == living else 1
            self._doubled[key] = living, times
            is_limited = limited[place] != self._limited[place]
            if times >= (PATIENT_GLANCES if is_limited else USUAL_GLANCES):
                posts = self._ledger.posts[session_id]
                told = ", ".join(
                    f"{i} of ply {posts[i].ply}" if i in posts else f"{i}" for i in sorted(living)
                )
                self.faults.append(
                    f"session {session_id}: several messages live in {place}: {told}"
                )

    def _channels(self, tables: Iterable[GameTable]) -> list[Channel]:
        """Where messages about *tables* may stand."""
        known = self.sandbox.world.channels
        ids = {table.thread_id for table in tables} | {table.place.id for table in tables}
        return [known[i] for i in ids if i in known] + self.sandbox.world.dm_channels

    async def inspect_all(self, tables: Sequence[GameTable]) -> None:
        """Everything about tables that have come to rest."""
        # Read before the channels are: a thread may have been opened since a table was left.
        sessions = [await table.session() for table in tables]
        channels = self._channels(tables)
        boards, hands = _boards(channels, None), _hands(channels, None)
        for table, session in zip(tables, sessions, strict=True):
            if session.snapshot is not None:
                self._check_living(table, session, boards, hands)
                await self._inspect(table, session)

    async def _inspect(self, table: GameTable, session: Session) -> None:
        entries = await self.crowd.store.history(session.id)
        try:
            states = check_history(session, entries)
        except AssertionError as failure:
            self._fault(table, f"the history does not lead to the snapshot: {failure}")
            return
        self.entries += len(entries)
        self._check_answers(table, entries, states)
        if not await self.crowd.store.taken_back(session.id):
            # What was taken back has been told as well.
            remarks = await self.crowd.store.remarks(session.id)
            self._check_log(table, session, entries, remarks)
        self._count_pings(table, session, states)

    def _check_answers(
        self, table: GameTable, entries: Sequence[HistoryEntry], states: Sequence[Any]
    ) -> None:
        """No question was answered twice."""
        answers = Counter((e.seat, states[e.ply].asked_at[e.seat]) for e in entries)
        for (seat, asked_at), times in answers.items():
            if times > 1 and asked_at >= 0:
                self._fault(table, f"seat {seat} answered {times} times what ply {asked_at} asked")

    def _check_living(
        self, table: GameTable, session: Session, boards: Living, hands: Living
    ) -> None:
        found = [ids for (session_id, _), ids in boards.items() if session_id == session.id]
        boards_living = sum(map(len, found))
        if boards_living > 1 or (boards_living == 0 and not session.standing.is_called_off):
            self._fault(table, f"{boards_living} boards live")
        most = int(session.standing.is_running)
        for (session_id, place), ids in hands.items():
            if session_id == session.id and len(ids) > most:
                self._fault(table, f"{len(ids)} hands live in {place}, at most {most} should")

    def _check_log(
        self,
        table: GameTable,
        session: Session,
        entries: Sequence[HistoryEntry],
        remarks: Sequence[Remark],
    ) -> None:
        """The messages that were replaced tell every action once, in order, whatever else.

        That an order has answered is told from the end of the game on.
        """
        place = self.sandbox.world.channels[session.thread_id or session.channel_id]
        if place is table.place:
            # Several tables share the channel: their lines cannot be told apart.
            return
        translate = translator(session.language)
        besides = {f"-# {remark_sentence(session, remark, translate)}" for remark in remarks}
        besides.add(f"-# {translate('table-continues-below')}")
        told = [
            line
            for message in place.messages.values()
            if not message.buttons and message.author is self.sandbox.world.bot
            for line in message.text.split("\n")
            if line.startswith("-# ") and line not in besides and ORDER_MARK not in line
        ]
        lines = log_lines(translate, session, entries, None)
        expected = [f"-# {line}" for line in lines if ORDER_MARK not in line]
        if told != expected[: len(told)]:
            right = next(n for n, line in enumerate(told) if expected[n : n + 1] != [line])
            near = slice(max(right - 2, 0), right + 4)
            self._fault(table, f"line {right} of the log: {told[near]}, not {expected[near]}")

    def _count_pings(
        self,
        table: GameTable,
        session: Session,
        states: Sequence[Any],
    ) -> None:
        """Count the notifications of each decision's seat, by a board or by a hand."""
        if table.is_disturbed:
            return
        seats = {seat.user_id: number for number, seat in enumerate(session.seats)}
        dms = {person.dm.id: person.id for person in table.people}
        called: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
        for post in sorted(self._ledger.posts[session.id].values(), key=lambda p: p.message_id):
            state = states[min(post.ply, len(states) - 1)]
            way = "hand" if post.channel_id in dms else "board"
            for user_id in _notified(post, dms):
                seat = seats.get(user_id)
                if seat is not None and seat in state.to_act:
                    called[seat, state.asked_at[seat]].append(f"{way} of ply {post.ply}")
        for (seat, asked_at), times in called.items():
            self.pings[len(times)] += 1
            wants_both = session.seats[seat].user_id in self.crowd.called_twice
            once_each = sorted(time.split()[0] for time in times) == ["board", "hand"]
            if len(times) > 1 and not (wants_both and once_each):
                self._fault(table, f"seat {seat}, asked at ply {asked_at}, was notified by {times}")

    def _fault(self, table: GameTable, what: str) -> None:
        self.faults.append(f"{table.game} {table.session_id}: {what}")


def _notified(post: Post, dms: dict[int, int]) -> tuple[int, ...]:
    """The people (user ids) whose phones made a sound for *post*."""
    if post.is_silent:
        return ()
    if post.channel_id in dms:
        return (dms[post.channel_id],)
    return post.pinged


def _boards(channels: Iterable[Channel], newest: int | None) -> Living:
    servers = [channel for channel in channels if channel.guild is not None]
    return _living(servers, (Kind.SCREEN,), newest)


def _hands(channels: Iterable[Channel], newest: int | None) -> Living:
    private = [channel for channel in channels if channel.guild is None]
    return _living(private, CHOICES, newest)


def _living(channels: Iterable[Channel], kinds: Sequence[Kind], newest: int | None) -> Living:
    """The public messages with such a button or menu line, by session and channel."""
    found: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for channel in channels:
        messages = list(channel.messages.values())
        for message in messages[-newest:] if newest else messages:
            for press in presses_in(message.components):
                if press.kind in kinds:
                    found[press.session, channel.id].add(message.id)
    return {key: frozenset(ids) for key, ids in found.items()}

"""All messages about one table, brought up to date together: lobby, place, hands, board.

Tasks are done last, by the publisher. Where an earlier attempt may have got through unnoticed
(its answer was lost, its process killed), Discord is searched for what it posted first.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

import discord

from cogs.tables.delivery.board_messages import (
    BoardMessages,
    Responses,
    found_message,
    new_message,
    task_nonce,
)
from cogs.tables.delivery.calls import Calls
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_delivery import HandDelivery
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.handed_over import own_hands
from cogs.tables.delivery.heads_ups import HeadsUps
from cogs.tables.delivery.leftovers import Leftovers
from cogs.tables.delivery.newly_asked import newly_asked
from cogs.tables.delivery.plainer import nameless_if_refused
from cogs.tables.delivery.refusals import UNKNOWN_CHANNEL, may_pass
from cogs.tables.delivery.reminders import Reminders
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.delivery.table_places import TablePlaces
from cogs.tables.delivery.thread_renaming import ThreadRenaming
from cogs.tables.messages.beside_lobby import beside_lobby
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.messages.table_view import NO_NOTES, BoardNotes
from cogs.tables.session.deciding import Courses
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import Notice
from data.i18n import translator
from data.store import (
    RECENT,
    HistoryEntry,
    MessageKind,
    PostedMessage,
    PostedMessages,
    Publication,
    Session,
    Store,
    Task,
    TaskKind,
)

log = logging.getLogger(__name__)


class TableMessages:
    """Publishes tables."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        boards: BoardMessages,
        hands: HandMessages,
        clock: Callable[[], datetime],
        courses: Courses | None = None,
        names: ThreadRenaming | None = None,
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api
        self.places = TablePlaces(store, api)
        self._boards = boards
        self._hands = hands
        self._clock = clock
        self._courses = courses
        self._names = names
        self._reminders = Reminders(store, hands)
        self._heads_ups = HeadsUps(store, api)
        self._calls = Calls(store, presenter, api)

    async def publish(
        self,
        table: LiveTable,
        tasks: Sequence[Task],
        responses: Responses,
        known: Publication | None = None,
        *,
        is_broken_off: bool = False,
    ) -> PostedMessage | None:
        """Make Discord show *table*; the board or lobby that was posted or edited comes back.

        It is still to be remembered, with which *tasks* are done; its predecessor is retired.

        *responses* belong to presses just answered: their tokens may edit the message that was
        pressed without using up a rate limit. *known* was read with *table*, where nothing of it
        has been published since. *is_broken_off*: an earlier attempt may have posted unnoticed.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        :raises TimeoutError: all is published but a hand.
        """
        known = known or await self._store.publication(table.session.id)
        recent = known.recent
        posted = await self._posted(table.session, known.messages)
        leftovers, restored = None, Notice.of(tasks).restored_to is not None
        if is_broken_off or restored:
            word = "table-position-lost" if restored else "table-continues-below"
            leftovers = Leftovers(self._api, table.session, word)
            posted = await self._take_up(leftovers, table, posted, is_restored=restored)
        lobby = [task for task in tasks if task.kind in (TaskKind.LOBBY, TaskKind.NEW_LOBBY)]
        reminders = [task for task in tasks if task.kind in (TaskKind.REMINDER, TaskKind.HEADS_UP)]
        others = [task for task in tasks if task not in (*lobby, *reminders)]
        message = None
        if others and table.has_begun:
            board = await self._publish_game(
                responses, table, posted, recent, others, leftovers=leftovers
            )
            message = board if board != posted.board else None
        if lobby:
            # Whatever becomes of the lobby, the board is not published again.
            await self._store.finish_tasks(others, message)
            session = await self._store.get(table.session.id) if others else table.session
            message = await self._publish_lobby(session, posted.lobby, lobby)
        if reminders:
            await self._store.finish_tasks((*others, *lobby), message)
            message = None
            for task in reminders:
                if task.kind is TaskKind.HEADS_UP:
                    await self._heads_ups.send(table, task)
            notes = await self._reminders.send(table, reminders)
            if notes.reminded:
                table = LiveTable(await self._store.get(table.session.id))
                posted = await self._posted(table.session)
                board = await self._publish_game(
                    responses, table, posted, recent, reminders, notes, leftovers
                )
                message = board if board != posted.board else None
        return message

    async def _posted(
        self, session: Session, known: PostedMessages | None = None
    ) -> PostedMessages:
        """The current messages of *session*, *known* or not, without other people's hands."""
        known = known or await self._store.posted_messages(session.id)
        return replace(known, hands=await own_hands(self._store, self._api, session, known.hands))

    async def _publish_game(
        self,
        responses: Responses,
        table: LiveTable,
        posted: PostedMessages,
        recent: tuple[HistoryEntry, ...],
        tasks: Sequence[Task],
        notes: BoardNotes = NO_NOTES,
        leftovers: Leftovers | None = None,
    ) -> PostedMessage | None:
        """Bring hands and board, with *notes*, up to date; the board as it stands then.

        The board comes first where a hand is in trouble.
        """
        place = table.session.channel_id
        may_use_threads = all(response.may_write_in_threads(place) for response in responses)
        table = await self.places.settled(table, posted.lobby, may_use_threads=may_use_threads)
        try:
            board = await self._publish_in_place(
                responses, table, posted, recent, tasks, notes, leftovers
            )
        except discord.HTTPException as refusal:
            session = table.session
            if refusal.code != UNKNOWN_CHANNEL or session.thread_id is None:
                raise
            if session.thread_id == session.channel_id:
                raise
            table = await self.places.elsewhere(table, may_use_threads=may_use_threads)
            moved = replace(posted, board=None)
            board = await self._publish_in_place(
                responses, table, moved, recent, tasks, notes, leftovers
            )
        if table.session.standing.is_lost:
            await self._store.lose_session(table.session.id, None)
        if self._names is not None:
            await self._names.note(table.session)
        return board

    async def _publish_in_place(
        self,
        responses: Responses,
        table: LiveTable,
        posted: PostedMessages,
        recent: tuple[HistoryEntry, ...],
        tasks: Sequence[Task],
        notes: BoardNotes,
        leftovers: Leftovers | None,
    ) -> PostedMessage | None:
        notice = Notice.of(tasks)
        if not notice.is_redrawn:
            await self.places.admit(table.session)
        entries = await self._since(table.session, posted.board, recent)
        nonce = task_nonce(table.session, tasks[-1])
        shown = posted.board.ply if posted.board is not None else -1
        quiet = await self._answered(table) - set(notice.notify)
        delivery = await self._hands.deliver(
            table,
            posted.hands,
            entries,
            nonce,
            shown,
            notice.took_back,
            notice.notify,
            quiet,
            leftovers,
        )
        asked = newly_asked(table, posted.board, entries)
        try:
            called_now = _called_since(table.session, posted.hands, delivery, tasks)
            pings = await self._calls.at_table(
                table, asked, delivery.reached, notice, tasks[-1], called_now
            )
            pings, hidden = (*pings, *notes.pings), tuple(delivery.behind_screen)
            notes = replace(notes, pings=pings, hidden=hidden, notice=notice)
            board = await self._boards.update(responses, table, posted.board, entries, notes, tasks)
        finally:
            # Whatever becomes of the board, no hand goes on without the lock of the table.
            await delivery.wait()
        try:
            delivery.raise_failure()
        except (*TRANSIENT_ERRORS, discord.HTTPException):
            # The publication does not end with this attempt, but its board counts.
            if board is not None:
                await self._store.remember(board)
            raise
        return board

    async def _answered(self, table: LiveTable) -> frozenset[int]:
        """The people (user ids) whose orders are about to answer what they are asked.

        Their hand comes without a sound, which nobody else knows of. At the table they are
        mentioned like others: everybody there can look up whom a message mentions.
        """
        if self._courses is None or table.session.standing.is_frozen:
            return frozenset()
        seats = await self._courses.answered(table)
        return frozenset(table.session.people_at(seats))

    async def _take_up(
        self, leftovers: Leftovers, table: LiveTable, posted: PostedMessages, *, is_restored: bool
    ) -> PostedMessages:
        """The lobby and the board that count, recorded or not; both are recorded then."""
        session, lobby, board = table.session, posted.lobby, posted.board
        if lobby is None and (found := await leftovers.lobby()) is not None:
            lobby = found_message(session, MessageKind.LOBBY, session.channel_id, *found)
            await self._store.remember(lobby)
        if session.thread_id is not None:
            board = await self._boards.take_up(leftovers, session, board, session.thread_id)
        if is_restored and not table.has_begun:
            await self._settle_lost_beginning(leftovers, session, lobby)
        return replace(posted, lobby=lobby, board=board)

    async def _settle_lost_beginning(
        self, leftovers: Leftovers, session: Session, lobby: PostedMessage | None
    ) -> None:
        """Retire what a game has left that a restore has lost with its beginning.

        It was played in the thread that hangs on its lobby.
        """
        if lobby is not None and lobby.message_id is not None:
            await leftovers.settle(lobby.message_id, None)
        for user_id in (await self._hands.holders(session, {})).values():
            try:
                await leftovers.settle(await self._api.open_dm(user_id), None)
            except discord.HTTPException as refusal:
                if may_pass(refusal):
                    raise

    async def _publish_lobby(
        self, session: Session, current: PostedMessage | None, tasks: Sequence[Task]
    ) -> PostedMessage | None:
        """Bring the lobby up to date, and return it as it stands then; None: it stays as it was."""
        channel_id = session.channel_id
        if session.standing.is_frozen and session.snapshot is not None:
            # Its board says so, and its lobby has nothing to add.
            return None
        notice = Notice.of(tasks)
        if session.snapshot is None and notice.notify and notice.restored_to is None:
            called = await self._calls.at_lobby(session, notice.notify, tasks[-1])
            notice = replace(notice, notify=called)
        if notice.is_beside:
            await self._call_beside(session, notice.notify, tasks[-1])
            notice = replace(notice, notify=())

        async def build(named: Session) -> MessagePayload:
            return await self._presenter.lobby(named, notice)

        is_here = current is None or current.channel_id == channel_id
        if not session.standing.is_lobby and not is_here:
            # The game has moved to another channel since; its lobby stays behind.
            return None
        # An edit notifies nobody.
        calls = bool(notice.notify) and not session.standing.is_frozen
        is_asked_for = any(task.kind is TaskKind.NEW_LOBBY for task in tasks)
        is_anew = session.snapshot is None and (
            is_asked_for or (calls and notice.restored_to is None)
        )
        if current is not None and is_here and not is_anew:
            edited = await self._boards.edited(session, current, build)
            if edited is not None or (notice.is_redrawn and not session.standing.is_live):
                return edited
        nonce = task_nonce(session, tasks[-1])
        sent = await nameless_if_refused(
            session, build, lambda payload: self._api.post(channel_id, payload, nonce)
        )
        message = new_message(session, MessageKind.LOBBY, channel_id, sent, self._clock())
        await self._store.remember(message)
        if current is not None and is_here and current.message_id != sent.message_id:
            await self._api.delete(*current.place)
        return None

    async def _call_beside(self, session: Session, called: tuple[int, ...], task: Task) -> None:
        """Mention people in a message of its own: people know where the lobby is."""
        if called:
            sentence = beside_lobby(session, called, translator(session.language))
            nonce = f"{task_nonce(session, task)}.b"
            await self._api.post(
                session.channel_id, MessagePayload((text(sentence),), (), called), nonce
            )

    async def _since(
        self, session: Session, current: PostedMessage | None, recent: tuple[HistoryEntry, ...]
    ) -> tuple[HistoryEntry, ...]:
        """The history of *session* since its *current* message, and some before it, in order.

        *recent* was read beside the session: it may be behind it, or ahead of it.
        """
        since = session.ply - RECENT if current is None else current.ply
        # One more: the person who acted just before a question is at the table already.
        first = max(0, min(since, session.ply - LOG_LINES) - 1)
        known = tuple(entry for entry in recent if entry.ply < session.ply)
        if not session.ply or (
            known and known[0].ply <= first and known[-1].ply == session.ply - 1
        ):
            return known
        entries = await self._store.history(session.id, after_ply=first - 1)
        return tuple(entry for entry in entries if entry.ply < session.ply)


def _called_since(
    session: Session,
    hands: Mapping[int, PostedMessage],
    delivery: HandDelivery,
    tasks: Sequence[Task],
) -> tuple[int, ...]:
    """The people (user ids) whose hand was sent with what *tasks* tell, now or before a kill."""
    since = min(task.created_at for task in tasks)
    before = {seat for seat, hand in hands.items() if hand.is_current and hand.posted_at >= since}
    return session.people_at(before | delivery.audible)

"""The public messages of one table, lobby and board: posted anew, edited or retired as it needs.

* A new message carries a nonce made from the newest task that asked for it. If it is repeated
  within minutes, Discord returns the message that is there already. Where an earlier attempt may
  have got through unnoticed (its answer was lost, its process killed), the channel is searched for
  the message first.
* Edits may be repeated freely. A task is finished in the same transaction that records which
  message is current.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeAlias

import discord

from cogs.tables.delivery import channel_api
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.recovery import find_unrecorded
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages.lobby_view import lobby_payload
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.phrases import log_lines, text_key
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.messages.table_view import retired_payload
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import pressers
from data.i18n import translator
from data.store import (
    HistoryEntry,
    MessageKind,
    PostedMessage,
    PostedMessages,
    Session,
    Status,
    Store,
    Task,
    TaskKind,
)

log = logging.getLogger(__name__)

EDIT_LIFE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; a new message is posted instead."""
RECENT = 2 * LOG_LINES
"""Actions read with every publication: those reported, and those since a message that lags."""

Responses: TypeAlias = Collection[InteractionResponse]


class BoardMessages:
    """Brings the messages of a table up to date, hands included."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        hands: HandMessages,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api
        self._hands = hands
        self._clock = clock

    async def publish(
        self, table: LiveTable, tasks: Sequence[Task], responses: Responses, *, is_sure: bool
    ) -> None:
        """Make Discord show *table*, and finish *tasks*.

        *responses* belong to presses just answered: their tokens may edit the message that was
        pressed without using up a rate limit. Unless *is_sure*, an earlier attempt may have posted
        unnoticed.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        """
        posted, recent, pending = await asyncio.gather(
            self._store.posted_messages(table.session.id),
            self._store.recent(table.session.id, RECENT),
            self._store.pending_tasks(table.session.id),
        )
        # An older task that is not done belongs to another process, which may have posted without
        # having recorded it yet.
        oldest = min(task.id for task in tasks)
        if not is_sure or any(task.id < oldest for task in pending):
            posted = await self._recover(responses, table.session, posted, recent)
        if table.session.status is not Status.LOBBY and table.has_begun:
            table = await self._in_its_place(table, posted.lobby)
        lobby = [task for task in tasks if task.kind is TaskKind.LOBBY]
        others = [task for task in tasks if task.kind is not TaskKind.LOBBY]
        if others and table.has_begun:
            entries = await self._since(table.session, posted.board, recent)
            nonce = f"{table.session.id}.{others[-1].id}"
            reached = await self._hands.deliver(table, posted.hands, entries, nonce)
            asked = _newly_asked(table, posted.board, entries)
            unaware = [user_id for user_id in asked if user_id not in reached]
            pings = tuple(dict.fromkeys((*unaware, *Notice.of(others).notify)))
            await self._publish_board(responses, table, posted.board, entries, pings, others)
        elif others:
            await self._store.finish_tasks([task.id for task in others])
        if lobby:
            await self._publish_lobby(table.session, posted.lobby, lobby)

    async def _recover(
        self,
        responses: Responses,
        session: Session,
        recorded: PostedMessages,
        recent: tuple[HistoryEntry, ...],
    ) -> PostedMessages:
        """The current messages, *recorded* or not; all of them are recorded then."""
        unrecorded = await find_unrecorded(self._api, session, recorded)
        if recorded.board is not None and unrecorded.board is not None:
            newer = unrecorded.board
            entries = await self._since(session, recorded.board, recent)
            answered = [entry for entry in entries if entry.ply < newer.ply]
            await self._retire(responses, session, recorded.board, answered)
        for message in filter(None, (unrecorded.lobby, unrecorded.board)):
            await self._store.finish_tasks((), message)
        return replace(
            recorded,
            lobby=unrecorded.lobby or recorded.lobby,
            board=unrecorded.board or recorded.board,
        )

    async def _publish_lobby(
        self, session: Session, current: PostedMessage | None, tasks: Sequence[Task]
    ) -> None:
        payload = lobby_payload(session, translator(session.language))
        ids, channel_id = [task.id for task in tasks], session.channel_id
        is_here = current is None or current.channel_id == channel_id
        if session.status is not Status.LOBBY and not is_here:
            # The game has moved to another channel since; its lobby stays behind.
            await self._store.finish_tasks(ids)
            return
        if current is not None and is_here and await self._edited(current, payload):
            await self._store.finish_tasks(ids)
            return
        message_id = await self._api.post(channel_id, payload, f"{session.id}.{tasks[-1].id}")
        message = self._message(session, MessageKind.LOBBY, channel_id, message_id)
        await self._store.finish_tasks(ids, message)

    async def _publish_board(
        self,
        responses: Responses,
        table: LiveTable,
        current: PostedMessage | None,
        entries: Sequence[HistoryEntry],
        pings: Sequence[int],
        tasks: Sequence[Task],
    ) -> None:
        session = table.session
        notice = Notice.of(tasks)
        channel_id = session.thread_id or session.channel_id
        ids = [task.id for task in tasks]
        if current is not None and not self._needs_new(session, current, channel_id, tasks, pings):
            payload = await self._presenter.board(table, entries, notice=notice)
            if await self._edited(current, payload):
                await self._store.finish_tasks(ids)
                await self.give_way(responses, session, current)
                return
        payload = await self._presenter.board(table, entries, pings=pings, notice=notice)
        message_id = await self._api.post(channel_id, payload, f"{session.id}.{tasks[-1].id}")
        if current is not None and current.message_id != message_id:
            await self._retire(responses, session, current, entries)
        mine = self._message(session, MessageKind.BOARD, channel_id, message_id)
        before = await self._store.finish_tasks(ids, mine)
        if before is not None and before.message_id not in (
            message_id,
            current and current.message_id,
        ):
            await self._settle_rivals(responses, session, current, before, mine)

    async def give_way(self, responses: Responses, session: Session, edited: PostedMessage) -> None:
        """Retire *edited* where another process has posted a later board in the meantime."""
        newest = (await self._store.posted_messages(session.id)).board
        if newest is not None and newest.message_id != edited.message_id:
            await self._retire_until(responses, session, edited, newest)

    async def _settle_rivals(
        self,
        responses: Responses,
        session: Session,
        current: PostedMessage | None,
        *rivals: PostedMessage,
    ) -> None:
        """Two processes have each posted a successor of *current*: the later one stays.

        That happens where restarts overlap, or where a table's players reach several processes.
        """
        older, newer = sorted(rivals, key=lambda board: (board.ply, board.message_id))
        if current is not None:
            await self._retire_until(responses, session, current, older)
        await self._retire_until(responses, session, older, newer)

    async def _retire_until(
        self,
        responses: Responses,
        session: Session,
        older: PostedMessage,
        newer: PostedMessage,
    ) -> None:
        entries = await self._store.history(session.id, after_ply=older.ply - 1)
        between = [entry for entry in entries if entry.ply < newer.ply]
        await self._retire(responses, session, older, between)

    def _needs_new(
        self,
        session: Session,
        current: PostedMessage,
        channel_id: int,
        tasks: Sequence[Task],
        pings: Sequence[int],
    ) -> bool:
        """Whether a new message is due: somebody is to be pinged, or the old one cannot serve."""
        return (
            bool(pings)
            or any(task.kind is TaskKind.NEW_BOARD for task in tasks)
            or current.channel_id != channel_id
            or (session.status is Status.FINISHED and current.ply < session.ply)
            or self._clock() - current.posted_at > EDIT_LIFE
        )

    async def _edited(self, current: PostedMessage, payload: MessagePayload) -> bool:
        """Edit a message; False where it is gone or may not be edited any more."""
        try:
            await self._api.edit(*current.place, payload)
        except discord.HTTPException as refusal:
            if refusal.code in channel_api.NOT_EDITABLE:
                return False
            raise
        return True

    async def _retire(
        self,
        responses: Responses,
        session: Session,
        current: PostedMessage,
        entries: Sequence[HistoryEntry],
    ) -> None:
        """Shrink an older board message to the actions that answered it."""
        translate = translator(session.language)
        since = [entry for entry in entries if entry.ply >= current.ply]
        lines = log_lines(translate, session, since, None)
        payload = retired_payload(lines, translate(text_key("table-continues-below")))
        for response in responses:
            if response.message_id == current.message_id:
                try:
                    await response.edit(payload)
                except (*TRANSIENT_ERRORS, discord.HTTPException):
                    break
                return
        try:
            await self._edited(current, payload)
        except discord.Forbidden:
            log.info("the old board message of session %s cannot be reached", session.id)

    async def _in_its_place(self, table: LiveTable, lobby: PostedMessage | None) -> LiveTable:
        """The table with its place: a thread on the lobby's message, or the channel itself."""
        session = table.session
        if session.thread_id is not None:
            return table
        thread_id = session.channel_id
        is_here = lobby is not None and lobby.channel_id == session.channel_id
        if session.guild_id is not None and lobby is not None and is_here:
            try:
                thread_id = await self._api.open_thread(
                    session.guild_id, *lobby.place, _thread_name(session)
                )
            except discord.HTTPException as refusal:
                if refusal.status >= 500:
                    raise
                log.info("session %s stays in its channel: %s", session.id, refusal)
        moved = await self._store.move_session(session.id, None, thread_id)
        return table.stored_as(moved) if moved.ply == session.ply else LiveTable(moved)

    async def _since(
        self, session: Session, current: PostedMessage | None, recent: tuple[HistoryEntry, ...]
    ) -> tuple[HistoryEntry, ...]:
        """The history of *session* since its *current* message, and some before it, in order.

        *recent* was read beside the session: it may be behind it, or ahead of it.
        """
        known = tuple(entry for entry in recent if entry.ply < session.ply)
        complete = not session.ply or (known and known[-1].ply == session.ply - 1)
        if complete and (current is None or session.ply - current.ply < RECENT):
            return known
        first = (
            session.ply - RECENT if current is None else min(current.ply, session.ply - LOG_LINES)
        )
        entries = await self._store.history(session.id, after_ply=first - 2)
        return tuple(entry for entry in entries if entry.ply < session.ply)

    def _message(
        self, session: Session, kind: MessageKind, channel_id: int, message_id: int
    ) -> PostedMessage:
        return PostedMessage(
            session_id=session.id,
            kind=kind,
            channel_id=channel_id,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._clock(),
        )


def _newly_asked(
    table: LiveTable, current: PostedMessage | None, entries: Sequence[HistoryEntry]
) -> tuple[int, ...]:
    """The people (user ids) who owe a decision, or have a result, that no message has told them of.

    A seat that is asked again after its own action, or has ended the game, is at the table already.
    """
    session = table.session
    shown = current.ply if current is not None else -1
    actors = pressers(entries)
    if session.status is Status.FINISHED and shown < session.ply:
        last = actors.get(session.ply - 1)
        return tuple(seat.user_id for number, seat in enumerate(session.seats) if number != last)
    if session.status is not Status.RUNNING:
        return ()
    asked_at = table.state.asked_at
    return tuple(
        session.seats[seat].user_id
        for seat in session.to_act
        if asked_at[seat] > shown and actors.get(asked_at[seat] - 1) != seat
    )


def _thread_name(session: Session) -> str:
    title = translator(session.language)(text_key(f"{session.game}-name"))
    players = ", ".join(seat.name for seat in session.seats)
    return f"{title}: {players}"[:100]

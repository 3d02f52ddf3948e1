"""The board of a table: edited while that is possible, else posted again; the old one is retired.

A new message carries a nonce made from the newest task that asked for it: repeated within minutes,
Discord returns the message that is there already. Edits may be repeated freely.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeAlias

import discord

from cogs.tables.delivery.channel_api import ChannelApi, Sent
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.leftovers import Leftovers
from cogs.tables.delivery.plainer import nameless_if_refused
from cogs.tables.delivery.refusals import NOT_EDITABLE, Meaning, may_pass, meaning_of
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages.custom_ids import Press
from cogs.tables.messages.game_log import retired_payload
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.phrases import log_lines
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.messages.table_view import BoardNotes
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.timekeeping import out_of_time
from cogs.tables.session.watching import shown_in
from data.i18n import translator
from data.store import (
    HistoryEntry,
    MessageKind,
    PostedMessage,
    Publication,
    Remark,
    Session,
    Store,
    Task,
    TaskKind,
)

log = logging.getLogger(__name__)

EDIT_LIFE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; a new message is posted instead."""

LONG_LOG = 2500
"""Characters of log after which a new board is posted, so that the old one can hold them all."""

Responses: TypeAlias = Collection[InteractionResponse]


class BoardMessages:
    """Posts, edits and retires the boards of tables."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api
        self._clock = clock

    async def update(
        self,
        responses: Responses,
        table: LiveTable,
        current: PostedMessage | None,
        entries: Sequence[HistoryEntry],
        notes: BoardNotes,
        tasks: Sequence[Task],
    ) -> PostedMessage | None:
        """Edit the *current* board, or post another one and retire that; what stands then."""
        session = table.session
        channel_id = shown_in(session)
        assert channel_id is not None, "a private table has its thread by now"
        since = said = await self.lines_since(session, current, entries)
        notes = replace(notes, silent=await out_of_time(self._store, session, self._clock()))

        async def build(named: Session) -> MessagePayload:
            named_table = table.stored_as(named)
            return await self._presenter.board(named_table, entries, said=said, notes=notes)

        is_redrawn = notes.notice.is_redrawn
        needs_new = current is None or (
            not is_redrawn
            and (self._needs_new(session, current, channel_id, tasks, notes) or _is_long(since))
        )
        if current is not None and not needs_new:
            edited = await self.edited(session, current, build)
            if edited is not None:
                return edited
            if is_redrawn and not session.standing.is_live:
                return current
        if current is None and session.ply > 0:
            await self._post_beginning(session, channel_id, tasks[-1])
        # The message that this one replaces tells it, but for what somebody is called for.
        said = since[-1:] if notes.notice.is_logged else []
        nonce = task_nonce(session, tasks[-1])
        sent = await nameless_if_refused(
            session, build, lambda payload: self._api.post(channel_id, payload, nonce)
        )
        # Retired before the new one is recorded: whoever goes on after a kill finds the new one by
        # its buttons, and knows of the old one what it has to tell.
        if current is not None and current.message_id != sent.message_id:
            await self._shrink(responses, session, current, since)
        return new_message(session, MessageKind.BOARD, channel_id, sent, self._clock())

    async def _post_beginning(self, session: Session, channel_id: int, task: Task) -> None:
        """Tell what happened before the first board here: no board will ever shrink to that.

        Games may begin with actions that are forced, and a table may have lost its place.
        """
        entries = await self._store.history(session.id)
        earlier = [entry for entry in entries if entry.ply < session.ply]
        translate = translator(session.language)
        lines = log_lines(translate, session, earlier, None)
        payload = retired_payload(lines, translate, translate("table-continues-below"))
        try:
            await self._api.post(channel_id, payload, f"{task_nonce(session, task)}.b")
        except discord.HTTPException as refusal:
            # A board is worth more than what came before it.
            if meaning_of(refusal) is not Meaning.CONTENT:
                raise
            log.warning("session %s: Discord refuses the words: %s", session.id, refusal)

    async def take_up(
        self, leftovers: Leftovers, session: Session, current: PostedMessage | None, place: int
    ) -> PostedMessage | None:
        """The board in *place* with which a table goes on whose publication was broken off.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        found = await leftovers.settle(place, current)
        if found is None:
            return current
        newer = found_message(session, MessageKind.BOARD, place, *found)
        if current is not None:
            await self.retire(session, current, newer)
        await self._store.remember(newer)
        return newer

    async def retire(self, session: Session, board: PostedMessage, newer: PostedMessage) -> None:
        """Let *board* tell what happened until the *newer* one was posted in its place."""
        entries = await self._store.history(session.id, after_ply=board.ply - 1)
        between = [entry for entry in entries if entry.ply < newer.ply]
        await self._shrink((), session, board, await self.lines_since(session, board, between))

    def _needs_new(
        self,
        session: Session,
        current: PostedMessage,
        channel_id: int,
        tasks: Sequence[Task],
        notes: BoardNotes,
    ) -> bool:
        """Tell whether a new message is due: to ping somebody, or as the old one cannot serve."""
        return (
            bool(notes.pings)
            or any(task.kind is TaskKind.NEW_BOARD for task in tasks)
            or current.channel_id != channel_id
            or (session.standing.is_finished and current.ply < session.ply)
            or self._clock() - current.posted_at > EDIT_LIFE
        )

    async def edited(
        self,
        session: Session,
        message: PostedMessage,
        build: Callable[[Session], Awaitable[MessagePayload]],
    ) -> PostedMessage | None:
        """Put what *build* makes into *message*; None where it is gone or may not be edited."""
        try:
            held = await nameless_if_refused(
                session,
                build,
                lambda payload: self._api.edit(*message.place, payload, message.attachments),
            )
        except discord.HTTPException as refusal:
            if refusal.code in NOT_EDITABLE:
                return None
            raise
        return replace(message, attachments=held)

    async def clear(self, session: Session, place: tuple[int, int]) -> None:
        """Take everything from a message at *place* that nobody plays on any more."""
        translate = translator(session.language)
        payload = retired_payload((), translate, translate("table-continues-below"))
        await self._api.edit(*place, payload)

    async def show_path(
        self,
        table: LiveTable,
        known: Publication,
        path: Sequence[str],
        response: InteractionResponse,
    ) -> None:
        """Show in the message that was pressed what the active seat has chosen so far.

        *known* was read with *table*.
        """
        said = await self.lines_since(table.session, known.messages.board, known.recent)
        latest = known.recent[-LOG_LINES:]
        await response.edit(await self._presenter.board(table, latest, said=said, path=path))

    async def lines_since(
        self, session: Session, board: PostedMessage | None, entries: Sequence[HistoryEntry]
    ) -> list[str]:
        """List what has happened since *board* was posted, in the language of the table."""
        if board is None:
            return []
        since = [entry for entry in entries if entry.ply >= board.ply]
        remarks = await self._remarks_since(session, board)
        return log_lines(translator(session.language), session, since, None, remarks)

    async def _remarks_since(self, session: Session, current: PostedMessage) -> tuple[Remark, ...]:
        """Return the remarks that were made while *current* was the board."""
        if session.remarked_ply is None or session.remarked_ply < current.ply:
            return ()
        found = await self._store.remarks(session.id, current.ply)
        return tuple(remark for remark in found if remark.at >= current.posted_at)

    async def _shrink(
        self,
        responses: Responses,
        session: Session,
        current: PostedMessage,
        lines: Sequence[str],
    ) -> None:
        translate = translator(session.language)

        async def build(named: Session) -> MessagePayload:
            said = lines if named is session else ()
            return retired_payload(said, translate, translate("table-continues-below"))

        for response in responses:
            if response.message_id == current.message_id and not response.has_own_message:
                try:
                    await nameless_if_refused(session, build, response.edit)
                except (*TRANSIENT_ERRORS, discord.HTTPException):
                    break
                return
        try:
            await self.edited(session, current, build)
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            log.info("the old board of session %s stays as it is: %s", session.id, refusal)


def _is_long(lines: Sequence[str]) -> bool:
    """Tell whether the next few actions would not fit into the message that is left of a board."""
    return sum(map(len, lines)) > LONG_LOG


def task_nonce(session: Session, task: Task) -> str:
    """A text that no other message uses: of no other table, in this database or another.

    Nor of this table before it was restored: its tasks then come again, but on another branch. Nor
    at another ply: a task that failed may come again after others, and Discord would take what is
    posted then for the message that arrived unnoticed at first. At most 18 characters, since hands
    append their seat.
    """
    origin = f"{session.id}/{session.created_at.isoformat()}/{session.branch}"
    facts = f"{origin}/{task.id}/{session.ply}"
    return hashlib.blake2s(facts.encode(), digest_size=9).hexdigest()


def new_message(
    session: Session, kind: MessageKind, channel_id: int, sent: Sent, now: datetime
) -> PostedMessage:
    """The record of a public message that was posted just now."""
    return PostedMessage(
        session_id=session.id,
        kind=kind,
        channel_id=channel_id,
        message_id=sent.message_id,
        ply=session.ply,
        posted_at=now,
        attachments=sent.attachments,
    )


def found_message(
    session: Session, kind: MessageKind, channel_id: int, message_id: int, press: Press
) -> PostedMessage:
    """The record of a public message that nobody has recorded; one of its buttons is *press*."""
    return PostedMessage(
        session_id=session.id,
        kind=kind,
        channel_id=channel_id,
        message_id=message_id,
        ply=press.ply,
        posted_at=discord.utils.snowflake_time(message_id),
    )

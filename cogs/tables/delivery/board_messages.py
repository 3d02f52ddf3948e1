"""The messages about one table: posted anew, edited or retired, as its session wants them.

How
---
* A posting carries a nonce made from the newest task that asked for it. Repeated within minutes,
  Discord answers with the message that is there already. Where an earlier attempt may have got
  through unheard (its answer was lost, its process killed), the channel is searched for it first;
  people may have pressed its buttons meanwhile, so it counts like any other message.
* Edits may be repeated freely. A task is finished together with the note which message now stands
  where.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

import discord

from cogs.tables.delivery import channel_api
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.interaction_response import TRANSIENT_ERRORS, InteractionResponse
from cogs.tables.delivery.recovery import find_unnoted
from cogs.tables.messages.lobby_view import lobby_payload
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.phrases import log_lines, text_key
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.messages.table_view import retired_payload
from cogs.tables.session.play import position, pressed
from data.i18n import translator
from data.store import HistoryEntry, Placed, Session, Status, Store, Task

log = logging.getLogger(__name__)

EDIT_LIFE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; a new message is posted instead."""
RECENT = 2 * LOG_LINES
"""Actions read with every publication: those told, and those since a message that lags."""

Settle: TypeAlias = Callable[[int, int], Awaitable[Session]]
"""Notes the thread of a session: session id, thread id."""
InteractionResponses: TypeAlias = Collection[InteractionResponse]


class BoardMessages:
    """Brings the messages of a table up to date."""

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
        self.hands = HandMessages(store, presenter, api, clock)
        self.settle: Settle | None = None
        """Set before the first table is published."""

    async def publish(
        self,
        session: Session,
        tasks: Sequence[Task],
        responses: InteractionResponses,
        *,
        is_sure: bool,
    ) -> None:
        """Make Discord show *session*, and finish *tasks*.

        *answers* are presses just answered: their tokens may edit their message without using up a
        rate limit. Unless *is_sure*, an earlier attempt may have posted unheard.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        """
        placed, recent, pending = await asyncio.gather(
            self._store.placed(session.id),
            self._store.recent(session.id, RECENT),
            self._store.pending(session.id),
        )
        # An older task that is not done is another process's: it may have posted and not noted it.
        oldest = min(task.id for task in tasks)
        if not is_sure or any(task.id < oldest for task in pending):
            placed = await self._recovered(responses, session, placed, recent)
        if session.status is not Status.LOBBY and session.snapshot is not None:
            session = await self._settled(session, placed.get("lobby"))
        mine = [task for task in tasks if task.kind != "lobby"]
        if mine and session.snapshot is not None:
            stands = placed.get("table")
            entries = await self._since(session, stands, recent)
            nonce = f"{session.id}.{mine[-1].id}"
            reached = await self.hands.deliver(session, placed, entries, nonce)
            pings = tuple(u for u in _newly_asked(session, stands, entries) if u not in reached)
            await self._publish_table(responses, session, stands, entries, pings, mine)
        elif mine:
            await self._store.finish([task.id for task in mine])
        lobby = [task for task in tasks if task.kind == "lobby"]
        if lobby:
            await self._publish_lobby(session, placed.get("lobby"), lobby)

    async def _recovered(
        self,
        responses: InteractionResponses,
        session: Session,
        noted: dict[str, Placed],
        recent: tuple[HistoryEntry, ...],
    ) -> dict[str, Placed]:
        """The messages that stand, whether *noted* or not; all of them are noted then."""
        unnoted = await find_unnoted(self._api, session, noted)
        stands, newer = noted.get("table"), unnoted.get("table")
        if stands is not None and newer is not None:
            entries = await self._since(session, stands, recent)
            answered = [entry for entry in entries if entry.ply < newer.ply]
            await self._retire(responses, session, stands, answered)
        for message in unnoted.values():
            await self._store.finish((), message)
        return noted | unnoted

    async def _publish_lobby(
        self, session: Session, stands: Placed | None, tasks: Sequence[Task]
    ) -> None:
        payload = lobby_payload(session, translator(session.language))
        ids, place = [task.id for task in tasks], session.channel_id
        if stands is not None and await self._edited(stands, payload):
            await self._store.finish(ids)
            return
        message_id = await self._api.post(place, payload, f"{session.id}.{tasks[-1].id}")
        await self._store.finish(ids, self._placed(session, "lobby", place, message_id))

    async def _publish_table(
        self,
        responses: InteractionResponses,
        session: Session,
        stands: Placed | None,
        entries: Sequence[HistoryEntry],
        pings: Sequence[int],
        tasks: Sequence[Task],
    ) -> None:
        place = session.thread_id or session.channel_id
        ids = [task.id for task in tasks]
        if stands is not None and not self._needs_new(session, stands, place, tasks, pings):
            payload = await self._presenter.table(session, entries)
            if await self._edited(stands, payload):
                await self._store.finish(ids)
                await self.give_way(responses, session, stands)
                return
        payload = await self._presenter.table(session, entries, pings=pings)
        message_id = await self._api.post(place, payload, f"{session.id}.{tasks[-1].id}")
        if stands is not None and stands.message_id != message_id:
            await self._retire(responses, session, stands, entries)
        mine = self._placed(session, "table", place, message_id)
        before = await self._store.finish(ids, mine)
        if before is not None and before.message_id not in (
            message_id,
            stands and stands.message_id,
        ):
            await self._part(responses, session, stands, before, mine)

    async def give_way(
        self, responses: InteractionResponses, session: Session, shown: Placed
    ) -> None:
        """Retire *shown*, just edited, where another process has posted a later board meanwhile."""
        newest = (await self._store.placed(session.id)).get("table")
        if newest is not None and newest.message_id != shown.message_id:
            await self._retire_until(responses, session, shown, newest)

    async def _part(
        self,
        responses: InteractionResponses,
        session: Session,
        stands: Placed | None,
        *boards: Placed,
    ) -> None:
        """Two processes have followed the board that *stands* with one each: the later one stays.

        That happens where restarts overlap, or where a table's players reach several processes.
        """
        older, newer = sorted(boards, key=lambda board: (board.ply, board.message_id))
        if stands is not None:
            await self._retire_until(responses, session, stands, older)
        await self._retire_until(responses, session, older, newer)

    async def _retire_until(
        self, responses: InteractionResponses, session: Session, older: Placed, newer: Placed
    ) -> None:
        entries = await self._store.history(session.id, after_ply=older.ply - 1)
        told = [entry for entry in entries if entry.ply < newer.ply]
        await self._retire(responses, session, older, told)

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

    async def _edited(self, stands: Placed, payload: MessagePayload) -> bool:
        """Edit a message that stands; False where it is gone or may not be edited any more."""
        try:
            await self._api.edit(stands.channel_id, stands.message_id, payload)
        except discord.HTTPException as refusal:
            if refusal.code in channel_api.NOT_EDITABLE:
                return False
            raise
        return True

    async def _retire(
        self,
        responses: InteractionResponses,
        session: Session,
        stands: Placed,
        entries: Sequence[HistoryEntry],
    ) -> None:
        """Shrink the older table message to the actions that answered it."""
        translate = translator(session.language)
        since = [entry for entry in entries if entry.ply >= stands.ply]
        lines = log_lines(translate, session, since, None)
        payload = retired_payload(lines, translate(text_key("table-continues-below")))
        for response in responses:
            message = response.interaction.message
            if message is not None and message.id == stands.message_id:
                try:
                    await response.edit(payload)
                except (*TRANSIENT_ERRORS, discord.HTTPException):
                    break
                return
        try:
            await self._edited(stands, payload)
        except discord.Forbidden:
            log.info("the old table message of session %s cannot be reached", session.id)

    async def _settled(self, session: Session, lobby: Placed | None) -> Session:
        """The session with its place: a thread on the lobby's message, or the channel itself."""
        if session.thread_id is not None or self.settle is None:
            return session
        thread_id = session.channel_id
        if session.guild_id is not None and lobby is not None:
            name = _thread_name(session)
            try:
                thread_id = await self._api.open_thread(
                    session.guild_id, lobby.channel_id, lobby.message_id, name
                )
            except discord.HTTPException as refusal:
                if refusal.status >= 500:
                    raise
                log.info("session %s stays in its channel: %s", session.id, refusal)
        return await self.settle(session.id, thread_id)

    async def _since(
        self, session: Session, stands: Placed | None, recent: tuple[HistoryEntry, ...]
    ) -> tuple[HistoryEntry, ...]:
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
    session: Session, stands: Placed | None, entries: Sequence[HistoryEntry]
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
    title = translator(session.language)(text_key(f"{session.game}-name"))
    players = ", ".join(seat.name for seat in session.seats)
    return f"{title}: {players}"[:100]

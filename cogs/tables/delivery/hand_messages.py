"""Hands by direct message: what only one seat may know, with its choices, in games with secrets.

A hand is sent when its seat is asked something that only it may see, and once at the start. Once
the seat has acted, here or at the table, the message is retired. A person who takes no direct
messages plays from the private screen at the table; that is recorded, and they are notified once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeGuard

import discord

from cogs.tables.delivery import channel_api
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.phrases import log_lines, text_key
from cogs.tables.messages.presenter import Presenter, Viewpoint
from cogs.tables.messages.table_view import retired_payload
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import effects_of, pressers
from data.i18n import Translator, translator
from data.store import (
    HistoryEntry,
    MessageKind,
    MessageState,
    PostedMessage,
    Session,
    Status,
    Store,
)
from rules.core.types import Observation


@dataclass(frozen=True, slots=True)
class _Hand:
    """One seat's view of a position, and the message that shows its hand so far."""

    seat: int
    observation: Observation
    current: PostedMessage | None
    asked_at: int
    """-1 where the seat is not asked."""
    has_news: bool
    """Whether something that only it may know has happened since that message."""

    @property
    def is_asked_in_private(self) -> bool:
        """Whether the seat owes a decision about something that nobody else may see."""
        return bool(self.observation.legal) and (self.has_news or not self.observation.open_legal)

    @property
    def is_new(self) -> bool:
        """Whether that question is newer than the message."""
        return self.current is None or self.asked_at > self.current.ply


class HandMessages:
    """Sends, edits and retires the hands of a table."""

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

    async def deliver(
        self,
        table: LiveTable,
        hands: Mapping[int, PostedMessage],
        entries: Sequence[HistoryEntry],
        nonce: str,
    ) -> frozenset[int]:
        """Bring every hand up to date; the people (user ids) whose question has reached them.

        *nonce* is the same for every attempt to publish this position.

        :raises discord.HTTPException: Discord refuses for a reason that may pass.
        """
        if not table.game.info.has_hidden_information:
            return frozenset()
        asked_at = table.state.asked_at
        reached = set()
        for seat, sitter in enumerate(table.session.seats):
            current = hands.get(seat)
            if current is not None and current.state is MessageState.UNREACHABLE:
                continue
            news = _has_news(seat, current, entries)
            hand = _Hand(seat, table.observe(seat), current, asked_at[seat], news)
            if await self._update(table, hand, entries, f"{nonce}.{seat}"):
                reached.add(sitter.user_id)
        return frozenset(reached)

    async def payload(
        self,
        table: LiveTable,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
    ) -> MessagePayload:
        """A private screen for a direct message, headed by the table that it belongs to."""
        heading = _heading(table.session, translator(viewpoint.language))
        note = "\n".join(filter(None, (heading, note)))
        return await self._presenter.screen(table, viewpoint, entries, path=path, note=note)

    async def _update(
        self, table: LiveTable, hand: _Hand, entries: Sequence[HistoryEntry], nonce: str
    ) -> bool:
        """Send, edit or retire one hand; whether its seat has its question in front of it."""
        if hand.is_asked_in_private and table.session.status is Status.RUNNING:
            if not hand.is_new:
                return True
            if _is_current(hand.current) and _continues(hand, entries):
                viewpoint = await self._viewpoint(table.session, hand.seat)
                await self._edit(hand.current, await self.payload(table, viewpoint, entries))
                await self._record(replace(hand.current, ply=table.session.ply))
                return True
            return await self._send(table, hand, entries, nonce)
        if hand.current is None and _holds_secrets(hand.observation, table.observe(None)):
            return await self._send(table, hand, entries, nonce) and bool(hand.observation.legal)
        if _is_current(hand.current) and _has_acted(hand.seat, hand.current, entries):
            retired = await self._retire(table.session, hand.seat, hand.current, entries)
            await self._record(retired)
        return False

    async def _send(
        self, table: LiveTable, hand: _Hand, entries: Sequence[HistoryEntry], nonce: str
    ) -> bool:
        """Post a hand and retire the one before it; False where direct messages are closed."""
        session, seat = table.session, hand.seat
        payload = await self.payload(table, await self._viewpoint(session, seat), entries)
        try:
            channel_id = await self._api.open_dm(session.seats[seat].user_id)
            message_id = await self._api.post(channel_id, payload, nonce)
        except discord.Forbidden as refusal:
            if refusal.code != channel_api.CANNOT_DM:
                raise
            await self._record(self._message(session, seat, MessageState.UNREACHABLE, None, None))
            return False
        if _is_current(hand.current) and hand.current.message_id != message_id:
            await self._retire(session, seat, hand.current, entries)
        await self._record(
            self._message(session, seat, MessageState.CURRENT, channel_id, message_id)
        )
        return True

    async def _retire(
        self,
        session: Session,
        seat: int,
        current: PostedMessage,
        entries: Sequence[HistoryEntry],
    ) -> PostedMessage:
        """Shrink a hand to what came of it and a link to its table; the message as it is then."""
        translate = translator((await self._viewpoint(session, seat)).language)
        since = [entry for entry in entries if entry.ply >= current.ply]
        lines = log_lines(translate, session, since, seat)
        await self._edit(
            current,
            retired_payload(lines, translate("hand-answered"), _heading(session, translate)),
        )
        return replace(
            current, state=MessageState.RETIRED, ply=session.ply, posted_at=self._clock()
        )

    async def _edit(self, current: PostedMessage, payload: MessagePayload) -> None:
        try:
            await self._api.edit(*current.place, payload)
        except discord.HTTPException as refusal:
            # A hand that is gone or too old is no loss: the private screen has everything.
            if refusal.status >= 500:
                raise

    async def _viewpoint(self, session: Session, seat: int) -> Viewpoint:
        preference = await self._store.preference(session.seats[seat].user_id)
        return Viewpoint(
            seat, preference.language or session.language, preference.theme or session.theme
        )

    async def _record(self, message: PostedMessage) -> None:
        await self._store.finish_tasks((), message)

    def _message(
        self,
        session: Session,
        seat: int,
        state: MessageState,
        channel_id: int | None,
        message_id: int | None,
    ) -> PostedMessage:
        return PostedMessage(
            session_id=session.id,
            kind=MessageKind.HAND,
            seat=seat,
            state=state,
            channel_id=channel_id,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._clock(),
        )


def _heading(session: Session, translate: Translator) -> str:
    """Which table a direct message belongs to, with a link to it."""
    game = translate(text_key(f"{session.game}-name"))
    return translate(
        "hand-heading", game=game, place=f"<#{session.thread_id or session.channel_id}>"
    )


def _continues(hand: _Hand, entries: Sequence[HistoryEntry]) -> bool:
    """Whether the question follows from an action of the same seat, which is at the table."""
    return pressers(entries).get(hand.asked_at - 1) == hand.seat


def _is_current(message: PostedMessage | None) -> TypeGuard[PostedMessage]:
    """Whether there is a hand that was not retired."""
    return message is not None and message.is_current


def _has_news(seat: int, current: PostedMessage | None, entries: Sequence[HistoryEntry]) -> bool:
    """Whether *seat* has learnt something since its message that not everybody has."""
    since = (e for e in entries if current is not None and e.ply >= current.ply)
    effects = (effect for entry in since for effect in effects_of(entry))
    return any(effect.readers is not None and seat in effect.readers for effect in effects)


def _has_acted(seat: int, current: PostedMessage, entries: Sequence[HistoryEntry]) -> bool:
    """Whether the seat has acted since its hand was sent."""
    return any(entry.seat == seat and entry.ply >= current.ply for entry in entries)


def _holds_secrets(own: Observation, public: Observation) -> bool:
    """Whether the seat knows more than everybody."""
    return replace(own, seat=None, legal=()) != replace(public, seat=None, legal=())

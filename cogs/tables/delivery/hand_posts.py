"""One hand in direct messages: posting it, editing it, and retiring it.

A hand is recorded after the one that it replaces is retired. Should the process be killed on the
way, whoever goes on finds the new one by its buttons.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import discord

from cogs.tables.delivery.attachments import NO_ATTACHMENTS, Attachments
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_delivery import Hand, HandDelivery, is_current
from cogs.tables.delivery.refusals import Meaning, may_pass, meaning_of
from cogs.tables.messages.clock_texts import turn_sentence
from cogs.tables.messages.drawing import Viewpoint
from cogs.tables.messages.game_log import retired_payload
from cogs.tables.messages.payload import MessagePayload, Row
from cogs.tables.messages.phrases import log_lines, title_and_place
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.live_table import LiveTable
from data.i18n import Translator, nearest
from data.store import HistoryEntry, MessageKind, MessageState, PostedMessage, Session, Store

log = logging.getLogger(__name__)


class HandPosts:
    """Posts, edits and retires single hands."""

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

    async def payload(
        self,
        table: LiveTable,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
        heading: str = "",
        below: Sequence[Row] = (),
    ) -> MessagePayload:
        """A private screen for a direct message, headed by the table that it belongs to.

        *heading* says that in its own words; *below* comes below everything else.
        """
        heading = heading or _heading(table.session, viewpoint.translate)
        reserved = sum(1 + len(row.children) for row in below)
        screen = await self._presenter.screen(
            table, viewpoint, entries, path=path, heading=heading, note=note, reserved=reserved
        )
        return replace(screen, items=(*screen.items, *below))

    async def send(
        self,
        table: LiveTable,
        hand: Hand,
        entries: Sequence[HistoryEntry],
        delivery: HandDelivery,
        reminder: MessagePayload | None = None,
    ) -> bool:
        """Post a hand and retire the one before it; False where this person cannot be reached.

        *reminder* is posted in place of a question that is not answered yet.
        """
        session, seat = table.session, hand.seat
        payload = reminder or await self._called(table, hand, entries)
        try:
            channel_id = await self._api.open_dm(hand.user_id)
            silent = delivery.is_silent(hand.asked_at, hand.user_id) or hand.is_called_later
            if not silent:
                delivery.audible.add(seat)
            sent = await self._api.post(channel_id, payload, hand.nonce, silent=silent)
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            delivery.audible.discard(seat)
            log.info("session %s: seat %d takes no hand: %s", session.id, seat, refusal)
            # A reminder that cannot be sent leaves the hand as it is: its question is still open.
            is_answerable = reminder is not None and is_current(hand.current)
            if meaning_of(refusal) is Meaning.CLOSED and not is_answerable:
                await self.leave_alone(session, hand)
            return False
        if hand.observation.legal:
            # At once: the board that waits for this hand must not notify its seat as well.
            delivery.reach(seat, hand.user_id)
        message = self.message(session, seat, MessageState.CURRENT, channel_id, sent.message_id)
        message = replace(message, attachments=sent.attachments)
        if not is_current(hand.current) or hand.current.message_id == sent.message_id:
            await self.record(message)
            return True
        word = "hand-answered" if reminder is None else "table-continues-below"
        await self.retire(session, seat, hand.current, entries, word)
        await self.record(message)
        return True

    async def leave_alone(self, session: Session, hand: Hand) -> None:
        """Note that this person takes no direct messages; the hand that they have is retired.

        What was sent before can still be edited, and would offer what is long decided.
        """
        closed = self.message(session, hand.seat, MessageState.UNREACHABLE, None, None)
        current = hand.current
        if current is not None:
            closed = replace(closed, notified=current.notified)
        if is_current(current):
            entries = await self._store.history(session.id, after_ply=current.ply - 1)
            await self.retire(session, hand.seat, current, entries)
        await self.record(closed)

    async def _called(
        self, table: LiveTable, hand: Hand, entries: Sequence[HistoryEntry]
    ) -> MessagePayload:
        """A hand as it is sent: it calls its person, where they are asked anything."""
        viewpoint = await self.viewpoint(table.session, hand.seat)
        heading = ""
        if hand.observation.legal:
            heading = turn_sentence(table.session, viewpoint.translate)
        return await self.payload(table, viewpoint, entries, heading=heading)

    async def retire(
        self,
        session: Session,
        seat: int,
        current: PostedMessage,
        entries: Sequence[HistoryEntry],
        word: str = "hand-answered",
    ) -> None:
        """Shrink a hand to what came of it and a link to its table."""
        translate = (await self.viewpoint(session, seat)).translate
        since = [entry for entry in entries if entry.ply >= current.ply]
        lines = log_lines(translate, session, since, seat)
        await self.edit(current, _answered(session, translate, lines, word))

    async def edit(self, hand: PostedMessage, payload: MessagePayload) -> Attachments:
        """Edit a hand, if it can be; the pictures that it holds then."""
        try:
            return await self._api.edit(*hand.place, payload, hand.attachments)
        except discord.HTTPException as refusal:
            # A hand that is gone or too old is no loss: the private screen has everything.
            if may_pass(refusal):
                raise
        return NO_ATTACHMENTS

    async def viewpoint(self, session: Session, seat: int) -> Viewpoint:
        """Return the way in which the person of *seat* reads their hand."""
        sitter = session.seats[seat]
        assert sitter.user_id is not None
        preference = await self._store.preference(sitter.user_id)
        language = preference.language or sitter.language or session.language
        theme = preference.theme or session.theme
        return Viewpoint(seat, nearest(language), theme, preference.reading, preference.confirms)

    async def record(self, message: PostedMessage) -> None:
        """Remember *message* as the hand of its seat."""
        await self._store.remember(message)

    def message(
        self,
        session: Session,
        seat: int,
        state: MessageState,
        channel_id: int | None,
        message_id: int | None,
    ) -> PostedMessage:
        """The record of a hand of the present position."""
        return PostedMessage(
            session_id=session.id,
            kind=MessageKind.HAND,
            seat=seat,
            user_id=session.seats[seat].user_id,
            state=state,
            channel_id=channel_id,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._clock(),
        )

    async def withdraw(
        self, session: Session, current: PostedMessage, entries: Sequence[HistoryEntry]
    ) -> None:
        """Retire a hand without a successor."""
        if current.is_current:
            assert current.seat is not None
            await self.retire(session, current.seat, current, entries)
        retired = replace(current, state=MessageState.RETIRED, attachments=NO_ATTACHMENTS)
        await self.record(replace(retired, ply=session.ply, posted_at=self._clock()))

    async def clear(self, session: Session, seat: int, place: tuple[int, int]) -> None:
        """Take everything from a hand at *place* that nobody plays on any more."""
        translate = (await self.viewpoint(session, seat)).translate
        await self._api.edit(*place, _answered(session, translate, ()))


def _heading(session: Session, translate: Translator) -> str:
    """Name the table that a direct message belongs to, with a link to it."""
    return f"✉️ {title_and_place(session, translate)}"


def _answered(
    session: Session, translate: Translator, lines: Sequence[str], word: str = "hand-answered"
) -> MessagePayload:
    """Build what remains of a hand: *lines*, what became of it, and where the table is."""
    return retired_payload(lines, translate, translate(word), _heading(session, translate))

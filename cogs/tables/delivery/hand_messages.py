"""Private roads: a seat's hand and choices by direct message, where a game keeps secrets.

A hand is sent when its seat is asked something that only it may see, and once at the start. What is
answered, by whichever road, is taken back from the message. Somebody who takes no direct messages
plays from the private screen of the table; that is noted, told to them once, and to nobody else.
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
from cogs.tables.session.lobby import game_of
from cogs.tables.session.play import effects_of, observe, position, pressed
from data.i18n import Translator, translator
from data.store import HistoryEntry, Placed, Session, Status, Store
from rules.core.types import Observation

CLOSED = 0
"""The channel noted for somebody who takes no direct messages."""
UNTOLD, TOLD = 0, 1
"""The message noted then: whether the person has been told."""
TAKEN_BACK = 0
"""The message noted where the last hand holds nothing to choose any more."""


def hand_kind(seat: int) -> str:
    """Under which kind the hand of *seat* is noted among the messages of a table."""
    return f"hand-{seat}"


@dataclass(frozen=True, slots=True)
class _Hand:
    """One seat's view of the moment, and the message that it got last."""

    seat: int
    observation: Observation
    stands: Placed | None
    asked_at: int
    """-1 where the seat is not asked."""
    has_news: bool
    """Whether something that only it may know has happened since the last message."""

    @property
    def is_asked_in_private(self) -> bool:
        """Whether the seat owes a decision that takes what nobody else may see."""
        return bool(self.observation.legal) and (self.has_news or not self.observation.open_legal)

    @property
    def is_new(self) -> bool:
        """Whether that question came after the last message."""
        return self.stands is None or self.asked_at > self.stands.ply


class HandMessages:
    """Sends hands and takes them back."""

    def __init__(
        self, store: Store, presenter: Presenter, api: ChannelApi, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api
        self._clock = clock

    async def deliver(
        self,
        session: Session,
        placed: Mapping[str, Placed],
        entries: Sequence[HistoryEntry],
        nonce: str,
    ) -> frozenset[int]:
        """Bring every hand up to date; the people (user ids) whose question has reached them.

        *nonce* is the same for every attempt to publish this moment.

        :raises discord.HTTPException: Discord refuses for a reason that may pass.
        """
        if not game_of(session).info.has_hidden_information:
            return frozenset()
        asked_at = position(session).asked_at
        open_view = observe(session, None)
        reached = set()
        for seat in range(len(session.seats)):
            stands = placed.get(hand_kind(seat))
            news = _has_news(seat, stands, entries)
            hand = _Hand(seat, observe(session, seat), stands, asked_at[seat], news)
            if stands is not None and stands.channel_id == CLOSED:
                continue
            if await self._bring(session, hand, open_view, entries, f"{nonce}.{seat}"):
                reached.add(session.seats[seat].user_id)
        return frozenset(reached)

    async def must_tell_closed(self, session: Session, seat: int) -> bool:
        """Whether the player of *seat* takes no hands by message and has not heard of it; once."""
        if not game_of(session).info.has_hidden_information:
            return False
        noted = (await self._store.placed(session.id)).get(hand_kind(seat))
        if noted is None or noted.channel_id != CLOSED or noted.message_id == TOLD:
            return False
        await self._note(session, seat, CLOSED, TOLD)
        return True

    async def _bring(
        self,
        session: Session,
        hand: _Hand,
        open_view: Observation,
        entries: Sequence[HistoryEntry],
        nonce: str,
    ) -> bool:
        """Send, change or take back one hand; whether its seat has its question before it."""
        if hand.is_asked_in_private and session.status is Status.RUNNING:
            if not hand.is_new:
                return True
            if _is_open(hand.stands) and _goes_on(hand, entries):
                payload = await self.payload(
                    session, await self._viewpoint(session, hand.seat), entries
                )
                await self._change(session, hand.stands, payload)
                return True
            return await self._send(session, hand, entries, nonce)
        if hand.stands is None and _holds_secrets(hand.observation, open_view):
            return await self._send(session, hand, entries, nonce) and bool(hand.observation.legal)
        if _is_open(hand.stands) and _answered(hand.seat, hand.stands, entries):
            await self._take_back(session, hand.seat, hand.stands, entries)
        return False

    async def _send(
        self, session: Session, hand: _Hand, entries: Sequence[HistoryEntry], nonce: str
    ) -> bool:
        """Post a hand and take the one before it back; False where direct messages are closed."""
        payload = await self.payload(session, await self._viewpoint(session, hand.seat), entries)
        user_id = session.seats[hand.seat].user_id
        try:
            channel_id = await self._api.open_dm(user_id)
            message_id = await self._api.post(channel_id, payload, nonce)
        except discord.Forbidden as refusal:
            if refusal.code != channel_api.CANNOT_DM:
                raise
            await self._note(session, hand.seat, CLOSED, UNTOLD)
            return False
        if _is_open(hand.stands) and hand.stands.message_id != message_id:
            await self._take_back(session, hand.seat, hand.stands, entries)
        await self._note(session, hand.seat, channel_id, message_id)
        return True

    async def payload(
        self,
        session: Session,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
    ) -> MessagePayload:
        """A private screen by direct message: it says which table it belongs to."""
        heading = _heading(session, translator(viewpoint.language))
        note = "\n".join(filter(None, (heading, note)))
        return await self._presenter.screen(session, viewpoint, entries, path=path, note=note)

    async def _take_back(
        self, session: Session, seat: int, stands: Placed, entries: Sequence[HistoryEntry]
    ) -> None:
        """Shrink a hand to what came of it, and the way to its table."""
        translate = translator((await self._viewpoint(session, seat)).language)
        since = [entry for entry in entries if entry.ply >= stands.ply]
        lines = log_lines(translate, session, since, seat)
        remains = retired_payload(lines, translate("hand-answered"), _heading(session, translate))
        await self._edit(stands, remains)
        await self._note(session, seat, stands.channel_id, TAKEN_BACK)

    async def _change(self, session: Session, stands: Placed, payload: MessagePayload) -> None:
        await self._edit(stands, payload)
        await self._store.finish([], replace(stands, ply=session.ply))

    async def _edit(self, stands: Placed, payload: MessagePayload) -> None:
        try:
            await self._api.edit(stands.channel_id, stands.message_id, payload)
        except discord.HTTPException as refusal:
            # A hand that is gone or too old is no loss: the private screen has everything.
            if refusal.status >= 500:
                raise

    async def _viewpoint(self, session: Session, seat: int) -> Viewpoint:
        preference = await self._store.preference(session.seats[seat].user_id)
        return Viewpoint(
            seat, preference.language or session.language, preference.theme or session.theme
        )

    async def _note(self, session: Session, seat: int, channel_id: int, message_id: int) -> None:
        placed = Placed(
            session_id=session.id,
            kind=hand_kind(seat),
            channel_id=channel_id,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._clock(),
        )
        await self._store.finish([], placed)


def _heading(session: Session, translate: Translator) -> str:
    """Which table a direct message belongs to, and the way there."""
    game = translate(text_key(f"{session.game}-name"))
    return translate(
        "hand-heading", game=game, place=f"<#{session.thread_id or session.channel_id}>"
    )


def _goes_on(hand: _Hand, entries: Sequence[HistoryEntry]) -> bool:
    """Whether the question follows from an action of the same seat, who is at it already."""
    return pressed(entries).get(hand.asked_at - 1) == hand.seat


def _is_open(stands: Placed | None) -> TypeGuard[Placed]:
    """Whether there is a hand that was not taken back."""
    return stands is not None and stands.message_id != TAKEN_BACK


def _has_news(seat: int, stands: Placed | None, entries: Sequence[HistoryEntry]) -> bool:
    """Whether *seat* was told something since the last message that not everybody was told."""
    since = (e for e in entries if stands is not None and e.ply >= stands.ply)
    told = (effect for entry in since for effect in effects_of(entry))
    return any(effect.readers is not None and seat in effect.readers for effect in told)


def _answered(seat: int, stands: Placed, entries: Sequence[HistoryEntry]) -> bool:
    """Whether the seat has acted since its hand was sent."""
    return any(entry.seat == seat and entry.ply >= stands.ply for entry in entries)


def _holds_secrets(own: Observation, open_view: Observation) -> bool:
    """Whether the seat knows more than everybody."""
    return replace(own, seat=None, legal=()) != replace(open_view, seat=None, legal=())

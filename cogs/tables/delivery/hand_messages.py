"""Hands: a seat's own view with its choices, by direct message.

A hand is sent when its seat is asked something that only it may see, and once at the start; and
with every question to somebody who wants to be called by direct message, in any game. Once the seat
has acted, here or at the table, the message is retired. A person who takes no direct messages plays
from the private screen at the table; where that hides anything they are told so, once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from cogs.tables.delivery.calls import called_later
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_delivery import (
    Hand,
    HandDelivery,
    continues,
    has_acted,
    has_news,
    holds_secrets,
    is_current,
    seats_with_hands,
)
from cogs.tables.delivery.hand_posts import HandPosts
from cogs.tables.delivery.handed_over import belongs
from cogs.tables.delivery.leftovers import Leftovers
from cogs.tables.delivery.newly_asked import ender_of, following_orders
from cogs.tables.delivery.refusals import Meaning, may_pass, meaning_of
from cogs.tables.messages.clock_texts import call_sentence
from cogs.tables.messages.payload import Row
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.session.live_table import LiveTable
from data.store import (
    HistoryEntry,
    MessageState,
    PostedMessage,
    Session,
    Store,
)

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds that the board of a table waits for its hands."""
UNREACHABLE_FOR = timedelta(days=1)
"""How long a person whose direct messages are closed is left alone."""


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
        self._posts = HandPosts(store, presenter, api, clock)

    @property
    def posts(self) -> HandPosts:
        """Return the part that posts and edits them, one by one."""
        return self._posts

    async def deliver(
        self,
        table: LiveTable,
        hands: Mapping[int, PostedMessage],
        entries: Sequence[HistoryEntry],
        nonce: str,
        shown: int = -1,
        took_back: int | None = None,
        notify: Collection[int] = (),
        quiet: frozenset[int] = frozenset(),
        leftovers: Leftovers | None = None,
    ) -> HandDelivery:
        """Bring every hand up to date, waiting :data:`PATIENCE` seconds at most.

        A hand that has been sent by then is waited for a little longer: it may notify its seat, and
        then the board does not.

        *nonce* is the same for every attempt to publish this position; *shown* is the ply that the
        board shows so far, *took_back* a seat that has just gone back to its question; *notify* are
        people (user ids) who are to hear of news, and those in *quiet* hear no sound. Where a
        publication was broken off, its *leftovers* are settled first.
        """
        delivery = HandDelivery(shown, quiet)
        if table.session.standing.is_frozen:
            await self._leave_unread(table.session, hands, delivery)
            return delivery
        for hand in await self._hands(table, hands, entries, nonce, took_back, notify):
            is_running = table.session.standing.is_running
            if hand.is_asked_in_private and is_running:
                delivery.behind_screen.append(hand.seat)
            update = self._update(table, hand, entries, delivery, leftovers)
            note = self._note(delivery, hand, update)
            delivery.updates[hand.seat] = asyncio.create_task(note)
        if not delivery.updates:
            return delivery
        # Those that fail in time are looked at with the late ones: a board comes first.
        _, waiting = await asyncio.wait(delivery.updates.values(), timeout=PATIENCE)
        if waiting:
            delivery.notified_until = table.session.ply
            await delivery.wait_for_audible()
            log.info("session %s: %d hands are late", table.session.id, len(waiting))
        return delivery

    async def _hands(
        self,
        table: LiveTable,
        hands: Mapping[int, PostedMessage],
        entries: Sequence[HistoryEntry],
        nonce: str,
        took_back: int | None,
        notify: Collection[int],
    ) -> tuple[Hand, ...]:
        session = table.session
        # A person who hears of it as news was put out of the game, by a moderator or the clock.
        is_over = session.standing.is_finished
        ender = ender_of(session, entries) if is_over else None
        following = following_orders(table, entries)
        called_here = await self._called_here(session) | following
        later = called_later(
            session, session.people, await self._store.known_preferences(session.people)
        )
        return tuple(
            Hand(
                seat=seat,
                user_id=user_id,
                has_stand_in=session.seats[seat].is_played_by_robot,
                observation=table.observe(seat),
                current=hands.get(seat),
                asked_at=table.state.asked_at[seat],
                has_news=has_news(session, seat, hands.get(seat), entries),
                nonce=f"{nonce}.{seat}",
                follows_order=user_id in following,
                took_back=seat == took_back,
                has_ended=seat == ender and user_id not in notify,
                is_called_here=user_id in called_here,
                is_called_later=user_id in later,
                hides=table.game.info.has_hidden_information,
            )
            for seat in seats_with_hands(session, hands, called_here)
            if (user_id := session.seats[seat].user_id) is not None
        )

    async def _called_here(self, session: Session) -> frozenset[int]:
        """The people (user ids) who want to be called by direct message."""
        chosen = await self._store.known_preferences(session.people)
        return frozenset(user for user in chosen if chosen[user].is_called_directly)

    async def holders(self, session: Session, hands: Mapping[int, PostedMessage]) -> dict[int, int]:
        """Return those who may have a hand: user ids by seat."""
        seats = seats_with_hands(session, hands, await self._called_here(session))
        people = ((seat, session.seats[seat].user_id) for seat in seats)
        return {seat: user_id for seat, user_id in people if user_id is not None}

    async def _leave_unread(
        self, session: Session, hands: Mapping[int, PostedMessage], delivery: HandDelivery
    ) -> None:
        """Retire the hands of a frozen table that was called off: nobody can tell what they held.

        Until then they stay, for the day when the table goes on.
        """
        if session.standing.is_called_off and hands:
            for seat, hand in hands.items():
                delivery.updates[seat] = asyncio.create_task(
                    self._posts.withdraw(session, hand, ())
                )
            await asyncio.wait(delivery.updates.values(), timeout=PATIENCE)

    async def _note(self, delivery: HandDelivery, hand: Hand, update: Awaitable[bool]) -> None:
        if await update:
            delivery.reach(hand.seat, hand.user_id)

    async def _taken_up(
        self,
        leftovers: Leftovers,
        session: Session,
        hand: Hand,
        entries: Sequence[HistoryEntry],
        delivery: HandDelivery,
    ) -> Hand:
        """The *hand* with which a table goes on whose publication was broken off."""
        current = hand.current
        if current is not None and current.channel_id is None:
            return hand
        try:
            known = current.channel_id if current is not None else None
            channel_id = known or await self._api.open_dm(hand.user_id)
            # Until it is known, that person may have been notified.
            delivery.audible.add(hand.seat)
            found = await leftovers.settle(channel_id, current)
        except discord.HTTPException as refusal:
            # Where nothing can be opened, nothing is sent either.
            if may_pass(refusal):
                raise
            found = None
        if found is None:
            delivery.audible.discard(hand.seat)
            return hand
        message_id, press = found
        newer = self._posts.message(
            session, hand.seat, MessageState.CURRENT, channel_id, message_id
        )
        newer = replace(newer, ply=press.ply)
        if is_current(current):
            since = [entry for entry in entries if entry.ply < newer.ply]
            await self._posts.retire(session, hand.seat, current, since)
        await self._posts.record(newer)
        news = has_news(session, hand.seat, newer, entries)
        return replace(hand, current=newer, has_news=news)

    async def _update(
        self,
        table: LiveTable,
        hand: Hand,
        entries: Sequence[HistoryEntry],
        delivery: HandDelivery,
        leftovers: Leftovers | None,
    ) -> bool:
        """Send, edit or retire one hand; whether its seat has its question in front of it."""
        if leftovers is not None:
            hand = await self._taken_up(leftovers, table.session, hand, entries, delivery)
        if self._is_out_of_reach(hand.current):
            return False
        if not table.session.standing.is_running:
            return await self._close(table, hand, entries, delivery)
        if hand.is_asked_here:
            if not hand.is_new:
                return True
            is_at_table = continues(hand, entries)
            if is_current(hand.current) and is_at_table:
                viewpoint = await self._posts.viewpoint(table.session, hand.seat)
                payload = await self._posts.payload(table, viewpoint, entries)
                held = await self._posts.edit(hand.current, payload)
                await self._posts.record(
                    replace(hand.current, ply=table.session.ply, attachments=held)
                )
                return True
            if is_at_table and not hand.is_asked_in_private:
                return False
            return await self._posts.send(table, hand, entries, delivery)
        is_missing = hand.current is None and not hand.has_stand_in
        if is_missing and holds_secrets(hand.observation, table.observe(None)):
            sent = await self._posts.send(table, hand, entries, delivery)
            return sent and bool(hand.observation.legal)
        if is_current(hand.current) and has_acted(hand.seat, hand.current, entries):
            await self._posts.withdraw(table.session, hand.current, entries)
        return False

    async def _close(
        self,
        table: LiveTable,
        hand: Hand,
        entries: Sequence[HistoryEntry],
        delivery: HandDelivery,
    ) -> bool:
        """Retire the hand of a table that is over; who plays by direct message gets the result.

        Returns whether they have it.
        """
        session, current = table.session, hand.current
        if current is None or current.channel_id is None:
            return False
        gets_result = session.standing.is_finished and hand.gets_result
        if gets_result and current.ply < session.ply:
            viewpoint = await self._posts.viewpoint(session, hand.seat)
            heading = call_sentence(session, viewpoint.translate, is_end=True)
            payload = await self._posts.payload(table, viewpoint, entries, heading=heading)
            silent = hand.has_ended or delivery.is_silent(session.ply, hand.user_id)
            if not silent:
                delivery.audible.add(hand.seat)
            try:
                await self._api.post(current.channel_id, payload, hand.nonce, silent=silent)
            except discord.HTTPException as refusal:
                if may_pass(refusal):
                    raise
                # The board tells them, also where it is posted by another process.
                delivery.audible.discard(hand.seat)
                if meaning_of(refusal) is Meaning.CLOSED:
                    await self._posts.leave_alone(session, hand)
                    return False
                gets_result = False
            else:
                # At once: the board that waits for this hand must not notify its seat as well.
                delivery.reach(hand.seat, hand.user_id)
        await self._posts.withdraw(session, current, entries)
        return gets_result

    async def remind(
        self,
        table: LiveTable,
        seat: int,
        sentence: str,
        below: Sequence[Row],
        nonce: str,
    ) -> bool:
        """Send the hand of *seat* again, below *sentence*; False where its person takes none.

        The one before is retired: there is always one to answer.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session, user_id = table.session, table.session.seats[seat].user_id
        assert user_id is not None
        current = (await self._store.posted_messages(session.id)).hands.get(seat)
        if current is not None and not belongs(session, seat, current):
            current = None
        if self._is_out_of_reach(current):
            return False
        hand = Hand(
            seat=seat,
            user_id=user_id,
            observation=table.observe(seat),
            current=current,
            asked_at=table.state.asked_at[seat],
            has_news=False,
            nonce=nonce,
            is_called_here=True,
        )
        entries = await self._store.recent(session.id, LOG_LINES)
        viewpoint = await self._posts.viewpoint(session, seat)
        reminder = await self._posts.payload(
            table, viewpoint, entries, heading=sentence, below=below
        )
        return await self._posts.send(table, hand, entries, HandDelivery(), reminder)

    def _is_out_of_reach(self, current: PostedMessage | None) -> bool:
        """Tell whether this person's direct messages were closed recently."""
        if current is None or current.state is not MessageState.UNREACHABLE:
            return False
        return self._clock() - current.posted_at < UNREACHABLE_FOR

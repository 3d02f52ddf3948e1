"""Let Discord show what is wanted of a table: edit it, or post it, retire what was, and record it.

Direct messages go first, each for itself: the board that follows mentions those whom none has
reached in time. What is replaced is retired once its successor is recorded, with what it tells: so
a process that has revived it meanwhile sees that, and retires it in the same words. After a process
was killed, or an answer of Discord lost, whoever goes on looks once at the last messages of each
place: people may have pressed their buttons since, so the newest counts, recorded or not.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeGuard

import discord

from cogs.messages.payload import MessagePayload
from cogs.messages.presenter import Presenter
from cogs.publishing.bodies import Bodies
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.posts import Posts, Responses
from cogs.publishing.refusals import (
    TRANSIENT_ERRORS,
    UNKNOWN_CHANNEL,
    Meaning,
    may_pass,
    meaning_of,
)
from cogs.publishing.table_places import TablePlaces
from cogs.publishing.thread_names import ThreadRenaming
from cogs.publishing.wanted import hand_slot, holders, is_of_game, wanted
from cogs.publishing.wanted_message import BOARD, LOBBY, OF_GAME, Facts, How, Says, Wanted
from cogs.table.features import Feature
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from data.store import (
    HistoryEntry,
    MessageState,
    PostedMessage,
    PostedMessages,
    Publication,
    Session,
    Store,
    Task,
)

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds that a board waits until direct messages are open, or have been searched."""
SENT_SECONDS = 2.0
"""How much longer it waits for those that were sent: nobody is to be notified twice."""


@dataclass(slots=True)
class _Work:
    """One publication, and how far it has got."""

    tasks: tuple[Task, ...]
    responses: Responses
    recent: tuple[HistoryEntry, ...]
    shown: list[PostedMessage] = field(default_factory=list)
    """The messages that are still to be recorded."""
    told: list[Task] = field(default_factory=list)
    """What is done, whatever becomes of the rest."""
    failures: list[Exception] = field(default_factory=list)
    """The trouble with direct messages that are to be sent again."""


class Reconciler:
    """Publishes tables."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        features: Sequence[Feature] = (),
        names: ThreadRenaming | None = None,
    ) -> None:
        """*features* may be about to answer; without *names* no thread is renamed."""
        self._store, self._api, self._features, self._names = store, api, features, names
        self.bodies = Bodies(store, presenter)
        self.posts = Posts(store, api, self.bodies)
        self.places = TablePlaces(store, api)

    async def reconcile(
        self,
        table: LiveTable,
        tasks: Sequence[Task],
        responses: Responses = (),
        known: Publication | None = None,
        *,
        is_broken_off: bool = False,
    ) -> tuple[PostedMessage, ...]:
        """Make Discord show *table*; the messages that are still to be recorded come back.

        *responses* belong to presses just answered: their tokens may edit the message that was
        pressed without using up a rate limit. *known* was read with *table*, where nothing of it
        has been published since. *is_broken_off*: an earlier attempt may have posted unnoticed.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        :raises TimeoutError: all is published but a hand.
        """
        known = known or await self._store.publication(table.session.id)
        work = _Work(tuple(tasks), responses, known.recent)
        try:
            await self._publish(work, table, known.messages, is_broken_off=is_broken_off)
            if work.failures:
                raise work.failures[0]
        except Exception:
            # The publication does not end with this attempt, but what is shown counts.
            await self._store.finish_tasks(work.told, *work.shown)
            raise
        return tuple(work.shown)

    async def _publish(
        self, work: _Work, table: LiveTable, posted: PostedMessages, *, is_broken_off: bool
    ) -> None:
        posted = await self._without_former(work, table.session, posted)
        place, notice = table.session.channel_id, Notice.of(work.tasks)
        may_use_threads = all(each.may_write_in_threads(place) for each in work.responses)
        if is_of_game(table, work.tasks):
            table = await self.places.settled(table, posted.lobby, may_use_threads=may_use_threads)
            if not notice.is_redrawn:
                await self.places.admit(table.session)
        facts = await self._facts(work, table, posted)
        if is_broken_off or notice.restored_to is not None:
            is_restored = notice.restored_to is not None
            facts = await self._taken_up(work, table, facts, is_restored=is_restored)
        wishes = wanted(table, facts)
        missed = await self._tell(work, table, facts, [w for w in wishes if w.is_direct])
        wishes = wanted(table, facts, missed) if missed else wishes
        for wish in (wish for wish in wishes if not wish.is_direct):
            if wish.slot != BOARD:
                await self._show_lobby(work, table, facts, wish)
                continue
            try:
                await self._show_board(work, table, facts, wish)
            except discord.HTTPException as refusal:
                if refusal.code != UNKNOWN_CHANNEL or table.session.thread_id in (None, place):
                    raise
                table = await self.places.elsewhere(table, may_use_threads=may_use_threads)
                await self.places.admit(table.session)
                facts = await self._facts(work, table, replace(facts.posted, board=None))
                (wish,) = (w for w in wanted(table, facts, missed) if w.slot == BOARD)
                await self._show_board(work, table, facts, wish)
            if table.session.standing.is_lost:
                await self._store.lose_session(table.session.id, None)
            if self._names is not None:
                await self._names.note(table.session)

    async def _facts(
        self,
        work: _Work,
        table: LiveTable,
        posted: PostedMessages,
        unsure: frozenset[int] = frozenset(),
    ) -> Facts:
        session, board = table.session, posted.board
        hear = [user for task in work.tasks for user in task.payload.get("notify", ())]
        facts = Facts(
            tasks=work.tasks,
            posted=posted,
            people=await self._store.known_preferences({*session.people, *hear}),
            now=self._store.clock(),
            unsure=unsure,
        )
        if not is_of_game(table, work.tasks):
            return facts
        entries = await self.bodies.entries_since(session, board, work.recent)
        asked = () if session.standing.is_frozen else self._features
        seats = [seat for each in asked for seat in await each.answered(table)]
        return replace(
            facts,
            entries=entries,
            lines=await self.bodies.lines_since(session, board, entries),
            answered=frozenset(session.people_at(seats)) - set(facts.notice.notify),
        )

    # At the table

    async def _show_board(self, work: _Work, table: LiveTable, facts: Facts, wish: Wanted) -> None:
        session, current, lines = table.session, wish.current, facts.lines
        assert wish.place, "a private table has its thread by now"

        async def build(table: LiveTable, wish: Wanted) -> MessagePayload:
            return await self.bodies.board(table, wish, facts)

        if current is None and session.ply > 0:
            current = await self.posts.begin(session, wish)
            entries = await self.bodies.entries_since(session, current, ())
            lines = await self.bodies.lines_since(session, current, entries)
        board = await self.posts.show(table, wish, build)
        if current is None or _is_same(current, board):
            work.shown += [board] if board != current else []
        else:
            # What another process puts into the old one from now on, it takes back itself.
            await self._store.remember(board := board.after(current))
            # Before a reminder often nothing has happened that the old board could tell.
            is_empty = bool(wish.reminders) and not lines
            if not (is_empty and await self._api.delete(*current.place)):
                await self.posts.retire_board(session, current, lines, work.responses)
        if not work.failures:
            work.told += facts.of(*OF_GAME)

    async def _show_lobby(self, work: _Work, table: LiveTable, facts: Facts, wish: Wanted) -> None:
        current = wish.current

        async def build(table: LiveTable, wish: Wanted) -> MessagePayload:
            return await self.bodies.lobby(table.session, wish, facts)

        lobby = await self.posts.show(table, wish, build)
        if wish.slot == LOBBY:
            if current is not None and not _is_same(current, lobby):
                await self._store.remember(lobby)
                await self._api.delete(*current.place)
            elif lobby != current:
                work.shown.append(lobby)

    # Direct messages

    async def _without_former(
        self, work: _Work, session: Session, posted: PostedMessages
    ) -> PostedMessages:
        """Clear the hands of people whose seat somebody else has, before anything is shown there.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        own = {}
        for seat, hand in posted.hands.items():
            if hand.user_id == session.seats[seat].user_id:
                own[seat] = hand
            elif hand.is_current:
                await self.posts.retire_hand(session, hand)
                work.shown.append(self.posts.retired(session, hand))
        return replace(posted, hands=own)

    async def _tell(
        self, work: _Work, table: LiveTable, facts: Facts, wishes: Sequence[Wanted]
    ) -> frozenset[str]:
        """Send direct messages, and retire hands that are not wanted; the slots that are missed."""
        wanted_slots = {wish.slot for wish in wishes}
        unwanted = [
            hand
            for seat, hand in facts.posted.hands.items()
            if hand.is_current and hand_slot(seat) not in wanted_slots
        ]
        if not is_of_game(table, work.tasks):
            unwanted = []
        sent = [wish for wish in wishes if wish.how is not How.KEEP]
        found = await asyncio.gather(
            *(self._send(work, table, facts, wish) for wish in sent),
            *(self._withdraw(work, table.session, facts, hand) for hand in unwanted),
            return_exceptions=True,
        )
        for trouble in found:
            if isinstance(trouble, BaseException):
                raise trouble
        late = {wish.slot for wish, arrives in zip(sent, found, strict=False) if not arrives}
        return frozenset(late | {hand_slot(seat) for seat in facts.unsure})

    async def _send(self, work: _Work, table: LiveTable, facts: Facts, wish: Wanted) -> bool:
        """Send or edit one direct message, and tell whether it arrives in time."""
        session, current, arrives = table.session, wish.current, False
        is_hand, is_living = wish.slot == hand_slot(wish.seat), _is_living(current)
        payload = await self.bodies.direct(table, wish, facts)

        async def build(*_: object) -> MessagePayload:
            return payload

        try:
            async with asyncio.timeout(PATIENCE):
                place = await self._api.open_dm(wish.user_id) if wish.is_anew else 0
            async with asyncio.timeout(SENT_SECONDS):
                message = await self.posts.show(table, replace(wish, place=place), build)
            arrives = True
            if is_hand:
                await self._store.remember(replace(message, ply=session.ply))
            if is_hand and _is_living(current) and not _is_same(current, message):
                word = "table-continues-below" if wish.reminders else "hand-answered"
                async with asyncio.timeout(SENT_SECONDS):
                    await self.posts.retire_hand(session, current, facts.entries, word)
        except (discord.HTTPException, *TRANSIENT_ERRORS) as failure:
            log.info("session %s: %s does not arrive: %s", session.id, wish.slot, failure)
            is_owed = wish.says in (Says.HAND, Says.QUESTION, Says.NEXT)
            is_closed = meaning_of(failure) is Meaning.CLOSED and is_hand
            if may_pass(failure) and (is_owed or arrives):
                work.failures.append(failure)
            elif is_closed and not (is_living and wish.says is Says.REMINDER):
                await self._leave_alone(work, session, facts, wish)
        return arrives

    async def _leave_alone(self, work: _Work, session: Session, facts: Facts, wish: Wanted) -> None:
        """Note that this person takes no direct messages; the hand that they have is retired.

        What was sent before can still be edited, and would offer what is long decided.
        """
        current = wish.current
        if _is_living(current):
            await self._withdraw(work, session, facts, current)
        notified = current is not None and current.notified
        closed = self.posts.record(session, wish, None, MessageState.UNREACHABLE)
        await self._store.remember(replace(closed, channel_id=None, notified=notified))

    async def _withdraw(
        self, work: _Work, session: Session, facts: Facts, hand: PostedMessage
    ) -> bool:
        """Retire a hand without a successor."""
        entries = () if session.standing.is_frozen else facts.entries
        try:
            await self._store.remember(self.posts.retired(session, hand))
            async with asyncio.timeout(SENT_SECONDS):
                await self.posts.retire_hand(session, hand, entries)
        except (discord.HTTPException, *TRANSIENT_ERRORS) as failure:
            work.failures.append(failure)
        return True

    # What was left behind

    async def _taken_up(
        self, work: _Work, table: LiveTable, facts: Facts, *, is_restored: bool
    ) -> Facts:
        """Return *facts* with the messages that count, recorded or not; all are recorded then."""
        session, posted, unsure = table.session, facts.posted, set()
        word = "table-position-lost" if is_restored else "table-continues-below"
        lobby, board, hands = posted.lobby, posted.board, dict(posted.hands)
        if lobby is None or lobby.channel_id == session.channel_id:
            lobby = await self.posts.newest(session, LOBBY, session.channel_id, lobby, word)
        if session.thread_id is not None:
            board = await self.posts.newest(session, BOARD, session.thread_id, board, word)
        for known, newer in ((posted.lobby, lobby), (posted.board, board)):
            if newer is not None and newer is not known:
                await self._store.remember(newer)
        if posted.lobby is not None and lobby is not posted.lobby:
            await self._api.delete(*posted.lobby.place)
        if board is not None and board.earlier:
            # Of what was recorded nobody knows whether it was also retired.
            await self.posts.retire_earlier(session, board, board.earlier[-1].message_id)
        seats = {} if session.standing.is_frozen else holders(table, facts)
        if is_restored and not table.has_begun:
            # The game was played in the thread that hangs on the lobby.
            if lobby is not None and lobby.message_id is not None:
                await self.posts.newest(session, BOARD, lobby.message_id, None, word)
        elif not is_of_game(table, work.tasks):
            seats = {}
        found = await asyncio.gather(
            *(self._find_hand(session, facts, seat, user, word) for seat, user in seats.items()),
            return_exceptions=True,
        )
        for seat, hand in zip(seats, found, strict=True):
            if isinstance(hand, PostedMessage):
                hands[seat] = hand
            elif isinstance(hand, (discord.HTTPException, *TRANSIENT_ERRORS)):
                work.failures.append(hand)
                unsure.add(seat)
            elif hand is not None:
                raise hand
        posted = replace(posted, lobby=lobby, board=board, hands=hands)
        return await self._facts(work, table, posted, frozenset(unsure))

    async def _find_hand(
        self, session: Session, facts: Facts, seat: int, user_id: int, word: str
    ) -> PostedMessage | None:
        """Return the hand of *seat* that counts.

        :raises discord.HTTPException: Discord does not recover in time.
        :raises TimeoutError: it takes too long.
        """
        known = facts.posted.hands.get(seat)
        if known is not None and known.channel_id is None:
            return known
        async with asyncio.timeout(PATIENCE):
            try:
                place = known.channel_id if known is not None else None
                place = place or await self._api.open_dm(user_id)
                newest = await self.posts.newest(session, hand_slot(seat), place, known, word)
            except discord.HTTPException as refusal:
                # Where nothing can be opened, nothing is sent either.
                if may_pass(refusal):
                    raise
                return known
            if newest is None or newest is known:
                return known
            newest = replace(newest, seat=seat, user_id=user_id)
            await self._store.remember(newest)
            if _is_living(known):
                since = [entry for entry in facts.entries if entry.ply < newest.ply]
                await self.posts.retire_hand(session, known, since)
            return newest


def _is_living(hand: PostedMessage | None) -> TypeGuard[PostedMessage]:
    """Tell whether there is a hand that was not retired."""
    return hand is not None and hand.is_current


def _is_same(known: PostedMessage | None, message: PostedMessage) -> bool:
    return known is not None and known.message_id == message.message_id

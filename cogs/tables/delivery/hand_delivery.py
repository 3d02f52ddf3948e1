"""The hands of one publication, and how far they have got while its board is posted."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeGuard

from cogs.tables.delivery.newly_asked import follows_own_action
from cogs.tables.session.live_table import game_of
from cogs.tables.session.play import causes_of, effects_of
from cogs.tables.session.watching import is_direct
from data.store import HistoryEntry, PostedMessage, Session
from rules.core.types import Observation

LATE_SECONDS = 5.0
"""How long a late hand may keep the table from being published again."""
SENT_SECONDS = 2.0
"""How much longer a board waits for hands that were sent, but not confirmed yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A person's view of a position, and the message that shows their hand so far."""

    seat: int
    user_id: int
    has_stand_in: bool = False
    """Whether a robot plays the seat: its person is not asked."""
    observation: Observation
    current: PostedMessage | None
    asked_at: int
    """-1 where the seat is not asked."""
    has_news: bool
    """Whether something that only it may know has happened since that message."""
    nonce: str
    """The same for every attempt to publish this position."""
    follows_order: bool = False
    """Whether the question follows from what an order has answered: its person is not there."""
    took_back: bool = False
    """Whether its person has just gone back to this question, and is at the table."""
    has_ended: bool = False
    """Whether its person has just ended the game, and is looking at it."""
    is_called_here: bool = False
    """Whether its person wants to be called by direct message."""
    is_called_later: bool = False
    """Whether its person is told once a day what they are asked: a hand makes no sound then."""
    hides: bool = True
    """Whether the game hides anything."""

    @property
    def is_asked_in_private(self) -> bool:
        """Tell whether the person owes a decision about something that nobody else may see."""
        if self.has_stand_in:
            return False
        return bool(self.observation.legal) and (self.has_news or not self.observation.open_legal)

    @property
    def is_asked_here(self) -> bool:
        """Tell whether the person's question is shown in direct messages."""
        if self.is_called_here and not self.has_stand_in and self.observation.legal:
            return True
        return self.is_asked_in_private

    @property
    def gets_result(self) -> bool:
        """Tell whether its person plays by direct message, and hears of the end there."""
        has_place = self.current is not None and self.current.channel_id is not None
        return has_place and (self.hides or self.is_called_here)

    @property
    def is_new(self) -> bool:
        """Tell whether that question is newer than the message."""
        return self.current is None or self.asked_at > self.current.ply


@dataclass(slots=True)
class HandDelivery:
    """The state of the hands of one publication. Nothing that happens to one stops a board."""

    notified_until: int = -1
    """The questions up to this ply have been notified of by a board: their hands come silently."""
    quiet: frozenset[int] = frozenset()
    """The people (user ids) whose question is about to be answered for them."""
    reached: set[int] = field(default_factory=set)
    """The people (user ids) who have their question in front of them."""
    behind_screen: list[int] = field(default_factory=list)
    """The seats that are asked in private, and can be shown their hand at the table only."""
    updates: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """One task per seat; those that are not done yet are late."""
    audible: set[int] = field(default_factory=set)
    """The seats that Discord was asked to notify by their hand, whether it has confirmed or not."""

    def reach(self, seat: int, user_id: int) -> None:
        """Note that *seat* has its question in front of it."""
        self.reached.add(user_id)
        if seat in self.behind_screen:
            self.behind_screen.remove(seat)

    def is_silent(self, ply: int, user_id: int) -> bool:
        """Tell whether a hand for what happened at *ply* no longer notifies its person.

        They have been told of it, or their question is answered without them.
        """
        return 0 <= ply <= self.notified_until or user_id in self.quiet

    async def wait_for_audible(self) -> None:
        """Let hands that were sent arrive, for :data:`SENT_SECONDS`: nobody is notified twice."""
        sent = [update for seat, update in self.updates.items() if seat in self.audible]
        if sent:
            await asyncio.wait(sent, timeout=SENT_SECONDS)

    async def wait(self) -> None:
        """Let late hands end, and give up those that take :data:`LATE_SECONDS` more."""
        if not self.updates:
            return
        updates = self.updates.values()
        _, late = await asyncio.wait(updates, timeout=LATE_SECONDS)
        for update in late:
            update.cancel()
        # Unlike those of wait(), failures that are gathered count as seen: one is raised, not all.
        await asyncio.gather(*updates, return_exceptions=True)

    def raise_failure(self) -> None:
        """Do nothing where every hand is as it should be; to be called after :meth:`wait`.

        :raises TimeoutError: a hand was given up.
        :raises discord.HTTPException: a hand failed for a reason that may pass.
        """
        for update in self.updates.values():
            if update.cancelled():
                raise TimeoutError("a hand took too long")
            if failure := update.exception():
                raise failure


def seats_with_hands(
    session: Session, hands: Mapping[int, PostedMessage], called_here: Collection[int]
) -> tuple[int, ...]:
    """The seats whose people may have a hand: all of them, where the game hides anything.

    *called_here* are the people (user ids) who want to be called by direct message.
    """
    if is_direct(session):
        return ()
    has_secrets = game_of(session).info.has_hidden_information
    return tuple(
        seat
        for seat, sitter in enumerate(session.seats)
        if sitter.user_id is not None
        and (has_secrets or seat in hands or sitter.user_id in called_here)
    )


def holds_secrets(own: Observation, public: Observation) -> bool:
    """Tell whether the seat knows more than everybody."""
    return replace(own, seat=None, legal=()) != replace(public, seat=None, legal=())


def continues(hand: Hand, entries: Sequence[HistoryEntry]) -> bool:
    """Tell whether the question follows from an action of the same person, who is at the table."""
    if hand.follows_order:
        return False
    return hand.took_back or follows_own_action(hand.seat, hand.asked_at, causes_of(entries))


def has_news(
    session: Session, seat: int, current: PostedMessage | None, entries: Sequence[HistoryEntry]
) -> bool:
    """Tell whether *seat* has learnt something since its message that not everybody has."""
    since = (e for e in entries if current is not None and e.ply >= current.ply)
    effects = (effect for entry in since for effect in effects_of(session, entry))
    return any(effect.readers is not None and seat in effect.readers for effect in effects)


def has_acted(seat: int, current: PostedMessage, entries: Sequence[HistoryEntry]) -> bool:
    """Tell whether the seat has acted since its hand was sent."""
    return any(entry.seat == seat and entry.ply >= current.ply for entry in entries)


def is_current(message: PostedMessage | None) -> TypeGuard[PostedMessage]:
    """Tell whether there is a hand that was not retired."""
    return message is not None and message.is_current

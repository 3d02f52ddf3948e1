"""A message that should stand in Discord about a table, and what is known when that is asked."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from functools import cached_property

from cogs.table.notice import Notice
from data.store import (
    HistoryEntry,
    PostedMessage,
    PostedMessages,
    Preference,
    Task,
    TaskKind,
)

LOBBY, BOARD, BESIDE = "lobby", "board", "beside"
OF_LOBBY = (TaskKind.LOBBY, TaskKind.NEW_LOBBY)
OF_BOARD = (TaskKind.BOARD, TaskKind.NEW_BOARD)
OF_GAME = (*OF_BOARD, TaskKind.REMINDER)
HERE_FOR = timedelta(minutes=10)
"""How long whoever has acted is taken to be at the table. What they are asked changes the hand that
they have, and they are called once they have not answered for as long."""


class Says(Enum):
    """The content of a message."""

    LOBBY = auto()
    BOARD = auto()
    HAND = auto()
    """What a seat sees, which is not asked anything new."""
    QUESTION = auto()
    """The same, with what it is asked."""
    REMINDER = auto()
    RESULT = auto()
    NEWS = auto()
    INVITATION = auto()
    """News of a lobby."""
    NEXT = auto()
    """A person is asked next."""
    BESIDE = auto()
    """A call to a lobby that stays where it is."""


class How(Enum):
    """The way to a message that is wanted."""

    KEEP = auto()
    REDRAW = auto()
    """Edit what stands, where that is possible."""
    EDIT = auto()
    """Edit what stands; where that is not possible, post it anew."""
    POST = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A message that should stand in Discord."""

    slot: str
    says: Says
    how: How = How.POST
    word: str
    """The same in every attempt to post this, and in no other message of the slot."""
    place: int = 0
    """The channel; 0: direct messages."""
    user_id: int = 0
    """Whose direct messages; 0: it is for everybody."""
    seat: int | None = None
    current: PostedMessage | None = None
    """What stands in the slot so far."""
    pings: tuple[int, ...] = ()
    """Whom it mentions (user ids)."""
    hidden: tuple[int, ...] = ()
    """The seats whose hand is behind the button for their screen."""
    reminders: tuple[Task, ...] = ()
    silent: bool = False

    @property
    def is_direct(self) -> bool:
        """Tell whether it is a direct message."""
        return bool(self.user_id)

    @property
    def is_anew(self) -> bool:
        """Tell whether it is a new message."""
        return self.how is How.POST


@dataclass(frozen=True, kw_only=True)
class Facts:
    """The facts besides the table."""

    tasks: tuple[Task, ...]
    posted: PostedMessages
    """With hands of the present people only."""
    people: Mapping[int, Preference]
    """What those at the table and those who are to hear of anything have chosen, by user id."""
    now: datetime
    entries: tuple[HistoryEntry, ...] = ()
    """What has happened since the board was posted, and some before it."""
    lines: tuple[str, ...] = ()
    """What has happened since the board was posted, as its log tells it."""
    answered: frozenset[int] = frozenset()
    """The people (user ids) whose orders are about to answer what they are asked."""
    unsure: frozenset[int] = frozenset()
    """The seats whose hand could not be looked for."""

    def of(self, *kinds: TaskKind) -> tuple[Task, ...]:
        """Return the tasks of these kinds."""
        return tuple(task for task in self.tasks if task.kind in kinds)

    def is_told_away(self, user_id: int, seat: int | None) -> bool:
        """Tell whether a direct message says to this person in *seat* that their time has run out.

        A hand that they have says so itself.
        """
        hand = None if seat is None else self.posted.hands.get(seat)
        has_hand = hand is not None and hand.is_current
        is_wanted = self.people[user_id].call != "table" and not has_hand
        return seat in self.notice.out_of_time and is_wanted

    @cached_property
    def notice(self) -> Notice:
        """The news that go with the board."""
        return Notice.of(self.of(*OF_BOARD))

    @cached_property
    def lobby_notice(self) -> Notice:
        """The news that go with the lobby."""
        return Notice.of(self.of(*OF_LOBBY))

    @property
    def shown(self) -> int:
        """The ply of the board that stands."""
        return -1 if self.posted.board is None else self.posted.board.ply

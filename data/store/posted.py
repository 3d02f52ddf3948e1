"""The messages about sessions that are in Discord, as the store remembers them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from itertools import pairwise

MOST_EARLIER = 8
"""Replaced boards of which is remembered what they tell."""


class MessageKind(StrEnum):
    """The part of its session that a message in Discord shows."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    """A seat's own view, in a direct message."""


class MessageState(StrEnum):
    """The use that a message still has."""

    CURRENT = "current"
    RETIRED = "retired"
    """A hand that was answered: it holds nothing to choose any more."""
    UNREACHABLE = "unreachable"
    """No message: this person takes no direct messages from the bot."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """A board that another one has replaced."""

    channel_id: int
    message_id: int
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PostedMessage:
    """A message about a session that is in Discord now: the newest of its kind and seat."""

    session_id: int
    kind: MessageKind
    seat: int | None = None
    """Whose hand it is; None for messages that everybody sees."""
    state: MessageState = MessageState.CURRENT
    channel_id: int | None
    """The channel, thread or direct message that holds it; None where it is UNREACHABLE."""
    message_id: int | None
    """None where it is UNREACHABLE."""
    ply: int
    """Of the position it was posted with; edits do not change it."""
    posted_at: datetime
    notified: bool = False
    """Whether the person was told at the table that their hand cannot be sent."""
    user_id: int | None = None
    """Whose hand it is, as ``seat`` may pass to somebody else; None where everybody sees it."""
    attachments: Mapping[str, int] = field(default_factory=dict)
    """The pictures it holds, as far as is known: the ids of their attachments by file name."""

    earlier: tuple[Replaced, ...] = ()
    """The boards that it has replaced, the last one at the end."""

    def after(self, board: "PostedMessage") -> "PostedMessage":
        """Return the record of this one once it has replaced *board*."""
        before = Replaced(*board.place, board.ply)
        return replace(self, earlier=(*board.earlier, before)[-MOST_EARLIER:])

    def replaced(self, message_id: int) -> tuple[Replaced, Replaced] | None:
        """Return the earlier board with this id, and what replaced it; None: it is not known."""
        boards = (*self.earlier, Replaced(*self.place, self.ply))
        pairs = (pair for pair in pairwise(boards) if pair[0].message_id == message_id)
        return next(pairs, None)

    @property
    def is_current(self) -> bool:
        """Tell whether it is in Discord with something to choose or to read."""
        return self.state is MessageState.CURRENT

    @property
    def place(self) -> tuple[int, int]:
        """Channel and message id of a message that is in Discord."""
        assert self.channel_id is not None
        assert self.message_id is not None
        return self.channel_id, self.message_id


@dataclass(frozen=True, slots=True)
class PostedMessages:
    """All messages about one session that are in Discord now."""

    lobby: PostedMessage | None = None
    board: PostedMessage | None = None
    hands: Mapping[int, PostedMessage] = field(default_factory=dict)
    """By seat."""

    @classmethod
    def of(cls, messages: Sequence[PostedMessage]) -> "PostedMessages":
        """These messages, each in its place."""
        by_kind = {message.kind: message for message in messages}
        return cls(
            lobby=by_kind.get(MessageKind.LOBBY),
            board=by_kind.get(MessageKind.BOARD),
            hands={m.seat: m for m in messages if m.seat is not None},
        )

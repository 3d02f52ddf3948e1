"""What the store takes and gives: frozen values without a trace of SQL."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

JsonObject = dict[str, Any]
"""Plain JSON data: text keys; numbers, text, lists and further objects as values."""

NOT_STORED = 0
"""The ``id`` of a session or a task that is not in the database yet."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""The time in a record that is not in the database yet; the store puts its own clock's time in."""


class Status(StrEnum):
    """Where a session stands in its life; it only ever moves down this list."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_live(self) -> bool:
        """Whether somebody may still do something there."""
        return self in (Status.LOBBY, Status.RUNNING)


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who sits there; its number is its index in ``Session.seats``."""

    user_id: int
    name: str
    """The display name when they sat down, exactly as Discord gave it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One table, as stored.

    :raises ValueError: the same person sits there twice.
    """

    id: int = NOT_STORED
    game: str
    options: tuple[tuple[str, str | int], ...]
    status: Status = Status.LOBBY
    host_id: int
    guild_id: int | None
    """None: the table stands in a direct message."""
    channel_id: int
    thread_id: int | None = None
    language: str = "en"
    theme: str = "dark"
    seats: tuple[Seat, ...] = ()
    ply: int = 0
    """Of the snapshot; 0 in the lobby."""
    revision: int = 0
    """How often the session was changed; the store counts, and guards each commit with it."""
    seed: bytes | None = field(default=None, repr=False)
    """The game's secret, from its start on. It leaves the program only after the end."""
    snapshot: JsonObject | None = field(default=None, repr=False)
    """The state, hidden parts included, as ``rules.dump`` wrote it."""
    outcome: JsonObject | None = None
    consents: tuple[int, ...] = ()
    """The user ids that agreed to cancel the running game."""
    to_act: tuple[int, ...] = ()
    """The seats that are asked for a decision now."""
    asked_since: datetime | None = None
    """Since when the seats of ``to_act`` are asked; None where nobody is."""
    created_at: datetime = EPOCH
    updated_at: datetime = EPOCH

    def __post_init__(self) -> None:
        if len({seat.user_id for seat in self.seats}) < len(self.seats):
            raise ValueError("the same person twice at one table")

    def seat_of(self, user_id: int) -> int | None:
        """The number of the seat where this person sits, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryEntry:
    """One accepted action of a session: a line of its history."""

    ply: int
    """Of the state before the action; no two entries of a session share it."""
    seat: int
    text: str
    """The notation, or the word for a resignation."""
    effects: list[Any] = field(default_factory=list)
    digest: str
    """Of the state after the action."""
    barrier: bool
    """Whether undo may not cross it."""
    at: datetime = EPOCH
    """When it was stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Something that Discord must still be told: a row of the outbox."""

    id: int = NOT_STORED
    """Rises with time and is never used twice."""
    session_id: int = NOT_STORED
    kind: str
    ply: int
    payload: JsonObject = field(default_factory=dict)
    created_at: datetime = EPOCH
    attempts: int = 0
    """How often it was postponed."""
    due_at: datetime | None = None
    """Not to be tried before this moment; None: at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A message that stands in Discord for a session; the newest of each kind is remembered."""

    session_id: int
    kind: str
    """"lobby" or "table"."""
    channel_id: int
    """The channel, thread or direct message that holds it."""
    message_id: int
    ply: int
    """Of the position it was posted with; edits do not change it."""
    posted_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Preference:
    """What a person chose for themselves; None: nothing, the table's own choice holds."""

    language: str | None = None
    theme: str | None = None

"""Jobs that are due at a moment, what they tell, and the clocks of seats."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

JsonObject = dict[str, Any]
"""Plain JSON data: text keys; numbers, text, lists and further objects as values."""
NOT_STORED = 0
"""The ``id`` of a session or a task that is not in the database yet."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""The time in a record that is not in the database yet; the store puts its own clock's time in."""
WHOLE_TABLE = -1
"""The ``seat`` of a job that is not about one seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatClock:
    """The clock of one seat."""

    left: timedelta
    """Waking time that was left when it was started last, or is left while it rests."""
    since: datetime | None = None
    """Since when it runs; None: it rests."""
    ply: int = -1
    """The question that it runs for, or ran for last."""
    deadline: datetime | None = None
    """When it will have run out; None: it rests, or the table agreed on no clock."""
    credited: int = -1
    """The latest question that earned its increment, while its person may take the answer back
    alone: doing so never earns it twice."""
    is_foretold: bool = False
    """Whether its person has heard that they are next since they were asked last."""
    hours: tuple[str, int, int] | None = None
    """Zone and quiet hours that count for the question: its person's own when it was asked."""

    def is_out(self, now: datetime) -> bool:
        """Tell whether its time has run out."""
        return self.deadline is not None and self.deadline <= now


class JobKind(StrEnum):
    """The kinds of work that is done when its moment has come."""

    PUBLISH = "publish"
    """A table, which Discord does not show as it is now: its tasks say why."""
    CLOCK = "clock"
    """A seat that is asked: the next reminder, or the deadline."""
    CALL = "call"
    """A seat that was asked without a sound, and may not have answered."""
    STANDSTILL = "standstill"
    """A table at which nothing may have happened for too long."""
    MISSING_SEAT = "missing-seat"
    """A lobby that may have waited for its last seat for long enough to ask for a robot."""
    HEADS_UP = "heads-up"
    """Somebody who may be asked next, and wants to hear of it."""
    QUESTION = "question"
    """Somebody who slept when the others asked or answered them; or a vote to be counted again."""
    UNDO_REQUEST = "undo-request"
    """Somebody asks to go back, and the others may not have answered for too long."""
    DIGEST = "digest"
    """The next daily summary of a person."""
    ANSWER = "answer"
    """A private response, still "thinking", to the interaction with the number ``session_id``. It
    is held by the process that fills it, and due once that has died."""
    RENAME = "rename"
    """The thread of a table, which may have to be named after another turn."""
    DECIDE = "decide"
    """A table where a seat that is asked may be answered for: by an order, or by a robot."""


class TaskKind(StrEnum):
    """The part of a session that has to be published."""

    LOBBY = "lobby"
    """The lobby message, brought up to date."""
    NEW_LOBBY = "new_lobby"
    """The lobby in a new message, because somebody asked to have it in sight."""
    BOARD = "board"
    """Board and hands, brought up to date: edited where possible, else posted again."""
    NEW_BOARD = "new_board"
    """The board in a new message, because somebody asked to have it in sight."""
    REMINDER = "reminder"
    """A word to somebody who owes a decision: its payload says which seat, and which question."""
    HEADS_UP = "heads_up"
    """A word to somebody who is asked next: its payload says which seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Something still to be published of a table: part of a job."""

    id: int = NOT_STORED
    """Drawn by chance: no other task has it."""
    session_id: int = NOT_STORED
    kind: TaskKind
    ply: int
    payload: JsonObject = field(default_factory=dict)
    created_at: datetime = EPOCH


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Something to do at a moment: at most one of each kind for a seat, a table or a person.

    A job that is put takes the place of the one before. Where it is about the question of *ply*, it
    counts only as long as that one is open: nothing has to be cancelled.
    """

    kind: JobKind
    session_id: int = 0
    """The store sets it in the transaction of a session. 0: the job is not about a table."""
    seat: int = WHOLE_TABLE
    user_id: int = 0
    """0: the job is not about a person."""
    due_at: datetime | None
    """None: never. The row stays for its facts."""
    ply: int = 0
    step: int = 0
    """How many reminders have been given."""
    facts: dict[str, Any] | None = field(default=None, repr=False)
    """What its handler has to remember from one time to the next; put as None: what is known."""
    tasks: tuple[Task, ...] = ()
    """What is to be published, the oldest first."""
    number: int = field(default=1, compare=False)
    """Rises whenever it is put again, or taken: tells whether it is still the same."""
    attempts: int = field(default=0, compare=False)
    """How often it has failed since it was put."""
    holder: str | None = field(default=None, compare=False)
    """The process that is at it, until the moment when it is due again; None: nobody is."""

    def is_held(self, now: datetime) -> bool:
        """Return whether some process is at it."""
        return self.holder is not None and self.due_at is not None and self.due_at > now

    def moment(self, name: str) -> datetime | None:
        """Return the moment that is remembered under *name*; None: there is none."""
        text = (self.facts or {}).get(name)
        return None if text is None else datetime.fromisoformat(text)

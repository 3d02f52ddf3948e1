"""The record of tables: what was done there, taken back and noted. Nothing of it is ever deleted.

An event is numbered by the revision of its table that it came with. An action that was taken back
is marked with that of its undo, until it is done again. So the present line of play is the actions
without a mark, and its readers need to know nothing of undos.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    and_,
    bindparam,
    case,
    insert,
    select,
    update,
)

from data.store.database import Database
from data.store.posted import MessageKind
from data.store.schema import ACTION, ON_LINE, UNDO, events, posted_messages
from data.store.timing import EPOCH, NOT_STORED

BY_ROBOT = "robot"
"""The cause of what a robot has decided, in a seat of its own or in that of a person."""

BY_ORDER = "order"
"""The cause of what a person's standing order has answered."""


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
    cause: str | None = None
    """What brought it about where no person pressed for it, such as :data:`BY_ROBOT`; None: a
    press."""
    at: datetime = EPOCH
    """When it was stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """A table going back to an earlier ply: an entry of its record, which deletes nothing."""

    revision: int = NOT_STORED
    """Of the session with this undo."""
    seat: int
    """Who took back."""
    from_ply: int
    to_ply: int
    branch: int
    """Of the table from then on. As long as it stays there, at ``to_ply``, redo is possible."""
    was_seen: bool
    """Whether something had been learned that cannot be unseen: a barrier was crossed."""
    at: datetime = EPOCH
    """When it was stored."""
    redone_at: datetime | None = None
    """When the actions were done again, which put them back into the history."""


class RemarkKind(StrEnum):
    """The subject of a remark; the text key ``remark-<kind>`` is its sentence."""

    ENDED = "ended"
    """A moderator ended the table without a result."""
    FREED = "freed"
    """A moderator let a robot play a seat until its person is back."""
    PUT_OUT = "put-out"
    """A moderator took a seat out of the game."""
    SENT_AWAY = "sent-away"
    """A moderator freed a seat of a lobby."""
    PAUSED = "paused"
    """A moderator let the table rest."""
    WOKEN = "woken"
    """A moderator let it go on."""
    HINT = "hint"
    """A person at the table asked what a robot would do."""
    HASTY = "hasty"
    """A robot decided at first sight, since there was no time to think."""
    GAVE_UP = "gave-up"
    """A person gave up, and a robot plays on in their seat."""
    TIMED_OUT = "timed-out"
    """The time of a person has run out, and what the table agreed on follows."""
    CAME_BACK = "came-back"
    """A person has taken their seat back from a robot."""
    WANTS_END = "wants-end"
    """A person at the table agreed to call the game off."""
    PLAYS_ON = "plays-on"
    """A person at the table did not."""
    WANTS_BACK = "wants-back"
    """A person asks the others to go back to an earlier position."""
    STAYS = "stays"
    """The table does not go back for that."""
    SEAT_OFFERED = "seat-offered"
    """The time of a person has run out, and others may take the seat."""
    SEAT_TAKEN = "seat-taken"
    """Somebody has taken a seat; ``name`` is who had it before."""
    NOTED = "noted"
    """Something that this version has no word for."""

    @classmethod
    def _missing_(cls, value: object) -> "RemarkKind":
        return cls.NOTED


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something that happened at a table and is no action: told in its log, and never deleted."""

    ply: int
    """Of the position at which it happened: it comes before the action of this ply."""
    kind: RemarkKind
    seat: int | None = None
    """The seat that it is about; None: the whole table."""
    name: str | None = None
    """Who did it, where that is nobody at the table: their display name, as Discord gave it."""
    user_id: int | None = None
    """The same person's id."""
    at: datetime = EPOCH
    """When it was stored; the store puts the time in."""


Event = HistoryEntry | Undo | Remark

_FIELDS = {kind: tuple(each.name for each in fields(kind)) for kind in (HistoryEntry, Undo, Remark)}
_OF_TABLE = events.c.session_id == bindparam("session")
ADD_EVENTS = insert(events)
LINE = select(*(events.c[name] for name in ("session_id", *_FIELDS[HistoryEntry]))).where(ON_LINE)
"""The present line of every table."""
HISTORY = LINE.where(_OF_TABLE, events.c.ply > bindparam("after")).order_by(events.c.ply)
RECENT = (
    LINE.where(_OF_TABLE).order_by(events.c.ply.desc()).limit(bindparam("count", type_=Integer))
)
_WENT_BACK = (
    select(events)
    .where(_OF_TABLE, (events.c.kind == UNDO) | events.c.undone_by.is_not(None))
    .order_by(events.c.revision, events.c.ply)
)
_REMARKS = (
    select(events)
    .where(_OF_TABLE, events.c.kind.not_in((ACTION, UNDO)), events.c.ply >= bindparam("first"))
    .order_by(events.c.revision, events.c.place)
)


class Events(Database):
    """The part of the store that remembers the record of tables."""

    async def history(self, session_id: int, after_ply: int = -1) -> tuple[HistoryEntry, ...]:
        """The accepted actions whose ply is above *after_ply*, in order."""
        return entries_of(await self._rows(HISTORY, session=session_id, after=after_ply))

    async def recent(self, session_id: int, count: int) -> tuple[HistoryEntry, ...]:
        """The last *count* accepted actions, in order."""
        return entries_of(reversed(await self._rows(RECENT, session=session_id, count=count)))

    async def taken_back(self, session_id: int) -> list[tuple[Undo, tuple[HistoryEntry, ...]]]:
        """Every time this session went back, in order, with what that took back.

        That is nothing where it was done again.
        """
        found = await self._rows(_WENT_BACK, session=session_id)
        return [
            (Undo(**_of(Undo, row)), entries_of(r for r in found if r.undone_by == row.revision))
            for row in found
            if row.kind == UNDO
        ]

    async def remarks(self, session_id: int, from_ply: int = 0) -> tuple[Remark, ...]:
        """Return the remarks about this session at *from_ply* and later plies, in order."""
        found = await self._rows(_REMARKS, session=session_id, first=from_ply)
        return tuple(Remark(**(_of(Remark, row) | {"kind": RemarkKind(row.kind)})) for row in found)

    async def remarks_since_action(self, session_id: int) -> tuple[Remark, ...]:
        """Return the remarks about a session since somebody acted there last."""
        last = await self.recent(session_id, 1)
        noted = await self.remarks(session_id, last[0].ply + 1 if last else 0)
        # A table that has gone back knows of later plies.
        return tuple(remark for remark in noted if not last or remark.at >= last[0].at)


def entries_of(rows: Iterable[Row[Any]]) -> tuple[HistoryEntry, ...]:
    """Entries from rows of actions."""
    return tuple(HistoryEntry(**_of(HistoryEntry, row)) for row in rows)


def _of(kind: type[Event], row: Row[Any]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _FIELDS[kind]}


def add_events(
    connection: Connection,
    session_id: int,
    revision: int,
    new: Sequence[Event],
    at: datetime | None,
    undone_by: int | None = None,
) -> None:
    """Store *new* events that come with this *revision*; *at* None: each has its moment."""
    values = [
        {column.name: getattr(event, column.name, None) for column in events.c}
        | {"session_id": session_id, "revision": revision, "place": place}
        | {"kind": _kind(event), "at": at or event.at, "undone_by": undone_by}
        for place, event in enumerate(new)
    ]
    if values:
        connection.execute(ADD_EVENTS, values)


def _kind(event: Event) -> str:
    if isinstance(event, Remark):
        return event.kind.value
    return ACTION if isinstance(event, HistoryEntry) else UNDO


def take_back(connection: Connection, session_id: int, revision: int, to_ply: int) -> None:
    """Mark what a new undo takes back, inside the caller's transaction.

    Messages are noted as showing no later position than the one gone back to: what follows is
    news. Hands count as older still: their question comes again, with other buttons.
    """
    on_line = and_(events.c.session_id == session_id, ON_LINE, events.c.ply >= to_ply)
    connection.execute(update(events).where(on_line).values(undone_by=revision))
    of_it = (posted_messages.c.session_id == session_id, posted_messages.c.ply >= to_ply)
    is_hand: ColumnElement[bool] = posted_messages.c.kind == MessageKind.HAND
    shown = case((is_hand, to_ply - 1), else_=to_ply)
    connection.execute(update(posted_messages).where(*of_it).values(ply=shown))


def do_again(connection: Connection, session_id: int, undo: Undo, now: datetime) -> None:
    """Put what a stored *undo* took back into the present line, inside the caller's transaction."""
    its_own = (events.c.session_id == session_id, events.c.undone_by == undo.revision)
    connection.execute(update(events).where(*its_own).values(undone_by=None))
    of_it = (events.c.session_id == session_id, events.c.revision == undo.revision)
    connection.execute(update(events).where(*of_it, events.c.kind == UNDO).values(redone_at=now))

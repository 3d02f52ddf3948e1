"""Acts of a server's moderator at a table; each leaves a remark with their name.

Functions from a table to a change of it. Whether somebody is a moderator is found out before.
"""

import re
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from cogs.table import lobby, play
from cogs.table.errors import Refused, not_running
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.play import Change
from cogs.table.stand_ins import stand_in
from data.store import Remark, RemarkKind, Session, StandIn
from rules.players.levels import USUAL


class Act(StrEnum):
    """The acts of a moderator, and looks."""

    LOOK = "look"
    END = "end"
    SEAT = "seat"
    """One of the two below, chosen from a menu."""
    FREE = "free"
    """Let a robot play for somebody."""
    PUT_OUT = "put-out"
    """Take somebody out of the game or the lobby."""
    PAUSE = "pause"
    WAKE = "wake"

    def word(self, user_id: int | None = None, *, is_sure: bool = False) -> str:
        """The act as a button says it: with whom it concerns, and whether it is meant."""
        parts = (self.value, "" if user_id is None else str(user_id), "sure" if is_sure else "")
        return ":".join(parts).rstrip(":")


NEEDS_SURETY = frozenset({Act.END, Act.PUT_OUT})
"""What cannot be undone."""

_WORD = re.compile(r"(?P<act>[a-z-]+)(:(?P<user>[0-9]{1,20})?(?P<sure>:sure)?)?")


@dataclass(frozen=True, slots=True)
class Order:
    """The wish of a moderator."""

    act: Act
    user_id: int | None = None
    is_sure: bool = False


def order_of(word: str) -> Order | None:
    """Parse the word of a button; None where it is no order."""
    found = _WORD.fullmatch(word)
    if found is None or found["act"] not in set(Act):
        return None
    user_id = int(found["user"]) if found["user"] else None
    return Order(Act(found["act"]), user_id, found["sure"] is not None)


def end(table: LiveTable, by: Person) -> Change:
    """Call the table off, whether or not anybody else agrees.

    :raises Refused: it is over.
    """
    session = table.session
    _require_live(session)
    after = replace(session, standing=session.standing.called_off(), to_act=())
    return _told(Change(table.stored_as(after)), by, RemarkKind.ENDED, session.people)


def let_robot_play(table: LiveTable, user_id: int, by: Person) -> Change:
    """A robot plays for this person until they press something at the table.

    :raises Refused: no game is being played; they are not at the table; robots alone would be left.
    """
    session = table.session
    seat = _seat_of(session, user_id)
    after = stand_in(session, seat, USUAL, StandIn.UNTIL_BACK, None)
    change = Change(table.stored_as(after))
    return _told(change, by, RemarkKind.FREED, (user_id,), seat)


def put_out(table: LiveTable, user_id: int, by: Person, now: datetime) -> Change:
    """Take this person out of the game as the rules say, or out of the lobby.

    :raises Refused: the table is over; they are not at the table.
    :raises rules.RulesError: their seat is out already.
    """
    session = table.session
    _require_live(session)
    seat = _seat_of(session, user_id)
    if session.standing.is_lobby:
        left = lobby.leave(session, Person(user_id, session.seats[seat].name))
        return _told(Change(table.stored_as(left)), by, RemarkKind.SENT_AWAY, (user_id,))
    change = play.resign(table, user_id, now)
    return _told(change, by, RemarkKind.PUT_OUT, (user_id,), seat)


def pause(table: LiveTable, by: Person, now: datetime) -> Change:
    """Let the table and its clocks rest until a moderator wakes it.

    :raises Refused: it is over.
    """
    session = table.session
    _require_live(session)
    standing = session.standing
    paused = replace(standing, asleep_at=standing.asleep_at or now, paused_by=by.name)
    after = replace(session, standing=paused)
    return _told(Change(table.stored_as(after)), by, RemarkKind.PAUSED, session.people)


def wake(table: LiveTable, by: Person) -> Change:
    """Let a table go on that was paused, or that sleeps.

    :raises Refused: it is over; it does not rest.
    """
    session = table.session
    _require_live(session)
    if not session.standing.is_asleep:
        raise Refused("already-awake")
    asked = session.people_at(session.to_act)
    after = replace(session, standing=replace(session.standing, asleep_at=None, paused_by=None))
    return _told(Change(table.stored_as(after)), by, RemarkKind.WOKEN, asked)


def _told(
    change: Change, by: Person, kind: RemarkKind, people: tuple[int, ...], seat: int | None = None
) -> Change:
    """*change* with what the record and *people* (user ids) are told of it."""
    ply = change.table.session.ply
    remark = Remark(ply=ply, kind=kind, seat=seat, name=by.name, user_id=by.user_id)
    others = tuple(user_id for user_id in people if user_id != by.user_id)
    notice = replace(change.notice, notify=others, is_logged=True)
    return replace(change, notice=notice, remarks=(remark,))


def _seat_of(session: Session, user_id: int) -> int:
    seat = session.seat_of(user_id)
    if seat is None:
        raise Refused("no-such-seat")
    return seat


def _require_live(session: Session) -> None:
    if not session.standing.is_live:
        raise not_running(session)

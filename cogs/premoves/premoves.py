"""Give standing orders and carry them out. Functions from a table to a change of it.

An order is never written to when something becomes of it: what that is follows from the record of
the table, so it can be told at any time, and going back to an earlier position needs no care.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from itertools import groupby, islice
from typing import Final, NamedTuple

from cogs.premoves.matching import Happened, Match, Progress, follow
from cogs.table.asked import people_asked
from cogs.table.errors import Refused, require_running
from cogs.table.live_table import LiveTable
from cogs.table.play import Change, looks_alike, running_seat, step
from data.store import BY_ORDER, HistoryEntry, OrderMove, Session, StandingOrder
from rules import RulesError
from rules.core.history import RESIGN, undone_by
from rules.core.types import State

UNATTENDED = 60
"""Actions without a single press after which orders rest: two of them could go on for ever."""
MOST_ORDERS: Final = 15
"""Orders of one seat at one table."""
MOST_MOVES: Final = 24
"""Moves in one order."""


class Fate(StrEnum):
    """The fate of an order."""

    STANDS = "stands"
    """It may still be carried out."""
    DONE = "done"
    """All its answers have been given."""
    SURPRISED = "surprised"
    """Somebody else has done something that was not expected."""
    IMPOSSIBLE = "impossible"
    """Its answer is not legal in the position that has come about."""
    OVERTAKEN = "overtaken"
    """Its person has acted otherwise."""
    WENT_BACK = "went-back"
    """The table has gone back to an earlier position since."""


class Ordered(NamedTuple):
    """An answer that is due by a standing order."""

    seat: int
    asked_at: int
    """The ply of the question that it answers."""
    text: str
    """Its notation."""
    order: StandingOrder | None
    """None: its person lets the bot act where they have no choice."""
    branch: int
    """Of the question."""


@dataclass(frozen=True, slots=True)
class Course:
    """The record of a table, as its orders are compared with it."""

    entries: tuple[HistoryEntry, ...]
    """All of them, in order."""
    opened: Collection[int] = ()
    """The plies of actions that everybody could know of. Others count as unknown."""
    forced: Collection[int] = ()
    """The plies of actions that the rules left no choice about: nobody expects or orders them."""
    back_to: int = -1
    """The ply that the table went back to last; -1: it never did."""
    is_replayed: bool = False
    """Whether ``opened`` and ``forced`` are known: without, no course of play can be compared."""
    delegating: Collection[int] = ()
    """The people (user ids) who let the bot act where the rules leave them one action."""

    def took_back(self, asked_at: int) -> bool:
        """Return whether its seat went back in secret to the question of ply *asked_at*."""
        return any(undone_by(entry.text) for entry in self.entries[max(0, asked_at - 1) : asked_at])

    def since(self, order: StandingOrder) -> Iterator[Happened]:
        """Yield what has happened since *order* was given, as far as its seat may know of it."""
        for entry in self.entries[order.ply :]:
            is_own = entry.seat == order.seat
            is_known = is_own or entry.ply in self.opened or entry.text == RESIGN
            if entry.ply not in self.forced:
                yield Happened(entry.ply, entry.seat, entry.text if is_known else None)


def needs_positions(session: Session) -> bool:
    """Tell whether an order is for a course of play, which is compared with what happened."""
    return any(not each.is_lasting and each.branch == session.branch for each in session.orders)


def course_of(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    positions: Sequence[State] = (),
    back_to: int = -1,
) -> Course:
    """The record of *table*. *positions* are those that *entries*, the whole history, led through.

    They are needed where :func:`needs_positions` says so.
    """
    session, game = table.session, table.game
    lines = [order.ply for order in session.orders if not order.is_lasting]
    later = entries[min(lines) :] if lines and positions else ()
    opened = [
        entry.ply
        for entry in later
        if any(
            str(action) == entry.text
            for action in game.observe(positions[entry.ply], entry.seat).open_legal
        )
    ]
    forced = [entry.ply for entry in later if game.unasked(positions[entry.ply]) is not None]
    is_replayed = bool(positions)
    return Course(tuple(entries), frozenset(opened), frozenset(forced), back_to, is_replayed)


def orders_of(session: Session, seat: int) -> tuple[StandingOrder, ...]:
    """The orders of the person in *seat*, the oldest first."""
    user_id = session.seats[seat].user_id
    return tuple(each for each in session.orders if (each.seat, each.user_id) == (seat, user_id))


def awaits_order(session: Session) -> bool:
    """Tell whether a seat that is asked has orders, and nobody else plays for it."""
    asked = people_asked(session)
    return any((each.user_id in asked and each.seat in session.to_act) for each in session.orders)


def fate_of(table: LiveTable, course: Course, order: StandingOrder) -> tuple[Fate, Match | None]:
    """Return what has become of *order*, and how far its course of play has come, if it has one.

    Nothing beyond what its own seat may know goes into it.
    """
    session = table.session
    if order.is_lasting:
        return Fate.STANDS, None
    if order.branch != session.branch:
        return Fate.WENT_BACK, None
    if not course.is_replayed:
        return Fate.STANDS, None
    match = follow(order, tuple(course.since(order)))
    fates = {
        Progress.DONE: Fate.DONE,
        Progress.SURPRISED: Fate.SURPRISED,
        Progress.OVERTAKEN: Fate.OVERTAKEN,
    }
    fate = fates.get(match.progress, Fate.STANDS)
    is_asked = session.standing.is_running and order.seat in session.to_act
    if match.progress is Progress.READY and match.answer is not None and is_asked:
        fate = _fate_when_asked(table, match.answer)
    return fate, match


def _fate_when_asked(table: LiveTable, answer: OrderMove) -> Fate:
    observation = table.observe(answer.seat)
    is_legal = any(str(action) == answer.text for action in observation.legal)
    return Fate.STANDS if is_legal else Fate.IMPOSSIBLE


def told_orders(
    table: LiveTable, course: Course, seat: int
) -> tuple[tuple[StandingOrder, Fate], ...]:
    """The orders in *seat* that its person has to know of, with their fates, the oldest first.

    Those are what stands, and what has come to nothing since they last acted themselves.
    """
    last = _last_pressed(course, seat)
    fates = [(order, fate_of(table, course, order)[0]) for order in orders_of(table.session, seat)]
    return tuple((order, fate) for order, fate in fates if fate is Fate.STANDS or order.ply > last)


def moves_to_come(table: LiveTable, course: Course, seat: int) -> tuple[OrderMove, ...]:
    """Return what is left of the course of play that *seat* has planned last, if any."""
    for order in reversed(orders_of(table.session, seat)):
        fate, match = fate_of(table, course, order)
        if fate is Fate.STANDS and match is not None:
            return match.to_come
    return ()


def answered_since(course: Course, seat: int) -> tuple[HistoryEntry, ...]:
    """Return what orders have answered for the person in *seat* since they acted themselves."""
    later = course.entries[_last_pressed(course, seat) + 1 :]
    return tuple(entry for entry in later if entry.seat == seat and entry.cause == BY_ORDER)


def _last_pressed(course: Course, seat: int) -> int:
    """The ply of the last action that the person in *seat* has chosen; -1: there is none."""
    pressed = (
        entry.ply
        for entry in course.entries
        if entry.seat == seat and entry.cause != BY_ORDER and entry.ply not in course.forced
    )
    return max(pressed, default=-1)


def answers(table: LiveTable, course: Course) -> tuple[Ordered, ...]:
    """Return the ordered answers of the seats that are asked, at most one each."""
    session = table.session
    asked = people_asked(session)
    if not asked or _is_unattended(course.entries):
        return ()
    due = (
        _answer(table, course, seat)
        for seat in session.to_act
        if session.seats[seat].user_id in asked
    )
    return tuple(each for each in due if each is not None)


def _answer(table: LiveTable, course: Course, seat: int) -> Ordered | None:
    """A course of play that was foreseen goes before what is always answered; the latest first."""
    asked_at, branch = table.state.asked_at[seat], table.session.branch
    orders = sorted(orders_of(table.session, seat), key=lambda o: (not o.is_lasting, o.number))
    for order in reversed(orders):
        text = (_lasting_text if order.is_lasting else _due_text)(table, course, order)
        if text is not None:
            return Ordered(seat, asked_at, text, order, branch)
    only = only_choice(table, seat)
    is_past = asked_at <= course.back_to or course.took_back(asked_at)
    if table.session.seats[seat].user_id in course.delegating and not is_past:
        return None if only is None else Ordered(seat, asked_at, only, None, branch)
    return None


def only_choice(table: LiveTable, seat: int) -> str | None:
    """Return the only action that the rules leave *seat*; None: it has a choice."""
    first, *others = islice(table.observe(seat).legal, 2)
    return None if others else str(first)


def _due_text(table: LiveTable, course: Course, order: StandingOrder) -> str | None:
    fate, match = fate_of(table, course, order)
    is_due = fate is Fate.STANDS and match is not None and match.progress is Progress.READY
    return match.answer.text if is_due and match is not None and match.answer is not None else None


def _lasting_text(table: LiveTable, course: Course, order: StandingOrder) -> str | None:
    """The answer of a lasting *order* to the present question; None: it has none."""
    (move,) = order.moves
    observation = table.observe(order.seat)
    kind = table.game.question(observation).key
    if move.question is None or move.question.key != kind:
        return None
    asked_at = table.state.asked_at[order.seat]
    is_past = order.branch != table.session.branch and asked_at <= course.back_to
    if is_past or (course.took_back(asked_at) and order.ply < asked_at):
        # The table or its seat went back to this question, or past it: it is answered otherwise.
        return None
    return move.text if any(str(action) == move.text for action in observation.legal) else None


def _is_unattended(entries: Sequence[HistoryEntry]) -> bool:
    """Tell whether it has been long since anybody pressed a button."""
    last = entries[-UNATTENDED:]
    if len(last) < UNATTENDED:
        return False
    # What is forced is stored in one moment with what led to it.
    moments = (list(group) for _, group in groupby(last, key=lambda entry: entry.at))
    return all(any(entry.cause is not None for entry in moment) for moment in moments)


def carry_out(table: LiveTable, ordered: Sequence[Ordered], now: datetime) -> Change:
    """Answer as *ordered*; what others have done in the meantime may make some of it void.

    :raises Refused: nothing of it fits any more.
    :raises rules.RulesError: the last of it is not legal here.
    """
    change, refusal = Change(table), None
    for each in ordered:
        try:
            following = _carried_out(change.table, each, now)
        except (Refused, RulesError) as error:
            refusal = error
            continue
        change = replace(following, entries=(*change.entries, *following.entries))
    if not change.entries:
        raise refusal or Refused("stale-press")
    return change


def _carried_out(table: LiveTable, ordered: Ordered, now: datetime) -> Change:
    session, seat = table.session, ordered.seat
    require_running(session)
    if seat not in session.to_act or session.seats[seat].user_id not in people_asked(session):
        raise Refused("stale-press")
    if session.branch != ordered.branch:
        raise Refused("went-back")
    is_given = ordered.order is None or ordered.order in orders_of(session, seat)
    if not is_given or table.state.asked_at[seat] != ordered.asked_at:
        raise Refused("stale-press")
    return step(table, seat, ordered.text, now, cause=BY_ORDER)


def give(
    table: LiveTable,
    user_id: int,
    shown: LiveTable,
    moves: Sequence[OrderMove],
    now: datetime,
    *,
    is_lasting: bool,
    void: Sequence[int] = (),
) -> Change:
    """Give an order of this person, who has had the table before them as *shown*.

    Another one that it begins with, or that answers the same kind of question for ever, is replaced
    by it. The *void* ones (their numbers) make room where there are too many.

    :raises Refused: not running, not seated, something has happened since that they know of,
        or too many orders.
    """
    session = table.session
    seat = running_seat(session, user_id)
    is_same = session.branch == shown.session.branch and looks_alike(shown, table, seat)
    if not is_same or not moves or len(moves) > MOST_MOVES:
        raise Refused("stale-press")
    order = StandingOrder(
        number=1 + max((each.number for each in session.orders if each.seat == seat), default=0),
        seat=seat,
        user_id=user_id,
        ply=session.ply,
        branch=session.branch,
        is_lasting=is_lasting,
        moves=tuple(moves),
        at=now,
    )
    kept = [each for each in session.orders if not _is_replaced(each, order)]
    own = [each for each in kept if each.seat == seat]
    if len(own) >= MOST_ORDERS:
        kept = [each for each in kept if each.seat != seat or each.number not in void]
        own = [each for each in kept if each.seat == seat]
    if len(own) >= MOST_ORDERS:
        raise Refused("too-many-orders", most=MOST_ORDERS)
    return Change(table.stored_as(replace(session, orders=(*kept, order))))


def withdraw(table: LiveTable, user_id: int, number: int) -> Change:
    """Take back this person's order with this *number*.

    :raises Refused: not running, not seated, or there is no such order any more.
    """
    session = table.session
    seat = running_seat(session, user_id)
    if all(each.number != number for each in orders_of(session, seat)):
        raise Refused("no-such-order")
    kept = tuple(each for each in session.orders if (each.seat, each.number) != (seat, number))
    return Change(table.stored_as(replace(session, orders=kept)))


def _is_replaced(older: StandingOrder, newer: StandingOrder) -> bool:
    """Tell whether nothing is left for *older* to do once *newer* is given."""
    if (older.seat, older.is_lasting) != (newer.seat, newer.is_lasting):
        return False
    if older.user_id != newer.user_id:
        return True
    if newer.is_lasting:
        kinds = [move.question and move.question.key for move in (*older.moves, *newer.moves)]
        return len(set(kinds)) == 1
    begins_alike = older.moves == newer.moves[: len(older.moves)]
    return begins_alike and (older.ply, older.branch) == (newer.ply, newer.branch)

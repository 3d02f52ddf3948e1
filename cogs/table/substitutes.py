"""Seats that were given up, by a word or by silence, and those who go on there for absent people.

A seat is *offered* once the time of its person has run out, where the table agreed on that. Until
somebody has taken it, its person comes back with any action. Functions from a table to a change.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from cogs.clocks.seat_clocks import first_clocks, pace_of
from cogs.table import play
from cogs.table.agreement import (
    ADMISSION,
    GIVING_UP,
    Admission,
    GivingUp,
    require_admitted,
)
from cogs.table.errors import Refused, require_running
from cogs.table.live_table import LiveTable, game_of
from cogs.table.lobby import Person
from cogs.table.naming import title_of
from cogs.table.notice import Notice
from cogs.table.play import Change, running_seat
from cogs.table.stand_ins import stand_in, take_back
from cogs.table.votes import AGAIN
from data.store import Remark, RemarkKind, Session, StandIn
from rules.core.history import RESIGN
from rules.players.levels import USUAL


def offer(session: Session, seat: int) -> Session:
    """Let others take the *seat* of a person; a robot plays there meanwhile, if anybody else does.

    :raises Refused: no game is being played, or no person has this seat.
    """
    try:
        session = stand_in(session, seat, USUAL, StandIn.TIMED_OUT)
    except Refused:
        # Nobody else would play: the seat waits for its person, or for somebody new.
        if not session.standing.is_running or session.seats[seat].is_robots:
            raise
    return session.with_seat(seat, replace(session.seats[seat], is_offered=True))


def offered_seats(session: Session) -> tuple[int, ...]:
    """The seats that somebody may take now."""
    if not session.standing.is_in_play:
        return ()
    return tuple(number for number, seat in enumerate(session.seats) if seat.is_offered)


def take_seat(table: LiveTable, seat: int, person: Person) -> Change:
    """*person* goes on in an offered *seat*, with all of its cards and points, and a full clock.

    The one who gave it up is at the table no more, and is told.

    :raises Refused: the seat is not offered, or *person* may not sit down there.
    """
    session = table.session
    require_running(session)
    if seat not in offered_seats(session):
        raise Refused("seat-not-offered")
    if session.seat_of(person.user_id) is not None:
        raise Refused("already-seated", starts="alone", host=title_of(session, session.host_id))
    if ADMISSION.of(session) != Admission.INVITED:
        # The invited are all there already: that others may come is what the table agreed on.
        require_admitted(session, person.user_id, person.roles)
    _require_ignorant(session, seat, person)
    before = session.seats[seat]
    assert before.user_id is not None
    remark = Remark(
        ply=session.ply,
        kind=RemarkKind.SEAT_TAKEN,
        seat=seat,
        name=before.name,
        user_id=before.user_id,
    )
    others = tuple(user_id for user_id in session.people if user_id != before.user_id)
    notice = Notice(notify=(*others, before.user_id), is_logged=True)
    taken = _taken(session, seat, person)
    return Change(table.stored_as(taken), notice=notice, remarks=(remark,))


def came_back(table: LiveTable, person: Person, remarks: Sequence[Remark], now: datetime) -> Change:
    """*person* takes back the seat that a robot plays for them, or that was offered to others.

    The others are told: from now on they wait for a person again. Whoever goes and comes several
    times, by *remarks* since the last action, calls them once.

    :raises Refused: no game is being played, or they are not at the table.
    """
    session = take_back(table.session, person)
    if session == table.session:
        return Change(table)
    seat = session.seat_of(person.user_id)
    remark = Remark(ply=session.ply, kind=RemarkKind.CAME_BACK, seat=seat)
    told = {(each.kind, each.seat) for each in remarks if now - each.at < AGAIN}
    others = tuple(user_id for user_id in session.people if user_id != person.user_id)
    notify = () if (remark.kind, seat) in told else others
    notice = Notice(notify=notify, is_logged=True, waits=True)
    return Change(table.stored_as(session), notice=notice, remarks=(remark,))


def _taken(session: Session, seat: int, person: Person) -> Session:
    before = session.seats[seat]
    # Whoever began it stays that, even where they have been forgotten since.
    is_second = before.former_name is not None
    began = before.former_id if is_second else before.user_id
    sitter = replace(
        person.seat(),
        former_id=began,
        former_name=before.former_name if is_second else before.name,
        interim_ids=tuple(sorted(before.holders - {began})),
    )
    fresh = first_clocks(pace_of(session), 1)
    clocks = session.clocks and (*session.clocks[:seat], *fresh, *session.clocks[seat + 1 :])
    is_host = session.host_id == before.user_id
    vote = session.vote
    if vote is not None:
        rest = tuple(each for each in vote.agreed if each != before.user_id)
        vote = replace(vote, agreed=rest) if rest else None  # somebody else wants it as well
    is_asker = session.undo_request is not None and session.undo_request.seat == seat
    return replace(
        session.with_seat(seat, sitter),
        clocks=clocks,
        host_id=person.user_id if is_host else session.host_id,
        vote=vote,
        undo_request=None if is_asker else session.undo_request,
    )


def _require_ignorant(session: Session, seat: int, person: Person) -> None:
    """Do nothing unless *person* has seen the hand of another seat.

    :raises Refused: they have held that seat.
    """
    if not game_of(session).info.has_hidden_information:
        return
    others = (each for number, each in enumerate(session.seats) if number != seat)
    if any(person.user_id in each.holders for each in others):
        raise Refused("knows-other-hand")


def give_up(table: LiveTable, user_id: int, now: datetime) -> Change:
    """The person with *user_id* gives up.

    Where robots alone would be left, the rules hold whatever was agreed: the game comes to its end.

    :raises Refused: not running, or not seated.
    :raises rules.RulesError: the seat is out already, or the game cannot go on without it.
    """
    session = table.session
    if GIVING_UP.of(session) == GivingUp.RULES:
        return play.resign(table, user_id, now)
    seat = running_seat(session, user_id)
    if user_id in handed_on(session):
        return Change(table)
    # By the rules of its game it would be out; a seat that is out already has nothing to hand on.
    play.step(table, seat, RESIGN, now)
    try:
        handed = stand_in(session, seat, USUAL, StandIn.FOR_GOOD)
    except Refused:
        # Robots alone would be left.
        return play.resign(table, user_id, now)
    remark = Remark(ply=session.ply, kind=RemarkKind.GAVE_UP, seat=seat)
    return Change(table.stored_as(handed), remarks=(remark,))


def handed_on(session: Session) -> frozenset[int]:
    """The people (user ids) whose seats robots play for good: nobody waits for their consent."""
    return frozenset(
        seat.user_id for seat in session.seats if seat.user_id is not None and seat.is_handed_on
    )

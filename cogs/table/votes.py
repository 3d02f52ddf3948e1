"""Call a table off; ask the others to agree, to that or to going back, and count who has a say.

A lobby is closed by its host alone. Who has a say in a question is looked at again with every
change: people hand their seats on, run out of time, leave the server and come back meanwhile.
Functions from a session or a change to the one after it, and what the table is told about it.
"""

import math
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum

from cogs.clocks.seat_clocks import Hours
from cogs.table.errors import Refused, require_running, require_seat
from cogs.table.lobby import Person, require_host, require_open_lobby
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import Change
from data.store import Job, JobKind, Question, Remark, RemarkKind, Session

AGAIN = timedelta(hours=12)
"""After so long somebody may ask again what came to nothing; before that only after an action."""
LOOK_AGAIN = timedelta(hours=6)
"""How often it is looked at who has left the server, of which nobody tells the bot."""

ENDS: dict[RemarkKind, RemarkKind] = {
    RemarkKind.WANTS_END: RemarkKind.PLAYS_ON,
    RemarkKind.WANTS_BACK: RemarkKind.STAYS,
}
"""What the record says of a question, and of its coming to nothing."""
LEAVES = frozenset({RemarkKind.TIMED_OUT, RemarkKind.SEAT_OFFERED, RemarkKind.GAVE_UP})
"""What it says of somebody whom the others need not wait for any more."""


class Stage(StrEnum):
    """The stage of a table, as far as calling it off is concerned."""

    LOBBY = "lobby"
    """The host closes it."""
    START = "start"
    """The game has begun, but nobody has acted: the host still decides alone."""
    GAME = "game"
    """Everybody has to agree."""


def stage_of(session: Session, user_id: int) -> Stage:
    """Return what it takes now that the person with *user_id* calls *session* off.

    :raises Refused: it is over.
    """
    if session.standing.is_lobby:
        return Stage.LOBBY
    require_running(session)
    is_hosts = session.ply == 0 and user_id == session.host_id
    return Stage.START if is_hosts else Stage.GAME


def to_be_asked(session: Session, user_id: int, say: Iterable[int]) -> tuple[int, ...]:
    """Return who of those with a *say* is yet to agree where *user_id* calls *session* off."""
    if stage_of(session, user_id) is not Stage.GAME:
        return ()
    return tuple(each for each in say if each not in (user_id, *session.consents))


def require_may_ask(session: Session, person: Person) -> None:
    """Do nothing where *person* may call *session* off, or ask the others to agree.

    :raises Refused: they are not at the table or out of the game, or only its host may.
    """
    stage, seat = stage_of(session, person.user_id), require_seat(session, person.user_id)
    if session.seats[seat].is_out:
        raise Refused("out-of-game")
    if stage is Stage.LOBBY:
        require_host(session, person)


def require_may_call_off(
    session: Session, person: Person, remarks: Iterable[Remark], now: datetime
) -> None:
    """Do the same, unless they have just asked; *remarks* are those since the last action.

    :raises Refused: as above, or they have.
    """
    require_may_ask(session, person)
    if session.vote is None:
        seat = session.seat_of(person.user_id)
        require_not_asked_before(remarks, seat, RemarkKind.WANTS_END, now)


def call_off(session: Session, person: Person) -> tuple[Session, Notice]:
    """Cancel a table, or have *person* agree to it.

    Once somebody has acted, each call is one consent, and the first one asks the others. What the
    consents lead to is counted with everything else that changes (``votes``).
    """
    require_may_ask(session, person)
    if session.standing.is_lobby:
        return close_lobby(session, person)
    vote = session.vote or Question()
    agreed = tuple(dict.fromkeys((*vote.agreed, person.user_id)))
    asked = replace(session, vote=replace(vote, agreed=agreed))
    if stage_of(session, person.user_id) is not Stage.GAME:
        return ended(asked, (person.user_id,))
    return asked, NO_NOTICE


def close_lobby(session: Session, person: Person) -> tuple[Session, Notice]:
    """The host calls a lobby off, before its game.

    :raises Refused: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return ended(session, (person.user_id,))


def agree(session: Session, person: Person) -> tuple[Session, Notice]:
    """*person* answers the question whether to call the game off with yes.

    :raises Refused: nobody asks any more.
    """
    _require_question(session, person)
    return call_off(session, person)


def keep_playing(session: Session, person: Person) -> tuple[Session, Notice]:
    """*person* does not agree: the question is withdrawn, and the one who asked it is notified.

    :raises Refused: nobody asks any more.
    """
    _require_question(session, person)
    asked_by = session.consents[0]
    notify = () if asked_by == person.user_id else (asked_by,)
    return replace(session, vote=None), Notice(notify=notify, refused_by=person.user_id, waits=True)


def remarks_on(before: Session, after: Session, person: Person) -> tuple[Remark, ...]:
    """Note of *person*, who has just had a say in whether a running game ends, what it was."""
    if not before.standing.is_running:
        return ()
    agreed = len(after.consents) > len(before.consents)
    refused = bool(before.consents) and not after.consents
    if not agreed and not refused:
        return ()
    kind = RemarkKind.WANTS_END if agreed else RemarkKind.PLAYS_ON
    return (Remark(ply=after.ply, kind=kind, seat=before.seat_of(person.user_id)),)


def ended(session: Session, seen_by: Collection[int]) -> tuple[Session, Notice]:
    """*session* without a result. All are told who have a part in it and did not see it happen."""
    told = (n for n, seat in enumerate(session.seats) if not seat.is_out)
    notify = tuple(u for u in session.people_at(told) if u not in seen_by)
    called_off = replace(session, standing=session.standing.called_off(), to_act=())
    return called_off, Notice(notify=notify, is_logged=True, is_beside=session.snapshot is None)


def _require_question(session: Session, person: Person) -> None:
    require_may_ask(session, person)
    if session.vote is None:
        raise Refused("stale-press")


def open_questions(session: Session) -> tuple[Question, ...]:
    """Return the questions to people at a table besides the game."""
    if not session.standing.is_running:
        return ()
    return tuple(filter(None, (session.vote, session.undo_request)))


def require_not_asked_before(
    remarks: Iterable[Remark], seat: int | None, kind: RemarkKind, now: datetime
) -> None:
    """Do nothing unless *seat* has just asked the same, which came to nothing.

    *remarks* are those since the last action, in order. Where others have left their seats since,
    there is something new to ask.

    :raises Refused: it has.
    """
    asker, refused_at = None, None
    for remark in remarks:
        if remark.kind is kind and asker is None:
            asker = remark.seat
        elif remark.kind is ENDS[kind]:
            refused_at = remark.at if asker == seat else refused_at
            asker = None
        elif remark.kind in LEAVES and remark.seat != seat:
            refused_at = None
    if refused_at is not None and (left := refused_at + AGAIN - now) > timedelta(0):
        raise Refused("asked-before", hours=math.ceil(left / timedelta(hours=1)))


def counted(
    before: Session, change: Change, say: Collection[int], now: datetime
) -> tuple[Change, Notice]:
    """*change* with what it means to an open vote, and whom that calls.

    *say* are those with a say in it.
    """
    table, session = change.table, change.table.session
    if session.vote is None:
        return change, NO_NOTICE
    agreed = session.vote.agreed
    asked = tuple(user_id for user_id in session.people if user_id in say or user_id in agreed)
    vote = replace(session.vote, asked=asked)
    if not vote.missing:
        after, notice = ended(session, set(agreed) - set(before.consents))
        return replace(change, table=table.stored_as(after)), notice
    made = replace(change, table=table.stored_as(replace(session, vote=vote)))
    if before.vote is not None:
        return made, NO_NOTICE
    return replace(made, due=(*made.due, look_again(now))), Notice(notify=vote.missing, waits=True)


def look_again(now: datetime) -> Job:
    """Return the job that counts an open vote again though nothing has happened."""
    return Job(kind=JobKind.QUESTION, due_at=now + LOOK_AGAIN)


def patiently(
    notice: Notice, session: Session, hours: Hours, now: datetime
) -> tuple[Notice, tuple[Job, ...]]:
    """*notice* without those who sleep, and when they are called instead."""
    if not notice.waits:
        return notice, ()
    seats = {session.seat_of(user_id): user_id for user_id in notice.notify}
    awake = {n: hours[n].next_awake(now) for n in seats if n is not None}
    due = tuple(
        Job(
            kind=JobKind.QUESTION,
            seat=seat,
            due_at=moment,
            ply=session.ply,
            step=int(notice.refused_by is not None or notice.is_logged),
        )
        for seat, moment in awake.items()
        if moment > now
    )
    asleep = {seats[each.seat] for each in due}
    notify = tuple(user_id for user_id in notice.notify if user_id not in asleep)
    return replace(notice, notify=notify, waits=False), due

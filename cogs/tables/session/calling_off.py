"""Ending a table without a result: by its host alone, or later by everybody's consent.

Functions from a session to the session after it, and what the table is told about it.
"""

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum

from cogs.tables.session.errors import Refused, require_running, require_seat
from cogs.tables.session.lobby import Person, require_host, require_open_lobby
from cogs.tables.session.notice import NO_NOTICE, Notice
from data.store import Question, Remark, RemarkKind, Session


class Stage(StrEnum):
    """The stage of a table, as far as calling it off is concerned."""

    LOBBY = "lobby"
    """The host closes it."""
    START = "start"
    """The game has begun, but nobody has acted: the host still decides alone."""
    GAME = "game"
    """Everybody has to agree."""


def stage_of(session: Session) -> Stage:
    """Return what calling *session* off takes now.

    :raises Refused: it is over.
    """
    if session.standing.is_lobby:
        return Stage.LOBBY
    require_running(session)
    return Stage.START if session.ply == 0 else Stage.GAME


def require_may_ask(session: Session, person: Person) -> None:
    """Do nothing where *person* may call *session* off, or ask the others to agree.

    :raises Refused: they are not at the table or out of the game, or only its host may.
    """
    stage, seat = stage_of(session), require_seat(session, person.user_id)
    if session.seats[seat].is_out:
        raise Refused("out-of-game")
    if stage is not Stage.GAME:
        require_host(session, person)


def call_off(session: Session, person: Person) -> tuple[Session, Notice]:
    """Cancel a table, or have *person* agree to it.

    Once somebody has acted, each call is one consent, and the first one asks the others. What the
    consents lead to is counted with everything else that changes (``votes``).
    """
    require_may_ask(session, person)
    if stage_of(session) is not Stage.GAME:
        return ended(session, (person.user_id,))
    vote = session.vote or Question()
    agreed = tuple(dict.fromkeys((*vote.agreed, person.user_id)))
    return replace(session, vote=replace(vote, agreed=agreed)), NO_NOTICE


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
    if not before.standing.is_running or before.ply == 0:
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

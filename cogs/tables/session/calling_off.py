"""Ending a table without a result: by its host alone, or later by everybody's consent.

Functions from a session to the session after it, and what the table is told about it.
"""

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum

from cogs.tables.session.errors import NotRunning, NotSeated, OutOfGame, StalePress
from cogs.tables.session.lobby import Person, require_host, require_open_lobby
from cogs.tables.session.notice import NO_NOTICE, Notice
from data.store import Remark, RemarkKind, Session, Status, Store
from rules.core.history import RESIGN


class Stage(StrEnum):
    """How far a table has come, as far as calling it off is concerned."""

    LOBBY = "lobby"
    """The host closes it."""
    START = "start"
    """The game has begun, but nobody has acted: the host still decides alone."""
    GAME = "game"
    """Everybody has to agree."""


def stage_of(session: Session) -> Stage:
    """What calling *session* off takes now.

    :raises NotRunning: it is over.
    """
    if session.status is Status.LOBBY:
        return Stage.LOBBY
    if session.status is not Status.RUNNING:
        raise NotRunning(status=session.status.value)
    return Stage.START if session.ply == 0 else Stage.GAME


async def people_out(store: Store, session: Session) -> frozenset[int]:
    """Those (user ids) who have given up: whether the game goes on is up to the others.

    They are read from the history, which says so in every game, and of a frozen table too.
    """
    entries = await store.history(session.id)
    return frozenset(session.people_at(e.seat for e in entries if e.text == RESIGN))


def require_may_ask(session: Session, person: Person, out: Collection[int] = ()) -> None:
    """Do nothing where *person* may call *session* off, or ask the others to agree.

    :raises TableError: they are not at the table or among those who are *out*, or only its host
        may.
    """
    stage = stage_of(session)
    if session.seat_of(person.user_id) is None:
        raise NotSeated
    if person.user_id in out:
        raise OutOfGame
    if stage is not Stage.GAME:
        require_host(session, person)


def call_off(
    session: Session, person: Person, absent: Collection[int] = (), out: Collection[int] = ()
) -> tuple[Session, Notice]:
    """Cancel a table, or have *person* agree to it.

    Once somebody has acted, each call is one consent. The one that completes them cancels the game;
    the people of *absent* and *out* (user ids) are not waited for. The first consent asks the
    others. The person who ends the table is the only one who has seen it: the others are told.
    """
    require_may_ask(session, person, out)
    if stage_of(session) is not Stage.GAME:
        return _ended(session, person, ())
    consents = tuple(dict.fromkeys((*session.consents, person.user_id)))
    agreed = replace(session, consents=consents)
    answered = (*consents, *absent, *out)
    missing = [user_id for user_id in session.people if user_id not in answered]
    if not missing:
        return _ended(agreed, person, out)
    return agreed, NO_NOTICE if session.consents else Notice(notify=tuple(missing))


def close_lobby(session: Session, person: Person) -> tuple[Session, Notice]:
    """The host calls a lobby off, before its game.

    :raises TableError: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return _ended(session, person, ())


def agree(
    session: Session, person: Person, absent: Collection[int] = (), out: Collection[int] = ()
) -> tuple[Session, Notice]:
    """*person* answers the question whether to call the game off with yes.

    :raises StalePress: nobody asks any more.
    """
    _require_question(session, person, out)
    return call_off(session, person, absent, out)


def keep_playing(
    session: Session, person: Person, out: Collection[int] = ()
) -> tuple[Session, Notice]:
    """*person* does not agree: the question is withdrawn, and the one who asked it is notified.

    :raises StalePress: nobody asks any more.
    """
    _require_question(session, person, out)
    asked_by = session.consents[0]
    notify = () if asked_by == person.user_id else (asked_by,)
    return replace(session, consents=()), Notice(notify=notify, refused_by=person.user_id)


def remarks_on(before: Session, after: Session, person: Person) -> tuple[Remark, ...]:
    """What the log says of *person*, who has just had a say in whether a running game ends."""
    if before.status is not Status.RUNNING or before.ply == 0:
        return ()
    agreed = after.status is Status.CANCELLED or len(after.consents) > len(before.consents)
    refused = bool(before.consents) and not after.consents
    if not agreed and not refused:
        return ()
    kind = RemarkKind.WANTS_END if agreed else RemarkKind.PLAYS_ON
    return (Remark(ply=after.ply, kind=kind, seat=before.seat_of(person.user_id)),)


def _ended(session: Session, by: Person, out: Collection[int]) -> tuple[Session, Notice]:
    told = tuple(u for u in session.people if u != by.user_id and u not in out)
    ended = replace(session, status=Status.CANCELLED, to_act=())
    return ended, Notice(notify=told, is_logged=True, is_beside=session.snapshot is None)


def _require_question(session: Session, person: Person, out: Collection[int]) -> None:
    require_may_ask(session, person, out)
    if not session.consents:
        raise StalePress

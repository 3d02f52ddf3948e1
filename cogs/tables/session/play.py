"""A table during its game: an action, a resignation, a game called off by consent.

Functions from a session to a change of it; nothing here waits, stores or speaks.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import SystemRandom
from typing import Any

from cogs.tables.session import lobby
from cogs.tables.session.errors import NotAsked, NotRunning, NotSeated, StalePress
from cogs.tables.session.lobby import Person, game_of, require_host
from data.store import HistoryEntry, Session, Status
from rules import digest, dump, load
from rules.core.errors import IllegalAction
from rules.core.game import Game
from rules.core.history import RESIGN, play
from rules.core.types import Effect, Observation, Outcome, State, Step, Value


@dataclass(frozen=True, slots=True)
class Change:
    """What one press does to a table: its next session, and the history it adds."""

    session: Session
    entries: tuple[HistoryEntry, ...] = ()


def begin(session: Session, person: Person, seed: bytes, now: datetime) -> Change:
    """The host starts the game; what its first position leaves no choice about is done at once.

    :raises TableError: not the host, not a lobby, or too few people.
    """
    started = lobby.start(session, person, seed, now)
    state = position(started)
    forced = _forced(game_of(started), state)
    return Change(started) if forced is None else _step(started, state, *forced, now)


def position(session: Session) -> State:
    """The state that *session* goes on from.

    :raises NotRunning: no game has begun.
    """
    if session.snapshot is None:
        raise NotRunning(status=session.status.value)
    state: State = load(game_of(session), session.snapshot)
    return state


def observe(session: Session, seat: int | None) -> Observation:
    """What *seat* (None: a spectator) may see of a game that has begun."""
    observation: Observation = game_of(session).observe(position(session), seat)
    return observation


def act(session: Session, user_id: int, ply: int | None, text: str, now: datetime) -> Change:
    """The action *text* of this person, as an answer to the question asked at *ply*.

    *ply* is None where the person typed the notation: it answers the question of now.

    :raises TableError: not running, not seated, not asked, or the question is an old one.
    :raises rules.RulesError: malformed, or not legal here.
    """
    seat = asked_seat(session, user_id, ply)
    # The record has a word for giving up, which is no action: that is confirmed first.
    game_of(session).require_notation(text)
    return _step(session, position(session), seat, text, now)


def shortcut(
    session: Session,
    user_id: int,
    ply: int,
    name: str,
    earlier: Sequence[str],
    now: datetime,
) -> Change:
    """Several actions of one person with one press; *earlier* are those of an earlier game.

    :raises TableError: as for :func:`act`.
    :raises rules.RulesError: no such shortcut here.
    """
    seat = asked_seat(session, user_id, ply)
    observation = observe(session, seat)
    # The person's own choice left to chance: nothing that the game's seed should decide.
    texts = game_of(session).unfold(observation, name, SystemRandom(), earlier)
    change = Change(session)
    for text in texts:
        step = _step(change.session, position(change.session), seat, text, now)
        change = Change(step.session, (*change.entries, *step.entries))
    return change


def asked_seat(session: Session, user_id: int, ply: int | None) -> int:
    """The seat of this person, who is still asked what was asked at *ply* (None: asked at all).

    :raises TableError: not running, not seated, not asked, or the question is an old one.
    """
    seat = _running_seat(session, user_id)
    state = position(session)
    if seat not in state.to_act and (ply is None or _is_asked_in_sight(session, state, ply)):
        raise NotAsked(names=_names(session, state.to_act))
    if seat not in state.to_act or ply not in (None, state.asked_at[seat]):
        raise StalePress
    return seat


def _is_asked_in_sight(session: Session, state: State, ply: int) -> bool:
    """Whether everybody has the buttons before them that answer the question of *ply*."""
    return bool(observe(session, None).open_legal) and ply in state.asked_at


def require_step(session: Session, seat: int, path: tuple[str, ...]) -> None:
    """Do nothing where the values of *path* begin an action that *seat* may take now.

    :raises rules.RulesError: they lead nowhere.
    """
    game, depth = game_of(session), len(path)
    for action in observe(session, seat).legal:
        if tuple(part.value for part in game.menu_steps(action))[:depth] == path:
            return
    raise IllegalAction("/".join(path))


def resign(session: Session, user_id: int, now: datetime) -> Change:
    """The person with *user_id* gives up.

    :raises rules.RulesError: the seat is out already, or the game cannot go on without it.
    """
    seat = _running_seat(session, user_id)
    return _step(session, position(session), seat, RESIGN, now)


def call_off(session: Session, person: Person) -> Session:
    """Cancel a running game: the host alone before the first action, everybody together later.

    Each call is one consent; the game is cancelled by the one that completes them.
    """
    _running_seat(session, person.user_id)
    if session.ply == 0:
        require_host(session, person)
        return replace(session, status=Status.CANCELLED, to_act=())
    consents = tuple(sorted({*session.consents, person.user_id}))
    if len(consents) == len(session.seats):
        return replace(session, consents=consents, status=Status.CANCELLED, to_act=())
    return replace(session, consents=consents)


def keep_playing(session: Session, person: Person) -> Session:
    """Somebody does not agree to cancel: the question is withdrawn."""
    _running_seat(session, person.user_id)
    return replace(session, consents=())


def effects_of(entry: HistoryEntry) -> tuple[Effect, ...]:
    """What happened in *entry*, as the rules told it."""
    return tuple(
        Effect(kind, tuple((name, _hashable(value)) for name, value in params), _readers(readers))
        for kind, params, readers in entry.effects
    )


def pressed(entries: Sequence[HistoryEntry]) -> dict[int, int]:
    """By ply the seats of those *entries* (in order) that somebody pressed for.

    The others left no choice: they were done in the same moment as one of another seat before them.
    Several of the same seat in one moment are one press, a shortcut.
    """
    found: dict[int, int] = {}
    moment = presser = None
    for entry in entries:
        if entry.at != moment:
            moment, presser = entry.at, entry.seat
        elif entry.seat != presser:
            presser = None
        if presser is not None:
            found[entry.ply] = presser
    return found


def outcome_of(session: Session) -> Outcome | None:
    """How the game of *session* ended; None while it has not."""
    if session.outcome is None:
        return None
    result = session.outcome
    return Outcome(result["termination"], tuple(result["scores"]), tuple(result["ranks"]))


def _running_seat(session: Session, user_id: int) -> int:
    if session.status is not Status.RUNNING:
        raise NotRunning(status=session.status.value)
    seat = session.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def _step(session: Session, state: State, seat: int, text: str, now: datetime) -> Change:
    """One action, and those that it leaves no choice about."""
    game = game_of(session)
    entries: list[HistoryEntry] = []
    after = state
    following: tuple[int, str] | None = (seat, text)
    while following is not None:
        step = play(game, after, *following)
        entries.append(_entry(after, *following, step, now))
        after = step.state
        following = _forced(game, after)
    return Change(_moved(session, state, after, seat, now), tuple(entries))


def _forced(game: Game[Any, Any, Any], state: State) -> tuple[int, str] | None:
    action = game.forced(state)
    return None if action is None else (action.seat, str(action))


def _moved(session: Session, before: State, after: State, actor: int, now: datetime) -> Session:
    others = [seat for seat in after.to_act if seat != actor or seat not in before.to_act]
    outcome: Outcome | None = game_of(session).outcome(after)
    # Whoever goes on after an own action keeps the table waiting; how often may be a secret.
    asks_anew = any(after.asked_at[seat] > before.asked_at[seat] for seat in others)
    return replace(
        session,
        snapshot=dump(after),
        ply=after.ply,
        to_act=after.to_act,
        asked_since=now if asks_anew else session.asked_since,
        consents=(),
        status=Status.RUNNING if outcome is None else Status.FINISHED,
        outcome=None if outcome is None else _outcome_data(outcome),
    )


def _entry(before: State, seat: int, text: str, step: Step[Any], now: datetime) -> HistoryEntry:
    return HistoryEntry(
        ply=before.ply,
        seat=seat,
        text=text,
        effects=[[e.kind, [list(pair) for pair in e.params], e.readers] for e in step.effects],
        digest=digest(step.state),
        barrier=step.barrier,
        at=now,
    )


def _outcome_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "termination": outcome.termination,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
    }


def _names(session: Session, seats: tuple[int, ...]) -> str:
    return ", ".join(session.seats[seat].name for seat in seats)


def _hashable(value: Any) -> Value:
    return tuple(_hashable(item) for item in value) if isinstance(value, list) else value


def _readers(readers: Any) -> tuple[int, ...] | None:
    return None if readers is None else tuple(readers)

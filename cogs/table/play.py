"""Events of a running game: an action, a resignation.

Functions from a table to a change of it. Nothing here waits, stores or translates.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from cogs.table import lobby
from cogs.table.errors import Frozen, Refused, require_running, require_seat
from cogs.table.live_table import LiveTable, at_position
from cogs.table.lobby import Person
from cogs.table.naming import titles_of
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.stand_ins import come_back, without_robot
from data.store import (
    BY_ORDER,
    BY_ROBOT,
    HistoryEntry,
    Job,
    JsonObject,
    Remark,
    Session,
    Status,
    Undo,
)
from rules import RulesError, dump
from rules.core.codec import digest_of, dump_effects, dump_outcome, load_effects
from rules.core.errors import IllegalAction
from rules.core.history import RESIGN, play
from rules.core.types import Effect, Outcome, State, Step


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of one press on a table: the table after it, and the history it adds."""

    table: LiveTable
    entries: tuple[HistoryEntry, ...] = ()
    notice: Notice = NO_NOTICE
    due: tuple[Job, ...] = ()
    """What has to be looked at later."""
    undo: Undo | None = None
    """How it goes back, or forward again."""
    asks_afresh: bool = False
    """Whether others have agreed to that: every question is a new one."""
    remarks: tuple[Remark, ...] = ()
    """What it leaves in the record besides."""


def begin(session: Session, person: Person, seed: bytes, now: datetime) -> Change:
    """The host starts the game; actions that its first position forces are taken at once.

    :raises Refused: not the host, not a lobby, or too few people.
    """
    table = lobby.start(session, person, seed, now)
    # Somebody has to act first, so that until then its host can call the game off.
    forced = table.game.forced(table.state)
    return Change(table) if forced is None else step(table, forced.seat, str(forced), now)


def act(table: LiveTable, user_id: int, ply: int | None, text: str, now: datetime) -> Change:
    """The action *text* of this person, as an answer to the question asked at *ply*.

    *ply* is None where the person typed the notation: it answers the present question.

    :raises Refused: not running, not seated, not asked, or the question is an old one.
    :raises rules.RulesError: malformed, or not legal here.
    """
    seat = asked_seat(table, user_id, ply)
    # History has a word for a resignation, which is no action: that one is confirmed first.
    table.game.require_notation(text)
    return step(with_person_back(table, seat), seat, text, now)


def asked_seat(table: LiveTable, user_id: int, ply: int | None) -> int:
    """The seat of this person, who is still asked what was asked at *ply* (None: asked at all).

    :raises Refused: not running, not seated, not asked, or the question is an old one.
    """
    seat = running_seat(table.session, user_id)
    state = table.state
    if seat not in state.to_act:
        # Everybody sees the buttons that answer a question asked in public.
        if ply is None or (ply in state.asked_at and table.observe(None).open_legal):
            titles = titles_of(table.session)
            raise Refused("not-asked", names=tuple(titles[asked] for asked in state.to_act))
        raise Refused("stale-press")
    if ply not in (None, state.asked_at[seat]):
        raise Refused("stale-press")
    return seat


def require_step(table: LiveTable, seat: int, path: tuple[str, ...]) -> None:
    """Do nothing where the values of *path* begin an action that *seat* may take now.

    :raises rules.RulesError: they lead nowhere.
    """
    depth = len(path)
    for action in table.observe(seat).legal:
        if tuple(step.value for step in table.game.menu_steps(action))[:depth] == path:
            return
    raise IllegalAction("/".join(path))


def resign(table: LiveTable, user_id: int, now: datetime) -> Change:
    """The person with *user_id* gives up.

    :raises rules.RulesError: the seat is out already, or the game cannot go on without it.
    """
    seat = running_seat(table.session, user_id)
    return step(table.stored_as(without_robot(table.session, seat)), seat, RESIGN, now)


def effects_of(session: Session, entry: HistoryEntry) -> tuple[Effect, ...]:
    """Return what happened in *entry*, which is in the history of *session*.

    :raises Frozen: the stored effects cannot be read.
    """
    try:
        return load_effects(entry.effects)
    except RulesError as error:
        raise Frozen(session.id, error.code) from error


def causes_of(entries: Sequence[HistoryEntry]) -> dict[int, HistoryEntry]:
    """Tell by ply which of *entries* (in order) brought each of them about.

    What a press, a robot or an order has done brought itself about; what followed from it by itself
    was stored with it in the same moment. Several actions of one press, a shortcut, count as one.
    """
    found: dict[int, HistoryEntry] = {}
    cause: HistoryEntry | None = None
    for entry in entries:
        if cause is None or entry.at != cause.at or entry.cause is not None:
            cause = entry
        found[entry.ply] = cause
    return found


def running_seat(session: Session, user_id: int) -> int:
    """The seat of this person in a running game.

    :raises Refused: it is not running, or they are not seated.
    """
    require_running(session)
    return require_seat(session, user_id)


def with_person_back(table: LiveTable, seat: int) -> LiveTable:
    """Return *table* with the person of *seat* in it, who answers."""
    return table.stored_as(come_back(table.session, seat))


def step(table: LiveTable, seat: int, text: str, now: datetime, cause: str | None = None) -> Change:
    """One action of *seat*, and those after it that leave nobody a choice.

    *cause* is what brought it about; None: a press.

    :raises rules.RulesError: it is not possible here.
    """
    entries: list[HistoryEntry] = []
    after = table.state
    following: tuple[int, str] | None = (seat, text)
    while following is not None:
        taken = play(table.game, after, *following)
        snapshot = dump(taken.state)
        entry = _entry(after, *following, taken, digest_of(snapshot), now)
        entries.append(entry if entries else replace(entry, cause=cause))
        after = taken.state
        only = table.game.unasked(after)
        following = None if only is None else (only.seat, str(only))
    moved = _after(table, after, snapshot, seat, now)
    if cause != BY_ROBOT:
        # Somebody goes on: nothing is to be undone any more. Nor is a resignation, ever.
        without = without_questions(table, moved, seat)
        vote = table.session.vote if text == RESIGN else without.vote
        moved = moved.stored_as(replace(without, vote=vote))
    return Change(moved, tuple(entries))


def without_questions(before: LiveTable, after: LiveTable, seat: int) -> Session:
    """Return the session of *after* without the questions that *seat* has settled by going on.

    What nobody else notices settles none: that one of them is gone would tell of it.
    """
    session = after.session
    if session.vote is None and session.undo_request is None:
        return session
    if is_noticed(before, after, seat):
        return replace(session, vote=None, undo_request=None)
    if session.undo_request is not None and session.undo_request.seat == seat:
        return replace(session, undo_request=None)
    return session


def is_noticed(before: LiveTable, after: LiveTable, seat: int) -> bool:
    """Return whether somebody but *seat* sees more change than the ply, which is no secret."""
    readers = (None, *(n for n in range(before.state.seats) if n != seat))
    return any(not looks_alike(before, after, reader) for reader in readers)


def looks_alike(before: LiveTable, after: LiveTable, reader: int | None) -> bool:
    """Return whether *reader* (None: a spectator) sees no more change than the ply.

    A press from before is good then, whatever others have done in secret since.
    """
    return replace(before.observe(reader), ply=0) == replace(after.observe(reader), ply=0)


def _after(
    table: LiveTable, after: State, snapshot: JsonObject, actor: int, now: datetime
) -> LiveTable:
    before = table.state
    others = [seat for seat in after.to_act if seat != actor or seat not in before.to_act]
    outcome: Outcome | None = table.game.outcome(after)
    # A seat that is asked again after its own action keeps its waiting time: how often it acts may
    # be a secret.
    asks_anew = any(after.asked_at[seat] > before.asked_at[seat] for seat in others)
    changed = replace(
        at_position(table.session, after, snapshot),
        asked_since=now if asks_anew else table.session.asked_since,
    )
    if outcome is not None:
        changed = replace(
            changed,
            standing=replace(changed.standing, status=Status.FINISHED),
            outcome=dump_outcome(outcome),
            vote=None,
            undo_request=None,
        )
    return LiveTable(changed, after)


def _entry(
    before: State, seat: int, text: str, step: Step[Any], digest: str, now: datetime
) -> HistoryEntry:
    return HistoryEntry(
        ply=before.ply,
        seat=seat,
        text=text,
        effects=dump_effects(step.effects),
        digest=digest,
        barrier=step.barrier,
        at=now,
    )


def last_pressed_by(entries: Sequence[HistoryEntry], seat: int | None) -> int:
    """Return the index of the last of *entries* that the person in *seat* knows of; -1: none.

    They know of what they have pressed, not of what an order, a robot or others did for them.
    """
    causes, unseen = causes_of(entries), (BY_ORDER, BY_ROBOT)
    own = (
        number
        for number, entry in enumerate(entries)
        if entry.seat == causes[entry.ply].seat == seat and entry.cause not in unseen
    )
    return max(own, default=-1)


def has_pressed_since(entries: Sequence[HistoryEntry], seat: int, moment: datetime) -> bool:
    """Tell whether the person in *seat* has pressed for one of *entries* after *moment*."""
    last = last_pressed_by(entries, seat)
    return last >= 0 and entries[last].at > moment


def entries_since_own(entries: Sequence[HistoryEntry], seat: int | None) -> Sequence[HistoryEntry]:
    """Return what is news to *seat*: all after its own last entry, and at least the last of all.

    A spectator (None) is told of the last one only. What a standing order or a robot has answered,
    its person has not seen either.
    """
    if seat is None:
        return entries[-1:]
    return entries[min(last_pressed_by(entries, seat) + 1, len(entries) - 1) :]


def is_own_shortcut(session: Session, entries: Sequence[HistoryEntry], seat: int | None) -> bool:
    """Return whether *entries* end with several secret steps that *seat* made with one press.

    The last one says nothing of the rest, and all that they have led to is shown.

    :raises Frozen: the stored effects cannot be read.
    """
    last = entries[-2:]
    return (
        len(last) == 2
        and last[0].at == last[1].at
        and all(entry.seat == seat for entry in last)
        and not any(effect.readers is None for effect in effects_of(session, last[1]))
    )


def news(session: Session, entries: Sequence[HistoryEntry], seat: int) -> tuple[Effect, ...]:
    """The effects of those entries, in order, as far as *seat* may know of them.

    :raises Frozen: the stored effects cannot be read.
    """
    known = [entry for entry in entries if entry.ply < session.ply]
    return tuple(
        effect
        for entry in entries_since_own(known, seat)
        for effect in effects_of(session, entry)
        if effect.visible_to(seat)
    )

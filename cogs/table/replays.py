"""Read the record of a table: its presses, and every position that it has been in."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from cachetools import LRUCache

from cogs.table.errors import CannotReplay, Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import effects_of
from data.store import HistoryEntry, Session
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import play, undone_by
from rules.core.types import State

_REMEMBERED = 32
"""Tables whose positions are kept: a person stepping through a game asks for them again and again,
and standing orders are compared with them after each action."""

Positions = Sequence[State]
"""By ply: as many as there are actions, and the first one."""


class _Known(NamedTuple):
    """The positions of a table at some time, with the digests of its record up to then."""

    digests: tuple[str, ...]
    positions: Positions


class Replays:
    """Rebuilds positions beside the event loop, and keeps those of the latest tables."""

    def __init__(self) -> None:
        self._known: LRUCache[int, _Known] = LRUCache(_REMEMBERED)

    async def positions(self, table: LiveTable, entries: Sequence[HistoryEntry]) -> Positions:
        """The positions that *entries*, the whole history of *table*, led through.

        Where the table has gone on since they were last asked for, only the new ones are rebuilt.

        :raises CannotReplay: the rules are no longer those that it was played by.
        """
        digests = tuple(entry.digest for entry in entries)
        known = self._known.get(table.session.id)
        if known is not None and known.digests == digests:
            return known.positions
        if known is None or digests[: len(known.digests)] != known.digests:
            positions = await asyncio.to_thread(positions_of, table, entries)
        else:
            later = entries[len(known.digests) :]
            positions = await asyncio.to_thread(_continued, table, known.positions, later)
        self._known[table.session.id] = _Known(digests, positions)
        return positions


def positions_of(table: LiveTable, entries: Sequence[HistoryEntry]) -> Positions:
    """As :meth:`Replays.positions`, at once, from the first position on."""
    session = table.session
    if session.seed is None:
        raise CannotReplay
    try:
        first: State = table.game.new(
            seats=len(session.seats), options=dict(session.options), seed=session.seed
        )
    except RulesError as error:
        raise CannotReplay from error
    return _continued(table, (first,), entries)


def _continued(table: LiveTable, positions: Positions, later: Sequence[HistoryEntry]) -> Positions:
    """*positions* and those that the *later* entries lead to."""
    states = list(positions)
    try:
        for entry in later:
            states.append(play(table.game, states[-1], entry.seat, entry.text).state)
    except RulesError as error:
        raise CannotReplay from error
    if later and digest_of(dump(states[-1])) != later[-1].digest:
        raise CannotReplay
    return tuple(states)


def at_ply(table: LiveTable, positions: Positions, ply: int) -> LiveTable:
    """Return *table* as it was at *ply*; *positions* are those that it has been in.

    :raises Refused: it has not come so far.
    """
    if ply not in range(len(positions)):
        raise Refused("stale-press")
    return LiveTable(replace(table.session, ply=ply), positions[ply])


def steps_seen_by(
    session: Session, entries: Sequence[HistoryEntry], seat: int | None
) -> tuple[int, ...]:
    """The plies of the positions that *seat* (None: everybody) tells apart, in order.

    That is the first one, the present one, and each that an action led to which was its own or
    which it learned something of. How often others act in secret stays theirs.

    :raises Frozen: the stored effects cannot be read.
    """
    last = len(entries)
    seen = {entry.ply + 1 for entry in entries if is_seen_by(session, entry, seat)}
    return tuple(sorted({0, last} | {ply for ply in seen if ply <= last}))


def is_seen_by(session: Session, entry: HistoryEntry, seat: int | None) -> bool:
    """Tell whether *entry* was an action of *seat* (None: everybody), or something it learned of.

    :raises Frozen: the stored effects cannot be read.
    """
    if entry.seat == seat:
        return True
    return any(effect.visible_to(seat) for effect in effects_of(session, entry))


def presses_in(entries: Sequence[HistoryEntry]) -> list[list[HistoryEntry]]:
    """Return *entries* by presses: what was stored in one moment is taken back whole."""
    return [list(group) for _, group in groupby(entries, key=lambda entry: entry.at)]


def standing(entries: Sequence[HistoryEntry], seat: int) -> list[HistoryEntry]:
    """Return *entries* without what *seat* has taken back in secret, and without that it did."""
    own: list[int] = []
    before: list[int] = []
    presses = presses_in(entries)
    for number, press in enumerate(presses):
        if press[0].seat != seat:
            continue
        count = undone_by(press[0].text)
        if count is None:
            own = [*own, number]
        elif count:
            before, own = own, own[:-count]
        else:
            own = before
    stands = (p for number, p in enumerate(presses) if p[0].seat != seat or number in own)
    return [entry for press in stands for entry in press]

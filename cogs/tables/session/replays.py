"""Every position that a table has been in, rebuilt from its record."""

import asyncio
from collections.abc import Sequence

from cachetools import LRUCache

from cogs.tables.session.errors import CannotReplay
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import effects_of
from data.store import HistoryEntry, Session
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import replay
from rules.core.types import State

_REMEMBERED = 8
"""Tables whose positions are kept: whoever steps through a game asks for them again and again."""

Positions = Sequence[State]
"""By ply: as many as there are actions, and the first one."""


class Replays:
    """Rebuilds positions beside the event loop, and keeps those of the latest tables."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[int, int, str], Positions] = LRUCache(_REMEMBERED)

    async def positions(self, table: LiveTable, entries: Sequence[HistoryEntry]) -> Positions:
        """The positions that *entries*, the whole history of *table*, led through.

        :raises CannotReplay: the rules are no longer those that it was played by.
        """
        last = entries[-1].digest if entries else ""
        key = (table.session.id, len(entries), last)
        known = self._known.get(key)
        if known is None:
            known = await asyncio.to_thread(positions_of, table, entries)
            self._known[key] = known
        return known


def positions_of(table: LiveTable, entries: Sequence[HistoryEntry]) -> Positions:
    """As :meth:`Replays.positions`, at once."""
    session = table.session
    if session.seed is None:
        raise CannotReplay
    positions = replay(
        table.game,
        seats=len(session.seats),
        options=dict(session.options),
        seed=session.seed,
        moves=[(entry.seat, entry.text) for entry in entries],
    )
    try:
        states = tuple(positions)
    except RulesError as error:
        raise CannotReplay from error
    if entries and digest_of(dump(states[-1])) != entries[-1].digest:
        raise CannotReplay
    return states


def steps_seen_by(
    session: Session, entries: Sequence[HistoryEntry], seat: int | None
) -> tuple[int, ...]:
    """The plies of the positions that *seat* (None: everybody) tells apart, in order.

    That is the first one, the present one, and each that an action led to which was its own or
    which it learned something of. How often others act in secret stays theirs.

    :raises Frozen: the stored effects cannot be read.
    """
    last = len(entries)
    seen = {
        entry.ply + 1
        for entry in entries
        if entry.seat == seat
        or any(effect.visible_to(seat) for effect in effects_of(session, entry))
    }
    return tuple(sorted({0, last} | {ply for ply in seen if ply <= last}))

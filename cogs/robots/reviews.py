"""After a game: which decisions of a person gave most away, as the hard player sees it.

Each is looked at with what its seat knew then. A glance at all of them says which few are worth
the hard player's time. One game is reviewed at a time, decision by decision, in the processes that
think for robots: so a robot at another table waits for one decision at most.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cachetools import LRUCache

from cogs.robots.robots import Thinkers, question_of, record_of
from cogs.robots.thinking import EQUAL, MUCH, Question, Record, Verdict
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.replays import Positions, standing
from data.store import HistoryEntry
from rules.core.history import RESIGN
from rules.players.levels import Level

MOST_TOLD = 3
"""Decisions of one person."""
MOST_ASSESSED = 12
"""Decisions that the hard player looks at: those that look worst at a glance."""
SECONDS = 60.0
"""After so long the review tells what has been found."""
MOST_WAITING = 10
"""People who wait for a review; others may ask again later."""
_REMEMBERED = 64


class TurningPoint(NamedTuple):
    """A decision that gave much away, or something that can be counted."""

    ply: int
    """Of the position in which it was taken."""
    played: str
    """The notation of what was done."""
    verdict: Verdict
    """What would have been better."""


class Reviews:
    """Finds turning points, and remembers those of the latest games."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: LRUCache[tuple[int, int, str], tuple[TurningPoint, ...]] = LRUCache(
            _REMEMBERED
        )

    async def turning_points(
        self, table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
    ) -> tuple[TurningPoint, ...]:
        """Those of *seat*, the worst first, at a table that is over.

        *entries* are its history, *positions* what they led through.

        :raises Refused: too many people wait for one already.
        """
        key = (table.session.id, seat, entries[-1].digest if entries else "")
        if key in self._known:
            return self._known[key]
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")
        self._waiting += 1
        try:
            async with self._turn:
                if key not in self._known:
                    self._known[key] = await self._find(table, seat, entries, positions)
        finally:
            self._waiting -= 1
        return self._known[key]

    async def _find(
        self, table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
    ) -> tuple[TurningPoint, ...]:
        ends_at = asyncio.get_running_loop().time() + SECONDS
        glances = []
        for entry, question, record in _decisions(table, seat, entries, positions):
            loss = await self._thinkers.glance(question, record, entry.text)
            if loss is not None:
                glances.append((loss, entry, question, record))
        glances.sort(key=lambda glance: -glance[0])
        found = []
        for _, entry, question, record in glances[:MOST_ASSESSED]:
            verdict = await self._thinkers.assess(question, record, entry.text)
            if verdict is not None and verdict.loss > (MUCH if verdict.reason is None else EQUAL):
                found.append(TurningPoint(entry.ply, entry.text, verdict))
            if asyncio.get_running_loop().time() > ends_at:
                break
        return tuple(sorted(found, key=lambda point: -point.verdict.loss)[:MOST_TOLD])


def _decisions(
    table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
) -> Iterator[tuple[HistoryEntry, Question, Record]]:
    """Yield what the person of *seat* has decided themselves where there was a choice."""
    moves = [(entry.seat, entry.text) for entry in entries]
    for entry in standing(entries, seat):
        if entry.seat != seat or entry.cause is not None or entry.text == RESIGN:
            continue
        then = LiveTable(table.session, positions[entry.ply])
        if len(then.observe(seat).legal) > 1:
            question = question_of(then, seat, entry.ply, Level.HARD.value)
            yield entry, question, record_of(table.session, moves[: entry.ply])

"""Outages: what falls into time in which nobody could be heard costs nobody a game.

Each process notes from time to time, in the database, that it hears the people of its shards. Where
it was stopped, its machine slept, or Discord or the database was out of reach, notes are missing.
Others may look after tables of these shards meanwhile, so all of them go by what is noted.
"""

import asyncio
import json
import logging
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from data.store import Store, StoreError

log = logging.getLogger(__name__)

NOTE_SECONDS = 20.0
"""Between two notes of a shard that is heard."""
LONGEST_SECONDS = 60.0
"""Without a note for this long nobody was heard, even where no connection seems to have broken."""
LOOK_SECONDS = 0.5
"""Between two looks at the connections."""
SOON = timedelta(minutes=10)
"""What is due so shortly after an outage was overtaken by it; by a longer one as long as it was."""

Connections = Callable[[], Mapping[int, bool]]
"""The shards of this process, and whether each is connected now."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Time in which nobody at some tables could be heard."""

    begin: datetime
    end: datetime | None = None
    """None: it lasts."""

    def overtakes(self, now: datetime) -> bool:
        """Tell whether what is due at *now*, and not sooner, fell into it or came shortly after."""
        return self.end is None or now < self.end + max(self.end - self.begin, SOON)


@dataclass(frozen=True, slots=True)
class _Note:
    """The stored state of a shard."""

    heard_at: datetime
    outage: Outage | None

    @classmethod
    def load(cls, stored: str) -> "_Note":
        heard, begin, end = map(_moment, json.loads(stored))
        assert heard is not None
        return cls(heard, None if begin is None else Outage(begin, end))

    def dump(self) -> str:
        begin, end = (self.outage.begin, self.outage.end) if self.outage else (None, None)
        return json.dumps([moment and moment.isoformat() for moment in (self.heard_at, begin, end)])

    def broken_until(self, now: datetime) -> Outage:
        """The outage after this note; one that soon follows another one goes on with it."""
        follows = self.outage is not None and self.outage.overtakes(self.heard_at)
        return Outage(self.outage.begin if self.outage and follows else self.heard_at, now)


class Listening:
    """Knows for each table when its people could not be heard."""

    def __init__(
        self,
        store: Store,
        connections: Connections,
        shard_of: Callable[[int | None], int],
        seconds: Callable[[], float] = time.time,
    ) -> None:
        """*seconds* is the time of the machine, which goes on while it sleeps.

        In a sandbox people let days pass on the store's clock; that is no outage.
        """
        self._store = store
        self._connections = connections
        self._shard_of = shard_of
        self._clock = store.clock
        self._seconds = seconds
        self._noted: dict[int, float] = {}
        """When each shard that has been heard ever since was noted last."""
        self._outages: dict[int, Outage | None] = {}
        self._has_heard = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Note from now on who is heard."""
        self._task = asyncio.create_task(self._run(), name="listening")

    async def close(self) -> None:
        """Note nothing any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def until_heard(self) -> None:
        """Wait until this process hears somebody."""
        while not any(map(self._is_heard, self._connections())):
            self._has_heard.clear()
            await self._has_heard.wait()

    async def outage_at(self, guild_id: int | None) -> Outage | None:
        """The last outage for the tables of a server, or those in direct messages; None: none."""
        shard = self._shard_of(guild_id)
        if self._is_heard(shard):
            return self._outages[shard]
        note = await self._stored(shard)
        if note is None:
            return None
        is_silent = self._clock() - note.heard_at > timedelta(seconds=LONGEST_SECONDS)
        if is_silent or shard in self._connections():
            return Outage(note.heard_at)
        return note.outage

    async def look(self) -> None:
        """Take note of the shards that are connected now, where that is due."""
        try:
            for shard, is_connected in self._connections().items():
                if not is_connected:
                    self._noted.pop(shard, None)
                elif self._age(shard) >= NOTE_SECONDS:
                    await self._note(shard)
        except StoreError:
            # The store has told the operator. No press is answered without it.
            self._noted.clear()

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("who is heard could not be noted")
            await asyncio.sleep(LOOK_SECONDS)

    def _is_heard(self, shard: int) -> bool:
        return self._connections().get(shard, False) and self._age(shard) <= LONGEST_SECONDS

    def _age(self, shard: int) -> float:
        return self._seconds() - self._noted.get(shard, -math.inf)

    async def _note(self, shard: int) -> None:
        # Where there are more shards than before, the new ones were part of others.
        before = await self._stored(shard) or await self._stored(0)
        now = self._clock()
        note = _Note(now, before.outage if before is not None else None)
        if before is not None and not self._is_heard(shard):
            note = replace(note, outage=before.broken_until(now))
        await self._store.set_setting(_name(shard), note.dump())
        self._outages[shard], self._noted[shard] = note.outage, self._seconds()
        self._has_heard.set()

    async def _stored(self, shard: int) -> _Note | None:
        stored = await self._store.setting(_name(shard))
        return _Note.load(stored) if stored is not None else None


def _name(shard: int) -> str:
    return f"heard by shard {shard}"


def _moment(stored: Any) -> datetime | None:
    return datetime.fromisoformat(stored) if stored is not None else None

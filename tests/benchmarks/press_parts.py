"""The bare parts of a press: what no bot can do without, each on its own and in its leanest form.

They are the yardstick for the processor time that a press takes, and measured in the same run.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import aiohttp
import orjson

from rules import GAMES, dump, load
from rules.core.types import State
from sandbox import Channel, Interaction, Sandbox
from sandbox.services.interaction_payload import interaction_json

PARTS = ("event", "decoding", "rules", "encoding", "commit", "request")
ROUNDS = 60
"""Times that each part is measured each time."""
SEATS = 2
_V2 = 1 << 15
"""The flag of a message whose text stands in components."""
_MAX_FILE_SIZE = 10 << 20


class PressParts:
    """Collects the processor time of each part, in seconds of the thread that does it."""

    def __init__(self, sandbox: Sandbox, channel: Channel, folder: Path) -> None:
        """*channel* takes the messages; the database of the commits lies in *folder*."""
        self._sandbox = sandbox
        self._channel = channel
        self._path = folder / "parts.sqlite3"
        self._seconds: dict[str, list[float]] = {part: [] for part in PARTS}

    @property
    def milliseconds(self) -> dict[str, float]:
        """The median of each part."""
        return {part: median(found) * 1000 for part, found in self._seconds.items()}

    async def measure(self, press: Interaction, picture: bytes) -> None:
        """Measure every part once more; *press* came from a message with this *picture*."""
        now = self._sandbox.clock.now()
        data = interaction_json(press, self._sandbox.world.bot, now, _MAX_FILE_SIZE)
        event = orjson.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": data})
        snapshots = self._play(ROUNDS)
        for _ in range(ROUNDS):
            with self._timed("event"):
                orjson.loads(event)
        self._commit(snapshots)
        # In a thread of its own, to tell its time from that of the sandbox, which answers here.
        await asyncio.to_thread(lambda: asyncio.run(self._post(picture)))

    def _play(self, plies: int) -> list[bytes]:
        """Decode, play and encode a random game, as each of its presses does; the snapshots."""
        rng, game = Random(1), GAMES["docker"]
        snapshots: list[bytes] = []
        state: State = game.new(seats=SEATS, seed=rng.randbytes(32))
        while len(snapshots) < plies:
            if not state.to_act:
                state = game.new(seats=SEATS, seed=rng.randbytes(32))
            stored = orjson.dumps(dump(state))
            text = str(rng.choice(game.legal_actions(state, state.to_act[0])))
            with self._timed("decoding"):
                state = load(game, orjson.loads(stored))
            with self._timed("rules"):
                action = game.parse(state, state.to_act[0], text)
                state = game.apply(state, action).state
                game.observe(state, None)
            with self._timed("encoding"):
                snapshots.append(orjson.dumps(dump(state)))
        return snapshots

    def _commit(self, snapshots: Iterable[bytes]) -> None:
        """Store each position in a transaction that is on the disk when it ends."""
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.executescript(
                "CREATE TABLE IF NOT EXISTS sessions (id INTEGER PRIMARY KEY, snapshot TEXT);"
                "CREATE TABLE IF NOT EXISTS history (id INTEGER PRIMARY KEY, text TEXT);"
                "CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, kind TEXT)"
            )
            for snapshot in snapshots:
                with self._timed("commit"):
                    connection.execute("BEGIN IMMEDIATE")
                    connection.execute("REPLACE INTO sessions VALUES (1, ?)", (snapshot,))
                    connection.execute("INSERT INTO history (text) VALUES (?)", ("a1-c2",))
                    connection.execute("INSERT INTO outbox (kind) VALUES (?)", ("board",))
                    connection.execute("COMMIT")

    async def _post(self, picture: bytes) -> None:
        url = f"{self._sandbox.api_url}/channels/{self._channel.id}/messages"
        headers = {"Authorization": f"Bot {self._sandbox.token}"}
        async with aiohttp.ClientSession(headers=headers) as http:
            for _ in range(ROUNDS):
                with self._timed("request"):
                    async with http.post(url, data=_form(picture)) as response:
                        response.raise_for_status()
                        orjson.loads(await response.read())

    @contextmanager
    def _timed(self, part: str) -> Iterator[None]:
        began = thread_time()
        yield
        self._seconds[part].append(thread_time() - began)


def _form(picture: bytes) -> aiohttp.FormData:
    items = [{"media": {"url": "attachment://board.png"}}]
    components: list[Any] = [
        {"type": 12, "items": items},
        {"type": 10, "content": "It is your turn. " * 20},
    ]
    form = aiohttp.FormData()
    payload = orjson.dumps({"flags": _V2, "components": components}).decode()
    form.add_field("payload_json", payload, content_type="application/json")
    form.add_field("files[0]", picture, filename="board.png", content_type="image/png")
    return form

"""The bare parts of a press: what no bot can do without, each on its own and in its leanest form.

They are the yardstick for the processor time that a press takes. A round of them follows every
press: code that runs once in a while takes longer than code that runs a thousand times in a row,
and both sides have to meet the same machine.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from typing import Any, Self

import aiohttp
import orjson

from rules import GAMES, dump, load
from rules.core.types import State
from sandbox import Channel, Interaction, Sandbox
from sandbox.services.interaction_payload import interaction_json

PARTS = ("event", "decoding", "rules", "encoding", "commit", "request")
SEATS = 2
_TABLES = """
CREATE TABLE sessions (id INTEGER PRIMARY KEY, snapshot TEXT);
CREATE TABLE history (id INTEGER PRIMARY KEY, text TEXT);
CREATE TABLE outbox (id INTEGER PRIMARY KEY, kind TEXT);
"""
_V2 = 1 << 15
"""The flag of a message whose text stands in components."""
_MAX_FILE_SIZE = 10 << 20


class PressParts:
    """Collects the processor time of each part, in seconds of the thread that does it.

    That is a thread of its own, to tell its time from that of the sandbox, which answers here.
    """

    def __init__(self, sandbox: Sandbox, channel: Channel, folder: Path) -> None:
        """*channel* takes the messages; the database of the commits lies in *folder*."""
        self._sandbox = sandbox
        self._url = f"{sandbox.api_url}/channels/{channel.id}/messages"
        self._path = folder / "parts.sqlite3"
        self._thread = ThreadPoolExecutor(1)
        self._rng, self._game = Random(1), GAMES["docker"]
        self._state = self._new_state()
        self._seconds: dict[str, list[float]] = {part: [] for part in PARTS}

    @property
    def milliseconds(self) -> dict[str, float]:
        """The median of each part."""
        return {part: median(found) * 1000 for part, found in self._seconds.items()}

    async def __aenter__(self) -> Self:
        await self._in_thread(self._open)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown()

    async def measure(self, press: Interaction, picture: bytes) -> None:
        """Do every part once; *press* came from a message with this *picture*."""
        now = self._sandbox.clock.now()
        data = interaction_json(press, self._sandbox.world.bot, now, _MAX_FILE_SIZE)
        event = orjson.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": data})
        await self._in_thread(self._round, event, picture)

    async def _in_thread(self, work: Any, *arguments: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _open(self) -> None:
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.executescript(_TABLES)
        self._runner = asyncio.Runner()
        headers = {"Authorization": f"Bot {self._sandbox.token}"}

        async def open_session() -> aiohttp.ClientSession:
            return aiohttp.ClientSession(headers=headers)

        self._http = self._runner.run(open_session())

    def _close(self) -> None:
        self._runner.run(self._http.close())
        self._runner.close()
        self._connection.close()

    def _round(self, event: bytes, picture: bytes) -> None:
        with self._timed("event"):
            orjson.loads(event)
        self._commit(self._play())
        self._runner.run(self._post(picture))

    def _play(self) -> bytes:
        """Decode a position, play a random action, and encode what it leads to."""
        game, stored = self._game, orjson.dumps(dump(self._state))
        text = str(self._rng.choice(game.legal_actions(self._state, self._state.to_act[0])))
        with self._timed("decoding"):
            state = load(game, orjson.loads(stored))
        with self._timed("rules"):
            state = game.apply(state, game.parse(state, state.to_act[0], text)).state
            game.observe(state, None)
        with self._timed("encoding"):
            snapshot = orjson.dumps(dump(state))
        self._state = state if state.to_act else self._new_state()
        return snapshot

    def _new_state(self) -> State:
        state: State = self._game.new(seats=SEATS, seed=self._rng.randbytes(32))
        return state

    def _commit(self, snapshot: bytes) -> None:
        """Store a position in a transaction that is on the disk when it ends."""
        execute = self._connection.execute
        with self._timed("commit"):
            execute("BEGIN IMMEDIATE")
            execute("REPLACE INTO sessions VALUES (1, ?)", (snapshot,))
            execute("INSERT INTO history (text) VALUES (?)", ("a1-c2",))
            execute("INSERT INTO outbox (kind) VALUES (?)", ("board",))
            execute("COMMIT")

    async def _post(self, picture: bytes) -> None:
        with self._timed("request"):
            async with self._http.post(self._url, data=_form(picture)) as response:
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

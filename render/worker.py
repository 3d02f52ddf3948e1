"""Pictures made in a process of their own, so that drawing never holds up the bot.

One worker answers one question after the other. It is started early and draws ahead while nothing
is asked; it is replaced when it dies or takes too long; and it ends by itself when its parent is
gone, however that came about: its standard input ends then. Questions and answers are pickles with
their length before them, on standard input and output.
"""

import asyncio
import os
import pickle
import signal
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Hashable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, TypeAlias

from cachetools import LRUCache

from render.theme import ThemeName
from render.view import View
from rules.core.types import Observation

SECONDS = 5.0
"""The longest that one picture may take."""
STARTING_SECONDS = 30.0
"""The longest that a new worker may take to be ready."""
KEPT_BYTES = 32_000_000
"""Finished pictures that are kept: the same board is often wanted again, by another reader."""

_ROOT = Path(__file__).resolve().parents[1]
_COMMAND = (sys.executable, "-m", "render.worker")
_LENGTH = struct.Struct(">I")
_LOST = (TimeoutError, OSError, EOFError)

_Wanted: TypeAlias = tuple[str, tuple[Hashable, ...]]
"""A function of :mod:`render` and its arguments."""
_DONE = object()
_Files: TypeAlias = tuple[bytes, ...]


class RenderFailed(Exception):
    """A picture that could not be made: show the board in characters instead."""


class Renderer:
    """Draws in a worker process. Used by one event loop."""

    def __init__(self, seconds: float = SECONDS, command: tuple[str, ...] = _COMMAND) -> None:
        """*seconds* is the longest that an answer may take, *command* starts a worker."""
        self._seconds = seconds
        self._command = command
        self._worker: _Worker | None = None
        self._turn = asyncio.Lock()
        self._drawing: dict[_Wanted, asyncio.Task[_Files]] = {}
        self._kept: LRUCache[_Wanted, _Files] = LRUCache(KEPT_BYTES, _weight)

    async def start(self) -> None:
        """Start the worker and wait until it is there.

        :raises RenderFailed: it does not come up.
        """
        async with self._turn:
            await self._ready()

    async def close(self) -> None:
        """Stop the worker; whoever still waits for a picture is told that it failed."""
        drawing = tuple(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await self._dismiss()

    async def pictures(self, observation: Observation, view: View) -> tuple[bytes, ...]:
        """The PNGs of *observation* for *view*; asked for twice at once, they are drawn once.

        :raises RenderFailed: they cannot be drawn, or not in time.
        """
        return await self._get(("pictures", (observation, view)))

    async def component_card(self, game: str, name: str, theme: ThemeName) -> bytes:
        """The PNG of one card, tile or piece of *game*.

        :raises RenderFailed: it cannot be drawn, or not in time.
        """
        (file,) = await self._get(("component_card", (game, name, theme)))
        return file

    async def _get(self, wanted: _Wanted) -> _Files:
        known = self._kept.get(wanted)
        if known is not None:
            return known
        task = self._drawing.get(wanted)
        if task is None:
            task = asyncio.create_task(self._draw(wanted))
            self._drawing[wanted] = task
            task.add_done_callback(lambda done: self._finish(wanted, done))
        try:
            # One reader who goes away must not take the picture from the others.
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise RenderFailed("the program is closing") from None
            raise

    def _finish(self, wanted: _Wanted, task: asyncio.Task[_Files]) -> None:
        del self._drawing[wanted]
        if not task.cancelled() and task.exception() is None:
            self._kept[wanted] = task.result()

    async def _draw(self, wanted: _Wanted) -> _Files:
        async with self._turn:
            worker = await self._ready()
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await worker.ask(wanted)
            except BaseException as error:
                # Its answer, if it still came, would be taken for that of the next question.
                await self._dismiss()
                if isinstance(error, _LOST):
                    raise RenderFailed(f"the worker is gone: {error!r}") from error
                raise
        if isinstance(answer, tuple):
            return answer
        raise RenderFailed(str(answer))

    async def _ready(self) -> "_Worker":
        """The worker, which is waiting for a question."""
        if self._worker is not None and self._worker.is_alive:
            return self._worker
        await self._dismiss()
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                self._worker = await _Worker.start(self._command)
                await self._worker.heard()
        except BaseException as error:
            # Once it is up, its greeting would be taken for an answer.
            await self._dismiss()
            if isinstance(error, _LOST):
                raise RenderFailed(f"no worker comes up: {error!r}") from error
            raise
        return self._worker

    async def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


class _Worker:
    """The process and the line to it: one question, one answer."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._to, self._from = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "_Worker":
        # Not forked, since the parent has threads and sockets; and not by multiprocessing, which
        # would import the whole bot into the worker.
        return cls(
            await asyncio.create_subprocess_exec(*command, cwd=_ROOT, stdin=PIPE, stdout=PIPE)
        )

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Any) -> Any:
        data = pickle.dumps(question)
        self._to.write(_LENGTH.pack(len(data)) + data)
        await self._to.drain()
        return await self.heard()

    async def heard(self) -> Any:
        (length,) = _LENGTH.unpack(await self._from.readexactly(_LENGTH.size))
        return pickle.loads(await self._from.readexactly(length))

    async def end(self) -> None:
        if self.is_alive:
            self._process.kill()
        self._to.close()
        await self._process.wait()


def _weight(files: _Files) -> int:
    return sum(map(len, files))


def main() -> None:
    """Be a worker: draw what is asked for until the other end is gone."""
    answers = sys.stdout.buffer
    # What a library might print must not get between the answers.
    sys.stdout = sys.stderr
    # Stopping the program with Ctrl-C is the parent's affair.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    from render import pictures

    _send(answers, "ready")
    ahead = pictures.warm_up()
    while True:
        # Drawn ahead is only what nobody has to wait for.
        while questions.empty() and next(ahead, _DONE) is not _DONE:
            pass
        function, arguments = pickle.loads(questions.get())
        try:
            _send(answers, getattr(pictures, function)(*arguments))
        except Exception as error:
            # The border of the process: the parent is told, and the next picture is drawn.
            _send(answers, repr(error))


def _listen(line: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Pass questions on; end the process with the line, even in the middle of a picture."""
    while len(header := line.read(_LENGTH.size)) == _LENGTH.size:
        questions.put(line.read(*_LENGTH.unpack(header)))
    os._exit(0)


def _send(answers: BinaryIO, answer: _Files | str) -> None:
    data = pickle.dumps(answer)
    answers.write(_LENGTH.pack(len(data)) + data)
    answers.flush()


if __name__ == "__main__":
    main()

"""Ending the program when a signal asks for it: in order where possible, in time in any case.

Each part has seconds of its own to finish what is under way (``TableSetup.close``). Should one of
them take longer, be it a thread that hangs or a task that cannot be cancelled, a watchdog ends the
process: what is not published by then is a job. The watchdog is a thread: the event loop may be
what hangs.
"""

import asyncio
import logging
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable

log = logging.getLogger(__name__)

STOPPING_SECONDS = 9.0
"""After so long the process is ended. Docker and systemd are told to kill it after 10 s."""
REPORTING_SECONDS = 0.5
"""How long the watchdog waits for its line to be written: nobody may be reading the log."""
MOST_NAMED = 10
"""Tasks and threads that its line names."""
ORDERLY = 0
"""The exit status."""

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""SIGHUP comes when a terminal closes, SIGBREAK when a Windows console does."""
_UNNAMED = re.compile(r"Task-\d+")


class StopRequest:
    """The wish of somebody that the program ends. Used by one event loop."""

    def __init__(self, end: Callable[[int], object] = os._exit) -> None:
        """*end* ends the process with an exit status, whatever its threads are doing."""
        self._end = end
        self._made = asyncio.Event()

    def make(self) -> None:
        """Ask the program to end; from the first time on, its seconds are counted."""
        if self._made.is_set():
            return
        self._made.set()
        loop = asyncio.get_running_loop()
        watchdog = threading.Timer(STOPPING_SECONDS, self._end_at_last, (loop,))
        watchdog.daemon = True
        # It is never called off: other threads may still hold up the end of the interpreter.
        watchdog.start()

    async def wait(self) -> None:
        """Wait until it is made."""
        await self._made.wait()

    def _end_at_last(self, loop: asyncio.AbstractEventLoop) -> None:
        report = threading.Thread(target=_report, args=(loop,), daemon=True)
        report.start()
        report.join(REPORTING_SECONDS)
        self._end(ORDERLY)


def on_stop_signal(stop: Callable[[], object]) -> None:
    """Call *stop* on the running event loop whenever a signal asks the program to end."""
    loop = asyncio.get_running_loop()
    for name in _NAMES:
        number = getattr(signal, name, None)
        # Ignored: nohup has started the program, which is to outlive its terminal.
        if number is None or signal.getsignal(number) is signal.SIG_IGN:
            continue
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            # Event loops of Windows take no signals. The handler runs between any two
            # instructions, so it only hands over.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


def _report(loop: asyncio.AbstractEventLoop) -> None:
    busy = ", ".join(_busy(loop)) or "nothing that has a name"
    log.warning("ended after %.0f s of stopping, while still busy: %s", STOPPING_SECONDS, busy)
    sys.stdout.flush()


def _busy(loop: asyncio.AbstractEventLoop) -> list[str]:
    """The names of tasks and threads that are not done; the library's numbers say nothing."""
    tasks = (task.get_name() for task in asyncio.all_tasks(loop))
    return _some(name for name in tasks if not _UNNAMED.fullmatch(name)) + _some(
        thread.name
        for thread in threading.enumerate()
        if not thread.daemon and thread is not threading.main_thread()
    )


def _some(names: Iterable[str]) -> list[str]:
    return sorted(set(names))[:MOST_NAMED]

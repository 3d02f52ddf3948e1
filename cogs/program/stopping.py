"""The signals that ask the program to end in order."""

import asyncio
import signal
from collections.abc import Callable

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""SIGHUP comes when a terminal closes, SIGBREAK when a Windows console does."""


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

"""A worker process: ``python -m cogs.workers.process PRIORITY MODULE``.

It loads the module, says that it is ready, and calls what it is asked to. Requests come on standard
input and replies go to standard output, each a pickle with its length before it. The process ends
silently as soon as either pipe breaks, since its parent is gone then, however early or late that
happens.
"""

import os
import pickle
import struct
import sys
import traceback
from enum import StrEnum
from importlib import import_module
from io import FileIO
from queue import SimpleQueue
from threading import Thread
from typing import Any

LENGTH = struct.Struct(">I")
"""What stands before every request and reply: the bytes of its pickle."""
READY = "ready"
"""The first reply, before any request."""
MOST_BYTES = 1 << 30
"""Of address space: a process that wants more ends, and the machine does not."""
NICENESS = 5
"""How far a niced process steps back behind those that people wait for. Of a processor that one of
them keeps busy it still gets a quarter, and a tenth with 10: then robots ran out of time."""


class Priority(StrEnum):
    """A claim to the processors, beside those of other processes."""

    USUAL = "usual"
    NICED = "niced"
    IDLE = "idle"
    """Only what nobody else wants, where the system knows that; elsewhere it is niced."""


def main() -> None:
    """Do what is requested until the parent is gone."""
    priority, module = Priority(sys.argv[-2]), sys.argv[-1]
    line = _Line()
    _bound_memory()
    if priority is not Priority.USUAL and hasattr(os, "nice"):
        os.nice(NICENESS)
    # Imported only now: the parent may be gone before all games are loaded.
    import_module(module)
    if priority is Priority.IDLE and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    line.send(READY)
    while True:
        try:
            function, arguments = line.next_request()
            reply: tuple[bool, Any] = (True, function(*arguments))
        except MemoryError:
            # What is left of the memory may be too little for anything.
            os._exit(1)
        except Exception as error:
            # The border of the process: the parent learns of it, and the worker goes on.
            reply = (False, _place_of(error))
        line.send(reply)


class _Line:
    """Requests and replies of this process, which leaves its parent's group."""

    def __init__(self) -> None:
        _leave_process_group()
        self._requests: SimpleQueue[bytes] = SimpleQueue()
        # Files without buffers: a thread that waits for a buffered one holds its lock, and an
        # interpreter that ends meanwhile aborts.
        self._replies = FileIO(sys.stdout.fileno(), "w", closefd=False)
        # What a library might print must not get between the replies.
        sys.stdout = sys.stderr
        Thread(target=_receive, args=(FileIO(0), self._requests), daemon=True).start()

    def next_request(self) -> Any:
        """Return the next request, as soon as there is one."""
        return pickle.loads(self._requests.get())

    def send(self, reply: Any) -> None:
        """Answer the last request; the process ends where nobody reads."""
        data = pickle.dumps(reply)
        rest = memoryview(LENGTH.pack(len(data)) + data)
        try:
            while rest:
                rest = rest[self._replies.write(rest) :]
        except BrokenPipeError:
            os._exit(0)


def _place_of(error: Exception) -> str:
    """Tell what went wrong in which line of code. Words of *error* may quote a hidden card."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {last.name}, {last.filename}:{last.lineno}"


def _leave_process_group() -> None:
    """Ctrl-C is meant for the parent, which ends its workers itself."""
    # On Windows the parent sees to that.
    if sys.platform != "win32":
        os.setpgid(0, 0)


def _bound_memory() -> None:
    """Take no more than is bounded here, where the system can hold to that."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = MOST_BYTES if most == resource.RLIM_INFINITY else min(MOST_BYTES, most)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


def _receive(line: FileIO, requests: "SimpleQueue[bytes]") -> None:
    """Pass requests on; end the process with the line, even in the middle of one."""
    while (header := _read(line, LENGTH.size)) is not None:
        request = _read(line, *LENGTH.unpack(header))
        if request is None:
            break
        requests.put(request)
    os._exit(0)


def _read(line: FileIO, length: int) -> bytes | None:
    """Return the next *length* bytes; None at the end of the line."""
    data = bytearray()
    while len(data) < length:
        piece = line.read(length - len(data))
        if not piece:
            return None
        data += piece
    return bytes(data)


if __name__ == "__main__":
    main()

"""The line between a worker process and its parent, at the worker's end.

Requests come on standard input and replies go to standard output, each a pickle with its length
before it. The process ends silently as soon as either pipe breaks, since its parent is gone then,
however early or late that happens.
"""

import os
import pickle
import struct
import sys
import traceback
from io import FileIO
from queue import SimpleQueue
from threading import Thread
from typing import Any

LENGTH = struct.Struct(">I")
"""What stands before every request and reply: the bytes of its pickle."""
READY = "ready"
"""The first reply, before any request."""


class WorkerLine:
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

    @property
    def is_idle(self) -> bool:
        """Whether no request waits."""
        return self._requests.empty()

    def next_request(self) -> Any:
        """The next request, as soon as there is one."""
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


def place_of(error: Exception) -> str:
    """What went wrong in which line of code. The words of *error* may quote a hidden card."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {last.name}, {last.filename}:{last.lineno}"


def _leave_process_group() -> None:
    """Ctrl-C is meant for the parent, which ends its workers itself."""
    # On Windows the parent sees to that.
    if sys.platform != "win32":
        os.setpgid(0, 0)


def _receive(line: FileIO, requests: "SimpleQueue[bytes]") -> None:
    """Pass requests on; end the process with the line, even in the middle of one."""
    while (header := _read(line, LENGTH.size)) is not None:
        request = _read(line, *LENGTH.unpack(header))
        if request is None:
            break
        requests.put(request)
    os._exit(0)


def _read(line: FileIO, length: int) -> bytes | None:
    """The next *length* bytes; None at the end of the line."""
    data = bytearray()
    while len(data) < length:
        piece = line.read(length - len(data))
        if not piece:
            return None
        data += piece
    return bytes(data)

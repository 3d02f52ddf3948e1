"""The worker process: ``python -m render.worker_main``.

Requests come on standard input and replies go to standard output, each a pickle with its length
before it. The process ends silently as soon as either pipe breaks, since its parent is gone then,
however early or late that happens.
"""

import os
import pickle
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from io import FileIO
from queue import SimpleQueue
from threading import Thread

LENGTH = struct.Struct(">I")
"""What stands before every request and reply: the bytes of its pickle."""
READY = "ready"
"""The first reply, before any request."""
DRAW_AHEAD = "--draw-ahead"
"""The argument of a worker that draws boards in advance while it has nothing else to do."""

Reply = tuple[bytes, ...] | str
"""Finished files; a text is an error."""

_DONE = object()


def main() -> None:
    """Draw what is requested until the parent is gone."""
    _leave_process_group()
    requests: SimpleQueue[bytes] = SimpleQueue()
    # Files without buffers: a thread that waits for a buffered one holds its lock, and an
    # interpreter that ends meanwhile aborts.
    replies = FileIO(sys.stdout.fileno(), "w", closefd=False)
    # What a library might print must not get between the replies.
    sys.stdout = sys.stderr
    Thread(target=_receive, args=(FileIO(0), requests), daemon=True).start()
    try:
        _serve(requests, replies)
    except BrokenPipeError:
        os._exit(0)


def _leave_process_group() -> None:
    """Ctrl-C is meant for the parent, which ends its workers itself."""
    # On Windows the parent sees to that.
    if sys.platform != "win32":
        os.setpgid(0, 0)


def _serve(requests: "SimpleQueue[bytes]", replies: FileIO) -> None:
    # Imported only now: the parent may be gone before all games are loaded.
    from render import pictures

    functions: dict[str, Callable[..., tuple[bytes, ...]]] = {
        "pictures": pictures.pictures,
        "component_card": pictures.component_card,
        "lobby_picture": pictures.lobby_picture,
    }
    _send(replies, READY)
    ahead: Iterator[None] = pictures.warm_up() if DRAW_AHEAD in sys.argv else iter(())
    while True:
        while requests.empty() and next(ahead, _DONE) is not _DONE:
            pass
        function, arguments = pickle.loads(requests.get())
        try:
            reply: Reply = functions[function](*arguments)
        except Exception as error:
            # The border of the process: the parent learns of it, and the worker goes on.
            reply = _place_of(error)
        _send(replies, reply)


def _place_of(error: Exception) -> str:
    """What went wrong in which line of code. The words of *error* may quote a hidden card."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {last.name}, {last.filename}:{last.lineno}"


def _receive(line: FileIO, requests: "SimpleQueue[bytes]") -> None:
    """Pass requests on; end the process with the line, even in the middle of a picture."""
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


def _send(line: FileIO, reply: Reply) -> None:
    data = pickle.dumps(reply)
    rest = memoryview(LENGTH.pack(len(data)) + data)
    while rest:
        rest = rest[line.write(rest) :]


if __name__ == "__main__":
    main()

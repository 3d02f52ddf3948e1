"""The worker process that draws: ``python -m cogs.workers.drawing``."""

import sys
from collections.abc import Callable, Iterator

from cogs.workers.process import READY, WorkerLine, place_of

DRAW_AHEAD = "--draw-ahead"
"""The argument of a worker that draws boards in advance while it has nothing else to do."""

Reply = tuple[bytes, ...] | str
"""Finished files; a text is an error."""

_DONE = object()


def main() -> None:
    """Draw what is requested until the parent is gone."""
    line = WorkerLine()
    # Imported only now: the parent may be gone before all games are loaded.
    from render import moving, pictures

    functions: dict[str, Callable[..., tuple[bytes, ...]]] = {
        "pictures": pictures.pictures,
        "component_card": pictures.component_card,
        "lobby_picture": pictures.lobby_picture,
        "figure_picture": pictures.figure_picture,
        "replay_frame": moving.replay_frame,
        "moving_picture": moving.moving_picture,
    }
    line.send(READY)
    ahead: Iterator[None] = pictures.warm_up() if DRAW_AHEAD in sys.argv else iter(())
    while True:
        while line.is_idle and next(ahead, _DONE) is not _DONE:
            pass
        function, arguments = line.next_request()
        try:
            reply: Reply = functions[function](*arguments)
        except Exception as error:
            # The border of the process: the parent learns of it, and the worker goes on.
            reply = place_of(error)
        line.send(reply)


if __name__ == "__main__":
    main()

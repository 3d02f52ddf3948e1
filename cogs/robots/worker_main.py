"""The worker process that thinks: ``python -m cogs.robots.worker_main``."""

import os
from collections.abc import Callable
from typing import Any

from cogs.workers.process import READY, WorkerLine, place_of

NICENESS = 10
"""How far a worker steps back behind processes that people wait for."""
MOST_BYTES = 1 << 30
"""Of address space: a player that wants more fails, and the machine does not."""


def main() -> None:
    """Think about what is asked until the parent is gone."""
    line = WorkerLine()
    _be_modest()
    # Imported only now: the parent may be gone before all games are loaded.
    from cogs.robots import thinking

    functions: dict[str, Callable[..., Any]] = {
        "recall": thinking.recall,
        "think": thinking.think,
        "advise": thinking.advise,
        "glance": thinking.glance,
        "assess": thinking.assess,
    }
    thinking.warm_up()
    line.send(READY)
    while True:
        function, arguments = line.next_request()
        try:
            reply: tuple[bool, Any] = (True, functions[function](*arguments))
        except MemoryError:
            # What is left of the memory may be too little for anything.
            os._exit(1)
        except Exception as error:
            # The border of the process: the parent learns of it, and the worker goes on.
            reply = (False, place_of(error))
        line.send(reply)


def _be_modest() -> None:
    """Yield to other processes and bound the memory, where the system can."""
    # Not SCHED_IDLE: presses would wait a little less, but where anything else keeps all processors
    # busy, robots would hardly ever get to think.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = MOST_BYTES if most == resource.RLIM_INFINITY else min(MOST_BYTES, most)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


if __name__ == "__main__":
    main()

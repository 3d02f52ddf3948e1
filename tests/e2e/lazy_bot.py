"""The program, with all the time it needs, and no pause longer than it must be.

Every test waits for publications to end. ``dots`` has it make a dot of every picture; the rooms of
``cogs`` that are named after that are left out, as if they were not there.
"""

import os
import sys
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from time import monotonic

import bot
from cogs.app import table_bot
from cogs.commands import services
from cogs.program import stopping
from cogs.workers import worker
from cogs.workers.renderer import Renderer
from tests.e2e.bots import PICTURE
from tests.e2e.dots import DottingRenderer
from tests.start import AHEAD, set_clock


def leave_out(feature: str) -> None:
    """Take *feature*, a room of ``cogs``, from the list, and let no import of it succeed."""
    room = f"cogs.{feature}"
    assert room not in sys.modules, f"the engine imports {room}"
    # The mark by which Python knows that a module is not to be found.
    sys.modules[room] = None  # type: ignore[assignment]
    table_bot.FEATURES = tuple(n for n in table_bot.FEATURES if not n.startswith(f"{room}."))


def main(renderer: Callable[..., Renderer]) -> int:
    """Run the program with what *renderer* makes; its exit status."""
    services.CLOSING_SECONDS = worker.CLOSING_SECONDS = 15.0
    stopping.STOPPING_SECONDS = 50.0
    worker.LONGEST_WAIT = timedelta(seconds=0.2)
    bot.Renderer = renderer
    ahead = float(os.environ[AHEAD])
    set_clock(lambda: monotonic() + ahead)
    return bot.main([])


if __name__ == "__main__":
    draws, *left_out = sys.argv[1:] or ("pictures",)
    for each in left_out:
        leave_out(each)
    sys.exit(main(DottingRenderer if draws == "dots" else partial(Renderer, seconds=PICTURE)))

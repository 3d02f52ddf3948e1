"""The program, with all the time it needs, and no pause longer than it must be.

Every test waits for publications to end.
"""

import os
import sys
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from time import monotonic

import bot
from cogs.commands import services
from cogs.program import stopping
from cogs.workers import worker
from cogs.workers.renderer import Renderer
from tests.e2e.bots import PICTURE
from tests.start import AHEAD, set_clock


def main(renderer: Callable[..., Renderer]) -> int:
    """Run the program with what *renderer* makes; its exit status."""
    services.CLOSING_SECONDS = worker.CLOSING_SECONDS = 15.0
    stopping.STOPPING_SECONDS = 50.0
    worker.LONGEST_WAIT = timedelta(seconds=0.2)
    bot.Renderer = renderer
    ahead = float(os.environ[AHEAD])
    set_clock(lambda: monotonic() + ahead)
    return bot.main()


if __name__ == "__main__":
    sys.exit(main(partial(Renderer, seconds=PICTURE)))

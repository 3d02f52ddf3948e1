"""The program with Nim among its games: ``python -m tests.games.nim``.

``python -m tests.games.nim worker`` is a process that draws for it, or thinks.
"""

import sys
from functools import partial

import pytest

from cogs.workers import process
from cogs.workers.pool import WorkerPool
from tests.games.nim.registration import registered

WORKER = (sys.executable, "-m", "tests.games.nim", "worker")


def main() -> int:
    """Run the bot, or its worker, until it is told to stop."""
    with registered():
        if sys.argv[1:2] == ["worker"]:
            process.main()
            return 0
        # Commands list the games when they are imported, so Nim has to be registered by then.
        import bot

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot, "WorkerPool", partial(WorkerPool, command=WORKER))
            return bot.main()


if __name__ == "__main__":
    sys.exit(main())

"""The program with Nim among its games: ``python -m tests.games.nim``.

``python -m tests.games.nim worker`` is the process that draws for it.
"""

import sys
from functools import partial

import pytest

from cogs.workers import drawing as worker_main
from cogs.workers.renderer import Renderer
from render import pictures
from tests.games.nim.registration import registered

WORKER = (sys.executable, "-m", "tests.games.nim", "worker")


def main() -> int:
    """Run the bot, or its worker, until it is told to stop."""
    with registered():
        if sys.argv[1:2] == ["worker"]:
            # Nothing is drawn ahead: all games in all themes would take longer than a test of one.
            pictures.warm_up = lambda: iter(())
            worker_main.main()
            return 0
        # Commands list the games when they are imported, so Nim has to be registered by then.
        import bot

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot, "Renderer", partial(Renderer, command=WORKER))
            return bot.main()


if __name__ == "__main__":
    sys.exit(main())

"""The program, with workers that draw nothing ahead and have all the time they need.

Most bots of the tests are killed before they could profit from what is drawn ahead.
"""

import sys
from functools import partial

import bot
from render.worker import Renderer
from tests.e2e.bots import LAZY_WORKER, PICTURE

if __name__ == "__main__":
    bot.Renderer = partial(Renderer, PICTURE, LAZY_WORKER, PICTURE)
    sys.exit(bot.main())

"""The program of :mod:`tests.e2e.dotting_bot` without a feature, as if its room were not there."""

import sys

from cogs.app import table_bot
from tests.e2e.dots import DottingRenderer
from tests.e2e.lazy_bot import main


def leave_out(feature: str) -> None:
    """Take *feature*, a room of ``cogs``, from the list, and let no import of it succeed."""
    room = f"cogs.{feature}"
    assert room not in sys.modules, f"the engine imports {room}"
    # The mark by which Python knows that a module is not to be found.
    sys.modules[room] = None  # type: ignore[assignment]
    table_bot.FEATURES = tuple(n for n in table_bot.FEATURES if not n.startswith(f"{room}."))


if __name__ == "__main__":
    leave_out(sys.argv.pop())
    sys.exit(main(DottingRenderer))

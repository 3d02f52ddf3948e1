"""Work for the processes of a pool: it must be possible to import it there."""

import os
from threading import Event


def never() -> None:
    """Take for ever."""
    Event().wait()


def die_once(mark: str) -> str:
    """End the process, unless the folder *mark* says that one has ended before."""
    try:
        os.mkdir(mark)
    except FileExistsError:
        return "done"
    os._exit(1)


def quote_a_card() -> None:
    """Fail with words that nobody may read."""
    raise ArithmeticError("a card in a hand")

"""What a table was made of."""

from dataclasses import dataclass
from typing import Any

from rules.core.types import OptionValue


@dataclass(frozen=True)
class Setup:
    """How many seats play by which options.

    A game adds what follows from them as cached properties. Only seats and options are stored and
    sent to other processes.
    """

    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    """All options with their values, in the order of ``GameInfo.options``."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seats, self.options)

    def value(self, name: str) -> OptionValue:
        """What the option *name* is set to.

        :raises KeyError: the game has no such option.
        """
        return dict(self.options)[name]

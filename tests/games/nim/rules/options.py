"""The options of Nim, and what they mean for a table."""

from dataclasses import dataclass
from functools import cached_property

from rules.core.types import Option, Preset, Setup

WINS, LOSES = "wins", "loses"

OPTIONS = (
    Option("rows", ("2-3-4", "1-3-5")),
    Option("last", (WINS, LOSES)),
)

PRESETS = (Preset("standard", (("rows", "2-3-4"), ("last", WINS))),)


@dataclass(frozen=True)
class NimSetup(Setup):
    """Seats and options, with what follows from them."""

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """Return the number of matches that each row begins with."""
        return tuple(int(count) for count in str(self.value("rows")).split("-"))

    @cached_property
    def last_wins(self) -> bool:
        """Tell whether the seat that takes the last match wins, or loses."""
        return self.value("last") == WINS

"""The options of Kraftwagen, and what they mean for a table."""

from functools import cached_property

from rules.core.types import Option, Setup

SECRET, OPEN = "secret", "open"

OPTIONS = (Option("money", (SECRET, OPEN)),)


class KraftwagenSetup(Setup):
    """Seats and options; the rest follows from them and is worked out once."""

    @cached_property
    def is_open(self) -> bool:
        """Tell whether everybody sees the money of everybody."""
        return self.value("money") == OPEN

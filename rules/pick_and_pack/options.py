"""The options of Pick & Pack."""

from functools import cached_property

from rules.core.types import Option, Setup

SECRET, RANDOM, OPEN = "secret", "random", "open"
ALLOWED, FORBIDDEN = "allowed", "forbidden"
ALL, ONE = "all", "one"

OPTIONS = (
    Option("arrange", (SECRET, RANDOM, OPEN)),
    Option("wasted_tiles", (ALLOWED, FORBIDDEN)),
    Option("rush", (ALL, ONE)),
)


class PackSetup(Setup):
    """Two seats and their options; what those mean is worked out once."""

    @cached_property
    def arrange(self) -> str:
        """Return the way in which tiles come into the slots: secret, random or open."""
        return str(self.value("arrange"))

    @cached_property
    def may_waste(self) -> bool:
        """Tell whether a tile may be played that has no target."""
        return self.value("wasted_tiles") == ALLOWED

    @cached_property
    def one_rush(self) -> bool:
        """Tell whether a seat may spend only one stored Rush Order in a turn."""
        return self.value("rush") == ONE

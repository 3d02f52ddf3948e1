"""The options of Pick & Pack."""

from dataclasses import dataclass
from functools import cached_property

from rules.core.types import Option, OptionValue

SECRET, RANDOM, OPEN = "secret", "random", "open"
ALLOWED, FORBIDDEN = "allowed", "forbidden"
ALL, ONE = "all", "one"

OPTIONS = (
    Option("arrange", (SECRET, RANDOM, OPEN)),
    Option("wasted_tiles", (ALLOWED, FORBIDDEN)),
    Option("rush", (ALL, ONE)),
)


@dataclass(frozen=True)
class Setup:
    """The options that a table plays by; what they mean is worked out once."""

    options: tuple[tuple[str, OptionValue], ...]

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.options,)

    @cached_property
    def arrange(self) -> str:
        """How the tiles come into the slots: secret, random or open."""
        return str(dict(self.options)["arrange"])

    @cached_property
    def may_waste(self) -> bool:
        """Whether a tile may be played that has no target."""
        return dict(self.options)["wasted_tiles"] == ALLOWED

    @cached_property
    def one_rush(self) -> bool:
        """Whether a seat may spend only one stored Rush Order in a turn."""
        return dict(self.options)["rush"] == ONE

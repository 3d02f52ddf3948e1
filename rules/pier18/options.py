"""The options of Pier 18: there are none."""

from rules.core.types import Option

OPTIONS: tuple[Option, ...] = ()

SEATS = range(2, 4)
"""How many can play."""

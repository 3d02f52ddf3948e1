"""The phases of a game of Pier 18."""

from enum import StrEnum


class Phase(StrEnum):
    """The kind of answer that the seats are asked for."""

    KEEP = "keep"
    """All choose a foundation and a plan, at the same time."""
    ROUND = "round"
    """In turn each takes an open card."""
    PLAN = "plan"
    """All add their plan cards, at the same time."""
    OVER = "over"

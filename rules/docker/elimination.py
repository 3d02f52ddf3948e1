"""Reasons for which seats leave the game."""

from enum import StrEnum


class Reason(StrEnum):
    """The reason why a seat is out, and after the last seat that went, why the game ended."""

    NO_MOVE = "no-move"
    """Its roll allowed no action and was not repeated."""
    BLOCKED = "blocked"
    """No number of the die would have allowed an action, so it did not roll at all."""
    RESIGNED = "resigned"

"""The phases of a game of Das Gurkensolo."""

from enum import StrEnum


class Phase(StrEnum):
    """The kind of answer that the seats are asked for."""

    TURN = "turn"
    """The seat on turn has drawn two cards and plays them."""
    FIX = "fix"
    """The seat on turn may step with the open pair of another seat before it draws its own."""
    KEEP = "keep"
    """Seats choose one of their two goal cards. The seat on turn draws when all have."""
    OVER = "over"

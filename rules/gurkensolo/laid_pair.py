"""The pair of cards that was laid open last, and what became of it."""

from enum import StrEnum
from typing import NamedTuple


class Verdict(StrEnum):
    """The outcome of a pair that was laid open."""

    RIGHT = "right"
    """A pickle was moved, and one card is true, the other one false."""
    STUCK = "stuck"
    """Nothing could be done with it: no step was right, or no special could be carried out."""
    SPECIAL = "special"
    """A special was carried out."""
    WRONG_STEP = "wrong-step"
    """The step was not right and was taken back."""
    WRONG_CLAIM = "wrong-claim"
    """There would have been a right step."""
    UNPLAYED = "unplayed"
    """Its seat resigned, or the game ended before it was played."""


class Laid(NamedTuple):
    """The pair of cards that was laid open last."""

    seat: int
    """Who drew it."""
    cards: tuple[int, ...]
    """Where the verdict is RIGHT the true card comes first, else the lower index."""
    verdict: Verdict

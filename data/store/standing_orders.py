"""Standing orders, for a seat to answer without its person, as they are stored with a session.

They are as secret as a hand until the game is over.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from rules.core.types import Phrase

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderMove:
    """One step of an order: what another seat is expected to do, or what the own one answers."""

    seat: int
    text: str | None
    """The notation; None, for another seat: whatever it does until somebody else is asked."""
    words: tuple[Any, ...] = ()
    """What the action was called in the position in which the order was given: phrases."""
    question: Any = None
    """What the own seat has to be asked for the answer to be given; None: anything."""

    def __post_init__(self) -> None:
        # Frozen: it may have come from JSON data, which has no phrases.
        object.__setattr__(self, "words", tuple(map(_known, self.words)))
        object.__setattr__(self, "question", _known(self.question))


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder:
    """An answer that one person has given in advance."""

    number: int
    """Those of a seat count from 1."""
    seat: int
    user_id: int
    """Whose order it is. Somebody else who takes the seat does not inherit it."""
    ply: int
    """Of the position in which it was given."""
    branch: int
    """Of the table at that time."""
    is_lasting: bool
    """Whether the one move in it answers every question of its kind, until it is taken back.

    Otherwise the moves are a course of play from ``ply`` on, and each answer in it is given once.
    """
    moves: tuple[OrderMove, ...]
    at: datetime = _EPOCH
    """When it was given."""


def _known(stored: Any) -> Any:
    """Return *stored* JSON data with its phrases, which it has as objects."""
    if isinstance(stored, dict):
        return _phrase(**stored)
    return tuple(map(_known, stored)) if isinstance(stored, list) else stored


def _phrase(key: str, params: Any) -> Phrase:
    return Phrase(key, tuple((name, _known(value)) for name, value in params))

"""Standing orders, for a seat to answer without its person, as they are stored with a session.

They are as secret as a hand until the game is over.
"""

from collections.abc import Sequence
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
    words: tuple[Phrase, ...] = ()
    """What the action was called in the position in which the order was given."""
    question: Phrase | None = None
    """What the own seat has to be asked for the answer to be given; None: anything."""


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


def dump_orders(orders: Sequence[StandingOrder]) -> list[Any] | None:
    """*orders* as JSON data; None where there are none."""
    return [_dumped(order) for order in orders] or None


def load_orders(stored: Any) -> tuple[StandingOrder, ...]:
    """The orders in JSON data; none where that is not what is stored."""
    try:
        return tuple(_loaded(*values) for values in stored or ())
    except (TypeError, ValueError, OverflowError):
        return ()


def _dumped(order: StandingOrder) -> list[Any]:
    at = order.at.isoformat()
    moves = [
        [
            move.seat,
            move.text,
            [_dumped_phrase(each) for each in move.words],
            None if move.question is None else _dumped_phrase(move.question),
        ]
        for move in order.moves
    ]
    facts = [order.number, order.seat, order.user_id, order.ply, order.branch]
    return [*facts, order.is_lasting, moves, at]


def _loaded(
    number: int, seat: int, user_id: int, ply: int, branch: int, lasting: bool, moves: Any, at: str
) -> StandingOrder:
    _require(int, number, seat, user_id, ply, branch)
    return StandingOrder(
        number=number,
        seat=seat,
        user_id=user_id,
        ply=ply,
        branch=branch,
        is_lasting=bool(lasting),
        moves=tuple(_loaded_move(*values) for values in moves),
        at=datetime.fromisoformat(at),
    )


def _loaded_move(seat: int, text: str | None, words: Any, question: Any) -> OrderMove:
    _require(int, seat)
    if text is not None:
        _require(str, text)
    return OrderMove(
        seat=seat,
        text=text,
        words=tuple(_loaded_phrase(*each) for each in words),
        question=None if question is None else _loaded_phrase(*question),
    )


def _dumped_phrase(phrase: Phrase) -> list[Any]:
    return [phrase.key, [[name, _dumped_value(value)] for name, value in phrase.params]]


def _dumped_value(value: Any) -> Any:
    # A phrase is a tuple too: it is told from others by its place in an object.
    if isinstance(value, Phrase):
        return {"phrase": _dumped_phrase(value)}
    return [_dumped_value(each) for each in value] if isinstance(value, tuple) else value


def _loaded_phrase(key: str, params: Any) -> Phrase:
    _require(str, key)
    return Phrase(key, tuple((str(name), _loaded_value(value)) for name, value in params))


def _loaded_value(stored: Any) -> Any:
    if isinstance(stored, dict):
        return _loaded_phrase(*stored.get("phrase", ()))
    if isinstance(stored, list):
        return tuple(_loaded_value(each) for each in stored)
    _require((str, int), stored)
    return stored


def _require(kind: type | tuple[type, ...], *values: object) -> None:
    """Do nothing where all *values* are of this *kind*.

    :raises TypeError: one is not.
    """
    if not all(isinstance(value, kind) for value in values):
        raise TypeError

"""Compare a game with what a standing order expects. Pure: knows no rules and no table.

An order for one course of play is a list of moves: what other seats do, then what the own one
answers, and so on. Between two answers each other seat is compared by itself, so it does not matter
in which order those act who choose at the same time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from data.store import OrderMove, StandingOrder


class Happened(NamedTuple):
    """One action since an order was given, as far as its seat may know of it."""

    ply: int
    seat: int
    text: str | None
    """None: the seat cannot know what was chosen."""


class Progress(Enum):
    """The progress of a course of play."""

    WAITING = auto()
    """Others have yet to do what is expected of them."""
    READY = auto()
    """What was expected has happened: the next answer is due as soon as its question comes."""
    DONE = auto()
    """All answers have been given."""
    SURPRISED = auto()
    """Somebody has done something else."""
    OVERTAKEN = auto()
    """The seat itself has acted otherwise."""


@dataclass(frozen=True, slots=True)
class Match:
    """The state of an order."""

    progress: Progress
    answer: OrderMove | None = None
    """The next answer; None where there is none to come."""
    surprise: Happened | None = None
    """What happened in place of what was expected."""
    to_come: tuple[OrderMove, ...] = ()
    """Whatever is left of the order from that answer on, with what is expected before it."""


class _Stage(NamedTuple):
    """An answer, and what others are expected to do before it."""

    expected: tuple[OrderMove, ...]
    answer: OrderMove


def follow(order: StandingOrder, happened: Sequence[Happened]) -> Match:
    """Compare *order*, which is for one course of play, with all that has *happened* since."""
    rest, to_come = list(happened), order.moves
    for stage in _stages(order):
        own = next((n for n, each in enumerate(rest) if each.seat == order.seat), None)
        meanwhile = rest if own is None else rest[:own]
        others = dict.fromkeys(move.seat for move in stage.expected)
        met = [_compare(seat, stage.expected, meanwhile) for seat in others]
        surprise = next((each for each in met if isinstance(each, Happened)), None)
        if surprise is not None:
            return Match(Progress.SURPRISED, surprise=surprise)
        if own is None:
            is_ready = all(each is True for each in met)
            progress = Progress.READY if is_ready else Progress.WAITING
            return Match(progress, stage.answer, to_come=to_come)
        if rest[own].text != stage.answer.text:
            return Match(Progress.OVERTAKEN)
        rest, to_come = rest[own + 1 :], to_come[len(stage.expected) + 1 :]
    return Match(Progress.DONE)


def _stages(order: StandingOrder) -> Iterator[_Stage]:
    expected: list[OrderMove] = []
    for move in order.moves:
        if move.seat == order.seat:
            yield _Stage(tuple(expected), move)
            expected = []
        else:
            expected.append(move)


def _compare(
    seat: int, expected: Sequence[OrderMove], happened: Sequence[Happened]
) -> bool | Happened:
    """Tell whether *seat* has done what is expected of it, or return what it did instead."""
    actions = [each for each in happened if each.seat == seat]
    is_anything = False
    for move in expected:
        if move.seat != seat:
            continue
        if move.text is None:
            is_anything = True
            continue
        while is_anything and actions and actions[0].text != move.text:
            actions.pop(0)
        if not actions:
            return False
        if actions[0].text != move.text:
            return actions[0]
        actions.pop(0)
        is_anything = False
    return True

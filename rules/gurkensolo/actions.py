"""The actions of Das Gurkensolo, and their notation."""

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import NamedTuple

from rules.gurkensolo.cards import GOALS, PICKLES


class Verb(StrEnum):
    """The kinds of actions."""

    STEP = "step"
    """One pickle goes 1 or 2 fields forward, with the seat's own pair of cards."""
    FIX = "fix"
    """The same, with the pair that the seat before could not play rightly."""
    BACK = "back"
    """A special: one pickle goes 1 or 2 fields back."""
    EXCHANGE = "exchange"
    """A special: two pickles change places."""
    PASS = "pass"
    """Nothing can be done with the pair."""
    CLAIM = "claim"
    """The seat says that no step is right; it may be wrong."""
    SKIP = "skip"
    """The seat does not step with the pair of the seat before."""
    KEEP = "keep"
    """The seat keeps one of its goal cards."""


class GurkensoloAction(NamedTuple):
    """One decision of a seat. Fields that its verb does not need are empty."""

    seat: int
    verb: Verb
    pickles: tuple[int, ...] = ()
    """The pickles that move: one, or two in ascending order where they change places."""
    fields: int = 0
    """How far the pickle goes: 1 or 2, -1 or -2."""
    goal: str = ""
    """The goal card that is kept."""

    def __str__(self) -> str:
        letters = "x".join(PICKLES[pickle] for pickle in self.pickles)
        match self.verb:
            case Verb.STEP | Verb.BACK:
                return f"{letters}{self.fields:+}"
            case Verb.EXCHANGE:
                return letters
            case Verb.FIX:
                return f"fix:{letters}{self.fields:+}"
            case Verb.KEEP:
                return f"keep:{self.goal}"
            case _:
                return self.verb.value


_PAIRS = set[tuple[int, ...]](combinations(range(len(PICKLES)), 2))
_EXCHANGES = "|".join("x".join(pair) for pair in combinations(PICKLES, 2))
_NOTATION = re.compile(
    rf"(fix:)?[{PICKLES}]\+[12]|[{PICKLES}]-[12]|{_EXCHANGES}|pass|claim|skip"
    rf"|keep:({'|'.join(GOALS)})"
)


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None


def is_possible(action: GurkensoloAction, seats: int) -> bool:
    """Tell whether *action* could be one of a seat somewhere: its fields fit its verb."""
    seat, verb, pickles, fields, goal = action
    if seat not in range(seats) or not set(pickles) <= set(range(len(PICKLES))):
        return False
    match verb:
        case Verb.STEP | Verb.FIX:
            return len(pickles) == 1 and fields in (1, 2) and not goal
        case Verb.BACK:
            return len(pickles) == 1 and fields in (-1, -2) and not goal
        case Verb.EXCHANGE:
            return pickles in _PAIRS and not fields and not goal
        case Verb.KEEP:
            return not pickles and not fields and goal in GOALS
        case _:
            return not pickles and not fields and not goal


def in_order(actions: Iterable[GurkensoloAction]) -> tuple[GurkensoloAction, ...]:
    """*actions* sorted by notation, each once."""
    return tuple(sorted(set(actions), key=str))


@cache
def word(seat: int, verb: Verb) -> GurkensoloAction:
    """``pass``, ``claim`` or ``skip``."""
    return GurkensoloAction(seat, verb)


@cache
def steps_in(seat: int, verb: Verb, steps: int) -> tuple[GurkensoloAction, ...]:
    """One action for each step in the set *steps*, sorted by notation.

    There are 6 * 2 * 256 answers at most (3 MB), so all that were asked for are kept.
    """
    return in_order(
        GurkensoloAction(seat, verb, (pickle,), fields)
        for pickle in range(len(PICKLES))
        for fields in (1, 2)
        if steps & step_bit(pickle, fields)
    )


def step_bit(pickle: int, fields: int) -> int:
    """The set that holds only the step of *pickle* by *fields* (1 or 2) forward."""
    return 1 << 2 * pickle + fields - 1

"""The end: what goal cards are worth, and who has won."""

from collections.abc import Sequence
from enum import StrEnum

from rules.core.types import Effect, Outcome
from rules.gurkensolo import effects
from rules.gurkensolo.cards import PICKLES
from rules.gurkensolo.state import GurkensoloState

PLACE_POINTS = (4, 2, 1, 3)
"""For naming the first, second, third and fourth pickle."""


class Termination(StrEnum):
    """Why a game ended."""

    ARRIVED = "arrived"
    """Three pickles are in the goal."""
    RESIGNED = "resigned"
    """Only one seat was left, which has won."""


def points(goal: str, order: Sequence[int]) -> int:
    """What the goal card *goal* is worth where the pickles came in as *order*: 0 to 7, or 10."""
    named = zip(goal, order, PLACE_POINTS, strict=True)
    return sum(worth for letter, pickle, worth in named if letter == PICKLES[pickle])


def outcome(state: GurkensoloState) -> Outcome | None:
    """See :meth:`Game.outcome`."""
    if state.to_act:
        return None
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    ranks = [1 + sum(better > score for better in scores) for score in scores]
    # A resigned seat has 0, so it made nobody else's rank worse.
    for place, seat in enumerate(state.resigned):
        ranks[seat] = state.seats - place
    reason = Termination.ARRIVED if state.race.is_over else Termination.RESIGNED
    return Outcome(reason.value, scores, tuple(ranks))


def openings(state: GurkensoloState) -> tuple[Effect, ...]:
    """What is told at the end: every goal card, seat by seat, with points where it counts."""
    told: list[Effect] = []
    for seat, own in enumerate(state.goals):
        counts = state.race.is_over and seat not in state.resigned
        if counts:
            told.append(effects.scored(seat, own.held[0], _score(state, seat)))
        rest = own.cards[1:] if counts else own.cards
        told.extend(effects.opened(seat, goal) for goal in rest)
    return tuple(told)


def _score(state: GurkensoloState, seat: int) -> int:
    if seat in state.resigned or not state.race.is_over:
        return 0
    return points(state.goals[seat].held[0], state.race.order)

"""The end: what goal cards are worth, and who has won."""

from collections.abc import Sequence
from enum import StrEnum

from rules.core.types import Effect, Outcome, Points
from rules.gurkensolo import effects
from rules.gurkensolo.goals import PLACES, Goals, worths
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import GurkensoloState


class Termination(StrEnum):
    """Why a game ended."""

    ARRIVED = "arrived"
    """Three pickles are in the goal."""
    RESIGNED = "resigned"
    """Only one seat was left, which has won."""


def points(goal: str, order: Sequence[int]) -> int:
    """What the goal card *goal* is worth where the pickles came in as *order*: 0 to 7, or 10."""
    return sum(worths(goal, order))


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


def points_by_place(obs: GurkensoloObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`: what each seat has for naming the first, the second, and so on."""
    race = Race(obs.fields, obs.arrivals)
    by_seat = (_counted(race, own, seat in obs.resigned) for seat, own in enumerate(obs.goals))
    return tuple(map(Points, PLACES, zip(*by_seat, strict=True)))


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
    return sum(_counted(state.race, state.goals[seat], seat in state.resigned))


def _counted(race: Race, own: Goals, is_out: bool) -> tuple[int, ...]:
    """What each place of the card that was kept brings; nothing where it does not count."""
    if is_out or not race.is_over:
        return (0,) * len(PLACES)
    return worths(own.held[0], race.order)

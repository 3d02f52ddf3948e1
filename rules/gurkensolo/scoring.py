"""The end: what goal cards are worth, and who has won."""

from enum import StrEnum

from rules.core.ranking import ranks
from rules.core.types import Effect, Outcome, Points
from rules.gurkensolo import effects
from rules.gurkensolo.goals import PLACES, Goals, worths
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import GurkensoloState


class Termination(StrEnum):
    """The reason for the end of a game."""

    ARRIVED = "arrived"
    """Three pickles are in the goal."""
    RESIGNED = "resigned"
    """Only one seat was left, which has won."""


def outcome(state: GurkensoloState) -> Outcome | None:
    """See :meth:`Game.outcome`."""
    if state.to_act:
        return None
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    reason = Termination.ARRIVED if state.race.is_over else Termination.RESIGNED
    return Outcome(reason.value, scores, ranks(scores, state.resigned))


def points(observation: GurkensoloObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`: what each seat has for naming the first, the second, and so on."""
    race = Race(observation.fields, observation.arrivals)
    by_seat = (
        _counted(race, own, seat in observation.resigned)
        for seat, own in enumerate(observation.goals)
    )
    return tuple(map(Points, PLACES, zip(*by_seat, strict=True)))


def openings(state: GurkensoloState) -> tuple[Effect, ...]:
    """List the effects of the end: every goal card is opened, with points where it counts."""
    happened: list[Effect] = []
    for seat, own in enumerate(state.goals):
        counts = state.race.is_over and seat not in state.resigned
        if counts:
            happened.append(effects.scored(seat, own.held[0], _score(state, seat)))
        rest = own.cards[1:] if counts else own.cards
        happened.extend(effects.opened(seat, goal) for goal in rest)
    return tuple(happened)


def _score(state: GurkensoloState, seat: int) -> int:
    return sum(_counted(state.race, state.goals[seat], seat in state.resigned))


def _counted(race: Race, own: Goals, is_out: bool) -> tuple[int, ...]:
    """Return the points of each place of the card that was kept; none where it does not count."""
    if is_out or not race.is_over:
        return (0,) * len(PLACES)
    return worths(own.held[0], race.order)

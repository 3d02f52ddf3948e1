"""The end: what each seat has scored, and in which order the seats stand."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from rules.core.ranking import ranks
from rules.core.types import Outcome, Points
from rules.pier18.cards import CARDS, DECK, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.observe import PierObservation
from rules.pier18.plans import is_met
from rules.pier18.state import Phase, PierState

_Finished = PierState | PierObservation
"""Nothing is secret at the end, so both know all that counts."""


class Termination(StrEnum):
    """The reason for the end of a game."""

    BUILT = "built"
    """All piers are finished."""
    RESIGNED = "resigned"
    """Only one seat was left, which has won."""


class Tally(NamedTuple):
    """The points of a seat by source."""

    poets: int = 0
    lovers: int = 0
    fishers: int = 0
    flowers: int = 0
    plan: int = 0
    patrons: int = 0


class Standing(NamedTuple):
    """The grounds for the place of a seat that has not resigned: more is better, line by line."""

    points: int
    characters: int
    """On its pier."""
    earliness: int
    """More for an earlier date of its plan card: no two are equal."""
    seat: int


class Victory(StrEnum):
    """By what the first seat is ahead of the second one; the value is the kind of the effect."""

    POINTS = "won"
    CHARACTERS = "won-characters"
    DATE = "won-date"
    LAST = "won-last"
    """There is nobody else left."""


def tallies(finished: _Finished) -> tuple[Tally, ...]:
    """For each seat its points: none for one that has resigned.

    Where the others resigned, the pier of the last seat counts as it stands. Its plan card was not
    added, so it brings nothing.
    """
    return tuple(_tally(finished, seat) for seat in range(finished.seats))


def points(observation: _Finished) -> tuple[Points, ...]:
    """See :meth:`Game.points`."""
    by_source = zip(Tally._fields, zip(*tallies(observation), strict=True), strict=True)
    return tuple(Points(source, brought) for source, brought in by_source)


def outcome(state: PierState) -> Outcome | None:
    """See :meth:`Game.outcome`. No two seats have the same rank."""
    if state.phase is not Phase.OVER:
        return None
    totals = tuple(map(sum, tallies(state)))
    by_seat = [_standing(state, seat, total) for seat, total in enumerate(totals)]
    reason = Termination.BUILT if is_built(state) else Termination.RESIGNED
    return Outcome(reason.value, totals, ranks(by_seat, state.resigned))


def standings(state: PierState, totals: Sequence[int]) -> list[Standing]:
    """Rank the seats that have not resigned by *totals* and tie breakers, the best one first."""
    return sorted((_standing(state, seat, totals[seat]) for seat in state.playing), reverse=True)


def _standing(state: PierState, seat: int, total: int) -> Standing:
    plan = state.plans[seat]
    earliness = -DECK.index(plan) if plan else 0
    return Standing(total, state.columns[seat].characters, earliness, seat)


def victory(order: Sequence[Standing]) -> Victory:
    """By what the first of *order* has won."""
    first, *others = order
    if not others:
        return Victory.LAST
    if first.points > others[0].points:
        return Victory.POINTS
    return Victory.CHARACTERS if first.characters > others[0].characters else Victory.DATE


def is_built(finished: _Finished) -> bool:
    """Tell whether the piers of a game that is over were finished; not where one seat is left."""
    return len(finished.resigned) < finished.seats - 1


def _tally(finished: _Finished, seat: int) -> Tally:
    if seat in finished.resigned:
        return Tally()
    columns, plan = finished.columns[seat], finished.plans[seat]
    met = is_built(finished) and plan and is_met(CARDS[plan].plan, columns, finished.seats)
    patrons = NUMBERS.patron * len(finished.patrons[seat])
    return Tally(*scores(columns), NUMBERS.plan if met else 0, patrons)

"""Whose piers each picture shows."""

from render.pier18.seat_status import on_turn
from rules.pier18 import Phase, PierObservation

Page = tuple[int, ...]
"""The seats of a picture, from above."""


def pages(obs: PierObservation) -> tuple[Page, ...]:
    """The seats of each picture: the reader's own, or the one on turn, is the first of all.

    While nobody has a pier, the first picture tells about the others as well. Once the game is
    over no card lies above the first pier, and the one of the best of the others stands below it.
    """
    seats = _ordered(obs)
    if obs.phase is Phase.KEEP:
        return (seats[:1],)
    first = 2 if obs.phase is Phase.OVER else 1
    return tuple(page for page in (seats[:first], seats[first:]) if page)


def _ordered(obs: PierObservation) -> Page:
    """The others follow in the order of turns, or of places."""
    if obs.outcome is not None:
        best = obs.outcome.best_first
        return best if obs.seat is None else tuple(sorted(best, key=lambda each: each != obs.seat))
    playing = (seat for seat in range(obs.seats) if seat not in obs.resigned)
    first = next(seat for seat in (obs.seat, on_turn(obs), *playing) if seat is not None)
    return tuple((first + place) % obs.seats for place in range(obs.seats))

"""The gain of an answer at once: points of the pier, of the plan and of the patron."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.core.seat_order import replaced
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, NUMBERS
from rules.pier18.characters import POINTS, scores
from rules.pier18.observe import PierObservation
from rules.pier18.pier import Columns, Section, columns_of
from rules.pier18.plans import is_met
from rules.pier18.state import Phase


class Favourite(NamedTuple):
    """The seat that gets a patron."""

    seat: int
    points: int
    """For the characters of the patron."""
    is_tied: bool
    """Whether others have as many points, but a later card."""


def favourite(
    card: str, playing: Iterable[int], columns: Sequence[Columns], taken: Sequence[str | None]
) -> Favourite:
    """Return the one of *playing* that the patron *card* favours; *columns*, *taken* are by seat.

    Among equals it is the one whose card of this round has the earliest date.
    """
    count = POINTS[CARDS[card].patron]
    points = {seat: count(columns[seat]) for seat in playing}
    most = max(points.values())
    best = [(taken[seat] or "", seat) for seat, own in points.items() if own == most]
    return Favourite(min(best)[1], most, len(best) > 1)


def pier_after(obs: PierObservation, action: PierAction) -> Columns:
    """Return what is seen of the seat's pier after *action*."""
    card = action.card or obs.plans[action.seat]
    assert card is not None  # plans are shown before they are added
    return columns_of((*obs.piers[action.seat], Section(card, action.covered)))


def plan_points(obs: PierObservation, action: PierAction) -> int:
    """Return what the plan is worth after *action*: something once its card is added."""
    plan = obs.plans[action.seat]
    if action.verb is not Verb.PLAN or plan is None:
        return 0
    return NUMBERS.plan * is_met(CARDS[plan].plan, pier_after(obs, action), obs.seats)


def patron_after(obs: PierObservation, action: PierAction) -> tuple[str, Favourite] | None:
    """Return the card that *action* leaves over and whom it favours; None before the last turn."""
    playing = [seat for seat in range(obs.seats) if seat not in obs.resigned]
    others = (obs.taken[seat] for seat in playing if seat != action.seat)
    if obs.phase is not Phase.ROUND or not all(others):
        return None
    left = next(card for card in obs.open if card != action.card)
    columns = replaced(obs.columns, action.seat, pier_after(obs, action))
    return left, favourite(left, playing, columns, replaced(obs.taken, action.seat, action.card))


def patron_points(obs: PierObservation, action: PierAction) -> int:
    """Return what the patron of this round brings the seat that does *action*."""
    patron = patron_after(obs, action)
    return NUMBERS.patron if patron and patron[1].seat == action.seat else 0


def gain(obs: PierObservation, action: PierAction) -> int:
    """Return by how many points *action* changes the total of its seat."""
    change = sum(scores(pier_after(obs, action))) - sum(scores(columns_of(obs.piers[action.seat])))
    return change + plan_points(obs, action) + patron_points(obs, action)


def signed(points: int) -> str:
    """Return a change in points with its sign, if it is one."""
    return "0" if not points else f"+{points}" if points > 0 else f"−{-points}"

"""Find what is new, what the reader is about to do, and the state of each seat with that."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from render.view import View, fitting
from rules.pier18 import (
    CARDS,
    NUMBERS,
    Columns,
    Phase,
    Pier,
    PierAction,
    PierObservation,
    Scores,
    Section,
    Verb,
    best,
    columns_of,
    is_met,
    menu_steps,
    patron_points,
    scores,
)


def considered(obs: PierObservation, view: View) -> PierAction | None:
    """The action that the picture shows as if it were done; None if nothing is picked.

    While some menu steps are still open, it is the best action that fits, which a menu marks as
    well; of a plan card that is so from the start, since nothing else is left to choose.
    """
    picked = view.chosen
    if obs.outcome is not None or not (picked or (obs.legal and obs.phase is Phase.PLAN)):
        return obs.chosen or next(iter(view.planned), None)
    actions: tuple[PierAction, ...] = obs.legal or obs.open_legal
    found = fitting(actions, picked, menu_steps)
    return best(obs, found) if found else None


def picked_plan(obs: PierObservation, view: View) -> str | None:
    """The card that the reader keeps as a plan, which others do not know yet."""
    action = considered(obs, view)
    return action.plan if action is not None and action.verb is Verb.KEEP else None


def returned_cards(obs: PierObservation) -> tuple[str, ...]:
    """Those of the reader's first cards that are back in the deck, since the reader has chosen."""
    kept = obs.chosen
    return tuple(card for card in obs.hand if kept and card not in (kept.card, kept.plan))


def added(obs: PierObservation, view: View, seat: int) -> Section | None:
    """The section that would be added to the pier of *seat*."""
    action = considered(obs, view)
    if action is None or action.seat != seat or obs.phase is Phase.OVER:
        return None
    return Section(obs.plans[seat] or "" if action.verb is Verb.PLAN else action.card,
                   action.covered)  # fmt: skip


class Turn(NamedTuple):
    """A card that a seat took in a round."""

    seat: int
    section: int
    """Which of the seat's sections it is; the foundation is 0."""


def recent(obs: PierObservation) -> frozenset[Turn]:
    """The turns to mark, as far as an observation tells in which order they came."""
    turns = tuple(_turns(obs))
    if obs.outcome is not None or not turns:
        return frozenset()
    own = [number for number, turn in enumerate(turns) if turn.seat == obs.seat]
    if obs.seat is None or obs.seat in obs.resigned:
        return frozenset(turns[-1:])
    return frozenset((*turns[own[-1] + 1 if own else 0 :], turns[-1]))


def _turns(obs: PierObservation) -> Iterator[Turn]:
    """All turns so far, in their order; of this round alone once somebody has resigned."""
    if obs.leader is None:
        return
    first = obs.round if obs.resigned else 1
    for number in range(first, obs.round + 1):
        leader = obs.leader - (obs.round - number)
        for place in range(obs.seats):
            seat = (leader + place) % obs.seats
            if number < obs.round or _has_taken(obs, seat):
                yield Turn(seat, number)


def _has_taken(obs: PierObservation, seat: int) -> bool:
    """Tell whether *seat* has taken a card in the last round that has begun."""
    return obs.taken[seat] is not None or (obs.phase is Phase.PLAN and not obs.resigned)


Page = tuple[int, ...]
"""The seats of a picture, from above."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStatus:
    """A seat's pier and points as the reader's picture shows them."""

    pier: Pier
    """Including the section that the reader considers."""
    added: Section | None
    """That section, which is then the last one of ``pier``."""
    columns: Columns
    scores: Scores
    gains: Scores | None
    """What the considered section changes; None without such a section or without a pier."""
    patrons: int
    """Points, with those of :attr:`patron_gain`."""
    patron_gain: int
    """What the considered section brings with the patron of this round."""
    is_met: bool
    """Whether the pier meets the plan."""
    plan: int
    """Points for the plan, which count once its card is part of the pier."""
    total: int
    gain: int
    """What the considered section changes in the total."""


def seat_status(obs: PierObservation, view: View, seat: int) -> SeatStatus:
    """The status of *seat* as the reader sees it."""
    section, thought = added(obs, view, seat), considered(obs, view)
    now = columns_of(obs.piers[seat])
    pier = (*obs.piers[seat], section) if section else obs.piers[seat]
    columns = columns_of(pier)
    counted, before = scores(columns), scores(now)
    met = obs.plans[seat] is not None and _meets(obs, seat, columns)
    plan = NUMBERS.plan if met and _is_built(obs, seat, pier) else 0
    won = patron_points(obs, thought) if section and thought else 0
    patrons = NUMBERS.patron * len(obs.patrons[seat]) + won
    total = sum(counted) + plan + patrons
    return SeatStatus(
        pier=pier,
        added=section,
        columns=columns,
        scores=counted,
        gains=_gains(before, counted) if section and obs.piers[seat] else None,
        patrons=patrons,
        patron_gain=won,
        is_met=met,
        plan=plan,
        total=total if obs.outcome is None else obs.outcome.scores[seat],
        gain=sum(counted) + plan + won - sum(before),
    )


def _gains(before: Scores, after: Scores) -> Scores:
    return Scores(*(new - old for new, old in zip(after, before, strict=True)))


def _meets(obs: PierObservation, seat: int, columns: Columns) -> bool:
    plan = obs.plans[seat]
    return plan is not None and is_met(CARDS[plan].plan, columns, obs.seats)


def _is_built(obs: PierObservation, seat: int, pier: Pier) -> bool:
    """Tell whether the plan card lies at the end of the pier."""
    return obs.phase in (Phase.PLAN, Phase.OVER) and pier[-1].card == obs.plans[seat]


def has_won(obs: PierObservation, seat: int) -> bool:
    """Tell whether *seat* is the first of a finished game."""
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def on_turn(obs: PierObservation) -> int | None:
    """The seat on turn; None while several choose at the same time, and at the end."""
    return obs.to_act[0] if obs.phase is Phase.ROUND and obs.to_act else None


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
    """The others follow in the order of turns, or of places.

    Where nobody can choose here, as in a moving picture, whoever has moved last is the first.
    """
    if obs.outcome is not None:
        best = obs.outcome.best_first
        return best if obs.seat is None else tuple(sorted(best, key=lambda each: each != obs.seat))
    playing = (seat for seat in range(obs.seats) if seat not in obs.resigned)
    moved = () if obs.open_legal else (turn.seat for turn in recent(obs))
    first = next(seat for seat in (obs.seat, *moved, on_turn(obs), *playing) if seat is not None)
    return tuple((first + place) % obs.seats for place in range(obs.seats))

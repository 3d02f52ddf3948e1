"""How each seat is doing: its pier and points, with the section the reader considers."""

from dataclasses import dataclass

from render.pier18.choices import added
from render.view import View
from rules.pier18 import (
    CARDS,
    NUMBERS,
    Columns,
    Phase,
    Pier,
    PierObservation,
    Scores,
    Section,
    columns_of,
    is_met,
    scores,
)


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
    """Points."""
    is_met: bool
    """Whether the pier meets the plan."""
    plan: int
    """Points for the plan, which count once its card is part of the pier."""
    total: int
    gain: int
    """What the considered section changes in the total."""


def seat_status(obs: PierObservation, view: View, seat: int) -> SeatStatus:
    """The status of *seat* as the reader sees it."""
    section = added(obs, view, seat)
    now = columns_of(obs.piers[seat])
    pier = (*obs.piers[seat], section) if section else obs.piers[seat]
    columns = columns_of(pier)
    counted, before = scores(columns), scores(now)
    met = obs.plans[seat] is not None and _meets(obs, seat, columns)
    plan = NUMBERS.plan if met and _is_built(obs, seat, pier) else 0
    patrons = NUMBERS.patron * len(obs.patrons[seat])
    total = sum(counted) + plan + patrons
    return SeatStatus(
        pier=pier,
        added=section,
        columns=columns,
        scores=counted,
        gains=_gains(before, counted) if section and obs.piers[seat] else None,
        patrons=patrons,
        is_met=met,
        plan=plan,
        total=total if obs.outcome is None else obs.outcome.scores[seat],
        gain=sum(counted) + plan - sum(before),
    )


def _gains(before: Scores, after: Scores) -> Scores:
    return Scores(*(new - old for new, old in zip(after, before, strict=True)))


def _meets(obs: PierObservation, seat: int, columns: Columns) -> bool:
    plan = obs.plans[seat]
    return plan is not None and is_met(CARDS[plan].plan, columns, obs.seats)


def _is_built(obs: PierObservation, seat: int, pier: Pier) -> bool:
    """Whether the plan card lies at the end of the pier."""
    return obs.phase in (Phase.PLAN, Phase.OVER) and pier[-1].card == obs.plans[seat]


def has_won(obs: PierObservation, seat: int) -> bool:
    """Whether *seat* is the first of a finished game."""
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def on_turn(obs: PierObservation) -> int | None:
    """The seat on turn; None while several choose at the same time, and at the end."""
    return obs.to_act[0] if obs.phase is Phase.ROUND and obs.to_act else None

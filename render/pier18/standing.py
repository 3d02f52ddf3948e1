"""What each seat has, and what it would have."""

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
class Standing:
    """The pier of a seat and its points."""

    pier: Pier
    """With the section that the reader thinks of."""
    added: Section | None
    """That section; then it is the last one of ``pier``."""
    columns: Columns
    scores: Scores
    gains: Scores | None
    """What the section that is thought of changes; None where there is no such section, or no pier
    yet."""
    patrons: int
    """Points."""
    is_met: bool
    """Whether the pier meets the plan."""
    plan: int
    """Points for the plan: they count as soon as its card lies in the pier."""
    total: int
    gain: int
    """What the section that is thought of changes in the total."""


def standing(obs: PierObservation, view: View, seat: int) -> Standing:
    """How *seat* stands in the eyes of the reader."""
    section = added(obs, view, seat)
    now = columns_of(obs.piers[seat])
    pier = (*obs.piers[seat], section) if section else obs.piers[seat]
    columns = columns_of(pier)
    counted, before = scores(columns), scores(now)
    met = obs.plans[seat] is not None and _meets(obs, seat, columns)
    plan = NUMBERS.plan if met and _is_built(obs, seat, pier) else 0
    patrons = NUMBERS.patron * len(obs.patrons[seat])
    total = sum(counted) + plan + patrons
    return Standing(
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
    """Whose turn it is; None while several choose, and at the end."""
    return obs.to_act[0] if obs.phase is Phase.ROUND and obs.to_act else None

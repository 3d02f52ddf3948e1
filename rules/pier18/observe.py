"""The observation of a game of Pier 18 by a seat or a spectator."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.types import Observation, Outcome
from rules.pier18.actions import PierAction
from rules.pier18.cards import CARDS, DECK
from rules.pier18.pier import Columns, Pier, columns_of
from rules.pier18.plans import is_met
from rules.pier18.state import Phase, PierState, legal_actions


@dataclass(frozen=True, slots=True, kw_only=True)
class PierObservation(Observation):
    """A position of Pier 18 as far as one seat knows it. A card is its id in :data:`CARDS`.

    How a pier would look: ``columns_of((*piers[seat], Section("P07", 2)))``.
    """

    game: ClassVar[str] = "pier18"

    legal: tuple[PierAction, ...]
    open_legal: tuple[PierAction, ...]
    """The legal actions of the seat on turn; () while several choose at the same time."""

    phase: Phase
    round: int
    """1 to ``rounds``; 0 while foundations and plans are chosen. Afterwards the last one."""
    rounds: int
    leader: int | None
    """Who began this round; None before the first."""
    hand: tuple[str, ...]
    """The cards that ``seat`` was dealt, ascending, until the foundations are shown; then ()."""
    chosen: PierAction | None
    """What ``seat`` has chosen and others do not see yet: what it keeps, or how it adds its plan
    card."""
    ready: tuple[int, ...]
    """The seats that have chosen while others still do, ascending."""
    piers: tuple[Pier, ...]
    """For each seat; () until the foundations are shown. A seat that resigned keeps its pier."""
    plans: tuple[str | None, ...]
    """For each seat its plan card; None until the foundations are shown. At the end the card lies
    in the pier as well."""
    open: tuple[str, ...]
    """The cards that can be taken now, ascending."""
    taken: tuple[str | None, ...]
    """For each seat the card that it has taken in this round; None where it has not, and after the
    last round."""
    patrons: tuple[tuple[str, ...], ...]
    """For each seat its patron cards in the order in which they came."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""

    @property
    def columns(self) -> tuple[Columns, ...]:
        """For each seat what can be seen of its pier."""
        return tuple(map(columns_of, self.piers))

    @property
    def unseen(self) -> tuple[str, ...]:
        """The cards that ``seat`` sees nowhere, ascending: in the deck or in hands of others."""
        seen = {*self.hand, *self.open, *self.plans}
        for pier, patrons in zip(self.piers, self.patrons, strict=True):
            seen.update(patrons, (section.card for section in pier))
        return tuple(card for card in DECK if card not in seen)

    def meets_plan(self, seat: int) -> bool:
        """Tell whether the pier of *seat* meets its plan as it is now; no where that is unknown."""
        plan = self.plans[seat]
        if plan is None:
            return False
        return is_met(CARDS[plan].plan, columns_of(self.piers[seat]), self.seats)


def observe(state: PierState, seat: int | None, outcome: Outcome | None) -> PierObservation:
    """See :meth:`Game.observe`."""
    in_turn = state.phase is Phase.ROUND
    together = state.phase in (Phase.KEEP, Phase.PLAN)
    return PierObservation(
        **common_fields(
            state,
            seat,
            legal=legal_actions(state, seat),
            open_legal=legal_actions(state, state.to_act[0]) if in_turn else (),
            outcome=outcome,
        ),
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        leader=state.leader,
        hand=() if seat is None else state.hands[seat],
        chosen=None if seat is None else state.choices[seat],
        ready=tuple(s for s in state.playing if s not in state.to_act) if together else (),
        piers=state.piers,
        plans=state.plans,
        open=state.open,
        taken=state.taken,
        patrons=state.patrons,
        resigned=state.resigned,
    )

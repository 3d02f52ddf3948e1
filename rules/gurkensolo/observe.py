"""The observation of a game of Das Gurkensolo by a seat or a spectator."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.types import Observation, Outcome
from rules.gurkensolo.actions import GurkensoloAction
from rules.gurkensolo.goals import Goals
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.state import GurkensoloState, Laid, Phase, legal_actions


@dataclass(frozen=True, slots=True, kw_only=True)
class GurkensoloObservation(Observation):
    """A position of Das Gurkensolo as far as one seat knows it.

    Pickles are indices in :data:`PICKLES`, instruction cards indices in :data:`CARDS`, goal cards
    their letters in the order wanted.
    """

    game: ClassVar[str] = "gurkensolo"

    legal: tuple[GurkensoloAction, ...]
    open_legal: tuple[GurkensoloAction, ...]
    """The legal actions of the seat on turn where they reveal nothing of its hand: with an open
    pair, and in challenge play without specials, where every step may be tried."""

    phase: Phase
    turn: int
    """The seat on turn; in phase KEEP the one that draws next; at the end the last one on turn."""
    fields: tuple[int, ...]
    """For each pickle its field, 1 to 12, or 13 for the goal."""
    arrivals: tuple[int, ...]
    """The pickles in the goal, in the order in which they arrived."""
    pile: int
    """How many cards are left to draw."""
    discards: tuple[int, ...]
    """The cards laid open since the pile was last made, ascending."""
    hand: tuple[int, ...]
    """The two drawn cards, ascending: to the seat on turn its own, in phase FIX the open pair to
    all; else ()."""
    laid: Laid | None
    """The pair laid open last, with what became of it; in phase FIX the pair in question."""
    last: GurkensoloAction | None
    """The last action with a pair of cards; a wrong step too, though it was taken back."""
    goals: tuple[Goals, ...]
    """For each seat its goal cards as far as they are known: one's own; at the end those of all."""
    deciders: tuple[int, ...]
    """In professional play the seats that have kept one goal card, ascending."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""

    @property
    def own(self) -> Goals:
        """The goal cards of ``seat``; none for a spectator."""
        return Goals() if self.seat is None else self.goals[self.seat]


def observe(
    state: GurkensoloState, seat: int | None, outcome: Outcome | None
) -> GurkensoloObservation:
    """See :meth:`Game.observe`."""
    is_open = state.phase is Phase.FIX
    return GurkensoloObservation(
        **common_fields(
            state,
            seat,
            legal=legal_actions(state, seat),
            open_legal=state.legal if is_open or _all_may_try(state.setup) else (),
            outcome=outcome,
        ),
        phase=state.phase,
        turn=state.turn,
        fields=state.race.fields,
        arrivals=state.race.arrivals,
        pile=len(state.pile),
        discards=state.discards,
        hand=state.hand if is_open or seat == state.turn else (),
        laid=state.laid,
        last=state.last,
        goals=_known_goals(state, seat),
        deciders=state.deciders,
        resigned=state.resigned,
    )


def _all_may_try(setup: GurkensoloSetup) -> bool:
    """Tell whether the actions of a seat never depend on its hand."""
    return setup.is_challenge and not setup.has_specials


def _known_goals(state: GurkensoloState, seat: int | None) -> tuple[Goals, ...]:
    if state.phase is Phase.OVER:
        return state.goals
    return tuple(own if seat == owner else Goals() for owner, own in enumerate(state.goals))

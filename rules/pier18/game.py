"""Pier 18 by Rory Muldoon, behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import (
    Belief,
    Component,
    GameInfo,
    MenuStep,
    Outcome,
    Phrase,
    Points,
    Setup,
    Step,
    VisibleHistory,
)
from rules.pier18 import deal, hidden, menu, observe, preview, resign, scoring, transitions
from rules.pier18.actions import PierAction, is_notation
from rules.pier18.check import check
from rules.pier18.components import COMPONENTS
from rules.pier18.legal import legal_actions
from rules.pier18.observe import PierObservation
from rules.pier18.options import OPTIONS, SEATS
from rules.pier18.state import PierState


class Pier18(Game[PierState, PierAction, PierObservation]):
    """Take a card a round, lay it out to sea over part of the last one, and count who strolls.

    Chance: a card is drawn with ``below(n)``, its place in the n ascending cards that are left. At
    ply 0 the seats are dealt their cards, from seat 0 on, all of a seat before the next one's. At
    the ply at which a round begins its cards are drawn.
    """

    info = GameInfo(
        key="pier18",
        min_seats=SEATS[0],
        max_seats=SEATS[-1],
        options=OPTIONS,
        rules_version=2,
        has_hidden_information=True,
        has_chance=True,
        terminations=tuple(scoring.Termination),
        authors="Rory Muldoon",
        minutes=20,
        weight=2,
    )
    state_type = PierState
    observation_type = PierObservation

    def deal(self, setup: Setup, seed: bytes) -> PierState:
        """See :meth:`Game.deal`."""
        return deal.deal(setup, seed)

    def legal_actions(self, state: PierState, seat: int) -> tuple[PierAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return legal_actions(state, seat)

    def apply(self, state: PierState, action: PierAction) -> Step[PierState]:
        """See :meth:`Game.apply`."""
        return transitions.apply(state, action)

    def give_up(self, state: PierState, seat: int) -> Step[PierState]:
        """See :meth:`Game.give_up`, and :mod:`rules.pier18.resign`."""
        return resign.give_up(state, seat)

    def observe(self, state: PierState, seat: int | None) -> PierObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: PierObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> PierState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng)

    def outcome(self, state: PierState) -> Outcome | None:
        """See :meth:`Game.outcome`. No two seats have the same rank."""
        return scoring.outcome(state)

    def points(self, observation: PierObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`: the four characters, the plan, the patrons."""
        return scoring.points(observation)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

    def check(self, state: PierState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: PierAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`: two cards, or a card and how much it covers."""
        return menu.menu_steps(action)

    def question(self, observation: PierObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

    def preview(self, observation: PierObservation, action: PierAction) -> Phrase:
        """See :meth:`Game.preview`."""
        return preview.preview(observation, action)

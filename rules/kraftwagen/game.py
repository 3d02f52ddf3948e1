"""Kraftwagen by Matthias Cramer, behind the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from rules.core.game import Game
from rules.core.types import (
    Belief,
    Component,
    GameInfo,
    MenuStep,
    Outcome,
    Phrase,
    Points,
    Step,
    VisibleHistory,
)
from rules.kraftwagen import deal, hidden, menu, observe, preview, resign, scoring, transitions
from rules.kraftwagen.actions import KraftwagenAction, is_notation
from rules.kraftwagen.check import check
from rules.kraftwagen.components import COMPONENTS
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.options import OPTIONS, KraftwagenSetup
from rules.kraftwagen.state import KraftwagenState


class Kraftwagen(Game[KraftwagenState, KraftwagenAction, KraftwagenObservation]):
    """Who has earned most with cars and races after three game turns wins.

    Chance: at ply 0 the workers (by seat), the action tiles with one action, those with two, and
    the one with three (each in the order of the card list) are shuffled into the chain, in this
    order; then two research cards are drawn. Later, cards are drawn two at a time, at the ply at
    which one is taken.
    """

    info = GameInfo(
        key="kraftwagen",
        min_seats=2,
        max_seats=4,
        options=OPTIONS,
        rules_version=2,
        has_hidden_information=True,
        has_chance=True,
        terminations=tuple(scoring.Termination),
        authors="Matthias Cramer",
        minutes=90,
        weight=3,
    )
    state_type: ClassVar[type] = KraftwagenState
    observation_type: ClassVar[type] = KraftwagenObservation
    setup_type = KraftwagenSetup

    def deal(self, setup: KraftwagenSetup, seed: bytes) -> KraftwagenState:
        """See :meth:`Game.deal`."""
        return deal.deal(setup, seed)

    def legal_actions(self, state: KraftwagenState, seat: int) -> tuple[KraftwagenAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat == state.table.active_seat else ()

    def apply(self, state: KraftwagenState, action: KraftwagenAction) -> Step[KraftwagenState]:
        """See :meth:`Game.apply`."""
        return transitions.apply(state, action)

    def give_up(self, state: KraftwagenState, seat: int) -> Step[KraftwagenState]:
        """See :meth:`Game.give_up`, and :mod:`rules.kraftwagen.resign`."""
        return resign.give_up(state, seat)

    def observe(self, state: KraftwagenState, seat: int | None) -> KraftwagenObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: KraftwagenObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> KraftwagenState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng, history)

    def outcome(self, state: KraftwagenState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return scoring.outcome(state)

    def check(self, state: KraftwagenState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: KraftwagenAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`."""
        return menu.menu_steps(action)

    def label(self, observation: KraftwagenObservation, step: MenuStep) -> Phrase:
        """See :meth:`Game.label`."""
        return menu.label(observation, step)

    def suggested(self, observation: KraftwagenObservation) -> tuple[KraftwagenAction, ...]:
        """See :meth:`Game.suggested`: two of ten action tiles."""
        return menu.suggested(observation)

    def question(self, observation: KraftwagenObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

    def step_question(
        self, observation: KraftwagenObservation, field: str, actions: Sequence[KraftwagenAction]
    ) -> Phrase:
        """See :meth:`Game.step_question`."""
        return menu.step_question(observation, field, actions)

    def preview(
        self, observation: KraftwagenObservation, action: KraftwagenAction
    ) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return preview.preview(observation, action)

    def points(self, observation: KraftwagenObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return scoring.points(observation)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

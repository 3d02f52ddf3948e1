"""Das Gurkensolo by Niek Neuwahl, behind the contract."""

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
    Step,
    VisibleHistory,
)
from rules.gurkensolo import deal, hidden, menu, observe, preview, resign, scoring, transitions
from rules.gurkensolo.actions import GurkensoloAction, Verb, is_notation
from rules.gurkensolo.check import check
from rules.gurkensolo.components import COMPONENTS
from rules.gurkensolo.legal import legal_actions
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.options import OPTIONS, PRESETS, GurkensoloSetup
from rules.gurkensolo.state import GurkensoloState


class Gurkensolo(Game[GurkensoloState, GurkensoloAction, GurkensoloObservation]):
    """Four pickles race for everybody; the goal card nearest to their order wins.

    Chance: at ply 0 the seat that begins is drawn (``below(seats)``), then the goal cards, seat by
    seat from seat 0, all of a seat before the next one's, each with ``below`` from what is left of
    the sorted 24. Then, as at every ply at which a pair is drawn, ``below(n * (n - 1))`` for a pile
    of n cards: the number divided by n - 1 is the place of one card in the ascending pile, and what
    remains is the place of the other one in the rest.

    In challenge play nothing stops seats from erring forever, so a game that all of them want to
    spoil need not end. Actions chosen at random always lead to an end.
    """

    info = GameInfo(
        key="gurkensolo",
        min_seats=2,
        max_seats=6,
        options=OPTIONS,
        presets=PRESETS,
        rules_version=1,
        has_hidden_information=True,
        has_chance=True,
        terminations=tuple(scoring.Termination),
        authors="Niek Neuwahl",
        minutes=30,
        weight=1,
    )
    state_type = GurkensoloState
    observation_type = GurkensoloObservation
    setup_type = GurkensoloSetup

    def deal(self, setup: GurkensoloSetup, seed: bytes) -> GurkensoloState:
        """See :meth:`Game.deal`."""
        return deal.deal(setup, seed)

    def legal_actions(self, state: GurkensoloState, seat: int) -> tuple[GurkensoloAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return legal_actions(state, seat)

    def apply(self, state: GurkensoloState, action: GurkensoloAction) -> Step[GurkensoloState]:
        """See :meth:`Game.apply`."""
        return transitions.apply(state, action)

    def forced(self, state: GurkensoloState) -> GurkensoloAction | None:
        """See :meth:`Game.forced`: to pass, and to skip where no step is right."""
        if len(state.legal) == 1 and state.legal[0].verb in (Verb.PASS, Verb.SKIP):
            return state.legal[0]
        return None

    def give_up(self, state: GurkensoloState, seat: int) -> Step[GurkensoloState]:
        """See :meth:`Game.give_up`, and :mod:`rules.gurkensolo.resign`."""
        return resign.give_up(state, seat)

    def observe(self, state: GurkensoloState, seat: int | None) -> GurkensoloObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: GurkensoloObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> GurkensoloState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng, belief)

    def outcome(self, state: GurkensoloState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return scoring.outcome(state)

    def points(self, observation: GurkensoloObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return scoring.points(observation)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

    def check(self, state: GurkensoloState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: GurkensoloAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`: a pickle and what it does, or one word."""
        return menu.menu_steps(action)

    def label(self, observation: GurkensoloObservation, step: MenuStep) -> Phrase:
        """See :meth:`Game.label`."""
        return menu.label(observation, step)

    def preview(
        self, observation: GurkensoloObservation, action: GurkensoloAction
    ) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return preview.preview(action)

    def question(self, observation: GurkensoloObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

"""Docker by Ingo Althöfer, Hilko Drude and Reinhold Wittig, behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import (
    Belief,
    Component,
    GameInfo,
    MenuStep,
    Outcome,
    Phrase,
    Step,
    VisibleHistory,
)
from rules.docker import deal, hidden, menu, observe, resign, scoring, transitions
from rules.docker.actions import DockerAction, is_notation
from rules.docker.check import check
from rules.docker.components import COMPONENTS
from rules.docker.elimination import Reason
from rules.docker.observe import DockerObservation
from rules.docker.options import OPTIONS, PRESETS, DockerSetup
from rules.docker.state import DockerState


class Docker(Game[DockerState, DockerAction, DockerObservation]):
    """The last seat that can move a cube wins.

    Chance: at ply 0 the seat that begins is drawn (``below(seats)``). Then, as at every ply, the
    dice follow in the order in which they are rolled; a seat that no number could help uses one up.
    """

    info = GameInfo(
        key="docker",
        min_seats=2,
        max_seats=4,
        options=OPTIONS,
        presets=PRESETS,
        rules_version=1,
        has_hidden_information=False,
        has_chance=True,
        has_scores=False,
        terminations=tuple(Reason),
        authors="Ingo Althöfer, Hilko Drude, Reinhold Wittig",
        minutes=20,
        weight=1,
    )
    state_type = DockerState
    observation_type = DockerObservation
    setup_type = DockerSetup

    def deal(self, setup: DockerSetup, seed: bytes) -> DockerState:
        """See :meth:`Game.deal`."""
        return deal.deal(setup, seed)

    def legal_actions(self, state: DockerState, seat: int) -> tuple[DockerAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat in state.to_act else ()

    def apply(self, state: DockerState, action: DockerAction) -> Step[DockerState]:
        """See :meth:`Game.apply`."""
        return transitions.apply(state, action)

    def give_up(self, state: DockerState, seat: int) -> Step[DockerState]:
        """See :meth:`Game.give_up`."""
        return resign.give_up(state, seat)

    def observe(self, state: DockerState, seat: int | None) -> DockerObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: DockerObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> DockerState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng)

    def outcome(self, state: DockerState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return scoring.outcome(state)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

    def check(self, state: DockerState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: DockerAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`."""
        return menu.menu_steps(action)

    def question(self, observation: DockerObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

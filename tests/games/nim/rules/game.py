"""Nim behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import (
    Belief,
    Component,
    GameInfo,
    VisibleHistory,
)
from tests.games.nim.rules import hidden, menu, observe, scoring, transitions
from tests.games.nim.rules.actions import NimAction, is_notation
from tests.games.nim.rules.check import check
from tests.games.nim.rules.components import COMPONENTS
from tests.games.nim.rules.observe import NimObservation
from tests.games.nim.rules.options import OPTIONS, PRESETS, NimSetup
from tests.games.nim.rules.state import NimState


class Nim(Game[NimState, NimAction, NimObservation]):
    """Take the last match, which wins or loses, as the table chose."""

    info = GameInfo(
        key="nim",
        min_seats=2,
        max_seats=2,
        options=OPTIONS,
        presets=PRESETS,
        rules_version=1,
        has_hidden_information=False,
        has_chance=False,
        terminations=tuple(scoring.Termination),
    )
    state_type = NimState
    observation_type = NimObservation
    setup_type = NimSetup

    deal = staticmethod(transitions.deal)

    def legal_actions(self, state: NimState, seat: int) -> tuple[NimAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat in state.to_act else ()

    apply = staticmethod(transitions.apply)
    give_up = staticmethod(transitions.give_up)

    def observe(self, state: NimState, seat: int | None) -> NimObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: NimObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> NimState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng)

    outcome = staticmethod(scoring.outcome)
    points = staticmethod(scoring.points)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

    check = staticmethod(check)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    menu_steps = staticmethod(menu.menu_steps)
    question = staticmethod(menu.question)

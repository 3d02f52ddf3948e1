"""Kraftwagen by Matthias Cramer, behind the contract."""

from random import Random
from typing import ClassVar

from rules.core.game import Game
from rules.core.types import Belief, GameInfo, VisibleHistory
from rules.kraftwagen import hidden, menu, observe, preview, scoring, suggest, transitions
from rules.kraftwagen.actions import KraftwagenAction, is_notation
from rules.kraftwagen.check import check
from rules.kraftwagen.menu import COMPONENTS
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.phases import setting_up
from rules.kraftwagen.state import OPTIONS, KraftwagenSetup, KraftwagenState


class Kraftwagen(Game[KraftwagenState, KraftwagenAction, KraftwagenObservation]):
    """Earn the most with cars and races in three game turns.

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

    deal = staticmethod(setting_up.deal)

    def legal_actions(self, state: KraftwagenState, seat: int) -> tuple[KraftwagenAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat == state.table.active_seat else ()

    apply = staticmethod(transitions.apply)
    give_up = staticmethod(transitions.give_up)

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

    outcome = staticmethod(scoring.outcome)
    check = staticmethod(check)
    well_formed = staticmethod(is_notation)
    menu_steps = staticmethod(menu.menu_steps)
    label = staticmethod(menu.label)
    short = staticmethod(menu.short)
    outlook = staticmethod(menu.outlook)
    offered = staticmethod(menu.offered)
    whole = staticmethod(suggest.whole)
    suggested = staticmethod(suggest.suggested)
    question = staticmethod(menu.question)
    step_question = staticmethod(menu.step_question)
    preview = staticmethod(preview.preview)
    points = staticmethod(scoring.points)

    components = staticmethod(lambda: COMPONENTS)

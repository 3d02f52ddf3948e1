"""Pier 18 by Rory Muldoon, behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import Belief, GameInfo, VisibleHistory
from rules.pier18 import hidden, menu, observe, preview, scoring, transitions
from rules.pier18.actions import PierAction, is_notation
from rules.pier18.check import check
from rules.pier18.menu import COMPONENTS
from rules.pier18.observe import PierObservation
from rules.pier18.state import OPTIONS, SEATS, PierState, legal_actions


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

    deal = staticmethod(transitions.deal)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(transitions.apply)
    give_up = staticmethod(transitions.give_up)

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

    outcome = staticmethod(scoring.outcome)
    points = staticmethod(scoring.points)

    components = staticmethod(lambda: COMPONENTS)

    check = staticmethod(check)
    well_formed = staticmethod(is_notation)
    menu_steps = staticmethod(menu.menu_steps)
    label = staticmethod(menu.label)
    whole = staticmethod(menu.whole)
    offered = staticmethod(menu.offered)
    suggested = staticmethod(menu.suggested)
    question = staticmethod(menu.question)
    step_question = staticmethod(menu.step_question)
    is_rash = staticmethod(preview.is_rash)
    preview = staticmethod(preview.preview)

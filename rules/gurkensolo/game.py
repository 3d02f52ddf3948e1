"""Das Gurkensolo by Niek Neuwahl, behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import Belief, GameInfo, Phrase, VisibleHistory
from rules.gurkensolo import hidden, menu, observe, resign, scoring, transitions
from rules.gurkensolo.actions import GurkensoloAction, Verb, is_notation
from rules.gurkensolo.check import check
from rules.gurkensolo.menu import COMPONENTS
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.options import OPTIONS, PRESETS, GurkensoloSetup
from rules.gurkensolo.state import GurkensoloState, legal_actions


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

    deal = staticmethod(transitions.deal)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(transitions.apply)

    def forced(self, state: GurkensoloState) -> GurkensoloAction | None:
        """See :meth:`Game.forced`: to pass, and to skip where no step is right."""
        if len(state.legal) == 1 and state.legal[0].verb in (Verb.PASS, Verb.SKIP):
            return state.legal[0]
        return None

    give_up = staticmethod(resign.give_up)

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

    outcome = staticmethod(scoring.outcome)
    points = staticmethod(scoring.points)

    components = staticmethod(lambda: COMPONENTS)

    check = staticmethod(check)
    well_formed = staticmethod(is_notation)
    menu_steps = staticmethod(menu.menu_steps)
    label = staticmethod(menu.label)
    short = staticmethod(menu.short)
    offered = staticmethod(menu.offered)

    def preview(
        self, observation: GurkensoloObservation, action: GurkensoloAction
    ) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return menu.preview(action)

    suggested = staticmethod(menu.suggested)
    question = staticmethod(menu.question)

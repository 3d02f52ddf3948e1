"""Docker by Ingo Althöfer, Hilko Drude and Reinhold Wittig, behind the contract."""

from random import Random

from rules.core.game import Game
from rules.core.types import Belief, GameInfo, VisibleHistory
from rules.docker import hidden, menu, observe, transitions
from rules.docker.actions import DockerAction, is_notation
from rules.docker.board import Reason
from rules.docker.check import check
from rules.docker.menu import COMPONENTS
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

    deal = staticmethod(transitions.deal)

    def legal_actions(self, state: DockerState, seat: int) -> tuple[DockerAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat in state.to_act else ()

    apply = staticmethod(transitions.apply)
    give_up = staticmethod(transitions.give_up)

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

    outcome = staticmethod(observe.outcome)
    observe = staticmethod(observe.observe)
    components = staticmethod(lambda: COMPONENTS)

    check = staticmethod(check)
    well_formed = staticmethod(is_notation)
    menu_steps = staticmethod(menu.menu_steps)
    label = staticmethod(menu.label)
    suggested = staticmethod(menu.suggested)
    question = staticmethod(menu.question)

"""Pick & Pack by Simon Hunt, behind the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from rules.core.errors import NoShortcut
from rules.core.game import Game
from rules.core.types import Belief, GameInfo, VisibleHistory
from rules.pick_and_pack import arranging, gains, hidden, menu, observe, scoring, transitions
from rules.pick_and_pack.actions import PackAction, is_notation
from rules.pick_and_pack.check import check
from rules.pick_and_pack.menu import COMPONENTS
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.options import OPTIONS, PackSetup
from rules.pick_and_pack.state import PackState


class PickAndPack(Game[PackState, PackAction, PackObservation]):
    """Pack the most apples into crates; the game ends with a fourth closed crate, or stuck.

    Chance: at ply 0 the trays, in ascending order, are shuffled onto the squares (a1, a2 ... f6);
    then, with random tiles, those of Red and those of Blue, in the order of their letters, into
    their slots; then, with random and open tiles, the seat that begins is drawn (``below(2)``).
    With secret tiles it is drawn at the ply at which both seats are ready.

    A seat may clear its tiles as often as it likes, so a game ends only if both seats are ready
    some day. Until then nobody learns how far the other one is; ``ply`` alone counts the actions of
    both, as it does in every game.
    """

    info = GameInfo(
        key="pick_and_pack",
        min_seats=2,
        max_seats=2,
        options=OPTIONS,
        rules_version=2,
        has_hidden_information=True,
        has_chance=True,
        terminations=tuple(scoring.Termination),
        authors="Simon Hunt",
        minutes=30,
        weight=2,
    )
    state_type: ClassVar[type] = PackState
    observation_type: ClassVar[type] = PackObservation
    setup_type = PackSetup

    deal = staticmethod(transitions.deal)

    def legal_actions(self, state: PackState, seat: int) -> tuple[PackAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal[seat]

    apply = staticmethod(transitions.apply)
    give_up = staticmethod(transitions.give_up)
    secret_choice = staticmethod(transitions.laid_in_secret)
    restore = staticmethod(transitions.restore)

    def observe(self, state: PackState, seat: int | None) -> PackObservation:
        """See :meth:`Game.observe`."""
        return observe.observe(state, seat, scoring.outcome(state))

    def determinize(
        self,
        observation: PackObservation,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> PackState:
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
    short = staticmethod(menu.short)
    question = staticmethod(menu.question)
    step_question = staticmethod(menu.step_question)
    is_rash = staticmethod(gains.is_rash)
    preview = staticmethod(gains.preview)
    offered = staticmethod(menu.offered)
    suggested = staticmethod(gains.suggested)
    shortcuts = staticmethod(menu.shortcuts)

    def unfold(
        self, observation: PackObservation, name: str, rng: Random, earlier: Sequence[str]
    ) -> tuple[str, ...]:
        """See :meth:`Game.unfold`."""
        if observation.seat is None or not self.shortcuts(observation):
            raise NoShortcut(name)
        tiles = observation.board.tiles[observation.seat]
        return arranging.unfold(observation.seat, tiles, name, rng, earlier)

"""Pick & Pack by Simon Hunt, behind the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from rules.core.errors import NoShortcut
from rules.core.game import Game
from rules.core.types import (
    Belief,
    Component,
    GameInfo,
    MenuStep,
    Outcome,
    Phrase,
    Points,
    Shortcut,
    Step,
    VisibleHistory,
)
from rules.pick_and_pack import (
    arranging,
    deal,
    hidden,
    menu,
    observe,
    preview,
    resign,
    scoring,
    transitions,
)
from rules.pick_and_pack.actions import PackAction, is_notation
from rules.pick_and_pack.check import check
from rules.pick_and_pack.components import COMPONENTS
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.options import OPTIONS, PackSetup
from rules.pick_and_pack.state import PackState


class PickAndPack(Game[PackState, PackAction, PackObservation]):
    """Whose crates hold the most apples wins; the game ends with a fourth closed crate, or stuck.

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

    def deal(self, setup: PackSetup, seed: bytes) -> PackState:
        """See :meth:`Game.deal`."""
        return deal.deal(setup, seed)

    def legal_actions(self, state: PackState, seat: int) -> tuple[PackAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal[seat]

    def apply(self, state: PackState, action: PackAction) -> Step[PackState]:
        """See :meth:`Game.apply`."""
        return transitions.apply(state, action)

    def give_up(self, state: PackState, seat: int) -> Step[PackState]:
        """See :meth:`Game.give_up`."""
        return resign.give_up(state, seat)

    def secret_choice(self, state: PackState, seat: int) -> str | None:
        """See :meth:`Game.secret_choice`: the letters of the tiles, slot by slot."""
        return transitions.laid_in_secret(state, seat)

    def restore(self, state: PackState, seat: int, choice: str) -> Step[PackState]:
        """See :meth:`Game.restore`."""
        return transitions.restore(state, seat, choice)

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

    def outcome(self, state: PackState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return scoring.outcome(state)

    def points(self, observation: PackObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return scoring.points(observation)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS

    def check(self, state: PackState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: PackAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`."""
        return menu.menu_steps(action)

    def label(self, observation: PackObservation, step: MenuStep) -> Phrase:
        """See :meth:`Game.label`."""
        return menu.label(observation, step)

    def question(self, observation: PackObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

    def step_question(
        self, observation: PackObservation, field: str, actions: Sequence[PackAction]
    ) -> Phrase:
        """See :meth:`Game.step_question`."""
        return menu.step_question(observation, field, actions)

    def preview(self, observation: PackObservation, action: PackAction) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return preview.preview(observation, action)

    def is_rash(self, observation: PackObservation, action: PackAction) -> bool:
        """See :meth:`Game.is_rash`."""
        return preview.is_rash(observation, action)

    def offered(
        self, observation: PackObservation, actions: tuple[PackAction, ...]
    ) -> tuple[PackAction, ...]:
        """See :meth:`Game.offered`."""
        return menu.offered(observation, actions)

    def suggested(self, observation: PackObservation) -> tuple[PackAction, ...]:
        """See :meth:`Game.suggested`."""
        return menu.suggested(observation)

    def shortcuts(self, observation: PackObservation) -> tuple[Shortcut, ...]:
        """See :meth:`Game.shortcuts`."""
        return menu.shortcuts(observation)

    def unfold(
        self, observation: PackObservation, name: str, rng: Random, earlier: Sequence[str]
    ) -> tuple[str, ...]:
        """See :meth:`Game.unfold`."""
        if observation.seat is None or not self.shortcuts(observation):
            raise NoShortcut(name)
        tiles = observation.board.tiles[observation.seat]
        return arranging.unfold(observation.seat, tiles, name, rng, earlier)

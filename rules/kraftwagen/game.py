"""Kraftwagen by Matthias Cramer, behind the contract."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from rules.core.chance import SEED_BYTES, Chance
from rules.core.game import Game
from rules.core.types import (
    Component,
    GameInfo,
    MenuStep,
    OptionValue,
    Outcome,
    Phrase,
    Points,
    Step,
)
from rules.kraftwagen import hidden, menu, resign
from rules.kraftwagen.actions import KraftwagenAction, is_notation
from rules.kraftwagen.check import check
from rules.kraftwagen.components import COMPONENTS
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.money import Money
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.options import OPTIONS, KraftwagenSetup
from rules.kraftwagen.phases import flow
from rules.kraftwagen.phases.setting_up import first_table
from rules.kraftwagen.preview import preview
from rules.kraftwagen.scoring import outcome, points
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.turn_builder import Draft


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
        rules_version=1,
        has_hidden_information=True,
        has_chance=True,
        authors="Matthias Cramer",
    )
    state_type: ClassVar[type] = KraftwagenState
    observation_type: ClassVar[type] = KraftwagenObservation

    def new(
        self, *, seats: int, options: Mapping[str, OptionValue] | None = None, seed: bytes
    ) -> KraftwagenState:
        """See :meth:`Game.new`."""
        self.require_seats(seats)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return KraftwagenState(
            setup=KraftwagenSetup.shared(seats, self.settle_options(options)),
            seed=seed,
            ply=0,
            asked=0,
            table=first_table(seats, Chance(seed, 0)),
            money=(Money(),) * seats,
        ).with_derived()

    def legal_actions(self, state: KraftwagenState, seat: int) -> tuple[KraftwagenAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat == state.table.mover else ()

    def apply(self, state: KraftwagenState, action: KraftwagenAction) -> Step[KraftwagenState]:
        """See :meth:`Game.apply`."""
        draft = _draft(state)
        flow.act(draft, action)
        after = _made(state, draft, state.ply + 1)
        drawn = draft.table.research is not state.table.research
        return Step(after, tuple(draft.told), barrier=drawn or after.to_act != state.to_act)

    def resign(self, state: KraftwagenState, seat: int) -> Step[KraftwagenState]:
        """See :meth:`Game.resign` and :mod:`.resign`."""
        resign.require_in(state.table, seat)
        draft = _draft(state)
        resign.resign(draft, seat)
        is_asked = seat == state.table.mover
        after = _made(state, draft, state.ply + 1 if is_asked else state.asked)
        return Step(after, tuple(draft.told), barrier=True)

    def observe(self, state: KraftwagenState, seat: int | None) -> KraftwagenObservation:
        """See :meth:`Game.observe`. Hidden is the money of the others."""
        return hidden.observe(state, seat)

    def determinize(self, observation: KraftwagenObservation, rng: Random) -> KraftwagenState:
        """See :meth:`Game.determinize`."""
        return hidden.determinize(observation, rng)

    def outcome(self, state: KraftwagenState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return outcome(state.table, state.money)

    def check(self, state: KraftwagenState) -> None:
        """See :meth:`Game.check`."""
        check(state)

    def well_formed(self, text: str) -> bool:
        """See :meth:`Game.well_formed`."""
        return is_notation(text)

    def menu_steps(self, action: KraftwagenAction) -> tuple[MenuStep, ...]:
        """See :meth:`Game.menu_steps`."""
        return menu.menu_steps(action)

    def question(self, observation: KraftwagenObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

    def preview(
        self, observation: KraftwagenObservation, action: KraftwagenAction
    ) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return preview(observation, action)

    def points(self, observation: KraftwagenObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return points(observation)

    def components(self) -> tuple[Component, ...]:
        """See :meth:`Game.components`."""
        return COMPONENTS


def _draft(state: KraftwagenState) -> Draft:
    return Draft(state.table, state.money, Chance(state.seed, state.ply + 1))


def _made(state: KraftwagenState, draft: Draft, asked: int) -> KraftwagenState:
    """What has come of *state*; *asked* is since when the mover is, if the game goes on."""
    return KraftwagenState(
        setup=state.setup,
        seed=state.seed,
        ply=state.ply + 1,
        asked=-1 if draft.table.is_over else asked,
        table=draft.table,
        money=tuple(draft.money),
        legal=legal_actions(draft.table),
    )

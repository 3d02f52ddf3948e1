"""Pick & Pack by Simon Hunt, behind the contract."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.core.chance import SEED_BYTES, Chance
from rules.core.errors import GameOver, NoShortcut
from rules.core.game import Game
from rules.core.types import (
    Component,
    GameInfo,
    MenuStep,
    OptionValue,
    Outcome,
    Phrase,
    Points,
    Shortcut,
    Step,
)
from rules.pick_and_pack import arranging, effects, hidden, menu, scoring, transitions
from rules.pick_and_pack.actions import PackAction, is_notation
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.check import check
from rules.pick_and_pack.components import COMPONENTS
from rules.pick_and_pack.crates import EMPTY
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.options import OPTIONS, RANDOM, SECRET, PackSetup
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.trays import ALL_TRAYS, deal
from rules.pick_and_pack.turn import Turn
from rules.pick_and_pack.upgrades import UPGRADES


class PickAndPack(Game[PackState, PackAction, PackObservation]):
    """Whose crates hold the most apples wins; the game ends with a fourth closed crate, or stuck.

    Chance: at ply 0 the trays, in ascending order, are shuffled onto the squares (a1, a2 ... f6);
    then, with random tiles, those of Red and those of Blue, in the order of their letters, into
    their slots; then, with random and open tiles, the seat that begins is drawn (``below(2)``).
    With secret tiles it is drawn at the ply at which both seats are ready.

    The printed rules know no giving up. Here it ends the game at once, and the other seat wins
    whatever the crates say.

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
        authors="Simon Hunt",
    )
    state_type: ClassVar[type] = PackState
    observation_type: ClassVar[type] = PackObservation
    upgrades = UPGRADES

    def new(
        self, *, seats: int, options: Mapping[str, OptionValue] | None = None, seed: bytes
    ) -> PackState:
        """See :meth:`Game.new`."""
        self.require_seats(seats)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        setup = PackSetup.shared(seats, self.settle_options(options))
        chance = Chance(seed, 0)
        grid = deal(chance)
        tiles: tuple[arranging.Tiles, arranging.Tiles] = ((), ())
        if setup.arrange == RANDOM:
            tiles = arranging.shuffled(chance), arranging.shuffled(chance)
        starter = None if setup.arrange == SECRET else chance.below(2)
        return PackState(
            setup=setup,
            seed=seed,
            ply=0,
            to_act=(0, 1) if starter is None else (starter,),
            asked_at=(-1 if starter == 1 else 0, -1 if starter == 0 else 0),
            starter=starter,
            board=Board(grid.index(ALL_TRAYS[-1]), grid, tiles, (EMPTY, EMPTY), (0, 0)),
            turn=Turn(),
            last=None,
            resigned=None,
        ).with_derived()

    def legal_actions(self, state: PackState, seat: int) -> tuple[PackAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal[seat]

    def apply(self, state: PackState, action: PackAction) -> Step[PackState]:
        """See :meth:`Game.apply`. Undo may cross what a seat does while it is asked for more."""
        return transitions.TRANSITIONS[action.verb](state, action)

    def resign(self, state: PackState, seat: int) -> Step[PackState]:
        """See :meth:`Game.resign`. The other seat has won, and hidden tiles stay hidden."""
        if not state.to_act:
            raise GameOver
        told = effects.about("resigned", seat)
        return transitions.over(state._replace(resigned=seat), (told,))

    def observe(self, state: PackState, seat: int | None) -> PackObservation:
        """See :meth:`Game.observe`. Hidden are the tiles that are still arranged in secret."""
        veiled = hidden.hidden_seats(state.starter, seat)
        in_the_open = state.starter is not None and state.to_act
        return PackObservation(
            seat=seat,
            seats=state.seats,
            options=state.setup.options,
            ply=state.ply,
            to_act=state.to_act,
            asked_at=hidden.veiled_times(state.asked_at, veiled),
            legal=() if seat is None else state.legal[seat],
            open_legal=state.legal[state.to_act[0]] if in_the_open else (),
            outcome=self.outcome(state),
            board=hidden.veiled(state.board, veiled),
            starter=state.starter,
            turn=state.turn,
            last=state.last,
            resigned=state.resigned,
        )

    def determinize(self, observation: PackObservation, rng: Random) -> PackState:
        """See :meth:`Game.determinize`."""
        return hidden.guess(observation, rng)

    def outcome(self, state: PackState) -> Outcome | None:
        """See :meth:`Game.outcome`."""
        return None if state.to_act else scoring.outcome(state.board.crates, state.resigned)

    def points(self, observation: PackObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return scoring.points_by_mark(observation.board.crates)

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

    def question(self, observation: PackObservation) -> Phrase:
        """See :meth:`Game.question`."""
        return menu.question(observation)

    def preview(self, observation: PackObservation, action: PackAction) -> Phrase | None:
        """See :meth:`Game.preview`."""
        return menu.preview(observation, action)

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

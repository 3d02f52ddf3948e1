"""Docker by Ingo Althöfer, Hilko Drude and Reinhold Wittig, behind the contract."""

from collections.abc import Mapping
from random import Random

from rules.core.chance import SEED_BYTES
from rules.core.errors import CannotResign, GameOver
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
from rules.docker import effects, scoring
from rules.docker.actions import DockerAction, is_notation
from rules.docker.board import Board
from rules.docker.check import check
from rules.docker.components import COMPONENTS
from rules.docker.elimination import Reason
from rules.docker.observe import DockerObservation
from rules.docker.options import OPTIONS, PRESETS, DockerSetup
from rules.docker.paths import SQUARES
from rules.docker.state import DockerState
from rules.docker.transitions import begin, go_on


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
        authors="Ingo Althöfer, Hilko Drude, Reinhold Wittig",
    )
    state_type = DockerState
    observation_type = DockerObservation

    def new(
        self, *, seats: int, options: Mapping[str, OptionValue] | None = None, seed: bytes
    ) -> DockerState:
        """See :meth:`Game.new`."""
        self.require_seats(seats)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return begin(DockerSetup.shared(seats, self.settle_options(options)), seed)

    def legal_actions(self, state: DockerState, seat: int) -> tuple[DockerAction, ...]:
        """See :meth:`Game.legal_actions`."""
        return state.legal if seat in state.to_act else ()

    def apply(self, state: DockerState, action: DockerAction) -> Step[DockerState]:
        """See :meth:`Game.apply`. Undo never crosses an action: the turn always passes on."""
        seat, source, target = action
        if source is None:
            board = state.board.enter(seat, target)
        else:
            board = state.board.move(source, target)
        after, told = go_on(state, board, board.seat_after(seat), action)
        return Step(after, (effects.acted(action, state.rolls[-1]), *told), True)

    def resign(self, state: DockerState, seat: int) -> Step[DockerState]:
        """See :meth:`Game.resign`. The cubes of *seat* stay where they are."""
        if not state.to_act:
            raise GameOver
        if seat in state.board.eliminated:
            raise CannotResign(seat)
        (turn,) = state.to_act
        board = state.board.eliminate(seat, Reason.RESIGNED)
        told = (effects.eliminated(seat, Reason.RESIGNED),)
        if seat != turn and len(board.eliminated) < state.seats - 1:
            return Step(state._replace(ply=state.ply + 1, board=board), told, True)
        after, more = go_on(
            state, board, turn if seat != turn else board.seat_after(turn), state.last
        )
        return Step(after, told + more, True)

    def observe(self, state: DockerState, seat: int | None) -> DockerObservation:
        """See :meth:`Game.observe`. Everybody sees everything but the seed."""
        return DockerObservation(
            seat=seat,
            seats=state.seats,
            options=state.setup.options,
            ply=state.ply,
            to_act=state.to_act,
            asked_at=state.asked_at,
            legal=state.legal if seat in state.to_act else (),
            open_legal=state.legal,
            outcome=self.outcome(state),
            towers=state.board.towers,
            reserves=state.board.reserves,
            cubes=state.setup.cubes,
            entries=state.setup.entries,
            rolls=state.rolls,
            eliminated=state.board.eliminated,
            reasons=state.board.reasons,
            last=state.last,
        )

    def determinize(self, observation: DockerObservation, rng: Random) -> DockerState:
        """See :meth:`Game.determinize`. Only the future is unknown: a new seed stands for it."""
        return DockerState(
            setup=DockerSetup.shared(observation.seats, observation.options),
            seed=rng.randbytes(SEED_BYTES),
            ply=observation.ply,
            to_act=observation.to_act,
            asked=max(observation.asked_at),
            rolls=observation.rolls,
            board=Board(
                observation.towers,
                observation.reserves,
                observation.eliminated,
                observation.reasons,
            ),
            last=observation.last,
        ).with_derived()

    def outcome(self, state: DockerState) -> Outcome | None:
        """See :meth:`Game.outcome`. It ended for the reason why the last seat went."""
        if state.to_act:
            return None
        ranks = [1] * state.seats
        for place, seat in enumerate(state.board.eliminated):
            ranks[seat] = state.seats - place
        scores = tuple(state.seats - rank for rank in ranks)
        return Outcome(state.board.reasons[-1].value, scores, tuple(ranks))

    def points(self, observation: DockerObservation) -> tuple[Points, ...]:
        """See :meth:`Game.points`."""
        return scoring.points(observation)

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
        """See :meth:`Game.menu_steps`: which cube, then where to."""
        target = SQUARES[action.target]
        to = MenuStep("to", target, Phrase("docker-part-to", (("square", target),)))
        if action.source is None:
            return MenuStep("cube", "+", Phrase("docker-part-reserve")), to
        source = SQUARES[action.source]
        return MenuStep("cube", source, Phrase("docker-part-cube", (("square", source),))), to

    def question(self, observation: DockerObservation) -> Phrase:
        """See :meth:`Game.question`."""
        (turn,) = observation.to_act
        facts = (("seat", turn), ("die", observation.rolls[-1]))
        if observation.seat != turn:
            return Phrase("docker-question-wait", facts)
        entering = [action.source is None for action in observation.legal]
        if not any(entering):
            return Phrase("docker-question-move", facts)
        return Phrase("docker-question-enter" if all(entering) else "docker-question-either", facts)

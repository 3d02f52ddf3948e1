"""OpenSpiel's search in C++ as an opponent: an adapter that serves every game of the contract.

It is optional: ``pip install --group strength`` puts OpenSpiel where this module finds it. Its
players are given the same as ours, and search a position that they make up from it. They play
made-up games to the end at random, and judge nothing.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from rules.core.chance import SEED_BYTES
from rules.core.robot import final_values
from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics, best_first
from rules.players.judge import Judge

_SEEDS = 16
"""So many ways are there for chance to go after an action."""
_MOST_ACTIONS = 2000
_MOST_PLIES = 4000
_CURIOSITY = 1.4
_MEGABYTES = 500


def is_installed() -> bool:
    """Whether OpenSpiel is there."""
    return find_spec("pyspiel") is not None


class SpielPlayer:
    """Asks OpenSpiel's search, with random playouts, what to do."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is one way down its tree and to the end."""
        pyspiel = import_module("pyspiel")
        (deal,) = self._judge.deals(observation, history, 1, rng)
        seeds = tuple(rng.randbytes(SEED_BYTES) for _ in range(_SEEDS))
        game = _adapter()(Position(self._judge.game, deal, seeds, observation.seat))
        playouts = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
        number = rng.randrange(1 << 30)
        bot = pyspiel.MCTSBot(
            game, playouts, _CURIOSITY, budget.simulations, _MEGABYTES, False, number, False
        )
        root = bot.mcts_search(game.new_initial_state())
        actions = self._judge.game.legal_actions(deal, observation.seat)
        found = [
            Considered(
                actions[child.action],
                child.total_reward / max(1, child.explore_count),
                child.explore_count,
            )
            for child in root.children
        ]
        return Choice(
            actions[root.best_child().action], Statistics(best_first(found), budget.simulations)
        )


class Position:
    """A position between two actions, or one whose chance is still to be drawn. Never changes."""

    def __init__(
        self, game: Any, state: Any, seeds: tuple[bytes, ...], seat: int | None = None
    ) -> None:
        """*seat* is on turn, or else the first that is asked; None in its place for chance."""
        self.game = game
        self.state = state
        self.seeds = seeds
        self.seat: int | None = seat if seat is not None or not state.to_act else state.to_act[0]
        self.action: Any = None
        """What was chosen and waits for chance."""

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def chosen(self, number: int) -> "Position":
        """After the legal action with this *number*."""
        action = self.game.legal_actions(self.state, self.seat)[number]
        if not self.game.info.has_chance:
            return Position(self.game, self.game.apply(self.state, action).state, self.seeds)
        waiting = Position(self.game, self.state, self.seeds, self.seat)
        waiting.action = action
        return waiting

    def drawn(self, number: int) -> "Position":
        """After chance went the way with this *number*."""
        state = self.game.reseed(self.state, self.seeds[number])
        return Position(self.game, self.game.apply(state, self.action).state, self.seeds)


@cache
def _adapter() -> Any:
    """The class of games that start at a :class:`Position`; made late, as OpenSpiel may lack."""
    pyspiel = import_module("pyspiel")

    class SpielState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any, position: Position) -> None:
            super().__init__(game)
            self.position = position

        def current_player(self) -> int:
            if not self.position.state.to_act:
                return int(pyspiel.PlayerId.TERMINAL)
            if self.position.action is not None:
                return int(pyspiel.PlayerId.CHANCE)
            assert self.position.seat is not None
            return self.position.seat

        def _legal_actions(self, player: int) -> list[int]:
            return list(range(len(self.position.game.legal_actions(self.position.state, player))))

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(number, 1 / _SEEDS) for number in range(_SEEDS)]

        def _apply_action(self, number: int) -> None:
            is_drawn = self.position.action is not None
            self.position = (self.position.drawn if is_drawn else self.position.chosen)(number)

        def _action_to_string(self, player: int, number: int) -> str:
            return str(number)

        def is_terminal(self) -> bool:
            return not self.position.state.to_act

        def returns(self) -> list[float]:
            outcome = self.position.game.outcome(self.position.state)
            seats = self.position.state.seats
            return [0.0] * seats if outcome is None else list(final_values(outcome))

        def __str__(self) -> str:
            return str(self.position.state.ply)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, position: Position) -> None:
            self.position = position
            seats = position.state.seats
            has_chance = position.game.info.has_chance
            modes = pyspiel.GameType.ChanceMode
            kind = pyspiel.GameType(
                short_name="adapted",
                long_name="A game of the contract",
                dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
                chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
                information=pyspiel.GameType.Information.PERFECT_INFORMATION,
                utility=pyspiel.GameType.Utility.GENERAL_SUM,
                reward_model=pyspiel.GameType.RewardModel.TERMINAL,
                max_num_players=seats,
                min_num_players=seats,
                provides_information_state_string=False,
                provides_information_state_tensor=False,
                provides_observation_string=False,
                provides_observation_tensor=False,
                parameter_specification={},
            )
            info = pyspiel.GameInfo(
                num_distinct_actions=_MOST_ACTIONS,
                max_chance_outcomes=_SEEDS,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=seats / 2,
                max_game_length=_MOST_PLIES,
            )
            super().__init__(kind, info, {})

        def new_initial_state(self) -> Any:
            return SpielState(self, self.position)

    return SpielGame

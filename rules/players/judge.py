"""A game together with its robot: what positions are worth, finished ones included."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.robot import SLIGHT, Robot, final_values, settled_values
from rules.core.types import Belief, Observation, VisibleHistory


def is_won(value: float) -> bool:
    """Return whether only a game that is over and won is worth so much."""
    return value > 1 - SLIGHT * 3 / 4


class Judge:
    """All that players know of a game."""

    def __init__(
        self, game: Game[Any, Any, Any], robot: Robot[Any], *, is_inferring: bool = True
    ) -> None:
        """Unless *is_inferring*, nothing is believed because of what others have done."""
        self.game = game
        self.robot = robot
        self._is_inferring = is_inferring

    def values(self, state: Any) -> tuple[float, ...]:
        """For each seat what it may expect from *state*, or has got once it is over.

        A game that is won is worth more than any that is not over, and a lost one less.
        """
        if state.to_act:
            return tuple([SLIGHT + (1 - 2 * SLIGHT) * own for own in self.robot.values(state)])
        outcome = self.game.outcome(state)
        assert outcome is not None
        return settled_values(outcome)

    def wins_at_once(self, state: Any, action: Any) -> bool:
        """Return whether *action* ends the game in *state*, with its seat alone in front."""
        outcome = self.game.outcome(self.game.apply(state, action).state)
        return outcome is not None and final_values(outcome)[action.seat] == 1

    def candidates(self, state: Any, seat: int) -> Sequence[Any]:
        """The actions of *seat* that are worth looking at."""
        actions = self.game.legal_actions(state, seat)
        return actions if len(actions) == 1 else self.robot.candidates(state, actions)

    def deals(
        self, observation: Observation, history: VisibleHistory, count: int, rng: Random
    ) -> list[Any]:
        """So many positions that fit what a seat sees and remembers."""
        belief: Belief | None = None
        if self._is_inferring:
            belief = self.robot.belief(observation, history)
        return [
            self.game.determinize(observation, rng, history=history, belief=belief)
            for _ in range(count)
        ]

    def deal_count(self, wanted: int) -> int:
        """Return how many of *wanted* deals are worth making: one where only the seed differs."""
        info = self.game.info
        return wanted if info.has_hidden_information or info.has_chance else 1

"""Games between computer players, each seed with every seating."""

from collections.abc import Mapping, Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rules.core.chance import SEED_BYTES
from rules.core.game import Game
from rules.core.robot import final_values
from rules.core.types import VisibleHistory
from rules.players.choice import Budget, Player
from tests.players.positions import after

MAX_PLIES = 600
"""Where a game is given up; it does not count."""


class Contestant(NamedTuple):
    """A player with what it may think."""

    name: str
    player: Player
    simulations: int


@runtime_checkable
class Cheating(Protocol):
    """A player that is shown the truth before it chooses, to find out what that is worth."""

    def see(self, state: Any) -> None:
        """Be shown a complete position."""


class Played(NamedTuple):
    """A finished game."""

    values: tuple[float, ...]
    """By seat: 1 for first, 0 for last, ties in the middle."""
    cpu: Mapping[str, tuple[float, ...]]
    """By contestant the seconds of each decision with a choice."""


def play_game(
    game: Game[Any, Any, Any], table: Sequence[Contestant], seed: int, options: Mapping[str, Any]
) -> Played | None:
    """One game of *table*, by seat; None where it did not end."""
    rng = Random(seed)
    seats = len(table)
    state = game.new(seats=seats, options=options, seed=rng.randbytes(SEED_BYTES))
    histories: list[VisibleHistory] = [()] * seats
    cpu: dict[str, list[float]] = {contestant.name: [] for contestant in table}
    while state.to_act:
        if state.ply >= MAX_PLIES:
            return None
        seat = state.to_act[0]
        contestant = table[seat]
        if isinstance(contestant.player, Cheating):
            contestant.player.see(state)
        observation = game.observe(state, seat)
        own = Random(f"{seed}:{state.ply}")
        begun = process_time()
        choice = contestant.player.choose(
            observation, histories[seat], Budget(contestant.simulations), own
        )
        if len(observation.legal) > 1:
            cpu[contestant.name].append(process_time() - begun)
        histories, state = after(game, state, choice.action, histories)
    outcome = game.outcome(state)
    assert outcome is not None
    times = {name: tuple(each) for name, each in cpu.items()}
    return Played(final_values(outcome), times)


def seatings(one: Contestant, other: Contestant, seats: int) -> list[list[Contestant]]:
    """*one* at each seat in turn, and *other* at all the rest."""
    return [[one if place == seat else other for place in range(seats)] for seat in range(seats)]

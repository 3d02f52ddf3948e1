"""The rules of every game, as pure functions from a position to the next.

>>> from rules import GAMES
>>> docker = GAMES["docker"]
>>> state = docker.new(seats=2, seed=bytes(32))
>>> state.ply, docker.outcome(state)
(0, None)

The contract that each game keeps stands in :mod:`rules.core.game`.
"""

from collections.abc import Mapping
from typing import Any

from rules.core import codec
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.registry import GAMES

__all__ = ["GAMES", "RulesError", "digest", "dump", "load"]


def dump(value: Any) -> dict[str, Any]:
    """A state or an observation as plain JSON data."""
    return codec.dump_with(GAMES[value.game], value)


def load(game: Game[Any, Any, Any] | str, data: Mapping[str, Any]) -> Any:
    """The state or observation of *game* that *data* was dumped from; older states are upgraded.

    :raises RulesError: *data* is of another game, of a newer program, or not understood.
    """
    return codec.load(GAMES[game] if isinstance(game, str) else game, data)


def digest(state: Any) -> str:
    """A fingerprint of *state*: equal states have equal ones, on every machine."""
    return codec.digest_of(dump(state))

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
from rules.core.errors import BadSnapshot, RulesError
from rules.core.game import Game
from rules.registry import GAMES

__all__ = ["GAMES", "RulesError", "digest", "dump", "load"]


def dump(value: Any) -> dict[str, Any]:
    """A state or an observation as plain JSON data."""
    return codec.dump_with(GAMES[value.game], value)


def load(game: Game[Any, Any, Any] | str, data: Mapping[str, Any]) -> Any:
    """The state or observation of *game* that *data* was dumped from; older states are upgraded.

    :raises RulesError: there is no such game, or *data* is of another one, of a newer program, or
        no position of it.
    """
    if isinstance(game, Game):
        return codec.load(game, data)
    if not isinstance(game, str) or game not in GAMES:
        raise BadSnapshot("it is of no game that this program knows")
    return codec.load(GAMES[game], data)


def digest(state: Any) -> str:
    """A fingerprint of *state*: equal states have equal ones, on every machine."""
    return codec.digest_of(dump(state))

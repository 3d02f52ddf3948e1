"""The games there are: one line each, in the order in which they are offered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Game
from rules.docker.game import Docker
from rules.gurkensolo.game import Gurkensolo
from rules.kraftwagen.game import Kraftwagen
from rules.pick_and_pack.game import PickAndPack
from rules.pier18.game import Pier18

_ALL: tuple[Game[Any, Any, Any], ...] = (
    Docker(),
    Gurkensolo(),
    PickAndPack(),
    Pier18(),
    Kraftwagen(),
)

_BY_KEY = {game.info.key: game for game in _ALL}

GAMES: Mapping[str, Game[Any, Any, Any]] = MappingProxyType(_BY_KEY)
"""Every game by its key."""

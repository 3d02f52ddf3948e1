"""The games there are: one line each, in the order in which they are offered, and their robots."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Game
from rules.core.robot import Robot
from rules.docker.game import Docker
from rules.docker.robot import DockerRobot
from rules.gurkensolo.game import Gurkensolo
from rules.gurkensolo.robot import GurkensoloRobot
from rules.kraftwagen.game import Kraftwagen
from rules.kraftwagen.robot import KraftwagenRobot
from rules.pick_and_pack.game import PickAndPack
from rules.pick_and_pack.robot import PackRobot
from rules.pier18.game import Pier18
from rules.pier18.robot import PierRobot

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

ROBOTS: Mapping[str, type[Robot[Any]]] = MappingProxyType(
    {
        "docker": DockerRobot,
        "gurkensolo": GurkensoloRobot,
        "pick_and_pack": PackRobot,
        "pier18": PierRobot,
        "kraftwagen": KraftwagenRobot,
    }
)
"""What each game knows about playing it well, by its key."""


def robot_for(key: str) -> Robot[Any]:
    """Load the robot of a game, or one that only knows how the game ends.

    :raises BadWeights: its weights are missing, or for other features.
    """
    return ROBOTS.get(key, Robot).load(key)

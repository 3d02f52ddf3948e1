"""The layout of each game: one line per game."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from render import docker, gurkensolo, kraftwagen, pick_and_pack, pier18
from render.layout import Layout

_BY_KEY: dict[str, Layout[Any]] = {
    "docker": docker,
    "gurkensolo": gurkensolo,
    "pick_and_pack": pick_and_pack,
    "pier18": pier18,
    "kraftwagen": kraftwagen,
}

LAYOUTS: Mapping[str, Layout[Any]] = MappingProxyType(_BY_KEY)
"""The layout of every game by its key."""


@cache
def seat_role(game: str, seat: int) -> str:
    """The colour role of a seat's badge: its own, or ``badge`` where seats have no colour."""
    return f"seat{seat}" if seat_colour(game, seat) is not None else "badge"


@cache
def seat_colour(game: str, seat: int) -> int | None:
    """The colour of a seat's pieces as 0xRRGGBB; None where seats have no colour of their own."""
    colour = LAYOUTS[game].colours("dark").roles.get(f"seat{seat}.front")
    return None if colour is None else colour[0] << 16 | colour[1] << 8 | colour[2]

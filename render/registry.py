"""How each game looks: one line for each."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from render import docker, gurkensolo, kraftwagen, pick_and_pack, pier18
from render.layout import Layout

LAYOUTS: Mapping[str, Layout[Any]] = MappingProxyType(
    {
        "docker": docker,
        "gurkensolo": gurkensolo,
        "pick_and_pack": pick_and_pack,
        "pier18": pier18,
        "kraftwagen": kraftwagen,
    }
)
"""The layout of every game by its key."""


@cache
def seat_role(game: str, seat: int) -> str:
    """In whose inks the badge of a seat is drawn: in its own, or, where seats have none, in all."""
    return f"seat{seat}" if seat_colour(game, seat) is not None else "badge"


@cache
def seat_colour(game: str, seat: int) -> int | None:
    """The colour of a seat's pieces as 0xRRGGBB, for what stands beside a picture; None: no own."""
    ink = LAYOUTS[game].colours("dark").roles.get(f"seat{seat}.front")
    return None if ink is None else ink[0] << 16 | ink[1] << 8 | ink[2]

"""How each game looks: one line for each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from render import docker, gurkensolo, pick_and_pack
from render.view import Layout

LAYOUTS: Mapping[str, Layout[Any]] = MappingProxyType(
    {"docker": docker, "gurkensolo": gurkensolo, "pick_and_pack": pick_and_pack}
)
"""The layout of every game by its key."""

"""How each game looks: one line for each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from render import docker
from render.view import Layout

LAYOUTS: Mapping[str, Layout[Any]] = MappingProxyType({"docker": docker})
"""The layout of every game by its key."""

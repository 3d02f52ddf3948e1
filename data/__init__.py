"""Texts, fonts, cards and settings, the store of all games, and the version of the program."""

import tomllib
from pathlib import Path
from typing import Any

_PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def version() -> str:
    """The version that pyproject.toml names."""
    project: dict[str, Any] = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))
    return str(project["project"]["version"])

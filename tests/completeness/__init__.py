"""List what a game still lacks, by file and name: ``python -m tests.completeness docker``.

Texts are collected from what the game asks for while it is played at random, so a game with rules
alone already gets the whole list.
"""

from collections.abc import Iterator
from typing import Any

from render.layout import Layout
from render.registry import LAYOUTS
from rules.core.game import Game
from tests.completeness.files import missing_files, missing_lines
from tests.completeness.layouts import missing_drawings
from tests.completeness.places import REPOSITORY, Places
from tests.completeness.sample import sample
from tests.completeness.texts import missing_texts, rules_keys, unused_texts

__all__ = ["REPOSITORY", "Places", "missing"]

AnyGame = Game[Any, Any, Any]
AnyLayout = Layout[Any]


def missing(game: AnyGame, places: Places = REPOSITORY) -> list[str]:
    """A line for each text, drawing, file and registration that *game* does not have yet."""
    return list(_missing(game, places, LAYOUTS.get(game.info.key)))


def _missing(game: AnyGame, places: Places, layout: AnyLayout | None) -> Iterator[str]:
    found = sample(game)
    drawings, layout_keys = missing_drawings(game, layout, found)
    yield from missing_lines(game, places)
    wanted = rules_keys(game, found) | layout_keys
    yield from missing_texts(game, wanted, places)
    yield from unused_texts(game, wanted, places)
    yield from drawings
    yield from missing_files(game, places)

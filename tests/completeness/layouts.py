"""The functions of a layout, tried on positions of random games.

That every colour is there in every theme, and can be told apart, is tested with the pictures.
"""

from collections.abc import Callable, Iterator
from typing import Any

from render.alt_text import MAX_LENGTH
from render.layout import Layout
from render.theme import THEMES
from render.view import View
from rules.core.game import Game
from rules.core.types import Observation
from tests.completeness.sample import Sample

NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz")
FUNCTIONS = ("colours", "scenes", "describe", "guide")


class _Recorder:
    """A translator into no language, which remembers what it was asked for."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def __call__(self, key: str, /, **params: str | int) -> str:
        self.keys.add(key)
        return key


def missing_drawings(
    game: Game[Any, Any, Any], layout: Layout[Any] | None, found: Sample
) -> tuple[list[str], set[str]]:
    """A line for each function that the layout lacks, and the text keys that it asks for."""
    folder = f"render/{game.info.key}"
    if layout is None:
        lines = [f"{folder}/__init__.py: {name}" for name in FUNCTIONS]
        lines += [f"{folder}/component_cards.py: {each.id}" for each in game.components()]
        lines += [f"{folder}/icons.py: {source}" for source in sorted(found.sources)]
        return lines, set()
    attempt = _Attempt(game, layout)
    return list(dict.fromkeys(attempt.lines(found))), attempt.translate.keys


class _Attempt:
    """Calls everything and keeps what goes wrong."""

    def __init__(self, game: Game[Any, Any, Any], layout: Layout[Any]) -> None:
        self._game = game
        self._layout = layout
        self._folder = f"render/{game.info.key}"
        self.translate = _Recorder()

    def lines(self, found: Sample) -> Iterator[str]:
        yield from self._try("__init__.py: colours", self._colours)
        yield from self._try("__init__.py: guide", self._guide)
        for obs in found.observations:
            yield from self._try("__init__.py: scenes", self._scenes, obs)
            yield from self._try("__init__.py: describe", self._describe, obs)
        layout = self._layout
        for component in self._game.components():
            file = f"component_cards.py: {component.id}"
            yield from self._try(file, layout.component_card, component.id)
        for source in sorted(found.sources):
            yield from self._try(f"icons.py: {source}", layout.icon, source)
        for seat in range(self._game.info.max_seats):
            yield from self._try("__init__.py: piece", layout.piece, seat)
        yield from self._try("__init__.py: scenery", layout.scenery, 1000, 270)
        yield from self._try("__init__.py: title", layout.title, 60)

    def _try(self, what: str, attempt: Callable[..., object], *arguments: object) -> Iterator[str]:
        try:
            attempt(*arguments)
        except Exception as error:
            # Whatever a half-written layout raises is what it lacks.
            yield f"{self._folder}/{what}: {type(error).__name__}: {error}"

    def _colours(self) -> None:
        roles = [set(self._layout.colours(theme).roles) for theme in THEMES]
        differing = set.union(*roles) - set.intersection(*roles)
        assert not differing, f"not in every theme: {', '.join(sorted(differing))}"

    def _guide(self) -> None:
        pages = self._layout.guide()
        assert pages, "no page"
        for page in pages:
            self.translate.keys |= {f"{page.key}-title", f"{page.key}-body"}
            self._layout.scenes(page.observation, page.view)

    def _scenes(self, obs: Observation) -> None:
        for view in self._views(obs):
            assert self._layout.scenes(obs, view), "no picture"

    def _describe(self, obs: Observation) -> None:
        for view in self._views(obs):
            texts = self._layout.describe(obs, view, self.translate)
            assert len(texts) == len(self._layout.scenes(obs, view)), "one text for each picture"
            assert all(0 < len(text) <= MAX_LENGTH for text in texts), "empty or too long"

    def _views(self, obs: Observation) -> Iterator[View]:
        names = NAMES[: obs.seats]
        yield View(names)
        for action in obs.legal[:1]:
            yield View(names, chosen=(self._game.menu_steps(action)[0].value,))

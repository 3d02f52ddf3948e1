"""The wishes of one reader: names, theme, language."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from render.theme import ThemeName
from rules.core.types import Effect, MenuStep, Points


@dataclass(frozen=True, slots=True)
class View:
    """The way in which one reader wants an observation to be shown."""

    names: tuple[str, ...]
    """The players' names by seat, in full; layouts shorten them where there is no room."""
    theme: ThemeName = "dark"
    chosen: tuple[str, ...] = ()
    """The values of the menu steps that the reader has picked so far."""
    points: tuple[Points, ...] | None = None
    """The sources of a finished game's scores, if any; with them a ranking is the first picture."""
    sources: tuple[str, ...] = ()
    """What those sources are called, in the reader's language; without it no legend is drawn."""
    news: tuple[Effect, ...] = ()
    """What happened since the reader's own last action, in order: it is marked. Without it, and for
    spectators, the last action is."""
    is_brief: bool = False
    """Somebody answers here: pictures that the open question is not about may be left out."""
    advises: bool = False
    """What is chosen is advised after the game: nothing but that is marked."""
    planned: tuple[Any, ...] = ()
    """The actions that the reader has planned, the next one first, and nobody else knows of."""


class Translator(Protocol):
    """Translates text keys into one language."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The text of *key* with *params* filled in."""


A = TypeVar("A")


def fitting(
    actions: Iterable[A], chosen: tuple[str, ...], menu_steps: Callable[[A], Iterable[MenuStep]]
) -> tuple[A, ...]:
    """Those of *actions* whose menu steps begin with the values *chosen*."""
    if not chosen:
        return tuple(actions)
    count = len(chosen)
    return tuple(
        action
        for action in actions
        if tuple(step.value for step in menu_steps(action))[:count] == chosen
    )


def listed(translate: Translator, items: Iterable[str], *, long: bool = False) -> str:
    """Join *items* with what the language puts between them; *long* ones hold such marks."""
    return translate("list-long" if long else "list", first="", next="").join(items)

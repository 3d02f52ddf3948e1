"""Alternative texts: a position in sentences, the most urgent first, within Discord's limit."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from render.names import clipped, short_names
from render.view import Translator, View, listed
from rules.core.types import Observation

MAX_LENGTH = 1024
"""Characters that Discord accepts as alternative text."""

NAME_LENGTHS = (32, 12, 8, 5)
"""Characters of a name, as long as there is room for: the longest that Discord allows first."""

Obs = TypeVar("Obs", bound=Observation)


class Words(Generic[Obs]):
    """Puts an observation into the words of one language."""

    def __init__(
        self, observation: Obs, view: View, translate: Translator, names: tuple[str, ...]
    ) -> None:
        self._obs = observation
        self._view = view
        self._translate = translate
        self._names = names
        self._prefix = f"{observation.game}-alt-".replace("_", "-")

    def _text(self, key: str, **params: str | int) -> str:
        """Translate *key*, one of those for the alternative texts of the game."""
        return self._translate(self._prefix + key, **params)

    def _listed(self, items: Iterable[str], *, long: bool = False) -> str:
        return listed(self._translate, items, long=long)


class AltText(Words[Obs], ABC):
    """Describes an observation, with players' names as long as there is room for."""

    @abstractmethod
    def sentences(self) -> Iterator[str]:
        """All sentences, the most urgent first."""

    @classmethod
    def describe(cls, observation: Obs, view: View, translate: Translator) -> str:
        """The alternative text: all sentences, the names shortened as far as necessary."""
        return within_limit(
            lambda names: " ".join(cls(observation, view, translate, names).sentences()), view.names
        )


def ending(
    observation: Observation, names: Sequence[str], translate: Translator, *, is_scored: bool = True
) -> str:
    """The sentence about a finished game: everybody's place, the best first, with the scores."""
    outcome = observation.outcome
    assert outcome is not None
    places = (
        translate(
            "alt-place-scored" if is_scored else "alt-place",
            rank=outcome.ranks[seat],
            player=names[seat],
            score=outcome.scores[seat],
        )
        for seat in outcome.best_first
    )
    return translate("alt-over", places=listed(translate, places))


def within_limit(describe: Callable[[tuple[str, ...]], str], names: tuple[str, ...]) -> str:
    """Call *describe* with *names* shortened until Discord accepts the text."""
    text = shortened(describe, names)
    if len(text) > MAX_LENGTH:
        text = describe(numbers(names))
    return clipped(text, MAX_LENGTH)


def shortened(describe: Callable[[tuple[str, ...]], str], names: tuple[str, ...]) -> str:
    """Call *describe* with *names* as short as they can be read: the text may still be too long."""
    text = ""
    for length in NAME_LENGTHS:
        text = describe(short_names(names, length))
        if len(text) <= MAX_LENGTH:
            break
    return text


def numbers(names: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers of the seats, where there is no room for *names*."""
    return tuple(str(seat + 1) for seat in range(len(names)))

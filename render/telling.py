"""Telling a position in words: sentences, the most urgent first, in as much room as there is."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from render.alt import within_limit
from render.view import Translator, View
from rules.core.types import Observation

Obs = TypeVar("Obs", bound=Observation)


class Teller(ABC, Generic[Obs]):
    """Everything there is to say of an observation, with the names that there is room for."""

    def __init__(
        self, observation: Obs, view: View, translate: Translator, names: tuple[str, ...]
    ) -> None:
        self._obs = observation
        self._view = view
        self._translate = translate
        self._names = names

    @abstractmethod
    def sentences(self) -> Iterator[str]:
        """One after the other, the most urgent first."""

    @classmethod
    def tell(cls, observation: Obs, view: View, translate: Translator) -> str:
        """An alternative text: all sentences, the names shortened as far as they have to be."""
        return within_limit(
            lambda names: " ".join(cls(observation, view, translate, names).sentences()), view.names
        )

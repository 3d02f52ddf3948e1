"""What is wanted of a picture, and what every game's layout offers."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from render.scene import Drawing, Scene
from render.theme import Colours, ThemeName
from rules.core.types import Observation, Points

O_contra = TypeVar("O_contra", bound=Observation, contravariant=True)


@dataclass(frozen=True, slots=True)
class View:
    """How one reader wants to see an observation."""

    names: tuple[str, ...]
    """The players' names by seat, as they write them; they are shortened where there is no room."""
    theme: ThemeName = "dark"
    chosen: tuple[str, ...] = ()
    """The values of the parts of an action that the reader has picked so far."""
    points: tuple[Points, ...] = ()
    """Where the scores of a finished game come from; with them a ranking stands first."""


class Translator(Protocol):
    """Says the text *key* in one language."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The text *key* with *params* put in."""


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A page of a game's rules, with a position that shows what it says."""

    key: str
    """Its text keys are ``<key>-title`` and ``<key>-body``."""
    observation: Observation
    view: View


class Layout(Protocol[O_contra]):
    """How one game looks and how it is told."""

    def colours(self, theme: ThemeName) -> Colours:
        """Everything its scenes may be painted with."""

    def scenes(self, observation: O_contra, view: View) -> tuple[Scene, ...]:
        """The pictures, 1 to 8, the most important first.

        They hold names, numbers and signs, no sentence: they are the same in every language.
        """

    def describe(self, observation: O_contra, view: View, translate: Translator) -> tuple[str, ...]:
        """The alternative text of each picture, at most 1,024 characters.

        Together they tell all of *observation*.
        """

    def text_board(self, observation: O_contra, view: View, translate: Translator) -> str:
        """The board in a fixed-width font, at most 40 columns wide, for where a picture fails."""

    def guide(self) -> tuple[GuidePage, ...]:
        """The pages of the rules, in order."""

    def sign(self, source: str) -> Drawing:
        """What stands for a source of points, around (0, 0), about 44 units wide and high."""

    def component_card(self, name: str) -> Scene:
        """A card, tile or piece by the ``id`` of its :class:`rules.core.types.Component`, large.

        :raises KeyError: the game has none of this name.
        """

"""The contract of every game's layout."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from render.scene import Drawing, Scene
from render.theme import Colours, ThemeName
from render.view import Translator, View
from rules.core.types import Observation

O_contra = TypeVar("O_contra", bound=Observation, contravariant=True)


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A page of a game's rules, with a position that shows what it says."""

    key: str
    """The keys of its texts are ``<key>-title`` and ``<key>-body``."""
    observation: Observation
    view: View


_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def numbered(pages: Iterable[tuple[Observation, tuple[str, ...]]]) -> tuple[GuidePage, ...]:
    """Make a guide of positions, each with the menu steps that are chosen in it."""
    return tuple(
        GuidePage(
            f"{obs.game}-guide-{number}".replace("_", "-"),
            obs,
            View(_NAMES[: obs.seats], chosen=chosen),
        )
        for number, (obs, chosen) in enumerate(pages, start=1)
    )


class Layout(Protocol[O_contra]):
    """The drawings and descriptions of one game; the package ``render.<game>`` is one."""

    def colours(self, theme: ThemeName) -> Colours:
        """Every colour that its scenes use."""

    def scenes(self, observation: O_contra, view: View) -> tuple[Scene, ...]:
        """The pictures, 1 to 8, the most important first.

        They hold names, numbers and icons, no sentences: they are the same in every language.
        """

    def describe(self, observation: O_contra, view: View, translate: Translator) -> tuple[str, ...]:
        """The alternative text of each picture, at most 1,024 characters.

        Together they describe all of *observation*, and stand in its place where drawing fails.
        """

    def guide(self) -> tuple[GuidePage, ...]:
        """The pages of the rules, in order."""

    def icon(self, source: str) -> Drawing:
        """The icon of a source of points, around (0, 0), about 44 units wide and high."""

    def piece(self, seat: int) -> Drawing:
        """Draw a piece for *seat* on podium and cover, about 130 units high, on (0, 0)."""

    def scenery(self, wide: int, high: int) -> Drawing:
        """Draw the background of podium and cover, so many units wide and high from (0, 0).

        It is 170 to 640 high; steps or pieces stand in the middle of its lower edge.
        """

    def title(self, size: int) -> Drawing:
        """The title of the game on a sign around (0, 0), with letters of *size*."""

    def component_card(self, name: str) -> Scene:
        """A card, tile or piece by the ``id`` of its :class:`rules.core.types.Component`, large.

        :raises UnknownComponent: the game has none of this name.
        """

"""Search for secrets of one person in all that everybody was sent."""

from collections.abc import Callable, Iterator, Mapping

from tests.e2e.secrets_told import gurkensolo, kraftwagen, pick_and_pack, pier18
from tests.e2e.secrets_told.search import Leak, Secret, Sent, everything_sent, leaks
from tests.e2e.secrets_told.story import Story

__all__ = ["KEPT", "Leak", "Secret", "Sent", "Story", "everything_sent", "leaks", "secrets_of"]

KEPT: Mapping[str, Callable[[Story], Iterator[Secret]]] = {
    "gurkensolo": gurkensolo.secrets,
    "pick_and_pack": pick_and_pack.secrets,
    "pier18": pier18.secrets,
    "kraftwagen": kraftwagen.secrets,
}
"""What the pieces of each game keep; what a seat could do is a secret of every game."""


def secrets_of(story: Story) -> list[Secret]:
    """Everything that somebody may not know."""
    return [*KEPT[story.game.info.key](story), *story.choices()]

"""How long a game usually takes, as the people who have played it know."""

from dataclasses import dataclass
from statistics import median_low
from typing import Protocol

from cachetools import TTLCache

from data.store import GameLength

FEWEST = 5
"""Games before anything is said: fewer tell more about their people than about the game."""
_KNOWN_SECONDS = 3600.0
_MOST_KNOWN = 100


@dataclass(frozen=True, slots=True)
class UsualLength:
    """The medians of real games."""

    actions: int
    days: int
    """At least 1."""


class Finished(Protocol):
    """What knows the games that were finished: the store."""

    async def lengths(self, game: str, pace: str) -> tuple[GameLength, ...]:
        """How long games at this pace were."""


class UsualLengths:
    """Usual lengths by game and pace, asked for once an hour."""

    def __init__(self, store: Finished) -> None:
        self._store = store
        self._known: TTLCache[tuple[str, str], UsualLength | None] = TTLCache(
            _MOST_KNOWN, _KNOWN_SECONDS
        )

    async def of(self, game: str, pace: str) -> UsualLength | None:
        """How long *game* usually takes at this pace; None where too few were finished."""
        key = game, pace
        if key not in self._known:
            self._known[key] = usual_length(await self._store.lengths(game, pace))
        return self._known[key]


def usual_length(games: tuple[GameLength, ...]) -> UsualLength | None:
    """The medians of *games*; None for fewer than :data:`FEWEST`."""
    if len(games) < FEWEST:
        return None
    actions = median_low(game.actions for game in games)
    days = median_low(game.time.days for game in games)
    return UsualLength(actions, days + 1)

"""The usual length of games, by the pace of their tables."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import median_low
from typing import NamedTuple

from cachetools import TTLCache

from data.store import PlayedGame, Store
from rules import GAMES

FEWEST = 5
"""Games before anything is said: fewer tell more about their people than about the game."""
_KNOWN_SECONDS = 3600.0


class UsualLength(NamedTuple):
    """The usual length of a game, for the people who have played it."""

    actions: int
    """The median, as below."""
    days: int
    """At least 1."""


def usual_lengths(played: Sequence[PlayedGame]) -> dict[str, UsualLength]:
    """Return how long games took, by pace, where enough were played at it."""
    by_pace = defaultdict(list)
    for game in played:
        by_pace[game.pace].append(game)
    return {
        pace: UsualLength(
            median_low(game.actions for game in games),
            median_low((game.ended_at - game.began_at).days for game in games) + 1,
        )
        for pace, games in sorted(by_pace.items())
        if len(games) >= FEWEST
    }


class UsualLengths:
    """Usual lengths by game and pace, asked for once an hour."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: TTLCache[str, dict[str, UsualLength]] = TTLCache(len(GAMES), _KNOWN_SECONDS)

    async def of(self, game: str, pace: str) -> UsualLength | None:
        """Return the usual length of *game* at this pace; None where too few were finished."""
        if game not in self._known:
            self._known[game] = usual_lengths(await self._store.played(game))
        return self._known[game].get(pace)

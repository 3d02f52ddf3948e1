"""The pictures that a busy bot draws: tables of all games, seats and themes in random order."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from render.theme import THEMES, ThemeName
from render.view import View
from rules import GAMES
from rules.core.game import Game
from rules.core.types import Observation

TABLES = 60
"""Tables in play at the same time."""
NAMES = ("Anna", "Łukasz", "Bartholomäus", "Jörg", "Мария", "Nguyễn Thị Minh Khai", "x" * 32)
PRIVATE_SHARE = 0.5
"""How often a picture is for one seat alone instead of for the whole table."""


class Request(NamedTuple):
    """One message's pictures."""

    observation: Observation
    view: View


class _Table:
    """One random game, drawn after every action."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._game: Game[Any, Any, Any] = GAMES[rng.choice(sorted(GAMES))]
        info = self._game.info
        self._seats = rng.randint(info.min_seats, info.max_seats)
        self._theme: ThemeName = rng.choice(THEMES)
        self._names = tuple(rng.sample(NAMES, self._seats))
        options = {option.name: rng.choice(option.values) for option in info.options}
        self._state = self._game.new(seats=self._seats, options=options, seed=rng.randbytes(32))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen here."""
        return not self._state.to_act

    def play(self) -> Request:
        """The pictures that one reader wants after one more action."""
        rng, game = self._rng, self._game
        seat = rng.choice(self._state.to_act)
        action = rng.choice(game.legal_actions(self._state, seat))
        self._state = game.apply(self._state, action).state
        is_private = rng.random() < PRIVATE_SHARE
        obs = game.observe(self._state, rng.randrange(self._seats) if is_private else None)
        points = game.points(obs) if self.is_over else None
        return Request(obs, View(self._names, self._theme, points=points))


def requests(seed: int, tables: int = TABLES) -> Iterator[Request]:
    """Requests without end; a table that is over makes room for a new one."""
    rng = Random(seed)
    playing = [_Table(rng) for _ in range(tables)]
    while True:
        place = rng.randrange(tables)
        yield playing[place].play()
        if playing[place].is_over:
            playing[place] = _Table(rng)

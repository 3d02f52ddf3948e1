"""Play at positions of a game, in lines as short as people say them."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.history import RESIGN, play
from rules.core.types import Effect, OptionValue


def seed(number: int = 0) -> bytes:
    return sha256(str(number).encode()).digest()


class Lines:
    """Plays one game.

    *is_whole* says that positions have all their pieces, which is looked after, and that undo
    never crosses a line.
    """

    def __init__(self, game: Game[Any, Any, Any], *, is_whole: bool = False) -> None:
        self._game = game
        self._is_whole = is_whole

    def offered(self, state: Any, seat: int | None = None) -> list[str]:
        """The notations of what *seat*, or the seat asked first, may do."""
        wanted = state.to_act[0] if seat is None else seat
        return [str(action) for action in self._game.legal_actions(state, wanted)]

    def step(self, state: Any, line: str) -> tuple[Any, list[Effect]]:
        """Play one line: the notation for the seat asked first, or ``1:notation``."""
        seat, text = (int(line[0]), line[2:]) if line[1] == ":" else (state.to_act[0], line)
        done = play(self._game, state, seat, text)
        assert done.barrier or not self._is_whole
        return done.state, list(done.effects)

    def after(self, state: Any, *lines: str) -> Any:
        """*state* after each of *lines*."""
        for line in lines:
            state = self.step(state, line)[0]
            if self._is_whole:
                self._game.check(state)
        return state

    def effect_kinds(self, state: Any, line: str) -> list[str]:
        """The kinds of the effects of a line that everybody may know of."""
        return [effect.kind for effect in self.step(state, line)[1] if effect.readers is None]

    def facts(self, state: Any, line: str, kind: str) -> list[dict[str, Any]]:
        """The parameters of the effects *kind* of a line."""
        return [dict(effect.params) for effect in self.step(state, line)[1] if effect.kind == kind]

    def playout(
        self,
        seats: int,
        number: int = 0,
        options: dict[str, OptionValue] | None = None,
        resigning: float = 0.0,
    ) -> Iterator[tuple[Any, tuple[int, str] | None]]:
        """Every position of a random game, with the line that led there.

        At each ply some seat resigns with the probability *resigning*.
        """
        rng, staying = Random(number), list(range(seats))
        state = self._game.new(seats=seats, options=options, seed=seed(number))
        yield state, None
        while state.to_act:
            if rng.random() < resigning:
                seat, text = rng.choice(staying), RESIGN
                staying.remove(seat)
            else:
                seat = rng.choice(state.to_act)
                text = str(rng.choice(self._game.legal_actions(state, seat)))
            state = play(self._game, state, seat, text).state
            yield state, (seat, text)

"""The alternative text of a position of Docker."""

from collections.abc import Iterator
from itertools import groupby

from render.alt_text import AltText, ending
from render.docker.choices import still_open
from render.view import Translator, View
from rules.docker import SQUARES, DockerAction, DockerObservation

REPEATED_ROLLS = 12
"""Repeated rolls that a text mentions: there may be any number, and none of them counts."""


def describe(observation: DockerObservation, view: View, translate: Translator) -> tuple[str]:
    """See :meth:`Layout.describe`."""
    return (_AltText.describe(observation, view, translate),)


class _AltText(AltText[DockerObservation]):
    """The sentences about one position."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield self._turn()
        yield from self._choices()
        yield from self._last()
        yield from self._board()
        yield from self._reserves()
        yield from self._entries()
        yield from self._out()

    def _turn(self) -> str:
        obs = self._obs
        if obs.outcome is not None:
            return ending(obs, self._names, self._translate, is_scored=False)
        if obs.turn is None or obs.die is None:
            return ""
        player = self._names[obs.turn]
        before = self._listed(map(str, obs.rolls[:-1][-REPEATED_ROLLS:]))
        if before:
            return self._text("turn-again", player=player, die=obs.die, before=before)
        return self._text("turn", player=player, die=obs.die)

    def _choices(self) -> Iterator[str]:
        actions = still_open(self._obs, self._view)
        if actions:
            moves = self._listed(self._moves(actions), long=True)
            is_narrowed = len(actions) < len(self._obs.open_legal)
            yield self._text("chosen" if is_narrowed else "moves", moves=moves)

    def _moves(self, actions: tuple[DockerAction, ...]) -> Iterator[str]:
        """The targets of each cube."""
        for source, some in groupby(actions, key=lambda action: action.source):
            targets = self._listed(SQUARES[action.target] for action in some)
            if source is None:
                yield self._text("way-in", squares=targets)
            else:
                yield self._text("way", start=SQUARES[source], squares=targets)

    def _last(self) -> Iterator[str]:
        last = self._obs.last
        if last is None:
            return
        player, to = self._names[last.seat], SQUARES[last.target]
        if last.source is None:
            yield self._text("entered", player=player, to=to)
        else:
            yield self._text("moved", player=player, start=SQUARES[last.source], to=to)

    def _board(self) -> Iterator[str]:
        towers = [
            self._text(
                "tower",
                square=SQUARES[square],
                cubes=self._listed(self._names[seat] for seat in tower),
            )
            for square, tower in enumerate(self._obs.towers)
            if tower
        ]
        yield self._text("quay")
        empty = [SQUARES[square] for square, tower in enumerate(self._obs.towers) if not tower]
        if towers:
            yield self._text("towers", towers=self._listed(towers, long=True))
        if empty:
            yield self._text("empty", squares=self._listed(empty))

    def _reserves(self) -> Iterator[str]:
        counts = [
            self._text("count", player=self._names[seat], count=count)
            for seat, count in enumerate(self._obs.reserves)
            if count
        ]
        if counts:
            yield self._text("reserves", counts=self._listed(counts))

    def _entries(self) -> Iterator[str]:
        if len(set(self._obs.entries)) == 1:
            squares = self._listed(SQUARES[square] for square in self._obs.entries[0])
            yield self._text("entry-any", squares=squares)
            return
        own = (
            self._text(
                "entry", player=name, squares=self._listed(SQUARES[square] for square in squares)
            )
            for name, squares in zip(self._names, self._obs.entries, strict=True)
        )
        yield self._text("entry-own", squares=self._listed(own))

    def _out(self) -> Iterator[str]:
        for seat, reason in zip(self._obs.eliminated, self._obs.reasons, strict=True):
            yield self._text(f"out-{reason}", player=self._names[seat])

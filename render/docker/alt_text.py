"""The alternative text of a position of Docker."""

from collections.abc import Iterator
from itertools import groupby

from render.alt_text import AltText, ending
from render.docker.choices import still_open
from render.view import Translator, View, listed
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
        before = listed(self._translate, map(str, obs.rolls[:-1][-REPEATED_ROLLS:]))
        if before:
            return self._translate(
                "docker-alt-turn-again", player=player, die=obs.die, before=before
            )
        return self._translate("docker-alt-turn", player=player, die=obs.die)

    def _choices(self) -> Iterator[str]:
        actions = still_open(self._obs, self._view)
        if actions:
            moves = listed(self._translate, self._moves(actions), long=True)
            is_narrowed = len(actions) < len(self._obs.open_legal)
            key = "docker-alt-chosen" if is_narrowed else "docker-alt-moves"
            yield self._translate(key, moves=moves)

    def _moves(self, actions: tuple[DockerAction, ...]) -> Iterator[str]:
        """The targets of each cube."""
        for source, some in groupby(actions, key=lambda action: action.source):
            targets = listed(self._translate, (SQUARES[action.target] for action in some))
            if source is None:
                yield self._translate("docker-alt-way-in", squares=targets)
            else:
                yield self._translate("docker-alt-way", start=SQUARES[source], squares=targets)

    def _last(self) -> Iterator[str]:
        last = self._obs.last
        if last is None:
            return
        player, to = self._names[last.seat], SQUARES[last.target]
        if last.source is None:
            yield self._translate("docker-alt-entered", player=player, to=to)
        else:
            yield self._translate(
                "docker-alt-moved", player=player, start=SQUARES[last.source], to=to
            )

    def _board(self) -> Iterator[str]:
        towers = [
            self._translate(
                "docker-alt-tower",
                square=SQUARES[square],
                cubes=listed(self._translate, (self._names[seat] for seat in tower)),
            )
            for square, tower in enumerate(self._obs.towers)
            if tower
        ]
        yield self._translate("docker-alt-quay")
        empty = [SQUARES[square] for square, tower in enumerate(self._obs.towers) if not tower]
        if towers:
            yield self._translate(
                "docker-alt-towers", towers=listed(self._translate, towers, long=True)
            )
        if empty:
            yield self._translate("docker-alt-empty", squares=listed(self._translate, empty))

    def _reserves(self) -> Iterator[str]:
        counts = [
            self._translate("docker-alt-count", player=self._names[seat], count=count)
            for seat, count in enumerate(self._obs.reserves)
            if count
        ]
        if counts:
            yield self._translate("docker-alt-reserves", counts=listed(self._translate, counts))

    def _entries(self) -> Iterator[str]:
        if len(set(self._obs.entries)) == 1:
            squares = listed(self._translate, (SQUARES[square] for square in self._obs.entries[0]))
            yield self._translate("docker-alt-entry-any", squares=squares)
            return
        own = (
            self._translate(
                "docker-alt-entry",
                player=name,
                squares=listed(self._translate, (SQUARES[square] for square in squares)),
            )
            for name, squares in zip(self._names, self._obs.entries, strict=True)
        )
        yield self._translate("docker-alt-entry-own", squares=listed(self._translate, own))

    def _out(self) -> Iterator[str]:
        for seat, reason in zip(self._obs.eliminated, self._obs.reasons, strict=True):
            yield self._translate(f"docker-alt-out-{reason}", player=self._names[seat])

"""A position of Docker in words, and as a board of letters."""

from collections.abc import Iterator

from render.alt_text import AltText
from render.docker.choices import choices_of
from render.names import plain
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from rules.docker import SQUARES, DockerObservation

_LETTERS = "ABCD"
"""What stands for each seat on the board of letters."""
_REPEATED = 12
"""Repeated rolls that are told: there may be any number of them, and none of them counts."""


def describe(observation: DockerObservation, view: View, translate: Translator) -> tuple[str]:
    """See :meth:`Layout.describe`."""
    return (_AltText.describe(observation, view, translate),)


class _AltText(AltText[DockerObservation]):
    """Everything there is to say, with these names."""

    def sentences(self) -> Iterator[str]:
        """One after the other, the most urgent first."""
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
            ranks = obs.outcome.ranks
            order = obs.outcome.best_first
            places = ", ".join(f"{ranks[seat]}. {self._names[seat]}" for seat in order)
            return self._translate("docker-alt-over", places=places)
        if obs.turn is None or obs.die is None:
            return ""
        player = self._names[obs.turn]
        before = ", ".join(map(str, obs.rolls[:-1][-_REPEATED:]))
        if before:
            return self._translate(
                "docker-alt-turn-again", player=player, die=obs.die, before=before
            )
        return self._translate("docker-alt-turn", player=player, die=obs.die)

    def _choices(self) -> Iterator[str]:
        actions = [
            action
            for action in self._obs.open_legal
            if self._view.chosen == choices_of(action)[: len(self._view.chosen)]
        ]
        if actions:
            key = "docker-alt-chosen" if self._view.chosen else "docker-alt-moves"
            yield self._translate(key, moves=", ".join(map(str, actions)))

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
            f"{SQUARES[square]}: {', '.join(self._names[seat] for seat in tower)}"
            for square, tower in enumerate(self._obs.towers)
            if tower
        ]
        empty = [SQUARES[square] for square, tower in enumerate(self._obs.towers) if not tower]
        if towers:
            yield self._translate("docker-alt-towers", towers="; ".join(towers))
        if empty:
            yield self._translate("docker-alt-empty", squares=", ".join(empty))

    def _reserves(self) -> Iterator[str]:
        counts = [
            f"{self._names[seat]} {count}" for seat, count in enumerate(self._obs.reserves) if count
        ]
        if counts:
            yield self._translate("docker-alt-reserves", counts=", ".join(counts))

    def _entries(self) -> Iterator[str]:
        if len(set(self._obs.entries)) == 1:
            squares = ", ".join(SQUARES[square] for square in self._obs.entries[0])
            yield self._translate("docker-alt-entry-any", squares=squares)
            return
        own = (
            f"{name} {', '.join(SQUARES[square] for square in squares)}"
            for name, squares in zip(self._names, self._obs.entries, strict=True)
        )
        yield self._translate("docker-alt-entry-own", squares=", ".join(own))

    def _out(self) -> Iterator[str]:
        for seat, reason in zip(self._obs.eliminated, self._obs.reasons, strict=True):
            yield self._translate(f"docker-alt-out-{reason}", player=self._names[seat])


def text_board(observation: DockerObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`."""
    return "\n".join(line.rstrip() for line in _board_lines(observation, view, translate))


def _board_lines(obs: DockerObservation, view: View, translate: Translator) -> Iterator[str]:
    yield from _grid(obs)
    yield ""
    for seat, name in enumerate(view.names):
        yield _seat_line(obs, seat, plain(name), translate)
    yield ""
    if obs.die is not None:
        before = " ".join(map(str, obs.rolls[:-1][-_REPEATED:]))
        die = translate("docker-board-die", die=obs.die)
        yield in_columns(f"{die} ({before})" if before else die, COLUMNS)
    if obs.last is not None:
        last = f"{_LETTERS[obs.last.seat]} {obs.last}"
        yield in_columns(translate("docker-board-last", action=last), COLUMNS)


def _grid(obs: DockerObservation) -> Iterator[str]:
    towers = ["".join(_LETTERS[seat] for seat in tower) for tower in obs.towers]
    # Twelve cubes at most: three columns as wide as their highest towers always fit.
    widths = [max(4, *map(len, towers[3 * c : 3 * c + 3])) for c in range(3)]
    line = "  +" + "".join("-" * (width + 2) + "+" for width in widths)
    yield "   " + " ".join(name.center(w + 2) for name, w in zip("abc", widths, strict=True))
    yield line
    for row in (2, 1, 0):
        cells = (f" {towers[3 * c + row]:<{widths[c]}} |" for c in range(3))
        yield f"{row + 1} |" + "".join(cells)
        yield line


def _seat_line(obs: DockerObservation, seat: int, name: str, translate: Translator) -> str:
    pointer = ">" if seat == obs.turn else " "
    if obs.outcome is not None:
        state = f"{obs.outcome.ranks[seat]}."
    elif seat in obs.eliminated:
        state = translate("docker-board-out")
    else:
        state = f"+{obs.reserves[seat]}"
    head = f"{pointer} {_LETTERS[seat]} "
    return head + in_columns(name, COLUMNS - len(head) - 8) + " " + in_columns(state, 7)

"""The text board of a position of Docker."""

from collections.abc import Iterator

from render.docker.alt_text import REPEATED_ROLLS
from render.names import plain
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from rules.docker import DockerObservation

_LETTERS = "ABCD"
"""The letter of each seat's cubes."""


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
        before = " ".join(map(str, obs.rolls[:-1][-REPEATED_ROLLS:]))
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

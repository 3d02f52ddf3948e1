"""The banner: the active seat with its die and the rolls before it, or the winner."""

from collections.abc import Iterator

from render.banner import MIDDLE, inset, turn_banner, winner_banner
from render.docker.geometry import WIDTH
from render.scene import Item, Sprite, Text
from render.view import View
from render.widgets import die
from rules.docker import DockerObservation

_RIGHT = WIDTH - 22
_DIE, _DIE_ROOM = 48, 68
_OLD_DICE = 9
"""Repeated rolls there is room for; of more, the last ones are shown."""
_OLD, _OLD_STEP, _MORE = 34, 42, 62


def header(obs: DockerObservation, view: View) -> Iterator[Item]:
    """The line above the harbour."""
    if obs.outcome is not None:
        winner = obs.outcome.ranks.index(1)
        yield winner_banner(WIDTH, (winner,), (f"seat{winner}",), (view.names[winner],))
    elif obs.turn is not None:
        yield from _turn(obs, obs.turn, view)


def _turn(obs: DockerObservation, seat: int, view: View) -> Iterator[Item]:
    old, left_out = obs.rolls[:-1][-_OLD_DICE:], len(obs.rolls[:-1]) - _OLD_DICE
    room = _DIE_ROOM + _OLD_STEP * len(old) + _MORE * (left_out > 0)
    left = _RIGHT - room if obs.die is not None else _RIGHT
    yield turn_banner(WIDTH, seat, f"seat{seat}", view.names[seat], left - 4)
    if obs.die is None:
        return
    yield Sprite(0, 0, inset(left, _RIGHT))
    yield Sprite(
        _RIGHT - _DIE_ROOM // 2, MIDDLE, die(obs.die, _DIE), label=f"die {obs.die} seat {seat}"
    )
    x = left + _OLD_STEP // 2 + 4
    if left_out > 0:
        yield Text(left + 10, MIDDLE, f"+{left_out}", 28, "chip.text", label=f"{left_out} more")
        x += _MORE
    for number in old:
        yield Sprite(x, MIDDLE, die(number, _OLD, "die.old"), label=f"repeated {number}")
        x += _OLD_STEP

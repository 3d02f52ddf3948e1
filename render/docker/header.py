"""The banner: the active seat, what it may do with its die, and the rolls before; or the winner."""

from collections.abc import Iterator

from render.banner import MIDDLE, SIGNS_END, inset, turn_banner, winner_banner
from render.docker.choices import still_open
from render.docker.icons import move_sign, place_sign
from render.scene import Item, Sprite, Text
from render.view import View
from render.widgets import die
from rules.docker import DockerObservation

_DIE, _DIE_ROOM = 48, 68
_OLD_DICE = 6
"""Repeated rolls there is room for; of more, the last ones are shown."""
_OLD, _OLD_STEP, _MORE = 34, 42, 62
_SIGN = 90


def header(obs: DockerObservation, view: View) -> Iterator[Item]:
    """The line above the harbour."""
    if obs.outcome is not None:
        yield winner_banner(obs.outcome, view.names)
    elif obs.turn is not None:
        yield from _turn(obs, obs.turn, view)


def _turn(obs: DockerObservation, seat: int, view: View) -> Iterator[Item]:
    ways = {action.source is None for action in still_open(obs, view)}
    old, left_out = obs.rolls[:-1][-_OLD_DICE:], len(obs.rolls[:-1]) - _OLD_DICE
    room = _DIE_ROOM + _SIGN * len(ways) + _OLD_STEP * len(old) + _MORE * (left_out > 0)
    left = SIGNS_END - room if obs.die is not None else SIGNS_END
    yield turn_banner(seat, view.names[seat], left - 4)
    if obs.die is None:
        return
    yield inset(left)
    x = SIGNS_END - _DIE_ROOM // 2
    yield Sprite(x, MIDDLE, die(obs.die, _DIE), label=f"die {obs.die} seat {seat}")
    x -= (_DIE_ROOM + _SIGN) // 2
    for is_new in sorted(ways):
        sign = place_sign(seat) if is_new else move_sign(seat)
        yield Sprite(x, MIDDLE, sign, label="place" if is_new else "move")
        x -= _SIGN
    x = left + _OLD_STEP // 2 + 4
    if left_out > 0:
        yield Text(left + 10, MIDDLE, f"+{left_out}", 28, "chip.text", label=f"{left_out} more")
        x += _MORE
    for number in old:
        yield Sprite(x, MIDDLE, die(number, _OLD, "die.old"), label=f"repeated {number}")
        x += _OLD_STEP

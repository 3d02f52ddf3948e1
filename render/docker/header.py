"""Above the quay: the die of the active seat, or the winner's cup."""

from collections.abc import Iterator

from render.scene import Item, Sprite, Text
from render.widgets import badge, cup, die
from rules.docker import DockerObservation

_DIE = (92, 88)
_BADGE = (184, 116)
_OLD_DICE = 9
"""Repeated rolls there is room for; of more, the last ones are shown."""
_OLD_START, _OLD_STEP, _OLD_Y = 178, 52, 52


def header(obs: DockerObservation) -> Iterator[Item]:
    """The die with its owner and the rolls before it; or cup and winner."""
    if obs.turn is not None and obs.die is not None:
        yield Sprite(*_DIE, die(obs.die, 108), label=f"die {obs.die} seat {obs.turn}")
        yield _whose(obs.turn)
        yield from _repeated(obs.rolls[:-1])
    elif obs.outcome is not None:
        winner = obs.outcome.ranks.index(1)
        yield Sprite(*_DIE, cup(62), label=f"cup seat {winner}")
        yield _whose(winner)


def _whose(seat: int) -> Sprite:
    return Sprite(*_BADGE, badge(seat, 56, f"seat{seat}"))


def _repeated(rolls: tuple[int, ...]) -> Iterator[Item]:
    x = _OLD_START
    left_out = len(rolls) - _OLD_DICE
    if left_out > 0:
        yield Text(x - 24, _OLD_Y, f"+{left_out}", 28, "water.text", label=f"{left_out} more")
        x += _OLD_STEP
    for number in rolls[-_OLD_DICE:]:
        yield Sprite(x, _OLD_Y, die(number, 44, "die.old"), label=f"repeated {number}")
        x += _OLD_STEP

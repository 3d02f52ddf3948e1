"""Judge positions of Docker: room to move with the next roll, and cubes out of danger."""

from functools import lru_cache
from math import sqrt
from typing import ClassVar

from rules.core.robot import Features, LinearRobot, Method
from rules.docker.board import Board
from rules.docker.options import DockerSetup
from rules.docker.paths import HIGHEST_ROLL, set_of
from rules.docker.state import DockerState

_ROLLS = range(1, HIGHEST_ROLL + 1)
_SET_OF = tuple(set_of(square) for square in range(9))


class DockerRobot(LinearRobot[DockerState]):
    """Counts what each number of the die would allow each seat, and what it would bury."""

    names: ClassVar[tuple[str, ...]] = (
        "numbers",
        "moves",
        "free",
        "reserve",
        "two free",
        "every number",
        "no number",
        "risk",
        "risk when buried",
        "under own",
        "last and exposed",
        "exposed",
        "buried",
        "on turn",
        "next",
    )
    method = Method.TREE

    def features(self, state: DockerState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`. The roll itself does not count: it is used up next."""
        return _features(state.setup, state.board, state.to_act[0] if state.to_act else -1)


@lru_cache(maxsize=1 << 13)
def _features(setup: DockerSetup, board: Board, turn: int) -> tuple[Features, ...]:
    """For each seat what the table offers it with *turn* on turn; six rolls ask for the same."""
    playing = [seat for seat in range(setup.seats) if seat not in board.eliminated]
    entering = {seat: _entering(setup, board, seat) for seat in playing}
    moving = {seat: _moving(setup, board, seat) for seat in playing}
    landing = {
        seat: [
            coming | _together(going)
            for coming, going in zip(entering[seat], moving[seat], strict=True)
        ]
        for seat in playing
    }
    following = _following(playing, turn)
    found = [(0.0,) * len(DockerRobot.names)] * setup.seats
    for seat in playing:
        free, reserve = board.free(seat), board.reserves[seat]
        counts = [
            coming.bit_count() + sum([ends.bit_count() for ends in going])
            for coming, going in zip(entering[seat], moving[seat], strict=True)
        ]
        numbers = HIGHEST_ROLL - counts.count(0)
        threats = [ends for other in playing if other != seat for ends in landing[other]]
        danger = [_threatened(square, threats) for square in free]
        risk = _risk(setup, board, seat, numbers)
        buried = _when_buried(setup, board, seat, entering[seat], moving[seat])
        found[seat] = (
            numbers / HIGHEST_ROLL,
            sqrt(sum(counts)),
            len(free),
            reserve,
            float(len(free) + (reserve > 0) >= 2),
            float(numbers == HIGHEST_ROLL),
            float(numbers == 0),
            risk,
            max(
                [threat * (then - risk) for threat, then in zip(danger, buried, strict=True)],
                default=0.0,
            ),
            float(sum([board.towers[square][-2:] == (seat, seat) for square in free])),
            danger[0] if len(danger) == 1 and not reserve else 0.0,
            sum(danger),
            setup.cubes - reserve - len(free),
            float(seat == turn),
            float(seat == following),
        )
    return tuple(found)


def _risk(setup: DockerSetup, board: Board, seat: int, numbers: int) -> float:
    """Return the chance that the next roll puts *seat* out, where *numbers* allow an action."""
    if not numbers:
        return 1.0
    return 0.0 if setup.repeats(board.reserves[seat]) else 1 - numbers / HIGHEST_ROLL


def _when_buried(
    setup: DockerSetup, board: Board, seat: int, entering: list[int], moving: list[list[int]]
) -> list[float]:
    """For each free cube of *seat* the risk of its next roll once that cube is buried."""
    found = []
    for place in range(len(moving[0])):
        rest = [[*going[:place], *going[place + 1 :]] for going in moving]
        useful = [bool(coming or any(going)) for coming, going in zip(entering, rest, strict=True)]
        found.append(_risk(setup, board, seat, sum(useful)))
    return found


def _threatened(square: int, threats: list[int]) -> float:
    """Count the opponents, on average over their rolls, who could land on *square*."""
    bit = _SET_OF[square]
    return (len(threats) - [ends & bit for ends in threats].count(0)) / HIGHEST_ROLL


def _entering(setup: DockerSetup, board: Board, seat: int) -> list[int]:
    """For each roll where a cube of *seat* can come in."""
    if not board.reserves[seat]:
        return [0] * HIGHEST_ROLL
    reach, lines = setup.entering[seat], board.lines
    return [reach(lines, die) for die in _ROLLS]


def _moving(setup: DockerSetup, board: Board, seat: int) -> list[list[int]]:
    """For each roll where each free cube of *seat* can end."""
    lines = board.lines
    reaches = [setup.moving[square] for square in board.free(seat)]
    return [[reach(lines, die) for reach in reaches] for die in _ROLLS]


def _together(sets: list[int]) -> int:
    union = 0
    for ends in sets:
        union |= ends
    return union


def _following(playing: list[int], turn: int) -> int:
    """The seat that is on turn after *turn*."""
    later = [seat for seat in playing if seat > turn]
    return (later or playing)[0]

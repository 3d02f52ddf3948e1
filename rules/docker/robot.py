"""What a position of Docker is worth: room to move with the next roll, and cubes out of danger."""

from math import sqrt
from typing import ClassVar

from rules.core.robot import Features, LinearRobot, Method
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
        "last and exposed",
        "exposed",
        "buried",
        "on turn",
        "next",
    )
    method = Method.TREE

    def features(self, state: DockerState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`."""
        board, eliminated = state.board, state.eliminated
        playing = [seat for seat in range(state.seats) if seat not in eliminated]
        entering = {seat: _entering(state, seat) for seat in playing}
        moving = {seat: _moving(state, seat) for seat in playing}
        landing = {
            seat: [
                coming | _together(going)
                for coming, going in zip(entering[seat], moving[seat], strict=True)
            ]
            for seat in playing
        }
        turn = state.to_act[0] if state.to_act else -1
        following = _following(playing, turn)
        nothing = (0.0,) * len(self.names)
        found = [nothing] * state.seats
        for seat in playing:
            free = board.free(seat)
            counts = [
                coming.bit_count() + sum([ends.bit_count() for ends in going])
                for coming, going in zip(entering[seat], moving[seat], strict=True)
            ]
            numbers = sum(map(bool, counts))
            reserve = board.reserves[seat]
            danger = [
                sum([bool(ends & _SET_OF[s]) for other in playing if other != seat
                     for ends in landing[other]]) / HIGHEST_ROLL
                for s in free
            ]  # fmt: skip
            buried = state.setup.cubes - reserve - len(free)
            last = danger[0] if len(danger) == 1 and not reserve else 0.0
            found[seat] = (
                numbers / HIGHEST_ROLL,
                sqrt(sum(counts)),
                len(free),
                reserve,
                float(len(free) + (reserve > 0) >= 2),
                float(numbers == HIGHEST_ROLL),
                float(numbers == 0),
                last,
                sum(danger),
                buried,
                float(seat == turn),
                float(seat == following),
            )
        return tuple(found)


def _entering(state: DockerState, seat: int) -> list[int]:
    """For each roll where a cube of *seat* can come in."""
    if not state.board.reserves[seat]:
        return [0] * HIGHEST_ROLL
    reach, lines = state.setup.entering[seat], state.board.lines
    return [reach(lines, die) for die in _ROLLS]


def _moving(state: DockerState, seat: int) -> list[list[int]]:
    """For each roll where each free cube of *seat* can end."""
    lines = state.board.lines
    reaches = [state.setup.moving[square] for square in state.board.free(seat)]
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

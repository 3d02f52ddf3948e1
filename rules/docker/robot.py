"""Judge positions of Docker: room to move with the next roll, and cubes out of danger."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from random import Random
from typing import ClassVar, Self

from rules.core.robot import Counts, Features, LinearRobot, Method
from rules.core.seat_order import seat_after
from rules.core.weights import Weights, read_weights
from rules.docker.actions import DockerAction
from rules.docker.board import Board, Reason
from rules.docker.hidden import determinize
from rules.docker.net import DockerNet, Reach, read_nets
from rules.docker.observe import DockerObservation
from rules.docker.options import DockerSetup
from rules.docker.paths import HIGHEST_ROLL, set_of
from rules.docker.state import DockerState, choices

_ROLLS = range(1, HIGHEST_ROLL + 1)
_SET_OF = tuple(set_of(square) for square in range(9))


class DockerRobot(LinearRobot[DockerState]):
    """Goes by a net; its parts count what the die would allow each seat, and what it would bury."""

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
    facts: ClassVar[tuple[str, ...]] = ("numbers", "free", "safe")
    method = Method.EXPECTATION
    simulations: ClassVar[int] = 12

    def __init__(self, weights: Weights, nets: Mapping[int, DockerNet] | None = None) -> None:
        """Judge by *nets*, or by *weights* at a table that there is no net for."""
        super().__init__(weights)
        self._nets = nets or {}

    @classmethod
    def load(cls, game: str) -> Self:
        """See :meth:`Robot.load`."""
        return cls(read_weights(game), read_nets())

    def values(self, state: DockerState) -> tuple[float, ...]:
        """See :meth:`Robot.values`. The roll itself does not count: it is used up next."""
        net = self._nets.get(state.seats)
        if net is None:
            return super().values(state)
        return by_net(net, state.setup, state.board, state.to_act[0])

    def before_chance(self, state: DockerState, action: DockerAction) -> DockerState:
        """See :meth:`Robot.before_chance`: somebody is about to roll."""
        seat, source, target = action
        board = state.board
        board = board.enter(seat, target) if source is None else board.move(source, target)
        turn = seat_after(seat, state.seats, board.eliminated)
        return state._replace(
            ply=state.ply + 1, to_act=(turn,), rolls=(), board=board, last=action, legal=()
        )

    def chances(self, state: DockerState) -> Sequence[tuple[float, DockerState]]:
        """See :meth:`Robot.chances`: the rolls, and who is out by them."""
        setup, board, (seat,) = state.setup, state.board, state.to_act
        if len(board.eliminated) == setup.seats - 1:
            return [(1.0, state._replace(to_act=(), asked=-1))]
        allowed = [(die, choices(setup, board, seat, die)) for die in _ROLLS]
        rolls = [
            state._replace(asked=state.ply, rolls=(die,), legal=legal)
            for die, legal in allowed
            if legal
        ]
        if rolls and setup.repeats(board.reserves[seat]):
            return [(1 / len(rolls), each) for each in rolls]
        found = [(1 / HIGHEST_ROLL, each) for each in rolls]
        missed = 1 - len(rolls) / HIGHEST_ROLL
        if missed:
            board = board.eliminate(seat, Reason.NO_MOVE)
            turn = seat_after(seat, setup.seats, board.eliminated)
            rest = self.chances(state._replace(board=board, to_act=(turn,)))
            found += [(missed * chance, each) for chance, each in rest]
        return found

    def counts(self, state: DockerState, viewer: int) -> tuple[Counts, ...]:
        """See :meth:`Robot.counts`. Numbers count where no other one is rolled instead."""
        setup, board = state.setup, state.board
        playing = [seat for seat in range(setup.seats) if seat not in board.eliminated]
        landing = {
            seat: _landing(_entering(setup, board, seat), _moving(setup, board, seat))
            for seat in playing
        }
        found: list[Counts] = [(None,) * len(self.facts)] * setup.seats
        for seat in playing:
            free = board.free(seat)
            threats = [ends for other in playing if other != seat for ends in landing[other]]
            safe = sum(not _threatened(square, threats) for square in free)
            is_bound = not setup.repeats(board.reserves[seat])
            numbers = sum(map(bool, landing[seat])) if is_bound else None
            found[seat] = (numbers, len(free), safe if seat == viewer else None)
        return tuple(found)

    def features(self, state: DockerState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`. The roll itself does not count: it is used up next."""
        return _features(state.setup, state.board, state.to_act[0] if state.to_act else -1)


_robot = cache(lambda: DockerRobot.load("docker"))


def best(obs: DockerObservation, actions: Sequence[DockerAction]) -> DockerAction:
    """Return the one of *actions* that the robot likes best before the next roll."""
    robot, state = _robot(), determinize(obs, Random(0))
    return max(actions, key=lambda each: robot.values(robot.before_chance(state, each))[each.seat])


@lru_cache(maxsize=1 << 13)
def by_net(net: DockerNet, setup: DockerSetup, board: Board, turn: int) -> tuple[float, ...]:
    """Return what *net* thinks; the same tables come again in a search."""
    reaches: list[Reach | None] = [None] * setup.seats
    for seat in range(setup.seats):
        if seat not in board.eliminated:
            entering, moving = _entering(setup, board, seat), _moving(setup, board, seat)
            useful = [
                bool(coming) + len(going) - going.count(0)
                for coming, going in zip(entering, moving, strict=True)
            ]
            landing = _landing(entering, moving)
            reaches[seat] = Reach(tuple(useful), tuple(landing))
    return net.values(setup, board, turn, reaches)


@lru_cache(maxsize=1 << 13)
def _features(setup: DockerSetup, board: Board, turn: int) -> tuple[Features, ...]:
    """For each seat what the table offers it with *turn* on turn; six rolls ask for the same."""
    playing = [seat for seat in range(setup.seats) if seat not in board.eliminated]
    entering = {seat: _entering(setup, board, seat) for seat in playing}
    moving = {seat: _moving(setup, board, seat) for seat in playing}
    landing = {seat: _landing(entering[seat], moving[seat]) for seat in playing}
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


def _landing(entering: list[int], moving: list[list[int]]) -> list[int]:
    """Return for each roll where a cube can end."""
    return [coming | _together(going) for coming, going in zip(entering, moving, strict=True)]


def _together(sets: list[int]) -> int:
    union = 0
    for ends in sets:
        union |= ends
    return union


def _following(playing: list[int], turn: int) -> int:
    """The seat that is on turn after *turn*."""
    later = [seat for seat in playing if seat > turn]
    return (later or playing)[0]

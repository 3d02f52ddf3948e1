"""Judge positions of Pick & Pack: apples, what tiles may still make of them, and time."""

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import ClassVar

from rules.core.robot import Counts, Features, LinearRobot, Method, final_values
from rules.pick_and_pack.actions import FIRST_SLOT, PackAction, Verb
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.crates import Crates, filled_crates, is_first, open_crates, points, worth
from rules.pick_and_pack.grid import REACH
from rules.pick_and_pack.hidden import determinize
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.scoring import outcome
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import Kind, Tile
from rules.pick_and_pack.transitions import apply

_MOST_TARGETS = 4
"""So many targets of a Malfunction are looked at for each square and slot."""
_PREMIUM, _WHOLESALE, _QUALITY_CONTROL = map(
    list(Kind).index, (Kind.PREMIUM, Kind.WHOLESALE, Kind.QUALITY_CONTROL)
)
"""Their places among the counts of tiles."""
_DANGER = {
    Kind.PREMIUM: 6,
    Kind.WHOLESALE: 5,
    Kind.QUALITY_CONTROL: 4,
    Kind.ORDER_MIX_UP: 3,
    Kind.RUSH_ORDER: 3,
    Kind.MALFUNCTION: 2,
}
"""How many apples it is worth, about, to turn a tile of the opponent face down."""


class PackRobot(LinearRobot[PackState]):
    """Counts crates and the tiles that can still be played on them."""

    names: ClassVar[tuple[str, ...]] = (
        "points",
        "open points",
        "best crate with a premium",
        "second crate with two premiums",
        "best crate before a wholesale",
        "top trays before a quality control",
        "open crates",
        "last open crate",
        "stored rush orders",
        *(f"tiles {kind}" for kind in Kind),
        "best tray in reach",
        "trays in reach",
        "on turn",
        "ends the game ahead",
    )
    facts: ClassVar[tuple[str, ...]] = ("points", "reach", "tiles")
    phases: ClassVar[int] = 3
    method = Method.TREE
    simulations: ClassVar[int] = 440

    def counts(self, state: PackState, viewer: int) -> tuple[Counts, ...]:
        """See :meth:`Robot.counts`: points, the best tray in reach of who is next, and tiles."""
        board = state.board
        if state.arranging:
            return ((None, None, None),) * 2
        return tuple(
            (
                points(board.crates[seat]),
                max(0, *(board.grid[square] for square in REACH[seat][board.grabber]))
                if seat in state.to_act
                else None,
                sum(tile.fate is None for tile in board.tiles[seat]),
            )
            for seat in (0, 1)
        )

    def is_midway(self, state: PackState, seat: int) -> bool:
        """See :meth:`Robot.is_midway`: it may spend a Rush Order."""
        return state.to_act == (seat,) and state.turn.moved

    def phase(self, state: PackState) -> int:
        """See :meth:`LinearRobot.phase`: by the trays that are left on the grid."""
        left = sum(map(bool, state.board.grid))
        return 0 if left > 24 else 1 if left > 12 else 2

    def features(self, state: PackState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`."""
        board = state.board
        turn = None if state.arranging or not state.to_act else state.to_act[0]
        counts = tuple(map(_counts, board.tiles))
        scores = tuple(map(points, board.crates))
        return tuple(
            (
                *_crates(board.crates[seat], counts[seat], counts[1 - seat], scores[seat]),
                float(board.stored[seat]),
                *counts[seat],
                *_reach(board, seat),
                float(seat == turn),
                _ending(board, seat, scores),
            )
            for seat in (0, 1)
        )

    def candidates(self, state: PackState, actions: Sequence[PackAction]) -> Sequence[PackAction]:
        """See :meth:`Robot.candidates`. Equal crates are one, and few targets matter."""
        if actions[0].verb is Verb.CLEAR:
            return actions[1:]  # who takes tiles back for ever never begins to play
        own, theirs = (state.board.crates[seat] for seat in (actions[0].seat, 1 - actions[0].seat))
        actions = [
            action
            for action in actions
            if is_first(own, action.own) and is_first(theirs, action.theirs)
        ]
        if all(action.hit is None for action in actions):
            return actions
        aimed: dict[tuple[int | None, int | None], list[PackAction]] = {}
        for action in actions:
            if action.hit is not None:
                aimed.setdefault((action.square, action.slot), []).append(action)
        best: set[PackAction] = set()
        for group in aimed.values():
            group.sort(key=lambda action: -harm(state.board, action))
            best.update(group[:_MOST_TARGETS])
        return [action for action in actions if action.hit is None or action in best]


_robot = cache(lambda: PackRobot.load("pick_and_pack"))


def best(obs: PackObservation, actions: Sequence[PackAction]) -> PackAction:
    """Return the one of *actions* after which the robot likes the position best."""
    robot, state = _robot(), determinize(obs, Random(0))

    def worth(action: PackAction) -> float:
        after = apply(state, action).state
        end = outcome(after)
        return (final_values(end) if end else robot.values(after))[action.seat]

    # Of a part of the legal actions, all may be like others that are not in it.
    return max(robot.candidates(state, actions) or actions, key=worth)


@lru_cache(maxsize=1 << 13)
def _counts(tiles: Sequence[Tile]) -> Features:
    """Count the tiles of each kind that can still be played."""
    left = [kind for kind, fate in tiles if fate is None]
    return tuple(float(left.count(kind)) for kind in Kind)


@lru_cache(maxsize=1 << 15)
def _crates(crates: Crates, own: Features, theirs: Features, score: int) -> Features:
    """Judge crates with the tiles that both have left; most moves change only one's."""
    opened = open_crates(crates)
    worths = sorted((worth(crates[index]) for index in opened), reverse=True)
    best, second = (*worths, 0, 0)[:2]
    tops = max((crates[index].trays[-1] for index in filled_crates(crates)), default=0)
    return (
        score / 10,
        sum(worths) / 10,
        best * (own[_PREMIUM] > 0) / 10,
        second * (own[_PREMIUM] > 1) / 10,
        best * (theirs[_WHOLESALE] > 0) / 10,
        tops * (theirs[_QUALITY_CONTROL] > 0) / 10,
        float(len(opened)),
        float(len(opened) == 1),
    )


def _reach(board: Board, seat: int) -> Features:
    """Measure what the grabber would find if *seat* moved it now."""
    trays = [board.grid[square] for square in REACH[seat][board.grabber]]
    return max(trays) / 10, sum(tray > 0 for tray in trays) / 5


def _ending(board: Board, seat: int, scores: tuple[int, ...]) -> float:
    """The lead of a *seat*, where anybody can end the game soon."""
    if min(len(open_crates(crates)) for crates in board.crates) > 1:
        return 0.0
    return (scores[seat] - scores[1 - seat]) / 20


def harm(board: Board, action: PackAction) -> int:
    """Judge what the opponent loses by a hit of *action*: about so many apples."""
    hit = action.hit
    if hit is None:
        return 0
    if hit < FIRST_SLOT:
        return board.grid[hit] if hit in REACH[1 - action.seat][action.square or 0] else 0
    return _DANGER[board.tiles[1 - action.seat][hit - FIRST_SLOT].kind]

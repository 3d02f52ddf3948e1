"""Thousands of games of Docker at once, for the self-play that its net learns from.

The rules are those of :mod:`rules.docker`, with which a test compares them. Arrays have a column
for each game; so all of them take a step with the same few operations.
"""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules.docker.options import DockerSetup
from rules.docker.paths import HIGHEST_ROLL, NO_REENTRY, walks

Array = NDArray[Any]

_CUBE = 3
"""Bits of a cube in a tower: its owner + 1; the top cube has the lowest ones."""
_DICE = np.uint8(0b1111110)


class Tables(NamedTuple):
    """Positions between two turns: somebody is about to roll."""

    towers: Array
    """By square and game."""
    heights: Array
    reserves: Array
    """By seat and game."""
    out_at: Array
    """By seat and game how many were out before this seat; as many as seats while it plays."""
    turn: Array

    def of(self, games: Array) -> "Tables":
        """Return some of the games."""
        return Tables(*(each[..., games] for each in self))


class Ways(NamedTuple):
    """Where cubes can go, each a set of numbers of the die: bit 1 for a 1, up to bit 6."""

    moving: Array
    """By source, target and game, whoever is on top."""
    entering: Array
    """By seat, target and game; none without a reserve."""

    def of(self, games: Array) -> "Ways":
        """Return those of some of the games."""
        return Ways(*(each[..., games] for each in self))


class Quays:
    """The rules for one set-up."""

    def __init__(self, setup: DockerSetup) -> None:
        path = str(setup.value("path"))
        self.setup = setup
        self._moving = _Walks(
            {start: walks((start,), path, may_return=path == NO_REENTRY) for start in range(9)},
            walkers=1,
        )
        self._sides = sorted({side for own in setup.entries for side in own})
        self._entering = _Walks(
            {side: ((side,), *walks((side,), path, may_return=False)) for side in self._sides},
            walkers=0,
        )

    def new(self, games: int, rng: np.random.Generator) -> Tables:
        """Begin so many games."""
        seats = self.setup.seats
        return Tables(
            np.zeros((9, games), np.int64),
            np.zeros((9, games), np.uint8),
            np.full((seats, games), self.setup.cubes, np.int8),
            np.full((seats, games), seats, np.int8),
            rng.integers(seats, size=games),
        )

    def ways(self, at: Tables) -> Ways:
        """Find where every cube could go."""
        over = self._entering.ends(at.heights)
        entering = np.stack(
            [
                np.bitwise_or.reduce(over[[self._sides.index(side) for side in own]])
                for own in self.setup.entries
            ]
        )
        is_there = at.reserves[:, None] > 0
        return Ways(self._moving.ends(at.heights), np.where(is_there, entering, np.uint8(0)))

    def useful(self, at: Tables, ways: Ways, seat: Array) -> Array:
        """Find the numbers with which *seat* (one for each game) could do something."""
        own = at.towers & 7 == seat + 1
        dice = np.bitwise_or.reduce(ways.moving, axis=1)
        entering = np.bitwise_or.reduce(ways.entering, axis=1)
        found = np.bitwise_or.reduce(np.where(own, dice, np.uint8(0)))
        return found | entering[seat, np.arange(len(seat))]

    def roll(self, at: Tables, ways: Ways, rng: np.random.Generator) -> tuple[Tables, Array]:
        """Let the seats on turn roll; whoever cannot act is out. A game that is over has a 0."""
        seats = self.setup.seats
        out_at, turn = at.out_at.copy(), at.turn.copy()
        dice = np.zeros(len(turn), np.int64)
        open_ = np.flatnonzero((out_at == seats).sum(0) > 1)
        while len(open_):
            some = Tables(at.towers, at.heights, at.reserves, out_at, turn).of(open_)
            useful = self.useful(some, ways.of(open_), some.turn)
            rolled = rng.integers(1, HIGHEST_ROLL + 1, size=len(open_))
            again = self.repeats(some, some.turn) & (useful > 0)
            while (missed := again & (useful >> rolled & 1 == 0)).any():
                rolled[missed] = rng.integers(1, HIGHEST_ROLL + 1, size=int(missed.sum()))
            acts = useful >> rolled & 1 == 1
            dice[open_[acts]] = rolled[acts]
            loses = open_[~acts]
            out_at[turn[loses], loses] = (out_at[:, loses] < seats).sum(0)
            turn[loses] = self.following(out_at[:, loses], turn[loses])
            open_ = loses[(out_at[:, loses] == seats).sum(0) > 1]
        reserves = np.where(out_at < seats, np.int8(0), at.reserves)
        return Tables(at.towers, at.heights, reserves, out_at, turn), dice

    def repeats(self, at: Tables, seat: Array) -> Array:
        """Tell whether *seat* may roll again where a number allows nothing."""
        reserve = at.reserves[seat, np.arange(len(seat))]
        rules = np.array([self.setup.repeats(count) for count in range(self.setup.cubes + 1)])
        return rules[reserve]

    def following(self, out_at: Array, turn: Array) -> Array:
        """Find who is on turn after *turn*."""
        seats, found = self.setup.seats, turn.copy()
        for step in range(seats - 1, 0, -1):
            later = (turn + step) % seats
            found = np.where(out_at[later, np.arange(len(turn))] == seats, later, found)
        return found

    def after(self, at: Tables, ways: Ways, dice: Array) -> tuple[Array, Tables]:
        """List every action in every game: of which game it is, and the table after it."""
        own = at.towers & 7 == at.turn + 1
        moving = ways.moving >> dice.astype(np.uint8) & np.uint8(1) & own[:, None]
        entering = ways.entering[at.turn, :, np.arange(len(dice))].T >> dice.astype(np.uint8) & 1
        sources, targets, games = np.nonzero(np.concatenate([moving, entering[None]]))
        changed = Tables(*(each.copy() for each in at.of(games)))
        places, seat = np.arange(len(games)), changed.turn
        comes_in = sources == 9
        moved, moves = sources[~comes_in], places[~comes_in]
        changed.towers[moved, moves] >>= _CUBE
        changed.heights[moved, moves] -= 1
        changed.reserves[seat[comes_in], places[comes_in]] -= 1
        pushed = changed.towers[targets, places] << _CUBE | seat + 1
        changed.towers[targets, places] = pushed
        changed.heights[targets, places] += 1
        return games, changed._replace(turn=self.following(changed.out_at, seat))


class _Walks:
    """All walks from some squares, priced in all games at once."""

    def __init__(self, walks: Mapping[int, Iterable[tuple[int, ...]]], walkers: int) -> None:
        """*walks* by their start; *walkers* cubes leave it, and are in nobody's way."""
        self._walkers = walkers
        self._starts = list(walks)
        every = sorted((walk for some in walks.values() for walk in some), key=len)
        rows = {(start,): row for row, start in enumerate(self._starts)}
        steps: dict[tuple[int, int, int], int] = {}
        self._layers: list[tuple[Array, Array]] = []
        for size, layer in groupby(every, len):
            if size > 1:
                longer = [
                    (walk, rows[walk[:-1]], steps.setdefault(self._step(walk), len(steps)))
                    for walk in layer
                ]
                rows |= {walk: len(rows) + place for place, (walk, _, _) in enumerate(longer)}
                _, before, step = zip(*longer, strict=True)
                self._layers.append((np.array(before), np.array(step)))
        self._size = len(rows)
        self._steps = np.array(list(steps)).T
        every.sort(key=lambda walk: (self._starts.index(walk[0]), walk[-1]))
        self._order = np.array([rows[walk] for walk in every])
        ends = [(self._starts.index(walk[0]), walk[-1]) for walk in every]
        self._ends = tuple(np.array(sorted(set(ends))).T)
        self._first = np.array([ends.index(end) for end in sorted(set(ends))])

    def _step(self, walk: tuple[int, ...]) -> tuple[int, int, int]:
        """Return the squares of the last step, and which of them lacks the walkers: 0, 1 or 2."""
        *_, one, other = walk
        lacks = (one == walk[0]) + 2 * (other == walk[0]) if self._walkers else 0
        return one, other, lacks

    def ends(self, heights: Array) -> Array:
        """Find by start, end and game the numbers of the die that lead there."""
        one, other, lacks = self._steps
        levels = heights.astype(np.int8)
        left = levels[one] - (self._walkers * (lacks == 1))[:, None].astype(np.int8)
        reached = levels[other] - (self._walkers * (lacks == 2))[:, None].astype(np.int8)
        costs = np.abs(left - reached).astype(np.uint8) + np.uint8(1)
        prices = np.empty((self._size, heights.shape[1]), np.uint8)
        done = len(self._starts)
        # A cube that comes in pays 1 and the height of the first tower before all else.
        prices[:done] = 0 if self._walkers else 1 + heights[self._starts]
        for before, step in self._layers:
            np.add(prices[before], costs[step], out=prices[done : done + len(before)])
            done += len(before)
        # What costs more than 7 is shifted out.
        numbers = np.left_shift(np.uint8(1), prices[self._order])
        found = np.zeros((len(self._starts), 9, heights.shape[1]), np.uint8)
        found[self._ends] = np.bitwise_or.reduceat(numbers, self._first, axis=0) & _DICE
        return found

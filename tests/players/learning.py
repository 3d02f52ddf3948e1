"""Teaching the net of Docker: ``python -m tests.players.learning`` writes what it has learned.

Starting from nothing it plays games against itself, looking one action ahead, hundreds at once.
After each round it moves what it thinks of every position towards what came of it: the end of the
game, and on the way there what it thought of later positions (TD(lambda), by Adam's method). The
same arguments lead to the same file.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from time import process_time
from typing import NamedTuple

import numpy as np

from rules.core.weights import FOLDER
from rules.docker.net import HEIGHTS, LEVELS, MOST_FREE, UNIT, layout, view
from rules.docker.options import DockerSetup
from rules.docker.paths import HIGHEST_ROLL
from rules.registry import GAMES
from tests.players.docker_batch import Array, Quays, Tables, Ways

FILE = FOLDER / "docker_net.json"
HIDDEN = {2: 48, 3: 32, 4: 32}
GAMES_AT_ONCE = 1500
BATCH = 1000
TRACE = 0.8
"""How much more the end counts than what was thought on the way."""
FIRST_STEP, LAST_STEP = 0.003, 0.00006
WANDERING = 0.05
"""In the first round so many actions are taken by lot."""
_SET = np.array([number.bit_count() for number in range(256)], np.uint8)


class Position(NamedTuple):
    """Many positions, each a column."""

    inputs: Array
    playing: Array
    """By place after the seat on turn."""


class Net:
    """The weights, and how they change."""

    def __init__(self, seats: int, hidden: int, rng: np.random.Generator) -> None:
        self.seats = seats
        shape = layout(seats)
        self._scale = np.ones((shape.size, 1), np.float32)
        self._scale[shape.threats()] = 1 / HIGHEST_ROLL
        self.weights = [
            rng.normal(0, 0.15, (hidden, shape.size)).astype(np.float32),
            np.zeros((hidden, 1), np.float32),
            rng.normal(0, 0.1, (seats, hidden)).astype(np.float32),
            np.zeros((seats, 1), np.float32),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def values(self, at: Tables, inputs: Array) -> Array:
        """Return by seat and game the rank that may be expected."""
        order, playing = _order(at, self.seats)
        _, _, shares = self._shares(Position(inputs, playing))
        count, others = playing.sum(0), self.seats - 1
        ranks = (shares * count / 2 * (count - 1) + self.seats - count) / others
        found = np.empty((self.seats, len(at.turn)), np.float32)
        np.put_along_axis(found, order, ranks, 0)
        return np.where(at.out_at < self.seats, at.out_at / others, found)

    def learn(self, position: Position, wanted: Array, stride: float) -> None:
        """Come nearer to the *wanted* shares, by a step of this *stride*."""
        inputs, hidden, shares = self._shares(position)
        wrong = (shares - wanted) / inputs.shape[1]
        inner = (self.weights[2].T @ wrong) * (hidden > 0)
        slopes = (inner @ inputs.T, inner, wrong @ hidden.T, wrong)
        self._steps += 1
        for weights, mean, square, slope in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            slope = slope if slope.shape == weights.shape else slope.sum(1, keepdims=True)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weights -= stride * mean / (1 - 0.9**self._steps) / size

    def _shares(self, position: Position) -> tuple[Array, Array, Array]:
        inputs = position.inputs * self._scale
        first, start, out, more = self.weights
        hidden = np.maximum(first @ inputs + start, 0)
        powers = np.where(position.playing, out @ hidden + more, -np.inf)
        powers = np.exp(powers - powers.max(0))
        return inputs, hidden, powers / powers.sum(0)


def inputs_of(quays: Quays, at: Tables, ways: Ways) -> Array:
    """Feed the net as :mod:`rules.docker.net` lays it out, but with threats by their number."""
    seats, shape = quays.setup.seats, layout(quays.setup.seats)
    columns = np.arange(len(at.turn))
    seen = np.array([view(seats, turn) for turn in range(seats)])[at.turn].T
    found = np.zeros((shape.size, len(columns)), np.uint8)
    squares = found[: 9 * shape.square].reshape(9, shape.square, -1)
    towers = np.take_along_axis(at.towers, seen, 0)
    for level in range(LEVELS):
        owner = (towers >> 3 * level & 7).astype(np.int8)
        for slot in range(seats):
            squares[:, level * seats + slot] = owner == (at.turn + slot) % seats + 1
    heights = np.take_along_axis(at.heights, seen, 0)
    for height in range(HEIGHTS):
        squares[:, LEVELS * seats + height] = heights > height
    for slot in range(seats):
        first = 9 * shape.square + slot * shape.seat
        own = found[first : first + shape.seat]
        _feed_seat(quays, at, ways, (at.turn + slot) % seats, own)
        own[-9:] = np.take_along_axis(own[-9:], seen, 0)
    if seats == 3:
        found[-3:] = at.turn == np.arange(3)[:, None]
    return found


def _feed_seat(quays: Quays, at: Tables, ways: Ways, seat: Array, own: Array) -> None:
    """Put into *own* what *seat* has and could do, one seat for each game."""
    columns, cubes = np.arange(len(seat)), layout(quays.setup.seats).cubes
    on_top = at.towers & 7 == seat + 1
    moving = np.where(on_top[:, None], ways.moving, np.uint8(0))
    entering = ways.entering[seat, :, columns].T
    once = np.bitwise_or.reduce(entering, 0)
    twice = np.zeros_like(once)
    for numbers in np.bitwise_or.reduce(moving, 1):
        twice |= once & numbers
        once |= numbers
    numbers = np.arange(1, HIGHEST_ROLL + 1, dtype=np.uint8)[:, None]
    reserve = at.reserves[seat, columns]
    playing = at.out_at[seat, columns] == quays.setup.seats
    parts = (
        once >> numbers & 1,
        twice >> numbers & 1,
        _SET[once] == np.arange(HIGHEST_ROLL + 1)[:, None],
        reserve > np.arange(cubes)[:, None],
        on_top.sum(0) > np.arange(MOST_FREE)[:, None],
        quays.repeats(at, seat)[None],
        playing[None],
        _SET[np.bitwise_or.reduce(moving, 0) | entering],
    )
    np.multiply(np.concatenate(parts), playing, out=own, casting="unsafe")


def _order(at: Tables, seats: int) -> tuple[Array, Array]:
    """Return by place after the seat on turn who sits there, and whether they play."""
    order = (at.turn + np.arange(seats)[:, None]) % seats
    return order, np.take_along_axis(at.out_at, order, 0) == seats


def _wanted(at: Tables, worth: Array) -> Array:
    """Return what those that play share of the rest, where seats are *worth* so much."""
    seats = len(worth)
    order, playing = _order(at, seats)
    count = playing.sum(0)
    ranks = (seats - 1) * np.take_along_axis(worth, order, 0) - (seats - count)
    return np.where(playing, ranks / (count * (count - 1) / 2), 0).astype(np.float32)


class Turn(NamedTuple):
    """The tables that came up in one turn of all games that went on."""

    games: Array
    at: Tables
    """Before the next roll."""
    inputs: Array
    worth: Array


def self_play(
    quays: Quays, net: Net, games: int, wandering: float, rng: np.random.Generator
) -> tuple[list[Turn], Array]:
    """Play so many games; return their turns, and by seat and game how they ended."""
    seats = quays.setup.seats
    ends = np.zeros((seats, games), np.float32)
    turns: list[Turn] = []
    at, which = quays.new(games, rng), np.arange(games)
    ways = quays.ways(at)
    while True:
        at, dice = quays.roll(at, ways, rng)
        over = np.flatnonzero(dice == 0)
        ends[:, which[over]] = np.minimum(at.out_at[:, over], seats - 1) / (seats - 1)
        open_ = np.flatnonzero(dice)
        if not len(open_):
            return turns, ends
        which, ways = which[open_], ways.of(open_)
        mover = at.turn[open_]
        whose, tables = quays.after(at.of(open_), ways, dice[open_])
        ways = quays.ways(tables)
        inputs = inputs_of(quays, tables, ways)
        worth = net.values(tables, inputs)
        chosen = _chosen(whose, worth[mover[whose], np.arange(len(whose))], wandering, rng)
        at, ways = tables.of(chosen), ways.of(chosen)
        turns.append(Turn(which, at, inputs[:, chosen], worth[:, chosen]))


def _chosen(whose: Array, worth: Array, wandering: float, rng: np.random.Generator) -> Array:
    """Find for each game the place of its best action, or of one by lot."""
    lot = rng.random(len(whose))
    is_wandering = rng.random(int(whose.max()) + 1) < wandering
    order = np.lexsort((np.where(is_wandering[whose], lot, worth + 1e-6 * lot), whose))
    return order[np.flatnonzero(np.diff(whose[order], append=-1))]


def lessons(turns: Sequence[Turn], ends: Array) -> Iterator[tuple[Position, Array]]:
    """List what is to be learned of each turn, the last one first."""
    later = ends.copy()
    for games, at, inputs, worth in reversed(turns):
        yield Position(inputs, _order(at, len(ends))[1]), _wanted(at, later[:, games])
        later[:, games] = (1 - TRACE) * worth + TRACE * later[:, games]


def taught(setup: DockerSetup, rounds: int, seed: int) -> Net:
    """Teach a net in so many *rounds*."""
    rng = np.random.default_rng((seed, setup.seats))
    quays, net = Quays(setup), Net(setup.seats, HIDDEN[setup.seats], rng)
    for number in range(rounds):
        share = number / rounds
        stride = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** share
        played = self_play(quays, net, GAMES_AT_ONCE, WANDERING * (1 - share), rng)
        found = list(lessons(*played))
        inputs, playing = (
            np.concatenate([position[part] for position, _ in found], 1) for part in (0, 1)
        )
        wanted = np.concatenate([each for _, each in found], 1)
        order = rng.permutation(inputs.shape[1])
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            net.learn(Position(inputs[:, some], playing[:, some]), wanted[:, some], stride)
        if number % 10 == 9:
            print(f"{setup.seats} seats: round {number + 1}, {process_time():.0f} s", flush=True)
    return net


def stored(net: Net) -> dict[str, list[list[int]]]:
    """Write the net as it is kept: a row of *hidden* for each input."""
    first, start, out, more = (np.rint(each / UNIT).astype(int) for each in net.weights)
    hidden = np.concatenate([first.T, start.T])
    return {"hidden": hidden.tolist(), "out": np.concatenate([out, more], 1).tolist()}


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="*", default=list(HIDDEN))
    parser.add_argument("--rounds", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    nets = json.loads(FILE.read_text(encoding="utf-8"))["nets"] if FILE.exists() else {}
    for seats in given.seats:
        setup = GAMES["docker"].new(seats=seats, seed=bytes(32)).setup
        command = f"python -m tests.players.learning {seats} --rounds {given.rounds}"
        parts = stored(taught(setup, given.rounds, given.seed))
        nets[str(seats)] = {"taught_by": f"{command} --seed {given.seed}", **parts}
        kept = {"game": "docker", "nets": dict(sorted(nets.items()))}
        text = json.dumps(kept, separators=(",", ":"))
        FILE.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

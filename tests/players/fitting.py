"""Finding the weights of a robot from games that it plays against itself.

``python -m tests.players.fitting docker`` plays games of a noisy one-ply player, fits weights to
how they ended, plays again with these, and so on; then it writes ``data/players/docker.json``. The
same arguments lead to the same file.

For each pair of seats at each position the robot says how likely the one is to end ahead of the
other. What happened is half the rank and half the difference of the scores, so that a narrow defeat
teaches less than a clear one. The weights that fit best are found by Newton's method.

Positions of one game all end alike, so a game counts as a few of them. Few games cannot tell what
each of thirty features is worth in each part of a game: therefore weights are fitted to all games
first, then to each phase with all numbers of seats, then to both, each time with a penalty for
going far from the weights before.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rules.core.chance import SEED_BYTES
from rules.core.robot import LinearRobot
from rules.core.weights import FOLDER, Row, Weights
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS

HEAT = 0.04
"""How much worse an action may be for its seat to be taken instead of the best, now and then."""
WANDERING = 0.04
"""How often a seat does anything at all, so that unusual positions are judged as well."""
PENALTY = 1.0
"""For each feature, in standard deviations: as much as this many positions may say against it."""
INDEPENDENT = 3.0
"""So many positions a game counts as, in each of its phases and for each pair of seats."""
NEWTON_STEPS = 12
MAX_PLIES = 500

Where = tuple[int, int]
"""Seats and phase."""


class Pair(NamedTuple):
    """Two seats at one position."""

    difference: tuple[float, ...]
    """Of their features."""
    result: float
    """How much the one ended ahead of the other, 0 to 1."""
    count: float
    """As how many positions it counts."""


def self_play(
    game: Any, robot: LinearRobot[Any], seats: int, count: int, rng: Random
) -> Iterator[tuple[Where, Pair]]:
    """Yield what *count* games of *robot* with itself have to teach."""
    judge = Judge(game, robot)
    for _ in range(count):
        positions = []
        state = game.new(seats=seats, seed=rng.randbytes(SEED_BYTES))
        while state.to_act and state.ply < MAX_PLIES:
            positions.append(((seats, robot.phase(state)), robot.features(state), state.eliminated))
            state = game.apply(state, noisy_action(judge, state, rng)).state
        outcome = game.outcome(state)
        if outcome is None:
            continue
        results = {pair: result(outcome, *pair) for pair in combinations(range(seats), 2)}
        per_phase = Counter(where for where, _, _ in positions)
        for where, features, eliminated in positions:
            count = INDEPENDENT / max(INDEPENDENT, per_phase[where])
            for (one, other), ahead in results.items():
                if one in eliminated or other in eliminated:
                    continue
                difference = zip(features[one], features[other], strict=True)
                yield where, Pair(tuple(a - b for a, b in difference), ahead, count)


def noisy_action(judge: Judge, state: Any, rng: Random) -> Any:
    """Choose like a player who goes by one ply and is a little careless."""
    seat = state.to_act[0]
    actions = list(judge.candidates(state, seat))
    if len(actions) == 1 or rng.random() < WANDERING:
        return rng.choice(actions)
    values = [judge.values(judge.game.apply(state, action).state)[seat] for action in actions]
    most = max(values)
    return rng.choices(actions, [exp((value - most) / HEAT) for value in values])[0]


def result(outcome: Any, one: int, other: int) -> float:
    """Return by how much the seat *one* ended ahead of *other*: half by rank, half by score."""
    ranks, scores = outcome.ranks, outcome.scores
    by_rank = 0.5 + ((ranks[other] > ranks[one]) - (ranks[other] < ranks[one])) / 2
    spread = max(scores) - min(scores)
    if not spread or min(scores) < 0 or max(scores) <= len(scores):
        return float(by_rank)  # the scores are no more than ranks
    lead = (scores[one] - scores[other]) / (0.5 * max(1.0, sum(scores) / len(scores)))
    return float(by_rank + min(1.0, max(0.0, 0.5 + lead / 2))) / 2


def fit(pairs: Sequence[Pair], before: Row) -> Row:
    """The weights with which a logistic curve comes nearest to what happened, near to *before*."""
    if not pairs:
        return before
    x = np.array([pair.difference for pair in pairs])
    y = np.array([pair.result for pair in pairs])
    counts = np.array([pair.count for pair in pairs])
    scale = np.sqrt((x**2).mean(axis=0))
    scale[scale == 0] = 1.0
    x = x / scale
    start = np.array(before) * scale
    weights = start
    for _ in range(NEWTON_STEPS):
        likely = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (counts * (y - likely)) - PENALTY * (weights - start)
        steepness = (counts * likely * (1 - likely))[:, None]
        curve = (x * steepness).T @ x + PENALTY * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return tuple(float(each) for each in weights / scale)


def fitted(pairs: Mapping[Where, Sequence[Pair]], before: Weights, phases: int) -> Weights:
    """The weights for every number of seats and phase."""
    everything = [pair for some in pairs.values() for pair in some]
    base = fit(everything, (0.0,) * len(before.names))
    by_phase = [
        fit([pair for (_, at), some in pairs.items() if at == phase for pair in some], base)
        for phase in range(phases)
    ]
    by_seats = {
        seats: tuple(
            rounded(fit(pairs.get((seats, phase), ()), by_phase[phase])) for phase in range(phases)
        )
        for seats in before.by_seats
    }
    return Weights(before.names, by_seats)


def rounded(row: Row) -> Row:
    """*row* with as many digits as mean anything."""
    return tuple(round(weight, 4) for weight in row)


def no_weights(kind: type[LinearRobot[Any]], tables: Sequence[int]) -> Weights:
    """Nothing counts but how a game ends."""
    none = ((0.0,) * len(kind.names),) * kind.phases
    return Weights(kind.names, dict.fromkeys(tables, none))


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[key for key, kind in ROBOTS.items() if is_linear(kind)])
    parser.add_argument("--games", type=int, default=150, help="in each round, per number of seats")
    parser.add_argument("--rounds", type=int, default=4, help="the last two count")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    write(given.game, *run(given.game, given.games, given.rounds, given.seed))


def run(key: str, games: int, rounds: int, seed: int) -> tuple[Weights, str]:
    """The weights after all rounds, and how they were found."""
    kind = ROBOTS[key]
    assert issubclass(kind, LinearRobot)
    info = GAMES[key].info
    tables = range(info.min_seats, info.max_seats + 1)
    weights = no_weights(kind, tables)
    rng = Random(f"{key}:{seed}")
    pairs: dict[Where, list[Pair]] = defaultdict(list)
    for number in range(rounds):
        if number == rounds - 2:
            pairs.clear()  # those games were played by somebody who knew little
        for seats in tables:
            for where, pair in self_play(GAMES[key], kind(weights), seats, games, rng):
                pairs[where].append(pair)
        weights = fitted(pairs, weights, kind.phases)
        print(f"{key}: round {number + 1}, {sum(map(len, pairs.values()))} pairs")
    options = f"--games {games} --rounds {rounds} --seed {seed}"
    return weights, f"python -m tests.players.fitting {key} {options}"


def is_linear(kind: type[Any]) -> bool:
    """Tell whether a robot of this *kind* has weights."""
    return issubclass(kind, LinearRobot)


def write(key: str, weights: Weights, command: str) -> None:
    """Keep *weights* where the robot finds them."""
    rows = {
        str(seats): [list(row) for row in rows] for seats, rows in sorted(weights.by_seats.items())
    }
    stored = {"game": key, "fitted_by": command, "features": weights.names, "weights": rows}
    text = json.dumps(stored, indent=1)
    (FOLDER / f"{key}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What presses wait for when robots think beside them: ``python -m tests.benchmarks.robots``.

The processes that think are those of the bot, as many and as niced, and never rest here. Series of
presses with and without them take turns, so that whatever else goes on meets both.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import process_time
from typing import NamedTuple

from cogs.robots.thinkers import Thinkers
from cogs.robots.thinking import Question, Record, recall, think
from cogs.workers.pool import WorkerPool, usual_processes
from rules import GAMES
from rules.core.chance import SEED_BYTES
from rules.players.levels import Level
from tests.benchmarks.presses import Run, quantile, running

WANTED = 1.3
"""How many times as long the slowest of a hundred presses may take."""
DECISION_SECONDS = 1.0
"""How much processor time 95 of a hundred decisions may take."""
RATE = 20.0
"""Presses a second."""


class Decision(NamedTuple):
    """A question to a hard robot, and what led to it."""

    question: Question
    record: Record


def decisions(key: str, number: int, count: int) -> list[Decision]:
    """So many decisions, spread over a random game at a full table."""
    game, rng = GAMES[key], Random(number)
    seats, seed = game.info.max_seats, rng.randbytes(SEED_BYTES)
    options = tuple((option.name, option.default) for option in game.info.options)
    state = game.new(seats=seats, options=dict(options), seed=seed)
    moves: list[tuple[int, str]] = []
    found = []
    while state.to_act:
        seat = rng.choice(state.to_act)
        observation = game.observe(state, seat)
        if len(observation.legal) > 1:
            question = Question(key, observation, Level.HARD.value, f"{number}:{state.ply}")
            found.append(Decision(question, Record(key, seats, options, seed, tuple(moves))))
        action = rng.choice(observation.legal)
        moves.append((seat, str(action)))
        state = game.apply(state, action).state
    return found[:: max(1, len(found) // count)][:count]


def decision_seconds(key: str, count: int) -> list[float]:
    """The processor time of so many decisions of hard robots at the game *key*."""
    spent = []
    for question, record in decisions(key, 1, count):
        seat = question.observation.seat
        assert seat is not None
        history = recall(record, seat)
        began = process_time()
        think(question, history)
        spent.append(process_time() - began)
    return spent


@asynccontextmanager
async def thinking() -> AsyncIterator[list[int]]:
    """Let robots think without a rest; the list grows by one for each decision."""
    pool = WorkerPool()
    thinkers = Thinkers(pool)
    asked = [each for key in GAMES for each in decisions(key, 2, 8)]
    Random(3).shuffle(asked)
    done: list[int] = []

    async def go_on(start: int) -> None:
        while True:
            for question, record in (*asked[start:], *asked[:start]):
                await thinkers.decide(question, record)
                done.append(1)

    tasks = [asyncio.create_task(go_on(7 * place)) for place in range(2 * usual_processes())]
    try:
        while not done:
            await asyncio.sleep(0.1)
        yield done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await pool.close()


class Waits(NamedTuple):
    """Milliseconds, one value a press."""

    acknowledged: list[float]
    posted: list[float]


async def measure(presses: int, rounds: int) -> tuple[Waits, Waits, int]:
    """Presses alone, presses beside robots that think, and how often these have decided."""
    alone, beside, decided = Waits([], []), Waits([], []), 0
    async with running() as run:
        for _ in range(rounds):
            await _series(run, presses, alone)
            async with thinking() as done:
                await _series(run, presses, beside)
                decided += len(done)
    return alone, beside, decided


async def _series(run: Run, presses: int, waits: Waits) -> None:
    series = await run.series(presses, RATE)
    waits.acknowledged.extend(series.acknowledged)
    waits.posted.extend(series.posted)


def lines(presses: int, rounds: int, decided: int) -> list[str]:
    """The table of this measurement."""
    rows = []
    for key in GAMES:
        spent = decision_seconds(key, decided)
        rows.append(
            f"{key}: a decision of a hard robot takes p50 {1000 * quantile(spent, 0.5):.0f} ms, "
            f"p95 {1000 * quantile(spent, 0.95):.0f} ms of processor time "
            f"(at most {1000 * DECISION_SECONDS:.0f} wanted)"
        )
    alone, beside, count = asyncio.run(measure(presses, rounds))
    rows.append(
        f"{max(1, usual_processes() - 1)} processes think; they have made {count} decisions"
    )
    for name, one, other in zip(Waits._fields, alone, beside, strict=True):
        quick, slow = quantile(one, 0.99), quantile(other, 0.99)
        rows.append(
            f"{name}: p99 {quick:.1f} ms alone, {slow:.1f} ms beside robots, "
            f"{slow / quick:.2f} x (at most {WANTED} wanted)"
        )
    return rows


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=400, help="in each series")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=40, help="of each game")
    given = parser.parse_args()
    print("\n".join(lines(given.presses, given.rounds, given.decisions)))


if __name__ == "__main__":
    main()

"""A day of presses by simulation: ``python -m tests.benchmarks.day --presses 1000000``.

Presses arrive at random, more of them in the evening, and a news story brings a crowd for a few
minutes. A press takes processor time of one of the bots, which share one queue, since each of them
may take any press; its requests then pass Discord's global limit. The figures are how long people
wait, hour by hour, for the new board.
"""

import argparse
import heapq
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

HOURS = (2, 1, 1, 1, 1, 2, 3, 4, 4, 4, 5, 6, 7, 6, 5, 5, 6, 8, 11, 14, 15, 13, 9, 5)
"""How many of the presses fall into each hour of the day, as proportions."""
CROWD_AT, CROWD_SECONDS, CROWD_TIMES = 20 * 3600.0, 300.0, 3.0
"""When a crowd comes, for how long, and how many times the usual presses it makes."""
GLOBAL_LIMIT = 50
"""Requests a second that Discord takes from one application."""
DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is simulated."""

    presses: int
    bots: int
    press_ms: float
    """Processor time that a press takes in a bot."""
    requests: float
    """Requests of a press that count against the global limit, on average."""
    limit: float = GLOBAL_LIMIT
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds from the press to the new board, sorted."""

    seconds: tuple[float, ...]

    def quantile(self, share: float) -> float:
        """The time within which *share* of the boards came."""
        return self.seconds[min(int(share * len(self.seconds)), len(self.seconds) - 1)]


def arrivals(load: Load) -> list[float]:
    """The moments of all presses, in order."""
    rng = Random(load.seed)
    steps = list(accumulate(HOURS))
    crowd = load.presses * HOURS[int(CROWD_AT // 3600)] / steps[-1] * CROWD_SECONDS / 3600
    moments = [
        CROWD_AT + rng.random() * CROWD_SECONDS for _ in range(int(crowd * (CROWD_TIMES - 1)))
    ]
    while len(moments) < load.presses:
        hour = bisect_left(steps, rng.random() * steps[-1])
        moments.append((hour + rng.random()) * 3600)
    return sorted(moments)


def boards(load: Load, moments: Sequence[float]) -> Iterator[float]:
    """When the new board of each press is up."""
    rng = Random(load.seed + 1)
    free = [0.0] * load.bots
    passes_at = 0.0
    for moment in moments:
        # Some presses take long, such as those that need a picture drawn for several readers.
        work = rng.expovariate(1000 / load.press_ms)
        done = max(moment, heapq.heappop(free)) + work
        heapq.heappush(free, done)
        passes_at = max(passes_at, done - 1.0) + load.requests / load.limit
        yield max(done, passes_at)


def simulate(load: Load) -> dict[int, Waits]:
    """The waiting times by hour."""
    moments = arrivals(load)
    found: dict[int, list[float]] = {hour: [] for hour in range(24)}
    for moment, done in zip(moments, boards(load, moments), strict=True):
        found[int(moment // 3600)].append(done - moment)
    return {hour: Waits(tuple(sorted(waits))) for hour, waits in found.items() if waits}


def lines(load: Load) -> Iterator[str]:
    """The table of this simulation."""
    by_hour = simulate(load)
    yield (
        f"{load.presses:,} presses, {load.bots} bots of {load.press_ms:g} ms a press, "
        f"{load.requests:g} requests a press of {load.limit:g} a second"
    )
    yield "  hour   presses a s      p50      p99  longest (s)"
    for hour, waits in by_hour.items():
        rate = len(waits.seconds) / 3600
        yield (
            f"{hour:6} {rate:13.1f} {waits.quantile(0.5):8.2f} {waits.quantile(0.99):8.2f} "
            f"{waits.seconds[-1]:12.1f}"
        )


def main() -> None:
    """Simulate what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.day", description=__doc__)
    add = parser.add_argument
    add("--presses", type=int, default=1_000_000)
    add("--bots", type=int, default=2)
    add("--press-ms", type=float, default=20.0, help="processor time of a press in a bot")
    add("--requests", type=float, default=1.2, help="requests of a press that count globally")
    add("--limit", type=float, default=GLOBAL_LIMIT, help="requests a second that Discord takes")
    print(*lines(Load(**vars(parser.parse_args()))), sep="\n")


if __name__ == "__main__":
    main()

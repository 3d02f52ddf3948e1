"""Measure the memory of the bots and their render workers, as the system counts it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

MEGABYTE = 1024  # kilobytes


@dataclass(frozen=True, slots=True)
class Sample:
    """Megabytes at one moment; several bots together."""

    minute: float
    bots: float
    """Resident."""
    bots_own: float
    """The same with pages that several processes share divided among them."""
    worker: float
    """The largest render worker, with shared pages divided likewise."""


def sample(minute: float, bots: Iterable[int], workers: Iterable[int]) -> Sample:
    """Measure these processes now; those that are gone hold nothing."""
    bot_sizes = [_sizes(pid) for pid in bots]
    return Sample(
        minute,
        bots=sum(resident for resident, _ in bot_sizes),
        bots_own=sum(own for _, own in bot_sizes),
        worker=max((_sizes(pid)[1] for pid in workers), default=0.0),
    )


def rise(samples: Sequence[Sample], since: float) -> float:
    """Megabytes a minute by which the bots have grown after minute *since*.

    The median of all slopes between two samples: a single peak does not move it.
    """
    late = [each for each in samples if each.minute >= since]
    slopes = [
        (b.bots - a.bots) / (b.minute - a.minute)
        for number, a in enumerate(late)
        for b in late[number + 1 :]
        if b.minute > a.minute
    ]
    return median(slopes) if slopes else 0.0


def _sizes(pid: int) -> tuple[float, float]:
    """Resident and proportional megabytes of a process."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0, 0.0
    found = dict(re.findall(r"^(Rss|Pss):\s+(\d+) kB", text, re.MULTILINE))
    return int(found.get("Rss", 0)) / MEGABYTE, int(found.get("Pss", 0)) / MEGABYTE

"""The findings of ``make strength`` in ``tests/players/results.jsonl``: a row for each line.

The file is under version control, so that hours of games are never lost: seeds 0, 1, 2 ... have
been played, and a run goes on with the next one. A row tells by which players: one whose weights or
doubts have changed since then is left out and written anew. Who changes how a hard player thinks
counts it in ``RETHOUGHT``.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import ceil, log
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rules.core.weights import FOLDER
from rules.players.grades import grade
from rules.players.levels import Level

RESULTS = Path(__file__).with_name("results.jsonl")
RETHOUGHT: dict[str, int] = {"pick_and_pack": 2}
"""By game how often its hard player has come to think in another way since results are kept."""
_STEP = 1.1
"""Times of decisions are told apart by this factor."""
_DIGITS = 4


class Seed(NamedTuple):
    """The results of all seatings of one seed."""

    score: float
    """The mean over the seatings."""
    cpu: tuple[float, ...] = ()
    """The milliseconds of each decision of the first player."""
    cpu_of_other: tuple[float, ...] = ()
    """Those of the other one."""


class Result(NamedTuple):
    """All seeds of a line."""

    scores: tuple[float, ...] = ()
    cpu: Mapping[int, int] = {}
    """How many decisions of the first player took about ``_STEP ** key`` milliseconds."""
    means: tuple[float, float] = (0.0, 0.0)
    """The milliseconds of a decision of the first player, and of the other one."""

    def with_seed(self, seed: Seed) -> "Result":
        """And one more."""
        cpu = Counter(self.cpu)
        cpu.update(ceil(log(max(each, 0.01), _STEP)) for each in seed.cpu)
        count = len(self.scores)
        means = [
            (count * before + (fmean(new) if new else before)) / (count + 1)
            for before, new in zip(self.means, (seed.cpu, seed.cpu_of_other), strict=True)
        ]
        scores = (*self.scores, round(seed.score, _DIGITS))
        return Result(scores, dict(cpu), (round(means[0], 2), round(means[1], 2)))

    def milliseconds(self, share: float) -> float:
        """So long at most took this *share* of the decisions of the first player; 0 before any."""
        left = share * sum(self.cpu.values())
        for step, count in sorted(self.cpu.items()):
            left -= count
            if left <= 0:
                return float(_STEP**step)
        return 0.0


def made_of(key: str) -> str:
    """Return what a row depends on: weights of its game, levels, and how the hard one thinks.

    Nothing else in the code counts.
    """
    game, seats, *names = key.split()
    file, nets = FOLDER / f"{game}.json", FOLDER / f"{game}_net.json"
    weights = file.read_bytes() if file.exists() else b""
    if nets.exists():
        weights += repr(json.loads(nets.read_bytes())["nets"].get(seats)).encode()
    doubts = [grade(game, int(seats), name).doubt for name in names if name in list(Level)]
    anew = RETHOUGHT.get(game) if Level.HARD in names else None
    thinking = f"thinking {anew}" if anew else ""
    return sha256(weights + f"{doubts!r}{thinking}".encode()).hexdigest()[:8]


def read(file: Path = RESULTS, made_of: Callable[[str], str] = made_of) -> dict[str, Result]:
    """By the key of its line what was played before, by the same players as today's."""
    rows = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = {}
    for row in map(json.loads, rows):
        if row["made_of"] == made_of(row["line"]):
            cpu = {int(step): count for step, count in row["cpu"].items()}
            found[row["line"]] = Result(tuple(row["scores"]), cpu, tuple(row["means"]))
    return found


def write(changed: Mapping[str, Result], file: Path = RESULTS) -> None:
    """Put the lines that have *changed* into *file*, and leave the others as they are."""
    rows = [_row(key, result) for key, result in sorted({**read(file), **changed}.items())]
    file.write_text("".join(row + "\n" for row in rows), encoding="utf-8")


def _row(key: str, result: Result) -> str:
    cpu = {str(step): count for step, count in sorted(result.cpu.items())}
    row = {"line": key, "made_of": made_of(key), "means": result.means}
    return json.dumps({**row, "cpu": cpu, "scores": result.scores})

"""Measure the computer players: ``make strength``, or ``python -m tests.players.strength``.

Each line of the table is a match: one player at each seat in turn, another one at all the others,
with the same deal each time. A score is the mean rank of the first, 1 for first and 0 for last; 0.5
means that they are equal. How many seeds a line takes was fixed before any was played, and none has
a score before the last: who stops where the score is good finds it better than it is. What was
found is kept (:mod:`tests.players.kept`), so that a run goes on where the last one ended.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import NormalDist, mean, stdev
from time import monotonic
from typing import NamedTuple

from rules.registry import GAMES
from tests.players.kept import RESULTS, Result, Seed, read, write
from tests.players.match import play_game, seatings
from tests.players.opponents import (
    CHEAT,
    GREEDY,
    LINEAR,
    LINEAR_TREE,
    RANDOM,
    STRANGER,
    UNIFORM,
    contestant,
)

LEAST_SEEDS = 40
QUICK = ("docker", "gurkensolo")
"""In these games there is time for more."""
QUICK_GAMES = 240
_Z = NormalDist().inv_cdf(0.975)


class Line(NamedTuple):
    """A match, and the score that the first player should reach."""

    game: str
    seats: int
    one: str
    other: str
    goal: float
    than: str = ""
    """Where given, scores are 0.5 and how much more the first player brings than this one would."""

    @property
    def key(self) -> str:
        """Return the name under which its games are kept."""
        than = f" than {self.than}" if self.than else ""
        return f"{self.game} {self.seats} {self.one} {self.other}{than}"

    @property
    def seeds(self) -> int:
        """Return how many it takes."""
        return QUICK_GAMES // self.seats if self.game in QUICK else LEAST_SEEDS


LINES = (
    Line("docker", 2, "hard", LINEAR, 0.75),
    Line("docker", 2, "hard", LINEAR_TREE, 0.66),
    Line("docker", 2, "hard", RANDOM, 0.97),
    Line("docker", 4, "hard", LINEAR, 0.60),
    Line("gurkensolo", 2, "hard", UNIFORM, 0.56),
    Line("gurkensolo", 4, "hard", UNIFORM, 0.54),
    Line("gurkensolo", 2, "hard", CHEAT, 0.47),
    Line("pick_and_pack", 2, "hard", GREEDY, 0.90),
    Line("pier18", 2, "hard", GREEDY, 0.73),
    Line("pier18", 3, "hard", GREEDY, 0.76),
    Line("kraftwagen", 2, "hard", "medium", 0.82),
    Line("kraftwagen", 4, "hard", "medium", 0.85),
    *(
        # Those who play otherwise than a player expects cost it next to nothing.
        Line(key, GAMES[key].info.min_seats, "hard", other, 0.47, than=than)
        for key, than in (
            ("docker", GREEDY),
            ("gurkensolo", UNIFORM),
            ("pick_and_pack", GREEDY),
            ("pier18", GREEDY),
            ("kraftwagen", GREEDY),
        )
        for other in (RANDOM, "easy", STRANGER)
    ),
    *(
        Line(key, seats, better, worse, 0.64)  # 100 points of Elo
        for key, game in GAMES.items()
        for seats in range(game.info.min_seats, game.info.max_seats + 1)
        for better, worse in (("medium", "easy"), ("hard", "medium"))
        if (key, better) != ("kraftwagen", "hard") or seats == 3
    ),
)


def play_seed(line: Line, seed: int) -> Seed:
    """All games of *line* with this *seed*."""
    played = _play(line, line.one, seed)
    if line.than:
        base = _play(line, line.than, seed)
        return played._replace(score=0.5 + played.score - base.score)
    return played


def _play(line: Line, name: str, seed: int) -> Seed:
    one, other = contestant(line.game, name), contestant(line.game, line.other)
    scores: list[float] = []
    cpu: list[float] = []
    others: list[float] = []
    for seat, table in enumerate(seatings(one, other, line.seats)):
        played = play_game(GAMES[line.game], table, seed, {})
        if played is not None:
            scores.append(played.values[seat])
            cpu += [1000 * each for each in played.cpu[name]]
            others += [1000 * each for each in played.cpu[line.other]]
    return Seed(mean(scores) if scores else 0.5, tuple(cpu), tuple(others))


class Standing(NamedTuple):
    """The outcome of all seeds of a line."""

    score: float
    margin: float
    """The half of the 95 % interval."""

    def verdict(self, goal: float) -> str:
        """Return where the interval lies: above *goal* (``met``), below (``missed``) or neither."""
        if self.score - self.margin > goal:
            return "met"
        return "missed" if self.score + self.margin < goal else "open"


def all_scores(line: Line, done: Mapping[str, Result]) -> tuple[float, ...]:
    """Return what each seed of *line* has brought; nothing before the last one is played."""
    scores = done.get(line.key, Result()).scores[: line.seeds]
    return scores if len(scores) == line.seeds else ()


def standing(line: Line, done: Mapping[str, Result]) -> Standing | None:
    """Return where *line* stands; None before its last seed is played."""
    scores = all_scores(line, done)
    if not scores:
        return None
    # Seeds that all went alike still leave doubt: as if one had gone the other way.
    spread = max(stdev(scores), 1 / len(scores))
    return Standing(mean(scores), _Z * spread / len(scores) ** 0.5)


def main() -> None:
    """Play on for some time, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--only", default="", help="lines that begin like this: 'docker 2'")
    parser.add_argument("--kept", type=Path, default=RESULTS)
    given = parser.parse_args()
    lines = [line for line in dict.fromkeys(LINES) if line.key.startswith(given.only)]
    play_on(lines, given.kept, 60 * given.minutes)
    print("\n".join(table(lines, read(given.kept))))
    print("python -m tests.players.published tells docs/robots.md")


def play_on(lines: Sequence[Line], kept: Path, seconds: float) -> None:
    """Play the seeds of one line after the other, until the time is over."""
    end = monotonic() + seconds
    done = read(kept)
    for line in lines:
        while not standing(line, done):
            if monotonic() >= end:
                return
            before = done.get(line.key, Result())
            done[line.key] = before.with_seed(play_seed(line, len(before.scores)))
            write({line.key: done[line.key]}, kept)


def table(lines: Iterable[Line], done: Mapping[str, Result]) -> list[str]:
    """List the findings, one line each."""
    told = ["line | goal | seeds | score | | CPU ms p50/p95/mean, of other"]
    for line in lines:
        result, found = done.get(line.key, Result()), standing(line, done)
        score = f"{found.score:.3f} ±{found.margin:.3f}" if found else ""
        usual, most = result.milliseconds(0.5), result.milliseconds(0.95)
        told.append(
            f"{line.key} | {line.goal:.2f} | {len(result.scores)} of {line.seeds} | {score} | "
            f"{found.verdict(line.goal) if found else ''} | "
            f"{usual:.1f} / {most:.1f} / {result.means[0]:.1f}, {result.means[1]:.1f}"
        )
    return told


if __name__ == "__main__":
    main()

"""Ratings of the levels from the games that ``make strength`` has kept.

``python -m tests.players.ratings`` writes them to ``data/players/levels.json``, where the program
finds them. The medium level has the same rating everywhere; the others are as far from it as their
score says, 100 points for 64 of 100.
"""

import json
from collections.abc import Mapping, Sequence
from math import log10
from statistics import mean
from typing import Any

from rules.players.grades import EVEN, FILE
from rules.players.levels import Level
from tests.players.kept import Result, read
from tests.players.strength import Line, all_scores

_ROUND = 10
"""A rating is told to so many points: no measurement is finer."""


def lead(scores: Sequence[float]) -> int:
    """By how many points a player is ahead that has brought these *scores*, one for each seed.

    Half a seed more is counted as won and half a seed as lost, so that nobody is ahead by infinity.
    """
    count = len(scores)
    score = (count * mean(scores) + 0.5) / (count + 1)
    return _ROUND * round(400 * log10(score / (1 - score)) / _ROUND)


def rated(grades: Mapping[str, Any], done: Mapping[str, Result]) -> dict[str, dict[str, Any]]:
    """*grades*, as the file has them, with the ratings that follow from *done*.

    One stays as it is until all seeds of its line are played.
    """
    found: dict[str, dict[str, Any]] = {}
    for game, tables in grades.items():
        for seats, levels in tables.items():
            hard, easy = (
                all_scores(Line(game, int(seats), better, worse, 0.5), done)
                for better, worse in ((Level.HARD, Level.MEDIUM), (Level.MEDIUM, Level.EASY))
            )
            elo = {level: facts["elo"] for level, facts in levels.items()}
            elo[Level.MEDIUM] = EVEN
            if hard:
                elo[Level.HARD] = EVEN + lead(hard)
            if easy:
                elo[Level.EASY] = EVEN - lead(easy)
            found.setdefault(game, {})[seats] = {
                level: {**facts, "elo": elo[level]} for level, facts in levels.items()
            }
    return found


def as_text(grades: Mapping[str, Mapping[str, Any]]) -> str:
    """*grades* as JSON, a line for each number of seats."""
    games = []
    for game, tables in grades.items():
        rows = [f'  "{seats}": {json.dumps(levels)}' for seats, levels in tables.items()]
        games.append(f' "{game}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    """See the module."""
    grades = json.loads(FILE.read_text(encoding="utf-8"))
    FILE.write_text(as_text(rated(grades, read())), encoding="utf-8")


if __name__ == "__main__":
    main()

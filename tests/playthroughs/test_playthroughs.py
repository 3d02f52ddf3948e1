"""Whole games, kept as text: a change of the rules that nobody meant shows here.

To keep new texts after a change that was meant, run the tests with UPDATE_PLAYTHROUGHS=1 and look
at what git shows. A record that cannot be played any more is replaced by a new game.
"""

import os
from pathlib import Path

import pytest
from playthrough import end_of, read, seek, write

from data.i18n import keys
from rules import GAMES, RulesError

FOLDER = Path(__file__).parent


def reasons(key: str) -> list[str]:
    """All ways in which a game can end: each has its text."""
    start = f"{key.replace('_', '-')}-end-"
    return sorted(text.removeprefix(start) for text in keys("en") if text.startswith(start))


def wanted(key: str) -> dict[Path, tuple[int, str]]:
    """One playthrough for each number of seats and each way to end."""
    info = GAMES[key].info
    return {
        FOLDER / key / f"{seats}-{reason}.txt": (seats, reason)
        for seats in range(info.min_seats, info.max_seats + 1)
        for reason in reasons(key)
    }


def update() -> None:
    for key, game in GAMES.items():
        (FOLDER / key).mkdir(exist_ok=True)
        for variant, (path, (seats, reason)) in enumerate(wanted(key).items()):
            try:
                record = read(path.read_text(encoding="utf-8"))
                still_good = end_of(game, record) == reason
            except (OSError, RulesError):
                still_good = False
            if not still_good:
                record = seek(game, seats, reason, variant)
            path.write_text(write(game, record), encoding="utf-8")


if os.environ.get("UPDATE_PLAYTHROUGHS"):
    update()

KEPT = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("key", GAMES)
def test_every_registered_game_has_one_for_each_number_of_seats_and_end(key):
    kept = {path.name for path in KEPT if path.parent.name == key}
    assert reasons(key)
    assert kept == {path.name for path in wanted(key)}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_goes_as_it_went(path):
    game, text = GAMES[path.parent.name], path.read_text(encoding="utf-8")
    record = read(text)
    assert write(game, record) == text
    assert f"{record.seats}-{end_of(game, record)}" == path.stem

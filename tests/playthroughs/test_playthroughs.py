"""Whole recorded games: an unintended change of the rules shows here.

After an intended change, run the tests with UPDATE_PLAYTHROUGHS=1 and review what git shows. A
record that cannot be played any more is replaced by a new game.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playthrough import end_of, read, seek, write

from rules import GAMES, RulesError
from rules.core.game import Game
from tests.completeness.files import playthroughs
from tests.games.nim.registration import FOLDER as NIM_FOLDER
from tests.games.nim.registration import NIM, registered

AnyGame = Game[Any, Any, Any]

FOLDERS: dict[AnyGame, Path] = {
    **{game: Path(__file__).parent / key for key, game in GAMES.items()},
    NIM: NIM_FOLDER / "playthroughs",
}


def wanted(game: AnyGame) -> list[Path]:
    """The files that there should be."""
    with registered():
        return [FOLDERS[game] / name for name in playthroughs(game)]


def update(game: AnyGame) -> None:
    FOLDERS[game].mkdir(exist_ok=True)
    for variant, path in enumerate(wanted(game)):
        seats, _, reason = path.stem.partition("-")
        try:
            record = read(path.read_text(encoding="utf-8"))
            still_good = end_of(game, record) == reason
        except (OSError, RulesError):
            still_good = False
        if not still_good:
            record = seek(game, int(seats), reason, variant)
        path.write_text(write(game, record), encoding="utf-8")


if os.environ.get("UPDATE_PLAYTHROUGHS"):
    for each in FOLDERS:
        update(each)

KEPT = [(game, path) for game, folder in FOLDERS.items() for path in sorted(folder.glob("*.txt"))]


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.info.key)
def test_each_number_of_seats_and_each_way_to_end_is_there_and_no_other(game):
    kept = {path for owner, path in KEPT if owner is game}
    assert kept
    assert kept == set(wanted(game))


@pytest.mark.parametrize(
    ("game", "path"), KEPT, ids=[f"{game.info.key}-{path.stem}" for game, path in KEPT]
)
def test_a_game_goes_as_it_went(game, path):
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert write(game, record) == text
    assert f"{record.seats}-{end_of(game, record)}" == path.stem

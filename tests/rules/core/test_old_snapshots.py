"""Snapshots as the first release wrote them are read as the positions that they were.

Each file holds recorded games of that release, with snapshots taken on the way: one for every kind
of decision, one after a resignation, one of the end.
"""

import json
from pathlib import Path

import pytest

from rules import GAMES, load
from rules.core.history import replay

FOLDER = Path(__file__).parent / "snapshots"
FIRST_GAMES = {"docker", "gurkensolo", "pick_and_pack", "pier18", "kraftwagen"}
"""Those that the version had whose snapshots these are."""

RECORDS = [
    pytest.param(key, record, id=f"{key}-{number}")
    for key in sorted(FIRST_GAMES)
    for number, record in enumerate(json.loads((FOLDER / f"{key}.json").read_text("utf-8")))
]


def positions(key, record):
    """Every position of the recorded game, by ply."""
    table = {"seats": record["seats"], "options": record["options"]}
    seed = bytes.fromhex(record["seed"])
    return {s.ply: s for s in replay(GAMES[key], **table, seed=seed, moves=record["moves"])}


@pytest.mark.parametrize(("key", "record"), RECORDS)
def test_a_snapshot_of_the_first_release_is_the_position_of_its_record(key, record):
    reached = positions(key, record)
    for snapshot in record["snapshots"]:
        assert snapshot["rules_version"] == 1
        assert load(key, snapshot) == reached[snapshot["value"]["ply"]]


def test_snapshots_are_kept_of_every_game():
    assert {path.stem for path in FOLDER.glob("*.json")} == FIRST_GAMES

"""Results are kept as they were found, and no longer than the players stay as they were."""

import json

import pytest

from tests.players import kept
from tests.players.kept import RESULTS, Result, Seed, made_of, read, write

LINE, OTHER = "docker 2 hard greedy", "docker 3 medium easy"


def test_what_was_written_is_read_again(tmp_path):
    file = tmp_path / "results.jsonl"
    found = Result().with_seed(Seed(1 / 3, (2.0, 4.0), (1.0,))).with_seed(Seed(1.0, (6.0,)))
    write({LINE: found}, file)
    write({OTHER: Result((0.5,))}, file)
    assert read(file) == {LINE: found, OTHER: Result((0.5,))}
    assert found.scores == (0.3333, 1.0)
    assert found.means == (4.5, 1.0)


def test_a_result_of_other_players_does_not_count(tmp_path):
    file = tmp_path / "results.jsonl"
    write({LINE: Result((0.5,)), OTHER: Result((0.5,))}, file)
    assert list(read(file, lambda key: made_of(key) if key == LINE else "changed")) == [LINE]


def test_a_line_depends_on_its_own_levels_and_weights():
    assert made_of("docker 3 hard random") != made_of("docker 3 medium random")
    assert made_of("pier18 2 hard random") == made_of("pier18 3 hard random")
    assert made_of("docker 3 hard random") != made_of("pier18 3 hard random")


def test_a_hard_player_that_thinks_anew_is_another_player(monkeypatch):
    lines = "docker 2 hard greedy", "docker 2 medium easy", "pier18 2 hard greedy"
    before = [made_of(line) for line in lines]
    monkeypatch.setitem(kept.RETHOUGHT, "docker", 99)
    after = [made_of(line) for line in lines]
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, True, True]


@pytest.mark.parametrize(("share", "least", "most"), [(0.5, 45, 60), (0.95, 90, 110)])
def test_times_are_known_to_a_tenth(share, least, most):
    found = Result().with_seed(Seed(0.5, tuple(map(float, range(1, 101)))))
    assert least < found.milliseconds(share) < most
    assert Result().milliseconds(share) == 0


def test_what_is_under_version_control_can_be_read():
    rows = [json.loads(row) for row in RESULTS.read_text(encoding="utf-8").splitlines()]
    assert rows == sorted(rows, key=lambda row: row["line"])
    by_whom = {row["line"]: row["made_of"] for row in rows}
    found = read(RESULTS, by_whom.__getitem__)
    assert set(found) == set(by_whom)
    assert all(each.scores for each in found.values())

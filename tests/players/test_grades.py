"""Every level has its grade at every table, and ratings follow from the games that were played."""

import json

import pytest

from rules.players.grades import EVEN, FILE, UNKNOWN, BadGrades, grade, read_grades
from rules.players.levels import Level
from rules.registry import GAMES
from tests.players.kept import Result
from tests.players.ratings import as_text, lead, rated


@pytest.mark.parametrize("key", list(GAMES))
def test_there_is_a_grade_for_every_level_at_every_table(key):
    info = GAMES[key].info
    tables = read_grades()[key]
    assert sorted(tables) == list(range(info.min_seats, info.max_seats + 1))
    for levels in tables.values():
        assert set(levels) == set(Level)
        assert levels["easy"].doubt > levels["medium"].doubt >= levels["hard"].doubt == 0
        assert levels["medium"].elo == EVEN


def test_a_game_without_grades_has_the_usual_ones():
    assert grade("nim", 2, "easy") == UNKNOWN["easy"]
    assert grade("docker", 99, "easy") == grade("docker", 4, "easy")


@pytest.mark.parametrize("text", ["", "[]", '{"nim": {"2": {"easy": {}}}}', '{"nim": {"two": {}}}'])
def test_grades_that_cannot_be_read_are_named(tmp_path, text):
    (tmp_path / "levels.json").write_text(text)
    with pytest.raises(BadGrades, match=r"levels\.json"):
        read_grades(tmp_path / "levels.json")


def test_a_lead_is_told_in_points_of_elo():
    assert lead([0.5] * 20) == 0
    assert lead([0.64] * 1000) == 100
    assert lead([0.36] * 1000) == -100
    assert 300 < lead([1.0] * 8) < lead([1.0] * 80)


def test_ratings_lie_on_both_sides_of_the_medium_level():
    grades = json.loads(FILE.read_text(encoding="utf-8"))
    won, short = Result((0.75,) * 120), Result((0.75,) * 119)
    found = rated(grades, {"docker 2 hard medium": won, "docker 2 medium easy": short})
    levels, before = found["docker"]["2"], grades["docker"]["2"]
    assert levels["hard"]["elo"] > EVEN == levels["medium"]["elo"]
    assert levels["easy"] == before["easy"]
    assert found["docker"]["3"] == grades["docker"]["3"]
    assert json.loads(as_text(found)) == found


def test_the_file_is_as_the_tool_writes_it():
    text = FILE.read_text(encoding="utf-8")
    assert as_text(json.loads(text)) == text

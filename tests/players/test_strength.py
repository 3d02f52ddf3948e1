"""The measure of strength stops where it should, and goes on where it ended."""

from random import Random

from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS
from tests.players.kept import read
from tests.players.match import lead
from tests.players.opponents import Cheat
from tests.players.positions import some_questions
from tests.players.strength import (
    LEAST_SEEDS,
    Line,
    play_on,
    play_seed,
    standing,
    table,
    verdict,
)

LINE = Line("docker", 2, "greedy", "random", 0.5)


def test_a_line_is_open_until_it_has_some_seeds():
    assert standing([1.0] * (LEAST_SEEDS - 1)).verdict(0.5) == ""
    assert standing([1.0] * LEAST_SEEDS).verdict(0.5) == "met"


def test_a_line_ends_above_below_or_close_to_its_goal():
    alternating = [0.4, 0.6] * 50
    assert standing(alternating).verdict(0.3) == "met"
    assert standing(alternating).verdict(0.7) == "missed"
    assert standing(alternating).verdict(0.5) == "close"
    assert standing([0.0, 1.0] * 10).verdict(0.5) == ""


def test_seeds_are_played_once_and_kept(tmp_path, monkeypatch):
    kept = tmp_path / "strength.jsonl"
    play_on([LINE], kept, seconds=0)
    assert read(kept) == {}
    clock = iter(range(100))
    monkeypatch.setattr("tests.players.strength.monotonic", lambda: next(clock))
    play_on([LINE], kept, seconds=4)
    first = read(kept)[LINE.key]
    play_on([LINE], kept, seconds=4)
    later = read(kept)[LINE.key]
    assert later.scores[: len(first.scores)] == first.scores
    assert later.scores == tuple(play_seed(LINE, seed).score for seed in range(len(later.scores)))
    assert len(later.scores) > len(first.scores) > 0
    assert verdict(LINE, read(kept)) == ""
    assert f"| {len(later.scores)} |" in table([LINE], read(kept))[1]


def test_who_is_compared_with_itself_is_no_better():
    line = LINE._replace(one="easy", other="random", than="easy")
    assert [play_seed(line, seed).score for seed in range(2)] == [0.5, 0.5]


def test_a_player_is_compared_with_another_in_the_same_games():
    line = Line("docker", 2, "greedy", "random", 0.5)
    than = line._replace(than="random")
    gain = play_seed(line, 3).score - play_seed(line._replace(one="random"), 3).score
    assert play_seed(than, 3).score == 0.5 + gain


def test_an_arrangement_is_measured_in_points_of_the_game():
    line = Line("pick_and_pack", 2, "muddling", "muddling", 3.0, is_in_points=True)
    assert play_seed(line, 0).score == line.even == 0
    better = line._replace(one="greedy", other="random")
    assert play_seed(better, 0).score > 5


def test_points_are_as_many_more_than_the_others_have_on_average():
    assert lead((12, 4, 6), 0) == 7
    assert lead((12, 4, 6), 1) == -5


def test_a_lead_in_points_may_be_known_less_exactly():
    scores = [0.0, 2.0] * 50
    assert standing(scores).verdict(1.0) == ""
    assert standing(scores).verdict(1.0, LINE._replace(is_in_points=True).narrow) == "close"


def test_a_cheat_sees_what_is_hidden():
    game, robot = GAMES["gurkensolo"], ROBOTS["gurkensolo"].load("gurkensolo")
    chosen = set()
    for question in some_questions(Judge(game, robot), 8):
        for number in range(4):
            cheat = Cheat(game, robot)
            cheat.see(game.determinize(question.observation, Random(number)))
            choice = cheat.choose(question.observation, (), Budget(1), Random(1))
            chosen.add((question.observation.ply, number, choice.statistics.expected))
    assert len({(ply, expected) for ply, _, expected in chosen}) > 8

"""The measure of strength takes as many seeds as were fixed, and goes on where it ended."""

from random import Random

from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS
from tests.players.kept import Result, read
from tests.players.opponents import Cheat
from tests.players.positions import some_questions
from tests.players.strength import Line, play_on, play_seed, standing, table

LINE = Line("docker", 2, "greedy", "random", 0.5)


def after(*scores):
    return {LINE.key: Result(scores)}


def test_a_line_has_no_score_before_its_last_seed():
    assert standing(LINE, after(*[1.0] * (LINE.seeds - 1))) is None
    assert standing(LINE, after(*[1.0] * LINE.seeds)).verdict(0.5) == "met"


def test_more_seeds_than_were_fixed_before_do_not_count():
    few = after(*[0.4, 0.6] * (LINE.seeds // 2))
    assert standing(LINE, after(*few[LINE.key].scores, *[1.0] * 40)) == standing(LINE, few)


def test_a_line_lies_above_or_below_its_goal_or_neither():
    found = standing(LINE, after(*[0.4, 0.6] * (LINE.seeds // 2)))
    assert [found.verdict(goal) for goal in (0.3, 0.7, 0.5)] == ["met", "missed", "open"]


def test_who_is_as_good_as_the_goal_is_rarely_called_otherwise():
    rng, called = Random(1), []
    for _ in range(1000):
        scores = [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(LINE.seeds)]
        called.append(standing(LINE, after(*scores)).verdict(0.5))
    assert called.count("open") > 930


def test_seeds_are_played_once_and_kept(tmp_path, monkeypatch):
    kept = tmp_path / "strength.jsonl"
    play_on([LINE], kept, seconds=0)
    assert read(kept) == {}
    clock = iter(range(100))
    monkeypatch.setattr("tests.players.strength.monotonic", lambda: next(clock))
    play_on([LINE], kept, seconds=2)
    first = read(kept)[LINE.key]
    play_on([LINE], kept, seconds=2)
    later = read(kept)[LINE.key]
    assert later.scores[: len(first.scores)] == first.scores
    assert later.scores == tuple(play_seed(LINE, seed).score for seed in range(len(later.scores)))
    assert len(later.scores) > len(first.scores) > 0
    assert f"| {len(later.scores)} of 120 |" in table([LINE], read(kept))[1]


def test_who_is_compared_with_itself_is_no_better():
    line = LINE._replace(one="easy", other="random", than="easy")
    assert play_seed(line, 0).score == 0.5


def test_a_player_is_compared_with_another_in_the_same_games():
    line = Line("docker", 2, "greedy", "random", 0.5)
    than = line._replace(than="random")
    gain = play_seed(line, 3).score - play_seed(line._replace(one="random"), 3).score
    assert play_seed(than, 3).score == 0.5 + gain


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

"""The measure of strength stops where it should, and goes on where it ended."""

from tests.players.strength import LEAST_SEEDS, Line, play_on, read, standing, table, verdict

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
    seeds = read(kept)[LINE.key]
    assert [seed.seed for seed in seeds] == list(range(len(seeds)))
    assert seeds[: len(first)] == first
    assert len(seeds) > len(first) > 0
    assert verdict(LINE, read(kept)) == ""
    assert f"| {len(seeds)} |" in table([LINE], read(kept))[1]

"""Weights fit their robots, and what does not fit is named."""

import json

import pytest

from rules.core.robot import LinearRobot
from rules.core.weights import FOLDER, BadWeights, Weights, read_weights
from rules.docker.net import read_nets
from rules.registry import GAMES, ROBOTS

LINEAR = [key for key, kind in ROBOTS.items() if issubclass(kind, LinearRobot)]

each_linear = pytest.mark.parametrize("key", LINEAR)


@each_linear
def test_there_are_weights_for_every_number_of_seats(key):
    info = GAMES[key].info
    robot = ROBOTS[key].load(key)
    assert sorted(robot.weights.by_seats) == list(range(info.min_seats, info.max_seats + 1))


@each_linear
def test_a_file_says_how_its_weights_were_found(key):
    found = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
    assert found["game"] == key
    assert found["fitted_by"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"features": ["a"]}', '{"features": ["a"], "weights": {}}']
)
def test_a_file_that_cannot_be_read_is_named(tmp_path, text):
    (tmp_path / "nim.json").write_text(text)
    with pytest.raises(BadWeights, match=r"nim\.json"):
        read_weights("nim", tmp_path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadWeights, match=r"nim\.json"):
        read_weights("nim", tmp_path)


@pytest.mark.parametrize(
    "text", ["[]", "{}", '{"nets": {"2": {}}}', '{"nets": {"2": {"hidden": [[1]], "out": [[1]]}}}']
)
def test_nets_that_cannot_be_read_are_named(tmp_path, text):
    (tmp_path / "nets.json").write_text(text)
    with pytest.raises(BadWeights, match=r"nets\.json"):
        read_nets(tmp_path / "nets.json")


def test_there_is_a_net_for_every_number_of_seats():
    info = GAMES["docker"].info
    assert sorted(read_nets()) == list(range(info.min_seats, info.max_seats + 1))
    found = json.loads((FOLDER / "docker_net.json").read_text(encoding="utf-8"))
    assert all(net["taught_by"] for net in found["nets"].values())


def test_weights_for_other_features_are_refused():
    weights = Weights(("one", "two"), {2: ((1.0, 2.0),)})
    weights.require(("one", "two"), 1)
    with pytest.raises(BadWeights, match="instead of"):
        weights.require(("one", "three"), 1)
    with pytest.raises(BadWeights, match="2 rows"):
        weights.require(("one", "two"), 2)


def test_a_table_without_weights_of_its_own_takes_the_nearest():
    weights = Weights(("one",), {2: ((1.0,),), 4: ((4.0,),)})
    assert weights.of(2) == ((1.0,),)
    assert weights.of(3) == ((1.0,),)
    assert weights.of(6) == ((4.0,),)

"""The net learns from games by the rules, and is fed alike where it learns and where it plays."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from rules.docker.net import UNIT, DockerNet
from rules.docker.robot import by_net
from tests.players.docker_batch import Quays
from tests.players.learning import HIDDEN, Net, inputs_of, stored, taught
from tests.players.test_docker_batch import GAME, OPTIONS, each_table, some_states, tables


@each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_a_net_thinks_alike_where_it_learns_and_where_it_plays(seats, options):
    states = some_states(seats, options, 2)
    net = Net(seats, 6, np.random.default_rng(seats))
    kept = stored(net)
    net.weights = [np.rint(each / UNIT) * UNIT for each in net.weights]
    rows = {name: [[UNIT * each for each in row] for row in kept[name]] for name in kept}
    plain = DockerNet(rows["hidden"], rows["out"])
    quays, at = Quays(states[0].setup), tables(states)
    learned = net.values(at, inputs_of(quays, at, quays.ways(at)))
    for column, state in enumerate(states):
        played = by_net(plain, state.setup, state.board, state.to_act[0])
        assert played == pytest.approx(learned[:, column], abs=1e-4)


def test_the_same_arguments_lead_to_the_same_net(monkeypatch):
    monkeypatch.setattr("tests.players.learning.GAMES_AT_ONCE", 20)
    monkeypatch.setitem(HIDDEN, 2, 4)
    setup = GAME.new(seats=2, seed=bytes(32)).setup
    first, again, other = (stored(taught(setup, 2, seed)) for seed in (1, 1, 2))
    assert first == again != other

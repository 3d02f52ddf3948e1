"""Whatever has become of a stored snapshot: it is refused by name, or it can be played on with.

No test looks at a clock. What would hang or fill the memory shows as a test that runs out of its
time.
"""

from random import Random

import pytest
from corruption import at, changed, leaves, mutations, positions
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES, RulesError, dump, load
from rules.core.history import play

TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in sorted({game.info.min_seats, game.info.max_seats})
]
PATHS = 2
"""Values that are tried in one example, each with all its mutations."""
MAX_PLIES = 1000
"""Where a game that goes on from a corrupted snapshot is broken off."""


@pytest.mark.parametrize(("key", "seats"), TABLES)
@given(data=st.data())
def test_a_corrupted_snapshot_is_refused_or_can_be_played_to_the_end(key, seats, data):
    _, whole = data.draw(st.sampled_from(positions(key, seats)), label="position")
    paths = st.sampled_from(sorted(leaves(whole), key=str))
    for path in data.draw(st.lists(paths, min_size=PATHS, max_size=PATHS), label="paths"):
        for new in mutations(at(whole, path)):
            assert_refused_or_playable(key, changed(whole, path, new))


@pytest.mark.parametrize(("key", "seats"), TABLES)
@given(data=st.data())
def test_values_of_another_position_are_refused_or_can_be_played_with(key, seats, data):
    _, whole = data.draw(st.sampled_from(positions(key, seats)), label="position")
    _, other = data.draw(st.sampled_from(positions(key, seats)), label="other")
    shared = sorted(set(leaves(whole)) & set(leaves(other)), key=str)
    for path in data.draw(st.lists(st.sampled_from(shared), max_size=8), label="paths"):
        assert_refused_or_playable(key, changed(whole, path, at(other, path)))


@pytest.mark.parametrize("key", GAMES)
@given(data=st.data())
def test_a_corrupted_observation_is_refused_or_looks_like_some_position(key, data):
    game = GAMES[key]
    _, whole = data.draw(st.sampled_from(positions(key, game.info.max_seats)), label="position")
    obs = dump(game.observe(load(key, whole), data.draw(st.sampled_from((None, 0, 1)))))
    paths = st.sampled_from(sorted(leaves(obs), key=str))
    for path in data.draw(st.lists(paths, min_size=PATHS, max_size=PATHS), label="paths"):
        for new in mutations(at(obs, path)):
            try:
                seen = load(key, changed(obs, path, new))
            except RulesError:
                continue
            game.check(game.determinize(seen, Random(1)))


def assert_refused_or_playable(key, snapshot):
    game, rng = GAMES[key], Random(1)
    try:
        state = load(key, snapshot)
    except RulesError:
        return
    for seat in (None, *range(state.seats)):
        game.check(game.determinize(game.observe(state, seat), rng))
    for _ in range(MAX_PLIES):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        state = game.apply(state, rng.choice(game.legal_actions(state, seat))).state
    game.check(state)
    assert (game.outcome(state) is None) == bool(state.to_act)


FOUND = [
    ("docker", "", "board.towers.0", [10**9]),
    ("docker", "", "board.towers.0", [10**12]),
    ("docker", "", "board.towers.0", [10**30]),
    ("docker", "", "setup.seats", 10**9),
    ("docker", "", "setup.options", [["weather", "rain"]]),
    ("docker", "", "setup.options", []),
    ("docker", "", "last.target", -1),
    ("gurkensolo", "", "setup.options.0.1", 5),
    ("gurkensolo", "step", "last.fields", 99),
    ("gurkensolo", "step", "last.seat", 99),
    ("pier18", "round", "leader", 99),
    ("kraftwagen", "car", "table.mats.0.canteen", 10**8),
    ("kraftwagen", "take", "table.active_seat", -1),
    ("kraftwagen", "take", "table.mats.0.bodies", [10**12]),
    ("kraftwagen", "take", "table.mats.0.racer", 10**12),
    ("kraftwagen", "take", "table.buyers.white", [10**12, 0, 0, 0]),
    ("kraftwagen", "benz", "table.scoring.race_money", [10**12, 0, 0, 0]),
    ("kraftwagen", "benz", "table.scoring.lap_money", [10**12, 0, 0, 0]),
    *((key, "", "ply", 2**64) for key in GAMES),
]
"""What was seen to hang, to fill the memory or to fail later: where it is asked for, and what."""


@pytest.mark.parametrize(("key", "kind", "path", "new"), FOUND, ids=str)
def test_what_was_found_in_damaged_databases_is_refused(key, kind, path, new):
    way = ("value", *(int(step) if step.isdigit() else step for step in path.split(".")))
    tried = 0
    for found, whole in positions(key, GAMES[key].info.max_seats):
        if found.endswith(kind) and way in set(leaves(whole)):
            tried += 1
            if at(whole, way) != new:
                with pytest.raises(RulesError):
                    load(key, changed(whole, way, new))
    assert tried


def test_a_turn_that_has_forgotten_how_it_began_is_played_to_the_end():
    way = ("value", "table", "last")
    for found, whole in positions("kraftwagen", 3):
        if found.endswith("-car"):
            assert at(whole, way)
            assert_refused_or_playable("kraftwagen", changed(whole, way, []))


def test_a_tile_is_missed_while_the_other_seat_arranges():
    game = GAMES["pick_and_pack"]
    state = game.new(seats=2, options={"arrange": "secret"}, seed=bytes(32))
    lines = game.unfold(game.observe(state, 0), "random", Random(1), ())
    for line in (*lines, "ready"):
        state = play(game, state, 0, line).state
    whole = dump(state)
    way = ("value", "board", "tiles", 0)
    assert load(game, whole) == state
    with pytest.raises(RulesError):
        load(game, changed(whole, way, at(whole, way)[1:]))


@pytest.mark.parametrize("data", [None, [], "text", 5, {}, {"game": "docker"}], ids=str)
@pytest.mark.parametrize("key", ["nogame", "docker", "", None, 5, []], ids=str)
def test_what_is_no_snapshot_at_all_is_refused(key, data):
    with pytest.raises(RulesError):
        load(key, data)


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_snapshot_is_played_on_with(key):
    """Else the tests above would pass where everything is refused."""
    for _, whole in positions(key, 2):
        assert dump(load(key, whole)) == whole

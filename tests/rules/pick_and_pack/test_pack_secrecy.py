"""What is hidden while both seats arrange in secret, and that nothing is hidden later."""

from dataclasses import replace

from packing import GAME, after, seed

from rules.pick_and_pack.grid import SLOTS

VIEWERS = (None, 0, 1)


def new():
    return GAME.new(seats=2, seed=seed())


def lines(seat, kinds):
    return [f"{seat}:{slot}={kind}" for slot, kind in zip(SLOTS[seat], kinds, strict=False)]


def test_nobody_can_tell_arrangements_of_the_neighbour_apart():
    own = lines(0, "PWRQ")
    futures = [
        [*lines(1, "MMXXQQ")],
        [*lines(1, "PPWWRR")],
        [*lines(1, "PMPMXR")],
    ]
    states = [after(new(), *own, *future) for future in futures]
    assert len(set(states)) == 3
    assert len({repr(GAME.observe(state, 0)) for state in states}) == 1
    assert len({repr(GAME.observe(state, None)) for state in states}) == 1
    assert len({repr(GAME.observe(state, 1)) for state in states}) == 3


def test_nobody_can_tell_how_far_the_neighbour_is():
    """Nothing laid, all laid, all taken back: only ply counts on."""
    full = lines(1, "PPWWRRQQXXMM")
    cleared = after(new(), *full, "1:clear")
    again = after(cleared, *full)
    once = after(new(), *full)
    assert _apart_from_ply(cleared) == _apart_from_ply(again) == _apart_from_ply(once)
    assert _apart_from_ply(new()) == _apart_from_ply(once)


def test_a_spectator_sees_no_tile_before_both_are_ready():
    state = after(new(), *lines(0, "PPWWRRQQXXMM"), "0:ready", *lines(1, "PWRQ"))
    obs = GAME.observe(state, None)
    assert obs.board.tiles == ((), ())
    assert (obs.legal, obs.open_legal) == ((), ())
    assert obs.ready == (0,)


def test_a_seat_sees_its_own_tiles_while_it_waits():
    state = after(new(), *lines(0, "PPWWRRQQXXMM"), "0:ready")
    assert [tile.kind for tile in GAME.observe(state, 0).board.tiles[0]] == list("PPWWRRQQXXMM")
    assert GAME.observe(state, 0).legal == ()
    assert GAME.observe(state, 1).board.tiles == ((), ())


def test_what_may_be_laid_is_known_to_its_seat_only():
    state = after(new(), *lines(0, "PP"))
    assert GAME.observe(state, 0).open_legal == GAME.observe(state, 1).open_legal == ()
    assert "tc=P" not in map(str, GAME.observe(state, 0).legal)


def test_everything_is_seen_once_both_are_ready():
    full = "PPWWRRQQXXMM"
    state = after(new(), *lines(0, full), *lines(1, full), "0:ready", "1:ready")
    for viewer in VIEWERS:
        obs = GAME.observe(state, viewer)
        assert obs.board == state.board
        assert obs.open_legal == GAME.legal_actions(state, state.starter)


def test_hidden_tiles_stay_hidden_when_somebody_leaves():
    state = after(new(), *lines(0, "PPWW"), *lines(1, "MMXX"), "1:resign")
    assert GAME.observe(state, 0).board.tiles[1] == ()
    assert GAME.observe(state, None).board.tiles == ((), ())


def _apart_from_ply(state):
    return [replace(GAME.observe(state, viewer), ply=0) for viewer in (None, 0)]

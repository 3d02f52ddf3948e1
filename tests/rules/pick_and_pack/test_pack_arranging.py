"""Laying the tiles: in secret at the same time, shuffled, or in turn and in sight."""

from dataclasses import replace

import pytest
from packing import GAME, OPEN, RANDOM, after, effect_kinds, offered, seed

from rules.core.errors import IllegalAction, NotYourTurn
from rules.pick_and_pack.grid import SLOTS
from rules.pick_and_pack.tiles import ALL_TILES

RED = [f"0:{slot}={kind}" for slot, kind in zip(SLOTS[0], "PPWWRRQQXXMM", strict=True)]
BLUE = [f"1:{slot}={kind}" for slot, kind in zip(SLOTS[1], "MXQRWPMXQRWP", strict=True)]


def new(options=None, number=0):
    return GAME.new(seats=2, options=options, seed=seed(number))


def test_both_seats_are_asked_at_once():
    state = new()
    assert state.to_act == (0, 1)
    assert state.asked_at == (0, 0)
    assert offered(state, 0) == ["ta=M", "ta=P", "ta=Q", "ta=R", "ta=W", "ta=X"]
    assert offered(state, 1) == ["l1=M", "l1=P", "l1=Q", "l1=R", "l1=W", "l1=X"]


def test_slots_are_filled_in_their_order():
    state = new()
    for seat, lines in enumerate((RED, BLUE)):
        for line, slot in zip(lines, SLOTS[seat], strict=True):
            assert {action.partition("=")[0] for action in offered(state, seat)} == {slot}
            state = after(state, line)


def test_there_are_two_tiles_of_a_kind():
    state = after(new(), *RED[:2])
    assert offered(state, 0) == ["tc=M", "tc=Q", "tc=R", "tc=W", "tc=X"]


def test_a_full_arrangement_is_confirmed_or_cleared():
    state = after(new(), *RED)
    assert offered(state, 0) == ["clear", "ready"]
    with pytest.raises(IllegalAction):
        after(after(new(), *RED[:11]), "0:ready")
    assert offered(after(state, "0:clear"), 0) == offered(new(), 0)


def test_ready_is_final():
    state = after(new(), *RED, "0:ready")
    assert state.to_act == (1,)
    assert state.asked_at == (-1, 0)
    with pytest.raises(NotYourTurn):
        after(state, "0:clear")


def test_play_begins_when_both_are_ready_and_the_starter_is_drawn_then():
    starters = set()
    for number in range(20):
        state = after(new(number=number), *RED, "0:ready", *BLUE)
        assert state.starter is None
        done = after(state, "1:ready")
        assert done.to_act == (done.starter,)
        assert done.asked_at[done.starter] == done.ply == 26
        starters.add(done.starter)
    assert starters == {0, 1}
    assert effect_kinds(state, "1:ready") == ["ready", "begins"]


def test_random_tiles_are_a_shuffled_whole_set():
    arrangements = set()
    for number in range(10):
        state = new(RANDOM, number)
        assert state.to_act == (state.starter,)
        for tiles in state.board.tiles:
            assert sorted(tiles) == sorted(ALL_TILES)
            arrangements.add(tiles)
    assert len(arrangements) == 20


def test_open_tiles_are_laid_in_turn_by_the_seat_that_begins_first():
    state = new(OPEN)
    starter = state.starter
    orders = {0: SLOTS[0], 1: SLOTS[1]}
    for number in range(24):
        seat = (starter + number) % 2
        assert state.to_act == (seat,)
        slot = orders[seat][number // 2]
        assert offered(state)[0].startswith(f"{slot}=")
        before, state = state, after(state, offered(state)[0])
    assert state.to_act == (starter,)
    assert len(offered(state)) == 20
    assert effect_kinds(before, offered(before)[0]) == ["placed", "begins"]


def test_open_tiles_are_told_to_everybody_and_undo_does_not_cross_them():
    state = new(OPEN)
    done = GAME.apply(state, GAME.legal_actions(state, state.starter)[0])
    assert done.effects[0].readers is None
    assert done.barrier


def test_nobody_can_tell_how_far_the_neighbour_is():
    """Nothing laid, all laid, all taken back: only ply counts on."""
    once = after(new(), *BLUE)
    cleared = after(once, "1:clear")
    seen = [_apart_from_ply(state) for state in (new(), once, cleared, after(cleared, *BLUE))]
    assert all(each == seen[0] for each in seen)


def _apart_from_ply(state):
    return [replace(GAME.observe(state, viewer), ply=0) for viewer in (None, 0)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everything_is_seen_once_both_are_ready(viewer):
    state = after(new(), *RED, *BLUE, "0:ready", "1:ready")
    obs = GAME.observe(state, viewer)
    assert obs.board == state.board
    assert obs.open_legal == GAME.legal_actions(state, state.starter)

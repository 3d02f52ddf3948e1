"""Storing Rush Orders and spending them."""

from packing import GAME, GRID, after, effect_kinds, facts, offered, position, step

from rules.pick_and_pack.board import Turn


def test_a_turn_without_a_stored_rush_order_ends_by_itself():
    state = after(position(GRID, "a4"), "c4>A")
    assert state.to_act == (1,)


def test_a_stored_rush_order_is_asked_for_after_the_move():
    state = after(position(GRID, "a4", stored=(1, 0)), "c4>A")
    assert state.to_act == (0,)
    assert state.turn == Turn(moved=True)
    actions = offered(state)
    assert actions[-1] == "stop"
    assert all(action[0] == "R" for action in actions[:-1])
    assert {action[1:3] for action in actions[:-1]} == {"a4", "d4", "e4", "f4"}
    assert "Ra4>B" in actions


def test_stop_ends_the_turn_and_keeps_the_rush_order():
    state = after(position(GRID, "a4", stored=(1, 0)), "c4>A", "stop")
    assert state.to_act == (1,)
    assert state.board.stored == (1, 0)


def test_a_spent_rush_order_is_gone():
    state = after(position(GRID, "a4", stored=(1, 0)), "c4>A", "Rd4>B")
    assert state.board.stored == (0, 0)
    assert state.to_act == (1,)


def test_both_stored_rush_orders_may_be_spent_in_one_turn():
    state = after(position(GRID, "a4", stored=(2, 0)), "c4>A", "Rd4>B")
    assert state.to_act == (0,)
    assert state.turn == Turn(moved=True, fresh=0, spent=1)
    state = after(state, "Re4>C")
    assert state.board.stored == (0, 0)
    assert state.to_act == (1,)


def test_the_option_one_allows_one_rush_order_a_turn():
    state = after(position(GRID, "a4", stored=(2, 0), rush="one"), "c4>A", "Rd4>B")
    assert state.board.stored == (1, 0)
    assert state.to_act == (1,)


def test_a_rush_order_stored_in_this_turn_waits():
    state = after(position(GRID, "a4", "-R---- ------"), "b4!tb:R")
    assert state.board.stored == (1, 0)
    assert state.to_act == (1,)


def test_an_earlier_rush_order_may_be_spent_in_a_turn_that_stores_one():
    state = after(position(GRID, "a4", "-R---- ------", stored=(1, 0)), "b4!tb:R")
    assert state.turn == Turn(moved=True, fresh=1)
    state = after(state, "Rc4>A")
    assert state.board.stored == (1, 0)
    assert state.to_act == (1,)


def test_a_rush_order_stored_by_a_rush_move_waits_too():
    state = after(position(GRID, "a4", "-R---- ------", stored=(1, 0)), "c4>A", "Rb4!tb:R")
    assert state.board.stored == (1, 0)
    assert state.to_act == (1,)


def test_a_waiting_rush_order_is_usable_in_the_next_turn():
    state = after(position(GRID, "a4", "-R---- ------"), "b4!tb:R", "b5>A", "a5>A")
    assert state.to_act == (0,)
    assert "stop" in offered(state)


def test_a_rush_order_without_a_move_from_here_is_not_asked_for():
    alone = GRID.replace("3 . 1 2 3 4", ". . 1 . . .")
    state = after(position(alone, "a4", stored=(1, 0)), "c4>A")
    assert state.to_act == (1,)
    assert state.board.stored == (1, 0)


def test_the_opponents_rush_orders_do_not_matter():
    assert after(position(GRID, "a4", stored=(0, 2)), "c4>A").to_act == (1,)


def test_undo_may_cross_a_move_while_the_turn_goes_on():
    state = position(GRID, "a4", stored=(1, 0))
    moved = GAME.apply(state, GAME.parse(state, 0, "c4>A"))
    assert not moved.barrier
    assert moved.state.asked_at == (21, -1)
    assert GAME.apply(moved.state, GAME.parse(moved.state, 0, "stop")).barrier


def test_spending_is_told_before_the_move():
    state = after(position(GRID, "a4", stored=(2, 0)), "c4>A")
    assert effect_kinds(state, "Rd4>B") == ["rushed", "took"]
    assert facts(state, "Rd4>B", "rushed") == {"seat": 0, "stored": 1}
    assert effect_kinds(state, "stop") == ["stopped"]
    assert step(state, "stop")[0].turn == Turn()

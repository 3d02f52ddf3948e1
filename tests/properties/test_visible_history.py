"""The memory of a seat is cut like its sight, and helps it to guess no less truly."""

from random import Random

from every_game import course, each_game, viewers
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.history import RESIGN
from rules.core.visible import visible_history


def history_of(game, nodes, seat):
    """The visible history of *seat* for a game that went through *nodes*."""
    state = nodes[0].state
    return visible_history(
        game,
        seats=state.seats,
        options=dict(state.setup.options),
        seed=state.seed,
        moves=[node.line for node in nodes[1:]],
        seat=seat,
    )


@each_game
@settings(max_examples=3)
@given(data=st.data())
def test_everybody_remembers_what_they_were_told_their_actions_and_open_ones(game, data):
    nodes = list(course(game, data))
    for seat in viewers(nodes[0].state):
        history = history_of(game, nodes, seat)
        assert len(history) == len(nodes) - 1
        for before, node, entry in zip(nodes, nodes[1:], history, strict=False):
            assert entry.effects == tuple(e for e in node.effects if e.visible_to(seat))
            mover, text = node.line
            is_open = text in map(str, game.observe(before.state, seat).open_legal)
            if text != RESIGN and (mover == seat or is_open):
                assert (entry.action.seat, str(entry.action)) == (mover, text)
            else:
                assert entry.action is None


@each_game
@settings(max_examples=3)
@given(data=st.data())
def test_a_guess_with_a_history_looks_like_the_truth_and_is_sound(game, data):
    nodes = list(course(game, data))
    at = data.draw(st.integers(0, len(nodes) - 1), label="at")
    state = nodes[at].state
    for seat in viewers(state):
        obs, history = game.observe(state, seat), history_of(game, nodes[: at + 1], seat)
        guess = game.determinize(obs, Random(at), history=history)
        game.check(guess)
        assert game.observe(guess, seat) == obs


@each_game
@settings(max_examples=3)
@given(data=st.data())
def test_states_with_equal_chance_keys_differ_in_their_seeds_alone(game, data):
    nodes = list(course(game, data))
    for state, _, _ in data.draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=6)):
        found = {}
        for number in range(8):
            dealt = game.reseed(state, Random(number).randbytes(32))
            for action in (game.legal_actions(state, s)[0] for s in state.to_act):
                step = game.apply(dealt, action)
                after = game.reseed(step.state, bytes(32))
                assert found.setdefault((action, game.chance_key(step)), after) == after

"""Nobody learns what he may not know: the laws of observations, for every game."""

from dataclasses import replace
from random import Random

from every_game import course, each_game, viewers
from hypothesis import given
from hypothesis import strategies as st
from knowledge import hears_no_secret, random_game, sees_no_secret


@each_game
@given(data=st.data())
def test_a_guess_can_be_played_on(game, data):
    """Two guesses from one observation ask the seat the same, and lose no piece."""
    nodes = list(course(game, data))
    state = data.draw(st.sampled_from(nodes), label="at").state
    for seat in viewers(state):
        obs = game.observe(state, seat)
        guesses = [game.determinize(obs, Random(number)) for number in range(4)]
        assert len({guess.seed for guess in (state, *guesses)}) == 5
        for guess in guesses:
            game.check(guess)
            assert game.observe(guess, seat) == obs
            if seat is not None:
                assert game.legal_actions(guess, seat) == obs.legal


@each_game
@given(data=st.data())
def test_nobody_sees_or_hears_what_a_guess_would_not_have(game, data):
    """Nothing in an observation differs, compared or not; what looks alike is told alike."""
    nodes = list(course(game, data))
    state = data.draw(st.sampled_from(nodes), label="at").state
    for seat in viewers(state):
        assert sees_no_secret(game, state, seat, Random(5))
        assert hears_no_secret(game, state, seat, Random(6))


@each_game
@given(data=st.data())
def test_an_observation_tells_whose_turn_it_is_and_what_is_legal(game, data):
    nodes = list(course(game, data))
    for state, _, _ in data.draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=12)):
        for seat in viewers(state):
            obs = game.observe(state, seat)
            assert obs.seat == seat
            assert (obs.seats, obs.ply, obs.to_act) == (state.seats, state.ply, state.to_act)
            assert obs.legal == (() if seat is None else game.legal_actions(state, seat))
            assert obs.outcome == game.outcome(state)
            assert seat is None or obs.asked_at[seat] == state.asked_at[seat]
            assert obs.open_legal in ((), *(game.legal_actions(state, s) for s in state.to_act))


@each_game
def test_only_a_game_that_says_so_shows_somebody_what_others_do_not_see(game):
    assert any(map(is_private, random_views(game))) == game.info.has_hidden_information


@each_game
def test_some_effects_are_private_only_where_a_game_says_so(game):
    readers = [effect.readers for effect in random_effects(game)]
    assert all(r is None for r in readers) or game.info.has_hidden_information


def random_views(game):
    """The spectator's observation beside each seat's, through one random game."""
    for state, _ in random_game(game):
        public = game.observe(state, None)
        for seat in range(state.seats):
            yield public, game.observe(state, seat)


def random_effects(game):
    for _, effects in random_game(game):
        yield from effects


def is_private(views) -> bool:
    """Tell whether a seat sees more than the spectator, apart from what it may do itself."""
    public, own = views
    return replace(own, seat=None, legal=()) != public

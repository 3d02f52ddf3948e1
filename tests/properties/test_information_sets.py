"""Nobody learns what he may not know: the laws of observations, for every game."""

from dataclasses import fields, is_dataclass, replace
from random import Random

from every_game import course, each_game, viewers
from hypothesis import given, settings
from hypothesis import strategies as st
from knowledge import hears_no_secret, random_game, sees_no_secret

from cogs.tables.messages.menu import build
from cogs.tables.messages.phrases import translate_phrase
from data.i18n import translator
from render.pictures import pictures
from render.registry import LAYOUTS
from render.theme import THEMES
from render.view import View
from rules.core import codec


@each_game
@given(data=st.data())
def test_a_guess_looks_like_the_truth_and_is_sound(game, data):
    rng = Random(1)
    for state, _, _ in course(game, data):
        for seat in viewers(state):
            obs = game.observe(state, seat)
            guess = game.determinize(obs, rng)
            assert game.observe(guess, seat) == obs


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
@given(data=st.data())
def test_the_seed_is_in_no_observation(game, data):
    nodes = list(course(game, data))
    for state, _, effects in data.draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=8)):
        shown = [game.observe(state, seat) for seat in viewers(state)]
        for value in walked((*shown, effects)):
            assert not isinstance(value, game.state_type)
            assert not isinstance(value, bytes)
            if isinstance(value, str):
                assert state.seed.hex() not in value.lower()
            if isinstance(value, int):
                assert value != int.from_bytes(state.seed, "big") or value < 2**32


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
    """Whether a seat sees more than the spectator, apart from what it may do itself."""
    public, own = views
    return replace(own, seat=None, legal=()) != public


def walked(value, visited=None):
    """*value* and everything that hangs on it, hidden attributes and caches too."""
    visited = set() if visited is None else visited
    if id(value) in visited:
        return
    visited.add(id(value))
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from walked(getattr(value, field.name), visited)
    for inner in getattr(value, "__dict__", {}).values():
        yield from walked(inner, visited)
    if isinstance(value, dict):
        value = (*value.keys(), *value.values())
    if isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from walked(inner, visited)


@each_game
def test_the_walk_finds_a_seed_wherever_it_is(game):
    state = game.new(seats=2, seed=bytes(range(32)))
    assert state.seed in list(walked([{"deep": (state,)}]))
    assert codec.dump_with(game, state)["value"]["seed"] == state.seed.hex()


LANGUAGE = translator("en")
NAMES = tuple(f"Person {number}" for number in range(1, 7))


@each_game
@settings(max_examples=3)
@given(data=st.data())
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(game, data):
    """Two positions that differ in secrets only: the same words, menus and pictures."""
    nodes = list(course(game, data))
    state = data.draw(st.sampled_from(nodes), label="at").state
    for seat in viewers(state):
        obs = game.observe(state, seat)
        guesses = [game.observe(game.determinize(obs, Random(n)), seat) for n in (1, 2)]
        theme = data.draw(st.sampled_from(THEMES), label="theme")
        assert shown(game, guesses[0], theme) == shown(game, guesses[1], theme)


@each_game
def test_what_a_seat_may_not_know_changes_no_byte_of_its_picture(game):
    states = [state for state, _ in random_game(game)]
    for state in (states[0], states[len(states) // 3], states[-2]):
        obs = game.observe(state, 1)
        guesses = [game.observe(game.determinize(obs, Random(n)), 1) for n in (1, 2)]
        one, other = (pictures(guess, View(NAMES[: state.seats])) for guess in guesses)
        assert one == other


def shown(game, obs, theme):
    """All that is made of an observation: scenes, alternative text, question, menus, previews."""
    layout = LAYOUTS[game.info.key]
    steps = [(), *((game.menu_steps(action)[0].value,) for action in obs.legal[:1])]
    views = [View(NAMES[: obs.seats], theme, path) for path in steps]
    return (
        [layout.scenes(obs, view) for view in views],
        [layout.describe(obs, view, LANGUAGE) for view in views],
        translate_phrase(LANGUAGE, game.question(obs), NAMES) if obs.to_act else None,
        [
            build(game, actions, path, lambda action: game.preview(obs, action))
            for actions in (obs.legal, obs.open_legal)
            for path in steps
            if actions
        ],
    )

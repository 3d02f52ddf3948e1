"""Every action can be chosen in Discord's menus, and has its words, in every language."""

import logging
import re
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from every_game import AnyGame, course, each_game
from hypothesis import given
from hypothesis import strategies as st

from cogs.messages.custom_ids import MAX_CUSTOM_ID, Kind, Press, parse_press
from cogs.messages.menu import FEW, MAX_CHOICES, MAX_LABEL, SHOWN, build, fitting, labels_of, said
from cogs.messages.phrases import translate_effects, translate_phrase
from data.i18n import LANGUAGES, translator
from data.spoken_texts import SHORT
from rules.core.types import MenuStep, Phrase

MAX_LEVELS = 5
MOST_NAME, MOST_TEXT = 100, 1024
"""Characters that Discord takes as a suggestion, and as alternative text."""
SESSION, BRANCH = 2**53 - 1, 2**31 - 1
"""As long as the number of a table will ever get."""
NAMES = tuple("ABCDEF")
"""As short as they get: a name may be longer than a button shows."""


@pytest.fixture(autouse=True, scope="module")
def trouble() -> Iterator[list[str]]:
    """Collect complaints of the texts: a missing key, a missing value."""
    told: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(record.getMessage())

    log, listener = logging.getLogger("data.i18n"), Listener()
    log.addHandler(listener)
    yield told
    log.removeHandler(listener)


def questions(game: AnyGame, state) -> Iterator[tuple[int, dict[str, MenuStep]]]:
    """Each question that a seat can come to: its depth, and the answers by value."""
    for seat in state.to_act:
        levels: dict[tuple[str, ...], dict[str, MenuStep]] = {}
        obs = game.observe(state, seat)
        for action in game.offered(obs, obs.legal):
            steps = game.menu_steps(action)
            parts = [step._replace(label=game.label(obs, step)) for step in steps]
            path = tuple(part.value for part in parts)
            for depth, part in enumerate(parts):
                levels.setdefault(path[:depth], {}).setdefault(part.value, part)
        yield from ((len(path), answers) for path, answers in levels.items())


@each_game
@given(data=st.data())
def test_different_actions_are_chosen_differently(game, data):
    """No two have the same steps, and none is chosen half-way to another."""
    for state, _, _ in course(game, data):
        for seat in state.to_act:
            actions = game.legal_actions(state, seat)
            paths = sorted(tuple(part.value for part in game.menu_steps(a)) for a in actions)
            assert all(paths)
            assert all(later[: len(path)] != path for path, later in pairwise(paths))


@each_game
@given(data=st.data())
def test_the_menu_leads_to_every_action(game, data):
    nodes = list(course(game, data))
    state = data.draw(st.sampled_from(nodes), label="at").state
    for seat in state.to_act:
        legal = game.legal_actions(state, seat)
        action = data.draw(st.sampled_from(legal), label="wanted")
        path = [part.value for part in game.menu_steps(action)]
        choices = []
        for depth in range(len(path)):
            choices += build(game, legal, path[:depth]).levels[-1].choices
        assert str(action) in [choice.action for choice in choices]


@each_game
@given(data=st.data())
def test_an_action_is_chosen_in_few_steps_among_few_short_answers(game, data, trouble):
    """Each fits on a button and differs from its neighbours."""
    for state, _, _ in course(game, data):
        translate = translator(LANGUAGES[state.ply // 4 % len(LANGUAGES)])
        for depth, answers in questions(game, state):
            assert depth < MAX_LEVELS
            assert len(answers) <= MAX_CHOICES
            assert len({part.field for part in answers.values()}) == 1
            for value in answers:
                assert value.isascii()
                assert value.isprintable()
                assert not set(value) & set(" /,")
            said = [translate_phrase(translate, p.label, NAMES) for p in answers.values()]
            assert len(set(said)) == len(said), said
            assert all(0 < len(label) <= SHOWN for label in said), said
    assert trouble == []


@each_game
@given(data=st.data())
def test_all_buttons_on_the_way_to_an_action_fit_and_differ(game, data):
    ways = list(product(LANGUAGES, (None, SHORT)))
    for state, _, _ in course(game, data):
        language, reading = ways[state.ply // 4 % len(ways)]
        translate, most = translator(language, reading), MAX_LABEL if reading else SHOWN
        for seat in state.to_act:
            obs = game.observe(state, seat)
            for labels in buttons(game, obs, translate, most):
                assert len(set(labels)) == len(labels), labels
                assert all(0 < len(label) <= most for label in labels), labels
            assert labels_of(game, obs, obs.legal[-1], translate, NAMES)


def buttons(game: AnyGame, obs, translate, most: int) -> Iterator[list[str]]:
    """Those that are offered together, on the way to one of the actions."""
    action = obs.legal[obs.ply % len(obs.legal)]
    offered = game.offered(obs, obs.legal)
    menu = build(
        game,
        offered,
        [step.value for step in game.menu_steps(action)],
        label=lambda step: game.label(obs, step),
        fits=fitting(translate, NAMES, most),
        whole=game.whole(obs, offered),
        short=lambda action: game.short(obs, action),
    )
    for level in menu.levels:
        if len(level.choices) <= FEW:
            yield [said(each.labels, translate, NAMES) for each in level.choices]
    if shortcuts := game.shortcuts(obs):
        yield [translate_phrase(translate, each.label, NAMES) for each in shortcuts]


@each_game
@given(data=st.data())
def test_a_button_carries_any_answer_and_can_be_read_back(game, data):
    for state, _, _ in course(game, data):
        for seat in state.to_act:
            for press in presses(game, state, seat):
                assert len(str(press)) <= MAX_CUSTOM_ID
                assert parse_press(str(press)) == press


def presses(game, state, seat) -> Iterator[Press]:
    """List what the buttons and menus of a seat can carry."""
    ply = state.asked_at[seat]
    for action in game.legal_actions(state, seat):
        yield Press(Kind.ACT, SESSION, ply, str(action), BRANCH)
        path = "/".join(step.value for step in game.menu_steps(action))
        yield Press(Kind.CHOOSE, SESSION, ply, path, BRANCH)
    for shortcut in game.shortcuts(game.observe(state, seat)):
        yield Press(Kind.SHORTCUT, SESSION, ply, shortcut.name, BRANCH)


@each_game
@given(data=st.data())
def test_whatever_is_asked_or_told_is_told_in_clean_words(game, data, trouble):
    """That no text is missing holds ``tests.completeness``; here each gets its values.

    Those who only look on are asked alike: one of them is enough, at every third position.
    """
    for state, _, effects in course(game, data):
        translate = translator(LANGUAGES[state.ply // 4 % len(LANGUAGES)])
        translate_effects(translate, game.info.key, effects, NAMES)
        if state.ply % 3 != state.seats % 3:
            continue
        waiting = [seat for seat in range(state.seats) if seat not in state.to_act]
        obs = [game.observe(state, seat) for seat in (None, *state.to_act, *waiting[:1])]
        phrases = [*map(game.question, obs)] if state.to_act else []
        phrases += previews(game, obs)
        phrases += [shortcut.label for own in obs for shortcut in game.shortcuts(own)]
        for phrase in {*phrases}:
            text = translate_phrase(translate, phrase, NAMES)
            assert text == text.strip(" ") != ""
            assert not re.search(r"[\[{]|  | \.(?!\d)", text), text
    assert trouble == []


def previews(game, observations) -> Iterator[Phrase]:
    """Preview the first and the last action of each seat, where the game tells."""
    for obs in observations:
        for action in {*obs.legal[:1], *obs.legal[-1:]}:
            if (phrase := game.preview(obs, action)) is not None:
                yield phrase


@each_game
def test_options_are_well_named_and_their_sets_possible(game):
    names = [option.name for option in game.info.options]
    assert len(set(names)) == len(names)
    for option in game.info.options:
        assert option.name.replace("_", "").isalnum()
        assert option.name.islower()
        assert 2 <= len(set(map(str, option.values))) == len(option.values) <= MAX_CHOICES
        assert len(str(Press(Kind.OPTION, SESSION, word=option.name))) <= MAX_CUSTOM_ID
    for preset in game.info.presets:
        assert game.settle_options(dict(preset.options)) == preset.options


@each_game
def test_whatever_can_be_looked_up_has_an_id_and_short_names_of_its_own(game):
    components = game.components()
    ids = {component.id for component in components}
    assert len(ids) == len(components)
    assert all(each.isascii() and each.isprintable() and " " not in each for each in ids)
    for translate in map(translator, LANGUAGES):
        names = {translate_phrase(translate, component.name, ()) for component in components}
        texts = [translate_phrase(translate, component.text, ()) for component in components]
        assert len(names) == len(components)
        assert all(0 < len(name) <= MOST_NAME for name in names)
        assert all(0 < len(text) <= MOST_TEXT for text in texts)

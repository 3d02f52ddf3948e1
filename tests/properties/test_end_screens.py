"""What every game has to say when it is over, and what can be looked up in it."""

from every_game import course, each_game
from hypothesis import given
from hypothesis import strategies as st

from cogs.tables.messages.phrases import text_key, translate_phrase
from data.i18n import LANGUAGES, keys, translator

MOST_SOURCES = 8
MOST_NAME, MOST_TEXT = 100, 1024
"""Characters that Discord takes as a suggestion, and as alternative text."""


@each_game
@given(data=st.data())
def test_the_sources_of_points_add_up_to_the_scores(game, data):
    obs = game.observe([*course(game, data)][-1].state, None)
    if obs.outcome is None:
        return
    found = game.points(obs)
    assert len({points.source for points in found}) == len(found) <= MOST_SOURCES
    columns = [points.by_seat for points in found]
    assert not found or tuple(map(sum, zip(*columns, strict=True))) == obs.outcome.scores
    for points in found:
        key = text_key(f"{game.info.key}-points-{points.source}")
        assert all(key in keys(language) for language in LANGUAGES)


@each_game
def test_components_have_ids_of_their_own_and_names_of_their_own(game):
    components = game.components()
    assert all(
        component.id.isascii() and component.id.isprintable() and " " not in component.id
        for component in components
    )
    assert len({component.id for component in components}) == len(components)
    for language in LANGUAGES:
        names = [
            translate_phrase(translator(language), component.name, ()) for component in components
        ]
        assert len(set(names)) == len(names)


@each_game
def test_components_are_told_in_every_language(game):
    for component in game.components():
        for language in LANGUAGES:
            assert text_key(component.name.key) in keys(language)
            assert text_key(component.text.key) in keys(language)
            assert len(translate_phrase(translator(language), component.name, ())) <= MOST_NAME
            assert len(translate_phrase(translator(language), component.text, ())) <= MOST_TEXT

"""What every game has to say when it is over, and what can be looked up in it."""

from every_game import course, each_game
from hypothesis import given
from hypothesis import strategies as st

from cogs.tables._words import say_phrase, text_key
from data.i18n import LANGUAGES, keys, speaker

MOST_SOURCES = 8
MOST_NAME, MOST_TEXT = 100, 1024
"""Characters that Discord takes as a suggestion, and as alternative text."""


@each_game
@given(data=st.data())
def test_the_sources_of_points_add_up_to_the_scores(game, data):
    seen = game.observe([*course(game, data)][-1].state, None)
    if seen.outcome is None:
        return
    found = game.points(seen)
    assert 0 < len({points.source for points in found}) == len(found) <= MOST_SOURCES
    columns = [points.by_seat for points in found]
    assert tuple(map(sum, zip(*columns, strict=True))) == seen.outcome.scores
    for points in found:
        key = text_key(f"{game.info.key}-points-{points.source}")
        assert all(key in keys(language) for language in LANGUAGES)


@each_game
def test_faces_have_ids_of_their_own_and_names_of_their_own(game):
    faces = game.faces()
    assert all(face.id.isascii() and face.id.isprintable() and " " not in face.id for face in faces)
    assert len({face.id for face in faces}) == len(faces)
    for language in LANGUAGES:
        names = [say_phrase(speaker(language), face.name, ()) for face in faces]
        assert len(set(names)) == len(names)


@each_game
def test_faces_are_told_in_every_language(game):
    for face in game.faces():
        for language in LANGUAGES:
            assert text_key(face.name.key) in keys(language)
            assert text_key(face.text.key) in keys(language)
            assert len(say_phrase(speaker(language), face.name, ())) <= MOST_NAME
            assert len(say_phrase(speaker(language), face.text, ())) <= MOST_TEXT

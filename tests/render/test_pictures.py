"""Covers, cards, figures and galleries: what is on them, and that nothing is made twice."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from boards import view
from docker_boards import DOCKER, played
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from test_box import HIGHEST, WIDE, too_small
from test_hidden_texts import hidden

from cogs.messages.phrases import text_key
from data.i18n import FALLBACK, keys, translator
from render.component_cards import UnknownComponent
from render.covers import cover
from render.extents import drawing_extent, text_span
from render.figures import MOST_ROWS, WIDTH, Figure, FigureRow, Span, figure_colours, figure_scene
from render.gallery import describe, scenes
from render.legend import shade
from render.pictures import figure_picture, pictures
from render.registry import LAYOUTS
from render.scene import Box, Primitive, Text, primitives
from render.theme import THEMES
from rules import GAMES

ENDED = played(4, 3)
POINTS = DOCKER.points(ENDED)
ENGLISH = translator("en")


def test_a_finished_game_shows_its_ranking_first() -> None:
    with_ranking = scenes(ENDED, view(ENDED, points=POINTS))
    assert with_ranking[1:] == scenes(ENDED, view(ENDED))
    told = describe(ENDED, view(ENDED, points=POINTS), ENGLISH)
    assert told[1:] == describe(ENDED, view(ENDED), ENGLISH)
    assert "Anna" in told[0]


def test_a_picture_that_looks_the_same_is_not_made_again() -> None:
    (alone,) = pictures(ENDED, view(ENDED))
    _, again = pictures(ENDED, view(ENDED, points=POINTS))
    assert again is alone


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_lobby_says_for_how_many_people_and_how_long_a_game_is(key: str) -> None:
    info = GAMES[key].info
    drawn = cover(info, is_small=False)
    assert (drawn.width, drawn.height) == (1000, 420), "there is room for buttons"
    written = [text.text for text in drawn.primitives() if isinstance(text, Text)]
    assert f"{info.minutes} min" in written
    assert any(text.startswith(str(info.min_seats)) for text in written)


names = st.text(max_size=60) | st.sampled_from(
    ["Bartholomäus " * 5, "محمد بن سلمان", "🎲🎲", "W" * 64]
)
numbers = st.tuples(st.integers(0, 9999).map(str), st.sampled_from(["1043 ±120", "24½", ""]))
parts = st.lists(st.floats(0, 0.3), max_size=3).map(tuple)
shares = st.floats(0, 1)
spans = (
    st.tuples(shares, shares, shares)
    .map(sorted)
    .flatmap(lambda found: st.builds(Span, *map(st.just, found), shares))
)
rows = st.builds(
    FigureRow, names, numbers, parts, st.none() | spans, st.sampled_from(["", "1.", "15."])
)
figures = st.builds(
    Figure,
    names,
    st.just(("games", "Wertung")),
    st.lists(rows, min_size=1, max_size=MOST_ROWS + 3).map(tuple),
    st.sampled_from([(), ("1.", "2.", "3.", "4.")]),
)


def texts(scene):
    return [each for each in scene.primitives() if isinstance(each, Text)]


@given(figures)
def test_all_rows_that_fit_are_on_the_sheet_and_no_two_texts_touch(figure):
    scene, by_line = figure_scene(figure), {}
    assert (scene.width, scene.height <= HIGHEST) == (WIDE, True)
    assert not too_small([scene])
    assert not hidden([scene])
    for text in texts(scene):
        left, right = text_span(text)
        assert 0 <= left <= right <= WIDTH, text
        assert 0 < text.y < scene.height
        if text.text:
            by_line.setdefault(text.y, []).append((left, right))
    for box in scene.primitives():
        if isinstance(box, Box):
            assert box.x >= 0
            assert box.x + box.width <= WIDTH
    for spans in by_line.values():
        assert all(one[1] < other[0] for one, other in pairwise(sorted(spans)))
    labels = [text.label for text in texts(scene)]
    drawn = [label for label in labels if label.startswith("name ")]
    assert len(drawn) == min(len(figure.rows), MOST_ROWS)


def test_a_bar_is_as_long_as_its_part():
    row = FigureRow("Docker", ("4", "2"), (0.5, 0.0, 0.25))
    scene = figure_scene(Figure("Ada", ("games", "won"), (row,)))
    found = {
        box.label.split()[1]: box for box in scene.primitives() if box.label.startswith("part")
    }
    assert found.keys() == {"0", "2"}
    assert found["0"].width + 2 == pytest.approx(2 * (found["2"].width + 2))
    assert found["0"].fill != found["2"].fill


def test_a_picture_has_the_colours_of_its_roles():
    span = FigureRow("2 players", ("55 %", "40"), span=Span(0.4, 0.55, 0.69, 0.5), is_first=True)
    bar = FigureRow("Docker", ("4", "2"), (0.2,) * 5)
    (data,) = figure_picture(Figure("Ada", ("games", "won"), (span, bar), ("1.",)), "dark")
    picture = Image.open(BytesIO(data))
    assert picture.size[0] == WIDTH
    assert len(picture.convert("RGB").getcolors()) > 12


@pytest.mark.parametrize("theme", THEMES)
def test_an_empty_bar_does_not_look_full(theme):
    colours = figure_colours(theme).roles

    def light(role):
        red, green, blue, _ = colours[role]
        return 0.3 * red + 0.59 * green + 0.11 * blue

    empty, full = (abs(light(role) - light("panel")) for role in ("track", shade(0)))
    assert 20 < empty < full / 1.8


SOURCES = [
    (key, source)
    for key in GAMES
    for text in sorted(keys(FALLBACK))
    if (source := text.removeprefix(f"{text_key(key)}-points-")) != text
]
"""The sources of points: each has its text, as ``tests/completeness`` demands."""
ICON = 26
"""How far an icon may reach from its middle."""


@pytest.mark.parametrize("game", GAMES)
def test_a_component_card_is_large(game: str) -> None:
    for component in GAMES[game].components():
        drawn = LAYOUTS[game].component_card(component.id)
        assert 480 <= drawn.width <= 640


@pytest.mark.parametrize("game", GAMES)
def test_all_component_cards_of_a_game_differ(game: str) -> None:
    cards = {
        component.id: unlabelled(LAYOUTS[game].component_card(component.id).primitives())
        for component in GAMES[game].components()
    }
    assert alike(cards) == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_card_without_a_component(game: str) -> None:
    with pytest.raises(UnknownComponent) as raised:
        LAYOUTS[game].component_card("no such thing")
    assert (raised.value.game, raised.value.name) == (game, "no such thing")


@pytest.mark.parametrize(("game", "source"), SOURCES)
def test_an_icon_is_small_and_stands_around_its_middle(game: str, source: str) -> None:
    box = drawing_extent(LAYOUTS[game].icon(source))
    assert max(map(abs, box)) <= ICON
    assert max(abs(box.left + box.right), abs(box.top + box.bottom)) <= 8


@pytest.mark.parametrize("game", GAMES)
def test_icons_of_a_game_differ(game: str) -> None:
    icons = {
        source: unlabelled(LAYOUTS[game].icon(source).primitives)
        for key, source in SOURCES
        if key == game
    }
    assert alike(icons) == []


def test_a_label_alone_is_no_difference() -> None:
    one, other = Box(0, 0, 1, 1, "gold", label="one"), Box(0, 0, 1, 1, "gold", label="other")
    assert alike({"one": unlabelled([one]), "other": unlabelled([other])}) == [("one", "other")]


def unlabelled(primitives: Iterable[Primitive]) -> tuple[Primitive, ...]:
    """Return what is painted of *primitives*, without labels."""
    return tuple(replace(primitive, label="") for primitive in primitives)


def alike(drawings: Mapping[str, tuple[Primitive, ...]]) -> list[tuple[str, str]]:
    """The names of drawings that look the same."""
    pairs = combinations(drawings, 2)
    return [(one, other) for one, other in pairs if drawings[one] == drawings[other]]


def test_a_card_shows_the_pickles_that_it_speaks_of() -> None:
    labels = [
        primitive.label
        for primitive in primitives(LAYOUTS["gurkensolo"].component_card("Y-behind-B").items[0])
    ]
    assert [label for label in labels if label.startswith("pickle")] == ["pickle Y", "pickle B"]

"""Pictures of figures: everything on the sheet, nothing over anything, in every theme."""

from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from test_box import HIGHEST, WIDE, too_small
from test_hidden_texts import hidden

from render.extents import text_span
from render.figures import MOST_ROWS, WIDTH, Figure, FigureRow, Span, figure_colours, figure_scene
from render.legend import shade
from render.pictures import figure_picture
from render.scene import Box, Text
from render.theme import THEMES

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

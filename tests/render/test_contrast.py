"""Every theme has the colours of every picture, on which every text stands out."""

import pytest
from every_scene import by_colour, every_scene, marked_scenes
from test_themes import contrast
from visibility import Written, texts_of

from render.registry import LAYOUTS
from render.scene import Text
from render.theme import THEMES, Colours, ThemeName

LARGE = 44
"""Units from which on a text needs less contrast."""
SPARED = 5
"""One point of so many may lie on a line, or beside the plate on which the text stands."""


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_text_stands_out_from_what_is_beneath_it(key: str) -> None:
    texts = {
        (written.text.fill, written.text.size >= LARGE, written.beneath): written
        for scene in every_scene(key)
        for written in texts_of(scene)
    }
    assert texts
    for theme in THEMES:
        colours = LAYOUTS[key].colours(theme)
        for written in texts.values():
            found = contrast_of(written, colours)
            assert found >= needed(written.text, theme), (theme, written.text, written.beneath[0])


@pytest.mark.parametrize("key", LAYOUTS)
def test_every_colour_that_is_used_is_there(key: str) -> None:
    used = by_colour((*every_scene(key), *marked_scenes(key)))
    assert len(used) > 5
    for theme in THEMES:
        assert all(map(LAYOUTS[key].colours(theme).colour_of, used))


def needed(text: Text, theme: ThemeName) -> float:
    least, large = (7.0, 4.5) if theme == "contrast" else (4.5, 3.0)
    return large if text.size >= LARGE else least


def contrast_of(written: Written, colours: Colours) -> float:
    """The contrast of nearly all points of a text."""
    ink = colours.colour_of(written.text)
    found = sorted(contrast(ink, ground) for ground in written.grounds(colours))
    return found[len(found) // SPARED]


def test_a_pale_text_is_found() -> None:
    """The measure itself: grey on grey has little contrast, whatever lies further down."""
    colours = Colours({"page": "#ffffff", "veil": "#00000080", "plate": "#888888"}, [])
    text = Text(0, 0, "pale", 30, "plate")
    assert contrast_of(Written(text, (("veil", "page"),) * 5), colours) < 1.2
    assert contrast_of(Written(text, (("page", "plate"),) * 5), colours) > 3

"""The quick painter against the slow one, and what it keeps."""

from io import BytesIO
from itertools import cycle
from math import log10

import pytest
from boards import view
from cachetools import LRUCache
from docker_boards import TWELVE, choices, course, played, position
from PIL import Image, ImageChops, ImageStat

from render import paint
from render.docker import colours
from render.docker.layout import scene
from render.image_cache import ImageCache
from render.paint import Painter, encode, paint_slowly
from render.theme import ThemeName

LIKENESS = 37.0
"""Decibels of peak signal to noise; 37 is a mean error below 4 in 255, unseen by the eye. Nearly
all of it lies on edges, which a twofold enlargement places less exactly than a fourfold one."""

SHOWN = {
    "four in the middle": (played(5, 4, 23), ()),
    "two with free entry": (played(3, 2, 31, entry="any"), ("+",)),
    "the end": (played(4, 3), ()),
    "a tower of twelve": (position(a3=TWELVE), ()),
}


@pytest.mark.parametrize(("name", "theme"), zip(SHOWN, cycle(["dark", "light"])))
def test_a_quick_picture_looks_like_the_slow_drawing(name: str, theme: ThemeName) -> None:
    obs, chosen = SHOWN[name]
    drawn = scene(obs, view(obs, chosen=chosen))
    quick = Painter(colours(theme)).paint(drawn).convert("RGB")
    assert likeness(quick, paint_slowly(drawn, colours(theme))) >= LIKENESS


def likeness(one: Image.Image, other: Image.Image) -> float:
    squares = ImageStat.Stat(ImageChops.difference(one, other)).sum2
    return 10 * log10(255**2 * 3 * one.width * one.height / sum(squares))


def test_what_is_kept_never_shows_in_another_picture() -> None:
    warm = Painter(colours("dark"))
    for obs in [*course(7, 4)][::3]:
        for chosen in choices(obs)[:2]:
            warm.paint(scene(obs, view(obs, chosen=chosen)))
    for obs in [*course(7, 4)][::12]:
        drawn = scene(obs, view(obs))
        assert same(warm.paint(drawn), Painter(colours("dark")).paint(drawn))


def test_a_painter_that_can_keep_next_to_nothing_paints_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = scene(played(5, 4, 23), view(played(5, 4, 23)))
    expected = Painter(colours("light")).paint(drawn)
    for kept in ("_stamps", "_pieces", "_bases"):
        monkeypatch.setattr(paint, kept, ImageCache(1, 1))
    monkeypatch.setattr(paint, "_layers", LRUCache(1))
    forgetful = Painter(colours("light"))
    assert same(forgetful.paint(drawn), expected)
    assert same(forgetful.paint(drawn), expected)


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and one.tobytes() == other.tobytes()


def test_a_file_is_a_small_png_of_few_colours_that_shows_each_pixel() -> None:
    obs = played(5, 4, 23)
    picture, file = Painter(colours("light")).paint(scene(obs, view(obs))), BytesIO()
    data = encode(picture)
    with Image.open(BytesIO(data)) as opened:
        assert (opened.format, opened.mode) == ("PNG", "P")
        assert same(opened.convert("RGB"), picture.convert("RGB"))
    picture.save(file, "PNG", compress_level=1)
    assert len(data) < len(file.getvalue()), "smaller than one of zlib at its quickest"

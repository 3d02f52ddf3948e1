"""The painter draws the same, however little it keeps."""

from io import BytesIO
from itertools import cycle, product
from math import log10

import pytest
from boards import view
from cachetools import LRUCache
from docker_boards import TWELVE, choices, course, played, position
from PIL import Image, ImageChops, ImageDraw, ImageStat

from render import paint
from render.docker import colours
from render.docker.layout import scene
from render.extents import Extent
from render.image_cache import ImageCache
from render.paint import Painter, encode, paint_slowly
from render.rasterizer import coloured, cover, cut_out
from render.scene import Box, Primitive, Text
from render.theme import Colours, ThemeName

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


COLOURS = Colours({"red": "#fc0000", "blue": "#0000fc", "veil": "#00000080"}, [])
FIELD = Extent(0, 0, 40, 30)


def covered(primitive: Primitive, scale: int = 1) -> Image.Image:
    return cover((primitive,), FIELD, scale, COLOURS)


def test_a_box_covers_its_pixels_and_no_other() -> None:
    found = covered(Box(3, 4, 10, 6, "red"))
    assert found.getbbox() == (3, 4, 13, 10)
    assert found.histogram()[255] == 60


@pytest.mark.parametrize(("wide", "high"), [(30, 20), (30, 8), (8, 20), (9, 9), (5, 1), (16, 15)])
@pytest.mark.parametrize("radius", [0.5, 1, 3, 4.5, 8, 100])
def test_a_rounded_box_is_the_one_that_pillow_draws(wide: int, high: int, radius: float) -> None:
    found = covered(Box(2, 3, wide, high, "red", radius))
    expected = Image.new("L", FIELD.size)
    far = 2 + wide - 1, 3 + high - 1
    ImageDraw.Draw(expected).rounded_rectangle((2, 3, *far), radius, fill=255)
    differing = [
        (x, y)
        for x, y in product(range(FIELD.right), range(FIELD.bottom))
        if found.getpixel((x, y)) != expected.getpixel((x, y))
    ]
    # A whole ellipse and its quarters may differ by a pixel at each corner.
    assert len(differing) <= 4
    assert found.getbbox() == expected.getbbox()


def test_a_box_that_reaches_out_of_the_field_is_cut_off() -> None:
    assert covered(Box(-20, -20, 200, 25, "red", 6)).getbbox() == (0, 0, 40, 5)
    assert covered(Box(100, 100, 20, 20, "red")).getbbox() is None


def test_what_is_cut_out_has_its_own_colours_however_little_they_cover() -> None:
    primitives = (Box(1.5, 1.5, 20, 20, "red", 6), Text(10, 12, "8", 20, "blue", "middle"))
    obs = cut_out(primitives, FIELD, 4, COLOURS)
    for red, green, blue, opacity in obs.get_flattened_data():
        if opacity > 32:
            assert green == 0
            assert red + blue == pytest.approx(252, abs=8)


def test_what_is_cut_out_looks_on_black_as_if_drawn_there() -> None:
    primitives = (
        Box(1.5, 1.5, 20, 20, "red", 6),
        Box(10, 10, 25, 15, "veil"),
        Text(10, 12, "8", 20, "blue", "middle"),
    )
    obs = cut_out(primitives, FIELD, 4, COLOURS)
    black = Image.new("RGB", FIELD.size)
    black.paste(obs, mask=obs.getchannel("A"))
    drawn = coloured(primitives, FIELD, 4, COLOURS)
    pairs = zip(black.tobytes(), drawn.tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 3


SIDE = 40
ONE = 10_000
"""Bytes that hold an image of any mode, and less than what a test draws."""


def drawn(number: int, mode: str = "P") -> Image.Image:
    """An image that differs from those of other numbers."""
    bands = len(Image.new(mode, (1, 1)).getbands())
    pixels = bytes((number + i) % 251 for i in range(SIDE * SIDE * bands))
    return Image.frombytes(mode, (SIDE, SIDE), pixels)


class Drawings:
    """Draws images, and counts how often."""

    def __init__(self, mode: str = "P") -> None:
        self._mode = mode
        self.count = 0

    def get(self, cache: ImageCache[int], number: int) -> Image.Image:
        def make() -> Image.Image:
            self.count += 1
            return drawn(number, self._mode)

        return cache.get(number, make)


@pytest.mark.parametrize("mode", ["P", "L", "RGBA"])
def test_an_image_that_was_packed_comes_back_pixel_for_pixel(mode: str) -> None:
    cache, drawings = ImageCache[int](ONE, 100 * ONE), Drawings(mode)
    for _ in range(2):
        for number in range(5):
            image = drawings.get(cache, number)
            assert (image.mode, image.tobytes()) == (mode, drawn(number, mode).tobytes())
    assert drawings.count == 5


def test_an_image_too_large_to_stay_ready_is_packed() -> None:
    cache, drawings = ImageCache[int](1, 100 * ONE), Drawings()
    first, again = drawings.get(cache, 1), drawings.get(cache, 1)
    assert first.tobytes() == again.tobytes()
    assert drawings.count == 1


def test_what_was_not_wanted_for_longest_is_forgotten() -> None:
    cache, drawings = ImageCache[int](1, ONE), Drawings()
    for number in range(50):
        drawings.get(cache, number)
    drawings.get(cache, 49)
    assert drawings.count == 50
    drawings.get(cache, 0)
    assert drawings.count == 51


def test_a_cache_without_any_room_draws_each_time() -> None:
    cache, drawings = ImageCache[int](1, 1), Drawings()
    assert drawings.get(cache, 1).tobytes() == drawings.get(cache, 1).tobytes()
    assert drawings.count == 2

"""Single primitives cover the right pixels."""

from itertools import product

import pytest
from PIL import Image, ImageDraw

from render.extents import Extent
from render.rasterizer import coloured, cover, cut_out
from render.scene import Box, Primitive, Text
from render.theme import Colours

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

"""Images that are kept come back as they were, and the total that is kept stays limited."""

import pytest
from PIL import Image

from render.image_cache import ImageCache

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

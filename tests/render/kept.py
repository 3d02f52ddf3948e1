"""Pictures kept as files: a change that nobody meant shows here.

Pixels may differ a little from one Pillow to the next. To keep new pictures after a change that was
meant, run the tests with UPDATE_GOLDENS=1 and look at what git shows.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

GOLDENS = Path(__file__).with_name("golden")
TOLERANCE = 0.5
"""Mean absolute difference of a channel, of 255."""


def assert_kept(name: str, data: bytes, scratch: Path) -> None:
    """Fail where the PNG *data* is not the picture that is kept as *name*; see the module."""
    golden = GOLDENS / f"{name}.png"
    if os.environ.get("UPDATE_GOLDENS"):
        golden.write_bytes(data)
    assert_alike(golden, data, scratch)


def assert_alike(golden: Path, data: bytes, scratch: Path) -> None:
    """Fail, and leave the difference (eightfold) in *scratch*, where the picture has changed."""
    expected = Image.open(golden).convert("RGB")
    found = Image.open(BytesIO(data)).convert("RGB")
    assert found.size == expected.size
    difference = ImageChops.difference(found, expected)
    mean = max(ImageStat.Stat(difference).mean)
    if mean > TOLERANCE:
        shown = scratch / f"{golden.stem}-difference.png"
        difference.point(lambda value: min(255, 8 * value)).save(shown)
        (scratch / golden.name).write_bytes(data)
        pytest.fail(f"{golden.name} differs by {mean:.2f}: see {shown}")

"""Golden files: pictures kept in the repository, so that an unintended change fails a test.

Pixels may differ slightly between versions of Pillow. After an intended change, run the tests with
UPDATE_GOLDENS=1 and review the pictures in ``git diff``.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

GOLDENS = Path(__file__).with_name("golden")
TOLERANCE = 0.5
"""Mean absolute difference of a channel, of 255."""


def assert_golden(name: str, data: bytes, scratch: Path) -> None:
    """Fail if the PNG *data* differs from the golden file *name*."""
    golden = GOLDENS / f"{name}.png"
    if os.environ.get("UPDATE_GOLDENS"):
        golden.write_bytes(data)
    assert_alike(golden, data, scratch)


def assert_alike(golden: Path, data: bytes, scratch: Path) -> None:
    """Fail if *data* differs from *golden*, and save the difference, times eight, in *scratch*."""
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

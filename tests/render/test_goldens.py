"""A few pictures, kept as files: a change that nobody meant shows here.

Pixels may differ a little from one Pillow to the next. To keep new pictures after a change that was
meant, run the tests with UPDATE_GOLDENS=1 and look at what git shows.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from docker_boards import played, view
from PIL import Image, ImageChops, ImageStat

from render import pictures
from render.theme import ThemeName
from rules.docker.view import DockerObservation

GOLDENS = Path(__file__).with_name("golden")
TOLERANCE = 0.5
"""Mean absolute difference of a channel, of 255."""

SHOWN: dict[str, tuple[DockerObservation, ThemeName, tuple[str, ...]]] = {
    "docker-start": (played(1, 4, 1), "dark", ()),
    "docker-four": (played(5, 4, 23), "dark", ()),
    "docker-chosen": (played(5, 4, 11), "light", ("+",)),
    "docker-two": (played(3, 2, 31, entry="any"), "light", ()),
    "docker-end": (played(4, 3), "dark", ()),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    seen, theme, chosen = SHOWN[name]
    (data,) = pictures(seen, view(seen, theme=theme, chosen=chosen))
    golden = GOLDENS / f"{name}.png"
    if os.environ.get("UPDATE_GOLDENS"):
        golden.write_bytes(data)
    assert_alike(golden, data, tmp_path)


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


def test_the_comparison_notices_a_missing_cube(tmp_path: Path) -> None:
    seen, theme, _ = SHOWN["docker-four"]
    golden = tmp_path / "whole.png"
    golden.write_bytes(*pictures(seen, view(seen, theme=theme)))
    before = played(5, 4, 22)
    with pytest.raises(pytest.fail.Exception, match="differs"):
        assert_alike(golden, *pictures(before, view(before, theme=theme)), tmp_path)

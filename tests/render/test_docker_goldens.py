"""A few pictures of Docker, kept as files, and what the comparison is worth."""

from pathlib import Path

import pytest
from docker_boards import played, view
from golden_files import assert_alike, assert_golden

from render.pictures import pictures
from render.theme import ThemeName
from rules.docker import DockerObservation

SHOWN: dict[str, tuple[DockerObservation, ThemeName, tuple[str, ...]]] = {
    "docker-start": (played(1, 4, 1), "dark", ()),
    "docker-four": (played(5, 4, 23), "dark", ()),
    "docker-chosen": (played(5, 4, 9), "light", ("+",)),
    "docker-two": (played(3, 2, 31, entry="any"), "light", ()),
    "docker-end": (played(4, 3), "dark", ()),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    obs, theme, chosen = SHOWN[name]
    (data,) = pictures(obs, view(obs, theme=theme, chosen=chosen))
    assert_golden(name, data, tmp_path)


def test_the_comparison_notices_a_missing_cube(tmp_path: Path) -> None:
    obs, theme, _ = SHOWN["docker-four"]
    golden = tmp_path / "whole.png"
    golden.write_bytes(*pictures(obs, view(obs, theme=theme)))
    before = played(5, 4, 22)
    with pytest.raises(pytest.fail.Exception, match="differs"):
        assert_alike(golden, *pictures(before, view(before, theme=theme)), tmp_path)

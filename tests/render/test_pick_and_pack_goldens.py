"""Pictures of Pick & Pack, kept as files; see :mod:`test_goldens`."""

from pathlib import Path

import pytest
from golden_files import assert_golden
from pick_and_pack_boards import course, drawn, position_x

from render.theme import ThemeName
from rules.pick_and_pack import PackObservation

SHOWN: dict[str, tuple[PackObservation, ThemeName, tuple[str, ...], int]] = {
    "pick_and_pack-middle": (position_x(), "dark", (), 0),
    "pick_and_pack-bays": (position_x(), "dark", (), 1),
    "pick_and_pack-target": (position_x(), "light", ("d4!bd",), 0),
    "pick_and_pack-bench": (course(3, 0)[15], "dark", (), 0),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    obs, theme, chosen, number = SHOWN[name]
    data = drawn(obs, theme=theme, chosen=chosen)[number]
    assert_golden(name, data, tmp_path)

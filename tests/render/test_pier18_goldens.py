"""Pictures of Pier 18, kept as files; how to keep new ones is said in test_goldens."""

from pathlib import Path

import pytest
from golden_files import assert_golden
from pier18_boards import PIER, course, drawn, page

from render.pictures import component_card
from render.theme import ThemeName
from rules.pier18 import PierObservation

SHOWN: dict[str, tuple[PierObservation, ThemeName, tuple[str, ...]]] = {
    "pier18-hand": (page(2), "light", ("P07", "P09")),
    "pier18-round": (page(5), "dark", ("P13", "1")),
    "pier18-three": (PIER.observe(course(1, 3)[-6], None), "light", ()),
    "pier18-longest": (PIER.observe(course(2, 2, long=True)[-1], None), "dark", ()),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    obs, theme, chosen = SHOWN[name]
    for number, data in enumerate(drawn(obs, theme, chosen=chosen), start=1):
        assert_golden(f"{name}-{number}", data, tmp_path)


@pytest.mark.parametrize(("name", "theme"), [("P13", "dark"), ("flowers_apart", "light")])
def test_a_component_card_looks_as_it_did(name: str, theme: ThemeName, tmp_path: Path) -> None:
    (data,) = component_card("pier18", name, theme)
    assert_golden(f"component-pier18-{name}", data, tmp_path)

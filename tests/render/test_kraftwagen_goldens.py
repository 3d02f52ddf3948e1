"""Pictures of Kraftwagen, kept as files; how to keep new ones is said in test_goldens."""

from pathlib import Path

import pytest
from golden_files import assert_golden
from kraftwagen_boards import (
    BOARD,
    KRAFTWAGEN,
    MATS,
    SHOW,
    course,
    page,
    picture_of,
)

from render.kraftwagen import colours
from render.kraftwagen.pictures import Picture
from render.paint import encode, painter
from render.pictures import component_card
from render.theme import ThemeName
from rules.kraftwagen import KraftwagenObservation

MIDDLE = course(3, 4)[100]
AS_ANNA = KRAFTWAGEN.observe(MIDDLE, 0)
OPEN = KRAFTWAGEN.observe(MIDDLE, None)
ENDED = KRAFTWAGEN.observe(course(2, 3, money="open")[-1], None)
CAR = ("b4", "e3", "w2", "maybach", "p5")

SHOWN: dict[str, tuple[KraftwagenObservation, Picture, ThemeName, tuple[str, ...]]] = {
    "kraftwagen-board": (OPEN, BOARD, "dark", ()),
    "kraftwagen-tile": (page(2), BOARD, "contrast", ("engine",)),
    "kraftwagen-start": (page(10), SHOW, "light", ("team",)),
    "kraftwagen-car": (page(9), SHOW, "light", CAR),
    "kraftwagen-mats": (ENDED, MATS, "light", ()),
    "kraftwagen-own-mat": (AS_ANNA, MATS, "dark", ()),
    "kraftwagen-last-scoring": (ENDED, SHOW, "dark", ()),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    obs, panel, theme, chosen = SHOWN[name]
    drawn = picture_of(obs, panel, theme=theme, chosen=chosen)
    assert_golden(name, encode(painter(colours(theme)).paint(drawn)), tmp_path)


@pytest.mark.parametrize(("name", "theme"), [("diesel", "dark"), ("award-laps", "light")])
def test_a_component_card_looks_as_it_did(name: str, theme: ThemeName, tmp_path: Path) -> None:
    (data,) = component_card("kraftwagen", name, theme)
    assert_golden(f"component-kraftwagen-{name}", data, tmp_path)

"""Pictures of Das Gurkensolo, kept as files; how to keep new ones is said in test_goldens."""

from pathlib import Path

import pytest
from golden_files import assert_golden
from gurkensolo_boards import GAME, PROFESSIONAL, drawn, game

from render.gurkensolo import guide
from render.theme import ThemeName
from rules.gurkensolo import GurkensoloObservation

_HAND, _SPECIAL = guide()[1].observation, guide()[3].observation

SHOWN: dict[str, tuple[GurkensoloObservation, ThemeName]] = {
    "gurkensolo-hand": (_HAND, "dark"),
    "gurkensolo-special": (_SPECIAL, "light"),
    "gurkensolo-end": (GAME.observe(game(2, 6, **PROFESSIONAL)[-1], None), "dark"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    obs, theme = SHOWN[name]
    for number, data in enumerate(drawn(obs, theme), start=1):
        assert_golden(f"{name}-{number}", data, tmp_path)

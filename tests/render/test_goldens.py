"""Pictures of each kind of every game, kept as files: what a scene does not tell is seen there."""

from pathlib import Path

import docker_boards as docker
import gurkensolo_boards as gurkensolo
import kraftwagen_boards as kraftwagen
import pick_and_pack_boards as pick_and_pack
import pier18_boards as pier18
import pytest
from boards import NAMES
from golden_files import assert_alike, assert_golden

from render.gurkensolo import guide
from render.kraftwagen.choices import pictures as shown_of
from render.pictures import component_card, pictures
from render.theme import ThemeName
from render.view import View
from rules.core.types import Observation

FOUR = docker.played(5, 4, 23)
FINALE = gurkensolo.GAME.observe(gurkensolo.game(2, 6, **gurkensolo.PROFESSIONAL)[-1], None)
THREE = pier18.PIER.observe(pier18.course(1, 3)[-6], None)
OWN = kraftwagen.KRAFTWAGEN.observe(kraftwagen.course(3, 4)[100], 0)
ENDED = kraftwagen.KRAFTWAGEN.observe(kraftwagen.course(2, 3, money="open")[-1], None)
TILE, SOLD = kraftwagen.page(2), kraftwagen.page(9)
CAR = ("b4", "e3", "w2", "maybach", "p5")

SHOWN: dict[str, tuple[Observation, ThemeName, tuple[str, ...], int]] = {
    "docker-four": (FOUR, "dark", (), 0),
    "docker-chosen": (docker.played(5, 4, 9), "light", ("+",), 0),
    "docker-end": (docker.played(4, 3), "dark", (), 0),
    "gurkensolo-hand-2": (guide()[1].observation, "dark", (), 1),
    "gurkensolo-special-1": (guide()[3].observation, "light", (), 0),
    "gurkensolo-end-2": (FINALE, "dark", (), 1),
    "pick_and_pack-bays": (pick_and_pack.position_x(), "dark", (), 1),
    "pick_and_pack-target": (pick_and_pack.position_x(), "light", ("d4!bd",), 0),
    "pick_and_pack-bench": (pick_and_pack.course(3, 0)[15], "dark", (), 0),
    "pier18-hand-1": (pier18.page(2), "light", ("P09", "P07"), 0),
    "pier18-round-1": (pier18.page(5), "dark", ("P13", "1"), 0),
    "pier18-three-2": (THREE, "light", (), 1),
    "kraftwagen-tile": (TILE, "contrast", ("engine",), shown_of(TILE).index(kraftwagen.BOARD)),
    "kraftwagen-car": (SOLD, "light", CAR, shown_of(SOLD).index(kraftwagen.SHOW)),
    "kraftwagen-mats": (ENDED, "light", (), shown_of(ENDED).index(kraftwagen.MATS)),
    "kraftwagen-last-scoring": (ENDED, "dark", (), shown_of(ENDED).index(kraftwagen.SHOW)),
    "kraftwagen-own-mat": (OWN, "dark", (), shown_of(OWN).index(kraftwagen.MATS)),
}
CARDS: list[tuple[str, str, ThemeName]] = [
    ("docker", "tower", "light"),
    ("gurkensolo", "R-not-ahead-G", "dark"),
    ("pick_and_pack", "crate", "light"),
    ("pier18", "P13", "dark"),
    ("kraftwagen", "award-laps", "light"),
]


def painted(obs: Observation, theme: ThemeName, chosen: tuple[str, ...], number: int) -> bytes:
    return pictures(obs, View(NAMES[: obs.seats], theme=theme, chosen=chosen))[number]


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    assert_golden(name, painted(*SHOWN[name]), tmp_path)


@pytest.mark.parametrize(("game", "name", "theme"), CARDS)
def test_a_component_card_looks_as_it_did(
    game: str, name: str, theme: ThemeName, tmp_path: Path
) -> None:
    (data,) = component_card(game, name, theme)
    kind = "statement" if game == "gurkensolo" else name
    assert_golden(f"component-{game}-{kind}", data, tmp_path)


def test_the_comparison_notices_a_missing_cube(tmp_path: Path) -> None:
    golden = tmp_path / "whole.png"
    golden.write_bytes(painted(FOUR, "dark", (), 0))
    with pytest.raises(pytest.fail.Exception, match="differs"):
        assert_alike(golden, painted(docker.played(5, 4, 22), "dark", (), 0), tmp_path)

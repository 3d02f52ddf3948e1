"""Names that the fonts can write, and how they are cut to the room there is."""

import pytest

from render.fonts import FACES, FOLDER, runs
from render.names import can_be_written, readable
from render.text import fit, truncate, width


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ægir Ωμέγα Иван", "Ægir Ωμέγα Иван"),
        ("Đặng Thị Thuỳ", "Đặng Thị Thuỳ"),
        ("𝓙𝓸𝓱𝓷", "John"),
        ("Ann\u200ba\u202e", "Anna"),
        ("  two \n words ", "two words"),
        ("z\u0335\u0321a\u0334\u0319lgo", "zalgo"),
        ("Kim 🧿🪬", "Kim"),
        ("שלום", "םולש"),
        ("山田太郎", "#3"),
        ("🧿", "#3"),
        ("", "#3"),
    ],
)
def test_a_name_becomes_something_that_can_be_written(name: str, written: str) -> None:
    assert readable(name, "#3") == written


@pytest.mark.parametrize(
    "name", ["Łukasz Żółć", "𝓙𝓸𝓱𝓷", "Kim 🧿🪬", "Мария", "שלום", "z\u0335algo"]
)
def test_a_name_whose_letters_all_exist_can_be_written(name: str) -> None:
    assert can_be_written(name)


@pytest.mark.parametrize("name", ["山田太郎", "Kim 山田", "🧿", "", "\u200b"])
def test_a_name_that_would_lose_letters_cannot_be_written(name: str) -> None:
    assert not can_be_written(name)


def test_symbols_that_the_first_face_lacks_come_from_the_second() -> None:
    assert runs("A☃B") == ((FACES[0], "A"), (FACES[1], "☃"), (FACES[0], "B"))


def test_a_cut_name_fits_and_says_that_it_was_cut() -> None:
    cut = truncate("Bartholomäus der Große", 30, 150)
    assert cut.startswith("Bar")
    assert cut.endswith("…")
    assert width(cut, 30) <= 150


def test_the_largest_size_that_fits_is_taken() -> None:
    assert fit("Anna", (34, 28), 500) == ("Anna", 34)
    text, size = fit("Bartholomäus", (34, 28), 190)
    assert (text, size) == ("Bartholomäus", 28)
    assert fit("Bartholomäus", (34, 28), 60)[0].endswith("…")


def test_no_room_at_all_leaves_nothing() -> None:
    assert truncate("Anna", 30, 3) == ""


def test_every_font_has_its_licence_beside_it() -> None:
    assert sorted(path.stem.split("-")[0] for path in FOLDER.glob("*-LICENSE.txt")) == sorted(
        face.split("-")[0] for face in FACES
    )

"""Names that the fonts can write, and how they are cut to the room there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import fonts
from render.fonts import FACES, FOLDER, runs
from render.names import (
    can_be_written,
    clipped,
    drawn_name,
    plain,
    readable,
    short_names,
    told_apart,
)
from render.text import width


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
        ("שלום", "שלום"),
        ("山田太郎", "#3"),
        ("🧿", "#3"),
        ("", "#3"),
    ],
)
def test_a_name_becomes_something_that_can_be_written(name: str, written: str) -> None:
    assert readable(name, "#3") == written


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz Żółć",
        "𝓙𝓸𝓱𝓷",
        "Kim 🧿🪬",
        "Мария",
        "שלום",
        "z\u0335algo",
        "محمد علي",
        "پژمان",
        "☀️ Ann",
    ],
)
def test_a_name_whose_letters_all_exist_can_be_written(name: str) -> None:
    assert can_be_written(name)


@pytest.mark.parametrize(
    "name", ["山田太郎", "Kim 山田", "🧿", "★", "", "\u200b", "สมชาย", "ຫຼີ", "नेहा", "김민준"]
)
def test_a_name_that_would_lose_letters_cannot_be_written(name: str) -> None:
    assert not can_be_written(name)


INSTALLED = Path("/usr/share/fonts"), Path("/usr/share/fonts-droid-fallback")


@pytest.fixture
def system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The fonts of this machine, or the test is skipped."""
    remembering = (fonts.system_faces, fonts.face_of, can_be_written, drawn_name)
    monkeypatch.setattr(fonts, "SYSTEM", INSTALLED)
    for each in remembering:
        each.cache_clear()
    if not fonts.system_faces():
        pytest.skip("no font for other scripts is installed")
    yield
    for each in remembering:
        each.cache_clear()


@pytest.mark.usefixtures("system_fonts")
@pytest.mark.parametrize(
    "name", ["山田太郎", "王小明", "김민준", "น้ำผึ้ง", "สมชาย ใจดี", "अमित शर्मा", "ᏣᎳᎩ"]
)
def test_a_name_is_drawn_whole_where_the_system_has_a_font_for_it_or_not_at_all(name: str) -> None:
    drawn, _ = drawn_name(2, name, (30,), 900)
    assert drawn == (name if can_be_written(name) else "#3")


@pytest.mark.usefixtures("system_fonts")
def test_signs_of_vowels_are_not_piled_up() -> None:
    drawn, _ = drawn_name(2, "ก" + 9 * "\u0e49", (30,), 900)
    assert drawn in ("ก" + 3 * "\u0e49", "#3")


def test_no_name_loses_a_letter() -> None:
    assert readable("\u13a0nna", "#3") == "#3"


def test_symbols_that_the_first_face_lacks_come_from_the_second() -> None:
    assert runs("A☃B") == ((FACES[0], "A"), (FACES[1], "☃"), (FACES[0], "B"))


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("שלום", "םולש"),
        ("Ada שלום", "Ada םולש"),
        ("שלום Ada 12", "Ada 12 םולש"),
        ("שלום (אבג)", "(גבא) םולש"),
        ("דנה 7", "7 הנד"),
        ("a\u202ecba", "acba"),
        ("محمد", "\ufeaa\ufee4\ufea4\ufee3"),
        ("سلام", "\ufee1\ufefc\ufeb3"),
        ("الله", "\ufeea\ufee0\ufedf\ufe8d"),
        ("مُحَمَّد", "\ufeaa\ufee4\ufea4\ufee3"),
        ("山田太郎", "#3"),
    ],
)
def test_a_name_is_drawn_in_the_order_in_which_it_is_written(name: str, drawn: str) -> None:
    assert drawn_name(2, name, (30,), 900) == (drawn, 30)


def test_a_cut_name_fits_and_says_that_it_was_cut() -> None:
    cut, size = drawn_name(0, "Bartholomäus der Große", (34, 30), 150)
    assert size == 30
    assert cut.startswith("Bar")
    assert cut.endswith("…")
    assert width(cut, 30) <= 150


def test_a_name_is_cut_where_its_reading_ends() -> None:
    """In a right-to-left name that is the left end, and in a mixed one the last word."""
    hebrew, _ = drawn_name(0, "ברוריה ברקוביץ", (30,), 120)
    assert hebrew.startswith("…")
    assert hebrew.endswith("הירורב"[-3:])
    mixed, _ = drawn_name(0, "Ada ברוריה ברקוביץ", (30,), 160)
    assert mixed.startswith("Ada ")


def test_a_cut_arabic_name_ends_in_the_form_of_a_last_letter() -> None:
    cut, _ = drawn_name(0, "محمدمحمدمحمدمحمد", (30,), 90)
    assert cut.startswith("…")
    assert width(cut, 30) <= 90
    assert cut[1] in "\ufee2\ufea2\ufee2\ufeaa", "the letter before the cut joins nothing"


@pytest.mark.parametrize("name", ["W" * 64, "iWiW" * 16, "ברוריה ברקוביץ", "محمدمحمدمحمد"])
@pytest.mark.parametrize("room", [20, 47, 91, 160, 333])
def test_as_much_of_a_name_is_kept_as_fits(name: str, room: int) -> None:
    drawn, size = drawn_name(0, name, (24,), room)
    assert width(drawn, size) <= room
    kept = len(drawn.strip("…"))
    if kept < len(name):
        longer, _ = drawn_name(0, name[: kept + 2], (24,), 10_000)
        assert width(longer, size) > room - width("…", size)


def test_the_largest_size_that_fits_is_taken() -> None:
    assert drawn_name(0, "Anna", (34, 28), 500) == ("Anna", 34)
    assert drawn_name(0, "Bartholomäus", (34, 28), 190) == ("Bartholomäus", 28)
    assert drawn_name(0, "Bartholomäus", (34, 28), 60)[0].endswith("…")


def test_no_room_at_all_leaves_nothing() -> None:
    assert drawn_name(0, "Anna", (30,), 3) == ("", 30)


def test_every_font_has_its_licence_beside_it() -> None:
    assert sorted(path.stem.split("-")[0] for path in FOLDER.glob("*-LICENSE.txt")) == sorted(
        face.split("-")[0] for face in FACES
    )


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Bo", "Ada", "Bo"), ("Bo#1", "Ada", "Bo#3")),
        (("Bo", "Bo", "Bo#1"), ("Bo#4", "Bo#2", "Bo#1")),
        (("Bo", "bo", "𝐁𝐨"), ("Bo#1", "bo#2", "𝐁𝐨#3")),
        (("山田", "中国"), ("山田", "中国")),
        (("", "", "Bo"), ("", "", "Bo")),
    ],
)
def test_names_that_look_alike_are_told_apart_by_numbers(
    names: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert told_apart(names) == told


@given(st.lists(st.text("Bo#12 ", max_size=5), min_size=2, max_size=6), st.integers(4, 12))
def test_no_two_names_are_alike_whatever_people_are_called(names: list[str], length: int) -> None:
    short = short_names(tuple(names), length)
    assert len(set(short)) == len(names)
    assert max(map(len, short)) <= length


def test_what_tells_a_name_apart_stays_where_the_name_is_cut() -> None:
    name, size = drawn_name(1, "Bartholomew Maximilian#2", (20,), 120)
    assert name.endswith("…#2")
    assert width(name, size) <= 120


def test_names_that_would_be_cut_alike_get_a_number() -> None:
    assert short_names(("Maximilian", "Maximiliane", "Eva"), 6) == ("Max…#1", "Max…#2", "Eva")


def test_a_name_cannot_break_out_of_its_line() -> None:
    assert plain("a\n`b`\u202e\tc") == "a 'b' c"
    assert plain("\u200b") == "?"
    assert clipped("abcdef", 4) == "abc…"

"""Texts are found, filled in, and never missing altogether."""

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from data import i18n
from data.i18n import Texts

ENGLISH = """
hello = Hello { $name }!
cubes = { $name } has { $count ->
    [0] no cubes
    [one] one cube
   *[other] { $count } cubes
}
only-english = { $count } of it
-table = table
at = At the { -table }
tooltip =
    .label = A key without a text of its own
"""
GERMAN = """
hello = Hallo { $name }!
cubes = { $name } hat { $count ->
    [0] keine Würfel
    [one] einen Würfel
   *[other] { $count } Würfel
}
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language, text in (("en", ENGLISH), ("de", GERMAN), ("pt-BR", "hello = Olá { $name }!")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "de" / "more.ftl").write_text("more = Mehr", encoding="utf-8")
    return Texts(tmp_path)


def test_english_comes_first(texts):
    assert texts.languages == ("en", "de", "pt-BR")


def test_all_files_of_a_language_are_one(texts):
    assert texts.keys("de") == {"hello", "cubes", "more"}
    assert texts.translator("de")("more") == "Mehr"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_ch", "de"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("d", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_nearest_language_is_spoken(texts, locale, language):
    assert texts.nearest(locale) == language


def test_names_pass_as_they_are(texts):
    translate = texts.translator("en")
    assert translate("hello", name="{ $name } *Bo*\u202e") == "Hello { $name } *Bo*\u202e!"


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "Bo hat keine Würfel"), (1, "Bo hat einen Würfel"), (1234567, "Bo hat 1234567 Würfel")],
)
def test_numbers_choose_the_form_and_are_written_plain(texts, count, text):
    assert texts.translator("de-AT")("cubes", name="Bo", count=count) == text


def test_a_missing_text_is_said_in_english_then_by_its_key(texts, caplog):
    translate = texts.translator("de")
    with caplog.at_level(logging.WARNING, logger="data.i18n"):
        for _ in range(3):
            assert translate("only-english", count=4) == "4 of it"
            assert translate("nowhere", count=4) == "[nowhere]"
            assert translate("tooltip") == "[tooltip]"
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == len(set(told)) == 5
    assert "text only-english in de: there is no such text" in told


def test_a_missing_value_is_told_once_and_breaks_nothing(texts, caplog):
    translate = texts.translator("en")
    assert translate("hello") == translate("hello") == "Hello name!"
    assert len(caplog.records) == 1


def test_terms_are_put_in(texts):
    assert texts.translator("en")("at") == "At the table"


def test_many_threads_may_speak_at_once(texts):
    def speak(number: int) -> str:
        return texts.translator("de")("cubes", name="Bo", count=number % 7 + 2)

    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(speak, range(500)))
    assert said == [f"Bo hat {number % 7 + 2} Würfel" for number in range(500)]


def test_the_program_speaks_english_and_german():
    assert i18n.LANGUAGES[0] == "en"
    assert "de" in i18n.LANGUAGES
    assert i18n.nearest("de-CH") == "de"

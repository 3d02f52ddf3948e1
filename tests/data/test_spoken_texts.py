"""Texts for the ear: no drawings in them, nothing lost with those, and in short where possible."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from test_texts import FILES, _entries

from data.i18n import Texts
from data.spoken_texts import SHORT, SPOKEN, spoken, without_drawings

ENGLISH = """
race = 🏁 { $name } drives ➡️ { $spaces }.
met = { $met ->
    [yes] ✅
   *[no] ❌
 }
    .spoken = { $met ->
        [yes] met
       *[no] not met
    }
long = 🏆 After so much { race }
    .short = { race }
    .label = never used
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_text(ENGLISH, encoding="utf-8")
    return Texts(tmp_path)


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        (None, ["🏁 🦊 Bo drives ➡️ 2.", "✅", "🏆 After so much 🏁 🦊 Bo drives ➡️ 2."]),
        (SPOKEN, ["🦊 Bo drives 2.", "met", "After so much 🦊 Bo drives 2."]),
        (SHORT, ["🦊 Bo drives 2.", "met", "🦊 Bo drives 2."]),
    ],
)
def test_each_reading_has_its_words_and_names_keep_their_drawings(
    texts: Texts, reading: str | None, said: list[str]
) -> None:
    translate = texts.translator("en", reading)
    values: dict[str, str | int] = {"name": "🦊 Bo", "spaces": 2, "met": "yes"}
    assert [translate(key, **values) for key in ("race", "met", "long")] == said


def test_one_reading_does_not_change_another(texts: Texts) -> None:
    readings = (SHORT, None, SPOKEN, None)
    first, *others = (texts.translator("en", reading)("met", met="no") for reading in readings)
    assert [first, *others] == ["not met", "❌", "not met", "❌"]


@pytest.mark.parametrize("text", ["Ada → Bo, ", "8 < 9 · P01–P18", "Größe + 1 × 2 − 3…", "“ja”"])
def test_letters_and_signs_are_no_drawings(text: str) -> None:
    assert without_drawings(text) == text.replace("→ ", "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_answer_differs_from_another_by_its_drawing_alone(path: Path) -> None:
    for entry in _entries(path):
        if isinstance(entry, ast.Message) and SPOKEN not in {a.id.name for a in entry.attributes}:
            seen = _different_answers(entry)
            assert _different_answers(spoken(entry.clone(), SPOKEN)) == seen, entry.id.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_drawing_is_all_that_a_text_says_itself(path: Path) -> None:
    for entry in _entries(path):
        if isinstance(entry, ast.Message) and SPOKEN not in {a.id.name for a in entry.attributes}:
            parts = entry.value.elements if entry.value else ()
            said = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
            heard = without_drawings(said)
            assert heard == said or any(map(str.isalpha, heard)), entry.id.name


def test_an_answer_that_is_a_drawing_is_found() -> None:
    (entry,) = FluentParser().parse("won = { $n ->\n    [0] ❌ it\n   *[1] ✅ it\n }").body
    assert isinstance(entry, ast.Message)
    assert _different_answers(entry) == 2
    assert _different_answers(spoken(entry, SPOKEN)) == 1


def _different_answers(message: ast.Message) -> int:
    """Count the answers of the selects of *message* that differ, those inside answers left out."""
    answers: list[ast.Pattern] = []
    for part in message.value.elements if message.value else ():
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            answers += [variant.value for variant in part.expression.variants]
    return sum(
        not any(answer.equals(other) for other in answers[:number])
        for number, answer in enumerate(answers)
    )

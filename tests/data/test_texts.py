"""The texts of the program: the same keys and the same values in every language, no slips."""

import ast as python
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cogs.commands.interaction_context import FRESH_SCREEN_HELPS
from cogs.messages.menu import SHOWN
from cogs.messages.phrases import text_key
from data.i18n import LANGUAGES, LOCALES, keys, translator
from data.spoken_texts import without_drawings
from rules import GAMES
from tests.completeness.code import Code, included
from tests.completeness.places import ROOT

Node = TypeVar("Node", bound=python.AST)
OTHERS = LANGUAGES[1:]
PLACES = ("pickle", "other", "first", "second", "third", "fourth")
COPIES = {
    "RGYB": [
        ("gurkensolo-alt-pickle", "pickle"),
        *((f"gurkensolo-{plain}{name}", name) for name in PLACES for plain in ("", "plain-")),
    ],
    "hire body engine buyer race research": [
        (f"kraftwagen-{name}", name) for name in ("deed", "first", "second", "third")
    ],
}
"""Texts that say the same words, each chosen by a value of its own name."""
FAULTS = {
    *(f"error-database-{trouble}" for trouble in ("busy", "full", "unavailable")),
    *("error-outdated-command", "error-unexpected", "error-unknown-button"),
}
"""Sentences about what nobody refuses."""
FILES = sorted(LOCALES.glob("*/*.ftl"))


class _Used(Visitor):
    """The values that a text asks for, and those of them that it shows."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)


@cache
def _entries(path: Path) -> list[ast.EntryType]:
    """Read the entries of a file; whoever changes one clones it first."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


@cache
def _messages(language: str) -> dict[str, _Used]:
    """The keys of a language, each with the values that its text asks for.

    A comment above an English text names more that it may ask for: "$count: of $who".
    """
    found = {}
    for path in FILES:
        if path.parent.name == language:
            for entry in _entries(path):
                if isinstance(entry, ast.Message):
                    used = _Used()
                    used.visit(entry)
                    comment = entry.comment.content if entry.comment else ""
                    used.names.update(re.findall(r"\$(\w+)", comment or ""))
                    found[entry.id.name] = used
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing(language):
    assert sorted(_messages("en").keys() - _messages(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_over(language):
    assert sorted(_messages(language).keys() - _messages("en").keys()) == []


def test_no_text_is_unused():
    """Those of games are looked at with all that a game lacks: ``tests/completeness``."""
    code = Code(*(ROOT / place for place in ("bot.py", "cogs", "data", "render", "rules")))
    of_games = tuple(text_key(f"{key}-") for key in GAMES)
    ours = {key for key in _messages("en") if not key.startswith(of_games)}
    left = ours - included(LOCALES / "en")
    assert sorted(key for key in left if not code.names(text_key(key))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_shows_what_the_english_one_shows_and_chooses_by_whatever_there_is(language):
    """Other words bend to other things: a language has selectors of its own, or none."""
    english = _messages("en")
    pairs = [(key, used, english[key]) for key, used in _messages(language).items()]
    assert {key for key, used, wanted in pairs if not used.names <= wanted.names} == set()
    assert {key for key, used, wanted in pairs if not wanted.shown <= used.names} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_words_for_the_ear(language):
    assert _wordings(language) == _wordings("en")


def _wordings(language: str) -> set[tuple[str, str]]:
    return {
        (entry.id.name, wording.id.name)
        for path in FILES
        if path.parent.name == language
        for entry in _entries(path)
        if isinstance(entry, ast.Message)
        for wording in entry.attributes
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_line_of_a_file_is_understood(path):
    junk = [entry.content for entry in _entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language):
    counted = Counter(
        entry.id.name
        for path in FILES
        if path.parent.name == language
        for entry in _entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language):
    names = {
        language: {path.name for path in FILES if path.parent.name == language}
        for language in ("en", language)
    }
    assert names[language] == names["en"]


def test_each_refusal_gives_its_text_what_it_asks_for():
    for key, given in _refusals():
        assert (key, given) == (key, _asked(key))
    for key, given in _refusals_of_rules():
        assert (key, given) == (key, given | _asked(key))  # they say more to the log


def test_each_sentence_about_an_error_has_its_refusal():
    refused = {key for key, _ in (*_refusals(), *_refusals_of_rules())}
    assert {key for key in _messages("en") if key.startswith("error-")} == refused | FAULTS


def test_a_refusal_is_asked_for_a_code_that_there_is():
    compared = (
        node.comparators[0]
        for node in _nodes("cogs/**/*.py", python.Compare)
        if python.unparse(node.left) == "refusal.code"
    )
    strings = (each for node in compared for each in python.walk(node))
    codes = {each.value for each in strings if isinstance(each, python.Constant)}
    assert codes
    assert {f"error-{code}" for code in codes | FRESH_SCREEN_HELPS} <= dict(_refusals()).keys()


def _asked(key: str) -> set[str | None]:
    """The values that an English text asks for, but for the commands, which all are given."""
    return {name for name in _messages("en")[key].names if not name.startswith("command-")}


@cache
def _refusals() -> tuple[tuple[str, set[str | None]], ...]:
    """The key and the values of each refusal, which stand where it is raised."""
    calls = _calls("cogs/**/*.py", "Refused")
    return tuple(map(_refusal, [*calls, *_calls_of_classes("cogs/table/errors.py")]))


@cache
def _refusals_of_rules() -> tuple[tuple[str, set[str | None]], ...]:
    file = "rules/core/errors.py"
    return tuple(map(_refusal, [*_calls(file, "cls"), *_calls_of_classes(file)]))


def _refusal(call: python.Call) -> tuple[str, set[str | None]]:
    code = python.literal_eval(call.args[0])
    return f"error-{code}", {value.arg for value in call.keywords}


def _calls_of_classes(file: str) -> list[python.Call]:
    """List the calls by which classes of refusals name their codes; their root has none."""
    calls = _calls(file, "super().__init__")
    return [call for call in calls if isinstance(call.args[0], python.Constant)]


def _calls(place: str, name: str) -> list[python.Call]:
    return [node for node in _nodes(place, python.Call) if python.unparse(node.func) == name]


def _nodes(place: str, kind: type[Node]) -> list[Node]:
    """Every node of this *kind* in the code of the files at *place*."""
    trees = (python.parse(path.read_text(encoding="utf-8")) for path in ROOT.glob(place))
    return [node for tree in trees for node in python.walk(tree) if isinstance(node, kind)]


def _on_buttons() -> set[str]:
    """The keys that the code names where it makes a button."""
    calls = _nodes("cogs/**/*.py", python.Call)
    labels = [call.args[0] for call in calls if "ButtonSpec" in python.unparse(call.func)]
    named = (node for label in labels for node in python.walk(label))
    return {each.value for each in named if isinstance(each, python.Constant)} & set(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_at_most_25_letters(language):
    """Those of whole games: ``tests/properties/test_menus.py``."""
    shown = {key: translator(language)(key) for key in _on_buttons()}
    assert len(shown) > 40
    assert {key: text for key, text in shown.items() if len(text) > SHOWN} == {}


@pytest.mark.parametrize("values", COPIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_or_an_action_has_one_word_in_all_texts(language, values):
    translate = translator(language)
    for value in values.split() if " " in values else values:
        said = {without_drawings(translate(key, **{name: value})) for key, name in COPIES[values]}
        assert len(said) == 1


def test_lists_are_joined_by_what_the_language_puts_between():
    sources = (
        path for room in ("cogs/messages", "render") for path in ROOT.glob(f"{room}/**/*.py")
    )
    lines = [line for path in sources for line in path.read_text(encoding="utf-8").split("\n")]
    joined = [line for line in lines if re.search(r'"[,;] "\.join', line)]
    assert [line for line in joined if "allowed=" not in line] == []

"""No game lacks anything, and a game that lacks something is told what, by file and name."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from data.i18n import LANGUAGES, keys
from render import registry as layouts
from rules import GAMES
from tests.completeness import Places, missing, texts
from tests.games.nim import render
from tests.games.nim.registration import NIM, registered

NIM_PLACES = Places(
    locales="tests/games/nim/locales",
    playthroughs="tests/games/nim/playthroughs",
    rules_tests="tests/games",
    code=("tests/games/nim/rules", "tests/games/nim/render"),
    has_benchmarks=False,
)
"""Where the files of the example are; it needs no benchmark."""

RULES_TEXTS = """
    nim-ask-count nim-ask-row nim-blurb nim-component-match nim-component-match-text
    nim-effect-resigned nim-effect-took nim-end-cleared nim-end-resigned nim-name
    nim-option-last nim-option-last-help nim-option-last-loses nim-option-last-wins
    nim-option-rows nim-option-rows-1-3-5 nim-option-rows-2-3-4 nim-option-rows-help
    nim-points-won nim-preset-standard nim-question-take nim-question-wait
    nim-step-count nim-step-row
"""
LAYOUT_TEXTS = """
    nim-alt-last nim-alt-moves nim-alt-over nim-alt-resigned nim-alt-row nim-alt-rows nim-alt-turn
    nim-guide-1-body nim-guide-1-title
"""


def lines(keys: str) -> set[str]:
    """The lines for these text keys, in every language."""
    return {
        f"data/locales/{language}/nim.ftl: {key}" for language in LANGUAGES for key in keys.split()
    }


@pytest.mark.parametrize("key", [key for key in GAMES if key != NIM.info.key])
def test_a_game_lacks_nothing(key: str) -> None:
    assert missing(GAMES[key]) == []


def test_the_example_lacks_nothing() -> None:
    with registered():
        assert missing(NIM, NIM_PLACES) == []


@pytest.mark.skipif(NIM.info.key in GAMES, reason="the example is complete")
def test_a_game_with_rules_alone_gets_the_whole_list() -> None:
    # The picture of the example is among the others.
    found = missing(NIM, Places(goldens="tests/render/none"))
    assert len(set(found)) == len(found)
    assert set(found) == lines(RULES_TEXTS) | {
        "rules/registry.py: nim",
        "render/registry.py: nim",
        "render/nim/__init__.py: colours",
        "render/nim/__init__.py: scenes",
        "render/nim/__init__.py: describe",
        "render/nim/__init__.py: guide",
        "render/nim/component_cards.py: match",
        "render/nim/icons.py: won",
        "tests/benchmarks/playouts.py: nim",
        "tests/benchmarks/pictures.py: nim",
        "tests/rules/nim/test_*.py",
        "tests/render/none/nim-*.png",
        "tests/playthroughs/nim/2-cleared.txt",
        "tests/playthroughs/nim/2-resigned.txt",
    }


def test_a_text_that_nothing_uses_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {"nim-effect-burnt", "nim-step-column", "nim-alt-smoke", "nim-end-burnt"}
    monkeypatch.setattr(texts, "keys", lambda language: keys(language) | left)
    with registered():
        found = missing(NIM, NIM_PLACES)
    assert set(found) == {
        f"tests/games/nim/locales/en/nim.ftl: {key}: nothing uses it" for key in left
    }


def test_an_ending_without_its_text_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    info = replace(NIM.info, terminations=(*NIM.info.terminations, "burnt"))
    monkeypatch.setattr(NIM, "info", info)
    with registered():
        found = missing(NIM, NIM_PLACES)
    assert set(found) == {
        *(f"tests/games/nim/locales/{each}/nim.ftl: nim-end-burnt" for each in LANGUAGES),
        "tests/games/nim/playthroughs/2-burnt.txt",
    }


@pytest.mark.skipif(NIM.info.key in GAMES, reason="the example is complete")
def test_a_layout_without_texts_names_those_that_it_asks_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(layouts._BY_KEY, "nim", render)
    found = [line for line in missing(NIM) if ".ftl" in line]
    assert set(found) == lines(RULES_TEXTS + LAYOUT_TEXTS)


@pytest.mark.parametrize(
    ("function", "replacement", "line"),
    [
        ("icon", {}.__getitem__, "render/nim/icons.py: won: KeyError: 'won'"),
        ("component_card", {}.__getitem__, "render/nim/component_cards.py: match: KeyError"),
        ("guide", tuple, "render/nim/__init__.py: guide: AssertionError: no page"),
        ("scenes", lambda *_: (), "render/nim/__init__.py: scenes: AssertionError: no picture"),
        ("describe", lambda *_: (), "render/nim/__init__.py: describe: AssertionError: one text"),
    ],
)
def test_a_half_written_layout_is_named(
    function: str, replacement: object, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = SimpleNamespace(**vars(render))
    setattr(half, function, replacement)
    with registered():
        monkeypatch.setitem(layouts._BY_KEY, "nim", half)
        found = missing(NIM, NIM_PLACES)
    assert any(each.startswith(line) for each in found), found


def test_a_colour_that_one_theme_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    half = SimpleNamespace(**vars(render))
    dark = render.colours("dark")
    roles = {role: colour for role, colour in dark.roles.items() if role != "wood"}
    half.colours = lambda theme: dark if theme == "dark" else SimpleNamespace(roles=roles)
    with registered():
        monkeypatch.setitem(layouts._BY_KEY, "nim", half)
        found = missing(NIM, NIM_PLACES)
    assert any("colours: AssertionError: not in every theme: wood" in each for each in found)

"""The rules refuse, by code and facts."""

import pytest
from quay import GAME, position, seed

from rules.core.errors import RulesError


def refusal(call, *arguments, **named) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(RulesError) as refused:
        call(*arguments, **named)
    return refused.value.code, dict(refused.value.params)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("entry", "all", "own, any"),
        ("cubes_at_two", 4, "6, 3"),
        ("cubes_at_two", "six", "6, 3"),
        ("path", "", "no_revisit, no_reentry, no_back"),
        ("reroll", "always", "reserve, fewer_than_three, never"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_named(option, value, allowed):
    facts = {"option": option, "value": str(value), "allowed": allowed}
    found = refusal(GAME.new, seats=2, options={option: value}, seed=seed())
    assert found == ("option-value", facts)


def test_an_unknown_option_is_named():
    facts = {"option": "tides", "known": "entry, cubes_at_two, path, reroll"}
    found = refusal(GAME.new, seats=2, options={"entry": "any", "tides": "high"}, seed=seed())
    assert found == ("option-unknown", facts)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "a1",
        "+d1",
        "+a4",
        "a1c2",
        "A1-c2",
        "a1-c2 ",
        " +b1",
        "+b1\n",
        "resign",
        "ä1-c2",
        "+b１",
    ],
)
def test_what_is_no_notation_is_called_so(text):
    state = position(die=1)
    assert refusal(GAME.parse, state, 0, text) == ("notation-malformed", {"notation": text})


def test_a_long_text_is_not_repeated_whole():
    code, facts = refusal(GAME.parse, position(die=1), 0, "+b1" * 1000)
    assert code == "notation-malformed"
    assert len(facts["notation"]) == 60


def test_notation_that_is_not_legal_here_is_called_so():
    assert refusal(GAME.parse, position(die=1), 0, "a1-c2") == (
        "action-illegal",
        {"notation": "a1-c2"},
    )

"""Refusals carry their code and facts, into words and through pickles."""

import pickle

import pytest

from rules.core import errors

REFUSALS = [
    errors.RulesError("some-code", seat=1),
    errors.BadOption.unknown("tides", "entry, path"),
    errors.BadOption.value("entry", "all", "own, any"),
    errors.BadSeats(5, 2, 4),
    errors.BadNotation("a1?"),
    errors.IllegalAction("a1-c2"),
    errors.NotYourTurn(2),
    errors.GameOver(),
    errors.CannotResign(0),
    errors.NoShortcut("again"),
    errors.BadSnapshot("it is too new"),
]

each_refusal = pytest.mark.parametrize("error", REFUSALS, ids=lambda error: error.code)


@each_refusal
def test_a_refusal_crosses_processes_whole(error):
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert (back.code, back.params, str(back)) == (error.code, error.params, str(error))


@each_refusal
def test_the_line_for_developers_holds_code_and_facts(error):
    assert str(error).startswith(error.code)
    assert all(f"{name}={value!r}" in str(error) for name, value in error.params.items())


def test_codes_are_all_different():
    assert len({error.code for error in REFUSALS}) == len(REFUSALS)


def test_every_class_of_refusals_is_tested_here():
    assert {type(error) for error in REFUSALS} == {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.RulesError)
    }

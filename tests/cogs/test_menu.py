"""The tree of choices over the legal actions."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.tables.messages.menu import Menu, build, labels_of
from cogs.tables.messages.phrases import translate_phrase
from data.i18n import translator
from rules import GAMES
from rules.core.types import MenuStep, Phrase

DOCKER = GAMES["docker"]
NAMES = ("Ada", "Ben")


class Words:
    """A game whose actions are the ways through a tree, written "a/b/c"."""

    def menu_steps(self, action: str) -> tuple[MenuStep, ...]:
        return tuple(
            MenuStep(f"step{depth}", value, Phrase("label", (("value", value),)))
            for depth, value in enumerate(action.split("/"))
        )


def menu(*actions: str, path: tuple[str, ...] = ()) -> Menu:
    words: Any = Words()
    return build(words, actions, path)


def offered(shown: Menu) -> list[list[str]]:
    return [[choice.value for choice in level.choices] for level in shown.levels]


def test_the_first_question_comes_first() -> None:
    shown = menu("a/x", "a/y", "b/x")
    assert offered(shown) == [["a", "b"]]
    assert [choice.action for choice in shown.levels[0].choices] == [None, None]


def test_a_choice_opens_the_next_question_below_it() -> None:
    shown = menu("a/x", "a/y", "b/x", path=("a",))
    assert offered(shown) == [["a", "b"], ["x", "y"]]
    assert [choice.chosen for choice in shown.levels[0].choices] == [True, False]
    assert [choice.action for choice in shown.levels[1].choices] == ["a/x", "a/y"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    shown = menu("a/x", "a/y")
    assert offered(shown) == [["x", "y"]]
    assert shown.path == ("a",)


def test_a_single_action_is_still_pressed() -> None:
    shown = menu("a/x")
    assert offered(shown) == [["x"]]
    assert shown.levels[0].choices[0].action == "a/x"


def test_actions_of_different_length_stand_side_by_side() -> None:
    shown = menu("a/x", "a/y", "pass")
    actions = {choice.value: choice.action for choice in shown.levels[0].choices}
    assert actions == {"a": None, "pass": "pass"}


@pytest.mark.parametrize("path", [("z",), ("a", "z"), ("pass",), ("a", "x"), ("z", "a")])
def test_a_path_that_leads_nowhere_is_followed_as_far_as_it_goes(path: tuple[str, ...]) -> None:
    shown = menu("a/x", "a/y", "pass", path=path)
    assert shown.levels[-1].choices
    assert shown.path in ((), ("a",))


def test_without_actions_there_is_nothing_to_choose() -> None:
    assert menu() == Menu((), ())


@given(st.randoms(use_true_random=False), st.integers(2, 4))
def test_every_legal_action_of_docker_takes_two_presses_at_most(rng: Random, seats: int) -> None:
    state = DOCKER.new(seats=seats, seed=rng.randbytes(32))
    for _ in range(rng.randrange(40)):
        if not state.to_act:
            return
        legal = DOCKER.legal_actions(state, state.to_act[0])
        state = DOCKER.apply(state, rng.choice(legal)).state
    if state.to_act:
        legal = DOCKER.legal_actions(state, state.to_act[0])
        assert reachable(legal, presses=2) == {str(action) for action in legal}


def reachable(legal: tuple[Any, ...], presses: int, path: tuple[str, ...] = ()) -> set[str]:
    """The actions that so many presses lead to, from the menu at *path* on."""
    if not presses:
        return set()
    found = set()
    for choice in build(DOCKER, legal, path).levels[-1].choices:
        if choice.action is not None:
            found.add(choice.action)
        else:
            found |= reachable(legal, presses - 1, choice.path)
    return found


def test_a_docker_label_says_which_cube_goes_where() -> None:
    state = DOCKER.new(seats=2, options={}, seed=bytes(32))
    while all(action.source is None for action in state.legal):
        state = DOCKER.apply(state, state.legal[0]).state
    (seat,) = state.to_act
    obs, translate = DOCKER.observe(state, seat), translator("en")
    for action in obs.legal:
        last = translate_phrase(translate, DOCKER.menu_steps(action)[-1].label, NAMES)
        start = "New cube" if action.source is None else str(action)[:2]
        assert last == f"{start} to {str(action)[-2:]}"
        assert labels_of(DOCKER, obs, action, translate, NAMES) == last

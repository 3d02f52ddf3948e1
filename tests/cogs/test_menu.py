"""The tree of choices over the legal actions."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.messages.menu import GOES_ON, Menu, build, fitting, said
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


MORE = tuple(f"a/{letter}" for letter in "klmnopqrstuv")
"""As many ways on from "a" as are offered side by side."""


def menu(*actions: str, path: tuple[str, ...] = ()) -> Menu:
    words: Any = Words()
    return build(words, actions, path)


def offered(shown: Menu) -> list[list[str]]:
    return [["/".join(choice.path) for choice in level.choices] for level in shown.levels]


def acts(shown: Menu) -> dict[str, str | None]:
    return {"/".join(choice.path): choice.action for choice in shown.levels[-1].choices}


def test_a_few_actions_are_offered_whole() -> None:
    actions = ("a/x", "a/y", "b/x", "pass")
    assert acts(menu(*actions)) == {action: action for action in actions}


def test_what_an_answer_brings_stands_behind_its_label() -> None:
    def outlook(actions: Sequence[str]) -> Phrase | None:
        return Phrase("brings", (("count", len(actions)),)) if len(actions) > 1 else None

    words: Any = Words()
    (level,) = build(words, (*MORE, "pass"), outlook=outlook).levels
    assert [[label.key for label in choice.labels] for choice in level.choices] == [
        ["label", "brings"],
        ["label"],
    ]
    assert level.choices[0].labels[1] == Phrase("brings", (("count", len(MORE)),))


def test_what_all_answers_bring_goes_unsaid() -> None:
    words: Any = Words()
    (level,) = build(words, (*MORE, "z/z"), outlook=lambda actions: Phrase("brings")).levels
    assert Phrase("brings") not in [label for choice in level.choices for label in choice.labels]


def test_an_action_is_offered_whole_before_its_steps() -> None:
    words: Any = Words()
    whole = ("a/y/2", Phrase("best"))
    shown = build(words, ("a/x/1", "a/y/2", "b/z/1"), fits=are_short, whole=whole)
    assert offered(shown) == [["a/y/2", "a", "b/z/1"]]
    shown = build(words, ("a/x/1", "a/y/2", "b/z/1"), ("a",), fits=are_short, whole=whole)
    assert offered(shown) == [["a/y/2", "a", "b/z/1"], ["a/x/1", "a/y/2"]]
    shown = build(words, ("a/x/1", "a/y/2", "b/z/1"), whole=whole)
    assert offered(shown) == [["a/x/1", "a/y/2", "b/z/1"]]


def test_a_whole_action_is_named_in_fewer_words_where_it_has_some() -> None:
    words: Any = Words()
    in_short = {"short": lambda action: Phrase("short", (("of", action),))}
    (level,) = build(words, ("a/x", "a/y", "pass"), **in_short).levels
    names = [[label.key for label in choice.labels] for choice in level.choices]
    assert names == [["short"], ["short"], ["label"]]
    shown = build(words, (*MORE, "b/x"), ("a",), **in_short)
    assert {label.key for choice in shown.levels[1].choices for label in choice.labels} == {"label"}


def are_short(answers: Sequence[Sequence[Phrase]]) -> bool:
    return all(len(labels) < 3 for labels in answers)


def test_answers_that_fill_a_phone_together_are_asked_for_in_steps() -> None:
    fits = fitting(translator("en"), NAMES)
    long = (Phrase("docker-step-enter", (("square", "b3"),)),)
    assert fits([long] * 12)
    assert not fits([long] * 18)


def test_a_few_actions_are_offered_step_by_step_where_a_button_has_no_room() -> None:
    words: Any = Words()
    shown = build(words, ("a/x/1", "a/y/2", "b/z/1"), fits=are_short)
    assert offered(shown) == [["a", "b/z/1"]]
    shown = build(words, ("a/x/1", "a/y/2", "b/z/1"), ("a",), fits=are_short)
    assert offered(shown) == [["a", "b/z/1"], ["a/x/1", "a/y/2"]]
    alone = build(words, ("a/x/1",), fits=are_short)
    assert acts(alone) == {"a/x/1": "a/x/1"}
    assert len(alone.levels[0].choices[0].labels) == 2


def test_what_all_who_come_to_a_step_have_in_common_goes_unsaid() -> None:
    shown = menu("a/x/1", "pass")
    assert [len(each.labels) for each in shown.levels[0].choices] == [1, 1]


def test_more_actions_are_offered_step_by_step() -> None:
    assert acts(menu(*MORE, "b/x", "pass")) == {"a": None, "b/x": "b/x", "pass": "pass"}


def test_what_leaves_least_to_choose_is_offered_whole_beside_what_leaves_much() -> None:
    whole = ["b/x", "b/y", "c/x", "c/y"]
    shown = menu(*MORE, *whole)
    assert offered(shown) == [["a", *whole]]
    assert [GOES_ON in choice.labels for choice in shown.levels[0].choices] == [True, *[False] * 4]


@pytest.mark.parametrize(("others", "says_so"), [(("pass",), True), ((), False)])
def test_beside_a_whole_answer_others_say_that_more_is_asked(
    others: tuple[str, ...], says_so: bool
) -> None:
    shown = menu(*MORE, *(f"b{more[1:]}" for more in MORE), *others)
    assert offered(shown) == [["a", "b", *others]]
    marked = [GOES_ON in choice.labels for choice in shown.levels[0].choices]
    assert marked == [says_so, says_so, *(False for _ in others)]


def test_answers_that_leave_equally_much_are_offered_alike() -> None:
    actions = [f"{first}/{second}" for first in "abcde" for second in "xyz"]
    assert offered(menu(*actions)) == [[*"abcde"]]


def test_an_answer_that_leaves_no_choice_acts_at_once_and_says_no_more_than_it_has_to() -> None:
    shown = menu(*MORE, "b/x/1", "c/x/1")
    assert acts(shown) == {"a": None, "b/x/1": "b/x/1", "c/x/1": "c/x/1"}
    assert [len(choice.labels) for choice in shown.levels[0].choices[1:]] == [1, 1]


def test_a_choice_opens_what_is_left_of_the_action_below_it() -> None:
    others = [f"b/{letter}/1" for letter in "klmnopqrstuv"]
    shown = menu(*MORE, *others, path=("b",))
    assert offered(shown) == [["a", "b"], others]
    assert [choice.chosen for choice in shown.levels[0].choices] == [False, True]
    assert list(acts(shown).values()) == others


def test_a_question_with_one_answer_is_not_asked() -> None:
    shown = menu(*MORE, "a/z")
    assert offered(shown) == [[*MORE, "a/z"]]
    assert shown.path == ("a",)


def test_a_single_action_is_still_pressed() -> None:
    assert acts(menu("a/x")) == {"a/x": "a/x"}


def test_what_all_actions_have_in_common_goes_unsaid() -> None:
    shown = menu("a/x/1", "a/y/1", "a/y/2")
    labels = [[label.params[0][1] for label in each.labels] for each in shown.levels[0].choices]
    assert labels == [["x", "1"], ["y", "1"], ["y", "2"]]


@pytest.mark.parametrize("path", [("z",), ("a", "z"), ("pass",), ("a", "k"), ("z", "a")])
def test_a_path_that_leads_nowhere_is_followed_as_far_as_it_goes(path: tuple[str, ...]) -> None:
    shown = menu(*MORE, "pass", path=path)
    assert shown.levels[-1].choices
    assert shown.path in ((), ("a",))


def test_without_actions_there_is_nothing_to_choose() -> None:
    assert menu() == Menu((), ())


@given(st.randoms(use_true_random=False), st.integers(2, 4))
def test_an_answer_that_moves_a_docker_cube_says_where_to(rng: Random, seats: int) -> None:
    state, translate = DOCKER.new(seats=seats, seed=rng.randbytes(32)), translator("en")
    while state.to_act:
        obs = DOCKER.observe(state, state.to_act[0])
        asked = build(
            DOCKER,
            obs.legal,
            label=lambda step, obs=obs: DOCKER.label(obs, step),
            fits=fitting(translate, NAMES),
        )
        for choice in asked.levels[-1].choices:
            label = said(choice.labels, translate, NAMES)
            assert choice.action is None or label.endswith(f"→ {choice.path[-1]}")
        state = DOCKER.apply(state, rng.choice(obs.legal)).state

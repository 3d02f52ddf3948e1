"""Menus as rows: everything fits into one message of Discord."""

from typing import Any

import discord
import pytest
from discord.ui import Button
from foreseen_tables import table_of
from hypothesis import given
from hypothesis import strategies as st

from cogs.messages.custom_ids import Kind, parse_press
from cogs.messages.menu import FEW, Choice, Level, build, fitting
from cogs.messages.menu_rows import ROOM, _components, menu_of, menu_rows
from cogs.messages.phrases import translate_phrase
from data.i18n import translator
from rules import GAMES
from rules.core.types import Phrase


def level(answers: int) -> Level:
    """A question with so many answers."""
    choices = (Choice((Phrase("x"),), (str(number),), None, False) for number in range(answers))
    return Level(Phrase("x"), tuple(choices))


@given(st.integers(1, 60))
def test_answers_are_buttons_where_they_are_few(answers: int) -> None:
    assert (_components(level(answers)) <= ROOM) == (answers <= FEW)


def coloured(
    game: str, state: Any, path: tuple[str, ...] = (), **about: Any
) -> tuple[list[str | None], int]:
    """The labels of the blue ones among so many answers to the first seat that is asked."""
    buttons = buttons_of(game, state, path, **about)
    blue = [part.label for part in buttons if part.style is discord.ButtonStyle.primary]
    return blue, len(buttons)


def buttons_of(
    game: str, state: Any, path: tuple[str, ...] = (), **about: Any
) -> list[Button[Any]]:
    """All buttons that the first seat that is asked finds after the steps of *path*."""
    rules = GAMES[game]
    obs = rules.observe(state, state.to_act[0])
    rows = menu_rows(
        table_of(game, state).session,
        obs,
        build(rules, obs.legal, path, label=lambda step: rules.label(obs, step)),
        (),
        translator("en"),
        **about,
    )
    parts = [part for row in rows for part in getattr(row, "children", ())]
    return [part for part in parts if isinstance(part, Button)]


def test_no_answer_is_blue_where_a_game_suggests_none() -> None:
    blue, count = coloured("pick_and_pack", GAMES["pick_and_pack"].new(seats=2, seed=bytes(32)))
    assert not blue
    assert count > 1


def test_the_only_move_is_blue() -> None:
    rules = GAMES["docker"]
    state = rules.new(seats=2, seed=bytes(32))
    while len(rules.observe(state, state.to_act[0]).legal) > 1:
        state = rules.apply(state, rules.legal_actions(state, state.to_act[0])[0]).state
    assert coloured("docker", state) == ([buttons_of("docker", state)[0].label], 1)


def test_what_a_game_suggests_to_beginners_is_blue_and_the_rest_is_grey() -> None:
    rules = GAMES["kraftwagen"]
    state = rules.new(seats=2, seed=bytes(32))
    while not rules.suggested(obs := rules.observe(state, state.to_act[0]), obs.legal):
        state = rules.apply(state, obs.legal[0]).state
    blue, count = coloured("kraftwagen", state)
    assert count == len(obs.legal)
    assert 0 < len(blue) == len(rules.suggested(obs, obs.legal)) < count


@pytest.mark.parametrize(("game", "is_said"), [("docker", True), ("pick_and_pack", False)])
def test_what_is_blue_is_named_in_a_new_game_where_it_is_little(game: str, is_said: bool) -> None:
    rules = GAMES[game]
    state = rules.new(seats=2, seed=bytes(32))
    obs = rules.observe(state, state.to_act[0])
    table, translate = table_of(game, state).session, translator("en")
    rows = menu_rows(table, obs, build(rules, obs.legal), (), translate, is_new=True)
    said = [getattr(row, "content", "") for row in rows]
    assert any("Suggestion" in each for each in said) == is_said
    advised = menu_rows(
        table, obs, build(rules, obs.legal), (), translate, is_new=True, advised=str(obs.legal[0])
    )
    assert not any("Suggestion" in getattr(row, "content", "") for row in advised)


def test_a_hint_makes_the_advised_answer_alone_blue() -> None:
    rules = GAMES["docker"]
    state = rules.new(seats=2, seed=bytes(32))
    advised = rules.observe(state, state.to_act[0]).legal[-1]
    blue, count = coloured("docker", state, advised=str(advised))
    assert len(blue) == 1 < count


def test_what_is_advised_is_one_press_where_a_game_can_name_it_whole() -> None:
    rules = GAMES["pier18"]
    state = rules.new(seats=2, seed=bytes(32))
    table, fits = table_of("pier18", state), fitting(translator("en"), ())
    legal = table.observe(0).legal

    def at_once(advised: str | None) -> list[str]:
        (level,) = menu_of(table, 0, legal, (), None, fits, advised).levels
        return [choice.action for choice in level.choices if choice.action is not None]

    assert at_once(str(legal[-1])) == [str(legal[-1])]
    assert at_once(None) == []


def test_whatever_was_chosen_the_best_of_what_is_left_alone_is_blue() -> None:
    rules = GAMES["pier18"]
    state = rules.new(seats=3, seed=bytes(32))
    while len(state.to_act) > 1 or not state.open:
        state = rules.apply(state, rules.legal_actions(state, state.to_act[0])[0]).state
    for card in state.open:
        (best,), _ = coloured("pier18", state, (card,))
        obs = rules.observe(state, state.to_act[0])
        left = [action for action in obs.legal if action.card == card]
        (wanted,) = rules.suggested(obs, left)
        label = rules.label(obs, rules.menu_steps(wanted)[1])
        assert best == translate_phrase(translator("en"), label, ())


def test_a_car_has_one_blue_answer_at_each_step() -> None:
    state, steps = before_a_car()
    for chosen in range(len(steps)):
        blue, count = coloured("kraftwagen", state, steps[:chosen])
        assert len(blue) == 1 < count


def test_back_leads_to_the_questions_before_until_nothing_is_chosen() -> None:
    state, path = before_a_car()
    path, backs = path[:-1], 0
    while path:
        press = parse_press(buttons_of("kraftwagen", state, path)[-1].custom_id or "")
        assert press.kind is Kind.CHOOSE
        back = tuple(filter(None, press.word.split("/")))
        assert back == path[: len(back)] != path
        path, backs = back, backs + 1
    assert backs > 0


def before_a_car() -> tuple[Any, tuple[str, ...]]:
    """Where a game suggests to bring a car that somebody buys, and the steps to that."""
    rules = GAMES["kraftwagen"]
    state = rules.new(seats=2, seed=bytes(32))
    while True:
        obs = rules.observe(state, state.to_act[0])
        wanted, *_ = rules.suggested(obs, obs.legal) or obs.legal
        if wanted.car and rules.outlook(obs, obs.legal):
            break
        state = rules.apply(state, wanted).state
    return state, tuple(step.value for step in rules.menu_steps(wanted))

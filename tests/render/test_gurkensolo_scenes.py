"""What a picture of Das Gurkensolo says, read from its scene."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from gurkensolo_boards import (
    CHALLENGE,
    GAME,
    NAMES,
    PROFESSIONAL,
    choices,
    drawn,
    game,
    labels,
    laid,
    position,
    sights,
    some_positions,
    view,
)

from render.extents import Extent, extent
from render.gurkensolo import colours, guide
from render.gurkensolo.cards import card
from render.gurkensolo.choices import menu_values
from render.gurkensolo.geometry import LANE, LANES, column
from render.gurkensolo.layout import scene
from render.scene import Text, primitives
from render.theme import THEMES
from rules.gurkensolo import (
    CARDS,
    PICKLES,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Verb,
    Verdict,
)

PHONE = 400
"""Pixels across at which a picture must still be readable."""
LARGEST_FILE = 120_000
MOST_EVER = 30


def starting(told: tuple[str, ...], *words: str) -> list[str]:
    return [label for label in told if label.startswith(words)]


def test_each_pickle_is_drawn_once_in_its_own_lane_and_the_column_of_its_field() -> None:
    for obs in sights():
        placed = [item for item in scene(obs, view(obs)).items if item.label[:6] == "racer "]
        assert [item.label for item in placed] == [
            f"racer {letter} on {field}" for letter, field in zip(PICKLES, obs.fields, strict=True)
        ]
        for lane, item in enumerate(placed):
            box = extent(item)
            assert LANES + lane * LANE - 8 <= box.top
            assert box.bottom <= LANES + (lane + 1) * LANE + 2
            assert box.left < column(obs.fields[lane]) < box.right


def test_pickles_on_one_field_do_not_hide_each_other() -> None:
    obs = position("6 6 6 6")
    boxes = [extent(item) for item in scene(obs, view(obs)).items if "racer" in item.label]
    for upper, lower in pairwise(boxes):
        assert upper.bottom - lower.top <= 8


def test_places_in_the_jar_are_told_in_the_order_of_arrival() -> None:
    obs = replace(position("13 4 13 5"), arrivals=(2, 0))
    assert starting(labels(obs), "Y is", "R is") == ["Y is number 1", "R is number 2"]


def test_at_the_end_the_pickle_left_on_the_track_is_fourth() -> None:
    obs = GAME.observe(game(1, 4)[-1], None)
    (last,) = {0, 1, 2, 3} - set(obs.arrivals)
    assert f"{PICKLES[last]} is number 4" in labels(obs)


def test_the_true_card_lies_left_with_a_check_and_the_false_one_right_with_a_cross() -> None:
    pair = laid(1, Verdict.RIGHT, "Y ahead R", "R not equal G")
    obs = replace(position("3 3 4 1"), laid=pair)
    true, false = [item for item in scene(obs, view(obs)).items if item.label[:5] == "laid "][1:]
    assert (true.label, false.label) == ("laid true Y ahead R", "laid false R not equal G")
    assert extent(true).right <= extent(false).left


def test_a_special_that_was_carried_out_is_marked_and_the_other_card_is_not() -> None:
    pair = laid(1, Verdict.SPECIAL, "Y ahead R", "two-back")
    last = GurkensoloAction(1, Verb.BACK, (0,), -2)
    told = labels(replace(position("3 3 4 1"), laid=pair, last=last))
    assert starting(told, "laid idle", "laid done") == ["laid idle Y ahead R", "laid done two-back"]


def test_a_refused_step_is_crossed_out_and_its_pickle_stands_where_it_stood() -> None:
    (page,) = [page for page in guide() if page.observation.phase is Phase.FIX]
    told = labels(page.observation)
    assert {"refused G 10", "wrong G 10", "racer G on 9"} <= set(told)
    assert [label.split()[1] for label in starting(told, "laid ")][1:] == ["asked", "asked"]


def test_every_card_has_a_picture_of_its_own() -> None:
    looks = {
        tuple(
            primitive for sprite in card(0, 0, number, 1) for primitive in primitives(sprite)
        ): said
        for number, said in enumerate(CARDS)
    }
    assert len(looks) == len(set(CARDS)) == 63


def test_only_a_card_that_says_not_is_crossed_out() -> None:
    def reds(obs: GurkensoloObservation) -> int:
        primitives = scene(obs, view(obs)).primitives()
        return sum(getattr(primitive, "stroke", "") == "no" for primitive in primitives)

    for number, said in enumerate(CARDS):
        obs = replace(position("1 1 1 1"), hand=(number,) * 2)
        assert reds(obs) == (2 if "not" in str(said) else 0), said


def test_the_hand_is_in_the_picture_of_its_seat_alone() -> None:
    for state in some_positions():
        if state.phase is Phase.TURN:
            own = [f"hand {CARDS[number]}" for number in state.hand]
            for seat in (*range(state.seats), None):
                told = starting(labels(GAME.observe(state, seat)), "hand ")
                assert told[1:] == (own if seat == state.turn else [])


def test_goal_cards_are_in_the_picture_of_their_seat_alone_until_the_end() -> None:
    for state in some_positions():
        for seat in (*range(state.seats), None):
            obs = GAME.observe(state, seat)
            own = set() if seat is None else set(state.goals[seat].cards)
            everything = {card for goals in state.goals for card in goals.cards}
            shown = {
                label.split()[1]
                for label in labels(obs)
                if label.split()[0] in ("own", "goal", "keep", "dropped")
            }
            assert shown == (everything if state.phase is Phase.OVER else own)


def test_equal_observations_give_equal_pictures_whatever_else_is_true() -> None:
    for state in some_positions(every=25):
        for seat in (0, None):
            obs = GAME.observe(state, seat)
            other = GAME.observe(GAME.determinize(obs, Random(2)), seat)
            assert scene(other, view(other)) == scene(obs, view(obs))


def test_professional_play_shows_who_has_chosen() -> None:
    states = game(2, 5, **PROFESSIONAL)
    asked = next(state for state in states if state.phase is Phase.KEEP and len(state.to_act) == 3)
    told = labels(GAME.observe(asked, None))
    done = sorted(set(range(5)) - set(asked.to_act))
    assert starting(told, "has chosen") == [f"has chosen seat {seat}" for seat in done]
    assert starting(told, "on turn") == [f"on turn seat {seat}" for seat in asked.to_act]


def test_the_goal_card_that_is_picked_stands_out() -> None:
    (page,) = [page for page in guide() if page.observation.phase is Phase.KEEP]
    assert starting(labels(page.observation), "picked") == []
    assert starting(labels(page.observation, chosen=("RYBG",)), "picked") == ["picked RYBG"]


def test_every_step_that_can_be_chosen_has_a_dot_on_its_field() -> None:
    obs = position("5 4 6 4", "G not behind B", "B not ahead Y")
    assert starting(labels(obs), "target") == ["target B 5", "target B 6"]
    assert starting(labels(obs), "B glows") == ["B glows may"]
    assert starting(labels(obs, chosen=("B",)), "B glows") == ["B glows chosen"]


def test_an_exchange_shows_with_whom() -> None:
    obs = position("2 1 4 13", "R equal G", "exchange")
    assert {label[0] for label in labels(obs) if " glows " in label} == {"R", "G", "Y"}
    assert starting(labels(obs, chosen=("R",)), "target") == ["target xG", "target xY"]


def test_the_choices_are_those_of_the_menu() -> None:
    for obs in sights():
        for action in obs.legal:
            assert menu_values(action) == tuple(step.value for step in GAME.menu_steps(action))


def test_what_may_be_tried_in_challenge_play_is_shown_to_who_tries_alone() -> None:
    state = game(4, 3, **CHALLENGE)[0]
    assert starting(labels(GAME.observe(state, state.turn)), "target")
    assert not starting(labels(GAME.observe(state, None)), "target")


def test_the_end_shows_all_goal_cards_with_their_points_and_ranks() -> None:
    obs = GAME.observe(game(2, 6, **PROFESSIONAL)[-1], None)
    assert obs.outcome is not None
    told = set(labels(obs))
    for seat, own in enumerate(obs.goals):
        assert {f"goal {own.held[0]} seat {seat}", f"dropped {own.dropped} seat {seat}"} <= told
        assert f"score {obs.outcome.scores[seat]} seat {seat}" in told
        assert f"rank {obs.outcome.ranks[seat]} seat {seat}" in told


@pytest.mark.parametrize("number", range(9))
def test_bright_coins_add_up_to_the_score_of_each_seat(number: int) -> None:
    obs = GAME.observe(game(number, 2 + number % 5)[-1], None)
    assert obs.outcome is not None
    whole = scene(obs, view(obs))
    panels = [item for item in whole.items if item.label.startswith("panel seat ")]
    for panel, score in zip(panels, obs.outcome.scores, strict=True):
        coins = starting(replace(whole, items=(panel,)).labels(), "coin")
        assert sum(int(label.split()[1]) for label in coins if label.endswith("lit")) == score


def test_who_chooses_between_goal_cards_sees_each_of_them_once() -> None:
    page = guide()[5]
    assert page.observation.phase is Phase.KEEP
    told = labels(page.observation, chosen=page.view.chosen)
    for goal in page.observation.own.held:
        assert told.count(f"goal {goal}") == 1
        assert f"own {goal}" not in told


def test_who_gave_up_is_crossed_out() -> None:
    assert "out seat 2" in labels(replace(position("1 1 1 1"), resigned=(2,)))


def test_names_are_written_and_long_ones_cut() -> None:
    obs = GAME.observe(game(2, 6)[3], None)
    wide = scene(obs, view(obs, names=("W" * 32, *NAMES[1:])))
    written = {
        primitive.label: primitive.text
        for primitive in wide.primitives()
        if isinstance(primitive, Text)
    }
    assert written["name seat 0"].endswith("…")
    assert written["name seat 3"] == "Jörg"


def test_nothing_leaves_the_picture_and_no_text_is_too_small_for_a_phone() -> None:
    for obs in sights(every=13):
        for chosen in sorted(choices(obs))[:3]:
            names = ("W" * 32,) * obs.seats
            whole = scene(obs, view(obs, names=names, chosen=chosen))
            canvas = Extent(0, 0, whole.width, whole.height)
            assert whole.width <= 1000
            for item in whole.items:
                assert extent(item).clipped(canvas) == extent(item), item.label
            sizes = [
                primitive.size for primitive in whole.primitives() if isinstance(primitive, Text)
            ]
            assert min(sizes) * PHONE / whole.width >= 11


@pytest.mark.parametrize("theme", THEMES)
def test_a_file_is_small(theme: str) -> None:
    for obs in [*sights(every=20)][:MOST_EVER]:
        assert len(drawn(obs, theme)) <= LARGEST_FILE


def test_every_colour_that_is_used_is_there() -> None:
    for obs in sights(every=20):
        for primitive in scene(obs, view(obs)).primitives():
            colours("dark").colour_of(primitive)

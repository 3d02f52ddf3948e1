"""A picture of Das Gurkensolo says what the observation says, read from its scene."""

from dataclasses import replace
from itertools import pairwise

import pytest
from boards import items, labels, view
from gurkensolo_boards import (
    CHALLENGE,
    GAME,
    PROFESSIONAL,
    game,
    laid,
    position,
    sights,
    some_positions,
)
from visibility import role_of

from render.extents import extent
from render.gurkensolo import guide, piece
from render.gurkensolo.geometry import LANE, LANES, column
from render.gurkensolo.layout import scenes
from render.gurkensolo.pickles import pickle
from render.scene import Text, primitives
from rules.gurkensolo import (
    CARDS,
    PICKLES,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Verb,
    Verdict,
)

CROWDED = tuple(
    position(fields, *pair)
    for fields, *pair in (
        ("1 8 5 5", "G ahead R", "R ahead G"),
        ("1 8 5 5", "R ahead G", "R behind G"),
        ("1 1 1 1", "R equal G", "Y equal B"),
        ("3 4 5 6", "R ahead G", "B ahead Y"),
    )
)
"""Hands with which nearly every pickle may move."""


def starting(told: tuple[str, ...], *words: str) -> list[str]:
    return [label for label in told if label.startswith(words)]


def test_each_pickle_is_drawn_once_in_its_own_lane_and_the_column_of_its_field() -> None:
    for obs in sights():
        placed = [item for item in items(obs) if item.label[:6] == "racer "]
        assert [item.label for item in placed] == [
            f"racer {letter} on {field}" for letter, field in zip(PICKLES, obs.fields, strict=True)
        ]
        for lane, item in enumerate(placed):
            box = extent(item)
            assert LANES + lane * LANE - 8 <= box.top
            assert box.bottom <= LANES + (lane + 1) * LANE + 2
            assert box.left < column(obs.fields[lane]) < box.right


def test_at_the_end_the_pickle_left_on_the_track_is_fourth() -> None:
    obs = GAME.observe(game(1, 4)[-1], None)
    (last,) = {0, 1, 2, 3} - set(obs.arrivals)
    assert f"{PICKLES[last]} is number 4" in labels(obs)


def test_the_true_card_lies_left_with_a_check_and_the_false_one_right_with_a_cross() -> None:
    pair = laid(1, Verdict.RIGHT, "Y ahead R", "R not equal G")
    obs = replace(position("3 3 4 1"), laid=pair)
    true, false = [item for item in items(obs) if item.label[:5] == "laid "][1:]
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


def test_only_a_card_that_says_not_has_a_sign_that_forbids() -> None:
    def reds(obs: GurkensoloObservation) -> int:
        shapes = (shape for item in items(obs) for shape in primitives(item))
        return sum(getattr(shape, "stroke", "") == "no" for shape in shapes)

    for number, said in enumerate(CARDS):
        obs = replace(position("1 1 1 1"), hand=(number,) * 2)
        assert reds(obs) == (2 if "not" in str(said) else 0), said


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


def test_the_goal_card_that_is_picked_stands_out() -> None:
    (page,) = [page for page in guide() if page.observation.phase is Phase.KEEP]
    assert starting(labels(page.observation), "picked") == []
    assert starting(labels(page.observation, chosen=("RYBG",)), "picked") == ["picked RYBG"]


def test_every_step_that_can_be_chosen_has_a_dot_on_its_field() -> None:
    obs = position("5 4 6 4", "G not behind B", "B not ahead Y")
    assert starting(labels(obs), "target") == ["target B 5", "target B 6"]
    assert starting(labels(obs), "B glows") == ["B glows may"]
    assert starting(labels(obs, chosen=("B",)), "B glows") == ["B glows chosen"]


def test_beside_each_card_of_the_hand_is_what_it_would_move() -> None:
    obs = position("5 4 6 4", "G not behind B", "B not ahead Y")
    (card_of_b,) = [item for item in items(obs) if item.label == "hand B not ahead Y"]
    (signs,) = [item for item in items(obs) if item.label.startswith("moves of ")]
    assert signs.label == "moves of B not ahead Y"
    assert starting(labels(obs), "would move") == ["would move B+1,+2"]
    assert extent(signs).left >= extent(card_of_b).right


def test_every_right_step_stands_beside_one_card_and_none_leaves_the_tray() -> None:
    for obs in (*sights(every=3), *CROWDED):
        steps = [str(action) for action in obs.legal if action.verb is Verb.STEP]
        if steps and obs.phase is Phase.TURN and ("mode", "strict") in obs.options:
            told = starting(labels(obs), "would move")
            shown = [
                sign[0] + far
                for sign in (label.removeprefix("would move ") for label in told)
                for far in sign[1:].split(",")
            ]
            assert sorted(shown) == sorted(steps)
            row = [extent(i) for i in items(obs) if i.label[:5] in ("hand ", "moves")][1:]
            assert all(one.right <= other.left for one, other in pairwise(row))
            assert all(each.left >= 18 and each.right <= 982 for each in row)


def test_a_card_of_the_hand_says_whether_it_is_true_now() -> None:
    assert starting(labels(position("5 4 6 4", "R ahead G", "R equal Y")), "now") == [
        "now true",
        "now false",
    ]
    told = labels(position("5 4 6 4", "R ahead G", "exchange"))
    assert not starting(told, "now")
    assert "counts for nothing" in told


def test_in_challenge_play_nobody_is_told_which_steps_are_right() -> None:
    state = game(4, 3, **CHALLENGE)[0]
    assert not starting(labels(GAME.observe(state, state.turn)), "would move", "moves of")


def test_a_large_sign_says_that_nothing_fits() -> None:
    stuck = [obs for obs in sights(every=1) if {str(a) for a in obs.legal} == {"pass"}]
    assert stuck
    assert all("nothing fits" in labels(obs) for obs in stuck)
    assert "nothing fits" not in labels(position("5 4 6 4", "G not behind B", "B not ahead Y"))


def test_at_the_end_of_each_lane_is_where_the_reader_wants_its_pickle() -> None:
    obs = replace(position("13 4 5 6"), arrivals=(0,))
    goal = obs.own.held[0]
    tags = {item.label: item for item in items(obs) if item.label.startswith("wish ")}
    assert set(tags) == {f"wish {letter} {place}" for place, letter in enumerate(goal, start=1)}
    for label, tag in tags.items():
        top = LANES + PICKLES.index(label.split()[1]) * LANE
        assert top <= extent(tag).top
        assert extent(tag).bottom <= top + LANE
    states = {label.split()[1]: label.split()[2] for label in labels(obs) if
              label.startswith("wish ") and label.split()[1].isdigit()}  # fmt: skip
    assert states["1"] == ("met" if goal[0] == "R" else "missed")
    assert not starting(labels(replace(obs, seat=None)), "wish")


def test_what_the_reader_alone_wants_bears_their_mark() -> None:
    for state in some_positions():
        for seat in (*range(state.seats), None):
            obs = GAME.observe(state, seat)
            told = labels(obs)
            marks = {f"of seat {seat}"} if starting(told, "own ", "wish") else set()
            assert set(starting(told, "of seat ")) == marks


def test_who_decides_has_the_cards_for_it_below_the_track_and_others_the_pair_laid_last() -> None:
    pair = laid(1, Verdict.RIGHT, "Y ahead R", "R not equal G")
    obs = replace(position("3 3 4 1"), laid=pair)
    first, second = scenes(obs, view(obs))
    assert starting(first.labels(), "hand ")[1:] == [f"hand {CARDS[card]}" for card in obs.hand]
    assert starting(second.labels(), "laid ")[1:] == [
        "laid true Y ahead R",
        "laid false R not equal G",
    ]
    first, second = scenes(replace(obs, seat=None, hand=(), legal=()), view(obs))
    assert len(starting(first.labels(), "laid ")) == 3
    assert not starting(second.labels(), "laid ")


def test_an_arrow_covers_what_it_crosses_and_its_head_ends_above_the_choices() -> None:
    last = GurkensoloAction(1, Verb.STEP, (3,), 1)
    obs = replace(position("5 4 6 4", "G not behind B", "B not ahead Y"), last=last)
    came, *later = items(obs)[[item.label for item in items(obs)].index("came B 3 4") :]
    spots = [item for item in items(obs) if item.label.startswith("target B")]
    assert not any(each.label.startswith(("racer", "target", "wish")) for each in later)
    assert extent(came).bottom <= min(extent(spot).bottom for spot in spots) - 30


def test_the_pickle_moved_last_has_a_warm_glow() -> None:
    last = GurkensoloAction(1, Verb.BACK, (0,), -2)
    pair = laid(1, Verdict.SPECIAL, "Y ahead R", "two-back")
    told = labels(replace(position("3 3 4 1"), laid=pair, last=last, legal=()))
    assert starting(told, "R glows") == ["R glows done"]


def test_red_and_green_pickles_differ_without_their_colours() -> None:
    def skin(letter: str) -> list[str]:
        whole = pickle(PICKLES.index(letter)).primitives
        return [type(each).__name__ for each in whole if f"{letter}.wart" in role_of(each)]

    assert "Line" in skin("R")
    assert "Line" not in skin("G")
    assert len(skin("G")) > len(skin("Y"))


def test_an_exchange_shows_with_whom() -> None:
    obs = position("2 1 4 13", "R equal G", "exchange")
    assert {label[0] for label in labels(obs) if " glows " in label} == {"R", "G", "Y"}
    assert starting(labels(obs, chosen=("R",)), "target") == ["target xG", "target xY"]


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
    _, whole = scenes(obs, view(obs))
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


def written(obs: GurkensoloObservation, names: tuple[str, ...]) -> dict[str, Text]:
    _, second = scenes(obs, view(obs, names=names))
    return {shape.label: shape for shape in second.primitives() if isinstance(shape, Text)}


def test_names_stand_in_one_row_where_all_of_them_have_room() -> None:
    def rows(*names: str) -> int:
        told = written(GAME.observe(game(2, 6)[3], None), names)
        assert not any(told[f"name seat {seat}"].text.endswith("…") for seat in range(6))
        return len({told[f"name seat {seat}"].y for seat in range(6)})

    assert rows("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn") == 1
    assert rows("Anna", "Bartholomäus", "Cleo", "Dan", "Eve", "Finn") == 2


def test_the_own_plate_is_the_first() -> None:
    obs = GAME.observe(game(2, 4)[3], 2)
    _, second = scenes(obs, view(obs, names=("Anna", "Ben", "Cleo", "Dan")))
    plates = {item.label: extent(item) for item in second.items if "panel seat" in item.label}
    assert min(plates, key=lambda label: plates[label].left) == "panel seat 2"


def test_each_seat_has_a_hero_of_its_own_on_the_podium() -> None:
    looks = {piece(seat): seat for seat in range(6)}
    racing = [pickle(number, 1.25) for number in range(len(PICKLES))]
    assert len(looks) == 6
    assert not looks.keys() & set(racing)


def test_the_wishes_of_two_goal_cards_stand_side_by_side_until_one_is_kept() -> None:
    for state in game(2, 6, **PROFESSIONAL):
        obs = GAME.observe(state, 3)
        wishes = [label for label in starting(labels(obs), "wish ") if not label[5].isdigit()]
        held = obs.own.held if obs.phase is not Phase.OVER else ()
        assert wishes == [f"wish {letter} {place}" for goal in held
                          for place, letter in enumerate(goal, start=1)]  # fmt: skip

"""Pictures of Pier 18 mark what is new, what may be taken, and where points come from."""

from dataclasses import replace
from itertools import pairwise

import pytest
from boards import items, labels, starting, view
from pier18_boards import PIER, course, first, framed, page, sights
from test_themes import contrast

from render.pier18 import colours
from render.pier18.seat_status import Turn, recent, seat_status
from render.scene import Line, Sprite
from render.theme import THEMES, ThemeName
from rules.pier18 import Character, Phase, PierObservation


def turns(number: int, seats: int) -> list[list[Turn]]:
    """The cards taken in a random game before each of its positions, in their order."""
    taken: list[Turn] = []
    found = [[]]
    for before, after in pairwise(course(number, seats)):
        (grown,) = [
            seat
            for seat in range(seats)
            if before.phase is Phase.ROUND and len(after.piers[seat]) > len(before.piers[seat])
        ] or (None,)
        if grown is not None:
            taken = [*taken, Turn(grown, len(before.piers[grown]))]
        found.append(taken)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_spectator_finds_the_last_turn_marked(seats: int) -> None:
    for state, before in zip(course(1, seats), turns(1, seats), strict=True):
        if state.phase is not Phase.OVER:
            assert recent(PIER.observe(state, None)) == frozenset(before[-1:])


@pytest.mark.parametrize("seats", [2, 3])
def test_who_was_away_finds_all_turns_since_the_own_one_marked(seats: int) -> None:
    for state, before in zip(course(1, seats), turns(1, seats), strict=True):
        for seat in range(seats) if state.phase is not Phase.OVER else ():
            own = [place for place, turn in enumerate(before) if turn.seat == seat]
            since = before[own[-1] + 1 :] if own else before
            assert recent(PIER.observe(state, seat)) == frozenset((*since, *before[-1:]))


def test_once_somebody_gave_up_only_turns_of_this_round_are_marked() -> None:
    for state in course(3, 3, resigns=True):
        if state.resigned:
            for turn in recent(PIER.observe(state, None)):
                assert state.taken[turn.seat] == state.piers[turn.seat][turn.section].card


def test_a_new_section_has_a_frame_and_the_pennant_of_its_taker() -> None:
    obs = PIER.observe(course(1, 3)[-6], None)
    assert framed(obs, "seat2.front") == ["P02 seat 2"]
    assert starting(labels(obs), "pennant ") == ["seat 2"]


@pytest.mark.parametrize("theme", THEMES)
def test_the_frame_of_a_new_section_stands_out_from_its_planks(theme: ThemeName) -> None:
    obs = PIER.observe(course(1, 3)[-6], None)
    (drawing,) = (
        item.drawing
        for item in items(obs)
        if isinstance(item, Sprite) and item.label.startswith("section P02")
    )
    edge, taker, core = [shape for shape in drawing.primitives if isinstance(shape, Line)][-3:]
    colour = colours(theme).colour_of
    assert edge.width > taker.width > core.width
    assert contrast(colour(core), colour(taker)) >= 1.5
    for wood in ("fresh", "fresh.plank", "deck"):
        assert contrast(colour(edge), colours(theme).roles[wood]) >= 3


def test_the_section_that_the_reader_thinks_of_is_marked_as_chosen() -> None:
    assert framed(page(4), "chosen", ("P18", "1")) == ["P18 seat 0"]
    assert framed(page(4), "chosen") == []


def test_nothing_is_new_before_the_first_turn_and_after_the_last() -> None:
    for obs in (first(Phase.KEEP), first(Phase.ROUND), page(8)):
        assert not any(framed(obs, f"seat{seat}.front") for seat in range(obs.seats))
        assert not starting(labels(obs), "pennant ")


def test_each_point_of_fishers_and_poets_has_a_coin() -> None:
    for obs in sights(every=3):
        told = labels(obs)
        for seat in range(obs.seats):
            counted = seat_status(obs, view(obs), seat).scores
            for who, points in (
                (Character.FISHER, counted.fishers),
                (Character.POET, counted.poets),
            ):
                coins = starting(told, f"coin {who} ")
                assert sum(coin.endswith(f"seat {seat}") for coin in coins) == points


def test_cards_that_may_be_taken_are_framed_until_one_is_picked() -> None:
    assert starting(labels(page(4)), "may ") == list(page(4).open)
    told = labels(page(4), chosen=("P18", "1"))
    assert starting(told, "may ") == []
    assert starting(told, "picked ") == ["P18"]
    assert starting(labels(replace(page(4), legal=(), open_legal=())), "may ") == []


def test_cards_of_a_hand_that_may_be_kept_are_framed_until_two_are_picked() -> None:
    assert starting(labels(page(2)), "may ") == ["P07", "P09", "P15"]
    assert starting(labels(page(2), chosen=("P09",)), "may ") == ["P07", "P15"]
    assert starting(labels(page(2), chosen=("P09", "P07")), "may ") == []


def test_the_own_plan_card_is_framed_and_offered_until_its_place_is_picked() -> None:
    obs = page(7)
    assert starting(labels(obs), "may ") == starting(labels(obs), "picked ") == ["P09"]
    told = labels(obs, chosen=("0",))
    assert starting(told, "may ") == []
    assert starting(told, "picked ") == ["P09"]


def test_a_place_where_a_card_lay_says_who_took_it() -> None:
    assert starting(labels(page(4)), "gone ") == ["P14 seat 1"]


def test_everybodys_plan_card_is_seen_while_the_plans_are_added() -> None:
    obs = first(Phase.PLAN)
    assert starting(labels(obs), "plan card ") == [plan for plan in obs.plans if plan]


@pytest.mark.parametrize(
    ("obs", "asked"),
    [(first(Phase.KEEP), "keep"), (first(Phase.PLAN), "plan")],
    ids=["keep", "plan"],
)
def test_the_banner_says_what_all_choose(obs: PierObservation, asked: str) -> None:
    assert starting(labels(obs), "ask ") == [asked]
    assert starting(labels(obs), "waiting ") == [f"seat {seat}" for seat in obs.to_act]


def test_a_pier_that_has_not_begun_has_a_plot_in_the_sea() -> None:
    assert starting(labels(first(Phase.KEEP, 3)), "plot ") == ["seat 0"]
    assert starting(labels(first(Phase.ROUND, 3)), "plot ") == []

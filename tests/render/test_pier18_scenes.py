"""A picture of Pier 18 says what the observation says, read from its scene."""

from dataclasses import replace
from itertools import combinations

import pytest
from boards import NAMES, items, labels, picks, pictures, starting, view
from pier18_boards import PIER, course, first, framed, page, sights, texts

from render.extents import Extent, extent
from render.pier18 import icon
from render.pier18.people import person
from render.pier18.plans import plan_icon
from render.pier18.seat_status import pages, seat_status
from render.scene import Group, Item, Sprite
from rules.pier18 import CARDS, EMPTY, PLANS, Character, Phase, best, flower_groups, scoring_lovers
from rules.pier18.scoring import Tally

SIDES = ("top", "bottom")


def test_people_stand_in_the_order_of_their_columns_and_on_their_side() -> None:
    groups = [item for item in items(page(6)) if item.label.startswith("people on")]
    for seat in range(2):
        feet = {}
        for sprite in (s for group in groups if isinstance(group, Group) for s in group.items):
            if not isinstance(sprite, Sprite) or sprite.label[:5] in ("", "coin "):
                continue
            _, side, column, _, whose = sprite.label.split()
            if whose == str(seat):
                feet[side, int(column)] = sprite.x, sprite.y
        for (one, at), (other, there) in combinations(feet.items(), 2):
            assert (one[1] < other[1]) == (at[0] < there[0])
            assert (one[0] == other[0]) == (at[1] == there[1])


def test_of_two_sections_the_later_one_lies_on_top() -> None:
    for obs in sights(every=5):
        shown = items(obs)
        for seat, pier in enumerate(obs.piers):
            laid = [item.label for item in shown if item.label.startswith("section ")]
            laid = [label for label in laid if label.endswith(f"seat {seat}")]
            cards = [label.split()[1] for label in laid]
            assert cards[: len(pier)] == [section.card for section in pier]


def test_lovers_and_groups_that_bring_points_are_marked() -> None:
    for obs in sights(every=3):
        told = labels(obs)
        for seat in range(obs.seats):
            columns = seat_status(obs, view(obs), seat).columns
            loves = {f"{SIDES[p.side]} {p.column} seat {seat}" for p in scoring_lovers(columns)}
            garlands = {
                f"{SIDES[group.side]} {group.start} {len(group.characters) - 1} seat {seat}"
                for group in flower_groups(columns)
                if len(group.characters) > 1
            }
            mine = f"seat {seat}"
            assert {each for each in starting(told, "love ") if each.endswith(mine)} == loves
            assert {each for each in starting(told, "garland ") if each.endswith(mine)} == garlands


def test_points_patrons_plan_and_total_stand_beside_the_name() -> None:
    told = labels(page(6))
    assert {"P 2 seat 1", "L 4 seat 1", "F 3 seat 1", "S 3 seat 1", "patrons 2 seat 1"} <= set(told)
    assert {"total 14 seat 1", "plan P17 seat 1", "plan met seat 1", "plan P09 seat 0"} <= set(told)
    assert starting(told, "patron P") == ["02 seat 0", "11 seat 1", "15 seat 1"]


def test_open_cards_are_shown_whole() -> None:
    for obs in sights(every=4):
        told = labels(obs)
        assert tuple(starting(told, "open ")) == obs.open
        for name in obs.open:
            card = CARDS[name]
            assert {f"id {name}", f"date {card.date}", f"icon {card.plan}"} <= set(told)
            people = starting(told, f"on {name} ")
            assert people == [letter for letter in card.top + card.bottom if letter != EMPTY]


def test_a_card_that_was_taken_leaves_its_place_empty() -> None:
    state = next(s for s in course(1, 3) if s.phase is Phase.ROUND and len(s.open) == 3)
    before = next(s for s in course(1, 3) if s.ply == state.ply - 1)
    places = {
        item.label: extent(item).left
        for item in items(PIER.observe(before, None))
        if item.label.startswith("open ")
    }
    for item in items(PIER.observe(state, None)):
        if item.label.startswith("open "):
            assert extent(item).left == places[item.label]


def test_a_picked_card_is_shown_where_it_would_lie_with_what_it_changes() -> None:
    told = labels(page(4), chosen=("P18", "1"))
    assert starting(told, "picked ") == ["P18"]
    assert starting(told, "gain ") == ["P 1 seat 0", "F 1 seat 0", "S 2 seat 0", "total 4 seat 0"]
    assert "section P18 at 5 seat 0" in told


def test_without_a_covering_the_suggested_one_is_shown() -> None:
    obs = page(4)
    blue = best(obs, tuple(action for action in obs.legal if action.card == "P18"))
    at = 6 - blue.covered
    assert f"section P18 at {at} seat 0" in labels(obs, chosen=("P18",))


def test_the_columns_that_a_card_may_cover_are_numbered_from_the_sea() -> None:
    obs = page(4)
    for chosen in ((), ("P18",), ("P18", "1")):
        tags = [item for item in items(obs, chosen=chosen) if item.label.startswith("cover ")]
        assert [tag.label for tag in tags] == [f"cover {count} seat 0" for count in (1, 2, 3)]
        first, second, third = (extent(tag).left for tag in tags)
        assert first > second > third
    assert starting(labels(page(2)), "cover ") == []


def test_a_loss_has_a_minus() -> None:
    obs = page(4)
    written = {text.text for chosen in picks(obs, obs.legal) for text in texts(obs, chosen=chosen)}
    assert {"+4", "−1"} <= written
    assert any("gain L -2 seat 0" in labels(obs, chosen=chosen) for chosen in picks(obs, obs.legal))


def test_foundation_and_plan_that_are_picked_are_marked_and_the_pier_begins() -> None:
    told = labels(page(2), chosen=("P09", "P07"))
    assert starting(told, "keeps ") == ["P07 foundation", "P09 plan"]
    assert {"section P07 at 0 seat 0", "plan P09 seat 0"} <= set(told)


def test_beside_a_plan_the_suggested_foundation_is_shown() -> None:
    obs = page(2)
    blue = best(obs, tuple(action for action in obs.legal if action.plan == "P09"))
    told = labels(obs, chosen=("P09",))
    assert sorted(starting(told, "keeps ")) == sorted(["P09 plan", f"{blue.card} foundation"])


def test_the_third_card_is_back_in_the_deck_once_two_are_kept() -> None:
    obs = page(2)
    (chosen,) = (action for action in obs.legal if str(action) == "keep:P07+P09")
    done = replace(obs, legal=(), to_act=(1,), ready=(0,), chosen=chosen)
    told = labels(done)
    assert starting(told, "hand ") == ["P07", "P09"]
    assert starting(told, "returned ") == ["P15"]


def test_ones_own_choice_stays_in_the_picture_until_all_have_chosen() -> None:
    state = next(s for s in course(1, 3) if s.phase is Phase.PLAN and len(s.to_act) == 2)
    (ready,) = set(range(3)) - set(state.to_act)
    sight = PIER.observe(state, ready)
    assert framed(sight, "chosen") == [f"{state.plans[ready]} seat {ready}"]


def test_a_finished_game_shows_the_winner_all_totals_and_what_became_of_the_plans() -> None:
    for seats in (2, 3):
        obs = PIER.observe(course(1, seats)[-1], None)
        assert obs.outcome is not None
        told = labels(obs)
        assert starting(told, "cup ") == [f"seat {obs.outcome.ranks.index(1)}"]
        for seat, score in enumerate(obs.outcome.scores):
            assert f"total {score} seat {seat}" in told
            verdict = "met" if obs.meets_plan(seat) else "missed"
            assert f"plan {verdict} seat {seat}" in told
        assert not starting(told, "open ")


def test_ones_own_pier_lies_below_the_cards_and_the_others_follow_as_they_have_turns() -> None:
    state = next(s for s in course(1, 3) if s.phase is Phase.ROUND and s.to_act == (1,))
    assert pages(PIER.observe(state, 2)) == ((2,), (0, 1))
    assert pages(PIER.observe(state, None)) == ((1,), (2, 0))
    assert pages(first(Phase.PLAN, 3, None)) == ((1,), (2, 0)), "the last one to move"


def test_at_the_end_the_best_pier_comes_first_after_ones_own() -> None:
    state = course(1, 3)[-1]
    best, second, last = PIER.observe(state, None).outcome.best_first
    assert pages(PIER.observe(state, None)) == ((best, second), (last,))
    assert pages(PIER.observe(state, last)) == ((last, best), (second,))


def test_before_the_first_round_one_picture_tells_about_all() -> None:
    for seat in (1, None):
        obs = first(Phase.KEEP, 3, seat)
        assert len(pictures(obs)) == 1
        assert sorted(starting(labels(obs), "player ")) == ["seat 0", "seat 1", "seat 2"]


def test_who_gave_up_is_crossed_out() -> None:
    obs = PIER.observe(course(3, 3, resigns=True)[5], None)
    (out,) = obs.resigned
    assert starting(labels(obs), "out ") == [f"seat {out}"]


def test_every_plan_and_every_character_has_a_look_of_its_own() -> None:
    assert len({plan_icon(key, seats) for key in PLANS for seats in (2, 3)}) == len(PLANS) + 1
    assert len({person(character) for character in Character}) == 4
    assert len({icon(source) for source in Tally._fields}) == len(Tally._fields)


@pytest.mark.parametrize("line", ["player", "points"])
def test_nothing_in_a_line_of_a_plate_lies_on_anything_else(line: str) -> None:
    for obs in sights(every=4):
        for chosen in picks(obs, obs.legal)[::7]:
            shown = items(obs, names=("W" * 32,) * obs.seats, chosen=chosen)
            for seat in range(obs.seats):
                assert_apart([item for item in shown if in_line(item, line, seat)])


def in_line(item: Item, line: str, seat: int) -> bool:
    words = item.label.split()
    return item.label.endswith(f"seat {seat}") and (
        words[0] in (line, "sum") or (words[0] == "plan" and words[1][0] == "P")
    )


def assert_apart(items: list[Item]) -> None:
    for one, other in combinations(items, 2):
        # A unit is to spare around everything, for soft edges.
        left, top, right, bottom = extent(one)
        assert not Extent(left + 1, top + 1, right - 1, bottom - 1).meets(extent(other)), (
            one.label,
            other.label,
        )


def test_no_mark_hides_another_one() -> None:
    for obs in sights(every=2):
        for picture in pictures(obs):
            marks = [i for i in picture.items if i.label.startswith(("love ", "garland "))]
            assert_apart(marks)


def test_a_long_name_is_not_cut_while_there_are_no_points_beside_it() -> None:
    shown = texts(first(Phase.KEEP, 3))
    drawn_names = {text.text for text in shown if text.label.startswith("name seat")}
    assert drawn_names == set(NAMES[:3])

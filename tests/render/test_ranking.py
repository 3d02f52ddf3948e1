"""The end of a game: a podium, rows by rank with bars by source, and the same in words."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from boards import NAMES, course
from docker_boards import played
from golden_files import assert_golden
from gurkensolo_boards import game as gurkensolo_game
from pick_and_pack_boards import course as pack_course
from test_box import SMALLEST

from data.i18n import LANGUAGES, translator
from render.extents import Extent, extent
from render.legend import NAME_ROOM, NAME_SIZE, patterned
from render.paint import encode, painter
from render.podium import WIDTH
from render.ranking import HEIGHT, describe_ranking, ranking, source_name
from render.registry import LAYOUTS
from render.scene import Group, Scene, Text, primitives
from render.text import width
from render.view import View
from render.widgets import cup
from rules import GAMES
from rules.core.types import Observation, Outcome, Points

SIX = ("Anna", "Łukasz Żółć", "Bartholomäus der Große", "W" * 32, "Eve", "山田太郎")
EIGHT = ("first", "second", "third", "fourth") * 2

DOCKER = played(4, 3)
GURKENSOLO = GAMES["gurkensolo"].observe(gurkensolo_game(2, 6)[-1], None)
PACK = pack_course(3)[-1]


def shown(obs: Observation) -> Scene:
    points = GAMES[obs.game].points(obs)
    view = View(SIX[: obs.seats])
    layout = LAYOUTS[obs.game]
    return ranking(obs, points, view, layout.icon, layout.piece, layout.scenery)


def crowded(largest: int) -> tuple[Observation, tuple[Points, ...]]:
    """Six seats with points from eight sources, up to *largest* from each."""
    points = tuple(
        Points(source, tuple((largest * (i + seat)) // 12 for seat in range(6)))
        for i, source in enumerate(EIGHT)
    )
    scores = tuple(map(sum, zip(*(each.by_seat for each in points), strict=True)))
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return replace(GURKENSOLO, outcome=Outcome("arrived", scores, ranks)), points


def crowd(largest: int) -> Scene:
    layout = LAYOUTS["gurkensolo"]
    view = View(SIX, sources=("W" * 10,) * 8)
    return ranking(*crowded(largest), view, layout.icon, layout.piece, layout.scenery)


def starting(scene: Scene, start: str) -> list[str]:
    return [label for label in scene.labels() if label.startswith(start)]


@pytest.mark.parametrize("obs", [GURKENSOLO, PACK], ids=lambda obs: obs.game)
def test_rows_stand_in_the_order_of_ranks(obs: Observation) -> None:
    assert obs.outcome is not None
    found = [tuple(map(int, label.split()[1::2])) for label in starting(shown(obs), "rank ")]
    assert [seat for _, seat in found] == sorted(
        range(obs.seats), key=obs.outcome.ranks.__getitem__
    )
    assert all(obs.outcome.ranks[seat] == rank for rank, seat in found)


def test_only_winners_have_a_cup_and_a_frame() -> None:
    outcome = Outcome("arrived", (5, 7, 7, 0, 1, 2), (3, 1, 1, 6, 5, 4))
    scene = shown(replace(GURKENSOLO, outcome=outcome))
    rows = {i.label: i for i in scene.items if isinstance(i, Group) and i.label.startswith("row")}
    golden = {
        label for label, row in rows.items() if any("gold" in str(p) for p in primitives(row))
    }
    assert golden == {"row seat 1", "row seat 2"}


def test_without_sources_only_the_places_are_shown() -> None:
    scene = shown(DOCKER)
    assert len(starting(scene, "rank ") + starting(scene, "podium seat ")) == DOCKER.seats
    assert starting(scene, "total ") == starting(scene, "icon ") == []
    told = describe_ranking(DOCKER, (), View(SIX[:4]), translator("en"))
    assert told.startswith("The game is over: 1. ")
    assert "(" not in told


@pytest.mark.parametrize("obs", [GURKENSOLO, PACK], ids=lambda obs: obs.game)
def test_every_source_has_an_icon_and_what_it_brought_a_number(obs: Observation) -> None:
    scene, labels = shown(obs), shown(obs).labels()
    points = GAMES[obs.game].points(obs)
    assert starting(scene, "icon ") == [f"icon {each.source}" for each in points]
    for each in points:
        for seat, count in enumerate(each.by_seat):
            assert (f"number {each.source} seat {seat} {count}" in labels) == bool(count)
    assert obs.outcome is not None
    for seat, total in enumerate(obs.outcome.scores):
        assert f"total seat {seat} {total}" in labels


def test_a_seat_is_known_by_its_mark_and_its_colour_if_it_has_one() -> None:
    for obs, roles in ((DOCKER, {"seat0.front", "seat1.front"}), (GURKENSOLO, {"seat0.front"})):
        fills = {getattr(primitive, "fill", "") for primitive in shown(obs).primitives()}
        assert roles <= fills
        assert {"mark disc", "mark triangle"} <= set(shown(obs).labels())


@pytest.mark.parametrize("largest", [9, 99, 300])
def test_six_seats_and_eight_sources_fit_side_by_side(largest: int) -> None:
    texts = [shape for shape in crowd(largest).primitives() if isinstance(shape, Text)]
    lines: dict[float, list[Extent]] = {}
    assert min(text.size for text in texts) >= SMALLEST
    for text in texts:
        if text.text and not text.label.startswith(("step", "title")):
            lines.setdefault(text.y, []).append(extent(text))
    for boxes in lines.values():
        assert all(left.right <= right.left + 2 for left, right in pairwise(sorted(boxes)))


@pytest.mark.parametrize("largest", [9, 300, 3000])
def test_nothing_leaves_the_picture(largest: int) -> None:
    scene = crowd(largest)
    assert scene.height == HEIGHT
    for item in scene.items:
        whole = Extent(0, 0, scene.width, scene.height)
        assert extent(item).clipped(whole) == extent(item)


def test_a_name_has_room_beside_eight_columns() -> None:
    written = [
        primitive.text
        for primitive in crowd(99).primitives()
        if isinstance(primitive, Text) and primitive.label.startswith("name ")
    ]
    assert {"Anna", "Eve", "Łukasz Żółć", "#6"} <= set(written)


def test_less_than_nothing_is_written_with_a_minus() -> None:
    points = (Points("first", (-3, 1)),)
    outcome = Outcome("arrived", (-3, 1), (2, 1))
    obs = replace(GURKENSOLO, seats=2, outcome=outcome)
    layout = LAYOUTS[obs.game]
    scene = ranking(
        obs, points, View(SIX[:2]), lambda source: cup(20), layout.piece, layout.scenery
    )
    texts = [primitive.text for primitive in scene.primitives() if isinstance(primitive, Text)]
    assert texts.count("−3") == 3, "on the step, in the bar, and as the total"


def test_there_is_no_ranking_before_the_end() -> None:
    going = replace(DOCKER, outcome=None)
    with pytest.raises(ValueError, match="goes on"):
        shown(going)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_source_is_called_by_its_name_in_the_room_there_is(game: str, language: str) -> None:
    points, translate = GAMES[game].points(over(game)), translator(language)
    names = tuple(source_name(game, each, translate) for each in points)
    assert all(0 < width(name, NAME_SIZE) <= NAME_ROOM for name in names)
    layout = LAYOUTS[game]
    view = View(SIX[:2], sources=names)
    scene = ranking(over(game), points, view, layout.icon, layout.piece, layout.scenery)
    written = [p for p in scene.primitives() if p.label.startswith("called ")]
    assert [text.text for text in written if isinstance(text, Text)] == list(names)


def over(game: str) -> Observation:
    """The end of a random game of two."""
    return GAMES[game].observe(course(game, 1, 2)[-1], None)


@pytest.mark.parametrize("high", [170, 420, 640])
@pytest.mark.parametrize("game", GAMES)
def test_a_scenery_fills_its_ground_however_high_it_is(game: str, high: int) -> None:
    drawn = LAYOUTS[game].scenery(WIDTH, high).primitives
    assert drawn
    grounds = [extent(shape) for shape in drawn if extent(shape).size[0] >= WIDTH]
    assert min(each.top for each in grounds) <= 0
    assert max(each.bottom for each in grounds) >= high
    for shape in drawn:
        assert extent(shape).clipped(Extent(0, 0, WIDTH, high)).size > (0, 0)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("wide", [18, 40, 300])
def test_a_pattern_stays_in_its_part(number: int, wide: int) -> None:
    whole, *pattern = patterned(number, 100, 50, wide, 26)
    assert all(extent(each).clipped(extent(whole)) == extent(each) for each in pattern)


def test_no_two_sources_have_the_same_pattern() -> None:
    patterns = [tuple(patterned(number, 0, 0, 60, 26))[1:] for number in range(6)]
    assert len(set(patterns)) == len(patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_a_row_says_rank_name_total_and_sources(language: str) -> None:
    outcome = Outcome("arrived", (1, 2, 0), (2, 1, 3))
    obs = replace(GURKENSOLO, seats=3, outcome=outcome)
    points = (Points("first", (1, 1, 0)), Points("second", (0, 1, 0)))
    translate = translator(language)
    told = describe_ranking(obs, points, View(NAMES[:3]), translate).splitlines()
    first, second = translate("gurkensolo-points-first"), translate("gurkensolo-points-second")
    assert told == [
        f"1. Łukasz Żółć: 2 ({first} 1, {second} 1)",
        f"2. Anna: 1 ({first} 1)",
        f"3. {NAMES[2]}: 0",
    ]


def test_words_are_never_too_long() -> None:
    obs, points = crowded(3000)
    told = describe_ranking(obs, points, View(("W" * 32,) * 6), translator("de"))
    assert len(told) <= 1024


def test_a_ranking_looks_as_it_did(tmp_path: Path) -> None:
    drawn = painter(LAYOUTS["docker"].colours("dark")).paint(shown(DOCKER))
    assert_golden("ranking-docker", encode(drawn), tmp_path)


@pytest.mark.parametrize("obs", [DOCKER, GURKENSOLO, PACK], ids=lambda obs: obs.game)
def test_the_first_three_stand_on_the_podium_as_high_as_they_are_ranked(obs: Observation) -> None:
    assert obs.outcome is not None
    scene, best = shown(obs), obs.outcome.best_first[:3]
    steps = [item for item in scene.items if item.label.startswith("podium seat ")]
    assert [item.label for item in steps] == [f"podium seat {seat}" for seat in best]
    cups = starting(scene, "podium cup ")
    assert cups == [f"podium cup seat {s}" for s in best if obs.outcome.ranks[s] == 1]
    pieces = {item.label: item for step in steps if isinstance(step, Group) for item in step.items}
    feet = [extent(pieces[f"piece seat {seat}"]).bottom for seat in best]
    assert feet == sorted(feet)


def test_a_bar_is_as_long_as_its_total_and_a_loss_adds_no_more_than_its_number() -> None:
    points = (Points("first", (3, 1)), Points("second", (1, -2)))
    outcome = Outcome("arrived", (4, -1), (1, 2))
    over = replace(DOCKER, seats=2, outcome=outcome)
    layout = LAYOUTS["docker"]
    scene = ranking(
        over, points, View(SIX[:2]), lambda source: cup(20), layout.piece, layout.scenery
    )
    parts = {p.label: p for p in scene.primitives() if p.label.startswith("part ")}
    long, short, other, loss = (extent(part).size[0] for part in parts.values())
    assert short < long
    assert abs(short - other) <= 1
    assert loss < short

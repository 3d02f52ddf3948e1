"""A Docker picture says what the observation says, read from its scene."""

from dataclasses import replace

import pytest
from boards import labels, view
from docker_boards import TWELVE, action, choices, played, position, some_games
from test_hidden_texts import hidden
from visibility import covers, points_of

from render.docker.geometry import BACK_TO_FRONT, foot, storey
from render.docker.layout import scene
from render.extents import Extent, extent
from render.scene import Scene, Sprite, Text, primitives
from render.theme import MARKS
from rules.docker import SQUARES, DockerObservation


def texts(drawn: Scene) -> list[Text]:
    return [primitive for primitive in drawn.primitives() if isinstance(primitive, Text)]


def test_every_legal_target_of_the_chosen_cube_is_marked_and_no_other_square() -> None:
    for obs in some_games():
        for chosen in choices(obs)[1:]:
            targets = {str(each)[-2:] for each in obs.open_legal if str(each).startswith(chosen)}
            told = labels(obs, chosen=chosen)
            assert {label[-2:] for label in told if label.startswith("target ")} == targets
            assert {label[-2:] for label in told if label.startswith("lit ")} == targets


def test_every_square_that_some_cube_can_reach_is_lit_before_one_is_chosen() -> None:
    for obs in some_games():
        lit = {label[-2:] for label in labels(obs) if label.startswith("lit ")}
        assert lit == {str(each)[-2:] for each in obs.open_legal}


def test_where_only_a_new_cube_may_go_bears_the_names_on_the_buttons() -> None:
    obs = position(moves="+a3 +c3", b2=(1,))
    assert {label for label in labels(obs) if label.startswith("sign ")} == {"sign a3", "sign c3"}


def test_cubes_that_can_be_chosen_glow_until_one_is_chosen() -> None:
    obs = position(moves="+b1 a1-b1 a1-a2 c3-c2", a1=(0,), c3=(1, 0))
    glowing = {label for label in labels(obs) if " glows " in label}
    assert glowing == {"+ glows may", "a1 glows may", "c3 glows may"}
    assert {label for label in labels(obs, chosen=("c3",)) if " glows " in label} == {
        "c3 glows chosen"
    }
    assert {label for label in labels(obs, chosen=("+",)) if " glows " in label} == {
        "+ glows chosen"
    }


def test_a_square_that_may_be_chosen_bears_the_name_on_its_button() -> None:
    obs = position(moves="+b1 a1-b1 a1-a2 c3-c2", a1=(0,), c3=(1, 0))
    signs = [label for label in labels(obs) if label.startswith("sign ")]
    assert sorted(signs) == ["sign a1", "sign c3"]
    signs = [label for label in labels(obs, chosen=("a1",)) if label.startswith("sign ")]
    assert sorted(signs) == ["sign a2", "sign b1"]


def test_each_column_and_row_has_its_name_once_even_where_a_square_is_lit() -> None:
    obs = position(moves="a1-b1", a1=(0,))
    drawn = scene(obs, view(obs, chosen=("a1",)))
    names = [text for text in texts(drawn) if text.label.startswith(("column ", "row "))]
    assert {text.text for text in names} == {"a", "b", "c", "1", "2", "3"}
    assert len({(text.x, text.y) for text in names}) == 6


def test_no_tower_hides_a_coordinate() -> None:
    obs = position(**dict.fromkeys(SQUARES, (3,) * 9))
    drawn = scene(obs, view(obs))
    towers = [item for item in drawn.items if item.label.startswith("tower ")]
    cubes = [part for tower in towers for part in primitives(tower)]
    for text in texts(drawn):
        if text.label.startswith(("column ", "row ")):
            hidden = [p for p in points_of(text) if any(covers(part, p) for part in cubes)]
            assert not hidden, text.label


def test_when_the_target_is_chosen_too_only_that_one_is_marked() -> None:
    obs = position(moves="a1-b1 a1-a2", a1=(0,))
    told = labels(obs, chosen=("a1", "a2"))
    assert [label for label in told if label.startswith("target ")] == ["target a2"]


def test_the_place_that_a_cube_left_is_shown_on_the_roof_of_the_tower_there() -> None:
    obs = replace(position(b1=(2,), b2=(0,)), last=action(0, "b1-b2"))
    (left,) = [item for item in scene(obs, view(obs)).items if item.label == "left b1"]
    assert isinstance(left, Sprite)
    assert left.y < foot(SQUARES.index("b1"))[1]


@pytest.mark.parametrize("target", ["a1", "c1"])
def test_the_ribbon_of_the_last_move_leaves_the_height_of_the_tower_readable(target: str) -> None:
    obs = replace(position(**{target: (1, 0)}), last=action(0, f"b1-{target}"))
    items = scene(obs, view(obs)).items
    (height,) = [extent(item) for item in items if item.label.startswith("height ")]
    ways = [item for item in items if item.label.startswith("last ")]
    assert ways
    assert not any(extent(part).meets(height) for way in ways[-1:] for part in primitives(way))


@pytest.mark.parametrize("end", SQUARES)
def test_a_ribbon_covers_neither_a_text_nor_the_mark_on_its_roof(end: str) -> None:
    entering = [(seat, "+", {}) for seat in range(4)]
    moving = [(0, f"{start}-", {start: (1,)}) for start in SQUARES if start != end]
    for seat, way, tower in (*entering, *moving):
        obs = replace(position(**tower, **{end: (1, 0)}), last=action(seat, f"{way}{end}"))
        drawn = scene(obs, view(obs))
        assert not hidden([drawn])
        ways = [
            part
            for item in drawn.items
            if item.label.startswith("last ")
            for part in primitives(item)
        ]
        x, y = foot(SQUARES.index(end))
        assert not any(covers(part, (x, y - 2 * storey(SQUARES.index(end), 2))) for part in ways)


def test_an_entering_cube_comes_over_its_own_gangway_if_there_is_but_one() -> None:
    own, free = played(3, 4, 2), played(3, 4, 2, entry="any")
    assert f"last {own.last}" in labels(own)
    assert f"last {free.last}" not in labels(free)


def test_the_gangways_say_who_may_enter_where() -> None:
    def told(obs: DockerObservation) -> list[str]:
        base = scene(obs, view(obs)).base
        return [
            primitive.label for primitive in base.primitives if primitive.label.startswith("entry")
        ]

    assert told(played(1, 3, 1)) == ["entry a2 seats 1", "entry b1 seats 0", "entry b3 seats 2"]
    assert "entry c2 seats 0,1" in told(played(1, 2, 1, entry="any"))


def test_the_banner_tells_placing_from_moving() -> None:
    obs = position(moves="+b1 a1-b1 a1-a2", a1=(0,))
    assert {"place", "move"} <= set(labels(obs))
    assert "place" not in labels(obs, chosen=("a1",))
    assert "move" not in labels(obs, chosen=("+",))
    assert not {"place", "move"} & set(labels(position()))


def test_the_die_and_the_rolls_before_it_are_shown() -> None:
    obs = replace(position(), rolls=(2, 1, 5))
    (turn,) = obs.to_act
    told = labels(obs)
    assert f"die 5 seat {turn}" in told
    assert [label for label in told if label.startswith("repeated")] == ["repeated 2", "repeated 1"]
    assert {label for label in told if label.startswith("on turn")} == {f"on turn seat {turn}"}


def test_of_many_repeated_rolls_the_last_are_shown_and_the_others_counted() -> None:
    told = labels(replace(position(), rolls=(1,) * 20 + (6,)))
    assert "14 more" in told
    assert told.count("repeated 1") == 6


def test_a_finished_game_shows_the_winner_and_all_ranks() -> None:
    obs = played(4, 3)
    assert obs.outcome is not None
    told = labels(obs)
    winner = obs.outcome.ranks.index(1)
    assert {f"won seat {winner}", f"winner seat {winner}"} <= set(told)
    assert {f"rank {rank} seat {seat}" for seat, rank in enumerate(obs.outcome.ranks)} <= set(told)


def test_everybody_sees_the_same_with_the_own_plate_first() -> None:
    obs = played(5, 4, 20)
    public, own = (scene(each, view(each)) for each in (obs, replace(obs, seat=1)))
    assert public.base == own.base
    assert set(public.labels()) == set(own.labels())
    assert [plates_of(drawn) for drawn in (public, own)] == [[0, 1, 2, 3], [1, 2, 3, 0]]


def plates_of(drawn: Scene) -> list[int]:
    """The seats in the order of their plates, from the top down."""
    names = [text for text in texts(drawn) if text.label.startswith("name seat")][1:]
    return [int(text.label[-1]) for text in sorted(names, key=lambda text: text.y)]


@pytest.mark.parametrize("square", SQUARES)
def test_a_tower_of_all_twelve_cubes_stays_in_the_picture(square: str) -> None:
    obs = position(**{square: TWELVE}, moves=" ".join(f"{square}-{other}" for other in SQUARES))
    assert_inside(obs, ())
    assert_inside(obs, (square,))


def assert_inside(obs: DockerObservation, chosen: tuple[str, ...]) -> None:
    drawn = scene(obs, view(obs, names=("W" * 32,) * obs.seats, chosen=chosen))
    assert drawn.width <= 1200
    for item in drawn.items:
        assert extent(item).clipped(Extent(0, 0, drawn.width, drawn.height)) == extent(item), item


def test_the_mark_of_every_cube_can_be_seen_however_high_the_towers_in_front() -> None:
    obs = position(**dict.fromkeys(SQUARES, (3,) * 9))
    towers = [item for item in scene(obs, view(obs)).items if item.label.startswith("tower ")]
    for behind, square in enumerate(BACK_TO_FRONT):
        middles = [mark_span(cube) for cube in towers[behind].items]
        for in_front in towers[behind + 1 :]:
            left, _, right, _ = extent(in_front)
            for start, end in middles:
                hidden = min(end, right) - max(start, left)
                assert hidden < 0.75 * (end - start), (SQUARES[square], in_front.label)


def mark_span(cube: Sprite) -> tuple[float, float]:
    front = [primitive for primitive in primitives(cube) if primitive.label.startswith("mark")][-1]
    xs = [x for x, _ in front.points]
    return min(xs), max(xs)


def test_seats_differ_by_their_marks_not_only_by_colour() -> None:
    assert len(set(MARKS)) == len(MARKS)
    for seat, shape in enumerate(MARKS[:4]):
        tower = next(
            item
            for item in scene(position(a1=(seat,)), view(position())).items
            if item.label.startswith("tower")
        )
        assert [primitive.label for primitive in primitives(tower) if primitive.label] == [
            f"mark {shape}"
        ] * 2

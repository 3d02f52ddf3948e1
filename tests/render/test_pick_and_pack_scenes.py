"""A picture of Pick & Pack says what the observation says, read from its scene."""

from dataclasses import replace

from boards import labels, pictures
from pick_and_pack_boards import PACK, course, position_x, some_games, states

from render.extents import Extent, extent
from render.pick_and_pack.guide import crates
from render.pick_and_pack.trays import tray
from render.robot_faces import ROBOT, face_letter
from render.scene import Line, Primitive, Text, primitives
from rules.pick_and_pack import SLOTS, points


def starting(told: tuple[str, ...], start: str) -> set[str]:
    return {label.removeprefix(start) for label in told if label.startswith(start)}


def test_the_grabber_hides_no_apple() -> None:
    obs = course(1, arrange="random")[0]
    hand = next(item for item in pictures(obs)[0].items if item.label.startswith("grabber"))
    apples = [primitive for primitive in tray(6).primitives if primitive.label == "apple"]
    reach = max(abs(at) for primitive in apples for at in extent(primitive)) - 1
    for part in primitives(replace(hand, x=0, y=0)):
        if part.label == "claw":
            assert isinstance(part, Line)
            assert min(max(abs(x), abs(y)) for x, y in part.points) - part.width / 2 >= reach - 1
        else:
            assert not any(touches(part, apple) for apple in apples)


def touches(one: Primitive, other: Primitive) -> bool:
    """Tell whether the two overlap; a unit is to spare around both, for soft edges."""
    left, top, right, bottom = extent(one)
    return Extent(left + 2, top + 2, right - 2, bottom - 2).meets(extent(other))


def test_crates_show_their_trays_their_worth_and_how_they_were_closed() -> None:
    told = labels(position_x())
    assert [label for label in told if label.startswith("0A tray")] == ["0A tray 3", "0A tray 5"]
    assert {"0A worth 8", "0B worth 8", "1B worth 2", "1C worth 0"} <= set(told)
    assert {"0B closed premium", "1B closed wholesale"} == {t for t in told if " closed " in t}
    assert "points seat 0 23" in told


def test_of_a_high_stack_the_lowest_trays_are_counted() -> None:
    obs = position_x()
    high = (crates("123456123456 . . ."), obs.board.crates[1])
    told = labels(replace(obs, board=obs.board._replace(crates=high)))
    assert "0A below 9" in told
    assert len([label for label in told if label.startswith("0A tray")]) == 3


def test_a_stored_rush_order_lies_beside_the_name() -> None:
    told = labels(position_x())
    # In both pictures.
    assert told.count("rush order seat 1") == 2
    assert told.count("rush place seat 0") == 4


def test_where_the_grabber_may_go_is_framed() -> None:
    assert starting(labels(position_x()), "may ") == {"a4", "d4", "e4"}
    assert starting(labels(position_x()), "lit ") == {"d4"}


def test_what_is_chosen_and_what_can_be_chosen_next_is_framed() -> None:
    told = labels(position_x(), chosen=("a4",))
    assert starting(told, "chosen ") == {"a4"}
    assert starting(told, "may ") == {"0A", "0C"}
    told = labels(position_x(), chosen=("d4!bd",))
    assert starting(told, "chosen ") == {"d4", "bd"}
    assert len(starting(told, "may ")) == 28
    told = labels(position_x(), chosen=("d4!bd", "next"))
    assert starting(told, "may ") == {"d1", "d3", "d5", "d6"}
    told = labels(position_x(), chosen=("d4!bd", "other", "c", "c5"))
    assert starting(told, "chosen ") == {"d4", "bd", "c5"}


def test_a_finished_game_shows_the_winner_and_all_points() -> None:
    obs = course(3)[-1]
    assert obs.outcome is not None
    told = labels(obs)
    winners = {f"seat {seat}" for seat, rank in enumerate(obs.outcome.ranks) if rank == 1}
    assert starting(told, "cup ") == winners
    assert {f"points seat {s} {points(obs.board.crates[s])}" for s in (0, 1)} <= set(told)
    assert not starting(told, "may ")


def test_who_gave_up_is_crossed_out_and_secret_tiles_stay_secret() -> None:
    state = PACK.resign([*states(1)][8], 1).state
    told = labels(PACK.observe(state, None))
    assert starting(told, "gave up ") == {"seat 1"}
    assert starting(told, "cup ") == {"seat 0"}
    assert not starting(told, "tile ")


def test_who_is_ready_shows_closed_tiles_and_a_tick() -> None:
    obs = next(obs for obs in course(3) if obs.ready)
    (ready,) = obs.ready
    told = labels(obs)
    assert starting(told, "closed ") == set(SLOTS[ready])
    assert {f"ready seat {ready}", f"waiting seat {1 - ready}"} <= set(told)


def test_who_arranges_sees_the_tiles_that_are_left_and_the_next_slot() -> None:
    obs = next(obs for obs in course(3, 1) if len(obs.board.tiles[1]) == 7)
    told = labels(obs)
    assert starting(told, "next ") == {"r2"}
    left = [int(label.split()[-1]) for label in told if label.startswith("left ")]
    assert (len(left), sum(left)) == (6, 5)


def test_while_they_arrange_there_is_one_picture_and_then_two() -> None:
    for obs in some_games():
        assert len(pictures(obs)) == (1 if obs.arranging else 2)


def test_no_picture_says_what_slots_are_called() -> None:
    for obs in [*some_games()][::5]:
        written = {
            p.text for scene in pictures(obs) for p in scene.primitives() if isinstance(p, Text)
        }
        assert not written & {*SLOTS[0], *SLOTS[1]}


def test_the_own_seat_is_nearest() -> None:
    for seat in (0, 1):
        for scene in pictures(position_x(seat=seat)):
            names = {p.label: p.y for p in scene.primitives() if p.label.startswith("name seat")}
            assert names[f"name seat {seat}"] > names[f"name seat {1 - seat}"]


def test_a_robot_has_its_face_before_its_name() -> None:
    for scene in pictures(position_x(), names=("Anna", f"{ROBOT} Cogsworth")):
        written = {p.label: p.text for p in scene.primitives() if isinstance(p, Text)}
        assert written["name seat 0"] == "Anna"
        assert written["name seat 1"] == f"{face_letter('Cogsworth')} Cogsworth"


def test_the_grabber_is_shown_where_it_is_chosen_to_go() -> None:
    told = labels(position_x(), chosen=("a4",))
    assert starting(told, "grabber ") == {"a4"}
    assert {"way b4 a4", "last b1 b4"} <= set(told)


def test_in_open_arranging_everybody_sees_the_next_slot() -> None:
    obs = course(5, arrange="open")[9]
    (turn,) = obs.to_act
    assert starting(labels(obs), "next ") == {SLOTS[turn][len(obs.board.tiles[turn])]}

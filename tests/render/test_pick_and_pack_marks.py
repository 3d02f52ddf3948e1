"""Pictures of Pick & Pack mark whose rail moves, and all that the last move has touched."""

from boards import labels, pictures
from pick_and_pack_boards import course, position_x, some_games
from test_themes import contrast

from render.pick_and_pack import colours
from render.pick_and_pack.choices import choices, on_turn
from render.scene import Box
from rules.pick_and_pack import FIRST_SLOT, NAMES, SLOTS, SQUARES, Fate, LastMove, PackObservation


def starting(obs: PackObservation, start: str, chosen: tuple[str, ...] = ()) -> set[str]:
    told = labels(obs, chosen=chosen)
    return {label.removeprefix(start) for label in told if label.startswith(start)}


def touched(last: LastMove) -> set[str]:
    """The things that a move touches but for the squares between which the grabber moves."""
    action, found = last.action, set[str]()
    if action.slot is not None:
        found.add(SLOTS[action.seat][action.slot])
    if action.own is not None:
        found.add(f"{action.seat}{NAMES[action.own]}")
    if action.theirs is not None:
        found.add(f"{1 - action.seat}{NAMES[action.theirs]}")
    if action.hit is not None:
        names = (*SQUARES, *SLOTS[1 - action.seat])
        assert len(SQUARES) == FIRST_SLOT
        found.add(names[action.hit])
    return found


def test_the_tile_its_target_and_the_crate_of_the_last_move_are_marked() -> None:
    seen = set[str | None]()
    for obs in some_games():
        if obs.last is not None:
            offered = choices(obs, ()).offered
            assert starting(obs, "done ") == touched(obs.last) - offered
            seen.add(obs.last.action.kind)
    assert len(seen) == 7


def test_nothing_is_marked_twice() -> None:
    marks = choices(position_x(), ("a4", "C"))
    assert not marks.done & marks.offered
    assert not marks.done & marks.chosen
    assert not marks.offered & marks.chosen


def test_of_equal_crates_the_one_that_has_a_button_is_framed() -> None:
    (obs,) = [each for each in course(3) if not each.arranging][:1]
    square = SQUARES[next(each.square for each in obs.open_legal if each.own is not None)]
    assert choices(obs, (square,)).offered == {f"{obs.to_act[0]}A"}


def test_the_rail_of_the_seat_on_turn_is_lit() -> None:
    for obs in [*some_games()][::3]:
        seat = on_turn(obs)
        lit = {f"{seat} lit"} if seat is not None and not obs.arranging else set()
        assert {rail for rail in starting(obs, "rail seat ") if "lit" in rail} == lit
        assert len(starting(obs, "rail seat ")) == 2


def test_each_played_tile_leaves_a_hole_with_a_tick() -> None:
    for obs in (position_x(), course(3)[-1]):
        played = sum(tile.fate is Fate.PLAYED for side in obs.board.tiles for tile in side)
        assert labels(obs).count("tick") == played


def test_the_rim_of_an_empty_slot_is_seen_in_high_contrast() -> None:
    roles = colours("contrast").roles
    for seat in (0, 1):
        assert contrast(roles[f"seat{seat}.edge"], roles["hall"]) >= 3
        assert contrast(roles[f"seat{seat}.edge"], roles["panel"]) >= 3
    hall, *_ = pictures(position_x())
    slots = [p.fill for p in hall.base.primitives if isinstance(p, Box)]
    assert min(slots.count("seat0.edge"), slots.count("seat1.edge")) >= 12

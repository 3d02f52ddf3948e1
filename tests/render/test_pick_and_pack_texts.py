"""Everything a picture of Pick & Pack shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from pick_and_pack_boards import NAMES, PACK, course, picks, position_x, some_games, states, view

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.pick_and_pack import describe, text_board
from render.pick_and_pack.examples import crates
from render.text_board import COLUMNS, columns
from rules.pick_and_pack import Fate, PackObservation, Tile, points

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": ("W" * 32, "X" * 32),
    "alike": ("Maximilian from next door",) * 2,
    "wide": ("山田太郎" * 8, "x`y```z"),
}


def told(obs: PackObservation, **changes: object) -> str:
    (text,) = describe(obs, view(**changes), ENGLISH)
    return text


def crowded() -> PackObservation:
    """All trays in as few crates as can be, and a Malfunction to aim."""
    obs = position_x()
    stacks = (crates("123456123456123456 6666W 5555P ."), crates("654321654321P 111111 5W 5P"))
    return replace(obs, board=obs.board._replace(crates=stacks))


def test_the_whole_board_is_told() -> None:
    text = told(position_x())
    assert "6: 12.43., 5: .132.5, 4: 5.x.2., 3: 41.613, 2: .24.1., 1: 3.14.2." in text
    assert "above PWQ-X-, below RQXMR-" in text
    assert "left -WR-P-, right -PM-W-" in text
    assert "A 3+5 = 8; B 4 Premium = 8; C 2+2 = 4; D 1+1+1 = 3. Points: 23" in text
    assert "A 3+5 = 8; B 4 Wholesale = 2; C - = 0; D 2+1 = 3. Points: 13, Rush Orders: 1." in text


def test_a_tile_that_a_malfunction_hit_is_told() -> None:
    obs = position_x()
    blue = tuple(
        Tile(t.kind, Fate.JAMMED if i == 9 else t.fate) for i, t in enumerate(obs.board.tiles[1])
    )
    obs = replace(obs, board=obs.board._replace(tiles=(obs.board.tiles[0], blue)))
    assert "right -P!-W-" in told(obs)


def test_turn_grabber_last_move_and_reach_are_told() -> None:
    text = told(position_x())
    assert "Anna is on turn. The grabber is on b4. It can go to a4, d4, e4." in text
    assert "Last move: Łukasz Żółć from b1, b4>D." in text


def test_what_is_chosen_and_what_comes_next_is_told() -> None:
    assert "Chosen: a4. Now possible: Anna A, Anna C." in told(position_x(), chosen=("a4",))


def test_the_result_is_told_with_all_places_and_points() -> None:
    obs = course(3)[-1]
    assert obs.outcome is not None
    for seat, rank in enumerate(obs.outcome.ranks):
        assert f"{rank}. {NAMES[seat]}" in told(obs)
        assert f"Points: {points(obs.board.crates[seat])}" in told(obs)


def test_while_arranging_only_the_own_tiles_are_told() -> None:
    state = next(s for s in states(2) if min(map(len, s.board.tiles)) >= 4)
    own = told(PACK.observe(state, 0))
    assert "".join(tile.kind for tile in state.board.tiles[0][:6]) in own
    assert "No tile of Łukasz Żółć can be seen." in own
    everybody = told(PACK.observe(state, None))
    assert "above" not in everybody
    assert "left" not in everybody


def test_who_is_ready_is_told() -> None:
    obs = next(obs for obs in course(3) if obs.ready)
    assert f"{NAMES[obs.ready[0]]} is ready." in told(obs)
    assert f"The tiles of {NAMES[obs.ready[0]]} lie face down." in told(obs)


@pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])
def test_the_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    shown = [(obs, ()) for obs in [*some_games()][::4]]
    shown += [(crowded(), chosen) for chosen in picks(crowded())]
    for obs, chosen in shown:
        (text,) = describe(obs, view(names=MEAN_NAMES[names], chosen=chosen), translate)
        assert len(text) < MAX_LENGTH
        assert "[" not in text
        assert "1: " in text


@pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])
def test_the_board_of_letters_fits_a_phone_and_its_code_block(language: str, names: str) -> None:
    for obs in [crowded(), *some_games()][::4]:
        board = text_board(obs, view(names=MEAN_NAMES[names]), translator(language))
        assert "`" not in board
        assert max(columns(line) for line in board.splitlines()) <= COLUMNS


def test_the_board_of_letters_shows_grid_slots_grabber_crates_and_last_move() -> None:
    lines = text_board(position_x(), view(), ENGLISH).splitlines()
    assert lines[0].split() == ["P", "W", "Q", "-", "X", "-"]
    assert lines[4] == "R  4  5 [.] x  .  2  .   M"
    assert lines[12].split() == [">", "●", "Anna", "23"]
    assert lines[13].split() == ["A", "35=8", "B", "4×2=8"]
    assert lines[-1] == "Last: ▲ b1 b4>D"

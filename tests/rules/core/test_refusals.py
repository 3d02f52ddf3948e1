"""Whatever a caller hands in, what the rules refuse is an error with a name."""

import pytest

from rules import GAMES
from rules.core.errors import (
    BadNotation,
    BadOption,
    BadSeats,
    CannotResign,
    GameOver,
    IllegalAction,
    NotYourTurn,
)

SEED = bytes(range(32))


def kind_of(value):
    """A name for a case: huge numbers cannot be printed."""
    return type(value).__name__


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
@pytest.mark.parametrize("seats", ["2", None, 2.0, True, [2], -1, 0, 10**9, 10**5000], ids=kind_of)
def test_seats_that_are_no_number_of_seats_are_refused(game, seats):
    with pytest.raises(BadSeats):
        game.new(seats=seats, seed=SEED)


@each_game
@pytest.mark.parametrize(
    "options", [{5: 1}, {None: 1, "x": 2}, {"weather": "rain"}, 5, ["entry"]], ids=kind_of
)
def test_options_that_do_not_exist_are_refused(game, options):
    with pytest.raises(BadOption):
        game.new(seats=2, options=options, seed=SEED)


def test_an_unknown_option_is_named_with_those_that_there_are():
    with pytest.raises(BadOption) as refused:
        GAMES["docker"].new(seats=2, options={"entry": "any", "tides": "high"}, seed=SEED)
    known = "entry, cubes_at_two, path, reroll"
    assert dict(refused.value.params) == {"option": "tides", "known": known}


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.info.options])
@pytest.mark.parametrize("value", [None, [], b"own", 1.5, 10**5000, "a" * 10**6], ids=kind_of)
def test_values_that_an_option_cannot_have_are_refused(game, value):
    option = game.info.options[0]
    with pytest.raises(BadOption) as refused:
        game.new(seats=2, options={option.name: value}, seed=SEED)
    told = dict(refused.value.params)
    assert (told["option"], told["allowed"]) == (option.name, ", ".join(map(str, option.values)))


@each_game
@pytest.mark.parametrize(
    "seed", [b"", bytes(31), bytes(33), "a" * 32, None, bytearray(32)], ids=kind_of
)
def test_a_seed_that_is_not_32_bytes_is_refused(game, seed):
    with pytest.raises(ValueError, match="32 bytes"):
        game.new(seats=2, seed=seed)
    with pytest.raises(ValueError, match="32 bytes"):
        game.reseed(game.new(seats=2, seed=SEED), seed)


@each_game
@pytest.mark.parametrize(
    "text", [None, 5, 1.5, b"a1-c2", ["a1"], {}, "", "?" * 10**6, "ä"], ids=kind_of
)
def test_what_is_no_notation_is_refused(game, text):
    state = game.new(seats=2, seed=SEED)
    with pytest.raises(BadNotation) as refused:
        game.parse(state, state.to_act[0], text)
    assert len(refused.value.params["notation"]) <= 60


NO_NOTATION = {
    "docker": "+ +a4 a1c2 A1-c2 resign +b１",
    "gurkensolo": "R R+3 R+0 r+1 R-3 fix:R-1 fix:RxG GxR RxR Pass keep: keep:RGYR keep:RGY skip!",
    "pick_and_pack": "c4 g4>A c4>E c4!bc:R>A c4!bc:M",
    "pier18": "keep:P09+P09 keep:P19+P01 keep:P01 P07/4 P7/2 plan/4 plan p07/2",
    "kraftwagen": "take take:hire+buyer take:build start:hire card:3 buyer:none body:shop"
    " body:racer engine:scrap-b8 car:b4/e3/w0/p8 car:b4/e3/w2 car:b4/e3/w2/p8/benz diesel:b4"
    " resign",
}


@pytest.mark.parametrize("key", NO_NOTATION)
def test_notation_is_read_to_the_letter(key):
    game = GAMES[key]
    state = game.new(seats=2, seed=SEED)
    good = str(game.legal_actions(state, state.to_act[0])[0])
    for text in (*NO_NOTATION[key].split(), f"{good} ", f" {good}", f"{good}\n"):
        with pytest.raises(BadNotation):
            game.parse(state, state.to_act[0], text)


def test_what_is_not_legal_here_is_not_called_malformed():
    state = GAMES["docker"].new(seats=2, seed=SEED)
    with pytest.raises(IllegalAction):
        GAMES["docker"].parse(state, state.to_act[0], "a1-c2")


@each_game
@pytest.mark.parametrize("seat", [-1, 2, 99, None], ids=kind_of)
def test_only_a_seat_of_the_table_can_give_up(game, seat):
    with pytest.raises(CannotResign):
        game.resign(game.new(seats=2, seed=SEED), seat)


@each_game
def test_nobody_else_is_asked_and_nobody_after_the_end(game):
    options = {"arrange": "open"} if game.info.key == "pick_and_pack" else None
    state = game.new(seats=2, options=options, seed=SEED)
    text = str(game.legal_actions(state, state.to_act[0])[0])
    for seat in {0, 1} - set(state.to_act):
        with pytest.raises(NotYourTurn):
            game.parse(state, seat, text)
    over = game.resign(state, 0).state
    for said in (text, "nonsense"):
        with pytest.raises(GameOver):
            game.parse(over, 1, said)

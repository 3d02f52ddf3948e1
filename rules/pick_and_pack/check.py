"""Counting every tray and tile of a position of Pick & Pack."""

from collections import Counter

from rules.core.chance import SEED_BYTES
from rules.pick_and_pack.actions import is_possible_move
from rules.pick_and_pack.arranging import is_full
from rules.pick_and_pack.board import Turn
from rules.pick_and_pack.crates import NAMES, Mark, all_closed
from rules.pick_and_pack.grid import ALL_TRAYS, REACH, SQUARES
from rules.pick_and_pack.options import RANDOM, SECRET
from rules.pick_and_pack.state import PackState, choices
from rules.pick_and_pack.tiles import SUPPLY, Fate, Kind


def check(state: PackState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: trays or tiles are lost or doubled, or the position contradicts itself.
    """
    _check_trays(state)
    for seat in range(state.seats):
        _check_tiles(state, seat)
    _check_malfunctions(state)
    _check_phase(state)
    _check_questions(state)


def _check_trays(state: PackState) -> None:
    board = state.board
    assert len(board.grid) == len(SQUARES), "36 squares"
    assert 0 <= board.grabber < len(SQUARES), "the grabber is in the grid"
    crates = [crate for own in board.crates for crate in own]
    assert len(crates) == 2 * len(NAMES), "four crates a seat"
    trays = [abs(tray) for tray in board.grid if tray]
    trays += [tray for crate in crates for tray in crate.trays]
    assert tuple(sorted(trays)) == ALL_TRAYS, "trays are lost or doubled"


def _check_tiles(state: PackState, seat: int) -> None:
    board = state.board
    kinds = Counter(tile.kind for tile in board.tiles[seat])
    assert all(kinds[kind] <= SUPPLY[kind] for kind in Kind), f"seat {seat} has too many of a kind"
    assert kinds.total() == sum(SUPPLY.values()) or state.arranging, f"seat {seat} lacks tiles"
    played = _played(state, seat)
    assert not (played and state.arranging), "nobody plays while arranging"
    own, theirs = board.crates[seat], board.crates[1 - seat]
    premium = sum(crate.mark is Mark.PREMIUM for crate in own)
    wholesale = sum(crate.mark is Mark.WHOLESALE for crate in theirs)
    assert premium == played[Kind.PREMIUM], "every Premium tile lies on a crate"
    assert wholesale == played[Kind.WHOLESALE], "every Wholesale tile lies on a crate"
    assert 0 <= board.stored[seat] <= played[Kind.RUSH_ORDER], "stored Rush Orders were played"


def _played(state: PackState, seat: int) -> Counter[Kind]:
    return Counter(t.kind for t in state.board.tiles[seat] if t.fate is Fate.PLAYED)


def _check_malfunctions(state: PackState) -> None:
    hit = sum(tray < 0 for tray in state.board.grid)
    for seat in range(state.seats):
        jammed = sum(tile.fate is Fate.JAMMED for tile in state.board.tiles[seat])
        assert jammed <= _played(state, 1 - seat)[Kind.MALFUNCTION], "only Malfunctions jam"
        hit += jammed
    malfunctions = sum(_played(state, seat)[Kind.MALFUNCTION] for seat in range(state.seats))
    assert hit <= malfunctions, "a Malfunction hits one thing"


def _check_phase(state: PackState) -> None:
    setup, starter = state.setup, state.starter
    assert starter in (None, 0, 1), "a seat begins"
    assert starter is not None or setup.arrange == SECRET, "only secrets delay the draw"
    if state.arranging:
        _check_arranging(state)
    elif starter is not None:
        assert len(state.to_act) <= 1, "one seat is on turn"
        _check_turn(state)


def _check_arranging(state: PackState) -> None:
    board, to_act = state.board, state.to_act
    laid = [len(tiles) for tiles in board.tiles]
    assert state.setup.arrange != RANDOM, "random tiles need no arranging"
    assert (state.starter is None) == (state.setup.arrange == SECRET), "secrets delay the draw"
    assert all(tray > 0 for tray in board.grid), "no tray has moved"
    assert board.grid[board.grabber] == ALL_TRAYS[-1], "the grabber waits on the fullest tray"
    assert (state.turn, state.last) == (Turn(), None), "no turn has begun"
    assert all(tile.fate is None for own in board.tiles for tile in own), "no tile was played"
    if state.starter is None:
        ready = [seat for seat in range(state.seats) if to_act and seat not in to_act]
        assert all(is_full(board.tiles[seat]) for seat in ready), "ready with all tiles"
        assert sum(laid) + len(ready) <= state.ply, "one action for each tile"
        assert all(state.asked_at[seat] >= laid[seat] for seat in to_act), "asked after each"
    else:
        first, second = laid[state.starter], laid[1 - state.starter]
        assert first - second in (0, 1), "the seats fill their slots in turn"
        on_turn = state.starter if first == second else 1 - state.starter
        assert to_act in ((), (on_turn,)), "and the next one is asked"


def _check_turn(state: PackState) -> None:
    board, last, turn = state.board, state.last, state.turn
    has_begun = any(not tray for tray in board.grid) or any(_played(state, seat) for seat in (0, 1))
    assert has_begun == (last is not None), "the grabber has moved"
    if last is None:
        assert turn == Turn(), "no turn has begun"
        assert board.grid[board.grabber] == ALL_TRAYS[-1], "the grabber waits on the fullest tray"
        return
    assert is_possible_move(last.action), "a move of a seat"
    assert last.action.square == board.grabber, "the grabber is where it went"
    assert board.grabber in REACH[last.action.seat][last.source], "along a line"
    if turn != Turn():
        assert turn.moved, "a turn begins with a move"
        assert state.to_act == (last.action.seat,), "the seat that moved is asked"
        assert 0 <= turn.fresh <= board.stored[last.action.seat], "fresh Rush Orders are stored"
        assert 0 <= turn.spent <= SUPPLY[Kind.RUSH_ORDER], "spent Rush Orders"


def _check_questions(state: PackState) -> None:
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    assert state.ply >= 0, "plies count from 0"
    assert state.resigned in (None, 0, 1), "a seat gives up"
    board, to_act = state.board, state.to_act
    assert to_act in ((), (0,), (1,), (0, 1)), "seats in order"
    assert len(to_act) < 2 or state.starter is None, "only secrets are chosen at the same time"
    legal = choices(state.setup, to_act, board, state.turn, state.starter)
    for seat, asked in enumerate(state.asked_at):
        if seat in to_act:
            assert 0 <= asked <= state.ply, "asked in the past"
            assert legal[seat], "a seat that is asked can answer"
        else:
            assert asked == -1, "not asked"
    ended = state.resigned is not None or any(map(all_closed, board.crates))
    assert not (ended and to_act), "nobody is asked when the game is over"
    assert to_act or ended or not _can_move(state), "a game ends for a reason"


def _can_move(state: PackState) -> bool:
    """Tell whether a turn could begin for every seat, so that nobody is stuck."""
    seats = tuple(range(state.seats))
    fresh = choices(state.setup, seats, state.board, Turn(), state.starter)
    return all(fresh)

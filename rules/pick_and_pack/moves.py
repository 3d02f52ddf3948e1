"""Carry out moves: the grabber goes, and a tray is taken or a tile is played.

Each move has one effect of its own. Its parameters begin with ``seat``, ``from``, ``to`` and, with
a tile, ``slot``. Crates are named by their letters, as ``crate`` or as ``own`` and ``theirs``.
``total`` is what the crate (``own``) is worth now, ``their_total`` what ``theirs`` is; ``left`` is
how many open crates the owner has left.
"""

from rules.core.types import Effect, Value
from rules.pick_and_pack import crates
from rules.pick_and_pack.actions import FIRST_SLOT, PackAction, hit_name
from rules.pick_and_pack.board import Board, with_seat
from rules.pick_and_pack.crates import NAMES, Crates, Mark, worth
from rules.pick_and_pack.grid import SLOTS, SQUARES, place_of
from rules.pick_and_pack.tiles import Fate, Kind, Tile

_Facts = tuple[tuple[str, Value], ...]


def act(board: Board, action: PackAction) -> tuple[Board, tuple[Effect, ...]]:
    """The board after a move, and what happened; the effect of the move itself comes last."""
    happened: tuple[Effect, ...] = ()
    if action.rush:
        seat = action.seat
        left = board.stored[seat] - 1
        board = board._replace(stored=with_seat(board.stored, seat, left))
        happened = (Effect("rushed", (("seat", seat), ("stored", left))),)
    move = _take if action.kind is None else _play
    after, effect = move(board, action)
    return after, (*happened, effect)


def _take(board: Board, action: PackAction) -> tuple[Board, Effect]:
    """The tray on the square goes onto a crate."""
    seat, square, own = action.seat, action.square, action.own
    assert square is not None
    assert own is not None
    apples = board.grid[square]
    packed = crates.put(board.crates[seat], own, apples)
    grid = (*board.grid[:square], 0, *board.grid[square + 1 :])
    stacks = with_seat(board.crates, seat, packed)
    details = (("apples", apples), ("crate", NAMES[own]), ("total", worth(packed[own])))
    facts = _way(board, seat, square) + details
    return Board(square, grid, board.tiles, stacks, board.stored), Effect("took", facts)


def _play(board: Board, action: PackAction) -> tuple[Board, Effect]:
    """The tile is played. The kinds of targets that an action has say what its tile does."""
    seat, square, slot, kind = action.seat, action.square, action.slot, action.kind
    assert square is not None
    assert slot is not None
    assert kind is not None
    facts = (*_way(board, seat, square), ("slot", SLOTS[seat][slot]))
    tiles = with_seat(board.tiles, seat, _turned(board.tiles[seat], slot, Fate.PLAYED))
    board = Board(square, board.grid, tiles, board.crates, board.stored)
    match action.own, action.theirs, action.hit:
        case int(own), None, None:
            return _close(board, seat, own, Mark.PREMIUM, facts)
        case None, int(theirs), None:
            return _close(board, 1 - seat, theirs, Mark.WHOLESALE, (*facts, _other(seat)))
        case None, None, int(hit):
            return _jam(board, seat, hit, facts)
        case int(own), int(theirs), None:
            carry_out = _fetch if kind is Kind.QUALITY_CONTROL else _exchange
            return carry_out(board, seat, own, theirs, (*facts, _other(seat)))
        case _ if kind is Kind.RUSH_ORDER:
            return _store(board, seat, facts)
        case _:
            return board, Effect("wasted", (*facts, ("tile", kind.value)))


def _close(board: Board, owner: int, index: int, mark: Mark, facts: _Facts) -> tuple[Board, Effect]:
    """A Premium or a Wholesale tile is laid onto a crate."""
    closed = crates.close(board.crates[owner], index, mark)
    details = (
        ("crate", NAMES[index]),
        ("total", worth(closed[index])),
        ("left", len(crates.open_crates(closed))),
    )
    after = board._replace(crates=with_seat(board.crates, owner, closed))
    return after, Effect(mark.value, facts + details)


def _store(board: Board, seat: int, facts: _Facts) -> tuple[Board, Effect]:
    stored = board.stored[seat] + 1
    after = board._replace(stored=with_seat(board.stored, seat, stored))
    return after, Effect("stored", (*facts, ("stored", stored)))


def _fetch(board: Board, seat: int, own: int, theirs: int, facts: _Facts) -> tuple[Board, Effect]:
    """Quality Control: a tray of the opponent comes over."""
    giving, tray = crates.take(board.crates[1 - seat], theirs)
    taking = crates.put(board.crates[seat], own, tray)
    after = board._replace(crates=_by_seat(seat, taking, giving))
    details = _crate_facts(own, theirs, taking, giving)
    return after, Effect("fetched", (*facts, *details, ("apples", tray)))


def _exchange(
    board: Board, seat: int, own: int, theirs: int, facts: _Facts
) -> tuple[Board, Effect]:
    """Order Mix-up: two trays change places."""
    mine, gave = crates.take(board.crates[seat], own)
    others, got = crates.take(board.crates[1 - seat], theirs)
    mine, others = crates.put(mine, own, got), crates.put(others, theirs, gave)
    after = board._replace(crates=_by_seat(seat, mine, others))
    details = _crate_facts(own, theirs, mine, others)
    return after, Effect("exchanged", (*facts, *details, ("got", got), ("gave", gave)))


def _jam(board: Board, seat: int, hit: int, facts: _Facts) -> tuple[Board, Effect]:
    """Malfunction: a tray of the grid, or a tile of the opponent, is turned face down."""
    facts = (*facts, ("target", hit_name(seat, hit)))
    if hit < FIRST_SLOT:
        apples = board.grid[hit]
        grid = (*board.grid[:hit], -apples, *board.grid[hit + 1 :])
        return board._replace(grid=grid), Effect("tray-jammed", (*facts, ("apples", apples)))
    slot, others = hit - FIRST_SLOT, board.tiles[1 - seat]
    turned = with_seat(board.tiles, 1 - seat, _turned(others, slot, Fate.JAMMED))
    details = (_other(seat), ("tile", others[slot].kind.value), *place_of(SLOTS[1 - seat][slot]))
    return board._replace(tiles=turned), Effect("tile-jammed", facts + details)


def _turned(tiles: tuple[Tile, ...], slot: int, fate: Fate) -> tuple[Tile, ...]:
    return (*tiles[:slot], Tile(tiles[slot].kind, fate), *tiles[slot + 1 :])


def _by_seat(seat: int, own: Crates, theirs: Crates) -> tuple[Crates, Crates]:
    return (theirs, own) if seat else (own, theirs)


def _way(board: Board, seat: int, square: int) -> _Facts:
    return ("seat", seat), ("from", SQUARES[board.grabber]), ("to", SQUARES[square])


def _other(seat: int) -> tuple[str, int]:
    return "other_seat", 1 - seat


def _crate_facts(own: int, theirs: int, mine: Crates, others: Crates) -> _Facts:
    return (
        ("own", NAMES[own]),
        ("theirs", NAMES[theirs]),
        ("total", worth(mine[own])),
        ("their_total", worth(others[theirs])),
    )

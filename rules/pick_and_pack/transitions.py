"""From one question to the next: arranging, moving the grabber, ending."""

from collections.abc import Callable, Mapping

from rules.core.chance import Chance
from rules.core.errors import IllegalAction
from rules.core.types import Effect, Step
from rules.pick_and_pack import arranging, effects
from rules.pick_and_pack.actions import PackAction, Verb
from rules.pick_and_pack.board import Board, LastMove, Turn, with_seat
from rules.pick_and_pack.crates import EMPTY, all_closed
from rules.pick_and_pack.grid import ALL_TRAYS
from rules.pick_and_pack.legal import turn_actions
from rules.pick_and_pack.moves import act
from rules.pick_and_pack.options import OPEN, RANDOM, SECRET, PackSetup
from rules.pick_and_pack.scoring import outcome
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import Kind, Tile

NOBODY = (-1, -1)
"""When each seat was asked, where none is."""

_CLOSING = (Kind.PREMIUM, Kind.WHOLESALE)

Effects = tuple[Effect, ...]


def apply(state: PackState, action: PackAction) -> Step[PackState]:
    """See :meth:`Game.apply`. Undo may cross what a seat does while it is asked for more."""
    return _TRANSITIONS[action.verb](state, action)


def fill(state: PackState, action: PackAction) -> Step[PackState]:
    """A tile is laid into a slot."""
    seat, kind = action.seat, action.kind
    assert kind is not None
    after = _with_tiles(state, seat, (*state.board.tiles[seat], Tile(kind)))
    if state.setup.arrange == OPEN:
        return _arrange_in_turn(after, 1 - seat, (effects.placed(action, None),))
    return Step(_arranging_on(after, seat), (effects.placed(action, (seat,)),), barrier=False)


def clear(state: PackState, action: PackAction) -> Step[PackState]:
    """All tiles of the seat are taken back."""
    seat = action.seat
    after = _arranging_on(_with_tiles(state, seat, ()), seat)
    return Step(after, (effects.cleared(seat),), barrier=False)


def laid_in_secret(state: PackState, seat: int) -> str | None:
    """Return the letters of the tiles that *seat* has laid; None where it lays none in secret."""
    if state.starter is not None or seat not in state.to_act:
        return None
    return "".join(tile.kind for tile in state.board.tiles[seat])


def restore(state: PackState, seat: int, choice: str) -> Step[PackState]:
    """Lay the tiles of these *choice* at once, as *seat* had laid them one by one."""
    tiles = arranging.tiles_of(choice)
    others = sum(map(len, state.board.tiles)) - len(state.board.tiles[seat])
    # Each of them, and each "ready", has taken a ply.
    spent = 0 if tiles is None else len(tiles) + others + len(state.asked_at) - len(state.to_act)
    if tiles is None or laid_in_secret(state, seat) is None or spent > state.ply:
        raise IllegalAction(choice)
    after = _arranging_on(_with_tiles(state, seat, tiles), seat)
    return Step(after, (effects.restored(seat, len(tiles)),), barrier=False)


def ready(state: PackState, action: PackAction) -> Step[PackState]:
    """The seat's tiles are final. When both are ready, all are shown and the first turn begins."""
    seat = action.seat
    happened = effects.about("ready", seat)
    if len(state.to_act) == 1:
        starter = Chance(state.seed, state.ply + 1).below(2)
        return _first_turn(state._replace(starter=starter), starter, (happened,))
    after = state._replace(
        ply=state.ply + 1,
        to_act=(1 - seat,),
        asked_at=with_seat(state.asked_at, seat, -1),
        legal=with_seat(state.legal, seat, ()),
    )
    return Step(after, (happened,), barrier=True)


def move(state: PackState, action: PackAction) -> Step[PackState]:
    """The grabber moves; then the seat is asked for a Rush Order, or the turn passes on."""
    seat, kind = action.seat, action.kind
    board, happened = act(state.board, action)
    last = LastMove(action, state.board.grabber)
    if kind in _CLOSING:
        for owner, crates in enumerate(board.crates):
            if all_closed(crates):
                ended = state._replace(board=board, last=last)
                return over(ended, (*happened, effects.about("packed", owner)))
    _, fresh, spent = state.turn
    turn = Turn(True, fresh + (kind is Kind.RUSH_ORDER), spent + action.rush)
    legal = turn_actions(state.setup, board, seat, turn)
    if legal:
        return Step(_asked(state, seat, legal, board, turn, last), happened, barrier=False)
    return _next_turn(state, 1 - seat, happened, board, last)


def stop(state: PackState, action: PackAction) -> Step[PackState]:
    """The seat keeps its Rush Orders, and its turn is over."""
    seat = action.seat
    happened = effects.about("stopped", seat)
    return _next_turn(state, 1 - seat, (happened,), state.board, state.last)


def over(state: PackState, happened: Effects) -> Step[PackState]:
    """The game ends with the crates and the resignation of *state*."""
    after = state._replace(
        ply=state.ply + 1, to_act=(), asked_at=NOBODY, turn=Turn(), legal=((), ())
    )
    ended = outcome(after)
    assert ended is not None
    return Step(after, (*happened, effects.ended(after.board.crates, ended.ranks)), barrier=True)


def _with_tiles(state: PackState, seat: int, tiles: arranging.Tiles) -> PackState:
    board = state.board._replace(tiles=with_seat(state.board.tiles, seat, tiles))
    return state._replace(board=board)


def _arranging_on(state: PackState, seat: int) -> PackState:
    """*seat* has done something in secret, and is asked for more; its neighbour notices nothing."""
    ply = state.ply + 1
    legal = arranging.choices(seat, state.board.tiles[seat])
    return state._replace(
        ply=ply,
        asked_at=with_seat(state.asked_at, seat, ply),
        legal=with_seat(state.legal, seat, legal),
    )


def _arrange_in_turn(state: PackState, seat: int, happened: Effects) -> Step[PackState]:
    """In sight of both, it is for *seat* to fill a slot, or the game begins."""
    if not state.arranging:
        assert state.starter is not None
        return _first_turn(state, state.starter, happened)
    legal = arranging.choices(seat, state.board.tiles[seat])
    return Step(_asked(state, seat, legal, state.board, Turn(), None), happened, barrier=True)


def _first_turn(state: PackState, seat: int, happened: Effects) -> Step[PackState]:
    happened = (*happened, effects.about("begins", seat))
    return _next_turn(state, seat, happened, state.board, None)


def _next_turn(
    state: PackState, seat: int, happened: Effects, board: Board, last: LastMove | None
) -> Step[PackState]:
    """The turn of *seat* begins, or the game ends because it cannot move."""
    legal = turn_actions(state.setup, board, seat, Turn())
    if legal:
        return Step(_asked(state, seat, legal, board, Turn(), last), happened, barrier=True)
    ended = state._replace(board=board, last=last)
    return over(ended, (*happened, effects.about("stuck", seat)))


def _asked(
    state: PackState,
    seat: int,
    legal: tuple[PackAction, ...],
    board: Board,
    turn: Turn,
    last: LastMove | None,
) -> PackState:
    """An action has been taken, and now *seat* alone is asked."""
    ply = state.ply + 1
    return PackState(
        state.setup,
        state.seed,
        ply,
        (seat,),
        with_seat(NOBODY, seat, ply),
        state.starter,
        board,
        turn,
        last,
        state.resigned,
        with_seat(((), ()), seat, legal),
    )


_TRANSITIONS: Mapping[Verb, Callable[[PackState, PackAction], Step[PackState]]] = {
    Verb.FILL: fill,
    Verb.CLEAR: clear,
    Verb.READY: ready,
    Verb.TAKE: move,
    Verb.PLAY: move,
    Verb.STOP: stop,
}
"""What each kind of action leads to."""


def deal(setup: PackSetup, seed: bytes) -> PackState:
    """The trays lie on the grid; the tiles are still to be arranged, or lie in random slots."""
    chance = Chance(seed, 0)
    trays = chance.shuffled(ALL_TRAYS)
    tiles: tuple[arranging.Tiles, arranging.Tiles] = ((), ())
    if setup.arrange == RANDOM:
        tiles = arranging.shuffled(chance), arranging.shuffled(chance)
    starter = None if setup.arrange == SECRET else chance.below(2)
    return PackState(
        setup=setup,
        seed=seed,
        ply=0,
        to_act=(0, 1) if starter is None else (starter,),
        asked_at=(-1 if starter == 1 else 0, -1 if starter == 0 else 0),
        starter=starter,
        board=Board(trays.index(ALL_TRAYS[-1]), trays, tiles, (EMPTY, EMPTY), (0, 0)),
        turn=Turn(),
        last=None,
        resigned=None,
    ).with_derived()


def give_up(state: PackState, seat: int) -> Step[PackState]:
    """See :meth:`Game.give_up`. The printed rules know no such thing: here it ends the game.

    The other seat has won regardless of the crates, and tiles that are hidden stay hidden.
    """
    return over(state._replace(resigned=seat), (effects.about("resigned", seat),))

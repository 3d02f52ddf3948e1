"""The start tiles: chosen from the seat nearest to the action tiles backwards."""

from rules.core.chance import Chance
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.buyers import Buyers
from rules.kraftwagen.cards import START_TILES, TILES
from rules.kraftwagen.chain import Link, tail
from rules.kraftwagen.mats import ALL_AWARDS, Mat
from rules.kraftwagen.money import Money
from rules.kraftwagen.research import dealt
from rules.kraftwagen.state import KraftwagenSetup, KraftwagenState
from rules.kraftwagen.stock import Stock
from rules.kraftwagen.table import Decision, Table, choosers, start_tiles_left
from rules.kraftwagen.tile_actions import Job
from rules.kraftwagen.turn_builder import TurnBuilder


def next_seat(turn: TurnBuilder) -> None:
    """The next seat chooses; where one tile is left, it gets that; after all the game begins."""
    waiting = choosers(turn.chain, turn.mats)
    if not waiting:
        turn.announce("turn", turn=turn.game_turn)
        turn.ask_seat(tail(turn.chain), Decision.TAKE)
        return
    left = start_tiles_left(turn.chain, turn.mats)
    if len(left) > 1:
        turn.ask_seat(waiting[0], Decision.START)
        return
    turn.seat = waiting[0]
    _take(turn, left[0])


def choose(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """A seat has chosen a start tile."""
    _take(turn, action.choice)


def _take(turn: TurnBuilder, tile: str) -> None:
    turn.record("start", tile=tile)
    turn.set_mat(turn.mat._replace(start=tile))
    turn.job = Job(tile, tasks=START_TILES[tile].tasks)


def first_table(seats: int, chance: Chance) -> Table:
    """The first position: the first game turn is prepared, and the first seat chooses."""
    chain: tuple[Link, ...] = chance.shuffled(range(seats))
    for size in sorted({len(actions) for actions in TILES.values()}):
        chain += chance.shuffled([name for name, actions in TILES.items() if len(actions) == size])
    mats = (Mat(),) * seats
    return Table(
        decision=Decision.START,
        active_seat=choosers(chain, mats)[0],
        game_turn=1,
        job=Job(),
        chain=chain,
        taken=0,
        mats=mats,
        stock=Stock(),
        research=dealt(chance),
        buyers=Buyers(),
        cars=(),
        awards=ALL_AWARDS,
        scoring=None,
        resigned=(),
        last=(),
    )


def deal(setup: KraftwagenSetup, seed: bytes) -> KraftwagenState:
    """The chain is shuffled, two research cards lie open, and the first seat chooses."""
    return KraftwagenState(
        setup=setup,
        seed=seed,
        ply=0,
        asked=0,
        table=first_table(setup.seats, Chance(seed, 0)),
        money=(Money(),) * setup.seats,
    )

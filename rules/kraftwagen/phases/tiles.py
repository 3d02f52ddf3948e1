"""The action tiles: one is taken, its actions begin in their order, and then a car is placed."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import TILES, Engineer
from rules.kraftwagen.chain import after_taking, tail
from rules.kraftwagen.effects import car_facts, old_facts, piece_facts, tile_facts
from rules.kraftwagen.legal import can_do_something
from rules.kraftwagen.market import sales, with_piece
from rules.kraftwagen.mats import Mat, helped
from rules.kraftwagen.phases import scoring
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision
from rules.kraftwagen.tile_actions import Job, TileAction
from rules.kraftwagen.turn_builder import TurnBuilder

_PARTS = frozenset({TileAction.BODY, TileAction.ENGINE})


def take(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """The worker at the tail goes to the place of a tile, and the tile to the head."""
    tile = action.choice
    turn.chain = after_taking(turn.chain, tile)
    turn.record("took", **tile_facts(tile), again=int(tail(turn.chain) == action.seat))
    turn.taken += 1
    turn.job = Job(tile, TILES[tile])


def begin_next(turn: TurnBuilder) -> None:
    """The next action of the tile begins, or the seat is asked which one it is."""
    if order_matters(turn.job, turn.mat):
        turn.ask(Decision.ORDER)
    else:
        _begin(turn, turn.job.left[0])


def order(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """The seat has said which action comes next."""
    turn.record("do", deed=action.choice)
    _begin(turn, TileAction(action.choice))


def order_matters(job: Job, mat: Mat) -> bool:
    """Tell whether a worker that is hired now could make the next part better."""
    left, can_wake = job.left, bool(mat.waiting and mat.supply)
    return can_wake and TileAction.HIRE in left and not _PARTS.isdisjoint(left)


def _begin(turn: TurnBuilder, action: TileAction) -> None:
    """*action* becomes the next task, with what the engineers of the seat add to it."""
    task, helpers = helped(action, turn.mat)
    for engineer in helpers:
        turn.record("helped", engineer=engineer.value)
    if Engineer.BUGATTI in helpers:
        turn.set_mat(turn.mat.having_used(Engineer.BUGATTI))
    left = turn.job.left
    place = left.index(action)
    turn.job = Job(turn.job.tile, (*left[:place], *left[place + 1 :]), (task,))


def offer(turn: TurnBuilder) -> None:
    """Decision for a car while one can be placed or Diesel can help; else the turn is over."""
    if can_do_something(turn.table):
        turn.ask(Decision.CAR)
    else:
        scoring.end(turn)


def exchange(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """Diesel puts a part from a workshop into a car, and the old one goes to the supply."""
    piece = action.piece
    assert piece is not None
    cars = turn.cars
    place = next(n for n, car in enumerate(cars) if car.price == action.number)
    car, old = with_piece(cars[place], piece)
    turn.set_mat(turn.mat.without_piece(piece).having_used(Engineer.DIESEL))
    turn.supply(old, 1)
    turn.cars = (*cars[:place], car, *cars[place + 1 :])
    turn.record("exchanged", **piece_facts(piece), **old_facts(old), price=car.price)


def place(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """A car goes to the market, and the turn is over."""
    car = action.car
    assert car is not None
    mat = turn.mat.without_piece(Piece(Kind.BODY, car.body))
    mat = mat.without_piece(Piece(Kind.ENGINE, car.engine))
    mat = mat._replace(canteen=mat.canteen - car.crew)
    turn.set_mat(mat if car.engineer is None else mat.having_used(car.engineer))
    active, before = turn.buyers.active, turn.cars
    turn.cars = cars = (*before, car)
    turn.record("placed", **car_facts(car), number=len(cars))
    for old, new in zip(sales(before, active), sales(cars, active), strict=True):
        if new.car == car and old.car is not None and old.car.seat != car.seat:
            turn.record("lured", buyer=new.buyer.value)
    scoring.end(turn)


def done(turn: TurnBuilder, _action: KraftwagenAction) -> None:
    """The seat places no car."""
    scoring.end(turn)

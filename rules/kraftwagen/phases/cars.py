"""The car step: Diesel if he is wanted, then a car if one is."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import Engineer
from rules.kraftwagen.effects import car_facts, old_facts, piece_facts
from rules.kraftwagen.legal import can_do_something
from rules.kraftwagen.market import with_piece
from rules.kraftwagen.phases import scoring
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision
from rules.kraftwagen.turn_builder import TurnBuilder


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
    cars = turn.table.cars
    place = next(n for n, car in enumerate(cars) if car.price == action.number)
    car, old = with_piece(cars[place], piece)
    turn.set_mat(turn.mat.without_piece(piece).having_used(Engineer.DIESEL))
    turn.stock(old, 1)
    turn.table = turn.table._replace(cars=(*cars[:place], car, *cars[place + 1 :]))
    turn.record("exchanged", **piece_facts(piece), **old_facts(old), price=car.price)


def place(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """A car goes to the market, and the turn is over."""
    car = action.car
    assert car is not None
    mat = turn.mat.without_piece(Piece(Kind.BODY, car.body))
    mat = mat.without_piece(Piece(Kind.ENGINE, car.engine))
    mat = mat._replace(canteen=mat.canteen - car.crew)
    turn.set_mat(mat if car.engineer is None else mat.having_used(car.engineer))
    cars = (*turn.table.cars, car)
    turn.table = turn.table._replace(cars=cars)
    turn.record("placed", **car_facts(car), number=len(cars))
    scoring.end(turn)


def done(turn: TurnBuilder, _action: KraftwagenAction) -> None:
    """The seat places no car."""
    scoring.end(turn)

"""The car step: Diesel if he is wanted, then a car if one is."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import Engineer
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.effects import car_facts, old_facts, piece_facts
from rules.kraftwagen.legal import can_do_something
from rules.kraftwagen.market import with_piece
from rules.kraftwagen.phases import turn_end
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.turn_builder import Draft


def offer(draft: Draft) -> None:
    """Ask for a car while one can be placed or Diesel can help; else the turn is over."""
    if can_do_something(draft.table):
        draft.ask(Ask.CAR)
    else:
        turn_end.end(draft)


def exchange(draft: Draft, action: KraftwagenAction) -> None:
    """Diesel puts a part from a workshop into a car, and the old one goes to the supply."""
    piece = action.piece
    assert piece is not None
    cars = draft.table.cars
    place = next(n for n, car in enumerate(cars) if car.price == action.number)
    car, old = with_piece(cars[place], piece)
    draft.set_mat(draft.mat.without_piece(piece).having_used(Engineer.DIESEL))
    draft.stock(old, 1)
    draft.table = draft.table._replace(cars=(*cars[:place], car, *cars[place + 1 :]))
    draft.tell("exchanged", **piece_facts(piece), **old_facts(old), price=car.price)


def place(draft: Draft, action: KraftwagenAction) -> None:
    """A car goes to the market, and the turn is over."""
    car = action.car
    assert car is not None
    mat = draft.mat.without_piece(Piece(Kind.BODY, car.body))
    mat = mat.without_piece(Piece(Kind.ENGINE, car.engine))
    mat = mat._replace(canteen=mat.canteen - car.crew)
    draft.set_mat(mat if car.engineer is None else mat.having_used(car.engineer))
    cars = (*draft.table.cars, car)
    draft.table = draft.table._replace(cars=cars)
    draft.tell("placed", **car_facts(car), number=len(cars))
    turn_end.end(draft)


def done(draft: Draft, _action: KraftwagenAction) -> None:
    """The seat places no car."""
    turn_end.end(draft)

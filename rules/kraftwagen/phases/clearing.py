"""The clearing of the table after a scoring, and the preparation of the next game turn."""

from rules.kraftwagen.cards import TURNS
from rules.kraftwagen.chain import tail
from rules.kraftwagen.phases import ending
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.turn_builder import TurnBuilder


def clear(turn: TurnBuilder) -> None:
    """Cars, race cars and buyers go back where they belong; then comes a game turn, or the end."""
    _scrap_cars(turn)
    turn.set_mats([mat._replace(used=(), space=0, laps=0) for mat in turn.table.mats])
    turn.table = turn.table._replace(cars=(), taken=0)
    if turn.table.game_turn == TURNS:
        turn.table = turn.table._replace(buyers=turn.table.buyers.returned())
        ending.finish(turn)
    else:
        turn.table = prepared(turn.table)
        turn.announce("turn", turn=turn.table.game_turn)
        turn.ask_seat(tail(turn.table.chain), Decision.TAKE)


def prepared(table: Table) -> Table:
    """The next game turn: its prices can be used, and white money is laid out."""
    return table._replace(game_turn=table.game_turn + 1, buyers=table.buyers.prepared())


def _scrap_cars(turn: TurnBuilder) -> None:
    """Crews go to the supply of their owners, where they bring no development to life."""
    for car in turn.table.cars:
        turn.stock(Piece(Kind.BODY, car.body), 1)
        turn.stock(Piece(Kind.ENGINE, car.engine), 1)
        mat = turn.table.mats[car.seat]
        turn.set_mat(mat._replace(supply=mat.supply + car.crew), car.seat)

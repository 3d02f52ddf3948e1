"""The clearing of the table after a scoring, and the preparation of the next game turn."""

from rules.kraftwagen.cards import TURNS
from rules.kraftwagen.chain import tail
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.phases import ending
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Table
from rules.kraftwagen.turn_builder import Draft


def clear(draft: Draft) -> None:
    """Cars, race cars and buyers go back where they belong; then comes a game turn, or the end."""
    _scrap_cars(draft)
    draft.set_mats([mat._replace(used=(), space=0, laps=0) for mat in draft.table.mats])
    draft.table = draft.table._replace(cars=(), taken=0)
    if draft.table.game_turn == TURNS:
        draft.table = draft.table._replace(buyers=draft.table.buyers.returned())
        ending.finish(draft)
    else:
        draft.table = prepared(draft.table)
        draft.announce("turn", turn=draft.table.game_turn)
        draft.ask_seat(tail(draft.table.chain), Ask.TAKE)


def prepared(table: Table) -> Table:
    """The next game turn: its prices can be used, and white money is laid out."""
    return table._replace(game_turn=table.game_turn + 1, buyers=table.buyers.prepared())


def _scrap_cars(draft: Draft) -> None:
    """Crews go to the supply of their owners, where they bring no development to life."""
    for car in draft.table.cars:
        draft.stock(Piece(Kind.BODY, car.body), 1)
        draft.stock(Piece(Kind.ENGINE, car.engine), 1)
        mat = draft.table.mats[car.seat]
        draft.set_mat(mat._replace(supply=mat.supply + car.crew), car.seat)

"""The end of the game."""

from rules.kraftwagen.scoring import places, scores
from rules.kraftwagen.table import Decision
from rules.kraftwagen.tile_actions import Job
from rules.kraftwagen.turn_builder import TurnBuilder


def finish(turn: TurnBuilder) -> None:
    """Nobody is asked any more, and who has won is announced."""
    turn.table = table = turn.table._replace(job=Job())
    turn.ask(Decision.OVER)
    winner = places(table, turn.money).index(1)
    turn.record_of(winner, "won", money=scores(table, turn.money)[winner])

"""The end of the game."""

from rules.kraftwagen.decision import Ask
from rules.kraftwagen.scoring import ranks, scores
from rules.kraftwagen.tile_actions import Job
from rules.kraftwagen.turn_builder import Draft


def finish(draft: Draft) -> None:
    """Nobody is asked any more, and it is told who has won."""
    draft.table = table = draft.table._replace(job=Job())
    draft.ask(Ask.OVER)
    winner = ranks(table, draft.money).index(1)
    draft.tell_of(winner, "won", money=scores(table, draft.money)[winner])

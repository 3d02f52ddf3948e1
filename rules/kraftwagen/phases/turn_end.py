"""The end of a turn: awards, and who moves next if the action phase goes on."""

from rules.kraftwagen import mats
from rules.kraftwagen.cards import LAST_CAR, LAST_TILE
from rules.kraftwagen.chain import tail
from rules.kraftwagen.phases import scoring
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.turn_builder import TurnBuilder


def end(turn: TurnBuilder) -> None:
    """The seat on turn is given its awards, and its turn is over."""
    mat = turn.mat
    left, after = mats.given(turn.table.awards, mat)
    for award in after.awards[len(mat.awards) :]:
        turn.record("award", goal=award.goal.value, value=award.value)
    if after is not mat:
        turn.set_mat(after)
        turn.table = turn.table._replace(awards=left)
    go_on(turn)


def go_on(turn: TurnBuilder) -> None:
    """A turn is over: the seat at the tail moves, or the game turn is scored."""
    reason = reason_to_score(turn.table)
    if reason is None:
        turn.ask_seat(tail(turn.table.chain), Decision.TAKE)
    else:
        turn.announce("phase-over", reason=reason)
        scoring.begin(turn)


def reason_to_score(table: Table) -> str | None:
    """Return the reason why the action phase is over; None while it is not."""
    if len(table.cars) >= LAST_CAR:
        return "cars"
    if table.buyers.marker == 0:
        return "marker"
    return "tiles" if table.taken >= LAST_TILE else None

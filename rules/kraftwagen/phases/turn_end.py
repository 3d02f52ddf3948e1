"""The end of a turn: awards, and who moves next if the action phase goes on."""

from rules.kraftwagen import awards
from rules.kraftwagen.cards import LAST_CAR, LAST_TILE
from rules.kraftwagen.chain import tail
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.phases import scoring
from rules.kraftwagen.table import Table
from rules.kraftwagen.turn_builder import Draft


def end(draft: Draft) -> None:
    """The seat on turn is given its awards, and its turn is over."""
    mat = draft.mat
    left, after = awards.given(draft.table.awards, mat)
    for award in after.awards[len(mat.awards) :]:
        draft.tell("award", goal=award.goal.value, value=award.value)
    if after is not mat:
        draft.set_mat(after)
        draft.table = draft.table._replace(awards=left)
    go_on(draft)


def go_on(draft: Draft) -> None:
    """A turn is over: the seat at the tail moves, or the game turn is scored."""
    reason = reason_to_score(draft.table)
    if reason is None:
        draft.ask_seat(tail(draft.table.chain), Ask.TAKE)
    else:
        draft.announce("phase-over", reason=reason)
        scoring.begin(draft)


def reason_to_score(table: Table) -> str | None:
    """Why the action phase is over; None while it is not."""
    if len(table.cars) >= LAST_CAR:
        return "cars"
    if table.buyers.marker == 0:
        return "marker"
    return "tiles" if table.taken >= LAST_TILE else None

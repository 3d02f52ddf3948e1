"""Who is offered to take what back, on the board and on a private screen."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from people import running

from cogs.tables.messages.undo_view import undo_buttons
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.undo import openly_free_plies
from data.i18n import translator
from data.store import HistoryEntry, Standing, Status

AT = datetime(2026, 1, 1, tzinfo=UTC)


def labels(free: tuple[int, ...], *, can_redo: bool = False, status: Status = Status.RUNNING):
    table = kraftwagen()
    table = table.stored_as(replace(table.session, standing=Standing(status)))
    buttons = undo_buttons(table, 0, free, translator("en"), can_redo=can_redo)
    return [button.press.word for button in buttons]


@pytest.mark.parametrize(
    ("free", "offered"), [((), []), ((4,), ["last"]), ((4, 3), ["last", "turn"])]
)
def test_a_turn_restarts_where_it_had_several_presses(
    free: tuple[int, ...], offered: list[str]
) -> None:
    assert labels(free) == offered
    assert labels(free, can_redo=True) == [*offered, "again"]


def test_a_table_that_is_over_offers_nothing() -> None:
    assert labels((4, 3), can_redo=True, status=Status.FINISHED) == []


def kraftwagen() -> LiveTable:
    """A table with one seat that is asked in public."""
    session = running(game="kraftwagen")
    return LiveTable(replace(session, ply=1), LiveTable(session).state)


def entry(seat: int, *effects: list[object]) -> HistoryEntry:
    return HistoryEntry(
        ply=0, seat=seat, text="x", effects=list(effects), digest="", barrier=False, at=AT
    )


def test_everybody_sees_what_everybody_saw_being_done() -> None:
    table = kraftwagen()
    (seat,) = table.session.to_act
    assert openly_free_plies(table, [entry(seat, ["done", [], None])]) == (0,)


def test_what_only_one_seat_knows_of_stays_off_the_board() -> None:
    table = kraftwagen()
    (seat,) = table.session.to_act
    assert openly_free_plies(table, [entry(seat, ["done", [], [seat]])]) == ()


def test_what_somebody_else_did_is_not_offered_to_the_one_asked() -> None:
    table = kraftwagen()
    (seat,) = table.session.to_act
    assert openly_free_plies(table, [entry(1 - seat, ["done", [], None])]) == ()

"""Tables that wait for a person come in the order of their urgency, and all of them come."""

from dataclasses import replace
from datetime import timedelta

import pytest
from people import ADA, BO, NOW, running

from cogs.commands.turns import _following
from cogs.table.asked import waiting_first, waiting_for
from data.store import SeatClock, Session, Standing, Status

DAY = timedelta(days=1)


def table(number: int, days: float | None) -> Session:
    """A table that asks Ada, who has so many days."""
    session = replace(running(ADA, BO), id=number, to_act=(0,))
    deadline = None if days is None else NOW + days * DAY
    clock = SeatClock(left=DAY, since=NOW, deadline=deadline)
    return replace(session, clocks=(clock, SeatClock(left=DAY)))


def test_the_nearest_deadline_comes_first_and_tables_without_a_clock_last() -> None:
    sessions = [table(1, None), table(2, 3), table(3, 1)]
    assert [s.id for s in waiting_for(sessions, ADA.user_id)] == [3, 2, 1]


@pytest.mark.parametrize(
    "changes",
    [
        {"to_act": (1,)},
        {"seats": tuple(replace(each, robot="easy") for each in running(ADA, BO).seats)},
        {"standing": Standing(Status.FINISHED)},
        {"standing": Standing(Status.RUNNING, frozen_at=NOW)},
        {"standing": Standing(Status.RUNNING, lost_at=NOW)},
        {"standing": Standing(Status.RUNNING, asleep_at=NOW, paused_by="Mo")},
    ],
)
def test_only_what_can_be_answered_waits(changes: dict[str, object]) -> None:
    assert waiting_for([replace(table(1, 1), **changes)], ADA.user_id) == []


def test_a_list_begins_with_what_waits_and_keeps_the_order_of_the_rest() -> None:
    resting = [replace(table(number, 1), to_act=(1,)) for number in (1, 2)]
    sessions = [*resting, table(3, 3), table(4, 1)]
    assert [s.id for s in waiting_first(sessions, ADA.user_id)] == [4, 3, 1, 2]


def test_next_leads_through_all_tables_and_round_again() -> None:
    waiting = [table(number, number) for number in (4, 5, 6)]
    seen, after = [], 0
    for _ in range(4):
        after = _following(waiting, after).id
        seen.append(after)
    assert seen == [4, 5, 6, 4]
    assert _following(waiting, 99).id == 4

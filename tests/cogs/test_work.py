"""A process publishes in order, and tells each message apart from every other."""

from dataclasses import replace

from people import ADA, NOW

from cogs.tables.delivery.board_messages import task_nonce
from cogs.tables.delivery.work import Work
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Place, open_lobby
from data.store import Committed, Task, TaskKind


def task(number: int, *, attempts: int = 0) -> Task:
    return Task(id=number, kind=TaskKind.BOARD, ply=number, attempts=attempts)


def test_a_task_that_comes_again_late_stays_before_newer_ones() -> None:
    work = Work()
    work.add([task(5), task(6)])
    work.add([task(4, attempts=1)])
    assert [each.id for each in work.tasks] == [4, 5, 6]


def test_a_task_is_noted_once() -> None:
    work = Work()
    work.add([task(5)])
    work.add([task(5, attempts=1)])
    assert work.tasks == [task(5)]


def test_a_board_of_a_later_ply_is_never_taken_for_one_that_arrived_unnoticed() -> None:
    session = replace(
        open_lobby("docker", ADA, Place(1, 2), Appearance("en", "dark")), id=7, created_at=NOW
    )
    failed = task(4)
    assert task_nonce(session, failed) == task_nonce(session, failed)
    assert task_nonce(session, failed) != task_nonce(replace(session, ply=1), failed)
    assert task_nonce(session, failed) != task_nonce(session, task(5))


def test_a_position_is_forgotten_when_another_process_has_changed_it() -> None:
    session = open_lobby("docker", ADA, Place(1, 2), Appearance("en", "dark"))
    work, table = Work(), LiveTable(session)
    work.note(table, Committed(session, (task(5),)))
    assert work.newest is table
    work.add([task(6)])
    assert work.newest is None
    work.note(table, Committed(session, (task(5),)))
    assert work.newest is None
    work.note(table, Committed(session, (task(7),)))
    assert work.newest is table

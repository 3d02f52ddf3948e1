"""One call, one transaction: the service on a real store."""

import asyncio
from pathlib import Path

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, asked, first_action, opened, started
from refusals import codes_of, refused

from cogs.table.lobby import Person, set_option
from cogs.table.service import TableService
from data.store import Conflict, Session, Store, Task, TaskKind
from rules import RulesError

Told = list[tuple[Session, tuple[Task, ...]]]


@pytest.fixture
def told() -> Told:
    """Collect the announcements."""
    return []


@pytest.fixture
def service(store: Store, told: Told) -> TableService:
    return TableService(store, lambda table, done, _: told.append((table.session, done.tasks)))


async def test_what_is_announced_is_what_was_stored_with_its_tasks(
    service: TableService, store: Store, told: Told
) -> None:
    session = (await started(service, ADA, BO)).session
    announced, tasks = told[-1]
    assert announced == session == await store.get(session.id)
    assert {task.kind for task in tasks} == {TaskKind.LOBBY, TaskKind.BOARD}
    pending = await store.pending_tasks(session.id)
    assert [task.id for _, each in told for task in each] == [task.id for task in pending]


async def test_what_is_refused_leaves_no_trace(
    service: TableService, store: Store, told: Told
) -> None:
    session = (await started(service, ADA, BO)).session
    before = len(told)
    with pytest.raises(RulesError):
        await service.act(session.id, asked(session), 0, "a1-a1")
    with refused("already-started"):
        await service.join(session.id, CLEO)
    assert await store.get(session.id) == session
    assert await store.history(session.id) == ()
    assert len(told) == before


async def test_a_table_that_does_not_exist_is_no_surprise(service: TableService) -> None:
    for number in (0, 77, 10**18 - 1):
        with refused("no-such-table"):
            await service.join(number, ADA)


@pytest.mark.usefixtures("own_deals")
async def test_every_game_gets_a_seed_of_its_own(service: TableService) -> None:
    first, second = (
        (await started(service, ADA, BO)).session,
        (await started(service, ADA, BO)).session,
    )
    assert len(first.seed) == 32
    assert first.seed != second.seed


async def test_a_crowd_fills_the_seats_and_no_more(service: TableService, store: Store) -> None:
    session = await opened(service, ADA)
    crowd = [Person(number, f"P{number}") for number in range(100, 110)]
    results = await asyncio.gather(
        *(service.join(session.id, person) for person in crowd), return_exceptions=True
    )
    assert codes_of(results) == ["table-full"] * 7
    assert len((await store.get(session.id)).seats) == 4


async def test_the_same_press_at_two_processes_counts_once(store: Store, tmp_path: Path) -> None:
    elsewhere = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    services = [TableService(store, lambda *_: None), TableService(elsewhere, lambda *_: None)]
    session = (await started(services[0], ADA, BO)).session
    for _ in range(5):
        person, text = asked(session), first_action(session)
        results = await asyncio.gather(
            *(service.act(session.id, person, session.ply, text) for service in services),
            return_exceptions=True,
        )
        assert codes_of(results) in (["not-asked"], ["stale-press"])
        session = await store.get(session.id)
    assert session.ply == 5
    await elsewhere.close()


async def test_changes_of_two_processes_are_all_kept(store: Store, tmp_path: Path) -> None:
    elsewhere = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    services = [TableService(store, lambda *_: None), TableService(elsewhere, lambda *_: None)]
    session = await opened(services[0], ADA)
    await asyncio.gather(
        services[0].join(session.id, BO),
        services[1].join(session.id, CLEO),
        services[0].change_lobby(session.id, set_option, ADA, "entry", "any"),
        services[1].join(session.id, DORA),
    )
    after = await store.get(session.id)
    assert {seat.name for seat in after.seats} == {"Ada", "Bo", "Cleo", "Dora"}
    assert dict(after.options)["entry"] == "any"
    with refused("table-full"):
        await services[1].join(session.id, EMIL)
    await elsewhere.close()


async def test_who_is_overtaken_again_and_again_is_told_to_try_once_more(
    service: TableService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await opened(service, ADA)

    async def overtaken(before: Session, *_: object, **__: object) -> None:
        raise Conflict(before.id, before.revision)

    monkeypatch.setattr(store, "commit", overtaken)
    with refused("busy"):
        await service.join(session.id, BO)

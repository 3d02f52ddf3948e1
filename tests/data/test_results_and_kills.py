"""Processes that end games side by side and are killed: each game counts once, or goes on."""

import asyncio
import multiprocessing
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection

from counted_games import counted, ended, people

from data.store import Busy, Session, Store

ENDED = 6
"""Games that each process has told of before both are killed, in the middle of the next one."""

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["data.store"])


async def test_killed_processes_leave_each_game_counted_once_or_not_over(url, running):
    store = await Store.open(url)
    table = replace(running, seats=people(12, 13))
    told = await asyncio.to_thread(_told_until_killed, url, table)
    rows = await counted(store)
    sessions = [await store.get(session_id) for session_id in told]
    assert all(session.standing.is_finished for session in sessions)
    seats = [(row.session_id, row.seat) for row in rows]
    assert len(set(seats)) == len(seats)
    assert {(session_id, seat) for session_id in told for seat in (0, 1)} <= set(seats)
    assert len(seats) <= 2 * (len(told) + 2), "at most the one that each had in hand"
    assert all(row.mean is not None for row in rows)
    assert (await store.recount()).changed == 0
    await store.close()


def _told_until_killed(url: str, table: Session) -> set[int]:
    """Let two processes end games; the ids of all of which they told before they were killed."""
    told: set[int] = set()
    working = []
    for _ in range(2):
        ours, theirs = processes.Pipe(duplex=False)
        process = processes.Process(target=end_games, args=(url, table, theirs))
        process.start()
        theirs.close()
        working.append((process, ours))
    for _, ours in working:
        told |= {ours.recv() for _ in range(ENDED)}
    for process, _ in working:
        process.kill()
    for process, ours in working:
        process.join()
        told |= set(_rest(ours))
    return told


def _rest(ours: Connection) -> list[int]:
    found = []
    try:
        while True:
            found.append(ours.recv())
    except (EOFError, OSError):
        return found


def end_games(url: str, table: Session, tell: Connection) -> None:
    """End games and tell of each, in a process of its own."""
    asyncio.run(_end_games(url, table, tell))


async def _end_games(url: str, table: Session, tell: Connection) -> None:
    store = await Store.open(url)
    while True:
        # SQLite lets no writer in by turns: on a busy machine one may wait for too long.
        with suppress(Busy):
            session, _ = await store.create(table)
            await store.commit(session, ended(session, 1, 2))
            tell.send(session.id)

"""The worker processes: they may die, hang or be orphaned, and only one request is harmed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.workers.pool import Duty, WorkerPool, WorkFailed, usual_processes
from cogs.workers.process import NICENESS, Priority
from tests.cogs.pool_work import die_once, never, quote_a_card

ROOT = Path(__file__).resolve().parents[2]
DUTY = Duty("tests.cogs.pool_work")
MODEST = Duty("tests.cogs.pool_work", Priority.IDLE)
PATIENCE = 0.01
HOUR = 3600.0


@asynccontextmanager
async def pool_of(
    processes: int = 1, patience: float = PATIENCE, idle: float = HOUR
) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(processes, patience=patience, idle_seconds=idle)
    try:
        yield pool
    finally:
        await pool.close()


async def pid_of(pool: WorkerPool, duty: Duty = DUTY) -> int:
    """The process that does what is asked next."""
    return await pool.run(duty, HOUR, os.getpid)


def begin(pool: WorkerPool, count: int, duty: Duty = DUTY) -> list[asyncio.Task[None]]:
    """Ask for so much that is never finished."""
    return [asyncio.create_task(pool.run(duty, HOUR, never)) for _ in range(count)]


async def test_work_is_done_in_one_process_as_long_as_it_keeps_up() -> None:
    async with pool_of(4) as pool:
        pids = {await pid_of(pool) for _ in range(3)}
        assert pids == set(pool.pids)
        assert len(pids) == 1
        assert os.getpid() not in pids


async def test_a_failure_tells_its_place_and_leaves_the_process_alive() -> None:
    async with pool_of() as pool:
        before = await pid_of(pool)
        with pytest.raises(WorkFailed, match="ArithmeticError in quote_a_card") as failure:
            await pool.run(DUTY, HOUR, quote_a_card)
        assert "hand" not in str(failure.value)
        assert await pid_of(pool) == before


async def test_a_killed_process_is_replaced() -> None:
    async with pool_of() as pool:
        before = await pid_of(pool)
        os.kill(before, signal.SIGKILL)
        assert await pid_of(pool) != before


async def test_what_a_lost_process_was_about_is_done_anew(tmp_path: Path) -> None:
    async with pool_of() as pool:
        assert await pool.run(DUTY, HOUR, die_once, str(tmp_path / "mark")) == "done"


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there memory is bounded")


@pytest.mark.parametrize(
    ("work", "number"),
    [(os._exit, 1), pytest.param(bytearray, 2 << 30, marks=on_linux, id="too much memory")],
)
async def test_work_that_no_process_survives_fails_alone(
    work: Callable[[int], object], number: int
) -> None:
    async with pool_of() as pool:
        before = await pid_of(pool)
        with pytest.raises(WorkFailed, match="lost"):
            await pool.run(DUTY, HOUR, work, number)
        assert await pid_of(pool) != before


async def test_work_that_takes_too_long_fails_and_its_process_ends() -> None:
    async with pool_of() as pool:
        before = await pid_of(pool)
        with pytest.raises(WorkFailed, match="seconds"):
            await pool.run(DUTY, PATIENCE, never)
        await until(lambda: not is_running(before))
        assert await pid_of(pool) != before


@pytest.mark.parametrize(("processes", "slow"), [(1, 1), (3, 2)])
async def test_slow_work_delays_no_other(processes: int, slow: int) -> None:
    async with pool_of(processes) as pool:
        endless = begin(pool, slow)
        assert await pid_of(pool)
        assert not any(each.done() for each in endless)
    assert all(isinstance(each.exception(), WorkFailed) for each in endless)


async def test_thinking_keeps_no_drawing_waiting_and_steps_back() -> None:
    """Nobody has to become impatient first: that takes an hour here."""
    async with pool_of(2, patience=HOUR) as pool:
        endless = begin(pool, 5, MODEST)
        await until(lambda: len(pool.pids) == 1)
        usual = await pool.run(DUTY, HOUR, os.nice, 0)
        assert not any(each.done() for each in endless)
    async with pool_of() as pool:
        assert await pool.run(MODEST, HOUR, os.nice, 0) == min(usual + NICENESS, 19)
    assert all(isinstance(each.exception(), WorkFailed) for each in endless)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has time of its own for idle")
async def test_thinking_is_idle_until_an_answer_comes_too_late_and_again_after_a_rest() -> None:
    async with pool_of(idle=HOUR) as pool:
        assert await pool.run(MODEST, HOUR, os.sched_getscheduler, 0) == os.SCHED_IDLE
        with pytest.raises(WorkFailed, match="seconds"):
            await pool.run(MODEST, PATIENCE, never)
        assert await pool.run(MODEST, HOUR, os.sched_getscheduler, 0) == os.SCHED_OTHER
    async with pool_of(idle=0.0) as pool:
        with pytest.raises(WorkFailed, match="seconds"):
            await pool.run(MODEST, PATIENCE, never)
        late = await pid_of(pool, MODEST)
        await until(lambda: not is_running(late))
        assert await pool.run(MODEST, HOUR, os.sched_getscheduler, 0) == os.SCHED_IDLE


async def test_fewer_processes_think_than_there_are_processors() -> None:
    async with pool_of(3) as pool:
        endless = begin(pool, 3, MODEST)
        await until(lambda: len(pool.pids) == 2)
        await asyncio.sleep(5 * PATIENCE)
        assert len(pool.pids) == 2
    await asyncio.gather(*endless, return_exceptions=True)


async def test_who_has_nothing_to_do_ends_but_the_first_that_people_wait_for() -> None:
    async with pool_of(2, idle=0.0) as pool:
        (endless,) = begin(pool, 1)
        await until(lambda: len(pool.pids) == 1)
        first = pool.pids[0]
        second, third = await pid_of(pool), await pid_of(pool, MODEST)
        await until(lambda: not is_running(second) and not is_running(third))
        assert pool.pids == (first,)
        endless.cancel()
        await asyncio.wait((endless,))
        first = await pid_of(pool)
        await asyncio.sleep(5 * PATIENCE)
        assert await pid_of(pool) == first


@pytest.mark.parametrize("command", [(sys.executable, "-c", "pass"), ("no such\0program",)])
async def test_where_no_process_comes_up_work_fails(command: tuple[str, ...]) -> None:
    pool = WorkerPool(1, command)
    with pytest.raises(WorkFailed, match="comes up"):
        await pool.start(DUTY)
    with pytest.raises(WorkFailed, match="comes up"):
        await pid_of(pool)
    await pool.close()


async def test_an_interrupt_of_the_parent_reaches_no_worker() -> None:
    async with pool_of() as pool:
        assert await pool.run(DUTY, HOUR, os.getpgrp) != os.getpgrp()


async def test_closing_fails_what_is_not_finished_and_ends_its_process() -> None:
    async with pool_of() as pool:
        worker = await pid_of(pool)
        (endless,) = begin(pool, 1)
        await asyncio.sleep(0)
    assert isinstance(endless.exception(), WorkFailed)
    assert not is_running(worker)
    with pytest.raises(WorkFailed):
        await pid_of(pool)


async def test_a_start_that_is_given_up_leaves_no_half_started_process() -> None:
    async with pool_of() as pool:
        starting = asyncio.create_task(pool.start(DUTY))
        await asyncio.sleep(0.02)
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        assert (await pid_of(pool),) == pool.pids


@pytest.mark.parametrize("moment", ["spawned", "idle", "working"])
async def test_workers_end_silently_when_their_parent_is_killed(moment: str) -> None:
    parent = subprocess.Popen(
        (sys.executable, "-c", PARENT, moment),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert await asyncio.to_thread(parent.stdout.readline)
    parent.kill()
    # It ends once every process that has inherited it is gone.
    assert await asyncio.to_thread(parent.stderr.read) == ""
    parent.wait()


PARENT = """
import asyncio, sys
from cogs.workers.pool import Duty, WorkerPool
from tests.cogs.pool_work import never

def spawn(*args, **kwargs):
    async def spawned():
        process = await spawn_process(*args, **kwargs)
        if moment == "spawned":
            print(process.pid, flush=True)
        return process
    return spawned()

async def main():
    pool, duty = WorkerPool(1), Duty("render.pictures")
    await pool.start(duty)
    if moment == "working":
        working = asyncio.create_task(pool.run(duty, 3600, never))
        await asyncio.sleep(0.05)
    print(pool.pids, flush=True)
    await asyncio.sleep(3600)

moment = sys.argv[1]
spawn_process, asyncio.create_subprocess_exec = asyncio.create_subprocess_exec, spawn
asyncio.run(main())
"""


async def test_a_worker_that_cannot_reply_ends_silently() -> None:
    worker = subprocess.Popen(
        (sys.executable, "-m", "cogs.workers.process", "usual", "render.pictures"),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    worker.stdout.close()
    assert await asyncio.to_thread(worker.stderr.read) == b""
    assert worker.wait() == 0


def test_as_many_processes_are_usual_as_there_are_processors() -> None:
    assert 1 <= usual_processes() <= (os.cpu_count() or 1)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something *holds*; the time limit of a test is the limit."""
    while not holds():
        await asyncio.sleep(PATIENCE)


def is_running(process: int) -> bool:
    """Tell whether it exists and is no zombie that waits for somebody to ask how it ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"

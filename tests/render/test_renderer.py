"""The worker processes: they may die, hang or be orphaned, and only one table is harmed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from docker_boards import played, view

from cogs.workers import renderer as worker
from cogs.workers.pool import SPARE_WORKERS
from cogs.workers.renderer import Renderer, RenderFailed
from render.moving import Frame
from render.pictures import component_card, lobby_picture, pictures
from rules import GAMES

ROOT = Path(__file__).resolve().parents[2]
SEEN = played(5, 4, 23)
OTHER = played(5, 4, 24)
CARD = GAMES["gurkensolo"].components()[0].id


def acting(body: str) -> tuple[str, ...]:
    """The command of a worker whose ``pictures`` does *body*, a function body over ``count``."""
    program = dedent("""
        import itertools, os, sys, time
        import render.pictures as module
        counter = itertools.count(1)
        def pictures(observation, view):
            count = next(counter)
            {body}
        module.pictures, module.warm_up = pictures, lambda: iter(())
        from cogs.workers.drawing import main
        main()
    """).format(body=body)
    return sys.executable, "-c", program


COUNTING = acting("return (b'picture %d' % count,)")
FOREVER = "__import__('threading').Event().wait()"
LIGHT_NEVER_ENDS = acting(f"{FOREVER} if view.theme == 'light' else None; return (b'drawn',)")
PATIENCE = 0.01
HOUR = 3600.0


@asynccontextmanager
async def running(renderer: Renderer) -> AsyncIterator[Renderer]:
    await renderer.start()
    try:
        yield renderer
    finally:
        await renderer.close()


def worker_of(renderer: Renderer) -> int:
    return renderer.worker_pids[0]


def slow_pictures(renderer: Renderer, count: int) -> list[asyncio.Task[tuple[bytes, ...]]]:
    """Requests for as many different pictures that are never finished."""
    views = [view(SEEN, theme="light", names=(str(i), "b", "c", "d")) for i in range(count)]
    return [asyncio.create_task(renderer.pictures(SEEN, each)) for each in views]


async def test_the_worker_draws_what_this_process_would() -> None:
    async with running(Renderer(HOUR)) as renderer:
        assert await renderer.pictures(SEEN, view(SEEN)) == pictures(SEEN, view(SEEN))


async def test_requests_count_as_memory_as_well_as_their_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "KEPT_BYTES", 3 * worker.REQUEST_BYTES)
    views = [view(SEEN, names=(str(number), "b", "c", "d")) for number in range(4)]
    async with running(Renderer(command=COUNTING)) as renderer:
        first, *_ = [await renderer.pictures(SEEN, each) for each in views]
        assert await renderer.pictures(SEEN, views[-1]) != first
        assert await renderer.pictures(SEEN, views[0]) == (b"picture 5",)


async def test_the_worker_draws_a_card_that_is_looked_up() -> None:
    async with running(Renderer(HOUR)) as renderer:
        assert (
            await renderer.component_card("gurkensolo", CARD, "light")
            == component_card("gurkensolo", CARD, "light")[0]
        )
        with pytest.raises(RenderFailed):
            await renderer.component_card("gurkensolo", "no such card", "light")


async def test_the_worker_draws_a_lobby() -> None:
    lobby = (GAMES["docker"].info, ("Anna", "Jörg"), 4, "light")
    async with running(Renderer(HOUR)) as renderer:
        assert await renderer.lobby_picture(*lobby) == lobby_picture(*lobby)[0]


async def test_the_same_picture_is_drawn_once_however_many_ask() -> None:
    async with running(Renderer(command=COUNTING)) as renderer:
        asked = [renderer.pictures(SEEN, view(SEEN)) for _ in range(5)]
        assert set(await asyncio.gather(*asked)) == {(b"picture 1",)}
        assert await renderer.pictures(SEEN, view(SEEN)) == (b"picture 1",)
        assert await renderer.pictures(OTHER, view(OTHER)) == (b"picture 2",)
        assert await renderer.pictures(SEEN, view(SEEN, theme="light")) == (b"picture 3",)


async def test_replays_never_take_more_than_one_worker_from_the_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    busy = 0

    async def get(_: Renderer, request: tuple[str, tuple[object, ...]]) -> tuple[bytes]:
        nonlocal busy
        busy += 1
        assert busy == 1
        await asyncio.sleep(0)
        busy -= 1
        drawn.append(request[0])
        return (b"drawn",)

    monkeypatch.setattr(Renderer, "_get", get)
    renderer = Renderer()
    frames = (Frame(SEEN, view(SEEN), "1", None), Frame(OTHER, view(OTHER), "2", 0))
    await asyncio.gather(*(renderer.replay(frames) for _ in range(3)))
    assert drawn == 3 * ["replay_frame", "replay_frame", "moving_picture"]


async def test_a_reader_who_goes_away_takes_the_picture_from_nobody() -> None:
    async with running(Renderer(command=COUNTING)) as renderer:
        leaving = asyncio.create_task(renderer.pictures(SEEN, view(SEEN)))
        staying = asyncio.create_task(renderer.pictures(SEEN, view(SEEN)))
        await asyncio.sleep(0.01)
        leaving.cancel()
        assert await staying == (b"picture 1",)


async def test_a_killed_worker_is_replaced() -> None:
    async with running(Renderer(command=COUNTING)) as renderer:
        before = worker_of(renderer)
        os.kill(before, signal.SIGKILL)
        for obs in (SEEN, OTHER):
            # The first may find the line cut before the event loop learns of the death.
            try:
                await renderer.pictures(obs, view(obs))
            except RenderFailed:
                assert obs is SEEN
        assert worker_of(renderer) != before


async def test_a_worker_that_dies_over_a_picture_fails_that_one_only() -> None:
    command = acting("os._exit(1) if 'light' == view.theme else None; return (b'drawn',)")
    async with running(Renderer(command=command)) as renderer:
        with pytest.raises(RenderFailed):
            await renderer.pictures(SEEN, view(SEEN, theme="light"))
        assert await renderer.pictures(SEEN, view(SEEN)) == (b"drawn",)


async def test_a_picture_that_takes_too_long_fails_and_its_worker_ends() -> None:
    async with running(Renderer(seconds=PATIENCE, command=LIGHT_NEVER_ENDS)) as renderer:
        before = worker_of(renderer)
        with pytest.raises(RenderFailed):
            await renderer.pictures(SEEN, view(SEEN, theme="light"))
        assert before not in renderer.worker_pids
        await until(lambda: not is_running(before))


@pytest.mark.parametrize(("workers", "count"), [(1, 2), (2, 3)])
async def test_slow_pictures_delay_no_other(workers: int, count: int) -> None:
    renderer = Renderer(HOUR, LIGHT_NEVER_ENDS, PATIENCE, workers)
    async with running(renderer):
        slow = slow_pictures(renderer, count)
        for obs in (SEEN, OTHER):
            assert await renderer.pictures(obs, view(obs)) == (b"drawn",)
        assert not any(each.done() for each in slow)
    assert all(isinstance(each.exception(), RenderFailed) for each in slow)


async def test_workers_that_were_only_needed_for_slow_pictures_end(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    command = acting(f"open({str(gate)!r}).read(); return (b'drawn',)")
    renderer = Renderer(HOUR, command, PATIENCE, workers=2)
    most = 2 + SPARE_WORKERS
    async with running(renderer):
        slow = slow_pictures(renderer, most)
        await until(lambda: len(renderer.worker_pids) == most)
        while not all(each.done() for each in slow):
            # Opened for reading as well, so that it does not wait for a worker.
            os.close(os.open(gate, os.O_RDWR))
            await asyncio.sleep(PATIENCE)
        await until(lambda: len(renderer.worker_pids) == 2)


async def test_all_workers_draw_where_many_pictures_are_wanted_at_once() -> None:
    """Nobody has to become impatient first: that takes an hour here."""
    renderer = Renderer(HOUR, acting(FOREVER), patience=HOUR, workers=3)
    async with running(renderer):
        await until(lambda: len(renderer.worker_pids) == 3)
        slow = slow_pictures(renderer, 4)
        await until(lambda: len(renderer._pool._busy) == 3)
    assert all(isinstance(each.exception(), RenderFailed) for each in slow)


async def test_a_picture_that_cannot_be_drawn_leaves_the_worker_alive() -> None:
    async with running(Renderer(HOUR)) as renderer:
        before = worker_of(renderer)
        with pytest.raises(RenderFailed):
            await renderer.pictures(SEEN, view(SEEN, names=()))
        assert await renderer.pictures(SEEN, view(SEEN))
        assert worker_of(renderer) == before


async def test_a_worker_that_does_not_come_up_fails_the_picture() -> None:
    renderer = Renderer(command=(sys.executable, "-c", "pass"))
    with pytest.raises(RenderFailed):
        await renderer.start()
    with pytest.raises(RenderFailed):
        await renderer.pictures(SEEN, view(SEEN))


async def test_a_worker_that_the_system_refuses_to_start_fails_the_picture() -> None:
    renderer = Renderer(command=("no such\0program",))
    with pytest.raises(RenderFailed):
        await renderer.start()
    await renderer.close()


async def test_an_interrupt_of_the_parent_reaches_no_worker() -> None:
    async with running(Renderer()) as renderer:
        assert os.getpgid(worker_of(renderer)) != os.getpgid(0)


async def test_closing_fails_pictures_that_are_not_finished() -> None:
    renderer = Renderer(command=acting(FOREVER))
    await renderer.start()
    worker = worker_of(renderer)
    waiting = asyncio.create_task(renderer.pictures(SEEN, view(SEEN)))
    await asyncio.sleep(0.02)
    await renderer.close()
    with pytest.raises(RenderFailed):
        await waiting
    assert not is_running(worker)


async def test_a_start_that_is_given_up_leaves_no_half_started_worker() -> None:
    renderer = Renderer(command=COUNTING)
    starting = asyncio.create_task(renderer.start())
    await asyncio.sleep(0.02)
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    assert await renderer.pictures(SEEN, view(SEEN)) == (b"picture 1",)
    await renderer.close()


@pytest.mark.parametrize("moment", ["spawned", "idle", "drawing"])
async def test_workers_end_silently_when_their_parent_is_killed(moment: str) -> None:
    parent = subprocess.Popen(
        (sys.executable, "-c", PARENT, moment, *acting(FOREVER)),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    assert parent.stderr is not None
    assert await asyncio.to_thread(parent.stdout.readline)
    parent.kill()
    # It ends once every process that has inherited it is gone.
    assert await asyncio.to_thread(parent.stderr.read) == ""
    parent.wait()


PARENT = """
import asyncio, sys
sys.path[:0] = ["tests/render"]
from docker_boards import played, view
from cogs.workers.renderer import Renderer

def spawn(*args, **kwargs):
    async def spawned():
        process = await spawn_process(*args, **kwargs)
        if moment == "spawned":
            print(process.pid, flush=True)
        return process
    return spawned()

async def main():
    renderer = Renderer(command=tuple(command))
    await renderer.start()
    if moment == "drawing":
        seen = played(5, 4, 23)
        asyncio.create_task(renderer.pictures(seen, view(seen)))
        await asyncio.sleep(0.05)
    print(renderer.worker_pids, flush=True)
    await asyncio.sleep(3600)

moment, *command = sys.argv[1:]
spawn_process, asyncio.create_subprocess_exec = asyncio.create_subprocess_exec, spawn
asyncio.run(main())
"""


async def test_a_worker_that_cannot_reply_ends_silently() -> None:
    worker = subprocess.Popen(
        (sys.executable, "-m", "cogs.workers.drawing"),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    assert await asyncio.to_thread(worker.stderr.read) == b""
    assert worker.wait() == 0


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something *holds*; the time limit of a test is the limit."""
    while not holds():
        await asyncio.sleep(PATIENCE)


def is_running(process: int) -> bool:
    """Whether it exists and is no zombie that waits for somebody to ask how it ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"

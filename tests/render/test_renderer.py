"""The worker process: it may die, hang or be orphaned, and the bot does not notice for long."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from docker_boards import played, view

from render.pictures import component_card, pictures
from render.worker import Renderer, RenderFailed
from rules import GAMES

ROOT = Path(__file__).resolve().parents[2]
SEEN = played(5, 4, 23)
OTHER = played(5, 4, 24)
FACE = GAMES["gurkensolo"].components()[0].id


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
        from render.worker import main
        main()
    """).format(body=body)
    return sys.executable, "-c", program


COUNTING = acting("time.sleep(0.02); return (b'picture %d' % count,)")


@asynccontextmanager
async def running(renderer: Renderer) -> AsyncIterator[Renderer]:
    await renderer.start()
    try:
        yield renderer
    finally:
        await renderer.close()


def worker_of(renderer: Renderer) -> int:
    assert renderer._worker is not None
    return renderer._worker._process.pid


async def test_the_worker_draws_what_this_process_would() -> None:
    async with running(Renderer()) as renderer:
        assert await renderer.pictures(SEEN, view(SEEN)) == pictures(SEEN, view(SEEN))


async def test_the_worker_draws_a_card_that_is_looked_up() -> None:
    async with running(Renderer()) as renderer:
        assert (
            await renderer.component_card("gurkensolo", FACE, "light")
            == component_card("gurkensolo", FACE, "light")[0]
        )
        with pytest.raises(RenderFailed):
            await renderer.component_card("gurkensolo", "no such card", "light")


async def test_the_same_picture_is_drawn_once_however_many_ask() -> None:
    async with running(Renderer(command=COUNTING)) as renderer:
        asked = [renderer.pictures(SEEN, view(SEEN)) for _ in range(5)]
        assert set(await asyncio.gather(*asked)) == {(b"picture 1",)}
        assert await renderer.pictures(SEEN, view(SEEN)) == (b"picture 1",)
        assert await renderer.pictures(OTHER, view(OTHER)) == (b"picture 2",)
        assert await renderer.pictures(SEEN, view(SEEN, theme="light")) == (b"picture 3",)


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
            # The first may find the line cut before anybody has told that the worker is dead.
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


async def test_a_picture_that_takes_too_long_fails_and_the_next_is_drawn() -> None:
    command = acting("time.sleep(60 if 'light' == view.theme else 0); return (b'drawn',)")
    async with running(Renderer(seconds=0.2, command=command)) as renderer:
        before = worker_of(renderer)
        with pytest.raises(RenderFailed):
            await renderer.pictures(SEEN, view(SEEN, theme="light"))
        assert await renderer.pictures(SEEN, view(SEEN)) == (b"drawn",)
        assert not is_running(before)


async def test_a_picture_that_cannot_be_drawn_leaves_the_worker_alive() -> None:
    async with running(Renderer()) as renderer:
        before = worker_of(renderer)
        with pytest.raises(RenderFailed):
            await renderer.pictures(SEEN, view(SEEN, names=()))
        assert await renderer.pictures(SEEN, view(SEEN))
        assert worker_of(renderer) == before


async def test_a_worker_that_does_not_come_up_is_told() -> None:
    renderer = Renderer(command=(sys.executable, "-c", "pass"))
    with pytest.raises(RenderFailed):
        await renderer.start()
    with pytest.raises(RenderFailed):
        await renderer.pictures(SEEN, view(SEEN))


async def test_closing_tells_those_who_wait() -> None:
    renderer = Renderer(command=acting("time.sleep(60)"))
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


@pytest.mark.parametrize("body", ["return (b'',)", "time.sleep(60)"], ids=["idle", "drawing"])
async def test_a_worker_ends_when_its_parent_is_killed(body: str) -> None:
    parent = subprocess.Popen(
        (sys.executable, "-c", PARENT, *acting(body)), cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    worker = int(await asyncio.to_thread(parent.stdout.readline))
    parent.kill()
    parent.wait()
    for _ in range(100):
        if not is_running(worker):
            return
        await asyncio.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker outlived its parent")


PARENT = """
import asyncio, sys
sys.path[:0] = ["tests/render"]
from docker_boards import played, view
from render.worker import Renderer

async def main():
    renderer = Renderer(command=tuple(sys.argv[1:]))
    await renderer.start()
    seen = played(5, 4, 23)
    drawing = asyncio.create_task(renderer.pictures(seen, view(seen)))
    await asyncio.sleep(0.05)
    print(renderer._worker._process.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def is_running(process: int) -> bool:
    """Whether it exists and is no zombie that waits for somebody to ask how it ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"

"""The renderer: each picture is drawn once, and one that fails harms no other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from boards import view
from docker_boards import played

from cogs.workers import renderer as module
from cogs.workers.pool import Duty, WorkerPool, WorkFailed
from cogs.workers.renderer import Renderer
from render.moving import Frame
from render.pictures import component_card, cover_picture, pictures
from rules import GAMES

SEEN = played(5, 4, 23)
OTHER = played(5, 4, 24)
CARD = GAMES["gurkensolo"].components()[0].id
HOUR = 3600.0


class Counting(WorkerPool):
    """Numbers pictures instead of drawing them, as soon as its gate is open."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, float]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def run(
        self, duty: Duty, seconds: float, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        self.asked.append((function.__name__, seconds))
        number = len(self.asked)
        await self.gate.wait()
        return (b"picture %d" % number,)


class Lost(WorkerPool):
    """Its processes are lost, whatever they draw."""

    async def run(self, *_: Any) -> Any:
        raise WorkFailed("the worker is lost")


@pytest.fixture
async def real() -> AsyncIterator[Renderer]:
    pool = WorkerPool(1)
    yield Renderer(pool, HOUR)
    await pool.close()


async def test_the_worker_draws_what_this_process_would(real: Renderer) -> None:
    assert await real.pictures(SEEN, view(SEEN)) == pictures(SEEN, view(SEEN))
    card = await real.component_card("gurkensolo", CARD, "light")
    assert card == component_card("gurkensolo", CARD, "light")[0]
    info = GAMES["docker"].info
    assert await real.cover(info, "light", is_small=True) == cover_picture(info, "light", True)[0]


async def test_a_picture_that_cannot_be_drawn_leaves_the_worker_alive(real: Renderer) -> None:
    await real.start()
    before = real.pool.pids
    with pytest.raises(WorkFailed):
        await real.component_card("gurkensolo", "no such card", "light")
    with pytest.raises(WorkFailed):
        await real.pictures(SEEN, view(SEEN, names=()))
    assert await real.pictures(SEEN, view(SEEN))
    assert real.pool.pids == before


async def test_a_picture_whose_worker_is_lost_fails_and_is_tried_again() -> None:
    renderer = Renderer(Lost(1))
    for _ in range(2):
        with pytest.raises(WorkFailed, match="the worker is lost"):
            await renderer.pictures(SEEN, view(SEEN))


async def test_requests_count_as_memory_as_well_as_their_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "KEPT_BYTES", 3 * module.REQUEST_BYTES)
    views = [view(SEEN, names=(str(number), "b", "c", "d")) for number in range(4)]
    renderer = Renderer(Counting())
    first, *_ = [await renderer.pictures(SEEN, each) for each in views]
    assert await renderer.pictures(SEEN, views[-1]) != first
    assert await renderer.pictures(SEEN, views[0]) == (b"picture 5",)


async def test_the_same_picture_is_drawn_once_however_many_ask() -> None:
    renderer = Renderer(Counting())
    asked = [renderer.pictures(SEEN, view(SEEN)) for _ in range(5)]
    assert set(await asyncio.gather(*asked)) == {(b"picture 1",)}
    assert await renderer.pictures(SEEN, view(SEEN)) == (b"picture 1",)
    assert await renderer.pictures(OTHER, view(OTHER)) == (b"picture 2",)
    assert await renderer.pictures(SEEN, view(SEEN, theme="light")) == (b"picture 3",)


async def test_a_reader_who_goes_away_takes_the_picture_from_nobody() -> None:
    pool = Counting()
    renderer = Renderer(pool)
    pool.gate.clear()
    leaving = asyncio.create_task(renderer.pictures(SEEN, view(SEEN)))
    staying = asyncio.create_task(renderer.pictures(SEEN, view(SEEN)))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.wait((leaving,))
    pool.gate.set()
    assert await staying == (b"picture 1",)


async def test_replays_never_take_more_than_one_worker_from_the_boards() -> None:
    pool = Counting()
    renderer = Renderer(pool, seconds=5.0)
    frames = (Frame(SEEN, view(SEEN), "1", None), Frame(OTHER, view(OTHER), "2", 0))
    more = (*frames, Frame(OTHER, view(OTHER), "3", 1))
    pool.gate.clear()
    replays = [asyncio.create_task(renderer.replay(each)) for each in (frames, more)]
    drawn: list[int] = []
    while not all(replay.done() for replay in replays):
        drawn.append(len(renderer._drawing))
        pool.gate.set()
        await asyncio.sleep(0)
    assert max(drawn) == 1
    assert [name for name, _ in pool.asked] == [
        *("replay_frame", "replay_frame", "moving_picture"),
        *("replay_frame", "moving_picture"),
    ]
    assert dict(pool.asked) == {"replay_frame": 5.0, "moving_picture": 20.0}

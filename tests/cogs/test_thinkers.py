"""Processes that think: what they decide is what anybody would, and losing them stops nobody."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from cogs.robots.thinkers import Thinkers, usual_workers
from cogs.robots.thinking import Question, Record, advise, glance, recall, think, think_briefly
from cogs.workers import pool as worker_pool
from rules import GAMES
from rules.core.chance import SEED_BYTES
from rules.core.history import play

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 240.0
"""Seconds that a test waits for what happens within moments on a machine that is not busy."""
NEVER_READY = (sys.executable, "-c", "")
_SILENCE = """
from cogs.workers import process as worker_line
line = worker_line.WorkerLine()
line.send(worker_line.READY)
while True:
    line.next_request()
"""
SILENT = (sys.executable, "-c", _SILENCE)
"""Takes every question and answers none."""


def asked(game: str = "docker", level: str = "medium", plies: int = 6) -> tuple[Question, Record]:
    """What the first seat is asked after some plies of a game that is played in a moment."""
    rules, seed, moves = GAMES[game], bytes(range(SEED_BYTES)), []
    state = rules.new(seats=2, options={}, seed=seed)
    while state.ply < plies or 0 not in state.to_act:
        seat = state.to_act[0]
        question = Question(game, rules.observe(state, seat), "easy", str(state.ply))
        moves.append((seat, think_briefly(question).text))
        state = play(rules, state, *moves[-1]).state
    options = rules.settle_options({})
    record = Record(game, 2, options, seed, tuple(moves))
    return Question(game, rules.observe(state, 0), level, "7:6:0"), record


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that yield to all others may take long to come up on a busy machine."""
    monkeypatch.setattr(worker_pool, "STARTING_SECONDS", PATIENCE)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(workers=1, answer_seconds=PATIENCE, queue_seconds=PATIENCE)
    yield made
    await made.close()


@pytest.fixture
def brief() -> str:
    """What is decided in a moment."""
    return think_briefly(asked()[0]).text


@pytest.mark.parametrize("game", GAMES)
async def test_a_process_decides_as_its_player_would_here(thinkers: Thinkers, game: str) -> None:
    question, record = asked(game)
    assert await thinkers.decide(question, record) == think(question, recall(record, 0))


async def test_a_process_gives_reasons_and_judges_what_was_done(thinkers: Thinkers) -> None:
    question, record = asked("pier18", plies=9)
    history = recall(record, 0)
    text = str(question.observation.legal[-1])
    assert await thinkers.advise(question, record) == advise(question, history)
    assert await thinkers.glance(question, record, text) == glance(question, history, text)
    verdict = await thinkers.assess(question, record, text)
    assert verdict is not None
    assert verdict.better in [str(action) for action in question.observation.legal]
    assert 0 <= verdict.loss <= 1


async def test_a_killed_process_is_replaced(thinkers: Thinkers) -> None:
    question, record = asked()
    expected = await thinkers.decide(question, record)
    (pid,) = thinkers.pids
    os.kill(pid, signal.SIGKILL)
    # The death may be noticed before the question or by it: in a moment something is decided.
    assert (await thinkers.decide(question, record)).text
    assert await thinkers.decide(question, record) == expected
    assert thinkers.pids != (pid,)


async def test_a_process_killed_while_it_thinks_is_not_waited_for(brief: str) -> None:
    silent = Thinkers(workers=1, command=SILENT, answer_seconds=PATIENCE)
    deciding = asyncio.create_task(silent.decide(*asked()))
    while not silent.pids:
        await asyncio.sleep(0.001)
    os.kill(silent.pids[0], signal.SIGKILL)
    assert (await deciding).text == brief
    await silent.close()


async def test_a_question_without_an_answer_is_decided_in_a_moment(brief: str) -> None:
    silent = Thinkers(workers=1, command=SILENT, answer_seconds=0.01)
    assert (await silent.decide(*asked())).text == brief
    await silent.close()


async def test_whoever_waits_too_long_decides_in_a_moment(brief: str) -> None:
    busy = Thinkers(workers=1, command=SILENT, queue_seconds=0.01, answer_seconds=PATIENCE)
    first = asyncio.create_task(busy.decide(*asked()))
    decided = await asyncio.gather(*(busy.decide(*asked()) for _ in range(20)))
    assert {thought.text for thought in decided} == {brief}
    assert not first.done()
    await busy.close()
    assert (await first).text == brief


async def test_where_no_process_comes_up_everything_is_decided_in_a_moment(brief: str) -> None:
    unable = Thinkers(workers=1, command=NEVER_READY)
    unable.get_ready()
    assert (await unable.decide(*asked())).text == brief
    await unable.close()


async def test_a_closed_pool_decides_in_a_moment(brief: str) -> None:
    closed = Thinkers(workers=1)
    await closed.close()
    assert (await closed.decide(*asked())).text == brief
    assert closed.pids == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["grandmaster", ""])
async def test_a_level_of_another_version_still_decides(game: str, level: str) -> None:
    question, record = asked(game, level)
    known, _ = asked(game, "medium")
    assert think(question, recall(record, 0)) == think(known, recall(record, 0))


async def test_a_processor_is_left_to_people() -> None:
    assert 1 <= usual_workers() <= max(1, (os.cpu_count() or 1) - 1)

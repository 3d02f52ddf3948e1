"""Processes that think: what they decide is what anybody would, and losing them stops nobody."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.robots.robots import Thinkers
from cogs.robots.thinking import Question, Record, advise, glance, recall, think, think_briefly
from cogs.workers import pool as workers
from cogs.workers.pool import WorkerPool, WorkFailed
from rules import GAMES
from rules.core.chance import SEED_BYTES
from rules.core.history import play

PATIENCE = 240.0
"""Seconds that a test waits for what happens within moments on a machine that is not busy."""


class Silent(WorkerPool):
    """Takes every question and answers none."""

    async def run(self, *_: object) -> object:
        return await asyncio.Event().wait()


class Lost(WorkerPool):
    """Its processes are lost, whatever they think about."""

    async def run(self, *_: object) -> object:
        raise WorkFailed("the worker is lost")


def asked(game: str = "docker", level: str = "medium", plies: int = 6) -> tuple[Question, Record]:
    """Ask the first seat after some plies of a game that is played in a moment."""
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


@pytest.fixture(scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = WorkerPool(1)
    with pytest.MonkeyPatch.context() as patch:
        # Processes that yield to all others may take long to come up on a busy machine.
        patch.setattr(workers, "STARTING_SECONDS", PATIENCE)
        yield Thinkers(pool, answer_seconds=PATIENCE, longest_seconds=PATIENCE)
    await pool.close()


@pytest.fixture
def brief() -> str:
    """Return a decision that is made in a moment."""
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
    assert verdict.better in [str(action) for action in question.observation.legal]
    assert 0 <= verdict.loss <= 1


async def test_whoever_waits_too_long_decides_in_a_moment(brief: str) -> None:
    silent = Thinkers(Silent(1), longest_seconds=0.01)
    assert (await silent.decide(*asked())).text == brief


async def test_where_the_process_is_lost_a_moment_decides_and_nothing_is_judged(brief: str) -> None:
    lost = Thinkers(Lost(1))
    assert (await lost.decide(*asked())).text == brief
    assert await lost.glance(*asked(), brief) is None
    assert await lost.assess(*asked(), brief) is None


async def test_a_hint_without_time_is_what_stands_out() -> None:
    question, record = asked("kraftwagen")
    game, seen = GAMES["kraftwagen"], question.observation
    (blue,) = game.suggested(seen, game.offered(seen, seen.legal))
    assert (await Thinkers(Lost(1)).advise(question, record)).text == str(blue)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["grandmaster", ""])
async def test_a_level_of_another_version_still_decides(game: str, level: str) -> None:
    question, record = asked(game, level)
    known, _ = asked(game, "medium")
    assert think(question, recall(record, 0)) == think(known, recall(record, 0))

"""What looking back costs in long games: ``python -m tests.benchmarks.looking_back``.

A moment of ``/history`` stands beside My view of the same table, and the moving picture of the
longest game beside one picture of its board, each in the same run, with a process that draws.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from cogs.tables.messages.history_view import Moment, history_payload
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.replay_view import frames_of
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session import play
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.replays import Replays, steps_seen_by
from cogs.workers.pool import WorkerPool
from cogs.workers.renderer import Renderer
from data.store import HistoryEntry
from rules import GAMES
from tests.benchmarks.spoken_words import NOW, NoStore, begin

GAMES_TRIED = 6
"""Games by chance, of which the longest is looked back at."""
OPENED_AT = 150
"""The ply of a Kraftwagen game at which its history is opened."""
STEPS = 12
WAYS = 5
SLOWEST = 2.0
"""Seconds that a moving picture is to take at most."""


def recorded(game: str, seed: int, most: int | None = None) -> tuple[LiveTable, list[HistoryEntry]]:
    """A game by chance, to its end or for *most* actions, with its history."""
    rng, table = Random(seed), begin(game, "en", seed)
    entries: list[HistoryEntry] = []
    while table.session.to_act and len(entries) != most:
        seat = rng.choice(table.session.to_act)
        person = table.session.seats[seat].user_id
        assert person is not None
        action = rng.choice(table.observe(seat).legal)
        change = play.act(table, person, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]
    return table, entries


def longest(game: str) -> tuple[LiveTable, list[HistoryEntry]]:
    """The longest of a few games."""
    games = (recorded(game, seed) for seed in range(GAMES_TRIED))
    return max(games, key=lambda each: len(each[1]))


async def _time(work: Callable[[], Awaitable[Any]]) -> float:
    begun = perf_counter()
    await work()
    return perf_counter() - begun


async def history_lines(presenter: Presenter) -> Iterator[str]:
    """What opening the history and a step in it take, beside a private screen."""
    table, entries = recorded("kraftwagen", 1, OPENED_AT)
    viewpoint, eyes = Viewpoint(0, "en", "dark"), (0,)
    steps = steps_seen_by(table.session, entries, 0)
    replays = Replays()

    async def look(ply: int) -> None:
        positions = await replays.positions(table, entries)
        moment = Moment(LiveTable(table.session, positions[ply]), entries, steps, ply, eyes, 0)
        await history_payload(moment, viewpoint, presenter)

    # Until every process that draws knows the cards.
    others = [recorded("kraftwagen", seed, OPENED_AT // 3) for seed in range(2, 2 + WAYS)]
    await asyncio.gather(*(presenter.screen(other, viewpoint, past) for other, past in others))
    opened = await _time(lambda: look(steps[-1]))
    stepped = [await _time(lambda at=at: look(steps[-1 - at])) for at in range(1, STEPS)]
    positions, screens = await replays.positions(table, entries), []
    for ply in range(STEPS, OPENED_AT, OPENED_AT // WAYS):
        # Positions that were not drawn before: else nothing would be.
        then = LiveTable(replace(table.session, ply=ply), positions[ply])
        screens.append(await _time(lambda t=then: presenter.screen(t, viewpoint, entries)))
    screen, step = median(screens), median(stepped)
    return iter(
        (
            f"My view along {len(entries)} actions: {screen * 1e3:.0f} ms (the yardstick)",
            f"opening /history then: {opened * 1e3:.0f} ms, {opened / screen:.1f} times that",
            f"a step of /history: {step * 1e3:.0f} ms, {step / screen:.1f} times that",
        )
    )


async def replay_line(game: str, presenter: Presenter) -> str:
    """What the moving picture of the longest game takes, beside one of its pictures."""
    table, entries = longest(game)
    viewpoint = Viewpoint(None, "en", "dark")
    positions = await Replays().positions(table, entries)
    frames = frames_of(table.session, entries, positions, viewpoint)
    observation, view, _, _ = frames[len(frames) // 2]
    one = await _time(
        lambda: presenter.drawing.board(
            observation, view, viewpoint.translate, "one", alt="a board"
        )
    )
    made: list[Any] = []

    async def draw() -> None:
        made.extend(await presenter.drawing.replay(frames, game, "a game"))

    taken = await _time(draw)
    size = len(made[0].data) / 1e6 if made else 0.0
    told = "" if taken <= SLOWEST else f"  more than {SLOWEST:.0f} s"
    return (
        f"{game}: {len(entries)} actions, {len(frames)} frames, {size:.1f} MB in {taken:.2f} s, "
        f"{taken / one:.0f} times one picture{told}"
    )


async def run() -> None:
    """Print the figures."""
    pool = WorkerPool(2)
    presenter = Presenter(Renderer(pool), NoStore())  # type: ignore[arg-type]  # only what it asks
    try:
        for line in await history_lines(presenter):
            print(line, flush=True)
        for game in GAMES:
            print(await replay_line(game, presenter), flush=True)
    finally:
        await pool.close()


if __name__ == "__main__":
    asyncio.run(run())

"""Games in which nobody presses where the rules leave them one action."""

import asyncio
from collections import Counter
from random import Random

from data.store import BY_ORDER, MADE, HistoryEntry, Preference
from rules import GAMES, load
from sandbox import Channel
from tests.e2e.audit import check_history
from tests.e2e.harness import Bench
from tests.e2e.table import Table

RULES = GAMES["docker"]
MOST_GAMES = 10
"""Nearly every game of Docker leaves somebody a single action now and then."""


async def play_past_only_choices(bench: Bench, place: Channel, rng: Random) -> None:
    """Play games until the bot has acted for somebody; that were only choices, made once each."""
    people = bench.people(2)
    for person in people:
        await bench.store.set_preference(person.id, Preference(only_choices=MADE))
    for _ in range(MOST_GAMES):
        if await _play_one(await Table.begin(bench, people, place), rng):
            return
    raise AssertionError(f"no only choice in {MOST_GAMES} games")


async def _play_one(table: Table, rng: Random) -> list[HistoryEntry]:
    """What the bot has done in one game."""
    while not table.is_over:
        if await _is_choosing(table):
            await table.try_press(rng)
        await asyncio.sleep(0)
    await table.bench.settled()
    session = await table.bench.store.get(table.session_id)
    entries = await table.bench.store.history(table.session_id)
    states = check_history(session, entries)
    answers = Counter((entry.seat, states[entry.ply].asked_at[entry.seat]) for entry in entries)
    assert set(answers.values()) == {1}
    assert len(table.boards) == 1
    made = [entry for entry in entries if entry.cause == BY_ORDER]
    for entry in made:
        assert len(RULES.observe(states[entry.ply], entry.seat).legal) == 1
    return made


async def _is_choosing(table: Table) -> bool:
    """Whether somebody is asked who has more than one action."""
    session = await table.bench.store.get(table.session_id)
    if not session.to_act:
        return False
    assert session.snapshot is not None
    state = load(RULES, session.snapshot)
    return len(RULES.legal_actions(state, session.to_act[0])) > 1

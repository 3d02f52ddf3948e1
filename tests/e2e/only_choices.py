"""Games in which nobody presses where the rules leave them one action."""

import asyncio
from collections import Counter
from random import Random

from data.store import BY_ORDER, MADE, Preference
from rules import GAMES, load
from sandbox import Channel
from tests.e2e.audit import check_history
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable

GAME = "gurkensolo"
"""Here a hand leaves its owner a single action now and then, and nobody else knows of it."""


async def play_past_only_choices(bench: Bench, place: Channel, rng: Random) -> None:
    """Play until the bot has acted for somebody; that were only choices, made once each."""
    people = bench.people(2)
    for person in people:
        await bench.store.set_preference(person.id, Preference(only_choices=MADE))
    table = await HiddenTable.begin_game(bench, people, GAME, place=place)
    while not await _is_any_made(table):
        session = await table.session()
        assert session.to_act, "no only choice in a whole game"
        rules = GAMES[GAME]
        state = load(rules, session.snapshot)
        choosing = [seat for seat in session.to_act if len(rules.legal_actions(state, seat)) > 1]
        if choosing:
            await table.decide(people[choosing[0]], rng)
        await asyncio.sleep(0)
    await bench.settled()
    entries = await bench.store.history(table.session_id)
    states = check_history(await table.session(), entries)
    answers = Counter((entry.seat, states[entry.ply].asked_at[entry.seat]) for entry in entries)
    assert set(answers.values()) == {1}
    assert len(table.boards) == 1
    for entry in entries:
        if entry.cause == BY_ORDER:
            assert len(GAMES[GAME].observe(states[entry.ply], entry.seat).legal) == 1


async def _is_any_made(table: HiddenTable) -> bool:
    entries = await table.bench.store.history(table.session_id)
    return any(entry.cause == BY_ORDER for entry in entries)

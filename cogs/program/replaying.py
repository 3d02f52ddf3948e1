"""Replays running games after an update, to see whether the new rules still lead there.

A table goes on from its stored position in any case, by the rules that the program has now. Where
they differ from its record, its history can no longer be shown and nothing be taken back, and its
people may want to know why.
"""

import asyncio
from collections.abc import Sequence

from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import game_of
from data.store import HistoryEntry, Session
from data.store.maintenance import MaintenanceStore
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import play


async def replay_all(url: str) -> tuple[int, tuple[str, ...]]:
    """Replay every game that goes on in the database *url*, which a bot may be using.

    Returns how many there are, and a line for each that differs from its record.
    """
    store = await MaintenanceStore.open_as_it_is(url)
    games, differing = 0, []
    try:
        async for session in store.every_session():
            if not session.standing.is_running:
                continue
            games += 1
            entries = (await store.history(session.id))[: session.ply]
            words = await asyncio.to_thread(difference, session, entries)
            if words is not None:
                differing.append(f"table {session.id} ({session.game}): {words}")
    finally:
        await store.close()
    return games, tuple(differing)


def difference(session: Session, entries: Sequence[HistoryEntry]) -> str | None:
    """Say where these rules differ from the record of a game, without naming the action.

    The record may hold what is still a secret, and the operator may play there.
    """
    if session.seed is None:
        return "its seed is missing"
    try:
        game = game_of(session)
        options, seats = dict(session.options), len(session.seats)
        state = game.new(seats=seats, options=options, seed=session.seed)
    except (Frozen, RulesError) as error:
        return f"no such game can begin any more ({error})"
    for entry in entries:
        try:
            state = play(game, state, entry.seat, entry.text).state
        except RulesError as error:
            return f"what seat {entry.seat} did at ply {entry.ply} is not possible ({error.code})"
        if digest_of(dump(state)) != entry.digest:
            return f"what seat {entry.seat} did at ply {entry.ply} leads elsewhere now"
    return None

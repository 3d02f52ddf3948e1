"""Tables with a record: begun on a real store and played on by chance."""

import random
from datetime import timedelta
from typing import Any

from people import ADA, BO, CLEO, NOW, started

from cogs.table.live_table import LiveTable
from cogs.table.service import TableService
from data.store import HistoryEntry, Store
from rules import GAMES


async def played(store: Store, game: str, presses: int) -> tuple[LiveTable, list[HistoryEntry]]:
    """A table after so many presses by chance, or less where it is over, with its history."""
    service = TableService(store, lambda *_: None)
    people = (ADA, BO, CLEO)[: max(2, GAMES[game].info.min_seats)]
    table, rng = await started(service, *people, game=game), random.Random(5)
    for _ in range(presses):
        if table.session.to_act:
            table = await pressed(service, table, rng)
    return table, list(await store.history(table.session.id))


async def pressed(service: TableService[Any], table: LiveTable, rng: random.Random) -> LiveTable:
    """The table after something that somebody who is asked does by chance."""
    seat = rng.choice(table.session.to_act)
    text = str(rng.choice(table.observe(seat).legal))
    user_id = table.session.seats[seat].user_id
    return await service.act(table.session.id, user_id, None, text)


def entry(ply: int, seat: int, *effects: list[Any], **about: Any) -> HistoryEntry:
    """An action of *seat* at this *ply*, an hour after the action before."""
    usual = {"text": "", "digest": "", "barrier": True, "at": NOW + timedelta(hours=ply)}
    return HistoryEntry(ply=ply, seat=seat, effects=list(effects), **(usual | about))

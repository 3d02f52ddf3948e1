"""Tables with a record: begun on a real store and played on by chance."""

import random

from people import ADA, BO, CLEO

from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Place
from cogs.tables.session.service import TableService
from data.store import HistoryEntry, Store
from rules import GAMES


async def played(store: Store, game: str, presses: int) -> tuple[LiveTable, list[HistoryEntry]]:
    """A table after so many presses by chance, or less where it is over, with its history."""
    service = TableService(store, lambda *_: None)
    opened = await service.open(game, ADA, Place(1, 2), Appearance("en", "dark"))
    for person in (BO, CLEO)[: max(1, GAMES[game].info.min_seats - 1)]:
        await service.join(opened.id, person)
    table, rng = await service.start(opened.id, ADA), random.Random(5)
    for _ in range(presses):
        if not table.session.to_act:
            break
        seat = rng.choice(table.session.to_act)
        user_id = table.session.seats[seat].user_id
        text = str(rng.choice(table.observe(seat).legal))
        table = await service.act(opened.id, user_id, None, text)
    return table, list(await store.history(opened.id))

"""Tables in the middle of a game, and ways into what may come there."""

from random import Random
from typing import Any

from people import NOW, SEED

from cogs.premoves.foreseeing import Cursor, Foreseen, foresee
from cogs.table.live_table import LiveTable
from data.store import Seat, Session, Standing, Status
from rules import GAMES


def table_of(game: str, state: Any) -> LiveTable:
    seats = tuple(Seat(11 + seat, f"P{seat}") for seat in range(state.setup.seats))
    session = Session(
        id=5,
        game=game,
        options=state.setup.options,
        seed=SEED,
        standing=Standing(Status.RUNNING),
        host_id=11,
        guild_id=1,
        channel_id=2,
        seats=seats,
        ply=state.ply,
        to_act=state.to_act,
        branch=9,
        asked_since=NOW,
    )
    return LiveTable(session, state)


def positions(game: str, count: int, rng: Random, seats: int = 0) -> list[LiveTable]:
    """Tables in the middle of games that were played by chance."""
    rules, found = GAMES[game], []
    while len(found) < count:
        state = rules.new(seats=seats or max(2, rules.info.min_seats), seed=rng.randbytes(32))
        for _ in range(rng.randrange(12)):
            if state.to_act:
                seat = rng.choice(state.to_act)
                state = rules.apply(state, rng.choice(rules.legal_actions(state, seat))).state
        if state.to_act:
            found.append(table_of(game, state))
    return found


def walk(table: LiveTable, seat: int, rng: Random, most: int = 8) -> list[tuple[Cursor, Foreseen]]:
    """Places on a way that chance chooses."""
    cursor: Cursor = ()
    places = [(cursor, foresee(table, seat, cursor))]
    while len(places) < most and places[-1][1].choices:
        cursor = (*cursor, rng.randrange(len(places[-1][1].choices)))
        places.append((cursor, foresee(table, seat, cursor)))
    return places


def waiting_seat(table: LiveTable) -> int:
    seats = [seat for seat in range(len(table.session.seats)) if seat not in table.session.to_act]
    return seats[0] if seats else 0

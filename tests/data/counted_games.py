"""Games that end in a store, and what is counted of them."""

from dataclasses import replace

from sqlalchemy import select

from data.store import Seat, Standing, Status
from data.store.schema import results
from rules.core.codec import dump_outcome
from rules.core.types import Outcome


def people(*user_ids):
    return tuple(Seat(user_id, f"person {user_id}") for user_id in user_ids)


def ended(session, *ranks):
    """The same session at its end, in which the seats came in so."""
    outcome = Outcome("goal", tuple(10 - rank for rank in ranks), ranks)
    return replace(
        session, standing=Standing(Status.FINISHED), outcome=dump_outcome(outcome), to_act=()
    )


async def play(store, running, press, *ranks, **changed):
    """A whole game of two actions."""
    session, _ = await store.create(replace(running, **changed))
    for _ in range(2):
        session, _ = await press(store, session)
    return (await store.commit(session, ended(session, *ranks))).session


async def counted(store):
    """All rows of results in the order of the games' ends."""
    order = (results.c.ended_at, results.c.session_id, results.c.seat)
    return await store.read(lambda c: c.execute(select(results).order_by(*order)).all())

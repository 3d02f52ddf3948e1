"""Messages that were posted, but of which no note was taken.

A process may be killed, or an answer of Discord lost, between a posting and its note. People may
have pressed the buttons of such a message since: it counts like any other.
"""

import discord

from cogs.tables._ids import Kind
from cogs.tables._wire import Wire
from data.store import Placed, Session, Store

DOORS = {"lobby": Kind.JOIN, "table": Kind.SCREEN}
"""The button by which a message of each kind is known."""


async def recovered(
    store: Store, wire: Wire, session: Session, placed: dict[str, Placed]
) -> dict[str, Placed]:
    """The messages of *session* by kind: *placed*, or what was posted later; it is noted now.

    :raises discord.HTTPException: Discord refuses the search.
    """
    places = {"table": session.thread_id}
    if "lobby" not in placed:
        places["lobby"] = session.channel_id
    for kind, place in places.items():
        found = place and await _found(wire, session, kind, place, placed.get(kind))
        if found:
            await store.finish((), found)
            placed = placed | {kind: found}
    return placed


async def _found(
    wire: Wire, session: Session, kind: str, place: int, stands: Placed | None
) -> Placed | None:
    """The newest message of this *kind*, where it is newer than *stands*."""
    after = stands.message_id if stands is not None else None
    found = await wire.find_own(place, after, DOORS[kind], session.id)
    if found is None:
        return None
    message_id, press = found
    return Placed(
        session_id=session.id,
        kind=kind,
        channel_id=place,
        message_id=message_id,
        ply=press.ply,
        posted_at=discord.utils.snowflake_time(message_id),
    )

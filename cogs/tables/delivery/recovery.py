"""Messages that were posted, but of which no note was taken.

A process may be killed, or an answer of Discord lost, between a posting and its note. People may
have pressed the buttons of such a message since: it counts like any other.
"""

from collections.abc import Mapping

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.messages.custom_ids import Kind
from data.store import Placed, Session

DOORS = {"lobby": Kind.JOIN, "table": Kind.SCREEN}
"""The button by which a message of each kind is known."""


async def find_unnoted(
    api: ChannelApi, session: Session, noted: Mapping[str, Placed]
) -> dict[str, Placed]:
    """The messages of *session* by kind that are newer than those *noted*.

    :raises discord.HTTPException: Discord refuses the search.
    """
    places = {"table": session.thread_id}
    if "lobby" not in noted:
        places["lobby"] = session.channel_id
    found = {}
    for kind, place in places.items():
        message = place and await _found(api, session, kind, place, noted.get(kind))
        if message:
            found[kind] = message
    return found


async def _found(
    api: ChannelApi, session: Session, kind: str, place: int, stands: Placed | None
) -> Placed | None:
    """The newest message of this *kind*, where it is newer than *stands*."""
    after = stands.message_id if stands is not None else None
    found = await api.find_own_message(place, after, DOORS[kind], session.id)
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

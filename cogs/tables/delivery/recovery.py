"""Messages that were posted but never recorded.

A process may be killed, or an answer of Discord lost, between posting a message and recording it.
People may have pressed its buttons since, so it counts like any other message.
"""

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.lobby_view import panel_press
from data.store import MessageKind, PostedMessage, PostedMessages, Session


def _signature(session: Session, kind: MessageKind) -> Press:
    """The button by which a message of this *kind* is recognised."""
    if kind is MessageKind.LOBBY:
        return panel_press(session.id)
    return Press(Kind.SCREEN, session.id, branch=session.branch)


async def find_unrecorded(
    api: ChannelApi, session: Session, recorded: PostedMessages
) -> PostedMessages:
    """The lobby and the board of *session*, where they are newer than those *recorded*.

    :raises discord.HTTPException: Discord does not recover in time.
    """
    lobby = board = None
    if recorded.lobby is None:
        lobby = await _find(api, session, MessageKind.LOBBY, session.channel_id, None)
    if session.thread_id:
        board = await _find(api, session, MessageKind.BOARD, session.thread_id, recorded.board)
    return PostedMessages(lobby, board)


async def _find(
    api: ChannelApi,
    session: Session,
    kind: MessageKind,
    channel_id: int,
    current: PostedMessage | None,
) -> PostedMessage | None:
    """The newest message of this *kind*, where it is newer than *current*."""
    after = current.message_id if current is not None else None
    try:
        found = await api.find_own_message(channel_id, after, _signature(session, kind))
    except discord.HTTPException as refusal:
        if may_pass(refusal):
            raise
        # What cannot be reached is found out when something is posted there.
        return None
    if found is None:
        return None
    message_id, press = found
    return PostedMessage(
        session_id=session.id,
        kind=kind,
        channel_id=channel_id,
        message_id=message_id,
        ply=press.ply,
        posted_at=discord.utils.snowflake_time(message_id),
    )

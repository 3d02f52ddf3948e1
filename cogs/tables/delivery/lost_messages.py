"""Messages of positions that a table has lost: after a restore they are newer than the database.

Or they were posted by a process that was killed before it recorded them, and somebody went back.
Nothing is recorded of them, so they are searched for. Their buttons count no more whether they are
found or not: they carry a branch that the table is not on.
"""

from collections.abc import Collection, Iterable

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.retired_view import retired_payload
from data.i18n import Translator
from data.store import PostedMessages, Session


async def retire_lost(
    api: ChannelApi,
    session: Session,
    posted: PostedMessages,
    people: Iterable[int],
    translate: Translator,
    word: str,
    spared: Collection[int] = (),
) -> None:
    """Take the buttons from every board and hand of *session* that is on another branch.

    *people* (user ids) may have hands that are not among those *posted*. The text *word* is what
    remains; messages with the ids *spared* are left as they are.

    :raises discord.HTTPException: Discord does not recover in time.
    """
    for channel_id in await _places(api, session, posted, people):
        for message_id in await _of_other_branches(api, session, channel_id):
            if message_id in spared:
                continue
            try:
                payload = retired_payload([], translate, translate(word))
                await api.edit(channel_id, message_id, payload)
            except discord.HTTPException as refusal:
                if may_pass(refusal):
                    raise


async def _places(
    api: ChannelApi, session: Session, posted: PostedMessages, people: Iterable[int]
) -> list[int]:
    """Where they may be: the place of the table, and the direct messages where hands are sent."""
    # A game that is lost with its beginning was played in the thread that hangs on its lobby.
    thread_id = session.thread_id
    if thread_id is None and posted.lobby is not None:
        thread_id = posted.lobby.message_id
    hands = (hand.channel_id for hand in posted.hands.values())
    places = [place for place in (thread_id, session.channel_id, *hands) if place is not None]
    for user_id in people:
        try:
            places.append(await api.open_dm(user_id))
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
    return list(dict.fromkeys(places))


async def _of_other_branches(api: ChannelApi, session: Session, channel_id: int) -> list[int]:
    def is_lost(press: Press) -> bool:
        is_own = (press.kind, press.session) == (Kind.SCREEN, session.id)
        return is_own and press.branch != session.branch

    try:
        return [message_id async for message_id, _ in api.own_messages(channel_id, None, is_lost)]
    except discord.HTTPException as refusal:
        if may_pass(refusal):
            raise
        return []

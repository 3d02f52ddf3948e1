"""Hands of people whose seat somebody else has taken: they show nothing of it any more."""

from collections.abc import Mapping
from dataclasses import replace

import discord

from cogs.tables.delivery.attachments import NO_ATTACHMENTS
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.messages.game_log import retired_payload
from cogs.tables.messages.phrases import game_name
from data.i18n import nearest, translator
from data.store import MessageState, PostedMessage, Session, Store


def belongs(session: Session, seat: int, hand: PostedMessage) -> bool:
    """Tell whether *hand* was sent to the person who has *seat* now."""
    return hand.user_id == session.seats[seat].user_id


async def own_hands(
    store: Store, api: ChannelApi, session: Session, hands: Mapping[int, PostedMessage]
) -> dict[int, PostedMessage]:
    """Those of *hands* that belong to the present people; the others are cleared first.

    :raises discord.HTTPException: Discord does not recover in time.
    """
    own = {seat: hand for seat, hand in hands.items() if belongs(session, seat, hand)}
    for seat, hand in hands.items():
        if seat not in own and hand.is_current:
            await _clear(store, api, session, hand)
    return own


async def _clear(store: Store, api: ChannelApi, session: Session, hand: PostedMessage) -> None:
    """Replace *hand* by a single sentence; its record is deleted only afterwards."""
    preference = await store.preference(hand.user_id) if hand.user_id is not None else None
    chosen = preference.language if preference is not None else None
    translate = translator(nearest(chosen or session.language))
    sentence = translate("substitute-hand", game=game_name(translate, session.game))
    try:
        await api.edit(*hand.place, retired_payload((), translate, sentence))
    except discord.HTTPException as refusal:
        # A message that is gone, or cannot be edited any more, has buttons that do nothing.
        if may_pass(refusal):
            raise
    retired = replace(hand, state=MessageState.RETIRED, attachments=NO_ATTACHMENTS)
    await store.remember(retired)

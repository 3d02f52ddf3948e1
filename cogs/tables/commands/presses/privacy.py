"""Presses about what is stored of the person who presses."""

from cogs.tables.commands.forgetting import forget
from cogs.tables.commands.presses.pressed import Pressed, serves
from cogs.tables.messages.custom_ids import Kind
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.privacy_view import (
    ASK,
    FILE,
    KEEP,
    SURE,
    file_payload,
    privacy_payload,
    question_payload,
)
from cogs.tables.session.errors import Refused
from data.store import Status


@serves(Kind.PRIVACY)
async def _privacy(pressed: Pressed) -> None:
    """Show what the button asks for; the second yes is the one that counts."""
    word, context, user_id = pressed.press.word, pressed.context, pressed.user_id
    translate, store = (await context.viewer()).translate, pressed.services.store
    if word == FILE:
        payload = file_payload(await store.about(user_id), translate)
    elif word == ASK:
        live = await store.live_sessions_of(user_id)
        running = sum(session.status is Status.RUNNING for session in live)
        payload = question_payload(running, len(live) - running, translate)
    elif word == SURE:
        tables = await forget(context)
        payload = MessagePayload((text(translate("privacy-forgotten", count=tables)),))
    elif word == KEEP:
        payload = privacy_payload(translate)
    else:
        raise Refused("bad-choice", choice=word, allowed=", ".join((FILE, ASK, SURE, KEEP)))
    await context.response.respond(payload)

"""Presses of those who manage a server; whether they do is looked at each time."""

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.commands.moderators import require_manager
from cogs.tables.delivery.permissions import lacking_by_channel
from cogs.tables.messages.config_view import (
    check_payload,
    config_payload,
    on_page,
    page_count,
    server_tables_payload,
)
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.session.server_rules import server_with

TABLES = "tables-"


@serves(Kind.CONFIG)
async def _config(context: InteractionContext, press: Press) -> None:
    """Show the panel, all tables or the check, or settle one thing."""
    word = press.word
    guild_id = require_manager(context.interaction)
    if word.startswith(TABLES):
        await _show_tables(context, guild_id, word.removeprefix(TABLES))
    elif word == "check":
        await _check(context, guild_id)
    else:
        await _show_panel(context, guild_id, word)


async def _show_panel(context: InteractionContext, guild_id: int, word: str) -> None:
    store = context.services.store
    server = await store.server(guild_id)
    if word != "panel":
        server = server_with(server, word, context.values)
        await store.set_server(server)
    translate = (await context.viewer()).translate
    await context.response.respond(config_payload(server, translate))


async def _show_tables(context: InteractionContext, guild_id: int, wanted: str) -> None:
    store = context.services.store
    sessions = await store.live_sessions_in(guild_id)
    number = int(wanted) if wanted.isascii() and wanted.isdigit() else 1
    page = min(max(number, 1), page_count(sessions))
    posted = [await store.posted_messages(each.id) for each in on_page(sessions, page)]
    translate = (await context.viewer()).translate
    payload = server_tables_payload(sessions, posted, page, translate)
    await context.response.respond(payload)


async def _check(context: InteractionContext, guild_id: int) -> None:
    """Say what the bot lacks here, and in the channels that are settled for tables."""
    server = await context.services.store.server(guild_id)
    missing = await lacking_by_channel(context.interaction, server.channels)
    translate = (await context.viewer()).translate
    await context.response.respond(check_payload(missing, translate))

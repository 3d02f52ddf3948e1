"""For those who moderate or manage a server: their commands, their presses and their rights.

Whether they have the right is found out at each press, never remembered: a panel outlives a role.
"""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.services import Services
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import remark_sentence
from cogs.publishing.refusals import TRANSIENT_ERRORS, lacking_by_channel, retry
from cogs.servers import moderation
from cogs.servers.moderation import NEEDS_SURETY, Act, Order, order_of
from cogs.servers.view import (
    check_payload,
    config_payload,
    moderation_payload,
    on_page,
    page_count,
    server_tables_payload,
    sure_payload,
    which_table_payload,
)
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from cogs.table.server_rules import server_with
from data.i18n import translator
from data.store import Session, TaskKind

english = translator("en")
Interaction = discord.Interaction[Any]
TABLES = "tables-"


class ServerCommands(commands.Cog):
    """Commands for those who look after a server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="moderate", description=english("command-moderate-description"))
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.allowed_contexts(guilds=True)
    @app_commands.allowed_installs(guilds=True)
    async def moderate(self, interaction: Interaction) -> None:
        """The panel of the table in this thread, or the choice among those of the server."""
        context = InteractionContext(self._services, interaction)
        guild_id = interaction.guild_id
        if guild_id is None:
            raise Refused("needs-server")
        translate = (await context.viewer()).translate
        live = await self._services.store.live_sessions_in(guild_id)
        its_own = tuple(each for each in live if each.thread_id == interaction.channel_id)
        tables = await moderated_tables(interaction, its_own or live)
        if not tables:
            raise Refused("not-moderator") if its_own else Refused("nothing-to-moderate")
        if len(tables) > 1:
            await context.response.respond(which_table_payload(tables, translate))
            return
        await context.response.respond(moderation_payload(tables[0], translate))

    @app_commands.command(name="config", description=english("command-config-description"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True)
    @app_commands.allowed_installs(guilds=True)
    async def config(self, interaction: Interaction) -> None:
        """The panel with what is settled for the tables of this server."""
        context = InteractionContext(self._services, interaction)
        guild_id = require_manager(interaction)
        server = await self._services.store.server(guild_id)
        translate = (await context.viewer()).translate
        await context.response.respond(config_payload(server, translate))


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


@serves(Kind.MODERATE)
async def _moderate(context: InteractionContext, press: Press) -> None:
    """Show the panel, ask whether it is meant, or do it."""
    # Without the game: a frozen table can be moderated too.
    session = (await context.tables.get(press.session)).session
    await require_moderator(context.interaction, session)
    order = order_of(context.value if press.word == Act.SEAT else press.word)
    if order is None or order.act is Act.SEAT:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Act))
    translate = (await context.viewer()).translate
    note = ""
    if order.act is not Act.LOOK:
        # People who leave a lobby may come again.
        may_return = session.standing.is_lobby and order.act is Act.PUT_OUT
        if order.act in NEEDS_SURETY and not (order.is_sure or may_return):
            payload = sure_payload(session, order.act, translate, order.user_id)
            await context.response.respond(payload)
            return
        kind = TaskKind.BOARD if order.act is Act.FREE else TaskKind.NEW_BOARD
        change, kinds = _change_of(context, order), (TaskKind.LOBBY, kind)
        session = (await context.tables.change(session.id, change, kinds)).session
        (*_, remark) = await context.services.store.remarks(session.id)
        note = remark_sentence(session, remark, translate)
    await context.response.respond(moderation_payload(session, translate, note))


def _change_of(context: InteractionContext, order: Order) -> Callable[[LiveTable], Change]:
    by, now, user_id = context.person, context.services.clock, order.user_id
    if order.act is Act.END:
        return lambda table: moderation.end(table, by)
    if order.act is Act.PAUSE:
        return lambda table: moderation.pause(table, by, now())
    if order.act is Act.WAKE:
        return lambda table: moderation.wake(table, by)
    if user_id is None:
        raise Refused("no-such-seat")
    if order.act is Act.FREE:
        return lambda table: moderation.let_robot_play(table, user_id, by)

    def put_out(table: LiveTable) -> Change:
        if not order.is_sure and not table.session.standing.is_lobby:
            # The game has begun since: somebody may not mean that.
            raise Refused("already-started")
        return moderation.put_out(table, user_id, by, now())

    return put_out


async def require_moderator(interaction: Interaction, session: Session) -> None:
    """Do nothing where this person may manage the messages of the channel that *session* is in.

    :raises Refused: it is in another server, or in none; they may not, or Discord does not say so.
    """
    if session.guild_id is None or session.guild_id != interaction.guild_id:
        raise Refused("no-such-table")
    if is_here(interaction, session):
        is_moderator = interaction.permissions.manage_messages
    else:
        is_moderator = session.channel_id in await moderated_channels(interaction)
    if not is_moderator:
        raise Refused("not-moderator")


def require_manager(interaction: Interaction) -> int:
    """The id of the server of *interaction*, which this person may manage.

    :raises Refused: there is none; they may not.
    """
    if interaction.guild_id is None:
        raise Refused("needs-server")
    if not interaction.permissions.manage_guild:
        raise Refused("not-manager")
    return interaction.guild_id


async def moderated_tables(
    interaction: Interaction, sessions: tuple[Session, ...]
) -> tuple[Session, ...]:
    """Those of *sessions*, all in this server, that this person may moderate; those here first."""
    here = [session for session in sessions if is_here(interaction, session)]
    if not interaction.permissions.manage_messages:
        here = []
    elsewhere = [session for session in sessions if not is_here(interaction, session)]
    if elsewhere:
        channels = await moderated_channels(interaction)
        elsewhere = [session for session in elsewhere if session.channel_id in channels]
    return (*here, *elsewhere)


def is_here(interaction: Interaction, session: Session) -> bool:
    """Tell whether a table is in the channel of *interaction*, which a thread shares."""
    places = {interaction.channel_id}
    if isinstance(interaction.channel, discord.Thread):
        places.add(interaction.channel.parent_id)
    return bool(places & {session.channel_id, session.thread_id})


async def moderated_channels(interaction: Interaction) -> frozenset[int]:
    """The channels of this server whose messages this person may manage, as Discord says now.

    The bot keeps no servers in memory, so it asks. Threads count by the channel that they are in.
    """
    member, guild_id = interaction.user, interaction.guild_id
    if guild_id is None or not isinstance(member, discord.Member):
        return frozenset()
    try:
        guild = await retry(lambda: interaction.client.fetch_guild(guild_id, with_counts=False))
        channels = await retry(guild.fetch_channels)
    except (*TRANSIENT_ERRORS, discord.HTTPException):
        return frozenset()
    return frozenset(
        channel.id for channel in channels if channel.permissions_for(member).manage_messages
    )


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    await bot.add_cog(ServerCommands(bot.services))

"""Opening a table: for whom, and whether it can be kept and played where somebody wants it."""

import re
from dataclasses import replace
from typing import Any

import discord

from cogs.commands.interaction_context import InteractionContext
from cogs.messages.beside_lobby import opened_payload
from cogs.messages.choose_game import ANY_GAME, MOST_INVITED, NewTable, game_list
from cogs.messages.custom_ids import Kind, Press
from cogs.publishing.refusals import FOR_PRIVATE, missing_permissions
from cogs.table.agreement import WATCHING, Watching
from cogs.table.errors import Refused
from cogs.table.lobby import Appearance, Place
from cogs.table.play import Change
from data.store import Session, TaskKind

MOST_NAMED = 10
"""More than any game has seats."""
_MENTION = re.compile(r"<@!?([0-9]{15,20})>")
_SHOWN = 60
"""Characters of what was entered that a refusal repeats."""


def invited_people(interaction: discord.Interaction[Any], typed: str | None) -> tuple[int, ...]:
    """The people (user ids) whom the text of a command mentions; none where there is no text.

    :raises Refused: it mentions nobody, too many people, or holds something else.
    """
    if not typed:
        return ()
    found = tuple(dict.fromkeys(int(number) for number in _MENTION.findall(typed)))
    rest = _MENTION.sub("", typed).strip(" ,;+&")
    if not found or rest or len(found) > MOST_NAMED:
        raise Refused("nobody-named", text=typed[:_SHOWN])
    return tuple(user_id for user_id in found if user_id != interaction.user.id)


def invited_user(interaction: discord.Interaction[Any], value: str) -> int:
    """The person (a user id) whom a menu of people has chosen.

    :raises Refused: it is no person, or a program.
    """
    data: Any = interaction.data
    users = (data.get("resolved") or {}).get("users") or {}
    if not value.isdecimal() or users.get(value, {}).get("bot"):
        named = str(users.get(value, {}).get("username", value))
        raise Refused("nobody-named", text=named[:_SHOWN])
    return int(value)


def require_private_place(interaction: discord.Interaction[Any]) -> None:
    """Do nothing where the bot may open private threads in the channel of *interaction*.

    :raises Refused: it is a thread itself, or a channel that has no private ones; the bot lacks
        permissions.
    """
    if interaction.guild_id is None:
        return
    if interaction.channel is None or interaction.channel.type is not discord.ChannelType.text:
        raise Refused("no-threads-here")
    held = interaction.app_permissions
    if missing := [name for name in FOR_PRIVATE if not getattr(held, name)]:
        raise Refused("cannot-be-private", permissions=" ".join(missing))


def require_place_for(interaction: discord.Interaction[Any], session: Session) -> None:
    """The same where the game of *session* is private; nothing where everybody may watch.

    :raises Refused: the place is a thread itself, or a channel that has no private ones; the bot
        lacks permissions.
    """
    if WATCHING.of(session) != Watching.EVERYBODY:
        require_private_place(interaction)


async def open_table(context: InteractionContext, wish: NewTable) -> None:
    """Open the table of *wish* where the interaction happens, or ask for its game.

    In the thread of a game it is opened where that was, and its host is led there. One of theirs
    that waits there for players comes down to them in place of another one like it.

    :raises Refused: it cannot be opened there.
    """
    viewer = await context.viewer()
    place = require_place(context.interaction, 1 + len(wish.invited))
    theme = viewer.theme
    if wish.game != ANY_GAME:
        beside = await _beside_games(context, place)
        waiting = await _shown_again(context, wish, beside)
        opened = waiting or await context.tables.open(
            wish.game,
            viewer.person,
            beside,
            Appearance(viewer.language, theme),
            wish.invited,
            wish.role_id,
        )
        if beside == place and waiting is None:
            context.response.give_way()
        else:
            lead = opened_payload(opened, viewer.person.user_id, viewer.translate)
            await context.response.respond(lead)
        return

    if len(wish.invited) > MOST_INVITED:
        raise Refused("too-many-invited", room=MOST_INVITED)

    def press_of(game: str) -> Press:
        return Press(Kind.PLAY, word=str(replace(wish, game=game)))

    question, drawing = viewer.translate("play-which-game"), context.services.presenter.drawing
    games = await game_list(question, press_of, drawing, theme, viewer.translate)
    await context.response.respond(games)


async def _shown_again(context: InteractionContext, wish: NewTable, place: Place) -> Session | None:
    """Post the lobby anew that this person has of the same game in *place*; None: there is none."""
    if wish != NewTable(wish.game):
        return None  # It is for others.
    asked = context.user_id, wish.game, place.channel_id
    for session in await context.services.store.live_sessions_of(context.user_id):
        is_asked_for = (session.host_id, session.game, session.channel_id) == asked
        if is_asked_for and session.standing.is_lobby and not session.standing.is_frozen:
            return (await context.tables.change(session.id, Change, (TaskKind.NEW_LOBBY,))).session
    return None


async def _beside_games(context: InteractionContext, place: Place) -> Place:
    """Return *place*; of a thread in which a game is played, the place where that was opened."""
    if place.parent_id is None:
        return place
    here = await context.services.store.newest_session_at(place.channel_id)
    is_of_game = here is not None and here.thread_id == place.channel_id
    return replace(place, channel_id=here.channel_id) if here and is_of_game else place


def place_at(interaction: discord.Interaction[Any]) -> Place:
    """Return the place of *interaction*; of a thread also its channel."""
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Place(interaction.guild_id, interaction.channel_id or 0, parent_id)


def require_place(interaction: discord.Interaction[Any], people: int = 1) -> Place:
    """The place of this interaction, where the bot may keep a table of so many *people*.

    :raises Refused: they could not all be there; it is no member there, or lacks permissions.
    """
    if interaction.guild_id is None:
        # Of direct messages between others the bot is no part.
        if people > 1 or not interaction.context.dm_channel:
            raise Refused("needs-server")
        return place_at(interaction)
    if not interaction.is_guild_integration():
        raise Refused("cannot-write", permissions="bot")
    if missing := missing_permissions(interaction):
        raise Refused("cannot-write", permissions=" ".join(missing))
    return place_at(interaction)

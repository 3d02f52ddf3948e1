"""The check of what the bot may do in a channel."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.tables.commands.private_places import require_private_place
from cogs.tables.delivery.permissions import FOR_THREADS, NEEDED, lacking
from cogs.tables.messages.permissions_view import permissions_of_channels
from cogs.tables.session.errors import NoThreadsHere
from data.i18n import LANGUAGES, translator


def test_nothing_is_lacking_with_what_the_invitation_asks_for() -> None:
    assert lacking(discord.Permissions(377957239808), in_thread=False) == ()


@pytest.mark.parametrize("name", [*NEEDED, *FOR_THREADS])
def test_the_one_missing_permission_is_named(name: str) -> None:
    held = discord.Permissions(377957239808)
    held.update(**{name: False})
    assert lacking(held, in_thread=False) == (name,)


def test_a_thread_needs_no_messages_in_its_channel() -> None:
    held = discord.Permissions(377957239808)
    held.update(send_messages=False, create_public_threads=False, create_private_threads=False)
    assert lacking(held, in_thread=True) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_permission_says_what_it_breaks(language: str) -> None:
    names = (*NEEDED, *FOR_THREADS)
    translate = translator(language)
    (shown,) = permissions_of_channels({1: names}, translate).items
    said = str(shown.to_component_dict())
    for name in names:
        assert translate(f"check-{name.replace('_', '-')}") in said


def pressed_in(kind: discord.ChannelType) -> Any:
    """An interaction in a channel of this kind, where the bot may do everything."""
    channel = SimpleNamespace(type=kind)
    return SimpleNamespace(
        guild_id=1, channel=channel, app_permissions=discord.Permissions.all_channel()
    )


def test_a_text_channel_can_have_a_private_table() -> None:
    require_private_place(pressed_in(discord.ChannelType.text))


@pytest.mark.parametrize(
    "kind",
    [each for each in discord.ChannelType if each is not discord.ChannelType.text],
    ids=lambda kind: kind.name,
)
def test_no_other_kind_of_channel_can(kind: discord.ChannelType) -> None:
    with pytest.raises(NoThreadsHere):
        require_private_place(pressed_in(kind))

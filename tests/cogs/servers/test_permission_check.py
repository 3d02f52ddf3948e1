"""The check of what the bot may do in a channel."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from people import ADA, BO, running
from refusals import refused

from cogs.commands.opening import require_private_place
from cogs.publishing.refusals import (
    FOR_THREADS,
    MISSING_PERMISSIONS,
    NEEDED,
    lacking,
    why_not_shown,
)
from cogs.servers.view import check_payload
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


@pytest.mark.parametrize(("channel_id", "thread_id"), [(2, None), (2, 2), (1, 2)])
async def test_where_a_board_stands_in_a_thread_the_permission_for_threads_is_named(
    channel_id: int, thread_id: int | None
) -> None:
    held = discord.Permissions(377957239808)
    held.update(send_messages_in_threads=False)
    thread = object.__new__(discord.Thread)
    thread.parent_id = 1
    pressed: Any = SimpleNamespace(
        locale=discord.Locale.british_english, channel=thread, channel_id=2, app_permissions=held
    )
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    refusal = discord.Forbidden(answer, {"code": MISSING_PERMISSIONS, "message": ""})
    session = replace(running(ADA, BO), channel_id=channel_id, thread_id=thread_id)
    said = await why_not_shown(pressed, refusal, session)
    assert "Send Messages in Threads" in said
    assert "Send Messages," not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_permission_says_what_it_breaks(language: str) -> None:
    names = (*NEEDED, *FOR_THREADS)
    translate = translator(language)
    shown, _ = check_payload({1: names}, translate).items
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
    with refused("no-threads-here"):
        require_private_place(pressed_in(kind))

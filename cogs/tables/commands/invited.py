"""Invited people of an interaction: ids from outside, parsed and bounded."""

import re
from typing import Any

import discord

from cogs.tables.session.errors import Refused

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

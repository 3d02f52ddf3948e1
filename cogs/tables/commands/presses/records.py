"""Presses about what has happened at a table."""

from collections.abc import Mapping
from typing import Final

from cogs.tables.commands.history import step_through
from cogs.tables.commands.presses.pressed import Handler, Pressed
from cogs.tables.messages.custom_ids import Kind


async def _history(pressed: Pressed) -> None:
    await step_through(pressed.context, pressed.press)


HANDLERS: Final[Mapping[Kind, Handler]] = {Kind.HISTORY: _history}

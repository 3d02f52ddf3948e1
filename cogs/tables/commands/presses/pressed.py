"""A press on its way to what carries it out."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import Services
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.session.lobby import Person
from cogs.tables.session.service import TableService


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press that was parsed and acknowledged, with everything needed to carry it out."""

    press: Press
    value: str
    """The value chosen in a select; empty for a button."""
    context: InteractionContext

    @property
    def values(self) -> tuple[str, ...]:
        """All values chosen in a select, of which there may be none."""
        data: Any = self.context.interaction.data
        return tuple(map(str, data.get("values") or ()))

    @property
    def person(self) -> Person:
        """Return the person who pressed."""
        return self.context.person

    @property
    def user_id(self) -> int:
        """The id of that person."""
        return self.context.person.user_id

    @property
    def services(self) -> Services:
        """The parts of the running bot."""
        return self.context.services

    @property
    def tables(self) -> TableService[InteractionResponse]:
        """The tables, as far as this press counts for them."""
        return self.context.tables

    @property
    def is_private(self) -> bool:
        """Tell whether the press came from a message that only this person sees."""
        return self.context.response.has_own_message

    async def respond(self, payload: MessagePayload) -> None:
        """Answer the press with a message."""
        await self.context.response.respond(payload)


Handler = Callable[[Pressed], Awaitable[None]]
"""Carries out presses of one kind; raises ``Refused`` or ``RulesError`` to refuse one."""

HANDLERS: dict[Kind, Handler] = {}
"""What carries out the presses of each kind."""


def serves(kind: Kind) -> Callable[[Handler], Handler]:
    """Let the decorated function carry out the presses of *kind*."""

    def declare(handler: Handler) -> Handler:
        assert kind not in HANDLERS, kind
        HANDLERS[kind] = handler
        return handler

    return declare

"""One interaction: what a person did with the bot, and how the bot responded so far."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import Literal

from sandbox.checks.callbacks import Callback, InteractionType
from sandbox.checks.commands import GROUP, SUBCOMMAND
from sandbox.errors import Json
from sandbox.serializers import user_json
from sandbox.world.model import Channel, Message, User

State = Literal["sent", "thinking", "done", "failed"]


@dataclass(frozen=True, slots=True)
class Delivered:
    """One message posted or edited by an interaction's token."""

    message: Message
    how: Literal["created", "edited"]


@dataclass(slots=True, eq=False, kw_only=True)
class Modal:
    """A modal on somebody's screen."""

    id: int
    custom_id: str
    title: str
    components: list[Json]
    user: User
    channel: Channel
    source: Message | None
    """The message whose component opened it."""
    cause: Json
    """Metadata of the interaction that opened it."""

    def as_shown(self) -> Json:
        """Return all that the page needs to draw it."""
        return {
            "id": str(self.id),
            "custom_id": self.custom_id,
            "title": self.title,
            "components": self.components,
            "channel_id": str(self.channel.id),
        }


@dataclass(slots=True, eq=False, kw_only=True)
class Interaction:
    """One thing a person did, and the bot's responses to it."""

    id: int
    token: str
    type: InteractionType
    user: User
    channel: Channel
    data: Json
    created_at: float
    """By the clock that skipped days do not move."""
    """By the sandbox's clock."""
    owners: dict[str, str]
    """Who installed the application that acts here: the server, or the person."""
    source: Message | None = None
    """The message whose component was used."""
    cause: Json | None = None
    """For a modal: metadata of the interaction that opened it."""
    option_type: int = 3
    """For autocomplete: the type of the option that is being filled in."""
    state: State = "sent"
    failed: str | None = None
    """Why the person's client shows a failure; None: it shows none."""
    callback: Callback | None = None
    """The kind of the first response."""
    acknowledged_after: float | None = None
    """Seconds from the press to the callback."""
    messages: list[Delivered] = field(default_factory=list)
    """Every message posted or edited by its token, in order."""
    original: Message | None = None
    modal: Modal | None = None
    choices: list[Json] | None = None
    started: float = field(default_factory=perf_counter)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the person's client stops waiting."""
    timer: asyncio.TimerHandle | None = None

    @property
    def message(self) -> Message | None:
        """The last message of the bot's responses."""
        return self.messages[-1].message if self.messages else None

    @property
    def text(self) -> str:
        """The text of the last message."""
        return "" if self.message is None else self.message.text

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether the last message was for this person only."""
        return self.message is not None and self.message.is_ephemeral

    @property
    def command(self) -> str | None:
        """The name of the command that was used, with sub-commands after spaces."""
        if self.type is not InteractionType.COMMAND:
            return None
        names, part = [self.data["name"]], self.data
        while (inner := part.get("options")) and inner[0]["type"] in (SUBCOMMAND, GROUP):
            part = inner[0]
            names.append(part["name"])
        return " ".join(names)

    def as_shown(self) -> Json:
        """Return all that the page needs to show its state."""
        return {
            "id": str(self.id),
            "state": self.state,
            "reason": self.failed,
            "channel_id": str(self.channel.id),
            "message_id": None if self.source is None else str(self.source.id),
            "custom_id": self.data.get("custom_id"),
            "name": self.data.get("name"),
        }

    def metadata(self) -> Json:
        """The ``interaction_metadata`` of the messages that respond to it."""
        data: Json = {
            "id": str(self.id),
            "type": int(self.type),
            "user": user_json(self.user),
            "authorizing_integration_owners": self.owners,
        }
        if self.type is InteractionType.COMPONENT and self.source is not None:
            data["interacted_message_id"] = str(self.source.id)
        if self.cause is not None:
            data["triggering_interaction_metadata"] = self.cause
        return data


def context(channel: Channel) -> int:
    """Discord's context type: 0 in a server, 1 in a DM with the bot, 2 in one without it."""
    if channel.guild is not None:
        return 0
    return 1 if any(user.bot for user in channel.recipients) else 2

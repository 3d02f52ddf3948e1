"""The bot's responses to interactions: one callback, then follow-ups and edits by the token."""

from __future__ import annotations

from typing import Any

from sandbox.checks.callbacks import (
    Callback,
    InteractionType,
    check_callback,
    check_choices,
    check_defer,
)
from sandbox.checks.messages import EPHEMERAL, Upload, flags_of
from sandbox.checks.modals import check_modal
from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.serializers import REPLY, message_json
from sandbox.services.events import EventDispatcher
from sandbox.services.interaction import Delivered, Interaction, Modal
from sandbox.services.interactions import Interactions
from sandbox.services.media import with_component_ids
from sandbox.services.messages import Messages, Origin
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import Message, User

_SLASH_ANSWER = 20
_MENU_ANSWER = 23
_DATA = ("data",)


class Responses:
    """Takes what the bot sends by an interaction's token."""

    def __init__(
        self,
        bot: User,
        interactions: Interactions,
        messages: Messages,
        ids: Snowflakes,
        clock: Clock,
        events: EventDispatcher,
    ) -> None:
        self._bot = bot
        self._interactions = interactions
        self._messages = messages
        self._ids = ids
        self._clock = clock
        self._events = events

    def callback(
        self, interaction_id: int, token: str, payload: Any, uploads: list[Upload]
    ) -> Interaction:
        """Take the first response, or refuse it."""
        interaction = self._interactions.awaiting_callback(interaction_id, token)
        kind = check_callback(payload, interaction.type, has_message=interaction.source is not None)
        self._respond(interaction, kind, payload.get("data") or {}, uploads)
        self._interactions.acknowledge(interaction, kind)
        return interaction

    def follow_up(self, interaction: Interaction, payload: Json, uploads: list[Upload]) -> Message:
        """Post another message; the first one after a defer replaces "thinking"."""
        if interaction.state == "thinking" and interaction.original is not None:
            return self.edit(interaction, interaction.original, payload, uploads)
        reader = interaction.user if flags_of(payload) & EPHEMERAL else None
        origin = Origin(
            interaction.metadata(),
            type=REPLY if interaction.original is not None else 0,
            reader=reader,
            reply_to=interaction.original,
        )
        message = self._messages.post(
            interaction.channel, self._bot, payload, uploads, origin=origin
        )
        interaction.messages.append(Delivered(message, "created"))
        return message

    def edit(
        self, interaction: Interaction, message: Message, payload: Json, uploads: list[Upload]
    ) -> Message:
        """Change a message by the interaction's token."""
        was_thinking = interaction.state == "thinking" and message is interaction.original
        self._messages.edit(message, payload, uploads)
        interaction.messages.append(Delivered(message, "created" if was_thinking else "edited"))
        if was_thinking:
            self._interactions.move(interaction, "done")
        return message

    def message(self, interaction: Interaction, message_id: str) -> Message:
        """A message that this token may touch: the original response, or a follow-up."""
        if message_id == "@original":
            found = interaction.original
        else:
            found = _follow_up(interaction, message_id)
        if found is None or found.is_deleted:
            raise refusal(10008)
        return found

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete a message by the interaction's token."""
        self._messages.delete(message)
        if interaction.state == "thinking" and message is interaction.original:
            self._interactions.move(interaction, "done")

    def callback_json(self, interaction: Interaction) -> Json:
        """The answer to a callback that asks ``with_response``."""
        original = interaction.original
        about: Json = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "channel_id": str(interaction.channel.id),
        }
        if interaction.channel.guild is not None:
            about["guild_id"] = str(interaction.channel.guild.id)
        if original is None:
            return {"interaction": about}
        about |= {
            "response_message_id": str(original.id),
            "response_message_loading": interaction.state == "thinking",
            "response_message_ephemeral": original.is_ephemeral,
        }
        assert interaction.callback is not None
        if interaction.callback is Callback.DEFERRED_UPDATE:
            return {"interaction": about}
        message = message_json(original, self._clock.now())
        resource = {"type": int(interaction.callback), "message": message}
        return {"interaction": about, "resource": resource}

    def _respond(
        self, interaction: Interaction, kind: Callback, data: Json, uploads: list[Upload]
    ) -> None:
        match kind:
            case Callback.MESSAGE:
                self._post_original(interaction, data, uploads, loading=False)
            case Callback.DEFERRED_MESSAGE:
                check_defer(data)
                self._post_original(interaction, data, [], loading=True)
            case Callback.DEFERRED_UPDATE:
                interaction.original = interaction.source
            case Callback.UPDATE:
                self._update_source(interaction, data, uploads)
            case Callback.CHOICES:
                check_choices(data, interaction.option_type)
                interaction.choices = data["choices"]
            case Callback.MODAL:
                check_modal(data)
                self._open_modal(interaction, data)

    def _post_original(
        self, interaction: Interaction, data: Json, uploads: list[Upload], *, loading: bool
    ) -> None:
        origin = Origin(
            interaction.metadata(),
            command=interaction.command,
            type=_original_type(interaction),
            reader=interaction.user if flags_of(data) & EPHEMERAL else None,
            reply_to=interaction.source,
            loading=loading,
        )
        message = self._messages.post(
            interaction.channel, self._bot, data, uploads, origin=origin, at=_DATA
        )
        interaction.original = message
        if not loading:
            interaction.messages.append(Delivered(message, "created"))

    def _update_source(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
        source = interaction.source
        assert source is not None
        if source.is_deleted:
            raise refusal(10008)
        self._messages.edit(source, data, uploads, at=_DATA)
        interaction.original = source
        interaction.messages.append(Delivered(source, "edited"))

    def _open_modal(self, interaction: Interaction, data: Json) -> None:
        modal = Modal(
            id=self._ids.next(),
            custom_id=data["custom_id"],
            title=data["title"],
            components=with_component_ids(data["components"]),
            user=interaction.user,
            channel=interaction.channel,
            source=interaction.source,
            cause=interaction.metadata(),
        )
        interaction.modal = modal
        self._interactions.add_modal(modal)
        self._events.modal_opened(modal)


def _original_type(interaction: Interaction) -> int:
    """The message type of the original response."""
    if interaction.type is InteractionType.COMMAND:
        return _SLASH_ANSWER if interaction.data.get("type") == 1 else _MENU_ANSWER
    return 0 if interaction.source is None else REPLY


def _follow_up(interaction: Interaction, message_id: str) -> Message | None:
    for delivered in interaction.messages:
        if str(delivered.message.id) == message_id:
            return delivered.message
    original = interaction.original
    return original if original is not None and str(original.id) == message_id else None

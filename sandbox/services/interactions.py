"""What people do with the bot: three seconds, one callback, and 15 minutes for the rest."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING, Any

from sandbox.checks.callbacks import (
    Callback,
    InteractionType,
    check_callback,
    check_choices,
    check_defer,
)
from sandbox.checks.messages import EPHEMERAL, Upload, flags_of
from sandbox.checks.modals import check_modal
from sandbox.errors import Json, refusal
from sandbox.gateway.intents import Intent
from sandbox.serializers import (
    REPLY,
    interaction_channel_json,
    member_json,
    message_json,
    user_json,
)
from sandbox.services.interaction import Delivered, Interaction, Modal, State, context
from sandbox.services.media import with_component_ids
from sandbox.services.messages import Origin
from sandbox.world.model import Channel, Message, User
from sandbox.world.permissions import permissions

if TYPE_CHECKING:
    from sandbox.core import Core

_SLASH_ANSWER = 20
_MENU_ANSWER = 23
_DATA = ("data",)
_MOST_MODALS = 1_000


class Interactions:
    """All interactions whose tokens are still good."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._by_token: OrderedDict[str, Interaction] = OrderedDict()
        self.modals: OrderedDict[int, Modal] = OrderedDict()
        self.pending: set[Interaction] = set()
        """Those that still wait for an answer, or for what "thinking" promised."""
        self.last_at = 0.0
        """When a person last did something, by ``perf_counter``."""

    def send(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        cause: Json | None = None,
        option_type: int = 3,
    ) -> Interaction:
        """Tell the bot what a person did, and start the three seconds."""
        self._drop_expired()
        interaction_id = self._core.ids.next()
        interaction = Interaction(
            id=interaction_id,
            token=_new_token(interaction_id),
            type=kind,
            user=user,
            channel=channel,
            data=data,
            created_at=self._core.clock.now(),
            owners=self._owners(channel, user),
            source=source,
            cause=cause,
            option_type=option_type,
        )
        self._by_token[interaction.token] = interaction
        self._tell_bot(interaction)
        return interaction

    def refuse(
        self, user: User, channel: Channel, data: Json, source: Message, reason: str
    ) -> Interaction:
        """A press that the person's own client could not get rid of; the bot hears nothing."""
        interaction = Interaction(
            id=self._core.ids.next(),
            token="",
            type=InteractionType.COMPONENT,
            user=user,
            channel=channel,
            data=data,
            created_at=self._core.clock.now(),
            owners={},
            source=source,
        )
        self.fail(interaction, reason)
        return interaction

    def answer(
        self, interaction_id: int, token: str, payload: Any, uploads: list[Upload]
    ) -> Interaction:
        """Take the bot's callback, or refuse it."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or self._is_late(interaction):
            raise refusal(10062)
        if interaction.callback is not None:
            raise refusal(40060)
        kind = check_callback(payload, interaction.type, has_message=interaction.source is not None)
        self._take(interaction, kind, payload.get("data") or {}, uploads)
        interaction.callback = kind
        interaction.acknowledged_after = perf_counter() - interaction.started
        if interaction.timer is not None:
            interaction.timer.cancel()
        thinking = kind is Callback.DEFERRED_MESSAGE
        self._move(interaction, "thinking" if thinking else "done")
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The acknowledged interaction to which a follow-up belongs."""
        if application_id != self._core.world.bot.id:
            raise refusal(10015)
        interaction = self._by_token.get(token)
        if interaction is None or self._is_expired(interaction):
            raise refusal(50027)
        if interaction.callback is None:
            raise refusal(10015)
        return interaction

    def follow_up(self, interaction: Interaction, payload: Json, uploads: list[Upload]) -> Message:
        """Post another message; the first one after "thinking" takes its place."""
        if interaction.state == "thinking" and interaction.original is not None:
            return self.edit(interaction, interaction.original, payload, uploads)
        reader = interaction.user if flags_of(payload) & EPHEMERAL else None
        origin = Origin(
            interaction.metadata(),
            type=REPLY if interaction.original is not None else 0,
            reader=reader,
            reply_to=interaction.original,
        )
        message = self._core.messages.post(
            interaction.channel, self._core.world.bot, payload, uploads, origin=origin
        )
        interaction.messages.append(Delivered(message, "created"))
        return message

    def edit(
        self, interaction: Interaction, message: Message, payload: Json, uploads: list[Upload]
    ) -> Message:
        """Change a message by the interaction's token."""
        was_thinking = interaction.state == "thinking" and message is interaction.original
        self._core.messages.edit(message, payload, uploads)
        interaction.messages.append(Delivered(message, "created" if was_thinking else "edited"))
        if was_thinking:
            self._move(interaction, "done")
        return message

    def message(self, interaction: Interaction, message_id: str) -> Message:
        """A message that this token may touch: the original answer, or one it brought."""
        if message_id == "@original":
            found = interaction.original
        else:
            found = self._brought(interaction, message_id)
        if found is None or found.is_deleted:
            raise refusal(10008)
        return found

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Take away a message by the interaction's token."""
        self._core.messages.delete(message)
        if interaction.state == "thinking" and message is interaction.original:
            self._move(interaction, "done")

    def fail(self, interaction: Interaction, reason: str) -> None:
        """The person's client gives up."""
        if interaction.callback is None and not interaction.settled.is_set():
            interaction.failed = reason
            self._move(interaction, "failed")

    def callback_json(self, interaction: Interaction) -> Json:
        """What a callback is answered with when its result is asked for."""
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
        message = message_json(original, self._core.clock.now())
        resource = {"type": int(interaction.callback), "message": message}
        return {"interaction": about, "resource": resource}

    def _tell_bot(self, interaction: Interaction) -> None:
        self.pending.add(interaction)
        wait = self._core.settings.answer_within
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(wait, self.fail, interaction, "did not respond")
        self._core.events.interaction_changed(interaction)
        interaction.started = self.last_at = perf_counter()
        payload, guild_id = self._payload(interaction), interaction.channel.guild_id
        self._core.gateway.dispatch(
            "INTERACTION_CREATE", payload, guild_id=guild_id, intent=Intent.NONE
        )

    def _take(
        self, interaction: Interaction, kind: Callback, data: Json, uploads: list[Upload]
    ) -> None:
        match kind:
            case Callback.MESSAGE:
                self._first_message(interaction, data, uploads, loading=False)
            case Callback.DEFERRED_MESSAGE:
                check_defer(data)
                self._first_message(interaction, data, [], loading=True)
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

    def _first_message(
        self, interaction: Interaction, data: Json, uploads: list[Upload], *, loading: bool
    ) -> None:
        reader = interaction.user if flags_of(data) & EPHEMERAL else None
        kind = _SLASH_ANSWER if interaction.data.get("type") == 1 else _MENU_ANSWER
        if interaction.type is not InteractionType.COMMAND:
            kind = 0 if interaction.source is None else REPLY
        origin = Origin(
            interaction.metadata(),
            type=kind,
            reader=reader,
            reply_to=interaction.source,
            loading=loading,
        )
        message = self._core.messages.post(
            interaction.channel, self._core.world.bot, data, uploads, origin=origin, at=_DATA
        )
        interaction.original = message
        if not loading:
            interaction.messages.append(Delivered(message, "created"))

    def _update_source(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
        source = interaction.source
        assert source is not None
        if source.is_deleted:
            raise refusal(10008)
        self._core.messages.edit(source, data, uploads, at=_DATA)
        interaction.original = source
        interaction.messages.append(Delivered(source, "edited"))

    def _open_modal(self, interaction: Interaction, data: Json) -> None:
        modal = Modal(
            id=self._core.ids.next(),
            custom_id=data["custom_id"],
            title=data["title"],
            components=with_component_ids(data["components"]),
            user=interaction.user,
            channel=interaction.channel,
            source=interaction.source,
            cause=interaction.metadata(),
        )
        interaction.modal = modal
        self.modals[modal.id] = modal
        if len(self.modals) > _MOST_MODALS:
            self.modals.popitem(last=False)
        self._core.events.modal_opened(modal)

    def _brought(self, interaction: Interaction, message_id: str) -> Message | None:
        for delivered in interaction.messages:
            if str(delivered.message.id) == message_id:
                return delivered.message
        original = interaction.original
        return original if original is not None and str(original.id) == message_id else None

    def _move(self, interaction: Interaction, state: State) -> None:
        interaction.state = state
        if state in ("done", "failed"):
            interaction.settled.set()
            self.pending.discard(interaction)
        self._core.events.interaction_changed(interaction)

    def _is_late(self, interaction: Interaction) -> bool:
        if interaction.callback is not None:
            return False
        age = self._core.clock.now() - interaction.created_at
        return interaction.state == "failed" or age > self._core.settings.answer_within

    def _is_expired(self, interaction: Interaction) -> bool:
        return self._core.clock.now() - interaction.created_at > self._core.settings.token_lives

    def _owners(self, channel: Channel, user: User) -> dict[str, str]:
        guild, bot = channel.guild, self._core.world.bot
        if guild is not None and bot.id in guild.members:
            return {"0": str(guild.id)}
        if guild is None and bot in channel.recipients:
            return {"0": "0"}
        return {"1": str(user.id)}

    def _drop_expired(self) -> None:
        while self._by_token:
            token, interaction = next(iter(self._by_token.items()))
            if not self._is_expired(interaction):
                return
            del self._by_token[token]

    def _payload(self, interaction: Interaction) -> Json:
        channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
        now = self._core.clock.now()
        bot = self._core.world.bot
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(bot.id),
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": interaction_channel_json(channel, user, bot, now),
            "locale": user.locale,
            "app_permissions": str(int(permissions(bot.id, channel))),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners,
            "context": context(channel),
            "attachment_size_limit": self._core.settings.max_file_size,
        }
        if guild is None:
            payload["user"] = user_json(user)
        else:
            held = str(int(permissions(user.id, channel)))
            payload["member"] = {**member_json(guild.members[user.id]), "permissions": held}
            payload["guild_id"] = str(guild.id)
            payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            payload["guild_locale"] = guild.locale
        if interaction.source is not None:
            payload["message"] = message_json(interaction.source, now)
        return payload


def _new_token(interaction_id: int) -> str:
    secret = f"interaction:{interaction_id}:{secrets.token_urlsafe(48)}"
    return base64.urlsafe_b64encode(secret.encode()).decode().rstrip("=")

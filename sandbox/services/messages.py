"""Posting, editing and deleting messages, by whichever route the request came."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.checks.messages import IS_COMPONENTS_V2, LOADING, SETTABLE, Upload, flags_of
from sandbox.checks.schema import as_id, refuse_form
from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.serializers import REPLY
from sandbox.services.channel_history import ChannelHistory
from sandbox.services.contents import Contents, check_legacy_cleared
from sandbox.services.nonces import Nonces
from sandbox.snowflakes import Snowflakes
from sandbox.world.components import Path
from sandbox.world.model import Channel, Message, User
from sandbox.world.permissions import Permission, require


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction that a message answers."""

    metadata: Json
    command: str | None = None
    """The name of the command, if this is the response to one."""
    type: int = 0
    reader: User | None = None
    """Set for an ephemeral answer."""
    reply_to: Message | None = None
    loading: bool = False
    """The answer is deferred: the message says "thinking" for now."""


class Messages:
    """Creates, changes and deletes messages."""

    def __init__(
        self,
        contents: Contents,
        history: ChannelHistory,
        nonces: Nonces,
        ids: Snowflakes,
        clock: Clock,
    ) -> None:
        self._contents = contents
        self._history = history
        self._nonces = nonces
        self._ids = ids
        self._clock = clock

    def post(
        self,
        channel: Channel,
        author: User,
        payload: Json,
        uploads: list[Upload],
        *,
        origin: Origin | None = None,
        at: Path = (),
    ) -> Message:
        """Post a message, or refuse it.

        With ``enforce_nonce``, a nonce that the author used a moment ago posts nothing: the earlier
        message is returned.
        """
        flags = flags_of(payload) & SETTABLE
        self._contents.check(payload, uploads, flags, at)
        if payload.get("enforce_nonce") and (earlier := self._nonces.find(author, payload)):
            return earlier
        message = self._new(channel, author)
        message.flags, message.nonce = flags, payload.get("nonce")
        message.tts = bool(payload.get("tts"))
        if origin is not None:
            _set_origin(message, origin)
        else:
            message.reply_to = _reply_target(channel, author, payload)
            message.type = 0 if message.reply_to is None else REPLY
        if not message.flags & LOADING:
            self._contents.fill(message, payload, uploads, at)
        self._nonces.remember(message)
        self._history.add(message)
        self._history.notify(message, payload)
        return message

    def edit(
        self, message: Message, payload: Json, uploads: list[Upload], *, at: Path = ()
    ) -> Message:
        """Change a message, or refuse the change and leave it as it is."""
        flags, before = flags_of(payload) & SETTABLE, message.flags
        self._contents.check(payload, uploads, before | flags, at)
        if flags & ~before & IS_COMPONENTS_V2:
            check_legacy_cleared(message, payload, at)
        message.flags = (message.flags & ~LOADING & ~SETTABLE) | flags
        message.flags |= before & (SETTABLE if payload.get("flags") is None else IS_COMPONENTS_V2)
        try:
            self._contents.fill(message, payload, uploads, at)
        except BaseException:
            # Refused, or a bug of the sandbox: an edit takes place whole or not at all.
            message.flags = before
            raise
        if not before & LOADING:
            message.edited_at = self._clock.now()
        message.edits += 1
        self._history.changed(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message with its files."""
        self._history.remove(message)

    def age(self, message: Message) -> float:
        """Seconds since a message was posted."""
        return self._clock.now() - message.created_at

    def add_system_message(self, channel: Channel, author: User, kind: int, text: str) -> Message:
        """Post one of the lines that Discord itself writes."""
        message = self._new(channel, author)
        message.type, message.content = kind, text
        self._history.add(message)
        return message

    def _new(self, channel: Channel, author: User) -> Message:
        now = self._clock.now()
        return Message(id=self._ids.next(), channel=channel, author=author, created_at=now)


def _reply_target(channel: Channel, author: User, payload: Json) -> Message | None:
    reference = payload.get("message_reference")
    if not reference:
        return None
    if channel.guild is not None:
        held = require(author.id, channel)
        if Permission.READ_MESSAGE_HISTORY not in held:
            raise refusal(160002)
    elsewhere = {"channel_id": channel.id, "guild_id": channel.guild_id}
    for name, own_id in elsewhere.items():
        if reference.get(name) is not None and as_id(reference[name]) != own_id:
            message = "Cannot reply to a message in a different channel"
            raise refuse_form(("message_reference", name), "REPLIES_CHANNEL_MISMATCH", message)
    target = channel.messages.get(as_id(reference["message_id"]) or 0)
    if target is None and reference.get("fail_if_not_exists", True):
        raise refuse_form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return target


def _set_origin(message: Message, origin: Origin) -> None:
    message.interaction = origin.metadata
    message.command = origin.command
    message.type = origin.type
    message.reader = origin.reader
    message.reply_to = origin.reply_to
    if origin.loading:
        message.flags |= LOADING

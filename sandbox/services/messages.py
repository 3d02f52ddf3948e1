"""Posting, editing and deleting messages, whoever asks for it and by whatever road."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.checks.messages import (
    IS_COMPONENTS_V2,
    LOADING,
    SETTABLE,
    SILENT,
    Upload,
    check_message,
    flags_of,
)
from sandbox.checks.schema import as_id, refuse_form
from sandbox.errors import Json, refusal
from sandbox.serializers import REPLY
from sandbox.services.media import Unfurler
from sandbox.world.components import Path, texts
from sandbox.world.files import content_type, picture_size, plain_name
from sandbox.world.mentions import read_mentions, ring
from sandbox.world.model import Attachment, Channel, Message, Thread, User
from sandbox.world.permissions import Permission, require

if TYPE_CHECKING:
    from sandbox.core import Core

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction that a message answers."""

    metadata: Json
    type: int = 0
    reader: User | None = None
    """Set for an ephemeral answer."""
    reply_to: Message | None = None
    loading: bool = False
    """Nothing but "thinking" so far."""


class Messages:
    """The one place where messages come to be, change and go."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._nonces: deque[tuple[float, tuple[int, str]]] = deque()
        self._by_nonce: dict[tuple[int, str], Message] = {}

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
        """Put a new message into a channel, or refuse it.

        A message whose nonce was used a moment ago by the same author, with ``enforce_nonce``, is
        not posted again: the earlier one is given back.
        """
        flags = flags_of(payload) & SETTABLE
        self._check(payload, uploads, flags, at)
        if payload.get("enforce_nonce") and (earlier := self._said_before(author, payload)):
            return earlier
        message = self._blank(channel, author)
        message.flags, message.nonce = flags, payload.get("nonce")
        if origin is not None:
            _mark_origin(message, origin)
        else:
            message.reply_to = self._reply_target(channel, author, payload)
            message.type = 0 if message.reply_to is None else REPLY
        if not message.flags & LOADING:
            self._fill(message, payload, uploads, at)
        self._store(message)
        self._ring(message, payload)
        return message

    def edit(
        self, message: Message, payload: Json, uploads: list[Upload], *, at: Path = ()
    ) -> Message:
        """Change a message, or refuse the change and leave it as it is."""
        flags, before = flags_of(payload) & SETTABLE, message.flags
        self._check(payload, uploads, before | flags, at)
        if flags & ~before & IS_COMPONENTS_V2:
            _check_emptied(message, payload, at)
        message.flags = (message.flags & ~LOADING & ~SETTABLE) | flags
        message.flags |= before & (SETTABLE if payload.get("flags") is None else IS_COMPONENTS_V2)
        try:
            self._fill(message, payload, uploads, at)
        except BaseException:
            message.flags = before
            raise
        if not before & LOADING:
            message.edited_at = self._core.clock.now()
        message.edits += 1
        self._core.events.message_edited(message)
        return message

    def delete(self, message: Message) -> None:
        """Take a message away, with its files."""
        channel = message.channel
        message.is_deleted = True
        if message.reader is None:
            channel.messages.pop(message.id, None)
        else:
            channel.ephemeral.get(message.reader.id, {}).pop(message.id, None)
        self._forget_files(message.attachments)
        self._core.events.message_deleted(message)

    def old_edit(self, message: Message) -> bool:
        """Tell whether this message is so old that edits are rationed."""
        return self._core.clock.now() - message.created_at > HOUR

    def add_system_message(self, channel: Channel, author: User, kind: int, text: str) -> Message:
        """Post one of the lines that Discord writes by itself."""
        message = self._blank(channel, author)
        message.type, message.content = kind, text
        self._store(message)
        return message

    def _check(self, payload: Json, uploads: list[Upload], flags: int, at: Path) -> None:
        limit = self._core.settings.max_file_size
        check_message(payload, uploads, v2=bool(flags & IS_COMPONENTS_V2), limit=limit, at=at)

    def _blank(self, channel: Channel, author: User) -> Message:
        now = self._core.clock.now()
        return Message(id=self._core.ids.next(), channel=channel, author=author, created_at=now)

    def _fill(self, message: Message, payload: Json, uploads: list[Upload], at: Path) -> None:
        """Work out the new contents in full before any of it is taken over."""
        kept, dropped = _kept_files(message, payload, uploads, at)
        fresh = [self._file_of(message, payload, upload) for upload in uploads]
        files = [file for file, _ in fresh]
        unfurler = Unfurler(kept + files, self._core.ids, at)
        content = (payload.get("content") or "") if "content" in payload else message.content
        embeds, components = message.embeds, message.components
        if "embeds" in payload:
            embeds = unfurler.embeds(payload["embeds"] or [])
        if "components" in payload:
            components = unfurler.components(payload["components"] or [])
        if not _says_something(message, content, embeds, components, kept + files):
            raise refusal(50006)
        for file, data in fresh:
            self._core.files.put(file.id, data, file.content_type)
        for file in kept + files:
            file.is_embedded = file.id in unfurler.shown or (
                file.is_embedded and "components" not in payload and "embeds" not in payload
            )
        self._forget_files(dropped)
        message.attachments = kept + files
        message.content, message.embeds, message.components = content.strip(), embeds, components
        self._mention(message, payload)

    def _file_of(self, message: Message, payload: Json, upload: Upload) -> tuple[Attachment, bytes]:
        described = _entry_for(payload, upload.index)
        name = plain_name(described.get("filename") or upload.filename)
        file_id = self._core.ids.next()
        size = picture_size(upload.data)
        attachment = Attachment(
            id=file_id,
            filename=name,
            size=len(upload.data),
            url=f"{self._core.address.base_url}/attachments/{message.channel.id}/{file_id}/{name}",
            content_type=content_type(name),
            description=described.get("description") or None,
            width=None if size is None else size[0],
            height=None if size is None else size[1],
        )
        return attachment, upload.data

    def _mention(self, message: Message, payload: Json) -> None:
        text = "\n".join([message.content, *texts(message.components)])
        allowed = payload.get("allowed_mentions")
        found = read_mentions(self._core.world, message.channel, message.author, text, allowed)
        message.mentions = found.users
        message.mention_roles = found.roles
        message.mention_everyone = found.everyone

    def _store(self, message: Message) -> None:
        channel, reader = message.channel, message.reader
        if message.nonce is not None:
            self._remember_nonce(message)
        if reader is not None:
            ephemeral = channel.ephemeral.setdefault(reader.id, {})
            ephemeral[message.id] = message
            if len(ephemeral) > self._core.settings.keep_ephemeral:
                oldest = ephemeral.pop(next(iter(ephemeral)))
                oldest.reply_to = None
                self._forget_files(oldest.attachments)
        else:
            channel.messages[message.id] = message
            channel.last_message_id = message.id
            if isinstance(channel, Thread):
                self._core.threads.wake(channel)
                channel.message_count += 1
        self._core.events.message_posted(message)

    def _ring(self, message: Message, payload: Json) -> None:
        if message.is_ephemeral or message.flags & (SILENT | LOADING):
            return
        allowed = payload.get("allowed_mentions")
        replied = message.reply_to is not None and message.interaction is None
        replied = replied and (allowed is None or bool(allowed.get("replied_user")))
        called = ring(message, ping_replied=replied, now=self._core.clock.now())
        for user in called:
            self._core.events.pinged(user, message)
            if isinstance(message.channel, Thread) and user in message.mentions:
                self._core.threads.add_member(message.channel, user)

    def _reply_target(self, channel: Channel, author: User, payload: Json) -> Message | None:
        reference = payload.get("message_reference")
        if not reference:
            return None
        if channel.guild is not None:
            held = require(author.id, channel)
            if Permission.READ_MESSAGE_HISTORY not in held:
                raise refusal(160002)
        target = channel.messages.get(as_id(reference["message_id"]) or 0)
        if target is None and reference.get("fail_if_not_exists", True):
            message = "Unknown message"
            raise refuse_form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", message)
        return target

    def _said_before(self, author: User, payload: Json) -> Message | None:
        self._forget_nonces()
        nonce = payload.get("nonce")
        return None if nonce is None else self._by_nonce.get((author.id, str(nonce)))

    def _remember_nonce(self, message: Message) -> None:
        key = (message.author.id, str(message.nonce))
        self._by_nonce[key] = message
        self._nonces.append((message.created_at, key))

    def _forget_nonces(self) -> None:
        oldest = self._core.clock.now() - self._core.settings.nonce_lives
        while self._nonces and self._nonces[0][0] < oldest:
            _, key = self._nonces.popleft()
            message = self._by_nonce.get(key)
            if message is not None and message.created_at < oldest:
                del self._by_nonce[key]

    def _forget_files(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self._core.files.drop(attachment.id)


def _mark_origin(message: Message, origin: Origin) -> None:
    message.interaction = origin.metadata
    message.type = origin.type
    message.reader = origin.reader
    message.reply_to = origin.reply_to
    if origin.loading:
        message.flags |= LOADING


def _entry_for(payload: Json, index: int) -> Json:
    """What ``attachments`` says about the file of this number."""
    for entry in payload.get("attachments") or ():
        if as_id(entry["id"]) == index:
            found: Json = entry
            return found
    return {}


def _kept_files(
    message: Message, payload: Json, uploads: list[Upload], at: Path
) -> tuple[list[Attachment], list[Attachment]]:
    """Split the message's files into those that stay and those that go."""
    if "attachments" not in payload:
        return message.attachments, []
    named = {as_id(entry["id"]): entry for entry in payload["attachments"] or ()}
    known = {upload.index for upload in uploads} | {file.id for file in message.attachments}
    for index, file_id in enumerate(named):
        if file_id not in known:
            here = (*at, "attachments", index, "id")
            raise refuse_form(here, "ATTACHMENT_NOT_FOUND", "There is no such file")
    kept = [file for file in message.attachments if file.id in named]
    for file in kept:
        file.description = named[file.id].get("description", file.description)
    return kept, [file for file in message.attachments if file.id not in named]


def _says_something(
    message: Message,
    content: str,
    embeds: list[Json],
    components: list[Json],
    files: list[Attachment],
) -> bool:
    if message.flags & IS_COMPONENTS_V2:
        return bool(components)
    return bool(content.strip() or embeds or files)


def _check_emptied(message: Message, payload: Json, at: Path) -> None:
    """The first generation's fields must be taken back when the second one begins."""
    for name, value in (("content", message.content), ("embeds", message.embeds)):
        if value and name not in payload:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            raise refuse_form((*at, name), code, text)

"""The contents of a message: checked, linked to its files, and read for mentions."""

from __future__ import annotations

from sandbox.checks.messages import IS_COMPONENTS_V2, Upload, check_message
from sandbox.checks.schema import refuse_form
from sandbox.errors import Json, refusal
from sandbox.services.attachments import Attachments, split_kept
from sandbox.services.media import Unfurler
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.components import Path, texts
from sandbox.world.mentions import read_mentions
from sandbox.world.model import Attachment, Message, World


class Contents:
    """Turns payloads into the contents of messages."""

    def __init__(
        self, world: World, ids: Snowflakes, settings: Settings, attachments: Attachments
    ) -> None:
        self._world = world
        self._ids = ids
        self._settings = settings
        self._attachments = attachments

    def check(self, payload: Json, uploads: list[Upload], flags: int, at: Path) -> None:
        """Refuse a payload that Discord would refuse for a message with these flags."""
        limit = self._settings.max_file_size
        check_message(payload, uploads, v2=bool(flags & IS_COMPONENTS_V2), limit=limit, at=at)

    def fill(self, message: Message, payload: Json, uploads: list[Upload], at: Path) -> None:
        """Work out the new contents in full, then replace what the payload names."""
        kept, dropped = split_kept(message, payload, uploads, at)
        fresh = [self._attachments.create(message.channel, payload, upload) for upload in uploads]
        files = kept + fresh
        unfurler = Unfurler(files, self._ids, at)
        content = (payload.get("content") or "") if "content" in payload else message.content
        embeds, components = message.embeds, message.components
        if "embeds" in payload:
            embeds = unfurler.embeds(payload["embeds"] or [])
        if "components" in payload:
            components = unfurler.components(payload["components"] or [])
        if not _has_contents(message, content, embeds, components, files):
            raise refusal(50006)
        for file, upload in zip(fresh, uploads, strict=True):
            self._attachments.store(file, upload)
        for file in files:
            file.is_embedded = file.id in unfurler.shown or (
                file.is_embedded and "components" not in payload and "embeds" not in payload
            )
        self._attachments.delete(dropped)
        message.attachments = files
        message.content, message.embeds, message.components = content.strip(), embeds, components
        self._read_mentions(message, payload)

    def _read_mentions(self, message: Message, payload: Json) -> None:
        text = "\n".join([message.content, *texts(message.components)])
        allowed = payload.get("allowed_mentions")
        found = read_mentions(self._world, message.channel, message.author, text, allowed)
        message.mentions = found.users
        message.mention_roles = found.roles
        message.mention_everyone = found.everyone


def check_legacy_cleared(message: Message, payload: Json, at: Path) -> None:
    """Refuse a switch to Components V2 that leaves content or embeds in the message."""
    for name, value in (("content", message.content), ("embeds", message.embeds)):
        if value and name not in payload:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            raise refuse_form((*at, name), code, text)


def _has_contents(
    message: Message,
    content: str,
    embeds: list[Json],
    components: list[Json],
    files: list[Attachment],
) -> bool:
    if message.flags & IS_COMPONENTS_V2:
        return bool(components)
    return bool(content.strip() or embeds or files)

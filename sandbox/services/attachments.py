"""Attachments: which files a message keeps, and the ones uploaded with it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from sandbox.address import Address
from sandbox.checks.messages import Upload
from sandbox.checks.schema import as_id, refuse_form
from sandbox.errors import Json
from sandbox.snowflakes import Snowflakes
from sandbox.world.components import Path
from sandbox.world.files import FileStore, content_type, picture_size, plain_name
from sandbox.world.model import Attachment, Channel, Message

_EPHEMERAL_FOLDER = "0"
"""Stands for the channel's id in the links of uploaded files, which belong to no channel yet."""
_MAX_UPLOADED = 200
_SPOILER_PREFIX = "SPOILER_"
"""Marks a spoiler in the name of a file, as clients do."""


class Attachments:
    """Makes attachments of uploads, and keeps their bytes."""

    def __init__(self, files: FileStore, ids: Snowflakes, address: Address) -> None:
        self._files = files
        self._ids = ids
        self._address = address
        self.uploaded: OrderedDict[int, Attachment] = OrderedDict()
        """Files that people have uploaded for options and modals, oldest first."""

    def upload(self, filename: str, data: bytes) -> Attachment:
        """Keep a file that a person wants to give to an option or a modal."""
        upload = Upload(0, filename, content_type(filename), data)
        attachment = self._describe(_EPHEMERAL_FOLDER, {}, upload)
        self.store(attachment, upload)
        self.uploaded[attachment.id] = attachment
        if len(self.uploaded) > _MAX_UPLOADED:
            _, oldest = self.uploaded.popitem(last=False)
            self.delete([oldest])
        return attachment

    def create(self, channel: Channel, payload: Json, upload: Upload) -> Attachment:
        """Describe an uploaded file; its bytes are not stored yet."""
        return self._describe(str(channel.id), _entry_for(payload, upload.index), upload)

    def _describe(self, folder: str, described: Json, upload: Upload) -> Attachment:
        name = plain_name(described.get("filename") or upload.filename)
        file_id = self._ids.next()
        width, height = picture_size(upload.data) or (None, None)
        return Attachment(
            id=file_id,
            filename=name,
            size=len(upload.data),
            url=f"{self._address.base_url}/attachments/{folder}/{file_id}/{name}",
            content_type=content_type(name),
            description=described.get("description") or None,
            is_spoiler=bool(described.get("is_spoiler")) or name.startswith(_SPOILER_PREFIX),
            width=width,
            height=height,
        )

    def store(self, attachment: Attachment, upload: Upload) -> None:
        """Keep the bytes of a file."""
        self._files.put(attachment.id, upload.data, attachment.content_type)

    def delete(self, attachments: Iterable[Attachment]) -> None:
        """Forget the bytes of files that no message shows any more."""
        for attachment in attachments:
            self._files.drop(attachment.id)


def split_kept(
    message: Message, payload: Json, uploads: list[Upload], at: Path
) -> tuple[list[Attachment], list[Attachment]]:
    """Split the message's files into those that an edit keeps and those that it drops."""
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


def _entry_for(payload: Json, index: int) -> Json:
    """Find the entry of the payload's ``attachments`` for the upload of this number."""
    for entry in payload.get("attachments") or ():
        if as_id(entry["id"]) == index:
            found: Json = entry
            return found
    return {}

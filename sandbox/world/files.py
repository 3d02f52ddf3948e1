"""Uploaded files: their bytes, and what can be read off them."""

from __future__ import annotations

import re
from collections import OrderedDict
from mimetypes import guess_type

_PNG = b"\x89PNG\r\n\x1a\n"
_GIF = (b"GIF87a", b"GIF89a")
_UNSAFE = re.compile(r"[^A-Za-z0-9_.\-]+")


class FileStore:
    """The bytes of attachments by id; the oldest are dropped when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._files: OrderedDict[int, tuple[bytes, str]] = OrderedDict()
        self._size = 0

    def put(self, file_id: int, data: bytes, content_type: str) -> None:
        """Keep a file."""
        self._files[file_id] = (data, content_type)
        self._size += len(data)
        while self._size > self._most and self._files:
            _, (oldest, _) = self._files.popitem(last=False)
            self._size -= len(oldest)

    def get(self, file_id: int) -> tuple[bytes, str] | None:
        """A file's bytes and content type; None if it is gone."""
        return self._files.get(file_id)

    def drop(self, file_id: int) -> None:
        """Forget a file, if it is still here."""
        data, _ = self._files.pop(file_id, (b"", ""))
        self._size -= len(data)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF in pixels; None for anything else."""
    if data.startswith(_PNG) and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(_GIF) and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    return None


def plain_name(filename: str) -> str:
    """The name under which a file is stored: letters, digits and ``_ . -`` only."""
    return _UNSAFE.sub("_", filename).strip("_") or "file"


def content_type(filename: str) -> str:
    """The content type that a file's name implies."""
    return guess_type(filename)[0] or "application/octet-stream"

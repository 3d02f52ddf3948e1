"""Reading request bodies: JSON, or a form with ``payload_json`` or single fields, and files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import web

from sandbox.checks.messages import Upload
from sandbox.checks.schema import refuse_form
from sandbox.errors import Refusal, refusal
from sandbox.json_codec import loads

MAX_BODY = 25 << 20
"""Bytes of a whole request, files included."""

_PAYLOAD = "payload_json"
_JSON = "application/json"
_FORM = "application/x-www-form-urlencoded"
_MULTIPART = "multipart/form-data"
_BOUNDARY = re.compile(r'boundary="?([^";,]+)"?')
_NAME = re.compile(rb'[; ]name="?([^";\r\n]+)"?')
_FILENAME = re.compile(rb'filename="([^"\r\n]*)"')
_TYPE = re.compile(rb"content-type: *([^\r\n;]+)", re.IGNORECASE)
_FILE_PART = re.compile(r"file|files\[(\d{1,6})\]", re.ASCII)
"""A single file needs no number."""


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and the files that came with it."""
    data = await _read_bytes(request)
    header = request.headers.get("Content-Type", "")
    if not data:
        return {}, []
    kind = header.partition(";")[0].strip()
    if kind == _JSON:
        return _decode(data), []
    if kind == _FORM:
        return _payload(
            dict(parse_qsl(data.decode("utf-8", "replace"), keep_blank_values=True))
        ), []
    if header.startswith(_MULTIPART) and (boundary := _BOUNDARY.search(header)):
        return _read_form(data, boundary[1].encode())
    expected = ", ".join(f'"{kind}"' for kind in (_JSON, _FORM, _MULTIPART))
    raise Refusal(400, 50035, f'Expected "Content-Type" header to be one of {{{expected}}}.')


async def _read_bytes(request: web.Request) -> bytes:
    if (request.content_length or 0) > MAX_BODY:
        raise refusal(40005)
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:  # sent in chunks, without a length
        raise refusal(40005) from None


def _decode(data: str | bytes) -> Any:
    try:
        return loads(data)
    except ValueError:
        raise refusal(50109) from None


def _read_form(data: bytes, boundary: bytes) -> tuple[Any, list[Upload]]:
    fields: dict[str, str | bytes] = {}
    uploads: dict[int, Upload] = {}
    for part in (b"\r\n" + data).split(b"\r\n--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        named = _NAME.search(head)
        name = "" if named is None else named[1].decode("utf-8", "replace")
        if match := _FILE_PART.fullmatch(name):
            index = int(match[1] or 0)
            if index in uploads:
                raise refuse_form((name,), "FORM_PART_DUPLICATED", "This file was sent already")
            uploads[index] = _upload(index, head, content)
        elif _FILENAME.search(head):
            raise refuse_form((name,), "FORM_PART_UNKNOWN", "Files are sent as files[n]")
        else:
            fields[name] = content if name == _PAYLOAD else content.decode("utf-8", "replace")
    return _payload(fields), list(uploads.values())


def _payload(fields: Mapping[str, str | bytes]) -> Any:
    """Read a form: all of it in one field of JSON, or each value in a field of its own."""
    return _decode(fields[_PAYLOAD]) if _PAYLOAD in fields else fields


def _upload(index: int, head: bytes, content: bytes) -> Upload:
    filename, kind = _FILENAME.search(head), _TYPE.search(head)
    return Upload(
        index,
        "unknown" if filename is None else filename[1].decode("utf-8", "replace"),
        "application/octet-stream" if kind is None else kind[1].decode("latin-1"),
        content,
    )

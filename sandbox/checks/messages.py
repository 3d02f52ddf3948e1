"""Messages: the schema of sends and edits, and the rules between its fields."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.checks.components import check_components
from sandbox.checks.embeds import check_embeds
from sandbox.checks.schema import (
    Boolean,
    Choice,
    Integer,
    ListOf,
    Object,
    Problems,
    SnowflakeId,
    Text,
    as_id,
    as_integer,
)
from sandbox.errors import Json, refusal
from sandbox.world.components import Path

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_NONCE = 25

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
VOICE_MESSAGE = 1 << 13
IS_COMPONENTS_V2 = 1 << 15

SETTABLE = SUPPRESS_EMBEDS | SILENT | IS_COMPONENTS_V2
"""The flags that a bot can set; EPHEMERAL exists for interactions only."""

_ATTACHMENT = Object(
    {
        "id": SnowflakeId(),
        "filename": Text(1024, 1),
        "description": Text(1024),
        "is_spoiler": Boolean(),
    },
    required=("id",),
    unsupported=("title", "duration_secs", "waveform", "is_remix"),
)
_MESSAGE = Object(
    {
        "content": Text(MAX_CONTENT),
        "tts": Boolean(),
        "flags": Integer(0, 2**31 - 1),
        "enforce_nonce": Boolean(),
        "attachments": ListOf(_ATTACHMENT, MAX_FILES),
        "allowed_mentions": Object(
            {
                "parse": ListOf(Choice(("users", "roles", "everyone")), 3),
                "users": ListOf(SnowflakeId(), 100),
                "roles": ListOf(SnowflakeId(), 100),
                "replied_user": Boolean(),
            }
        ),
        "message_reference": Object(
            {
                "message_id": SnowflakeId(),
                "channel_id": SnowflakeId(),
                "guild_id": SnowflakeId(),
                "fail_if_not_exists": Boolean(),
                "type": Choice((0,)),
            },
            required=("message_id",),
        ),
    },
    unsupported=("poll", "shared_client_theme"),
)
_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request."""

    index: int
    """The n of its part's name, ``files[n]``."""
    filename: str
    content_type: str
    data: bytes


def flags_of(payload: Json) -> int:
    """The flags that a payload asks for; 0 for a value that is no integer."""
    flags = as_integer(payload.get("flags"))
    return flags if isinstance(flags, int) else 0


def check_message(
    payload: Json, uploads: list[Upload], *, v2: bool, limit: int, at: Path = ()
) -> None:
    """Refuse a message, or an edit, whose body Discord would refuse.

    *v2*: the message will have the flag of Components V2. *limit*: the size of the largest file
    that is accepted, in bytes.
    """
    if any(len(upload.data) > limit for upload in uploads):
        raise refusal(40005)
    if payload.get("sticker_ids"):
        raise refusal(50081)  # there are no stickers here
    problems = Problems()
    if v2:
        _check_no_legacy_fields(payload, at, problems)
    _MESSAGE.check(payload, at, problems)
    _check_nonce(payload, at, problems)
    if flags_of(payload) & VOICE_MESSAGE:
        message = "The sandbox has no voice messages"
        problems.add((*at, "flags"), "SANDBOX_UNSUPPORTED", message)
    if payload.get("embeds"):
        check_embeds(payload["embeds"], (*at, "embeds"), problems)
    if payload.get("components"):
        check_components(payload["components"], v2=v2, at=(*at, "components"), problems=problems)
    problems.refuse_if_any()
    _check_mentions(payload.get("allowed_mentions") or {}, (*at, "allowed_mentions"), problems)
    _check_files(payload, uploads, at, problems)
    problems.refuse_if_any()


def _check_nonce(payload: Json, at: Path, problems: Problems) -> None:
    nonce = payload.get("nonce")
    if isinstance(nonce, str):
        Text(MAX_NONCE).check(nonce, (*at, "nonce"), problems)
    elif nonce is not None:
        Integer(-(2**63), 2**63 - 1).check(nonce, (*at, "nonce"), problems)


def _check_no_legacy_fields(payload: Json, at: Path, problems: Problems) -> None:
    for name in _LEGACY_FIELDS:
        if payload.get(name):
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add((*at, name), code, message)


def _check_mentions(allowed: Json, at: Path, problems: Problems) -> None:
    parse = allowed.get("parse") or ()
    for name in ("users", "roles"):
        if name in parse and allowed.get(name):
            message = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            problems.add(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_files(payload: Json, uploads: list[Upload], at: Path, problems: Problems) -> None:
    """Note too many files, and files that ``attachments`` does not name if it is given."""
    if len(uploads) > MAX_FILES:
        message = f"Must be {MAX_FILES} or fewer in length."
        problems.add((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", message)
    listed = payload.get("attachments")
    if listed is not None:
        named = {as_id(entry["id"]) for entry in listed}
        for upload in uploads:
            if upload.index not in named:
                message = f"files[{upload.index}] is not named in attachments"
                problems.add((*at, "attachments"), "ATTACHMENT_NOT_NAMED", message)

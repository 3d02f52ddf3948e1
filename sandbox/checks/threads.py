"""Threads: their names and settings."""

from __future__ import annotations

from sandbox.checks.schema import Boolean, Choice, Integer, Object, Problems, Shape, Text
from sandbox.errors import Json

_FIELDS: dict[str, Shape] = {
    "name": Text(100, 1),
    "auto_archive_duration": Choice((60, 1440, 4320, 10080)),
    "rate_limit_per_user": Integer(0, 21_600),
    "type": Choice((10, 11, 12)),
    "invitable": Boolean(),
    "archived": Boolean(),
    "locked": Boolean(),
}
_UNSUPPORTED = ("applied_tags", "flags")
_NEW = Object(_FIELDS, required=("name",), unsupported=_UNSUPPORTED)
_CHANGE = Object(_FIELDS, unsupported=_UNSUPPORTED)


def check_thread(payload: Json, *, changing: bool = False) -> None:
    """Refuse the body of a new or changed thread that Discord would refuse."""
    problems = Problems()
    (_CHANGE if changing else _NEW).check(payload, (), problems)
    problems.refuse_if_any()

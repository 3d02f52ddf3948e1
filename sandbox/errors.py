"""Discord's errors: status, code, message, and a tree of field errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]
"""A JSON object."""

_KNOWN = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (50)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50081: (400, "Invalid Sticker Sent"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user"),
    160002: (403, "You cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class Refusal(Exception):
    """A refused request; becomes an error answer."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        *,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        """HTTP status."""
        self.code = code
        """Discord's own code; 0 for errors that have none."""
        self.message = message
        self.errors = errors
        """Field errors, nested like the body they belong to."""
        self.extra = dict(extra or {})
        """More keys of the answer's body."""

    def body(self) -> Json:
        """The body of the answer."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def refusal(code: int, *, extra: Mapping[str, Any] | None = None) -> Refusal:
    """The refusal with one of Discord's codes."""
    status, message = _KNOWN[code]
    return Refusal(status, code, message, extra=extra)


class ClientError(ValueError):
    """Something that a person's own client does not allow; nothing was sent to the bot.

    The message is for tests and logs. *key* names the text that the page shows in the reader's
    language, with *params*; an error without one cannot be caused by the page's own controls.
    """

    def __init__(self, message: str, key: str | None = None, **params: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.params = params

    def body(self) -> Json:
        """The JSON that the page gets."""
        return {"message": str(self), "key": self.key, "params": self.params}

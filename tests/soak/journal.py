"""Keep what happened to every message, to search when a soak has found something."""

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cogs.messages.custom_ids import Press, parse_press
from sandbox.record import Request

_CHANGES = ("POST", "PATCH", "PUT", "DELETE")


class Journal:
    """Writes one line of JSON for each request that changes something, and for each kill."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note_requests(self, requests: Iterable[Request]) -> None:
        """Add what the bots have asked for."""
        with self._path.open("a", encoding="utf-8") as file:
            for request in requests:
                if request.method in _CHANGES:
                    file.write(json.dumps(dict(_facts(request))) + "\n")

    def note_kill(self, bot: str, at: float) -> None:
        """Add that the *bot* of this folder was killed, *at* this second of the sandbox's clock."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"at": _time(at), "killed": bot}) + "\n")


def presses_in(part: Any) -> Iterator[Press]:
    """Yield the presses on the buttons and menus of a message, wherever they stand in its JSON."""
    if isinstance(part, dict):
        for word in (part.get("custom_id"), part.get("value")):
            if isinstance(word, str) and (press := parse_press(word)) is not None:
                yield press
        for value in part.values():
            yield from presses_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from presses_in(value)


def _facts(request: Request) -> Iterator[tuple[str, Any]]:
    yield "at", _time(request.at)
    yield "seconds", round(request.seconds, 3)
    yield "request", f"{request.method} {request.path}"
    yield "status", request.status
    if request.error_code is not None:
        yield "code", request.error_code
    if isinstance(request.response, dict) and "id" in request.response:
        yield "message", request.response["id"]
    if isinstance(request.json, dict) and "nonce" in request.json:
        yield "nonce", request.json["nonce"]
    shown = sorted(
        {(each.session, str(each.kind), each.ply) for each in presses_in(request.json or {})}
    )
    if shown:
        yield "buttons", shown


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")

"""The requests of the bots, digested before the sandbox forgets them."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from cogs.messages.custom_ids import Kind
from sandbox import Sandbox
from sandbox.checks.messages import SILENT
from sandbox.record import Request
from tests.soak.journal import Journal, presses_in

EXPECTED = frozenset(
    {
        40003,  # many people are written to for the first time; Discord names no limit
        40060,  # another process has the interaction
        50013,  # the bot may not open threads there
        50007,  # the person has blocked the app
        50278,  # the person takes no direct messages of the server
        10007,  # the person has left the server
        160004,  # a killed process had opened the thread already
        30046,  # one edit of an old message too many
    }
)
"""Refusals that people bring about, or that the bots count on."""
_MENTION = re.compile(r"<@(\d+)>")
_CHANNEL = re.compile(r"/channels/(\d+)")
_POST = "POST /channels/{channel_id}/messages"
_RESPONSE = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
_ADMISSION = "PUT /channels/{channel_id}/thread-members/{user_id}"
UNKNOWN_MESSAGE = 10008
UNKNOWN_WEBHOOK = 10015
MISSING_ACCESS = 50001


@dataclass(frozen=True, slots=True)
class Post:
    """One message about a game, as it was first sent."""

    message_id: int
    channel_id: int
    ply: int
    is_silent: bool
    pinged: tuple[int, ...]
    """The people (user ids) whom it notified."""


class Ledger:
    """Counts what the bots ask of Discord."""

    def __init__(self, sandbox: Sandbox, journal: Journal | None = None) -> None:
        """Count requests; those that are forgotten here stay in the *journal*."""
        self._record = sandbox.record
        self._journal = journal
        self.requests = 0
        self.limited = 0
        """Answered with 429."""
        self.limited_in: Counter[int] = Counter()
        """The same by channel."""
        self.refused: Counter[str] = Counter()
        """Refused for a reason that nobody brought about."""
        self.expected: Counter[str] = Counter()
        self.posts: defaultdict[int, dict[int, Post]] = defaultdict(dict)
        """By session and message."""

    def digest(self) -> None:
        """Take in what has happened since the last time."""
        requests = self._record.requests
        if self._journal is not None:
            self._journal.note_requests(requests)
        while requests:
            self._take(requests.popleft())

    def _take(self, request: Request) -> None:
        self.requests += 1
        if request.status == 429:
            self.limited += 1
            if found := _CHANNEL.search(request.path):
                self.limited_in[int(found[1])] += 1
        elif not request.status:
            self.expected[f"{request.name}: cut off by a kill"] += 1
        elif request.status >= 400:
            kept = self.expected if _is_expected(request) else self.refused
            kept[f"{request.name}: {request.status} {request.error_code or ''}".strip()] += 1
        elif request.name == _POST and isinstance(request.response, dict):
            self._note_post(request)

    def _note_post(self, request: Request) -> None:
        sent, message = request.json or {}, request.response
        screens = [p for p in presses_in(sent) if p.kind is Kind.SCREEN]
        if not screens:
            return
        allowed = sent.get("allowed_mentions", {}).get("users", [])
        is_silent = bool(sent.get("flags", 0) & SILENT)
        post = Post(
            int(message["id"]),
            int(message["channel_id"]),
            screens[0].ply,
            is_silent,
            tuple(int(user) for user in allowed),
        )
        # A repeated request with the same nonce gives the same message.
        self.posts[screens[0].session].setdefault(post.message_id, post)


def _is_expected(request: Request) -> bool:
    """Tell whether people bring this refusal about, or the bots count on it."""
    known = request.error_code in EXPECTED
    return known or _is_gone(request) or _is_replaced(request) or _is_shut_out(request)


def _is_shut_out(request: Request) -> bool:
    """Tell whether somebody who cannot see a channel was to be let into a private thread of it."""
    return request.name == _ADMISSION and request.error_code == MISSING_ACCESS


def _is_gone(request: Request) -> bool:
    """Tell whether a response is finished that a process had removed before it was killed.

    Or one that it had noted, but was killed before it acknowledged the press; or an older private
    message is removed that another process has removed already.
    """
    is_gone = request.error_code in (UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK)
    return is_gone and request.name.endswith(_RESPONSE)


def _is_replaced(request: Request) -> bool:
    """Tell whether a picture was to be kept that another process has replaced."""
    return "ATTACHMENT_NOT_FOUND" in str(request.response)

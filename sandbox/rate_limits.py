"""Rate limits: a bucket per route and place, a global one, and the ban for too many refusals."""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from dataclasses import dataclass
from functools import cache
from typing import Literal

from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.settings import Limits

Scope = Literal["user", "global", "shared"]

_MOST_BUCKETS = 50_000


@dataclass(slots=True)
class Bucket:
    """A number of requests until it resets."""

    limit: int
    per: float
    remaining: int
    resets_at: float


class TooMany(Exception):
    """A request above a limit."""

    def __init__(self, retry_after: float, scope: Scope) -> None:
        super().__init__(f"{scope}: again in {retry_after:.3f} s")
        self.retry_after = retry_after
        """Seconds."""
        self.scope = scope

    def body(self) -> Json:
        """The JSON that the client gets."""
        return {
            "message": "You are being rate limited.",
            "retry_after": round(self.retry_after, 3),
            "global": self.scope == "global",
            "code": 0,
        }

    def headers(self) -> dict[str, str]:
        """The headers of the answer; without ``Via``, clients take it for a ban."""
        headers = {
            "Retry-After": str(int(self.retry_after) + 1),
            "Via": "1.1 google",
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == "global":
            headers["X-RateLimit-Global"] = "true"
        return headers


class RateLimits:
    """Counts requests, and raises ``TooMany`` above a limit."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        """May be replaced at any time."""
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._recent: deque[float] = deque()
        self._refused: deque[float] = deque()

    def count(
        self, route: str, place: str, limit: tuple[int, float] | None, *, counts_globally: bool
    ) -> Bucket | None:
        """Count one request; returns its route's bucket, if the route has one."""
        now = self._clock.elapsed()
        if counts_globally and self.limits.everything is not None:
            self._count_globally(now, *self.limits.everything)
        if limit is None:
            return None
        bucket = self._bucket(route, place, limit, now)
        if bucket.remaining == 0:
            raise TooMany(bucket.resets_at - now, "user")
        bucket.remaining -= 1
        return bucket

    def count_old_edit(self, channel_id: int) -> None:
        """Count an edit of a message older than an hour; refuse one too many with 30046."""
        limit = self.limits.old_edits
        if limit is None:
            return
        now = self._clock.elapsed()
        bucket = self._bucket("old edits", str(channel_id), limit, now)
        if bucket.remaining == 0:
            retry_after = round(bucket.resets_at - now, 3)
            raise refusal(30046, extra={"retry_after": retry_after, "global": False})
        bucket.remaining -= 1

    def count_rename(self, channel_id: int) -> None:
        """Count a change of a channel's or a thread's name.

        :raises TooMany: there were too many. No header has told of this limit before.
        """
        limit = self.limits.renames
        if limit is None:
            return
        now = self._clock.elapsed()
        bucket = self._bucket("renames", str(channel_id), limit, now)
        if bucket.remaining == 0:
            raise TooMany(bucket.resets_at - now, "user")
        bucket.remaining -= 1

    def may_identify(self, group: int) -> bool:
        """Count a new gateway session of a group of shards; False if there are too many."""
        return self._may("identify", str(group), self.limits.identify)

    def may_open_dm(self) -> bool:
        """Count a new channel of direct messages; False if there are too many."""
        return self._may("dms", "", self.limits.dms)

    def _may(self, what: str, place: str, limit: tuple[int, float] | None) -> bool:
        if limit is None:
            return True
        bucket = self._bucket(what, place, limit, self._clock.elapsed())
        if bucket.remaining == 0:
            return False
        bucket.remaining -= 1
        return True

    @property
    def session_starts(self) -> Bucket | None:
        """The new gateway sessions of this day, to be counted by the caller; None: no limit."""
        limit = self.limits.session_starts
        if limit is None:
            return None
        return self._bucket("session starts", "", limit, self._clock.elapsed())

    def headers(self, route: str, bucket: Bucket) -> dict[str, str]:
        """The headers by which every answer tells of its bucket."""
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets_at - self._clock.elapsed()):.3f}",
            "X-RateLimit-Bucket": _hash(route),
        }

    def note_refusal(self) -> None:
        """Count an answer 401, 403 or 429."""
        self._refused.append(self._clock.elapsed())
        most = self.limits.refused
        if most is not None and len(self._refused) > most[0]:
            self._refused.popleft()

    @property
    def is_barred(self) -> bool:
        """So many requests were refused that Discord would block the address."""
        most = self.limits.refused
        if most is None or len(self._refused) < most[0]:
            return False
        return self._refused[0] > self._clock.elapsed() - most[1]

    def _bucket(self, route: str, place: str, limit: tuple[int, float], now: float) -> Bucket:
        key = (route, place)
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets_at <= now or (bucket.limit, bucket.per) != limit:
            bucket = self._buckets[key] = Bucket(limit[0], limit[1], limit[0], now + limit[1])
            self._buckets.move_to_end(key)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        return bucket

    def _count_globally(self, now: float, most: int, per: float) -> None:
        while self._recent and self._recent[0] <= now - per:
            self._recent.popleft()
        if len(self._recent) >= most:
            raise TooMany(self._recent[0] + per - now, "global")
        self._recent.append(now)


@cache
def _hash(route: str) -> str:
    return hashlib.md5(route.encode(), usedforsecurity=False).hexdigest()

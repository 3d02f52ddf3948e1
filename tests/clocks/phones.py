"""Discord as people's phones notice it: what is posted, who hears of it, and what a kill loses."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from random import Random
from typing import Any

import discord
from discord.utils import time_snowflake

from cogs.messages.custom_ids import Press, parse_press
from cogs.messages.payload import MessagePayload
from cogs.publishing.attachments import NO_ATTACHMENTS, Attachments
from cogs.publishing.channel_api import Sent

NONCES_LAST = timedelta(minutes=5)
"""How long Discord takes a repeated nonce for the same message."""


class Killed(BaseException):
    """The process that would go on here is gone."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A phone that made a sound."""

    user_id: int
    is_direct: bool


class Phones:
    """A server of Discord, and everybody's phone."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.clock = clock
        self.closed: dict[int, datetime] = {}
        """Who (a user id) takes no direct messages, and since when."""
        self.rings: list[Ring] = []
        """Since somebody last looked."""
        self.messages: dict[tuple[int, int], MessagePayload] = {}
        self._nonces: dict[str, tuple[datetime, int]] = {}
        self._numbers = count(1)

    def is_closed(self, user_id: int) -> bool:
        """Tell whether this person takes no direct messages now."""
        return user_id in self.closed and self.closed[user_id] <= self.clock()

    def post(self, channel_id: int, payload: MessagePayload, nonce: str, *, silent: bool) -> int:
        """Take a message, unless it is there already; phones ring."""
        direct_to = -channel_id  # the channel of the direct messages to a person
        if self.is_closed(direct_to):
            raise _refusal(403, 50007, "Cannot send messages to this user")
        moment, known = self._nonces.get(nonce, (None, 0))
        if moment is not None and self.clock() - moment < NONCES_LAST:
            return known
        number = time_snowflake(self.clock()) + next(self._numbers)
        self._nonces[nonce] = (self.clock(), number)
        self.messages[channel_id, number] = payload
        if direct_to > 0 and not silent:
            self.rings.append(Ring(direct_to, is_direct=True))
        elif payload.pings and not silent:
            self.rings += [Ring(user_id, is_direct=False) for user_id in _mentioned(payload)]
        return number

    def edit(self, channel_id: int, message_id: int, payload: MessagePayload) -> None:
        """Change a message; no phone rings."""
        if (channel_id, message_id) not in self.messages:
            raise _refusal(404, 10008, "Unknown Message")
        self.messages[channel_id, message_id] = payload

    def presses(self, channel_id: int) -> list[tuple[int, Press]]:
        """List the presses that the buttons of a channel offer, each with its message's number."""
        numbers = sorted((n for place, n in self.messages if place == channel_id), reverse=True)
        found = [
            (number, parse_press(custom_id))
            for number in numbers
            for custom_id in _custom_ids(self.messages[channel_id, number])
        ]
        return [(number, press) for number, press in found if press is not None]


class Steps:
    """The steps of one process, one of which may be its last."""

    def __init__(self, left: int | None) -> None:
        """*left*: after so many steps it is killed; None: never."""
        self._left = left
        self.is_dead = False

    @classmethod
    def drawn(cls, random: Random, share: float) -> "Steps":
        """A process that is killed soon, in this *share* of cases."""
        return cls(random.randrange(16) if random.random() < share else None)

    def take(self) -> None:
        """Go on.

        :raises Killed: not any more.
        """
        if self._left is not None and not self.is_dead:
            self._left -= 1
            self.is_dead = self._left < 0
        if self.is_dead:
            raise Killed


WRITES = ("finish_tasks", "move_session", "remember")


class MortalStore:
    """The store as one process writes to it, which may be killed before and after."""

    def __init__(self, store: Any, steps: Steps) -> None:
        self._store = store
        self._steps = steps

    def clock(self) -> datetime:
        """No two changes are made at one moment."""
        moment: datetime = self._store.moment
        return moment

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._store, name)
        if name not in WRITES:
            return asked

        async def written(*args: Any, **named: Any) -> Any:
            self._steps.take()
            result = await asked(*args, **named)
            self._steps.take()
            return result

        return written


class PhoneApi:
    """One process's view of Discord; it may be killed before and after every request."""

    def __init__(self, phones: Phones, steps: Steps) -> None:
        self._phones = phones
        self._steps = steps

    async def post(
        self, channel_id: int, payload: MessagePayload, nonce: str, *, silent: bool = False
    ) -> Sent:
        self._steps.take()
        number = self._phones.post(channel_id, payload, nonce, silent=silent)
        self._steps.take()
        return Sent(number)

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        payload: MessagePayload,
        recorded: Attachments = NO_ATTACHMENTS,
    ) -> Attachments:
        self._steps.take()
        self._phones.edit(channel_id, message_id, payload)
        self._steps.take()
        return NO_ATTACHMENTS

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._steps.take()
        self._phones.messages.pop((channel_id, message_id), None)
        self._steps.take()

    async def open_dm(self, user_id: int) -> int:
        self._steps.take()
        return -user_id

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        self._steps.take()
        return message_id

    async def own_presses(self, channel_id: int) -> list[tuple[int, Press]]:
        self._steps.take()
        return self._phones.presses(channel_id)


def _mentioned(payload: MessagePayload) -> list[int]:
    """Whom Discord notifies: those who are named in the text, and whom the message may notify."""
    named = set(re.findall(r"<@(\d+)>", str(payload.view().to_components())))
    return [user_id for user_id in payload.pings if str(user_id) in named]


def _custom_ids(payload: MessagePayload) -> Iterator[str]:
    parts: list[Any] = list(payload.view().to_components())
    while parts:
        part = parts.pop()
        parts += part.get("components", [])
        if "custom_id" in part:
            yield part["custom_id"]


def _refusal(status: int, code: int, message: str) -> discord.HTTPException:
    class Response:
        reason = message

    answer = Response()
    answer.status = status  # type: ignore[attr-defined]
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    facts = {"code": code, "message": message}
    return kinds[status](answer, facts)  # type: ignore[arg-type]  # only what it reads

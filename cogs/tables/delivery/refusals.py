"""Read every refusal of Discord's in one way, and so decide what is to follow."""

from enum import Enum, auto

import discord


class Meaning(Enum):
    """The obstacle to a request."""

    PASSES = auto()
    """Nothing that lasts: Discord has trouble, or gets too much at once."""
    GONE = auto()
    """There is no such place or message, it holds no such thing, or the bot does not see it."""
    FORBIDDEN = auto()
    """A permission, which somebody can give; or a place that is full or locked."""
    CLOSED = auto()
    """The person, who takes no direct messages of the bot."""
    CONTENT = auto()
    """What was to be shown: something plainer may be taken."""
    OPERATOR = auto()
    """The bot itself, which Discord restricts: only who runs it can do something about it."""


UNKNOWN_CHANNEL = 10003
UNKNOWN_USER = 10013
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
OLD_MESSAGE_RATIONED = 30046
DIRECT_MESSAGES_TOO_FAST = 40003
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
WRONG_KIND_OF_CHANNEL = 50024
THREAD_ARCHIVED = 50083
"""The thread was archived. A new message in it opens it again, an edit does not."""
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
NOT_EDITABLE = (UNKNOWN_MESSAGE, OLD_MESSAGE_RATIONED, THREAD_ARCHIVED)
"""Refusals of an edit after which a new message is posted instead."""

_KNOWN = {
    DIRECT_MESSAGES_TOO_FAST: Meaning.PASSES,
    40004: Meaning.PASSES,  # sending messages is turned off for a while
    40006: Meaning.PASSES,  # this feature is turned off for a while
    50008: Meaning.GONE,  # no messages in such a channel
    MISSING_ACCESS: Meaning.GONE,
    WRONG_KIND_OF_CHANNEL: Meaning.GONE,
    50027: Meaning.GONE,  # the token of an interaction, after 15 minutes
    20009: Meaning.CONTENT,  # what Discord takes for explicit
    160006: Meaning.FORBIDDEN,  # as many active threads as there may be
    160007: Meaning.FORBIDDEN,  # the same in announcement channels
    200000: Meaning.CONTENT,  # a word that the server forbids
    200001: Meaning.CONTENT,  # the same in a title
    240000: Meaning.CONTENT,  # a link that Discord takes for harmful
    50007: Meaning.CLOSED,
    50278: Meaning.CLOSED,
    20026: Meaning.OPERATOR,  # flagged by Discord's defence against spam
    40002: Meaning.OPERATOR,  # the bot's account is to be verified
    60003: Meaning.OPERATOR,  # the owner of the bot lacks a second factor
}
"""By Discord's code, where the status says something else or too little."""

_BY_STATUS = {
    401: Meaning.OPERATOR,
    403: Meaning.FORBIDDEN,
    404: Meaning.GONE,
    429: Meaning.PASSES,
}


def meaning(status: int, code: int) -> Meaning:
    """Return what a refusal with this HTTP status and this code of Discord's means.

    discord.py waits where there are too many requests, but gives up when others come first five
    times.
    """
    if status >= 500:
        return Meaning.PASSES
    return _KNOWN.get(code) or _BY_STATUS.get(status, Meaning.CONTENT)


def meaning_of(failure: BaseException) -> Meaning:
    """Return what stands in the way of a request: where nobody refused it, nothing that lasts."""
    if not isinstance(failure, discord.HTTPException):
        return Meaning.PASSES
    return meaning(failure.status, failure.code)


def may_pass(failure: BaseException) -> bool:
    """Return whether Discord may take the same request later."""
    return meaning_of(failure) is Meaning.PASSES

"""The standing of a table, and so what may happen there: every rule about that is here."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum


class Status(StrEnum):
    """The stage of a session's life; it only ever moves down this list."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


LIVE = (Status.LOBBY, Status.RUNNING)
"""As long as somebody may still do something there."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a table, and what keeps it from going on: several things may, at once.

    Of a game that runs each of the last four rules asks for more than the one before.
    """

    status: Status = Status.LOBBY
    lost_at: datetime | None = None
    """Since when its place in Discord is gone; None where it has one."""
    frozen_at: datetime | None = None
    """Since when its game cannot be read; None where it can, as far as anybody knows."""
    asleep_at: datetime | None = None
    """Since when it rests, because nothing happened or somebody paused it; None: it is awake."""
    paused_by: str | None = None
    """The name of the moderator who lets it rest, and sleep meanwhile; None: nobody does."""

    @property
    def is_live(self) -> bool:
        """Tell whether somebody may still do something there."""
        return self.status in LIVE

    @property
    def is_lobby(self) -> bool:
        """Tell whether it waits for its game."""
        return self.status is Status.LOBBY

    @property
    def is_running(self) -> bool:
        """Tell whether its game has begun and not ended."""
        return self.status is Status.RUNNING

    @property
    def is_finished(self) -> bool:
        """Tell whether its game has come to a result."""
        return self.status is Status.FINISHED

    @property
    def is_called_off(self) -> bool:
        """Tell whether it has ended without one."""
        return self.status is Status.CANCELLED

    @property
    def is_lost(self) -> bool:
        """Tell whether it has no place in Discord."""
        return self.lost_at is not None

    @property
    def is_frozen(self) -> bool:
        """Tell whether its game cannot be read."""
        return self.frozen_at is not None

    @property
    def is_asleep(self) -> bool:
        """Tell whether it rests, for whatever reason."""
        return self.asleep_at is not None

    @property
    def is_paused(self) -> bool:
        """Tell whether a moderator lets it rest."""
        return self.paused_by is not None

    @property
    def out_of_reach_since(self) -> datetime | None:
        """Return since when the table has been frozen or lost; None: people can play there."""
        return min(filter(None, (self.frozen_at, self.lost_at)), default=None)

    @property
    def may_be_woken(self) -> bool:
        """Tell whether it has fallen asleep by itself, so that its people may wake it."""
        return self.is_live and self.is_asleep and not self.is_paused

    @property
    def is_in_play(self) -> bool:
        """Tell whether its game is running, and can be read."""
        return self.is_running and not self.is_frozen

    @property
    def takes_moves(self) -> bool:
        """Tell whether a move counts there; one at a table that sleeps wakes it."""
        return self.is_in_play and not self.is_paused

    @property
    def awaits_people(self) -> bool:
        """Tell whether its people can see what they are asked."""
        return self.takes_moves and not self.is_lost

    @property
    def runs_clocks(self) -> bool:
        """Tell whether the time of those who are asked passes."""
        return self.awaits_people and not self.is_asleep

    def awake(self) -> "Standing":
        """Return it once it has been woken; a pause is ended by moderators alone."""
        return replace(self, asleep_at=None)

    def called_off(self) -> "Standing":
        """Return it without a result: nothing rests any more."""
        return replace(self, status=Status.CANCELLED, asleep_at=None, paused_by=None)

"""Remarks about a table beside its actions, such as on what a moderator did."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class RemarkKind(StrEnum):
    """The subject of a remark; the text key ``remark-<kind>`` is its sentence."""

    ENDED = "ended"
    """A moderator ended the table without a result."""
    FREED = "freed"
    """A moderator let a robot play a seat until its person is back."""
    PUT_OUT = "put-out"
    """A moderator took a seat out of the game."""
    SENT_AWAY = "sent-away"
    """A moderator freed a seat of a lobby."""
    PAUSED = "paused"
    """A moderator let the table rest."""
    WOKEN = "woken"
    """A moderator let it go on."""
    HINT = "hint"
    """A person at the table asked what a robot would do."""
    HASTY = "hasty"
    """A robot decided at first sight, since there was no time to think."""
    GAVE_UP = "gave-up"
    """A person gave up, and a robot plays on in their seat."""
    TIMED_OUT = "timed-out"
    """The time of a person has run out, and what the table agreed on follows."""
    CAME_BACK = "came-back"
    """A person has taken their seat back from a robot."""
    WANTS_END = "wants-end"
    """A person at the table agreed to call the game off."""
    PLAYS_ON = "plays-on"
    """A person at the table did not."""
    WANTS_BACK = "wants-back"
    """A person asks the others to go back to an earlier position."""
    STAYS = "stays"
    """The table does not go back for that."""
    SEAT_OFFERED = "seat-offered"
    """The time of a person has run out, and others may take the seat."""
    SEAT_TAKEN = "seat-taken"
    """Somebody has taken a seat; ``name`` is who had it before."""
    NOTED = "noted"
    """Something that this version has no word for."""

    @classmethod
    def _missing_(cls, value: object) -> "RemarkKind":
        return cls.NOTED


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something that happened at a table and is no action: told in its log, and never deleted."""

    ply: int
    """Of the position at which it happened: it comes before the action of this ply."""
    kind: RemarkKind
    seat: int | None = None
    """The seat that it is about; None: the whole table."""
    name: str | None = None
    """Who did it, where that is nobody at the table: their display name, as Discord gave it."""
    user_id: int | None = None
    """The same person's id."""
    at: datetime = _EPOCH
    """When it was stored; the store puts the time in."""

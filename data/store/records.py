"""Values that the store takes and gives: frozen, without a trace of SQL."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from data.store.table_status import Standing
from data.store.timing import EPOCH, NOT_STORED, JsonObject, SeatClock
from rules.core.types import Phrase

NOBODY = 0
"""The host of a table whose host has been forgotten, where nobody else is there."""

ROBOT_MARK = "🤖"
"""Stands in texts wherever a robot is named, or has acted for a person."""


class StandIn(StrEnum):
    """The time for which a robot plays the seat of a person, who may take it back at any time."""

    ONCE = "once"
    """For the decision that the seat is asked for now."""
    UNTIL_BACK = "until-back"
    """Until the person presses something at the table."""
    TIMED_OUT = "timed-out"
    """The same, since their time has run out."""
    FOR_GOOD = "for-good"
    """Until the person asks for the seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table and who is in it; its number is its index in ``Session.seats``."""

    user_id: int | None
    """None: nobody, the seat belongs to a robot, or its person asked to be forgotten."""
    name: str
    """The display name when they sat down, exactly as Discord gave it; what texts call them is up
    to ``cogs.table.naming``."""
    language: str | None = None
    """Of their Discord when they sat down; None for robots, and where a game file has none."""
    robot: str | None = None
    """The level of the robot that plays the seat now; None: its person does."""
    stand_in: StandIn | None = None
    """How long that robot plays for the person; None: it does not, or the seat is its own."""
    is_offered: bool = False
    """Whether somebody else may take the seat; see ``cogs.table.substitutes``."""
    is_out: bool = False
    """Whether it is out of the game, as the rules say of those who give up."""
    former_id: int | None = None
    """Who (a user id) began the game in this seat, where somebody else has taken it since.

    The result names both. It is to count for the one who began: nobody gets out of a lost game by
    silence, and nobody risks anything by helping out.
    """
    former_name: str | None = None
    """The name of the same person."""
    interim_ids: tuple[int, ...] = ()
    """Those (user ids) who have held the seat since, and do so no more."""

    @property
    def is_played_by_robot(self) -> bool:
        """Tell whether a robot decides in it now: in a seat of its own, or in that of a person."""
        return self.robot is not None

    @property
    def is_stood_in(self) -> bool:
        """Tell whether that robot stands in for a person."""
        return self.stand_in is not None

    @property
    def is_handed_on(self) -> bool:
        """Tell whether its person has left it to a robot for good."""
        return self.stand_in is StandIn.FOR_GOOD

    @property
    def is_somebodys(self) -> bool:
        """Tell whether it is a person's, and in the game."""
        return self.user_id is not None and not self.is_out

    @property
    def is_robots(self) -> bool:
        """Tell whether the seat belongs to a robot: to no person, nor to one who was forgotten."""
        return self.user_id is None and self.is_played_by_robot

    @property
    def has_person(self) -> bool:
        """Tell whether a person plays it now: it is in the game, and no robot plays it."""
        return self.is_somebodys and not self.is_played_by_robot

    @property
    def has_participant(self) -> bool:
        """Tell whether a person plays it, or may come back while a robot does."""
        return self.is_somebodys and not self.is_handed_on

    @property
    def holders(self) -> frozenset[int]:
        """Everybody (user ids) who has ever held the seat, and so may know what it holds."""
        known = (self.user_id, self.former_id, *self.interim_ids)
        return frozenset(user_id for user_id in known if user_id is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question, and who has agreed so far; by itself: whether to end the game."""

    asked: tuple[int, ...] = ()
    """The people (user ids) without whom it does not happen, as was counted last."""
    agreed: tuple[int, ...] = ()
    """Those who have agreed: whoever wants to end the game is the first of them."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Those who were asked and have not answered yet."""
        return tuple(user_id for user_id in self.asked if user_id not in self.agreed)


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRequest(Question):
    """Somebody wants to go back.

    It ends with the next action of a person: nobody goes on from a position that is talked about.
    """

    seat: int
    """Whose action is to be taken back."""
    ply: int = 0
    """Of the position in which they asked."""
    to_ply: int
    """Of the position to go back to."""
    acted_at: int
    """When that action was taken, in seconds since 1970."""
    learned: bool
    """Whether something has come up since that cannot be unseen."""
    touched: tuple[int, ...] = ()
    """The seats whose people have a say in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderMove:
    """One step of an order: what another seat is expected to do, or what the own one answers."""

    seat: int
    text: str | None
    """The notation; None, for another seat: whatever it does until somebody else is asked."""
    words: tuple[Any, ...] = ()
    """What the action was called in the position in which the order was given: phrases."""
    question: Any = None
    """What the own seat has to be asked for the answer to be given; None: anything."""

    def __post_init__(self) -> None:
        # Frozen: it may have come from JSON data, which has no phrases.
        object.__setattr__(self, "words", tuple(map(_known, self.words)))
        object.__setattr__(self, "question", _known(self.question))


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder:
    """An answer that one person has given in advance."""

    number: int
    """Those of a seat count from 1."""
    seat: int
    user_id: int
    """Whose order it is. Somebody else who takes the seat does not inherit it."""
    ply: int
    """Of the position in which it was given."""
    branch: int
    """Of the table at that time."""
    is_lasting: bool
    """Whether the one move in it answers every question of its kind, until it is taken back.

    Otherwise the moves are a course of play from ``ply`` on, and each answer in it is given once.
    """
    moves: tuple[OrderMove, ...]
    at: datetime = EPOCH
    """When it was given."""


def _known(stored: Any) -> Any:
    """Return *stored* JSON data with its phrases, which it has as objects."""
    if isinstance(stored, dict):
        return _phrase(**stored)
    return tuple(map(_known, stored)) if isinstance(stored, list) else stored


def _phrase(key: str, params: Any) -> Phrase:
    return Phrase(key, tuple((name, _known(value)) for name, value in params))


@dataclass(frozen=True, kw_only=True)
class Agreement:
    """The part of a table that its people have agreed on."""

    options: tuple[tuple[str, str | int], ...] = ()
    language: str = "en"
    theme: str = "dark"
    pace: str = "none"
    """How long decisions may take; see ``cogs.clocks.seat_clocks``."""
    absence: str = "others"
    """What happens when the time of a seat has run out; see ``cogs.table.agreement``."""
    undo_rule: str = "free"
    """How far somebody may go back; see ``cogs.table.agreement``."""
    hints: str = "alone"
    """Who may ask what a robot would do; see ``cogs.table.agreement``."""
    giving_up: str = "rules"
    """What becomes of a seat that is given up; see ``cogs.table.agreement``."""
    admission: str = "everybody"
    """Who may sit down; see ``cogs.table.agreement``."""
    role_id: int | None = None
    """Of the role that ``admission`` may ask for."""
    beginning: str = "host"
    """What the game begins with; see ``cogs.table.agreement``."""


@dataclass(frozen=True, kw_only=True)
class People:
    """The part of a table that says who belongs there."""

    host_id: int = NOBODY
    seats: tuple[Seat, ...] = ()
    guests: tuple[int, ...] = ()
    """The people (user ids) who were invited."""
    reserved: tuple[int, ...] = ()
    """Those of them for whom a seat of the lobby is kept."""


@dataclass(frozen=True, kw_only=True)
class Play:
    """The part of a table that says how far its game has come, beside the position."""

    branch: int = 0
    """Which course of plies it is on: a table that goes back to an earlier position takes another.

    Drawn at random once it is stored.
    """
    to_act: tuple[int, ...] = ()
    """The seats that are asked for a decision now."""
    clocks: tuple[SeatClock, ...] = ()
    """By seat; none in the lobby."""
    vote: Question | None = None
    """Somebody asks the others to end the game without a result; None: nobody does."""
    undo_request: UndoRequest | None = None
    """Somebody asks the others to go back; None: nobody does."""
    orders: tuple[StandingOrder, ...] = field(default=(), repr=False)
    """What people want answered for them: secret while the game goes on."""
    outcome: JsonObject | None = None
    rematches: int = 0
    """How many games of the same people it follows, one after the other."""
    remarked_ply: int | None = None
    """Of the newest remark, which the store notes; None: nothing was ever noted."""


PARTS: Mapping[str, type[Agreement | People | Play]] = {
    "agreement": Agreement,
    "people": People,
    "play": Play,
}
"""The document of a table, by column: what the database neither looks for nor sorts by."""


@dataclass(frozen=True, kw_only=True)
class Session(Agreement, People, Play):
    """One table, as stored: the parts of its document, and what the database looks for.

    :raises ValueError: the same person has two seats.
    """

    id: int = NOT_STORED
    game: str
    standing: Standing = field(default_factory=Standing)
    """How far it has come, and what keeps it from going on."""
    guild_id: int | None
    """None: the table is in a direct message."""
    channel_id: int
    thread_id: int | None = None
    ply: int = 0
    """Of the snapshot; 0 in the lobby."""
    revision: int = 0
    """How often the session was changed; the store counts, and guards each commit with it."""
    seed: bytes | None = field(default=None, repr=False)
    """The game's secret, from its start on. It leaves the program only after the end."""
    snapshot: JsonObject | None = field(default=None, repr=False)
    """The state, hidden parts included, as ``rules.dump`` wrote it."""
    watching: str = "everybody"
    """Who may watch; see ``cogs.table.agreement``."""
    follows: int | None = None
    """The session whose people play again here."""
    deals_again: bool = False
    """Whether it has the seed of that session; such a game counts for nothing."""
    asked_since: datetime | None = None
    """Since when the seats of ``to_act`` are asked; None where nobody is."""
    created_at: datetime = EPOCH
    updated_at: datetime = EPOCH
    is_damaged: bool = False
    """Whether a part of it cannot be read, and counts as empty: it must not be written over."""

    def __post_init__(self) -> None:
        if len(set(self.people)) < len(self.people):
            raise ValueError("the same person twice at one table")

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the people at the table, by seat; robots have none."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    @property
    def consents(self) -> tuple[int, ...]:
        """The user ids that agreed to end the running game, the one that asked for it first."""
        return () if self.vote is None else self.vote.agreed

    @property
    def participants(self) -> tuple[int, ...]:
        """The user ids of those people who have not given up."""
        return self.people_at(n for n, seat in enumerate(self.seats) if seat.has_participant)

    def people_at(self, seats: Iterable[int]) -> tuple[int, ...]:
        """The user ids of the people in *seats*, robots left out."""
        found = (self.seats[seat].user_id for seat in seats)
        return tuple(user_id for user_id in found if user_id is not None)

    @property
    def awaited_robots(self) -> tuple[int, ...]:
        """The seats that are asked for a decision now, and that a robot plays."""
        if not self.standing.takes_moves:
            return ()
        robots = [n for n, seat in enumerate(self.seats) if seat.is_played_by_robot]
        return tuple(seat for seat in self.to_act if seat in robots)

    @property
    def awaits_robot(self) -> bool:
        """Tell whether a robot owes a decision."""
        return bool(self.awaited_robots)

    def with_seat(self, number: int, seat: Seat) -> "Session":
        """Return it with *seat* in place of the one of this *number*."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def with_clock(self, seat: int, clock: SeatClock) -> "Session":
        """Return it with another *clock* of *seat*, which has one."""
        return replace(self, clocks=(*self.clocks[:seat], clock, *self.clocks[seat + 1 :]))

    def belongs(self, user_id: int) -> bool:
        """Tell whether this person has, or had, a seat here, was invited, or is its host."""
        holders = any(user_id in seat.holders for seat in self.seats)
        return holders or user_id in (self.host_id, *self.guests)

    def seat_of(self, user_id: int) -> int | None:
        """The number of this person's seat, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """The rules of a server for the tables that are opened there."""

    guild_id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none: everywhere."""
    games: tuple[str, ...] = ()
    """Which games may be opened; none: all."""
    language: str | None = None
    """Of new tables; None: of the person who opens one."""
    pace: str | None = None
    """Of new tables; None: the usual one."""
    most_tables: int | None = None
    """How many open tables one person may have opened; None: any number."""
    names_turn: bool = False
    """Whether the names of threads say whose turn it is."""

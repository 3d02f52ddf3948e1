"""The agreement of the people of a table before they join: its pace, its looks, who may join."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from cogs.clocks.seat_clocks import PaceName
from cogs.table.choices import Choice, by_name
from cogs.table.errors import Refused
from cogs.table.live_table import game_of
from cogs.table.naming import title_of
from data.i18n import LANGUAGES
from data.store import Seat, Session
from render.theme import THEMES


class Absence(StrEnum):
    """The fate of a seat whose time has run out; the others' consent is all that counts."""

    ROBOT = "robot"
    """A robot plays the seat until the person presses again."""
    ROBOT_ONCE = "robot-once"
    """A robot takes this one decision."""
    SUBSTITUTE = "substitute"
    """Somebody else may take the seat; a robot plays there meanwhile."""
    OTHERS = "others"
    """The others may end the game without that person."""
    OUT = "out"
    """The seat is given up, as the rules of the game say."""


class UndoRule(StrEnum):
    """The reach of going back."""

    FREE = "free"
    """As long as nothing was learned and nobody else has acted."""
    REQUEST = "request"
    """The same, and later with the consent of the others."""
    NONE = "none"
    """What is done is done."""


class Hints(StrEnum):
    """At which tables there are hints."""

    ALONE = "alone"
    """Where nobody else plays who could mind."""
    ALWAYS = "always"
    """At this table, for everybody."""
    NEVER = "never"
    """Nobody at this table gets any."""


class GivingUp(StrEnum):
    """The fate of the seat of somebody who gives up."""

    RULES = "rules"
    """The seat is out of the game, as its rules page says."""
    ROBOT = "robot"
    """A robot plays the seat to the end, or until its person asks for it."""


class Admission(StrEnum):
    """The people who may sit down. Those who were invited always may."""

    EVERYBODY = "everybody"
    INVITED = "invited"
    ROLE = "role"
    """The members of the server who have the role of the table."""


class Watching(StrEnum):
    """The people who may watch a game."""

    EVERYBODY = "everybody"
    TABLE = "table"
    """Its own people, everybody who has ever held a seat among them."""


class Beginning(StrEnum):
    """The event with which a game begins."""

    HOST = "host"
    """The host starts it."""
    FULL = "full"
    """The last seat is taken, or the last person of a table for invited people has answered."""


def _agreed(name: str, field: str, values: Iterable[str], fallback: str) -> Choice:
    """Declare one agreement; the first of its *values* is usual, and need not be told."""
    return Choice(
        name=name,
        field=field,
        values=tuple(values),
        title=f"contract-{name}",
        word=lambda translate, value: translate(f"contract-{name}-{value}"),
        help=lambda translate, value: translate(f"contract-{name}-{value}-help"),
        is_titled=True,
        fallback=fallback,
    )


PACE = _agreed("pace", "pace", PaceName, PaceName.NONE)
ABSENCE = _agreed("absence", "absence", Absence, Absence.OTHERS)
UNDO = _agreed("undo", "undo_rule", UndoRule, UndoRule.FREE)
HINTS = _agreed("hints", "hints", Hints, Hints.ALONE)
GIVING_UP = _agreed("giving-up", "giving_up", GivingUp, GivingUp.RULES)
ADMISSION = _agreed("admission", "admission", Admission, Admission.INVITED)
WATCHING = _agreed("watching", "watching", Watching, Watching.TABLE)
BEGINNING = _agreed("beginning", "beginning", Beginning, Beginning.HOST)

AGREEMENT = by_name(PACE, ABSENCE, UNDO, HINTS, GIVING_UP, ADMISSION, WATCHING, BEGINNING)
"""What can be agreed on, as menus and lobbies show it one after the other."""

LOOKS = by_name(
    Choice(
        name="theme",
        field="theme",
        values=THEMES,
        title="lobby-choose-theme",
        word=lambda translate, value: translate(f"theme-{value}"),
    ),
    Choice(
        name="language",
        field="language",
        values=LANGUAGES,
        title="lobby-choose-language",
        word=lambda translate, value: translate(f"language-{value}"),
        is_titled=True,
    ),
)
"""How a table looks to everybody."""

FIELDS = tuple(choice.field for choice in AGREEMENT.values())
"""Where a session keeps it."""


def agreements_of(session: Session) -> dict[str, Any]:
    """Return all that the table of *session* has agreed on, by the fields of a session."""
    agreed = ("game", "options", "language", "theme", "role_id", *FIELDS)
    return {name: getattr(session, name) for name in agreed}


def offered(session: Session) -> dict[str, Choice]:
    """Return what the host of the table of *session* chooses for everybody.

    Nobody else can come to direct messages, and they have no threads.
    """
    choices = AGREEMENT | LOOKS
    pointless = () if session.guild_id is not None else (ADMISSION, WATCHING, BEGINNING)
    return {name: choice for name, choice in choices.items() if choice not in pointless}


def require_admitted(session: Session, user_id: int, roles: Collection[int]) -> None:
    """Do nothing where this person, who has these *roles*, may sit down.

    :raises Refused: only those who were invited may; they lack the role for it.
    """
    if user_id in (*session.guests, *session.people):
        return
    match ADMISSION.of(session):
        case Admission.INVITED:
            raise Refused("not-invited", host=title_of(session, session.host_id))
        case Admission.ROLE if session.role_id not in roles:
            raise Refused("needs-role")


def is_open(session: Session) -> bool:
    """Tell whether there is a seat for anybody who is not at the table yet."""
    if len(session.people) >= game_of(session).info.max_seats:
        return False
    is_closed = ADMISSION.of(session) == Admission.INVITED
    return not is_closed or not set(session.guests) <= set(session.people)


def with_room_for(session: Session, user_id: int) -> Session:
    """*session* with a free seat for this person: a robot gives way where there is none.

    :raises Refused: people have all seats; the free ones are kept for others.
    """
    most = game_of(session).info.max_seats
    kept = len(set(session.reserved) - {user_id})
    seats = session.seats
    if len(seats) + kept >= most:
        seats = without_last_robot(seats)
    require_room(session, seats, kept)
    return replace(session, seats=seats)


def require_room(session: Session, seats: tuple[Seat, ...], kept: int) -> None:
    """Do nothing where one more may sit down beside *seats*, with so many *kept* for others.

    :raises Refused: there is no room.
    """
    most = game_of(session).info.max_seats
    if len(seats) >= most:
        raise Refused("table-full", most=most)
    if len(seats) + kept >= most:
        raise Refused("seats-kept")


def without_last_robot(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """*seats* without the robot that came last; all of them where people have them."""
    for number in reversed(range(len(seats))):
        if seats[number].is_robots:
            return seats[:number] + seats[number + 1 :]
    return seats

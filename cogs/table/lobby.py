"""A table before its game: its seats and options. Functions from session to session."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from cogs.clocks.seat_clocks import PaceName
from cogs.table.agreement import (
    Absence,
    Admission,
    Beginning,
    offered,
    require_admitted,
    require_room,
    with_room_for,
    without_last_robot,
)
from cogs.table.choices import choice_named
from cogs.table.errors import Frozen, Refused, require_seat
from cogs.table.live_table import LiveTable, at_position, game_of
from cogs.table.naming import title_of
from data.store import Seat, Session, Status
from render.theme import THEMES, ThemeName
from rules import GAMES, RulesError, dump
from rules.core.types import OptionValue
from rules.players.levels import Level

ROBOTS = ("Rivet", "Gizmo", "Sprocket", "Dynamo", "Fuse", "Pixel", "Cogsworth", "Widget", "Turbo")
"""What robots are called, in every language; no table has as many seats."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, as far as a table knows them."""

    user_id: int
    name: str
    language: str | None = None
    """Of their Discord."""
    roles: frozenset[int] = frozenset()
    """The ids of their roles in the server where they ask; none in direct messages."""

    def seat(self) -> Seat:
        """The seat that they take."""
        return Seat(user_id=self.user_id, name=self.name, language=self.language)


@dataclass(frozen=True, slots=True)
class Place:
    """The place in which a table is opened. ``guild_id`` is None in a direct message."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    """Of a thread: the channel that it is in."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """The appearance of a table to everybody: its language and its theme."""

    language: str
    theme: str


def theme_named(name: str) -> ThemeName:
    """The theme that a table or a person chose; a name that no longer exists counts as dark."""
    return next((theme for theme in THEMES if theme == name), "dark")


def open_lobby(game: str, host: Person, place: Place, appearance: Appearance) -> Session:
    """A new table with its host in the first seat.

    :raises Refused: there is no such game.
    """
    if game not in GAMES:
        raise Refused("no-game", game=game)
    return Session(
        game=game,
        options=GAMES[game].settle_options({}),
        host_id=host.user_id,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        language=appearance.language,
        theme=appearance.theme,
        pace=PaceName.DAILY,
        absence=Absence.ROBOT,
        seats=(host.seat(),),
    )


def join(session: Session, person: Person) -> Session:
    """*person* takes the next free seat, or that of the last robot where there is none.

    :raises Refused: they sit there already, may not sit down, or there is no seat.
    """
    _require_lobby(session)
    if session.seat_of(person.user_id) is not None:
        begins = "alone" if session.beginning == Beginning.FULL else "waits"
        starts = "you" if person.user_id == session.host_id else begins
        raise Refused("already-seated", starts=starts, host=title_of(session, session.host_id))
    require_admitted(session, person.user_id, person.roles)
    seats = with_room_for(session, person.user_id).seats
    reserved = tuple(user_id for user_id in session.reserved if user_id != person.user_id)
    awake = session.standing.awake()
    return replace(session, seats=(*seats, person.seat()), reserved=reserved, standing=awake)


def leave(session: Session, person: Person) -> Session:
    """*person* leaves the table. The next person becomes host; the last to leave closes it."""
    _require_lobby(session)
    require_seat(session, person.user_id)
    rest = tuple(seat for seat in session.seats if seat.user_id != person.user_id)
    left = replace(session, seats=rest)
    if not left.people:
        return replace(session, standing=session.standing.called_off())
    if session.host_id != person.user_id:
        return left
    return replace(left, host_id=left.people[0])


def pass_to(session: Session, host_id: int) -> Session:
    """The table with another host, whose predecessor has left the server.

    A lobby loses its seat as well; a game goes on with all its seats.
    """
    left = session.host_id
    seats = session.seats
    if session.standing.is_lobby:
        seats = tuple(seat for seat in seats if seat.user_id != left)
    return replace(session, host_id=host_id, seats=seats)


def move_to(session: Session, place: Place) -> Session:
    """The table in another place, where it gets a thread of its own when it is published.

    A game that was asleep goes on there, except where a moderator lets it rest.
    """
    found = replace(session.standing, lost_at=None)
    wakes = found.is_running and not found.is_paused
    return replace(
        session,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        thread_id=None,
        standing=found.awake() if wakes else found,
    )


def set_option(session: Session, person: Person, name: str, value: str) -> Session:
    """The host sets one option.

    :raises rules.RulesError: there is no such option, or it cannot have this value.
    """
    require_open_lobby(session, person)
    return replace(
        session, options=game_of(session).settle_options({**options_of(session), name: value})
    )


def set_preset(session: Session, person: Person, name: str) -> Session:
    """The host takes a named set of options; what it does not name gets its default."""
    require_open_lobby(session, person)
    game = game_of(session)
    presets: dict[str, dict[str, OptionValue]] = {
        p.name: dict(p.options) for p in game.info.presets
    }
    if name not in presets:
        raise Refused("bad-choice", choice=name, allowed=", ".join(presets))
    return replace(session, options=game.settle_options(presets[name]))


def agree_on(session: Session, person: Person, name: str, value: str) -> Session:
    """The host of a lobby chooses one of the things that its people agree on.

    :raises Refused: somebody else asks, the game has begun, or there is no such choice.
    """
    require_open_lobby(session, person)
    return choice_named(offered(session), name).made(session, value)


def start(session: Session, person: Person, seed: bytes, now: datetime) -> LiveTable:
    """The host begins the game with everybody who is seated."""
    require_open_lobby(session, person)
    game, options = game_of(session), options_of(session)
    if len(session.seats) < game.info.min_seats:
        raise Refused("too-few-seats", least=game.info.min_seats)
    state = game.new(seats=len(session.seats), options=options, seed=seed)
    started = replace(
        at_position(session, state, dump(state)),
        standing=replace(session.standing, status=Status.RUNNING),
        seed=seed,
        asked_since=now,
        reserved=(),
    )
    return LiveTable(started, state)


def require_host(session: Session, person: Person) -> None:
    """Do nothing for the host.

    :raises Refused: somebody else asks.
    """
    if person.user_id != session.host_id:
        outside = "guest" if _may_join(session, person) else "other"
        asker = outside if session.seat_of(person.user_id) is None else "seated"
        raise Refused("not-host", host=title_of(session, session.host_id), asker=asker)


def _may_join(session: Session, person: Person) -> bool:
    try:
        join(session, person)
    except Refused:
        return False
    return True


def require_open_lobby(session: Session, person: Person) -> None:
    """Do nothing for the host of a lobby whose game has not begun.

    :raises Refused: somebody else asks, or the lobby is closed.
    """
    require_host(session, person)
    _require_lobby(session)


def options_of(session: Session) -> dict[str, OptionValue]:
    """Return the options of the game, with defaults for those that were not chosen.

    :raises Frozen: this program does not know the game, or not these options of it.
    """
    try:
        return dict(game_of(session).settle_options(dict(session.options)))
    except RulesError as error:
        raise Frozen(session.id, error.code) from error


def preset_of(session: Session) -> str | None:
    """The name of the preset that the options amount to; None for custom options."""
    game = game_of(session)
    for preset in game.info.presets:
        if game.settle_options(dict(preset.options)) == session.options:
            return preset.name
    return None


def _require_lobby(session: Session) -> None:
    if not session.standing.is_lobby:
        raise Refused("already-started")


# Seats that are kept for somebody


def invite(session: Session, person: Person, invited: Sequence[int]) -> Session:
    """The host keeps a seat for each of *invited* (user ids); who is there already needs none.

    :raises Refused: the table has fewer seats left; somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    new = [user_id for user_id in dict.fromkeys(invited) if user_id not in session.people]
    reserved = tuple(dict.fromkeys((*session.reserved, *new)))
    room = game_of(session).info.max_seats - len(session.people)
    if len(reserved) > room:
        raise Refused("too-many-invited", room=room)
    seats = session.seats
    while len(seats) + len(reserved) > game_of(session).info.max_seats:
        seats = without_last_robot(seats)
    guests = tuple(dict.fromkeys((*session.guests, *new)))
    awake = session.standing.awake()
    return replace(session, seats=seats, reserved=reserved, guests=guests, standing=awake)


def decline(session: Session, person: Person) -> Session:
    """*person* does not want the seat that is kept for them; they may still join later.

    :raises Refused: none is kept.
    """
    if person.user_id not in session.reserved:
        raise Refused("no-invitation")
    return _released(session, (person.user_id,))


def release(session: Session, person: Person) -> Session:
    """The host keeps no seats any more.

    :raises Refused: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return _released(session, session.reserved)


def admit_role(session: Session, person: Person, role_id: int) -> Session:
    """The host lets the members with this role sit down, besides those who are invited.

    :raises Refused: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return replace(session, admission=Admission.ROLE, role_id=role_id)


def as_opened(
    session: Session, person: Person, invited: Sequence[int], role_id: int | None
) -> Session:
    """A new lobby of *person* for *invited* people (user ids), or members with a role, if any.

    :raises Refused: the game has fewer seats.
    """
    if role_id is not None:
        session = admit_role(session, person, role_id)
    elif invited:
        session = replace(session, admission=Admission.INVITED)
    return invite(session, person, invited)


def _released(session: Session, user_ids: Sequence[int]) -> Session:
    kept = tuple(user_id for user_id in session.reserved if user_id not in user_ids)
    return replace(session, reserved=kept)


# Seats of robots


def add_robot(session: Session, person: Person, level: str) -> Session:
    """The host gives the next free seat to a robot of this level.

    :raises Refused: somebody else asks, the lobby is closed, no seat is free, or no such level.
    """
    require_open_lobby(session, person)
    if level not in set(Level):
        raise Refused("bad-choice", choice=level, allowed=", ".join(Level))
    require_room(session, session.seats, len(session.reserved))
    return _with_robot(session, Level(level))


def remove_robot(session: Session, person: Person, name: str) -> Session:
    """The host sends the robot of this name away; one that has gone already is no error.

    :raises Refused: somebody else asks, or the lobby is closed.
    """
    require_open_lobby(session, person)
    kept = tuple(seat for seat in session.seats if not (seat.is_robots and seat.name == name))
    return replace(session, seats=kept)


def filled_up(session: Session, person: Person, level: Level) -> Session:
    """As many robots of *level* join as the game needs at least.

    :raises Refused: somebody else than the host asks, or the lobby is closed.
    """
    require_open_lobby(session, person)
    while len(session.seats) < game_of(session).info.min_seats:
        session = _with_robot(session, level)
    return session


def _with_robot(session: Session, level: Level) -> Session:
    taken = {seat.name for seat in session.seats}
    # Tables differ in whom they meet first.
    first = session.id % len(ROBOTS)
    name = next(name for name in (*ROBOTS[first:], *ROBOTS[:first]) if name not in taken)
    robot = Seat(user_id=None, name=name, robot=level.value)
    return replace(session, seats=(*session.seats, robot))

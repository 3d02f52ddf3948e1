"""Lobbies that take the place of another: after a game, or after one that was closed."""

from dataclasses import replace
from enum import StrEnum

from cogs.table import lobby
from cogs.table.agreement import Admission, Beginning, agreements_of
from cogs.table.errors import Refused, require_seat
from cogs.table.live_table import game_of
from cogs.table.lobby import Appearance, Person, Place
from data.store import Seat, Session, Standing
from rules.core.types import State


class Again(StrEnum):
    """The kinds of games that may follow."""

    REMATCH = "rematch"
    """Another game by the same people and robots; the start moves on to the next of them."""
    SAME_DEAL = "deal"
    """The same, with the chance of the game that is over: each has what a neighbour had."""
    OPEN = "open"
    """By the same agreements, with anybody who comes."""


def following(over: Session, person: Person, again: Again) -> Session:
    """The lobby that *person* opens after the game of *over*.

    Of the same people, each has a seat kept for them, and the game begins with the last answer.

    :raises Refused: that game goes on; they were not in it, and ask for those who were.
    """
    if over.standing.is_live:
        raise Refused("not-over")
    place = Place(over.guild_id, over.channel_id)
    opened = lobby.open_lobby(over.game, person, place, Appearance(over.language, over.theme))
    opened = replace(opened, **agreements_of(over))
    if again is Again.OPEN:
        return replace(opened, guests=over.guests)
    require_seat(over, person.user_id)
    return replace(
        opened,
        follows=over.id,
        rematches=over.rematches + 1,
        deals_again=again is Again.SAME_DEAL and over.seed is not None,
        seats=(*opened.seats, *(fresh(seat) for seat in over.seats if seat.is_robots)),
        guests=over.people,
        reserved=tuple(user_id for user_id in over.people if user_id != person.user_id),
        admission=Admission.INVITED,
        beginning=Beginning.FULL,
    )


def fresh(seat: Seat) -> Seat:
    """The robot of a *seat* as it sits down."""
    return Seat(None, seat.name, robot=seat.robot)


def begun_after(earlier: Session, begun: Session) -> Session:
    """Return the game that has just *begun* after *earlier*, with everybody in their seat.

    They sit in the same order, newcomers last, and the one after the *earlier* beginner begins:
    that can be seen only now, when it was dealt. Where the same is dealt again, not having the
    same hand goes before that. What their lobby waited for is over, and the table goes on by what
    was agreed on before.
    """
    count = len(earlier.seats)
    first = _beginner(earlier) + 1
    places = {_sitter(seat): (n - first) % count for n, seat in enumerate(earlier.seats)}
    order = sorted(begun.seats, key=lambda seat: places.get(_sitter(seat), count))
    beginner = _beginner(begun)
    turns = [_turned(order, beginner + shift) for shift in range(len(order))]
    if begun.deals_again:
        turns.sort(key=lambda seats: _at_their_old_seats(earlier, seats))
    is_closed = begun.admission == Admission.INVITED
    return replace(
        begun,
        seats=turns[0],
        admission=earlier.admission if is_closed else begun.admission,
        beginning=earlier.beginning if begun.beginning == Beginning.FULL else begun.beginning,
        guests=tuple(dict.fromkeys((*earlier.guests, *begun.guests))),
    )


def _beginner(session: Session) -> int:
    """The first seat that the game of *session* asks; the first of all where it asks everybody."""
    options, seed = dict(session.options), session.seed or b""
    first: State = game_of(session).new(seats=len(session.seats), options=options, seed=seed)
    return first.to_act[0]


def _turned(order: list[Seat], to: int) -> tuple[Seat, ...]:
    """*order* round the table, the first of them in seat *to*."""
    cut = -to % len(order)
    return (*order[cut:], *order[:cut])


def _at_their_old_seats(earlier: Session, seats: tuple[Seat, ...]) -> int:
    """Count those of *seats* that are taken by somebody who sat there in the *earlier* game."""
    pairs = zip(earlier.seats, seats, strict=False)
    return sum(_sitter(seat) in (_sitter(old), *old.holders) for old, seat in pairs)


def _sitter(seat: Seat) -> int | str:
    """Identify the sitter of *seat*: a person's id, or the name of a robot, which no other has."""
    return seat.name if seat.user_id is None else seat.user_id


def can_open_again(session: Session) -> bool:
    """Tell whether it is a lobby that closed by itself, and that nobody has opened again."""
    is_closed = session.standing.is_called_off and session.standing.is_asleep
    return is_closed and session.snapshot is None


def given_up_for_new(session: Session, person: Person) -> Session:
    """Close the lobby for good: *person* has another one opened in its place.

    :raises Refused: they neither sat there nor were invited; somebody has done so already.
    """
    if person.user_id not in (*session.people, *session.guests):
        raise Refused("not-seated")
    if not can_open_again(session):
        raise Refused("stale-press")
    return replace(session, standing=session.standing.awake())


def opened_again(closed: Session, person: Person) -> Session:
    """A new lobby like *closed*, with *person* as its host and seats kept for the others."""
    others = dict.fromkeys((*closed.people, *closed.reserved))
    others.pop(person.user_id, None)
    robots = tuple(seat for seat in closed.seats if seat.is_robots)
    return replace(
        closed,
        standing=Standing(),
        host_id=person.user_id,
        seats=(person.seat(), *robots),
        reserved=tuple(others),
        guests=tuple(dict.fromkeys((*closed.guests, *closed.people))),
        remarked_ply=None,
    )

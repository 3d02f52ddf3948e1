"""Another game after the end of one: with the same people, the same deal, or others."""

from dataclasses import replace
from enum import StrEnum

from cogs.tables.session import lobby
from cogs.tables.session.admission import Admission
from cogs.tables.session.beginning import Beginning
from cogs.tables.session.errors import NotOver, NotSeated
from cogs.tables.session.lobby import Appearance, Person, Place
from data.store import Seat, Session


class Again(StrEnum):
    """What is to be played."""

    REMATCH = "rematch"
    """Another game by the same people and robots; the one who began moves to the end."""
    SAME_DEAL = "deal"
    """The same, with the chance of the game that is over: each has what a neighbour had."""
    OPEN = "open"
    """By the same agreements, with anybody who comes."""


def following(over: Session, person: Person, again: Again) -> Session:
    """The lobby that *person* opens after the game of *over*.

    Of the same people, each has a seat kept for them, and the game begins with the last answer.

    :raises NotOver: that game goes on.
    :raises NotSeated: they were not in it, and ask for those who were.
    """
    if over.status.is_live:
        raise NotOver
    appearance = Appearance(over.language, over.theme)
    place = Place(over.guild_id, over.channel_id)
    opened = replace(
        lobby.open_lobby(over.game, person, place, appearance),
        options=over.options,
        pace=over.pace,
        absence=over.absence,
        undo_rule=over.undo_rule,
        admission=over.admission if again is Again.OPEN else Admission.INVITED,
        role_id=over.role_id,
        watching=over.watching,
    )
    if again is Again.OPEN:
        guests = over.guests if over.admission == Admission.INVITED else ()
        return replace(opened, guests=guests)
    if over.seat_of(person.user_id) is None:
        raise NotSeated
    turned = (*over.seats[1:], over.seats[0])
    people = tuple(seat.user_id for seat in turned if seat.user_id is not None)
    return replace(
        opened,
        follows=over.id,
        deals_again=again is Again.SAME_DEAL and over.seed is not None,
        seats=(*opened.seats, *(fresh(seat) for seat in turned if seat.is_robots)),
        guests=people,
        reserved=tuple(user_id for user_id in people if user_id != person.user_id),
        beginning=Beginning.FULL,
    )


def fresh(seat: Seat) -> Seat:
    """The robot of a *seat* as it sits down."""
    return replace(seat, stand_in=None)

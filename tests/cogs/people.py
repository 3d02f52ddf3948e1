"""Tables and people as the functions of the table packages take them."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from cogs.table import lobby, play
from cogs.table.deciding import Decision, decide_all
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place
from cogs.table.service import TableService
from cogs.table.substitutes import came_back, give_up
from data.store import Session
from rules import GAMES

NOW = datetime(2026, 5, 4, 20, 15, tzinfo=UTC)
ADA, BO, CLEO, DORA, EMIL, FINN = (
    Person(number, name)
    for number, name in enumerate(("Ada", "Bo", "Cleo", "Dora", "Emil", "Finn"), 11)
)
HERE, LOOK = Place(1, 2), Appearance("en", "dark")
SEED = bytes(range(1, 33))
"""Here the first throws of Docker leave everybody a choice."""
_LONG = ("kraftwagen", "pick_and_pack")
each_whole_game = pytest.mark.parametrize(
    "game", [pytest.param(k, marks=pytest.mark.slow) if k in _LONG else k for k in GAMES]
)
"""Every game, for what is played to its end: the long ones in the long run alone."""


def waiting(*people: Person, game: str = "docker") -> Session:
    """A table that waits for its game, *people* in its seats (Ada alone, where none are named)."""
    host, *others = people or (ADA,)
    session = lobby.open_lobby(game, host, HERE, LOOK)
    for person in others:
        session = lobby.join(session, person)
    return replace(session, id=5)


def running(*people: Person, game: str = "docker") -> Session:
    """A table whose game has just begun."""
    session = waiting(*(people or (ADA, BO)), game=game)
    host = Person(session.host_id, session.seats[0].name)
    return play.begin(session, host, SEED, NOW).table.session


async def opened(tables: TableService[Any], *people: Person, game: str = "docker") -> Session:
    """A stored table that waits for its game, *people* in its seats."""
    host, *others = people
    session = await tables.open(game, host, HERE, LOOK)
    for person in others:
        session = await tables.join(session.id, person)
    return session


async def started(tables: TableService[Any], *people: Person, game: str = "docker") -> LiveTable:
    """A stored table whose game has just begun."""
    return await tables.start((await opened(tables, *people, game=game)).id, people[0])


def asked(session: Session) -> int:
    """The user id of the one person whose turn it is."""
    (seat,) = session.to_act
    return session.seats[seat].user_id


def first_action(session: Session) -> str:
    """The notation of a legal action."""
    return str(LiveTable(session).observe(session.to_act[0]).legal[0])


async def give_up_at(tables: TableService[Any], number: int, user_id: int) -> Session:
    """Let this person press *Give up*, and be sure."""
    clock = tables._store.clock
    return (await tables.change(number, lambda t: give_up(t, user_id, clock()))).session


async def come_back_to(tables: TableService[Any], number: int, person: Person) -> Session:
    """Let *person* take their seat back from a robot."""
    remarks, now = await tables._store.remarks_since_action(number), tables._store.clock()
    return (await tables.change(number, lambda t: came_back(t, person, remarks, now))).session


async def decide_at(
    tables: TableService[Any], session: Session, *decisions: Decision, branch: int | None = None
) -> LiveTable:
    """Let robots decide, on the branch of *session* unless another one is named."""
    branch, clock = session.branch if branch is None else branch, tables._store.clock
    return await tables.change(session.id, lambda t: decide_all(t, branch, decisions, clock()))

"""Who may sit down, for whom seats are kept, and games that begin once everybody is there."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord.ui.select import BaseSelect
from people import ADA, BO, CLEO, DORA, EMIL, NOW, SEED, waiting
from refusals import refused

from cogs.commands.opening import invited_people
from cogs.messages.lobby_view import PAGES, lobby_payload, panel_payload
from cogs.table import lobby
from cogs.table.agreement import Admission, Beginning
from cogs.table.auto_start import begun_if_complete
from cogs.table.lobby import Person
from data.i18n import translator
from data.store import Session
from rules import GAMES

ROLE = 4711


def invited(*people: Person, role_id: int | None = None) -> Session:
    """A lobby for four that Ada has just opened for *people*."""
    return lobby.as_opened(waiting(), ADA, [p.user_id for p in people], role_id)


def test_only_the_invited_sit_down_where_ada_has_invited() -> None:
    session = invited(BO)
    with refused("not-invited"):
        lobby.join(session, CLEO)
    assert lobby.join(session, BO).people == (ADA.user_id, BO.user_id)


def test_members_with_the_role_sit_down_beside_the_invited() -> None:
    session = invited(BO, role_id=ROLE)
    with refused("needs-role"):
        lobby.join(session, replace(CLEO, roles=frozenset({ROLE + 1})))
    session = lobby.join(session, replace(CLEO, roles=frozenset({ROLE})))
    assert lobby.join(session, BO).people == (ADA.user_id, CLEO.user_id, BO.user_id)


def test_a_kept_seat_is_nobody_elses() -> None:
    session = replace(invited(BO, CLEO), admission=Admission.EVERYBODY)
    session = lobby.join(session, DORA)
    for come in (lambda: lobby.join(session, EMIL), lambda: lobby.add_robot(session, ADA, "easy")):
        with refused("seats-kept"):
            come()
    full = lobby.join(lobby.join(session, BO), CLEO)
    with refused("table-full"):
        lobby.join(full, EMIL)


def test_a_declined_seat_is_free_and_its_guest_may_still_come() -> None:
    session = lobby.decline(invited(BO, CLEO), BO)
    assert session.reserved == (CLEO.user_id,)
    with refused("no-invitation"):
        lobby.decline(session, BO)
    assert BO.user_id in lobby.join(session, BO).people


def test_robots_give_way_to_the_invited() -> None:
    session = waiting()
    for level in ("easy", "medium", "hard"):
        session = lobby.add_robot(session, ADA, level)
    session = lobby.invite(session, ADA, (BO.user_id, CLEO.user_id))
    assert len(session.seats) == 2
    assert lobby.join(session, BO).reserved == (CLEO.user_id,)


def test_no_more_are_invited_than_there_are_seats_and_nobody_for_a_second_one() -> None:
    people = [person.user_id for person in (BO, CLEO, DORA, EMIL)]
    with refused("too-many-invited"):
        lobby.invite(waiting(), ADA, people)
    assert lobby.invite(waiting(ADA, BO), ADA, people[:2]).reserved == (CLEO.user_id,)


def test_seats_are_kept_no_longer_than_the_lobby_lasts() -> None:
    session = lobby.join(invited(BO, CLEO), BO)
    assert lobby.start(session, ADA, SEED, NOW).session.reserved == ()
    assert lobby.release(session, ADA).reserved == ()


# By themselves


def begun(session: Session) -> bool:
    """Tell whether the game begins, of which everybody is told."""
    change = begun_if_complete(session, SEED, NOW)
    assert change.notice.began == (change.table.session.standing.is_running)
    assert change.notice.notify == (session.people if change.notice.began else ())
    return change.notice.began


def test_a_game_begins_with_the_last_seat_where_that_was_agreed() -> None:
    alone = replace(waiting(ADA, BO, CLEO), beginning=Beginning.FULL)
    assert not begun(alone)
    full = lobby.join(alone, DORA)
    assert begun(full)
    assert not begun(replace(full, beginning=Beginning.HOST))


def test_a_table_of_invited_people_begins_once_all_have_answered() -> None:
    session = lobby.join(replace(invited(BO, CLEO), beginning=Beginning.FULL), BO)
    assert not begun(session)
    assert begun(lobby.join(session, CLEO))
    assert begun(lobby.decline(session, CLEO))
    alone = lobby.decline(replace(invited(BO), beginning=Beginning.FULL), BO)
    assert not begun(alone)


# What people read


def said(session: Session) -> str:
    (box,) = lobby_payload(session, translator("en")).items
    return str(box.to_component_dict())


def test_the_lobby_calls_whom_it_keeps_a_seat_for() -> None:
    told = said(invited(BO))
    assert f"<@{BO.user_id}>" in told
    assert "No thanks" in told
    assert "No thanks" not in said(waiting())


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_of_the_host_has_five_menus_at_most(game: str) -> None:
    opened = lobby.open_lobby(game, ADA, lobby.Place(1, 2), lobby.Appearance("de", "dark"))
    session = lobby.as_opened(opened, ADA, (BO.user_id,), ROLE)
    for page in PAGES:
        parts = panel_payload(session, translator("de"), page).view().walk_children()
        assert sum(isinstance(part, BaseSelect) for part in parts) <= 5


# What comes from outside


def asked() -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=ADA.user_id))


MANY = 123456789012345678


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (None, ()),
        (f"<@{MANY}>", (MANY,)),
        (f" <@!{MANY}>, <@{MANY + 1}> <@{MANY}>", (MANY, MANY + 1)),
    ],
)
def test_people_are_named_by_mentions(typed: str | None, found: tuple[int, ...]) -> None:
    assert invited_people(asked(), typed) == found


@pytest.mark.parametrize(
    "typed",
    [
        "Bo",
        f"<@{MANY}> and Bo",
        "<@&123456789012345678>",
        "@everyone",
        f"<@{10**30}>",
        " ".join(f"<@{MANY + n}>" for n in range(11)),
    ],
)
def test_what_names_nobody_is_refused(typed: str) -> None:
    with refused("nobody-named"):
        invited_people(asked(), typed)

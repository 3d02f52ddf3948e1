"""Who may watch a table, and where it is shown."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, running, waiting
from refusals import refused

from cogs.tables.session.agreement import Watching
from cogs.tables.session.watching import (
    is_private,
    may_watch,
    require_may_watch,
    shown_in,
)
from data.store import Session

THREAD = 77


def private() -> Session:
    """A private game that is played in its thread."""
    return replace(running(ADA, BO), watching=Watching.TABLE, thread_id=THREAD)


def test_everybody_watches_a_table_that_agreed_on_nothing_else() -> None:
    assert may_watch(running(ADA, BO), CLEO.user_id)
    assert not is_private(running(ADA, BO))


def test_only_its_people_watch_a_private_game() -> None:
    assert may_watch(private(), ADA.user_id)
    assert not may_watch(private(), CLEO.user_id)


def test_everybody_sees_the_lobby_of_a_private_table() -> None:
    assert may_watch(replace(waiting(ADA), watching=Watching.TABLE), CLEO.user_id)


def test_whoever_gave_up_a_seat_goes_on_watching() -> None:
    table = private()
    taken = replace(table.seats[1], user_id=CLEO.user_id, former_id=BO.user_id)
    table = replace(table, seats=(table.seats[0], taken))
    assert may_watch(table, BO.user_id)
    assert may_watch(table, CLEO.user_id)


def test_an_agreement_that_nobody_knows_any_more_lets_no_stranger_watch() -> None:
    assert not may_watch(replace(private(), watching="members"), CLEO.user_id)


def test_direct_messages_are_private_without_a_thread() -> None:
    table = replace(private(), guild_id=None, thread_id=None)
    assert not is_private(table)
    assert shown_in(table) == table.channel_id


@pytest.mark.parametrize("place", [None, 2, 78])
def test_a_stranger_is_refused_outside_of_the_thread(place: int | None) -> None:
    with refused("table-is-private"):
        require_may_watch(private(), DORA.user_id, place)


def test_whom_discord_lets_into_the_thread_may_look_more_closely() -> None:
    require_may_watch(private(), DORA.user_id, THREAD)


def test_no_place_is_not_the_thread_of_a_table_without_one() -> None:
    with refused("table-is-private"):
        require_may_watch(replace(private(), thread_id=None), DORA.user_id, None)


def test_a_private_game_without_a_thread_is_shown_nowhere() -> None:
    assert shown_in(private()) == THREAD
    assert shown_in(replace(private(), thread_id=None)) is None
    assert shown_in(replace(running(ADA, BO), thread_id=None)) == running(ADA, BO).channel_id

"""Who may watch a table, and where it is shown."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, running, waiting
from refusals import refused

from cogs.table.agreement import Watching
from cogs.table.lobby import Person
from cogs.table.watching import is_private, may_watch, require_may_watch, shown_in
from data.store import Session

THREAD = 77


def private() -> Session:
    """A private game that is played in its thread."""
    return replace(running(ADA, BO), watching=Watching.TABLE, thread_id=THREAD)


SUBSTITUTE = replace(private().seats[1], user_id=CLEO.user_id, former_id=BO.user_id)


@pytest.mark.parametrize(
    ("table", "person", "may"),
    [
        pytest.param(running(ADA, BO), CLEO, True, id="a table that agreed on nothing"),
        pytest.param(private(), ADA, True, id="a private game by its people"),
        pytest.param(private(), CLEO, False, id="a private game by others"),
        pytest.param(replace(waiting(), watching=Watching.TABLE), CLEO, True, id="its lobby"),
        pytest.param(
            replace(private(), seats=(private().seats[0], SUBSTITUTE)), BO, True, id="who gave up"
        ),
        pytest.param(
            replace(private(), seats=(private().seats[0], SUBSTITUTE)), CLEO, True, id="who came"
        ),
        pytest.param(replace(private(), watching="members"), CLEO, False, id="unknown agreement"),
    ],
)
def test_who_may_watch(table: Session, person: Person, may: bool) -> None:
    assert may_watch(table, person.user_id) is may


def test_direct_messages_are_private_without_a_thread() -> None:
    assert not is_private(running(ADA, BO))
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

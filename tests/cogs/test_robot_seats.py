"""Robots in a lobby: they come, go, make room for people, and are nobody to be asked or called."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, NOW, SEED, running, waiting
from refusals import refused

from cogs.tables.messages.phrases import mentions, names_of
from cogs.tables.session import lobby, play
from data.i18n import translator
from data.store import Seat, Session, Standing, Status
from rules import GAMES
from rules.players.levels import Level, level_named


def with_robots(session: Session, *levels: str) -> Session:
    for level in levels:
        session = lobby.add_robot(session, ADA, level)
    return session


def names(session: Session) -> list[str]:
    return [seat.name for seat in session.seats]


@pytest.mark.parametrize("level", Level)
def test_a_robot_takes_the_next_seat_on_its_level(level: Level) -> None:
    _, robot = with_robots(waiting(), level).seats
    assert (robot.user_id, robot.robot, robot.stand_in) == (None, level.value, None)


@pytest.mark.parametrize("number", range(12))
def test_robots_of_a_table_have_names_of_their_own(number: int) -> None:
    session = with_robots(replace(waiting(), id=number), "easy", "medium", "hard")
    assert len(set(names(session))) == 4


def test_there_are_names_for_every_seat_of_every_game() -> None:
    assert len(lobby.ROBOTS) > max(game.info.max_seats for game in GAMES.values())


def test_no_robot_comes_on_a_level_that_does_not_exist() -> None:
    with refused("bad-choice"):
        lobby.add_robot(waiting(), ADA, "brilliant")


def test_no_robot_comes_to_a_full_table() -> None:
    with refused("table-full"):
        with_robots(waiting(ADA, BO, CLEO, DORA), "easy")


def test_a_robot_that_is_sent_away_leaves_the_others() -> None:
    session = with_robots(waiting(ADA, BO), "easy", "hard")
    gone = session.seats[2].name
    kept = lobby.remove_robot(session, ADA, gone)
    assert kept.seats == (*session.seats[:2], session.seats[3])
    assert lobby.remove_robot(kept, ADA, gone) == kept


def test_a_person_is_not_sent_away_as_a_robot() -> None:
    session = waiting(ADA, replace(BO, name="Fuse"))
    assert lobby.remove_robot(session, ADA, "Fuse") == session


def test_whoever_joins_a_full_table_takes_the_place_of_the_last_robot() -> None:
    session = with_robots(waiting(ADA, BO), "easy", "hard")
    assert names(lobby.join(session, CLEO)) == ["Ada", "Bo", session.seats[2].name, "Cleo"]


def test_when_the_last_person_leaves_the_robots_go_as_well() -> None:
    assert lobby.leave(with_robots(waiting(), "easy"), ADA).standing.is_called_off


def test_a_robot_never_becomes_host() -> None:
    session = lobby.join(with_robots(waiting(), "easy"), BO)
    assert lobby.leave(session, ADA).host_id == BO.user_id


def test_robots_fill_up_to_the_least_number_of_seats() -> None:
    alone = lobby.filled_up(waiting(), ADA, Level.EASY)
    assert [seat.robot for seat in alone.seats] == [None, Level.EASY]
    assert lobby.filled_up(alone, ADA, Level.HARD) == alone


@pytest.mark.parametrize("name", ["", "grandmaster", "Easy "])
def test_an_unknown_level_counts_as_the_one_in_the_middle(name: str) -> None:
    assert level_named(name) is Level.MEDIUM


def test_a_robot_is_known_by_its_mark_and_never_mentioned() -> None:
    session = with_robots(waiting(), "easy")
    assert names_of(session)[1].startswith("🤖 ")
    assert mentions(session, (0, 1), translator("en")) == f"<@11>, **🤖 {session.seats[1].name}**"
    assert session.people == session.people_at((0, 1)) == (11,)


def test_a_robot_has_no_say_in_calling_a_game_off() -> None:
    table = play.begin(with_robots(waiting(ADA, BO), "easy"), ADA, SEED, NOW).table
    begun = replace(table.session, ply=3)
    assert begun.participants == (ADA.user_id, BO.user_id)


def test_a_table_awaits_a_robot_where_one_plays_an_asked_seat() -> None:
    session = running(ADA, BO)
    assert not session.awaits_robot
    (asked,) = session.to_act
    seats = tuple(
        replace(seat, robot="hard") if number == asked else seat
        for number, seat in enumerate(session.seats)
    )
    assert replace(session, seats=seats).awaited_robots == (asked,)
    assert not replace(session, seats=seats, standing=Standing(Status.FINISHED)).awaits_robot
    others = (Seat(None, "Fuse", robot="easy"), *session.seats)
    assert not replace(session, seats=others, to_act=(1,)).awaits_robot

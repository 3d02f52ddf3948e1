"""Threads have fitting names, whatever people are called."""

from dataclasses import replace

import pytest
from people import ADA, BO, NOW, running, waiting

from cogs.publishing.thread_names import MOST_UNITS, base_name, clipped, turn_name
from data.store import Seat, Session, Standing, Status

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ODD = [
    "x" * 32,
    "שלום " * 6,
    "\U0001f389" * 32,
    "e\u0301" * 16,
    FAMILY * 6,
    "*_~`|<@1>",
    "\u202eabc",
]


def asked(session: Session, *seats: int) -> Session:
    return replace(session, to_act=seats)


def called(session: Session, *names: str) -> Session:
    """The same table, whose people have these names."""
    seats = (Seat(user_id=n + 1, name=name) for n, name in enumerate(names))
    return replace(session, seats=tuple(seats))


def test_the_name_says_whose_turn_it_is() -> None:
    assert turn_name(asked(running(ADA, BO), 1)) == "Docker · Bo to move"
    assert turn_name(asked(running(ADA, BO), 0, 1)) == "Docker · Ada, Bo to move"
    assert turn_name(replace(asked(running(ADA, BO), 1), language="de")) == "Docker · Bo ist dran"


def test_a_rematch_is_told_from_the_games_before() -> None:
    table = replace(running(ADA, BO), follows=4, rematches=2)
    assert base_name(table) == "🔁 Docker 3: Ada, Bo"


@pytest.mark.parametrize(
    "standing",
    [
        Standing(Status.FINISHED),
        Standing(Status.CANCELLED),
        Standing(Status.RUNNING, asleep_at=NOW),
        Standing(Status.RUNNING, frozen_at=NOW),
        Standing(Status.RUNNING, asleep_at=NOW, paused_by="Mo"),
    ],
)
def test_the_name_goes_back_where_nobody_is_waited_for(standing: Standing) -> None:
    table = replace(running(ADA, BO), standing=standing)
    assert turn_name(table) == base_name(table) == "Docker: Ada, Bo"
    assert turn_name(waiting(ADA)) == base_name(waiting(ADA))


def test_a_robot_that_decides_in_a_moment_gives_no_name() -> None:
    table = running(ADA, BO)
    robot = replace(table.seats[1], robot="hard")
    table = replace(table, seats=(table.seats[0], robot))
    assert turn_name(asked(table, 1)) is None
    assert turn_name(asked(table, 0, 1)) == "Docker · Ada to move"


@pytest.mark.parametrize("name", ODD)
def test_every_name_fits_and_keeps_a_beginning_of_each_person(name: str) -> None:
    table = asked(called(running(ADA, BO), *(f"{n}{name}" for n in range(6))), *range(6))
    for made in (base_name(table), turn_name(table)):
        assert len(made.encode("utf-16-le")) // 2 <= MOST_UNITS
        assert all(f"{n}" in made for n in range(6))
        assert "\u202e" not in made
        assert made.count("\u2068") == made.count("\u2069"), "no direction is left open"


def test_what_people_see_as_one_character_is_cut_nowhere() -> None:
    assert clipped("e\u0301" * 4, 6) == "e\u0301" * 2 + "…"
    assert clipped(FAMILY * 2, 8) == FAMILY + "…"
    assert clipped("Ada", 3) == "Ada"

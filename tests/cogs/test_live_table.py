"""A snapshot that does not fit its table is refused, and chance for somebody's eyes is a secret."""

from dataclasses import replace
from random import Random

import pytest

from cogs.robots.robots import question_of
from cogs.robots.thinking import think
from cogs.tables.messages.foreseeing import _Walk
from cogs.tables.session import play
from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import LiveTable
from data.store import HistoryEntry, Standing, Status
from rules import GAMES
from tests.cogs.foreseen_tables import positions, waiting_seat
from tests.cogs.people import running


def test_a_position_does_not_fit_every_table():
    session = running()
    assert LiveTable(session).state
    for other in (
        replace(session, game="pier18"),
        replace(session, ply=3),
        replace(session, seats=session.seats[:1]),
    ):
        with pytest.raises(Frozen):
            _ = LiveTable(other).state


def test_a_frozen_table_has_no_position():
    session = running()
    assert LiveTable(session).state
    frozen = Standing(Status.RUNNING, frozen_at=session.asked_since)
    with pytest.raises(Frozen):
        _ = LiveTable(replace(session, standing=frozen)).state


def test_effects_that_cannot_be_read_are_refused():
    session = running()
    entry = HistoryEntry(ply=0, seat=0, text="a1", effects=[7], digest="", barrier=False)
    with pytest.raises(Frozen):
        play.effects_of(session, entry)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_foretell_a_robot_from_what_is_public(game):
    """Whoever could, would foretell the same where all that differs is the seed of the table."""
    here, there = [], []
    for table in positions(game, 16, Random(game)):
        seat = table.session.to_act[0]
        other = LiveTable(replace(table.session, seed=bytes(32)), table.state)
        assert table.observe(seat) == other.observe(seat)
        here.append(chosen(table, seat))
        there.append(chosen(other, seat))
        assert here[-1] == chosen(LiveTable(table.session, table.state), seat), "after a kill"
    assert here != there


def chosen(table, seat):
    """Return the choice of an easy robot, of which chance decides most."""
    return think(question_of(table, seat, level="easy"), ()).text


def test_nobody_can_foretell_the_examples_of_a_plan():
    (table,) = positions("pier18", 1, Random(2))
    other = LiveTable(replace(table.session, seed=bytes(32)), table.state)
    here, again, there = (examples(each) for each in (table, table, other))
    assert here == again
    assert here != there


def examples(table):
    return [state for state, _ in _Walk(table, waiting_seat(table), ()).samples]


def test_luck_belongs_to_one_use_at_one_table():
    table = LiveTable(running())
    others = replace(table.session, id=6), replace(table.session, seed=bytes(32))
    names = [table.luck("a"), table.luck("b"), *(LiveTable(each).luck("a") for each in others)]
    assert len(set(names)) == len(names)

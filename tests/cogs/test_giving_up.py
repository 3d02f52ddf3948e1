"""The seat of somebody who gives up goes on as the table has agreed."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, NOW, running
from refusals import refused

from cogs.tables.messages.decision_view import Decision, leave_payload, question_payload
from cogs.tables.session.agreement import GivingUp
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.moderation import let_robot_play
from cogs.tables.session.play import resign
from cogs.tables.session.standing_in import stand_in, take_back
from cogs.tables.session.substitutes import give_up, handed_on, offer
from data.i18n import translator
from data.store import RemarkKind, Seat, StandIn
from rules.core.history import RESIGN


def agreed(rule: str, *seats: Seat) -> LiveTable:
    found = running()
    return LiveTable(replace(found, seats=seats or found.seats, giving_up=rule))


@pytest.mark.parametrize("rule", [GivingUp.RULES, "a later one"])
def test_by_the_rules_the_seat_is_out(rule: str) -> None:
    change = give_up(agreed(rule), BO.user_id, NOW)
    assert change.entries[0].text == RESIGN


def test_where_agreed_a_robot_plays_the_seat_on() -> None:
    change = give_up(agreed(GivingUp.ROBOT), BO.user_id, NOW)
    session = change.table.session
    assert not change.entries
    assert session.standing.is_running
    assert session.seats[1].stand_in is StandIn.FOR_GOOD
    assert [(remark.kind, remark.seat) for remark in change.remarks] == [(RemarkKind.GAVE_UP, 1)]


def test_nobody_waits_for_the_consent_of_whoever_gave_up() -> None:
    session = give_up(agreed(GivingUp.ROBOT), BO.user_id, NOW).table.session
    assert handed_on(session) == {BO.user_id}
    assert handed_on(take_back(session, BO)) == frozenset()


def test_giving_up_twice_changes_nothing() -> None:
    once = give_up(agreed(GivingUp.ROBOT), BO.user_id, NOW).table
    twice = give_up(once, BO.user_id, NOW)
    assert twice.table is once
    assert not twice.remarks


def test_a_seat_that_is_out_is_nobody_who_plays() -> None:
    session = replace(running(ADA, BO, CLEO), giving_up=GivingUp.ROBOT)
    session = resign(LiveTable(session), ADA.user_id, NOW).table.session
    session = stand_in(session, 1, "easy", StandIn.UNTIL_BACK, None)
    assert session.participants == (BO.user_id, CLEO.user_id)
    for mode in (StandIn.UNTIL_BACK, StandIn.FOR_GOOD):
        with refused("needs-person"):
            stand_in(session, 2, "easy", mode, CLEO)
    with refused("needs-person"):
        let_robot_play(LiveTable(session), CLEO.user_id, DORA)
    assert offer(session, 2).seats[2].robot is None, "it waits for its person"
    assert give_up(LiveTable(session), CLEO.user_id, NOW).entries[0].text == RESIGN
    with refused("no-such-seat"):
        stand_in(session, 0, "easy", StandIn.UNTIL_BACK, ADA)


def test_robots_do_not_play_on_among_themselves() -> None:
    table = agreed(GivingUp.ROBOT, ADA.seat(), Seat(None, "Fuse", robot="easy"))
    change = give_up(table, ADA.user_id, NOW)
    assert change.entries[0].text == RESIGN
    assert change.table.session.standing.is_finished


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("docker", "cubes"),
        ("gurkensolo", "goal card"),
        ("pier18", "pier"),
        ("kraftwagen", "worker"),
    ],
)
def test_each_game_warns_in_its_own_words_unless_it_ends(game: str, words: str) -> None:
    session, translate = running(game=game), translator("en")
    for ends in (False, True):
        asked = question_payload(Decision.RESIGN, session, translate, ends_game=ends)
        said = str(asked.view().to_components())
        assert (words in said, "ends at once" in said) == (not ends, ends)
    told = str(leave_payload(session, translate, winner=1).view().to_components())
    assert "the game ends and **Bo** wins" in told

"""A seat that its person gives up or has left empty: who plays it on, and who is told."""

from dataclasses import replace
from datetime import timedelta

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, FINN, NOW, asked, first_action, running
from refusals import refused

from cogs.clocks.seat_clocks import pace_named
from cogs.messages.leaving_view import leave_payload, resign_payload
from cogs.messages.phrases import former_note
from cogs.messages.robot_seats import offer_buttons, seat_notes
from cogs.servers.moderation import let_robot_play
from cogs.table import play, stand_ins, substitutes
from cogs.table.agreement import GivingUp
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.play import resign
from cogs.table.stand_ins import stand_in, take_back
from cogs.table.substitutes import give_up, handed_on, offer
from cogs.table.watching import may_watch
from data.i18n import translator
from data.store import (
    RemarkKind,
    Seat,
    SeatClock,
    Session,
    StandIn,
    Standing,
    Status,
)
from rules.core.history import RESIGN

ENGLISH = translator("en")


def taken(session: Session, seat: int, person: Person) -> Session:
    return substitutes.take_seat(LiveTable(session), seat, person).table.session


def test_a_robot_plays_an_offered_seat_until_somebody_takes_it() -> None:
    session = substitutes.offer(running(ADA, BO), 1)
    assert session.seats[1].robot is not None
    assert substitutes.offered_seats(session) == (1,)
    session = taken(session, 1, CLEO)
    sitter = session.seats[1]
    assert (sitter.user_id, sitter.robot, sitter.stand_in) == (CLEO.user_id, None, None)
    assert (sitter.former_id, sitter.former_name) == (BO.user_id, BO.name)
    assert substitutes.offered_seats(session) == ()


def test_where_nobody_else_plays_the_seat_is_offered_without_a_robot() -> None:
    session = substitutes.offer(substitutes.offer(running(ADA, BO), 0), 1)
    assert [seat.robot is None for seat in session.seats] == [False, True]
    assert substitutes.offered_seats(session) == (0, 1)


def test_whoever_acts_is_back_and_keeps_the_seat() -> None:
    session = running(ADA, BO)
    (seat,) = session.to_act
    offered = substitutes.offer(session, seat)
    action = first_action(offered)
    after = play.act(LiveTable(offered), asked(offered), None, action, NOW).table.session
    assert substitutes.offered_seats(after) == ()
    with refused("seat-not-offered"):
        taken(after, seat, CLEO)
    back = stand_ins.take_back(offered, (ADA, BO)[seat])
    assert substitutes.offered_seats(back) == ()


def test_the_one_who_was_away_has_no_seat_any_more() -> None:
    session = running(ADA, BO)
    (seat,) = session.to_act
    gone = (ADA, BO)[seat]
    session = taken(substitutes.offer(session, seat), seat, CLEO)
    with refused("not-seated"):
        play.act(LiveTable(session), gone.user_id, None, first_action(session), NOW)
    with refused("not-seated"):
        stand_ins.take_back(session, gone)
    assert play.act(LiveTable(session), CLEO.user_id, None, first_action(session), NOW).entries


def test_only_offered_seats_are_taken_and_each_once() -> None:
    session = substitutes.offer(running(ADA, BO), 1)
    for seat, person, code in (
        (0, CLEO, "seat-not-offered"),
        (7, CLEO, "seat-not-offered"),
        (1, ADA, "already-seated"),
        (1, BO, "already-seated"),
    ):
        with refused(code):
            taken(session, seat, person)
    with refused("seat-not-offered"):
        taken(taken(session, 1, CLEO), 1, DORA)
    with refused("not-running"):
        taken(replace(session, standing=Standing(Status.FINISHED)), 1, CLEO)


def test_a_substitute_needs_the_role_of_the_table_but_no_invitation() -> None:
    session = replace(substitutes.offer(running(ADA, BO), 1), admission="role", role_id=7)
    with refused("needs-role"):
        taken(session, 1, CLEO)
    member = replace(CLEO, roles=frozenset({7}))
    assert taken(session, 1, member).seat_of(CLEO.user_id) == 1
    assert taken(replace(session, admission="invited"), 1, CLEO).seat_of(CLEO.user_id) == 1


def test_nobody_who_knows_another_hand_takes_a_seat() -> None:
    session = substitutes.offer(running(ADA, BO, CLEO, game="gurkensolo"), 1)
    session = substitutes.offer(taken(session, 1, DORA), 2)
    with refused("knows-other-hand"):
        taken(session, 2, BO)
    open_game = substitutes.offer(running(ADA, BO, CLEO), 1)
    open_game = substitutes.offer(taken(open_game, 1, DORA), 2)
    assert taken(open_game, 2, BO).seat_of(BO.user_id) == 2


@pytest.mark.parametrize("known", [BO, DORA, EMIL])
def test_nobody_who_has_ever_held_a_hand_sees_a_second_one(known: Person) -> None:
    session = running(ADA, BO, CLEO, game="gurkensolo")
    for substitute in (DORA, EMIL, FINN):
        session = taken(substitutes.offer(session, 1), 1, substitute)
    session = substitutes.offer(session, 2)
    with refused("knows-other-hand"):
        taken(session, 2, known)
    back = taken(substitutes.offer(session, 1), 1, known)
    assert back.seat_of(known.user_id) == 1, "what they held once they may hold again"
    private = replace(session, watching="table", thread_id=77)
    assert may_watch(private, known.user_id)


def test_a_seat_whose_first_person_was_forgotten_is_not_begun_by_a_substitute() -> None:
    session = taken(substitutes.offer(running(ADA, BO), 1), 1, CLEO)
    forgotten = replace(session.seats[1], former_id=None, former_name="Player 2")
    session = replace(session, seats=(session.seats[0], forgotten))
    seat = taken(substitutes.offer(session, 1), 1, DORA).seats[1]
    assert (seat.former_id, seat.former_name) == (None, "Player 2")
    assert seat.interim_ids == (CLEO.user_id,)


def test_the_record_keeps_who_began_however_often_the_seat_changes_hands() -> None:
    session = taken(substitutes.offer(running(ADA, BO), 1), 1, CLEO)
    session = taken(substitutes.offer(session, 1), 1, DORA)
    assert session.seats[1].former_name == BO.name
    assert former_note(session, 1, ENGLISH).strip() == f"(for **{BO.name}**)"
    assert former_note(session, 0, ENGLISH) == ""


def test_a_substitute_begins_with_a_full_clock_and_is_host_where_a_host_was() -> None:
    spent = SeatClock(left=timedelta(0), since=NOW, ply=0)
    session = replace(substitutes.offer(running(ADA, BO), 0), clocks=(spent, spent))
    session = taken(session, 0, CLEO)
    assert session.host_id == CLEO.user_id
    full = pace_named(session.pace).bank
    assert [clock.left for clock in session.clocks] == [full, timedelta(0)]


def test_everybody_is_told_and_the_record_names_both() -> None:
    change = substitutes.take_seat(LiveTable(substitutes.offer(running(ADA, BO), 1)), 1, CLEO)
    assert set(change.notice.notify) == {ADA.user_id, BO.user_id}
    (remark,) = change.remarks
    assert (remark.kind, remark.seat, remark.name) == (RemarkKind.SEAT_TAKEN, 1, BO.name)


def test_the_board_says_which_seats_are_free_to_take() -> None:
    session = substitutes.offer(running(ADA, BO, CLEO), 1)
    assert any(BO.name in note for note in seat_notes(session, ENGLISH))
    (button,) = offer_buttons(session, ENGLISH)
    assert (button.label, str(button.press)) == ("Take this seat", f"T:{session.id}:1")
    labels = {b.label for b in offer_buttons(substitutes.offer(session, 2), ENGLISH)}
    assert labels == {"Take over from Bo", "Take over from Cleo"}
    assert offer_buttons(replace(session, standing=Standing(Status.FINISHED)), ENGLISH) == []


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
    assert handed_on(session) == {BO.user_id}, "nobody waits for their consent"
    assert handed_on(take_back(session, BO)) == frozenset()
    twice = give_up(change.table, BO.user_id, NOW)
    assert (twice.table, twice.remarks) == (change.table, ())


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
    for winner in (None, 1):
        asked = resign_payload(session, translate, winner)
        said = str(asked.view().to_components())
        assert (words in said, "**Bo** wins" in said) == (winner is None, winner == 1)
    told = str(
        leave_payload(session, session.people[0], (), translate, winner=1).view().to_components()
    )
    assert "the game ends and **Bo** wins" in told
    assert "Let a robot play for me" in told

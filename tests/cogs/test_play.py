"""The table during its game, as functions from a session to a change of it."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from foreseen_tables import positions, waiting_seat
from people import ADA, BO, CLEO, NOW, asked, first_action, running, waiting
from recorded_tables import entry
from refusals import refused

from cogs.premoves.foreseeing import _Walk
from cogs.robots.robots import question_of
from cogs.robots.thinking import think
from cogs.table import play
from cogs.table.errors import Frozen
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.shortcuts import shortcut
from data.store import BY_ROBOT, Session, Standing, Status
from rules import GAMES, RulesError, digest
from rules.core.history import RESIGN

LATER = NOW + timedelta(hours=3)


def somebody_else(session: Session) -> Person:
    """A player whose turn it is not."""
    user_id = asked(session)
    seat = next(seat for seat in session.seats if seat.user_id != user_id)
    return Person(seat.user_id, seat.name)


def act(session: Session, user_id: int, ply: int | None, text: str) -> play.Change:
    return play.act(LiveTable(session), user_id, ply, text, LATER)


def resign(session: Session, user_id: int) -> play.Change:
    return play.resign(LiveTable(session), user_id, LATER)


def moved(session: Session) -> Session:
    return act(session, asked(session), None, first_action(session)).table.session


def test_an_action_changes_snapshot_ply_and_turn_and_adds_a_line() -> None:
    before = running()
    text = first_action(before)
    change = act(before, asked(before), before.ply, text)
    (entry,) = change.entries
    assert (entry.ply, entry.seat, entry.text) == (0, before.to_act[0], text)
    assert entry.digest == digest(change.table.state)
    assert change.table.session.ply == 1
    assert change.table.session.to_act != before.to_act
    assert change.table.session.asked_since == LATER


@pytest.mark.parametrize("laid", [0, 5, 12])
def test_what_is_offered_to_everybody_keeps_what_somebody_has_laid_in_secret(laid: int) -> None:
    table = LiveTable(running(game="pick_and_pack"))
    (offer,), ply = table.game.shortcuts(table.observe(None)), table.observe(None).asked_at[0]
    for _ in range(laid):
        table = play.act(table, ADA.user_id, None, str(table.observe(0).legal[0]), LATER).table
    before = table.observe(0).board.tiles[0]
    after = shortcut(table, ADA.user_id, ply, offer.name, (), LATER).table
    assert after.state.board.tiles[0][:laid] == before
    assert after.state.to_act == (1,)
    with refused("stale-press"):
        shortcut(after, ADA.user_id, ply, offer.name, (), LATER)


def test_a_shortcut_of_ones_own_is_stale_once_something_was_laid() -> None:
    table = LiveTable(running(game="pick_and_pack"))
    ply = table.state.asked_at[0]
    table = play.act(table, ADA.user_id, ply, "ta=P", LATER).table
    with refused("stale-press"):
        shortcut(table, ADA.user_id, ply, "random", (), LATER)


def test_a_question_answered_since_is_stale() -> None:
    session = moved(moved(running()))
    with refused("stale-press"):
        act(session, asked(session), 0, first_action(session))
    typed = act(session, asked(session), None, first_action(session))
    assert typed.table.session.ply == 3, "what is typed answers the question of now"


def test_an_own_button_is_stale_also_when_somebody_else_is_asked() -> None:
    session = moved(running())
    late = somebody_else(session).user_id
    for ply, code in ((0, "stale-press"), (1, "not-asked"), (None, "not-asked")):
        with refused(code) as refusal:
            act(session, late, ply, first_action(session))
        seat = session.to_act[0]
        assert code == "stale-press" or refusal.value.params == {
            "names": (session.seats[seat].name,)
        }


def test_who_does_not_sit_here_does_nothing() -> None:
    session = running()
    for attempt in (
        lambda: act(session, CLEO.user_id, 0, first_action(session)),
        lambda: resign(session, CLEO.user_id),
    ):
        with refused("not-seated"):
            attempt()


@pytest.mark.parametrize("status", [Status.LOBBY, Status.FINISHED, Status.CANCELLED])
def test_a_table_that_is_not_running_takes_no_action(status: Status) -> None:
    session = replace(running(), standing=Standing(status))
    for attempt in (
        lambda: act(session, ADA.user_id, 0, "+b1"),
        lambda: resign(session, ADA.user_id),
    ):
        with refused("not-running") as refusal:
            attempt()
        assert refusal.value.params == {"status": status.value}


@pytest.mark.parametrize("text", ["", "b1", "a1-a1", "R+1", "a1-c2\n", RESIGN, "+b1" * 40])
def test_what_is_no_legal_action_is_refused(text: str) -> None:
    session = running()
    with pytest.raises(RulesError):
        act(session, asked(session), 0, text)


def test_a_step_has_to_lead_to_an_action() -> None:
    session = moved(moved(running()))
    seat = session.to_act[0]
    for action in LiveTable(session).observe(seat).legal:
        steps = GAMES["docker"].menu_steps(action)
        play.require_step(LiveTable(session), seat, (steps[0].value,))
    for path in (("z",), ("", ""), ("+", "z9"), ("+", "b1", "c1")):
        with pytest.raises(RulesError):
            play.require_step(LiveTable(session), seat, path)


@pytest.mark.parametrize("is_asked", [False, True])
def test_who_resigns_passes_on_their_own_question_alone(is_asked: bool) -> None:
    session = running(ADA, BO, CLEO)
    change = resign(session, asked(session) if is_asked else somebody_else(session).user_id)
    after = change.table.session
    assert (after.ply, change.entries[0].text) == (1, RESIGN)
    assert (after.to_act != session.to_act) is is_asked
    assert after.asked_since == (LATER if is_asked else NOW)


def test_the_last_one_left_has_won() -> None:
    session = running()
    loser = somebody_else(session)
    ended = resign(session, loser.user_id).table
    assert ended.session.standing.is_finished
    assert ended.session.to_act == ()
    seat = ended.session.seat_of(loser.user_id)
    assert ended.outcome.ranks[seat] == 2


@pytest.mark.parametrize(
    ("moments", "causes"),
    [
        pytest.param("a0 b1 a2", "0 1 2", id="one after the other"),
        pytest.param("a0 b0 c0 b1", "0 0 0 3", id="what is forced follows by itself"),
        pytest.param("b0 a1 a1 a1 b2", "0 1 1 1 4", id="a shortcut is one press"),
        pytest.param("a0! b0! c0 b0! a1", "0 1 1 3 4", id="robots decide together"),
    ],
)
def test_what_follows_by_itself_is_told_from_what_brought_it_about(
    moments: str, causes: str
) -> None:
    entries = [
        entry(
            ply,
            "abc".index(seat),
            cause=BY_ROBOT if robot else None,
            at=NOW + timedelta(hours=int(hour)),
        )
        for ply, (seat, hour, *robot) in enumerate(moments.split())
    ]
    found = play.causes_of(entries)
    assert [found[ply].ply for ply in range(len(entries))] == [int(ply) for ply in causes.split()]


def test_a_lobby_has_no_position() -> None:
    with refused("not-running"):
        _ = LiveTable(waiting(ADA, BO)).state


def test_a_position_does_not_fit_every_table():
    session = running()
    assert LiveTable(session).state
    for other in (
        replace(session, game="pier18"),
        replace(session, ply=3),
        replace(session, seats=session.seats[:1]),
        replace(session, standing=Standing(Status.RUNNING, frozen_at=session.asked_since)),
    ):
        with pytest.raises(Frozen):
            _ = LiveTable(other).state


def test_effects_that_cannot_be_read_are_refused():
    session = running()
    with pytest.raises(Frozen):
        play.effects_of(session, entry(0, 0, 7))


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

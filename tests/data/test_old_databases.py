"""Databases written by earlier versions: opened, carried over, and every game in them goes on."""

import sqlite3
from pathlib import Path

import pytest

from data.store import MessageKind, MessageState, PostedMessage, Status, Store, TaskKind
from rules import GAMES, load
from rules.core.codec import load_effects, load_outcome
from rules.core.history import replay

OLD = Path(__file__).with_name("databases")
"""One SQL dump per schema revision, made by a bot of that version during real games."""
SESSIONS = range(1, 11)
FIRST_GAMES = {"docker", "gurkensolo", "pick_and_pack", "pier18", "kraftwagen"}
"""Those that the earliest of these versions had."""


@pytest.fixture(params=sorted(path.stem for path in OLD.glob("*.sql")))
async def carried_over(request, tmp_path):
    file = tmp_path / "games.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript((OLD / f"{request.param}.sql").read_text("utf-8"))
    connection.close()
    store = await Store.open(f"sqlite:///{file}")
    yield store
    await store.close()


async def test_every_session_is_there(carried_over):
    found = [await carried_over.get(number) for number in SESSIONS]
    assert [session.status for session in found if session.status is not Status.RUNNING] == [
        Status.FINISHED,
        Status.LOBBY,
        Status.CANCELLED,
    ]
    assert {session.game for session in found} == FIRST_GAMES


async def test_every_position_is_the_one_that_its_history_leads_to(carried_over):
    for number in SESSIONS:
        session = await carried_over.get(number)
        if session.snapshot is None:
            continue
        entries = await carried_over.history(number)
        *_, last = replay(
            GAMES[session.game],
            seats=len(session.seats),
            options=dict(session.options),
            seed=session.seed,
            moves=[(entry.seat, entry.text) for entry in entries],
        )
        assert load(session.game, session.snapshot) == last
        assert all(load_effects(entry.effects) for entry in entries)


async def test_the_outcome_of_a_finished_game_is_kept(carried_over):
    session = await carried_over.get(2)
    state = load(session.game, session.snapshot)
    assert load_outcome(session.outcome) == GAMES[session.game].outcome(state)


async def test_lobbies_boards_and_hands_keep_their_places(carried_over):
    posted = await carried_over.posted_messages(4)
    assert posted.lobby.place == (1574098266658701315, 1574098266696450048)
    assert posted.board.place == (1574098266696450048, 1574098270865588224)
    assert posted.board.ply == 7
    assert {seat: hand.state for seat, hand in posted.hands.items()} == {
        0: MessageState.CURRENT,
        1: MessageState.UNREACHABLE,
        2: MessageState.CURRENT,
    }
    assert posted.hands[0].place == (1574098267556282368, 1574098270202888192)


async def test_whoever_was_told_of_closed_direct_messages_is_not_told_again(carried_over):
    told = (await carried_over.posted_messages(4)).hands[1]
    untold = (await carried_over.posted_messages(8)).hands[1]
    assert (told.notified, untold.notified) == (True, False)
    assert told.channel_id is told.message_id is None


async def test_an_answered_hand_stays_retired(carried_over):
    hand = (await carried_over.posted_messages(7)).hands[0]
    assert hand == PostedMessage(
        session_id=7,
        kind=MessageKind.HAND,
        seat=0,
        state=MessageState.RETIRED,
        channel_id=1574098276792139776,
        message_id=None,
        ply=2,
        posted_at=hand.posted_at,
    )


async def test_what_is_still_owed_stays_owed(carried_over):
    tasks = await carried_over.pending_tasks()
    assert [(task.session_id, task.kind) for task in tasks] == [
        (1, TaskKind.BOARD),
        (2, TaskKind.NEW_BOARD),
    ]


async def test_preferences_and_settings_are_kept(carried_over):
    preference = await carried_over.preference(1574098285746978816)
    assert (preference.language, preference.theme) == ("de", "light")
    registered = await carried_over.setting("commands of 1190000000000000000 in None")
    assert registered.startswith("6a8357a7")


async def test_finished_games_count_as_if_they_had_ended_today(carried_over):
    assert await carried_over.rate_missing() == 1
    assert await carried_over.recount() == (1, 0)

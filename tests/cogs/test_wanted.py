"""Whoever is concerned is called once, wherever they can be reached."""

from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from people import ADA, BO, CLEO, DORA, EMIL, NOW, SEED, running, waiting

from cogs.publishing.bodies import Bodies
from cogs.publishing.posts import nonce_of
from cogs.publishing.wanted import hand_slot, wanted
from cogs.publishing.wanted_message import BOARD, Facts, How, Says, Wanted
from cogs.table import play, stand_ins
from cogs.table.agreement import Absence
from cogs.table.asked import newly_asked
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from data.store import (
    DAILY,
    HistoryEntry,
    MessageKind,
    MessageState,
    PostedMessage,
    PostedMessages,
    Preference,
    SeatClock,
    Session,
    StandIn,
    Task,
    TaskKind,
)
from rules.core.history import RESIGN
from rules.players.levels import USUAL
from tests.posted import posted

PEOPLE = (ADA, BO, CLEO)
GAMES = ("docker", "gurkensolo", "kraftwagen")
IN_FRONT = (Says.QUESTION, Says.RESULT)


class NothingDue:
    """A store in which every clock was looked at."""

    async def job_of(self, *_: object) -> None:
        """Return no job."""


BODIES = Bodies(NothingDue(), None)  # type: ignore[arg-type]  # nothing else is read, or drawn
Played = tuple[LiveTable, tuple[HistoryEntry, ...]]


@cache
def played(game: str, actions: int, seed: int) -> Played:
    """Play a game by chance, at whose end somebody may give up."""
    rng = Random(seed)
    lobby = replace(waiting(*PEOPLE), game=game, options={}, thread_id=7)
    change = play.begin(lobby, ADA, SEED, NOW)
    table, entries = change.table, list(change.entries)
    for number in range(actions):
        if not table.session.standing.is_running:
            break
        seat = rng.choice(table.session.to_act)
        legal = [str(action) for action in table.observe(seat).legal]
        text = RESIGN if rng.random() < 0.1 else rng.choice(legal)
        change = play.step(table, seat, text, NOW + timedelta(minutes=number))
        table = change.table
        entries += [replace(each, at=NOW + timedelta(minutes=number)) for each in change.entries]
    return table, tuple(entries)


def message(session: Session, ply: int, seat: int | None, state: MessageState) -> PostedMessage:
    """A message posted at *ply*."""
    found = posted(session, ply=ply, state=state, posted_at=NOW)
    if seat is not None:
        user_id = session.seats[seat].user_id
        found = replace(found, kind=MessageKind.HAND, seat=seat, user_id=user_id)
    if state is MessageState.UNREACHABLE:
        found = replace(found, channel_id=None, message_id=None)
    return found


@st.composite
def situations(draw: st.DrawFn) -> tuple[LiveTable, Facts]:
    """A table in play or over, what stands in Discord, and what its people want."""
    table, entries = played(
        draw(st.sampled_from(GAMES)), draw(st.integers(0, 30)), draw(st.integers(0, 5))
    )
    session = table.session
    plies = st.integers(0, session.ply)
    board = draw(st.none() | plies)
    hands = draw(
        st.dictionaries(st.integers(0, 2), st.tuples(plies, st.sampled_from(MessageState)))
    )
    calls = st.sampled_from((None, "table", "dm", "both", DAILY))
    notify = draw(st.lists(st.sampled_from(session.people), unique=True, max_size=2))
    kind = draw(st.sampled_from((TaskKind.BOARD, TaskKind.NEW_BOARD)))
    task = Task(id=3, kind=kind, ply=0, created_at=NOW, payload=Notice(tuple(notify)).payload)
    known = PostedMessages(
        board=None if board is None else message(session, board, None, MessageState.CURRENT),
        hands={seat: message(session, ply, seat, state) for seat, (ply, state) in hands.items()},
    )
    return table, Facts(
        tasks=(task,),
        posted=known,
        people={user: Preference(call=draw(calls)) for user in session.people},
        now=NOW + timedelta(minutes=1),
        entries=entries,
    )


def board_of(wishes: Collection[Wanted]) -> Wanted:
    (board,) = (wish for wish in wishes if wish.slot == BOARD)
    return board


def direct_of(wishes: Collection[Wanted]) -> list[Wanted]:
    return [wish for wish in wishes if wish.is_direct]


@given(situations(), st.randoms(use_true_random=False))
def test_whoever_is_concerned_is_called_once_however_much_is_missed(
    situation: tuple[LiveTable, Facts], rng: Random
) -> None:
    table, facts = situation
    optimistic = wanted(table, facts)
    slots = [wish.slot for wish in optimistic]
    assert len(slots) == len(set(slots))
    missed = {slot for slot in slots if rng.random() < 0.3}
    wishes = wanted(table, facts, missed)
    assert wishes == wanted(table, facts, missed)
    assert direct_of(wishes) == direct_of(optimistic)
    board = board_of(wishes)
    assert set(board.pings) >= set(board_of(optimistic).pings)
    assert board.is_anew or not board.pings

    notify = set(facts.notice.notify)
    for user_id in {*newly_asked(table, facts.shown, facts.entries), *notify}:
        call = facts.people[user_id].call
        arrives = [w for w in direct_of(wishes) if w.user_id == user_id and w.slot not in missed]
        is_told = any(wish.says in (*IN_FRONT, Says.NEWS) for wish in arrives)
        if call != DAILY or user_id in notify:
            assert is_told or user_id in board.pings, "nobody is left uncalled"
        if call == "both":
            assert user_id in board.pings
        if user_id not in notify and call != "both":
            assert not (is_told and user_id in board.pings), "nobody is called twice"
    assert len(board.pings) == len(set(board.pings))


@given(situations())
def test_a_living_hand_is_that_of_a_seat_in_play_and_is_not_sent_twice(
    situation: tuple[LiveTable, Facts],
) -> None:
    table, facts = situation
    session = table.session
    wishes = {wish.slot: wish for wish in wanted(table, facts)}
    sent = {
        seat: message(session, session.ply, seat, MessageState.CURRENT)
        for seat in range(3)
        if (hand := wishes.get(hand_slot(seat))) and hand.how is not How.KEEP
    }
    assert session.standing.is_running or not sent
    known = PostedMessages(
        board=message(session, session.ply, None, MessageState.CURRENT),
        hands={**facts.posted.hands, **sent},
    )
    again = wanted(table, replace(facts, posted=known))
    assert all(w.how is How.KEEP for w in again if w.slot in map(hand_slot, sent))
    assert not [wish for wish in again if wish.says is Says.RESULT and not facts.notice.notify]


def called(session: Session, task: Task, **chosen: str) -> Facts:
    """Return what is known where people, u11 and so on, want to be called in these ways."""
    ways = {int(name[1:]): Preference(call=call) for name, call in chosen.items()}
    users = {*session.people, *Notice.of((task,)).notify}
    people = {user: ways.get(user, Preference()) for user in users}
    return Facts(tasks=(task,), posted=PostedMessages(), people=people, now=NOW)


def test_news_of_a_lobby_reach_people_where_they_want_to_be_called() -> None:
    session = replace(waiting(ADA, BO, CLEO, DORA), reserved=(EMIL.user_id,))
    everybody = (*session.people, EMIL.user_id)
    _, bo, cleo, dora, emil = everybody
    task = Task(kind=TaskKind.LOBBY, ply=0, payload=Notice(everybody).payload)
    facts = called(session, task, **dict.fromkeys((f"u{bo}", f"u{cleo}", f"u{emil}"), "dm"))
    facts = replace(facts, people={**facts.people, dora: Preference(call="both")})
    wishes = wanted(LiveTable(session), facts, {f"call/{cleo}"})
    assert {wish.user_id for wish in direct_of(wishes)} == {bo, cleo, dora, emil}
    assert wishes[-1].pings == (ADA.user_id, cleo, dora)


@pytest.mark.parametrize("is_called_now", [True, False])
def test_an_old_question_does_not_tell_its_person_of_news(is_called_now: bool) -> None:
    session, user_id = running(), ADA.user_id
    (seat,) = session.to_act
    user_id = session.seats[seat].user_id
    at = NOW if is_called_now else NOW + timedelta(days=3)
    payload = Notice(notify=(user_id,)).payload
    task = Task(kind=TaskKind.BOARD, ply=0, created_at=at, payload=payload)
    hand = message(session, session.ply, seat, MessageState.CURRENT)
    facts = replace(called(session, task, **{f"u{user_id}": "dm"}), now=at)
    facts = replace(facts, posted=PostedMessages(hands={seat: hand}))
    wishes = wanted(LiveTable(session), facts)
    assert any(wish.says is Says.NEWS for wish in wishes) is not is_called_now
    assert user_id not in board_of(wishes).pings
    if not is_called_now:
        assert user_id in board_of(wanted(LiveTable(session), facts, {f"call/{user_id}"})).pings


def timed_out(call: str | None) -> tuple[LiveTable, Facts]:
    """Ada, who wants to be called in this way, was away for too long."""
    session = replace(running(), absence=Absence.ROBOT)
    away = stand_ins.stand_in(session, 0, USUAL, StandIn.TIMED_OUT, None)
    news = Notice(notify=(ADA.user_id,), out_of_time=(0,))
    facts = called(away, Task(kind=TaskKind.BOARD, ply=0, payload=news.payload))
    people = {**facts.people, ADA.user_id: Preference(call=call)}
    return LiveTable(away), replace(facts, people=people)


@pytest.mark.parametrize("call", [None, "dm", "daily"])
async def test_whose_time_ran_out_is_told_so_and_can_come_back_with_one_press(
    call: str | None,
) -> None:
    table, facts = timed_out(call)
    wishes = wanted(table, facts)
    (told,) = (wish for wish in wishes if wish.says is Says.NEWS)
    assert (ADA.user_id in board_of(wishes).pings) is told.silent is (call != "dm")
    body = await BODIES.direct(table, told, facts)
    said = str(body.view().to_components())
    assert said.count("Your time is up: a robot plays for you until you are back") == 1
    assert "I am back" in said


def test_whose_time_ran_out_is_told_away_from_the_table_once_and_only_if_they_want_that() -> None:
    table, facts = timed_out("table")
    assert not direct_of(wanted(table, facts))
    table, facts = timed_out(None)
    hand = message(table.session, 0, 0, MessageState.CURRENT)
    wishes = wanted(table, replace(facts, posted=PostedMessages(hands={0: hand})))
    assert all(wish.says is not Says.NEWS for wish in wishes)


def all_late() -> tuple[LiveTable, Facts]:
    """One is asked and late, and a robot plays for the other, who was late before."""
    session = running()
    (asked,) = session.to_act
    session = stand_ins.stand_in(session, 1 - asked, USUAL, StandIn.TIMED_OUT, None)
    clock = SeatClock(left=timedelta(0))
    clocks = tuple(replace(clock, deadline=NOW) if seat == asked else clock for seat in (0, 1))
    session = replace(session, clocks=clocks)
    news = Notice(notify=session.people_at((1 - asked,)), out_of_time=(asked,))
    facts = called(session, Task(kind=TaskKind.BOARD, ply=0, payload=news.payload))
    return LiveTable(session), facts


@pytest.mark.parametrize(
    ("is_asked", "way", "text"),
    [
        (True, "To the board", "Your time is up. The game waits: a late move still counts."),
        (True, "Zum Brett", "Deine Zeit ist um. Die Partie wartet: Ein später Zug zählt noch."),
        (False, "I am back", "Your time is up. The game waits: a late move still counts."),
    ],
)
async def test_where_all_are_late_each_is_told_so_and_led_back_first(
    is_asked: bool, way: str, text: str
) -> None:
    table, facts = all_late()
    (asked,) = table.session.to_act
    seat = asked if is_asked else 1 - asked
    (user_id,) = table.session.people_at((seat,))
    language = "de" if "Deine" in text else "en"
    chosen = Preference(language=language, call=None if is_asked else "dm")
    facts = replace(facts, people={**facts.people, user_id: chosen})
    told = next(w for w in wanted(table, facts) if w.user_id == user_id and w.says is Says.NEWS)
    body = await BODIES.direct(table, replace(told, seat=seat), facts)
    said = str(body.view().to_components())
    assert text in said
    assert "**Ada**" not in said
    assert "**Bo**" not in said
    assert said.index(way) < said.index("Partie abbrechen" if language == "de" else "Call the game")


def test_an_open_hand_is_brought_up_to_date_once_its_person_is_late() -> None:
    table, facts = all_late()
    (asked,) = table.session.to_act
    hand = message(table.session, table.session.ply, asked, MessageState.CURRENT)
    chosen = dict.fromkeys(facts.people, Preference(call="dm"))
    facts = replace(facts, posted=PostedMessages(hands={asked: hand}), people=chosen)
    (wish,) = (w for w in wanted(table, facts) if w.slot == hand_slot(asked))
    assert wish.how is How.REDRAW
    (task,) = facts.tasks
    later = replace(facts, tasks=(replace(task, payload={}),))
    (wish,) = (w for w in wanted(table, later) if w.slot == hand_slot(asked))
    assert wish.how is How.KEEP


def test_what_remains_of_a_hand_leads_on() -> None:
    """To the table, or back from the robot that plays since the time was up."""
    session = running()
    away = stand_ins.stand_in(session, 0, USUAL, StandIn.TIMED_OUT, None)
    answered, replaced = (
        str(BODIES.old_hand(each, 0, Preference()).view().to_components())
        for each in (session, away)
    )
    assert "To the board" in answered
    assert "I am back" not in answered
    assert "a robot plays for you" in replaced
    assert "I am back" in replaced
    assert "To the board" not in replaced


def test_a_wish_has_one_nonce_and_another_one_after_a_restore() -> None:
    session, wish = running(), Wanted(slot=BOARD, says=Says.BOARD, word="moved-5")
    assert nonce_of(session, wish) == nonce_of(session, replace(wish, pings=(3,)))
    others = (replace(wish, word="moved-6"), replace(wish, slot=hand_slot(1)))
    nonces = {nonce_of(session, other) for other in (wish, *others)}
    nonces.add(nonce_of(replace(session, branch=session.branch + 1), wish))
    assert len(nonces) == 4

"""Standing orders at real tables: carried out once, legally, for their owner alone."""

import random

import pytest
from people import ADA, BO
from premove_tables import Room
from refusals import refused

from cogs.premoves.premoves import (
    MOST_ORDERS,
    UNATTENDED,
    Fate,
    answered_since,
    fate_of,
    give,
)
from cogs.table.live_table import LiveTable
from cogs.table.stand_ins import stand_in
from cogs.undo.undo import Reach, go_back
from data.store import BY_ORDER, OrderMove, StandIn


def other(seat: int) -> int:
    return 1 - seat


def asked(table: LiveTable) -> int:
    return table.session.to_act[0]


def legal(table: LiveTable, seat: int) -> list[str]:
    return [str(action) for action in table.observe(seat).legal]


def foreseen(table: LiveTable, text: str) -> str:
    """An answer that the other seat of a game without secrets has after *text*."""
    action = table.game.parse(table.state, asked(table), text)
    state = table.game.apply(table.state, action).state
    return str(table.game.legal_actions(state, state.to_act[0])[0])


async def expecting(table: LiveTable, text: str, answer: str) -> tuple[OrderMove, OrderMove]:
    seat = asked(table)
    return OrderMove(seat=seat, text=text), OrderMove(seat=other(seat), text=answer)


async def expected(here: Room, answer: str | None = None) -> tuple[int, int, str, str]:
    """A table where who waits has planned an answer: its number, who acts, how, the answer."""
    table = await here.open("docker")
    number, seat, text = table.session.id, asked(table), legal(table, asked(table))[0]
    answer = answer or foreseen(table, text)
    await here.give(number, other(seat), *await expecting(table, text, answer))
    return number, seat, text, answer


async def test_an_answer_to_what_was_expected_is_given_once(here: Room) -> None:
    number, seat, text, answer = await expected(here)
    table = await here.press(number, seat, text)
    entries = await here.store.history(number)
    assert [(e.seat, e.text, e.cause) for e in entries] == [
        (seat, text, None),
        (other(seat), answer, BY_ORDER),
    ]
    (order,) = table.session.orders
    assert fate_of(table, await here.courses.of(table), order)[0] is Fate.DONE


async def test_what_was_answered_is_told_until_its_person_acts(here: Room) -> None:
    number, seat, text, answer = await expected(here)
    table = await here.press(number, seat, text)
    course = await here.courses.of(table)
    assert [entry.text for entry in answered_since(course, other(seat))] == [answer]
    assert answered_since(course, seat) == ()
    while asked(table) == seat:
        table = await here.press(number, seat, legal(table, seat)[0])
    table = await here.press(number, other(seat), legal(table, other(seat))[0])
    assert answered_since(await here.courses.of(table), other(seat)) == ()


async def test_a_course_that_was_gone_back_on_is_void(here: Room) -> None:
    """Though the same actions come again: whoever went back wants to think anew."""
    table, rng = await here.open("kraftwagen"), random.Random(1)
    number = table.session.id
    while True:
        seat, before = asked(table), table
        text = rng.choice(legal(table, seat))
        table = await here.press(number, seat, text)
        if asked(table) == seat:
            break
    person = table.session.seats[seat].user_id
    answer = OrderMove(seat=other(seat), text=legal(table, seat)[0])
    await here.give(number, other(seat), OrderMove(seat=seat, text=None), answer)
    await go_back(here.tables, here.store, number, person, table.session.ply, Reach.LAST)
    table = await here.press(number, seat, text)
    assert table.session.ply == before.session.ply + 1
    (order,) = table.session.orders
    assert fate_of(table, await here.courses.of(table), order)[0] is Fate.WENT_BACK


async def test_a_surprise_leaves_the_question_to_its_person(here: Room) -> None:
    table = await here.open("docker")
    number, seat = table.session.id, asked(table)
    while len(legal(table, seat)) < 2:
        table = await here.press(number, seat, legal(table, seat)[0])
        seat = asked(table)
    text, surprise = legal(table, seat)[:2]
    ply = table.session.ply
    await here.give(number, other(seat), *await expecting(table, text, foreseen(table, text)))
    table = await here.press(number, seat, surprise)
    assert table.session.ply == ply + 1
    (order,) = table.session.orders
    fate, match = fate_of(table, await here.courses.of(table), order)
    assert fate is Fate.SURPRISED
    assert match.surprise.text == surprise


async def test_an_answer_that_is_not_legal_is_not_given(here: Room) -> None:
    number, seat, text, _ = await expected(here, "z9-z8")
    table = await here.press(number, seat, text)
    assert table.session.ply == 1
    (order,) = table.session.orders
    assert fate_of(table, await here.courses.of(table), order)[0] is Fate.IMPOSSIBLE


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("kraftwagen", "kraftwagen-question-car", "done"),
        ("pick_and_pack", "pick-and-pack-question-rush", "stop"),
    ],
)
async def test_what_is_always_answered_is_answered_at_once_and_again(
    game: str, kind: str, text: str, here: Room
) -> None:
    """No car; the rush order is kept."""
    table = await here.open(game)
    number, rng = table.session.id, random.Random(3)
    for seat in range(len(table.session.seats)):
        await here.always(number, seat, kind, text)
    table = await here.at_rest(number)
    while table.session.ply < 100:
        seat = rng.choice(table.session.to_act)
        is_answered = table.game.question(table.observe(seat)).key == kind
        assert not (is_answered and text in legal(table, seat))
        table = await here.press(number, seat, rng.choice(legal(table, seat)))
    answered = [e.text for e in await here.store.history(number) if e.cause == BY_ORDER]
    assert set(answered) == {text}
    assert len(answered) > 1


async def test_an_order_that_is_taken_back_answers_nothing(here: Room) -> None:
    number, seat, text, _ = await expected(here)
    (order,) = (await here.tables.get(number)).session.orders
    await here.withdraw(order, number)
    assert (await here.press(number, seat, text)).session.ply == 1
    with refused("no-such-order"):
        await here.withdraw(order, number)


async def test_an_order_answers_for_nobody_but_its_owner(here: Room) -> None:
    """Neither where a robot plays, nor for somebody else in the seat."""
    number, seat, text, _ = await expected(here)
    await here.tables.change_session(number, stand_in, other(seat), "easy", StandIn.UNTIL_BACK)
    assert (await here.press(number, seat, text)).session.ply == 1


@pytest.mark.parametrize("game", ["kraftwagen", "pick_and_pack"])
async def test_who_goes_back_is_not_answered_for_again(here: Room, game: str) -> None:
    """Neither by what was foreseen on the course that was left, nor by what is always answered."""
    table = await here.open(game)
    number, rng = table.session.id, random.Random(1)
    while True:
        seat, kind = asked(table), table.game.question(table.observe(asked(table))).key
        text = rng.choice(legal(table, seat))
        before, table = table, await here.press(number, seat, text)
        if asked(table) == seat and table.session.standing.is_running:
            break
    person = table.session.seats[seat].user_id
    await here.always(number, seat, kind, text)
    await go_back(here.tables, here.store, number, person, table.state.asked_at[seat], Reach.LAST)
    table = await here.at_rest(number)
    assert legal(table, seat) == legal(before, seat)


async def test_a_person_gives_no_more_orders_than_they_may(here: Room) -> None:
    table = await here.open("docker")
    seat = other(asked(table))
    for count in range(MOST_ORDERS):
        move = OrderMove(seat=seat, text=f"a{count}")
        table = await here.give(table.session.id, seat, move)
        await here.give(table.session.id, seat, move)
    assert len((await here.at_rest(table.session.id)).session.orders) == MOST_ORDERS
    with refused("too-many-orders"):
        await here.give(table.session.id, seat, OrderMove(seat=seat, text="b1"))


async def test_orders_alone_do_not_play_for_ever(here: Room) -> None:
    table = await here.open("kraftwagen")
    number = table.session.id
    kinds: dict[str, set[str]] = {}
    # Whatever a seat is asked next is always answered so: they go on by themselves.
    while table.session.standing.is_running:
        entries = await here.store.history(number)
        seat = asked(table)
        kind = table.game.question(table.observe(seat)).key
        tail = entries[-UNATTENDED:]
        if len(tail) == UNATTENDED and all(e.cause == BY_ORDER for e in tail):
            return
        kinds.setdefault(kind, set()).add(legal(table, seat)[0])
        table = await here.always(number, seat, kind, legal(table, seat)[0])
    pytest.fail(f"never that many in a row: {kinds}")


async def test_an_order_is_given_for_the_position_that_was_seen(here: Room) -> None:
    stale = await here.open("docker")
    table = await here.press(stale.session.id, asked(stale), legal(stale, asked(stale))[0])
    seat, now = asked(table), here.store.clock()
    person, move = (ADA, BO)[seat], OrderMove(seat=seat, text=legal(table, seat)[0])
    give(table, person.user_id, table, (move,), now, is_lasting=False)
    with refused("stale-press"):
        give(table, person.user_id, stale, (move,), now, is_lasting=False)

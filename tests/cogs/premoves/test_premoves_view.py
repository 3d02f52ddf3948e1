"""Standing orders as messages: they fit, say what counts, and are nobody else's business."""

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from discord.ui import Button, Select
from foreseen_tables import positions, waiting_seat, walk
from people import NOW
from test_screen_limits import require_room

from cogs.history.view import Moment, history_payload
from cogs.messages import phrases
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.custom_ids import Kind, parse_press
from cogs.messages.game_log import game_log
from cogs.messages.payload import MessagePayload
from cogs.premoves.foreseeing import Ahead, look_ahead
from cogs.premoves.premoves import MOST_ORDERS, Fate
from cogs.premoves.view import (
    composing_payload,
    cursor_of,
    cursor_word,
    lapsed_notes,
    logged_orders,
    order_sentence,
    panel_payload,
)
from cogs.table import play
from cogs.table.live_table import LiveTable
from data.i18n import LANGUAGES, translator
from data.spoken_texts import SHORT
from data.store import BY_ORDER, HistoryEntry, OrderMove, Session, Standing, StandingOrder, Status
from rules import GAMES
from rules.core.types import Phrase
from tests.benchmarks.spoken_words import begin, with_features


def words(payload: MessagePayload) -> list[str]:
    """List what its presses carry."""
    ids: list[str] = []
    for part in payload.view().walk_children():
        if isinstance(part, Select):
            ids += [option.value for option in part.options]
            assert "**" not in str(part.placeholder)
        elif isinstance(part, Button):
            ids.append(str(part.custom_id))
    presses = [parse_press(each) for each in ids]
    assert all(press is not None and press.kind in (Kind.ORDER, Kind.SCREEN) for press in presses)
    return [press.word for press in presses if press is not None and press.kind is Kind.ORDER]


def ordered(moves: tuple[OrderMove, ...], seat: int, **about: Any) -> StandingOrder:
    """An order of who sits in *seat*, given once unless *about* says more."""
    usual = {"number": 1, "user_id": 11 + seat, "ply": 0, "branch": 9, "is_lasting": False}
    return StandingOrder(seat=seat, moves=moves, **(usual | about))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_may_come_fits_into_messages_that_lead_on(game: str, language: str) -> None:
    rng = Random(game)
    for table in positions(game, 2, rng):
        seat, session = waiting_seat(table), table.session
        places = walk(table, seat, rng)
        for cursor, place in places:
            ahead = Ahead(cursor, place, None)
            payload = composing_payload(session, seat, cursor, ahead, translator(language, SHORT))
            require_room(payload)
            offered = words(payload)
            assert (cursor_word("go", cursor) if any(cursor) else "panel") in offered
            for number, labels in enumerate(place.choices):
                assert (cursor_word("go", (*cursor, number)) in offered) is (labels is not None)
        moves = places[-1][1].moves
        own = [n for n, move in enumerate(moves) if move.seat == seat]
        if own:
            order = ordered(moves[: own[-1] + 1], seat)
            many = [(order, Fate.STANDS)] * MOST_ORDERS
            before = [(n, moves[own[0]]) for n in range(30)]
            for following in (None, look_ahead(table, seat)):
                require_room(
                    panel_payload(session, seat, many, before, translator(language), following)
                )
            sentence = order_sentence(session, order, translator(language))
            assert "[" not in sentence.replace("\\[", "")


def test_each_fate_is_told() -> None:
    for language in LANGUAGES:
        translate = translator(language)
        fates = set(Fate) - {Fate.STANDS}
        told = {translate(f"orders-fate-{fate}") for fate in fates}
        assert len(told) == len(fates)
        assert not any("[" in text for text in told)


def test_while_nothing_is_planned_the_next_answer_is_one_press_away() -> None:
    (table,) = positions("kraftwagen", 1, Random(3))
    seat, translate = waiting_seat(table), translator("en")
    ahead = look_ahead(table, seat)
    fresh = words(panel_payload(table.session, seat, (), (), translate, ahead))
    answers = [cursor_word("go", (*ahead.cursor, n)) for n in range(len(ahead.place.choices))]
    assert set(answers) <= set(fresh)
    cursor, place = ahead.expected
    assert cursor_word("if", cursor) in fresh
    moves = {cursor_word("go", (*cursor, n)) for n in range(1, len(place.choices))}
    first = Ahead(cursor, place, None)
    asked = composing_payload(table.session, seat, cursor, first, translate)
    assert set(words(asked)) == {"panel", *moves}
    order = ordered((OrderMove(seat=seat, text="x"),), seat)
    planned = words(
        panel_payload(table.session, seat, [(order, Fate.STANDS)], (), translate, then=(0, 1))
    )
    assert set(planned) == {"then/0.1", "drop/1"}
    played = [(order, Fate.DONE)]
    assert "drop/1" not in words(panel_payload(table.session, seat, played, (), translate, ahead))


def test_a_way_is_written_and_read_back() -> None:
    for cursor in ((), (0,), (35, 36, 99), (1, 0, 2)):
        _, _, rest = cursor_word("go", cursor).partition("/")
        assert cursor_of(rest) == cursor


def test_a_branch_that_did_not_come_about_is_no_surprise_where_another_did() -> None:
    translate = translator("en")
    branch, other = ordered((), 0), ordered((), 0, number=2)
    assert lapsed_notes([(branch, Fate.SURPRISED), (other, Fate.DONE)], translate) == []
    (note,) = lapsed_notes([(branch, Fate.SURPRISED), (other, Fate.SURPRISED)], translate)
    assert "did not do what you expected" in note
    assert lapsed_notes([(branch, Fate.OVERTAKEN)], translate) == []


def test_an_order_says_by_which_notation_it_goes() -> None:
    (table,) = positions("docker", 1, Random(1))
    question = Phrase("docker-question-move", (("seat", 0), ("die", 4)))
    move = OrderMove(seat=0, text="a1-c2", question=question)
    always = ordered((move,), 0, is_lasting=True)
    sentence = order_sentence(table.session, always, translator("en"))
    assert sentence.startswith("Always, when asked like")
    assert "`a1-c2`" in sentence
    assert "You rolled 4" in sentence


def test_what_has_to_come_before_a_planned_move_is_said_in_words() -> None:
    (table,) = positions("docker", 1, Random(1))
    moves = (
        *(OrderMove(seat=n % 2, text=f"a{n}-c2") for n in range(3)),
        OrderMove(seat=1, text=None),
    )
    order = ordered((*moves, OrderMove(seat=0, text="b1-b2")), 0)
    sentence = order_sentence(table.session, order, translator("en"))
    assert sentence == "`a0-c2`. Then: If **P1** plays “`a1-c2`”, then `a2-c2`. Then: `b1-b2`"


def whole_log(session: Session) -> str:
    """The log of a table as everybody reads it, on which nothing was done but to plan ahead."""
    english = translator("en")
    return game_log(session, (), (), None, english, (), logged_orders(session, english))


def test_the_log_opens_orders_when_the_game_is_over_and_not_before() -> None:
    (table,) = positions("docker", 1, Random(1))
    order = ordered((OrderMove(seat=1, text="a1-c2"),), 1, at=NOW)
    session = replace(table.session, orders=(order,))
    for status in Status:
        log = whole_log(replace(session, standing=Standing(status)))
        assert ("planned: a1-c2" in log) is (status is Status.FINISHED)
        assert ("a1-c2" in log) is (status is Status.FINISHED)


def test_an_order_of_who_has_left_the_seat_is_opened_under_their_own_name() -> None:
    (table,) = positions("docker", 1, Random(1))
    order = ordered((OrderMove(seat=1, text="a1-c2"),), 1, at=NOW)
    first, second = table.session.seats
    for former, told in ((12, "Someone planned: a1-c2"), (None, None)):
        seat = replace(second, user_id=99, former_id=former, former_name="Someone")
        session = replace(
            table.session, orders=(order,), seats=(first, seat), standing=Standing(Status.FINISHED)
        )
        log = whole_log(session)
        assert ("planned" in log) is (told is not None)
        assert told is None or told in log


PLIES = 12


def played(game: str) -> tuple[LiveTable, list[HistoryEntry]]:
    """A table among three after some actions."""
    rng, table = Random(game), begin(game, "en", 1)
    entries: list[HistoryEntry] = []
    while table.session.to_act and len(entries) < PLIES:
        seat = rng.choice(table.session.to_act)
        text = str(rng.choice(table.observe(seat).legal))
        change = play.step(table, seat, text, NOW + timedelta(minutes=len(entries)))
        entries += change.entries
        table = change.table
    return table, entries


def with_orders(table: LiveTable, seat: int) -> LiveTable:
    """The same table, where *seat* has ordered things."""
    question = table.game.question(table.observe(seat))
    moves = (OrderMove(seat=seat, text="sealed", words=(Phrase("sealed"),), question=question),)
    person = table.session.seats[seat].user_id or 0
    facts = {"branch": table.session.branch, "user_id": person}
    orders = (
        ordered(moves, seat, is_lasting=True, **facts),
        ordered(moves, seat, number=2, **facts),
    )
    return table.stored_as(replace(table.session, orders=orders))


def shape(payload: MessagePayload) -> Any:
    """Everything of a message that reaches Discord."""
    files = [(file.name, file.data, file.alt) for file in payload.pictures]
    return payload.fields(), files, payload.pings


async def shown(table: LiveTable, entries: list[HistoryEntry], seat: int | None) -> list[Any]:
    """Show *seat*, and everybody, the board and a private screen."""
    presenter = with_features()
    viewpoint = Viewpoint(seat, "en", "dark")
    return [
        shape(await presenter.board(table, entries)),
        shape(await presenter.screen(table, viewpoint, entries)),
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_messages_to_others_are_as_without_orders(game: str) -> None:
    table, entries = played(game)
    owner = entries[-1].seat
    ordered = [replace(e, cause=BY_ORDER) if e.seat == owner else e for e in entries]
    for seat in (None, *range(len(table.session.seats))):
        without = await shown(table, entries, seat)
        sealed = await shown(with_orders(table, owner), ordered, seat)
        assert sealed[0] == without[0], "the board is nobody's own"
        assert seat == owner or sealed[1] == without[1]


@pytest.mark.parametrize("game", GAMES)
async def test_nor_does_the_history_tell_of_them(game: str) -> None:
    table, entries = played(game)
    owner = entries[-1].seat
    ordered = [replace(e, cause=BY_ORDER) if e.seat == owner else e for e in entries]
    presenter = with_features()
    others = [seat for seat in range(len(table.session.seats)) if seat != owner]
    for seat in (None, *others):
        shapes = []
        for each, record in ((table, entries), (with_orders(table, owner), ordered)):
            last = len(record)
            moment = Moment(each, record, range(last + 1), last, (seat,), seat)
            viewpoint = Viewpoint(seat, "en", "dark")
            shapes.append(shape(await history_payload(moment, viewpoint, presenter)))
        assert shapes[0] == shapes[1]


async def test_a_log_that_tells_of_orders_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_may_know_of_orders", lambda *_: True)
    with pytest.raises(AssertionError):
        await test_messages_to_others_are_as_without_orders("docker")

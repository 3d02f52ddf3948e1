"""Standing orders as messages: they fit, they are told in both languages, and say what counts."""

from dataclasses import replace
from random import Random

import pytest
from discord.ui import Button, Select, TextDisplay
from foreseen_tables import positions, waiting_seat, walk
from people import NOW

from cogs.tables.messages.custom_ids import Kind, parse_press
from cogs.tables.messages.foreseeing import Ahead, look_ahead
from cogs.tables.messages.game_log import game_log
from cogs.tables.messages.orders_view import (
    composing_payload,
    cursor_of,
    cursor_word,
    lapsed_notes,
    order_sentence,
    panel_payload,
)
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.session.giving_orders import MOST_ORDERS
from cogs.tables.session.ordered_turns import Fate
from data.i18n import LANGUAGES, translator
from data.spoken_texts import SHORT
from data.store import OrderMove, Standing, StandingOrder, Status
from rules import GAMES
from rules.core.types import Phrase

MOST_COMPONENTS, MOST_CHARACTERS = 40, 4000


def require_room(payload: MessagePayload) -> None:
    view = payload.view()
    texts = [part.content for part in view.walk_children() if isinstance(part, TextDisplay)]
    assert view.total_children_count <= MOST_COMPONENTS
    assert sum(map(len, texts)) <= MOST_CHARACTERS


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


def lasting(moves: tuple[OrderMove, ...], seat: int, number: int = 1) -> StandingOrder:
    return StandingOrder(
        number=number, seat=seat, user_id=11, ply=0, branch=9, is_lasting=False, moves=moves
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_may_come_fits_into_messages_that_lead_on(game: str, language: str) -> None:
    rng = Random(game)
    for table in positions(game, 2, rng):
        seat, session = waiting_seat(table), table.session
        places = walk(table, seat, rng)
        for cursor, place in places:
            ahead = Ahead(cursor, place, None)
            payload = composing_payload(session, cursor, ahead, translator(language, SHORT))
            require_room(payload)
            offered = words(payload)
            assert "panel" in offered
            for number in range(len(place.choices)):
                assert cursor_word("go", (*cursor, number)) in offered
        moves = places[-1][1].moves
        own = [n for n, move in enumerate(moves) if move.seat == seat]
        if own:
            order = lasting(moves[: own[-1] + 1], seat)
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
    moves = [cursor_word("go", (*cursor, n)) for n in range(1, len(place.choices))]
    assert moves
    assert set(moves) <= set(fresh)
    order = lasting((OrderMove(seat=seat, text="x"),), seat)
    planned = words(
        panel_payload(table.session, seat, [(order, Fate.STANDS)], (), translate, then=(0, 1))
    )
    assert set(planned) == {"then/0.1", "drop/1"}


def test_a_way_is_written_and_read_back() -> None:
    for cursor in ((), (0,), (35, 36, 99), (1, 0, 2)):
        _, _, rest = cursor_word("go", cursor).partition("/")
        assert cursor_of(rest) == cursor


def test_a_branch_that_did_not_come_about_is_no_surprise_where_another_did() -> None:
    translate = translator("en")
    branch, other = lasting((), 0, 1), lasting((), 0, 2)
    assert lapsed_notes([(branch, Fate.SURPRISED), (other, Fate.DONE)], translate) == []
    (note,) = lapsed_notes([(branch, Fate.SURPRISED), (other, Fate.SURPRISED)], translate)
    assert "did not do what you expected" in note
    assert lapsed_notes([(branch, Fate.OVERTAKEN)], translate) == []


def test_an_order_says_by_which_notation_it_goes() -> None:
    (table,) = positions("docker", 1, Random(1))
    question = Phrase("docker-question-move", (("seat", 0), ("die", 4)))
    move = OrderMove(seat=0, text="a1-c2", question=question)
    always = StandingOrder(
        number=1, seat=0, user_id=11, ply=0, branch=9, is_lasting=True, moves=(move,)
    )
    sentence = order_sentence(table.session, always, translator("en"))
    assert sentence.startswith("Always, when asked like")
    assert "`a1-c2`" in sentence
    assert "You rolled 4" in sentence


def test_the_log_opens_orders_when_the_game_is_over_and_not_before() -> None:
    (table,) = positions("docker", 1, Random(1))
    move = OrderMove(seat=1, text="a1-c2")
    order = StandingOrder(
        number=1, seat=1, user_id=12, ply=0, branch=9, is_lasting=False, moves=(move,), at=NOW
    )
    session = replace(table.session, orders=(order,))
    for status in Status:
        log = game_log(replace(session, standing=Standing(status)), (), (), None, translator("en"))
        assert ("planned: P1: a1-c2" in log) is (status is Status.FINISHED)
        assert ("a1-c2" in log) is (status is Status.FINISHED)


def test_an_order_of_who_has_left_the_seat_is_opened_under_their_own_name() -> None:
    (table,) = positions("docker", 1, Random(1))
    order = replace(lasting((OrderMove(seat=1, text="a1-c2"),), 1), user_id=12, at=NOW)
    first, second = table.session.seats
    for former, told in ((12, "Someone planned: P1: a1-c2"), (None, None)):
        seat = replace(second, user_id=99, former_id=former, former_name="Someone")
        session = replace(
            table.session, orders=(order,), seats=(first, seat), standing=Standing(Status.FINISHED)
        )
        log = game_log(session, (), (), None, translator("en"))
        assert ("planned" in log) is (told is not None)
        assert told is None or told in log

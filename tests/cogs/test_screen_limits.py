"""Discord takes a screen with everything on it at once, and it is spoken in few words."""

from dataclasses import replace
from random import Random

import pytest
from discord.ui import Button, TextDisplay

from cogs.messages.board_pictures import Viewpoint
from cogs.messages.clock_texts import SNOOZES, snooze_rows, with_next_table
from cogs.messages.custom_ids import Kind
from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import log_lines
from cogs.messages.table_view import BoardNotes
from cogs.table import play
from cogs.table.notice import Notice
from cogs.undo import view as undo_view
from data.i18n import LANGUAGES, translator
from data.spoken_texts import SHORT, SPOKEN, without_drawings
from data.store import Question, StandIn, UndoRequest
from rules import GAMES
from tests.benchmarks.spoken_words import (
    MOST,
    NOW,
    ON_LOBBY,
    ON_SCREEN,
    ON_TABLE,
    OTHERS,
    begin,
    lobbies,
    most_words,
    screens,
    with_features,
    words,
)

MOST_COMPONENTS, MOST_CHARACTERS = 40, 4000
EVERY = 12
"""One position of so many is looked at."""


def require_room(screen: MessagePayload) -> None:
    view = screen.view()
    texts = [part.content for part in view.walk_children() if isinstance(part, TextDisplay)]
    assert view.total_children_count <= MOST_COMPONENTS
    assert sum(map(len, texts)) <= MOST_CHARACTERS


@pytest.mark.parametrize("game", GAMES)
async def test_a_screen_with_everything_on_it_fits_into_a_message(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among robots, where one plays along: undo, hint, snooze, a note, all choices."""
    monkeypatch.setattr(undo_view, "free_plies", lambda *_: (2, 1))
    presenter = with_features()
    translate = translator("de")
    rng, table = Random(1), begin(game, "de", 1)
    snooze = snooze_rows(table.session, SNOOZES, translate)
    reserved = sum(1 + len(row.children) for row in snooze)
    entries = []
    while table.session.to_act:
        seat = rng.choice(table.session.to_act)
        action = rng.choice(table.observe(seat).legal)
        robot = {"robot": "hard", "stand_in": StandIn.ONCE}
        seats = [
            each if n == seat else replace(each, **robot, user_id=each.user_id if n else None)
            for n, each in enumerate(table.session.seats)
        ]
        crowded = table.stored_as(replace(table.session, seats=tuple(seats)))
        path = [step.value for step in table.game.menu_steps(action)]
        for depth in range(len(path) + 1) if table.session.ply % EVERY == 0 else ():
            at_table, by_dm = Viewpoint(seat, "de", "dark", None), {"reserved": reserved}
            shown = {"path": path[:depth], "note": "So sieht es jetzt dort aus."}
            shown["notice"] = Notice(took_back=seat)
            screen = await presenter.screen(crowded, at_table, entries, **shown)
            reminder = await presenter.screen(crowded, at_table, entries, **shown, **by_dm)
            require_room(with_next_table(screen, table.session, translate))
            require_room(replace(reminder, items=(*reminder.items, *snooze)))
        person = table.session.seats[seat].user_id
        change = play.act(table, person, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]


async def test_whoever_has_acted_reads_what_they_did_without_a_picture() -> None:
    presenter = with_features()
    table = begin("gurkensolo", "en", 1)
    (seat,) = table.session.to_act
    action, person = table.observe(seat).legal[0], table.session.seats[seat].user_id
    change = play.act(table, person, None, str(action), NOW)
    viewpoint = Viewpoint(seat, "en", "dark")
    done = await presenter.done(change.table, viewpoint, change.entries, "Go on here.")
    parts = list(done.view().walk_children())
    (told,) = (part.content for part in parts if isinstance(part, TextDisplay))
    assert len(told.splitlines()) == 3
    assert "Next: " in told
    assert [part.label for part in parts if isinstance(part, Button)] == ["My view"]
    assert not done.pictures
    (turn,) = change.table.session.to_act
    own = await presenter.done(change.table, Viewpoint(turn, "en", "dark"), change.entries, "")
    assert "You are next." in str(own.view().to_components())


async def test_what_the_question_tells_is_not_told_above_it_as_well() -> None:
    presenter = with_features()
    rng, table, entries = Random(1), begin("kraftwagen", "en", 1), []
    while table.observe(None).scoring is None:
        (seat,) = table.session.to_act
        action, person = rng.choice(table.observe(seat).legal), table.session.seats[seat].user_id
        change = play.act(table, person, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]
    said = log_lines(translator("en"), table.session, entries[-1:], None)
    board = await presenter.board(table, entries, said=said)
    for seat in range(len(table.session.seats)):
        own = await presenter.screen(table, Viewpoint(seat, "en", "dark"), entries)
        for message in (board, own):
            texts = [
                p.content for p in message.view().walk_children() if isinstance(p, TextDisplay)
            ]
            told = [line for line in "\n".join(texts).splitlines() if line in said]
            assert len(told) == len({*told})
            assert sum("** +" in line for line in "\n".join(texts).splitlines()) == 4


@pytest.mark.parametrize("game", GAMES)
async def test_a_board_with_both_questions_on_it_fits_into_a_message(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And with seats that are offered, a robot that plays along, all choices, and a way back."""
    monkeypatch.setattr(undo_view, "openly_free_plies", lambda *_: (2, 1))
    presenter = with_features()
    rng, table = Random(1), begin(game, "de", 1)
    entries = []
    while table.session.to_act:
        seat = rng.choice(table.session.to_act)
        action = rng.choice(table.observe(seat).legal)
        people = table.session.people
        request = UndoRequest(seat=0, to_ply=0, acted_at=1, learned=True, asked=people[1:])
        robot = {"robot": "hard", "stand_in": StandIn.UNTIL_BACK, "is_offered": True}
        seats = tuple(
            each if n == seat else replace(each, **robot)
            for n, each in enumerate(table.session.seats)
        )
        asked = replace(
            table.session,
            seats=seats,
            vote=Question(asked=people, agreed=people[:1]),
            undo_request=request,
            absence="substitute",
        )
        path = [step.value for step in table.game.menu_steps(action)]
        for depth in range(len(path) + 1) if table.session.ply % EVERY == 0 else ():
            notice = Notice(notify=people, out_of_time=(0,), took_back=seat)
            notes = BoardNotes(
                pings=people, hidden=(seat,), notice=notice, reminded=(seat,), snoozes=SNOOZES
            )
            board = await presenter.board(
                table.stored_as(asked), entries, path=path[:depth], notes=notes
            )
            require_room(board)
            ids = [getattr(part, "custom_id", "") for part in board.view().walk_children()]
            for kind in (Kind.CONSENT, Kind.BACK_TO):
                assert sum(each.startswith(f"{kind}:") for each in ids) == 2
        change = play.act(table, table.session.seats[seat].user_id, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]


LOOKED_AT = 4
"""Each of so many decisions of a whole game."""
COUNTED = 15
"""Screens of each game: a test of all of them is the benchmark."""


async def heard(game: str, language: str, reading: str) -> list[tuple[str, ...]]:
    """The first screens of a random game."""
    found = []
    async for screen in screens(game, 1, language, reading):
        found.append(screen)
        if len(found) == COUNTED:
            break
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_short_a_screen_has_few_words_and_no_drawings(game: str, language: str) -> None:
    for screen in await heard(game, language, SHORT):
        assert sum(len(text.split()) for text in screen) <= MOST.get(game, OTHERS), screen
        assert [without_drawings(text) for text in screen] == list(screen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_there_are_few_words_to_read_at_every_step(game: str, language: str) -> None:
    own, board = await most_words(game, language, LANGUAGES.index(language), LOOKED_AT)
    assert own <= ON_SCREEN
    assert board <= ON_TABLE
    assert [each for each in map(words, lobbies(game, language)) if each > ON_LOBBY] == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_position_in_words_has_no_drawings(game: str) -> None:
    for screen in (await heard(game, "en", SPOKEN))[::5]:
        assert [without_drawings(text) for text in screen] == list(screen)


@pytest.mark.parametrize(
    ("game", "told"),
    [("gurkensolo", "Your cards: "), ("kraftwagen", "Body, engine, workers 2")],
)
async def test_in_short_whoever_begins_hears_what_there_is_to_choose(game: str, told: str) -> None:
    first, *_ = await heard(game, "en", SHORT)
    assert any(told in part for part in first)

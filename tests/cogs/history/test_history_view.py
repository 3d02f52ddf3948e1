"""Moments of a game, its log and its moving picture: their ways and words, in every game."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from functools import cache
from io import BytesIO
from random import Random

import pytest
from discord.ui import Button, Select, TextDisplay
from PIL import Image, ImageSequence
from test_screen_limits import require_room

from cogs.history.view import (
    MOST_FRAMES,
    MOST_JUMPS,
    MOVING,
    Moment,
    frames_of,
    history_payload,
    key_plies,
    nearest,
)
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.custom_ids import MAX_CUSTOM_ID, Kind, parse_press
from cogs.messages.game_log import game_log
from cogs.messages.payload import MessagePayload
from cogs.messages.presenter import Presenter
from cogs.table import play
from cogs.table.live_table import LiveTable
from cogs.table.play import effects_of
from cogs.table.replays import positions_of, steps_seen_by
from data.i18n import translator
from data.store import HistoryEntry, Remark, RemarkKind, Standing, Status
from render.moving import (
    MOST_BYTES,
    QUALITIES,
    SECONDS,
    Frame,
    caption_lines,
    moving_picture,
    replay_frame,
)
from render.pier18.seat_status import pages
from render.text import width
from rules import GAMES
from rules.pier18 import Phase
from tests.benchmarks.spoken_words import NOW, NoPictures, NoStore, begin

EVERY = 9
"""One moment of so many is looked at."""


@cache
def played(game: str) -> tuple[LiveTable, list[HistoryEntry]]:
    """A whole game by chance, with its history."""
    rng, table = Random(2), begin(game, "de", 1)
    entries: list[HistoryEntry] = []
    while table.session.to_act:
        seat = rng.choice(table.session.to_act)
        user_id = table.session.seats[seat].user_id
        action = str(rng.choice(table.observe(seat).legal))
        change = play.act(table, user_id, None, action, NOW)
        table, entries = change.table, [*entries, *change.entries]
    return table, entries


async def shown(
    table: LiveTable, entries: list[HistoryEntry], seat: int | None
) -> AsyncIterator[tuple[Moment, MessagePayload]]:
    """Some moments of the game through the eyes of *seat*, when anybody's may be chosen."""
    presenter = Presenter(NoPictures(), NoStore())  # type: ignore[arg-type]  # only what it asks
    positions = positions_of(table, entries)
    steps = steps_seen_by(table.session, entries, seat)
    eyes = (None, *range(len(table.session.seats)))
    for ply in {*steps[::EVERY], steps[-1]}:
        moment = Moment(LiveTable(table.session, positions[ply]), entries, steps, ply, eyes)
        yield moment, await history_payload(moment, Viewpoint(seat, "de", "dark"), presenter)


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_fits_into_a_message_and_leads_on(game: str) -> None:
    table, entries = played(game)
    for seat in (None, 0):
        async for moment, payload in shown(table, entries, seat):
            parts = list(payload.view().walk_children())
            require_room(payload)
            words = [part.content for part in parts if isinstance(part, TextDisplay)]
            assert all(words)
            buttons = [part for part in parts if isinstance(part, Button)]
            menus = [part for part in parts if isinstance(part, Select)]
            ids = [part.custom_id or "" for part in (*buttons, *menus)]
            assert len(ids) == len(set(ids))
            assert all(1 <= len(menu.options) <= MOST_JUMPS for menu in menus)
            targets = [each.custom_id or "" for each in buttons]
            targets += [line.value for menu in menus for line in menu.options]
            for target in targets:
                press = parse_press(target)
                assert press.kind is Kind.HISTORY
                assert press.ply in moment.steps
                assert len(target) <= MAX_CUSTOM_ID


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_every_action_in_plain_words(game: str) -> None:
    table, entries = played(game)
    log = game_log(table.session, entries, (), 0, translator("de"))
    assert len(log.splitlines()) >= len(steps_seen_by(table.session, entries, None))
    assert not set(log) & {"*", "`", "\\"}


def test_the_log_tells_what_moderators_did_when_they_did_it() -> None:
    table, entries = played("docker")
    hours = [replace(entry, at=NOW + n * timedelta(hours=1)) for n, entry in enumerate(entries)]
    moment = hours[2].at - timedelta(minutes=1)
    remark = Remark(ply=2, kind=RemarkKind.PAUSED, name="Mo *", at=moment)
    log = game_log(table.session, hours, (), None, translator("en"), (remark,))
    without = game_log(table.session, hours, (), None, translator("en"))
    (line,) = set(log.splitlines()) - set(without.splitlines())
    assert line.startswith(f"{moment:%Y-%m-%d %H:%M}")
    assert "Mo * paused this table" in line


def test_a_moment_that_cannot_be_shown_is_the_one_before() -> None:
    assert [nearest((0, 2, 5), ply) for ply in (0, 1, 2, 4, 5, 9)] == [0, 0, 2, 2, 5, 5]


@cache
def frames(game: str, most: int) -> tuple[Frame, ...]:
    """The frames of a whole game by chance, in English."""
    table, entries = played(game)
    positions = positions_of(table, entries)
    return frames_of(table.session, entries, positions, Viewpoint(None, "en", "dark"), most)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_few_frames_as_a_spectator_sees_them_and_ends_with_the_result(
    game: str,
) -> None:
    made = frames(game, 9)
    assert 2 <= len(made) <= 9
    assert all(frame.observation.seat is None for frame in made)
    ended = [frame.view.points is not None for frame in made]
    assert ended == [False] * (len(made) - 1) + [True]
    assert all(frame.caption for frame in made)


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_tells_who_acted_and_marks_all_of_the_turn(game: str) -> None:
    table, entries = played(game)
    for frame, ply in zip(frames(game, 500), key_plies(entries, 500), strict=True):
        assert frame.seat == (entries[ply - 1].seat if ply else None)
        last = effects_of(table.session, entries[ply - 1]) if ply else ()
        assert {each for each in last if each.visible_to(None)} <= set(frame.view.news)


def test_a_frame_shows_what_the_seat_has_that_acted() -> None:
    rounds = [each for each in frames("pier18", 500) if each.observation.phase is Phase.ROUND]
    for frame in rounds[2:]:  # with the first one nobody has taken a card yet
        assert pages(frame.observation)[0] == (frame.seat,)


def test_a_replay_has_every_turn_if_there_is_time_and_ends_at_the_end() -> None:
    _, entries = played("gurkensolo")
    assert key_plies(entries, 500)[0] == 0
    for most in (4, MOST_FRAMES):
        plies = key_plies(entries, most)
        assert plies == sorted(set(plies))
        assert plies[-1] == len(entries)
        assert len(plies) <= most
    assert key_plies([], 9) == [0]


def test_frames_become_a_picture_that_moves_and_plays_for_a_minute_at_most() -> None:
    drawn = tuple(replay_frame(frame)[0] for frame in frames("gurkensolo", 60))
    (moving,) = moving_picture(drawn, QUALITIES[-1])
    image = Image.open(BytesIO(moving))
    assert (image.format, image.width) == ("WEBP", 640)
    lasting = []
    for frame in ImageSequence.Iterator(image):
        frame.load()
        lasting.append(frame.info["duration"])
    assert len(lasting) == len(drawn)
    assert sum(lasting) <= SECONDS * 1000
    assert len(moving) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_caption_has_whole_sentences_in_two_lines_at_most(game: str) -> None:
    room = 876
    for frame in frames(game, 500):
        lines, size = caption_lines(frame.caption, room)
        assert len(lines) <= 2
        assert size >= 28
        assert all(width(line, size) <= room for line in lines)
        assert len(lines) == 1 or lines[-1].endswith((".", "!", "?", "”", "…"))
    assert caption_lines("1/9  Ada takes a card. Then she waits.", 400)[0] == [
        "1/9 Ada takes a card.",
        "Then she waits.",
    ]


@pytest.mark.parametrize("status", [Status.RUNNING, Status.FINISHED])
async def test_a_replay_is_offered_once_the_game_is_over(status: Status) -> None:
    table, entries = played("gurkensolo")
    table = LiveTable(replace(table.session, standing=Standing(status)), table.state)
    async for _, payload in shown(table, entries, 0):
        buttons = [part for part in payload.view().walk_children() if isinstance(part, Button)]
        words = {parse_press(button.custom_id or "").word.split("/")[-1] for button in buttons}  # type: ignore[union-attr]
        assert (MOVING in words) == (status is Status.FINISHED)
        break

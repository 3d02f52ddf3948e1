"""Moments of a game on a private message: their ways and words, in every game."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from discord.ui import Button, Select, TextDisplay

from cogs.tables.messages.custom_ids import MAX_CUSTOM_ID, Kind, parse_press
from cogs.tables.messages.game_log import game_log
from cogs.tables.messages.history_view import MOST_JUMPS, Moment, history_payload, nearest
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session import play
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.replays import positions_of, steps_seen_by
from data.i18n import translator
from data.store import HistoryEntry, Remark, RemarkKind
from rules import GAMES
from tests.benchmarks.spoken_words import NOW, NoPictures, NoStore, begin

MOST_COMPONENTS, MOST_CHARACTERS = 40, 4000
EVERY = 9
"""One moment of so many is looked at."""


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
            assert len(parts) <= MOST_COMPONENTS
            words = [part.content for part in parts if isinstance(part, TextDisplay)]
            assert sum(map(len, words)) <= MOST_CHARACTERS
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

"""Count the words of a screen reader in a turn: ``python -m tests.benchmarks.spoken_words``.

Counted are all texts, labels and descriptions of the private screens on which a seat is asked and
on which it chooses step by step, over random games of each kind, once for whoever reads in short
and once in full. A closed select says what is chosen in it, one without a choice is read.
"""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from random import Random
from statistics import median, quantiles
from typing import Any, cast

from discord.ui import Button, MediaGallery, Select, TextDisplay

from cogs.messages.beside_lobby import again_rows
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import log_lines
from cogs.messages.presenter import Presenter
from cogs.premoves.answering import Courses
from cogs.premoves.view import premove_rows
from cogs.robots.hints import hint_rows
from cogs.robots.presses import seat_rows
from cogs.statistics.view import rating_rows
from cogs.table import lobby, play
from cogs.table.lengths import UsualLength
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place
from cogs.table.replays import Replays
from cogs.undo.view import undo_rows
from cogs.workers.renderer import Renderer
from data.i18n import LANGUAGES, translator
from data.spoken_texts import SHORT
from data.store import HistoryEntry, Preference, Store
from render.gallery import describe
from render.view import View
from rules import GAMES
from rules.core.types import Observation
from tests.benchmarks.pictures import SEATS

MOST = {"kraftwagen": 150, "pier18": 90}
"""The words wanted at most in short; :data:`OTHERS` in the other games."""
OTHERS = 80
ON_SCREEN, ON_TABLE, ON_LOBBY = 90, 60, 70
"""The words wanted at most on My view, a table's message and a lobby; names, alternative texts and
choices are not among them."""
SEEDS = range(3)
NOW = datetime(2026, 1, 1, tzinfo=UTC)
_NAMES = re.compile(r"<[^>]*>|Ada|Ben|Cleo|Dan")
PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1))


class NoPictures:
    """A renderer whose files are empty."""

    async def pictures(self, observation: Observation, view: View) -> tuple[bytes, ...]:
        """As many files as there are pictures."""
        return (b"",) * len(describe(observation, view, translator("en")))


class NoStore:
    """A store without earlier games."""

    def clock(self) -> datetime:
        """Return the moment from which on nobody is late."""
        return NOW

    async def earlier_session_of(self, *_: Any) -> None:
        """There is none."""

    async def history(self, *_: Any) -> tuple[HistoryEntry, ...]:
        """Nothing has been done."""
        return ()

    taken_back = history

    async def known_preferences(self, people: Iterable[int]) -> dict[int, Preference]:
        """Nobody has chosen anything."""
        return dict.fromkeys(people, Preference())


def with_features() -> Presenter:
    """Return a presenter to which all features add, without pictures."""
    store = cast(Store, NoStore())  # All that it asks.
    premoves = partial(premove_rows, Courses(store, Replays()))
    adding = (again_rows, undo_rows, seat_rows, hint_rows, premoves, partial(rating_rows, store))
    return Presenter(cast(Renderer, NoPictures()), store, adding)


async def screens(
    game: str, seed: int, language: str, reading: str | None
) -> AsyncIterator[tuple[str, ...]]:
    """Yield the words on each screen of whoever is asked, through one random game."""
    choices = None
    async for screen, _ in messages(game, seed, language, reading):
        heard = tuple(spoken(screen))
        if heard[1:] != choices:  # a step with one answer only is no screen of its own
            yield heard
        choices = heard[1:]


async def messages(
    game: str, seed: int, language: str, reading: str | None = None, every: int = 1
) -> AsyncIterator[tuple[MessagePayload, MessagePayload]]:
    """Screens of whoever is asked, with the table's message, through one random game.

    Each of so many decisions, *every*, is looked at, with all its steps.
    """
    presenter = with_features()
    rng, table = Random(seed), begin(game, language, seed)
    entries: list[HistoryEntry] = []
    for count in itertools.count():
        if not table.session.to_act:
            return
        seat = rng.choice(table.session.to_act)
        viewpoint = Viewpoint(seat, language, "dark", reading)
        action = rng.choice(table.observe(seat).legal)
        if count % every == 0:
            path = [step.value for step in table.game.menu_steps(action)]
            said = log_lines(translator(language), table.session, entries[-1:], None)
            board = await presenter.board(table, entries, said=said)
            for depth in range(len(path) + 1):
                yield await presenter.screen(table, viewpoint, entries, path=path[:depth]), board
        person = table.session.seats[seat].user_id
        change = play.act(table, person, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]


def spoken(screen: MessagePayload) -> Iterator[str]:
    """Everything on *screen* that is read out, in order."""
    for part in screen.view().walk_children():
        match part:
            case TextDisplay():
                yield part.content
            case MediaGallery():
                yield from (item.description or "" for item in part.items)
            case Button():
                yield part.label or ""
            case Select() if part.custom_id.endswith(":more"):
                yield part.placeholder or ""  # not opened while playing
            case Select():
                chosen = [option.label for option in part.options if option.default]
                yield from chosen or (part.placeholder or "", *(o.label for o in part.options))


def words(message: MessagePayload) -> int:
    """Count what is to be read on *message*, without names, moments, drawings and choices."""
    texts = [part for part in message.view().walk_children() if isinstance(part, TextDisplay)]
    said = _NAMES.sub("", " ".join(part.content for part in texts))
    return sum(any(map(str.isalnum, word)) for word in said.split())


async def most_words(game: str, language: str, seed: int, every: int = 1) -> tuple[int, int]:
    """Tell the most words on a screen, and on the table's message, of one whole game."""
    shown = messages(game, seed, language, every=every)
    counted = [(words(own), words(board)) async for own, board in shown]
    screens_of, boards = zip(*counted, strict=True)
    return max(screens_of), max(boards)


def lobbies(game: str, language: str) -> Iterator[MessagePayload]:
    """A full lobby of *game* as it is opened, and one with nothing as usual."""
    info = GAMES[game].info
    session = lobby.open_lobby(game, PEOPLE[0], Place(1, 2), Appearance(language, "dark"))
    for person in PEOPLE[1 : info.max_seats]:
        session = lobby.join(session, person)
    unusual = tuple((option.name, option.values[-1]) for option in info.options)
    for each in (session, replace(session, options=unusual)):
        yield lobby_payload(each, translator(language), length=UsualLength(30, 4))


def begin(game: str, language: str, seed: int) -> LiveTable:
    """A table of *game* whose people are seated, at its start."""
    host, *others = PEOPLE[: SEATS.get(game, GAMES[game].info.min_seats)]
    session = lobby.open_lobby(game, host, Place(1, 2), Appearance(language, "dark"))
    for person in others:
        session = lobby.join(session, person)
    return play.begin(replace(session, id=1), host, Random(seed).randbytes(32), NOW).table


async def _words(game: str, language: str, reading: str | None) -> list[int]:
    return [
        sum(len(text.split()) for text in heard)
        for seed in SEEDS
        async for heard in screens(game, seed, language, reading)
    ]


def main() -> None:
    """Print median, 90th percentile and most for each game, language and reading."""
    for game in SEATS:
        for language in LANGUAGES:
            own, board = asyncio.run(most_words(game, language, SEEDS[0]))
            waiting = max(map(words, lobbies(game, language)))
            print(
                f"{game:14} {language}  to read at most: {own} on My view (wanted: {ON_SCREEN}),"
                f" {board} on the table ({ON_TABLE}), {waiting} on the lobby ({ON_LOBBY})"
            )
            for reading in (SHORT, None):
                heard = asyncio.run(_words(game, language, reading))
                wanted = f" (wanted: {MOST.get(game, OTHERS)})" if reading else ""
                print(
                    f"{game:14} {language}  {reading or 'full':5} {len(heard):5} screens,"
                    f" median {median(heard):4.0f}, p90 {quantiles(heard, n=10)[-1]:4.0f},"
                    f" at most {max(heard):4}{wanted}"
                )


if __name__ == "__main__":
    main()

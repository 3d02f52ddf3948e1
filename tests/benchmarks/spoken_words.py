"""How many words a screen reader speaks a turn: ``python -m tests.benchmarks.spoken_words``.

Counted are all texts, labels and descriptions of the private screen of a seat that is asked, over a
random game of each kind, once for whoever reads in short and once in full.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from statistics import median
from typing import Any

from discord.ui import Button, MediaGallery, Select, TextDisplay

from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import SHORT, Presenter, Viewpoint
from cogs.tables.session import lobby, play
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Person, Place
from data.i18n import LANGUAGES, translator
from data.store import HistoryEntry
from render.gallery import describe
from render.view import View
from rules.core.types import Observation
from tests.benchmarks.pictures import SEATS

MOST = {"kraftwagen": 150}
"""The words wanted at most in short, at the median; :data:`OTHERS` in the other games."""
OTHERS = 80
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1))


class NoPictures:
    """A renderer whose files are empty."""

    async def pictures(self, observation: Observation, view: View) -> tuple[bytes, ...]:
        """As many files as there are pictures."""
        return (b"",) * len(describe(observation, view, translator("en")))


class NoStore:
    """A store without earlier games."""

    async def earlier_session_of(self, *_: Any) -> None:
        """There is none."""


async def words(game: str, language: str, reading: str | None) -> list[int]:
    """The words of every screen on which somebody is asked, through one random game."""
    presenter = Presenter(NoPictures(), NoStore())  # type: ignore[arg-type]  # only what it asks
    rng, table = Random(1), _begin(game, language)
    entries: list[HistoryEntry] = []
    counts: list[int] = []
    while table.session.to_act:
        seat = rng.choice(table.session.to_act)
        viewpoint = Viewpoint(seat, language, "dark", reading)
        screen = await presenter.screen(table, viewpoint, entries)
        counts.append(sum(len(text.split()) for text in spoken(screen)))
        action = rng.choice(table.observe(seat).legal)
        person = table.session.seats[seat].user_id
        change = play.act(table, person, None, str(action), NOW)
        table, entries = change.table, [*entries, *change.entries]
    return counts


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
            case Select():
                yield from (part.placeholder or "", *(option.label for option in part.options))


def _begin(game: str, language: str) -> LiveTable:
    host, *others = PEOPLE[: SEATS[game]]
    session = lobby.open_lobby(game, host, Place(1, 2), Appearance(language, "dark"))
    for person in others:
        session = lobby.join(session, person)
    return play.begin(replace(session, id=1), host, bytes(32), NOW).table


def main() -> None:
    """Print median and most for each game and language."""
    for game in SEATS:
        for language in LANGUAGES:
            short, full = (asyncio.run(words(game, language, reading)) for reading in (SHORT, None))
            print(
                f"{game:14} {language}  short {median(short):4.0f}, at most {max(short):4}"
                f" (wanted: {MOST.get(game, OTHERS)})   full {median(full):4.0f}, {max(full):4}"
            )


if __name__ == "__main__":
    main()

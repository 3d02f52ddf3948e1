"""A screen reader meets the news and the question first, then the pictures."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button, MediaGallery, TextDisplay
from people import ADA, BO, CLEO, DORA, NOW, running

from cogs.messages.board_pictures import BoardImage, Viewpoint
from cogs.messages.payload import Picture
from cogs.messages.presenter import HEARD, Presenter
from cogs.table import play
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.preferences import Confirming
from data.spoken_texts import SHORT
from data.store import HistoryEntry, Session
from tests.benchmarks.spoken_words import NoPictures, NoStore

PRESENTER = Presenter(NoPictures(), NoStore())  # type: ignore[arg-type]  # all that a screen needs


class Course:
    """A table on which the first legal action is taken again and again."""

    def __init__(self, *people: Person) -> None:
        self.table = LiveTable(running(*people or (ADA, BO)))
        self.entries: list[HistoryEntry] = []

    def move(self) -> None:
        session: Session = self.table.session
        (seat,) = session.to_act
        action = str(self.table.observe(seat).legal[0])
        now = NOW + timedelta(hours=len(self.entries))
        change = play.act(self.table, session.seats[seat].user_id, None, action, now)
        self.table = change.table
        self.entries += change.entries

    async def screen(self, seat: int | None, *path: str) -> list[Any]:
        """The parts of the private screen of *seat*, in order."""
        viewpoint = Viewpoint(seat, "en", "dark", confirms=Confirming.ALWAYS)
        payload = await PRESENTER.screen(self.table, viewpoint, self.entries, path=path)
        return list(payload.view().walk_children())

    async def in_short(self, *, choosing: bool = False) -> tuple[str, list[str]]:
        """The texts and the buttons; *choosing*: the first action is picked."""
        (seat,) = self.table.session.to_act
        legal = self.table.observe(seat).legal
        steps = self.table.game.menu_steps(legal[0]) if choosing else ()
        path = [step.value for step in steps]
        viewpoint = Viewpoint(seat, "en", "dark", SHORT, Confirming.ALWAYS)
        payload = await PRESENTER.screen(self.table, viewpoint, self.entries, path=path)
        parts = list(payload.view().walk_children())
        return _texts(parts), [str(p.label) for p in parts if isinstance(p, Button)]


@pytest.fixture
def course() -> Course:
    course = Course()
    for _ in range(3):
        course.move()
    return course


async def test_news_stand_above_the_picture_and_the_question_below_it(course: Course) -> None:
    (seat,) = course.table.session.to_act
    before, question = split(await course.screen(seat))
    waiting, news = before.split("\n")
    assert waiting.startswith("👉 Your turn · <t:")
    assert news.startswith(f"**{course.table.session.seats[1 - seat].name}** (")
    assert question.startswith("You rolled")


async def test_whoever_waits_reads_for_whom(course: Course) -> None:
    (seat,) = course.table.session.to_act
    before, _ = split(await course.screen(1 - seat))
    assert before.startswith(f"👉 <@{course.table.session.seats[seat].user_id}>")


async def test_what_is_chosen_is_told_above_the_answers(course: Course) -> None:
    (seat,) = course.table.session.to_act
    steps = course.table.game.menu_steps(course.table.observe(seat).legal[0])
    shown = await course.screen(seat, *(step.value for step in steps))
    told = [part.content for part in shown if isinstance(part, TextDisplay)]
    assert [text[:2] for text in told].count("✓ ") == 1


def split(parts: list[Any]) -> tuple[str, str]:
    """The texts before the picture and after it."""
    (picture,) = (n for n, part in enumerate(parts) if isinstance(part, MediaGallery))
    before, after = parts[:picture], parts[picture:]
    return _texts(before), _texts(after)


def _texts(parts: list[Any]) -> str:
    return "\n".join(part.content for part in parts if isinstance(part, TextDisplay))


async def test_in_short_only_the_last_action_and_the_question_are_told(course: Course) -> None:
    (seat,) = course.table.session.to_act
    viewpoint = Viewpoint(seat, "en", "dark", SHORT)
    payload = await PRESENTER.screen(course.table, viewpoint, course.entries)
    before, after = split(list(payload.view().walk_children()))
    assert len(before.split("\n")) == 2
    assert len(after.split("\n")) == 1
    assert [picture.alt for picture in payload.pictures] == ["Board"]


async def test_in_short_all_news_are_told_that_are_soon_heard() -> None:
    course = Course(ADA, BO, CLEO, DORA)
    for _ in range(4):
        course.move()
    told, _ = await course.in_short()
    _, *news, _ = told.split("\n")
    (seat,) = course.table.session.to_act
    others = {person.name for person in (ADA, BO, CLEO, DORA)} - {
        course.table.session.seats[seat].name
    }
    told = " ".join(news)
    assert all(f"**{name}** (" in told for name in others)
    assert len(told.split()) <= HEARD


async def test_in_short_only_the_next_question_is_told_during_a_choice(course: Course) -> None:
    told, labels = await course.in_short(choosing=True)
    assert told.startswith("Confirm, or go back.")
    assert [label for label in labels if label.startswith(("✓", "Chosen"))] == []


async def test_in_short_an_answered_question_says_only_its_answer(course: Course) -> None:
    _, buttons = await course.in_short()
    _, after = await course.in_short(choosing=True)
    assert len(buttons) > 3
    refresh_rules_and_words = 3
    assert not set(buttons[:-refresh_rules_and_words]) & set(after)


@pytest.mark.parametrize(
    ("game", "label"),
    [
        ("gurkensolo", "Play my cards"),
        ("pick_and_pack", "▶ Shuffle and begin"),
        ("pier18", "Make my choice"),
    ],
)
async def test_one_blue_button_leads_to_a_question_in_private_unless_robots_think(
    game: str, label: str
) -> None:
    table = LiveTable(running(game=game))
    assert await blue_on_board(table) == [label]
    asked = table.session.to_act
    seats = tuple(
        replace(each, user_id=None, robot="easy") if seat in asked else each
        for seat, each in enumerate(table.session.seats)
    )
    waits = table.stored_as(replace(table.session, seats=seats))
    assert label not in await blue_on_board(waits)


async def blue_on_board(table: LiveTable) -> list[str | None]:
    payload = await PRESENTER.board(table, ())
    parts = [part for part in payload.view().walk_children() if isinstance(part, Button)]
    return [part.label for part in parts if part.style is ButtonStyle.primary]


def test_each_picture_has_a_gallery_and_the_first_is_next_to_the_answers() -> None:
    pictures = tuple(Picture(f"{name}.png", b"", name) for name in ("board", "mats"))
    items = BoardImage(pictures).items()
    shown = [
        [entry["media"]["url"] for entry in item.to_component_dict()["items"]] for item in items
    ]
    assert shown == [["attachment://mats.png"], ["attachment://board.png"]]

"""Names in every script: what people are called at a table, and that no name harms its text."""

from random import Random

import pytest

from sandbox import Person, Thread
from tests.e2e.audit import audit
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]

REORDERING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f\u061c"


async def table_with(house: Bench, *names: str) -> Table:
    people: list[Person] = [house.sandbox.person(name, locale="en-US") for name in names]
    return await Table.begin(house, people)


async def test_a_name_that_pictures_cannot_show_gives_way_to_the_user_name(house: Bench) -> None:
    table = await table_with(house, "山田太郎", "🧿🧿", "\u200b\u200b", "สมชาย")
    await house.settled()
    session = await house.store.get(table.session_id)
    for person, seat in zip(table.people, session.seats, strict=True):
        assert seat.name == f"user_{person.id}"
        assert seat.name in "".join(alt_texts(table))


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(("W" * 32, "Z̸̛̼̬̱͚̖̅̀̾̌͝a̴l̷g̸o̵" * 2, "مرحبا بالعالم", "{ $names }"), id="strange"),
        pytest.param(("👩‍👩‍👧‍👦" * 4, "龍" * 32, ".", "a"), id="long", marks=pytest.mark.slow),
    ],
)
async def test_any_name_can_play(house: Bench, names: tuple[str, ...]) -> None:
    table = await table_with(house, *(name[:32] for name in names))
    await table.play(Random(5), most=4)
    for person in table.people:
        await house.answered(await person.slash(table.place, "games"))
        await house.answered(await table.press(person, table.living, "s"))
    await table.resign(table.host)
    assert isinstance(table.place, Thread)
    await audit(table)


async def test_a_stored_name_that_pictures_cannot_show_gives_way_to_the_number_of_the_seat(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a game file may have it."""
    monkeypatch.setattr("cogs.tables.commands.interaction_context.can_be_written", lambda _: True)
    table = await table_with(house, "Ada", "山田太郎")
    await house.settled()
    assert "Player 2" in "".join(alt_texts(table))
    assert "山田太郎" in table.lobby.text + table.place.name


async def test_a_right_to_left_name_stays_in_its_place(house: Bench) -> None:
    table = await table_with(house, "דנה", "Ada")
    await house.settled()
    assert "\u2068דנה\u2069" in table.place.name
    answer = await house.answered(await table.people[1].slash(table.place, "games"))
    assert "\u2068דנה\u2069" in answer.text


async def test_a_name_that_reverses_text_reverses_nothing(house: Bench) -> None:
    table = await table_with(house, "a\u202ecba", "Bo\u2067")
    await house.settled()
    answers = [
        await house.answered(await table.people[1].slash(table.place, command))
        for command in ("games", "leave")
    ]
    texts = [table.lobby.text, table.living.text, table.place.name, *(a.text for a in answers)]
    assert any("acba" in text for text in texts)
    assert not any(mark in text for text in texts for mark in REORDERING)


def alt_texts(table: Table) -> list[str]:
    return [attachment.description or "" for attachment in table.living.attachments]

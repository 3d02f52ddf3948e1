"""The record of a table on a private message: step by step, through whose eyes, as a file."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from cogs.history import cog as history
from cogs.history.view import replay_payload
from cogs.messages.payload import MessagePayload
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Choice, Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


def way(shown: Message, name: str) -> Choice | None:
    """The button or line that leads that way; None: there is none, or it is greyed out."""
    found = [choice for choice in choices(shown, "H") if choice.meaning.endswith(f"/{name}")]
    return found[0] if found else None


def jumps(shown: Message) -> list[Choice]:
    """The lines that lead to other turns, in order."""
    return [choice for choice in choices(shown, "H") if choice.meaning.endswith("/jump")]


class Reader:
    """Somebody who reads the history of the table in a place."""

    def __init__(self, bench: Bench, table: Table, person: Person, shown: Message) -> None:
        self._bench, self._table, self._person, self.shown = bench, table, person, shown

    @classmethod
    async def begin(cls, bench: Bench, table: Table, person: Person) -> "Reader":
        asked = await person.slash(table.place, "history")
        return cls(bench, table, person, await bench.answered(asked))

    async def take(self, choice: Choice | None) -> str:
        """Go that way; what the message says then."""
        await self._bench.edited(self.shown, self._table.use(self._person, choice, self.shown))
        return self.shown.text


async def test_a_running_game_is_stepped_through_with_own_eyes(house: Bench) -> None:
    (german,) = house.people(1, locale="de")
    table = await Table.begin(house, [*house.people(1), german], moves=6)
    reader = await Reader.begin(house, table, german)
    steps = (await house.store.get(table.session_id)).ply
    assert f"Zug {steps} von {steps}" in reader.shown.text
    assert way(reader.shown, "on") is None
    assert way(reader.shown, "eyes") is None
    told = await reader.take(way(reader.shown, "back"))
    assert f"Zug {steps - 1} von {steps}" in told
    assert german.name in told or table.host.name in told
    beginning, *_, latest = jumps(reader.shown)
    assert "Die Partie beginnt" in await reader.take(beginning)
    assert way(reader.shown, "back") is None
    assert f"Zug {steps} von" in await reader.take(latest)
    assert len(reader.shown.attachments) == 1


async def test_the_whole_log_comes_as_a_file_and_leads_back(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), moves=4)
    reader = await Reader.begin(house, table, table.host)
    here = reader.shown.text
    await reader.take(way(reader.shown, "log"))
    (file,) = reader.shown.attachments
    assert file.filename.endswith(".txt")
    log = house.sandbox._core.files.get(file.id)[0].decode()
    entries = await house.store.history(table.session_id)
    told = [line for line in log.splitlines() if line[:4].isdigit()]
    assert len(told) >= len(entries)
    assert all(person.name in log for person in table.people)
    assert "**" not in log
    assert await reader.take(way(reader.shown, "back")) == here


async def test_after_the_end_anybody_looks_through_all_eyes(house: Bench) -> None:
    people = house.people(2)
    table = await Table.begin(house, people, game="pier18")
    await table.resign(people[1])
    assert (await house.store.get(table.session_id)).standing.is_finished
    (stranger,) = house.people(1)
    reader = await Reader.begin(house, table, stranger)
    eyes = [c for c in choices(reader.shown, "H") if c.meaning.endswith("/eyes")]
    assert len(eyes) == len(people) + 1
    await reader.take(eyes[1])
    await reader.take(way(reader.shown, "back"))
    assert reader.shown.attachments[0].description


async def test_a_moment_is_shown_to_the_others_as_everybody_may_see_it(house: Bench) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "pier18")
    for _ in range(3):
        await table.decide(table.all_asked[0], Random(3))
    reader = await Reader.begin(house, table, people[1])
    await reader.take(way(reader.shown, "back"))
    posted = set(table.place.messages)
    assert "Posted in" in await reader.take(way(reader.shown, "show"))
    (shown,) = (table.place.messages[i] for i in set(table.place.messages) - posted)
    assert f"**{people[1].name}** shows everybody" in shown.text
    assert len(shown.attachments) >= 1
    assert not shown.buttons, "it is no board to play on"
    assert all(not any(ping.message_id == shown.id for ping in p.pings) for p in people)
    assert "wait a minute" in await reader.take(way(reader.shown, "show"))
    assert way(reader.shown, "back") is not None, "the way through the history goes on"


async def test_only_those_at_the_table_show_moments_of_it(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    (stranger,) = house.people(1)
    reader = await Reader.begin(house, table, stranger)
    assert way(reader.shown, "show") is None
    posted, here = set(table.place.messages), choices(reader.shown, "H")[0].custom_id
    forged = Choice(f"{here.rpartition('/')[0]}/show")
    assert "not at this table" in await reader.take(forged)
    assert set(table.place.messages) == posted


async def test_in_a_channel_the_game_that_was_over_last_comes_after_those_that_go_on(
    house: Bench,
) -> None:
    people = house.people(2)
    channel = house.sandbox.channel("games", house.sandbox.guild("Busy server"))
    tables = [await Table.begin(house, people, channel) for _ in range(3)]
    for table in tables[:2]:
        await table.resign(people[0])
    shown = await house.answered(await people[1].slash(channel, "history"))
    last, first, running = (f"H:{table.session_id}" for table in (tables[1], tables[0], tables[2]))
    offered = [choice.value for choice in choices(shown, "H")]
    assert [str(value).rpartition(".")[0] for value in offered] == [running, last, first]
    (stranger,) = house.people(1)
    reader = Reader(
        house, tables[1], stranger, await house.answered(await stranger.slash(channel, "history"))
    )
    await reader.take(choices(reader.shown, "H")[1])
    assert way(reader.shown, "moving") is not None


async def test_the_seal_of_the_start_is_opened_after_the_end(house: Bench) -> None:
    people = house.people(2)
    # Nobody else in this server plays the same deal, whose seed would stay a secret.
    channel = house.sandbox.channel("games", house.sandbox.guild("Quiet server"))
    table = await Table.begin(house, people, channel)
    await house.settled()
    session = await house.store.get(table.session_id)
    seed = session.seed.hex()
    sealed = await table.proof(people[1])
    (seal,) = re.findall(r"[0-9a-f]{64}", sealed.text)
    assert seal[:32] not in table.lobby.text, "nobody there knows what it means"
    assert seed not in sealed.text + table.lobby.text
    await table.resign(people[0])
    opened = await table.proof(people[1])
    assert seed in opened.text
    assert seal in opened.text
    assert "✅" in opened.text
    assert len(opened.attachments) == 1


async def test_after_the_end_the_game_is_shown_as_a_moving_picture(house: Bench) -> None:
    people = house.people(2)
    table = await Table.begin(house, people)
    await table.play(Random(6), most=5)
    reader = await Reader.begin(house, table, people[0])
    assert way(reader.shown, "moving") is None
    await table.resign(people[0])
    reader = await Reader.begin(house, table, people[0])
    await reader.take(way(reader.shown, "moving"))
    (file,) = reader.shown.attachments
    assert file.filename.endswith(".webp")
    assert file.description
    await reader.take(way(reader.shown, "back"))


async def test_one_person_has_one_picture_of_a_whole_game_made_at_a_time(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.people(2)
    table = await Table.begin(house, people)
    await table.resign(people[0])
    drawing, go_on = asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any) -> MessagePayload:
        drawing.set()
        await go_on.wait()
        return await replay_payload(*arguments)

    monkeypatch.setattr(history, "replay_payload", slow)
    reader, other = [await Reader.begin(house, table, person) for person in people]
    first = asyncio.create_task(reader.take(way(reader.shown, "moving")))
    await drawing.wait()
    pressed = await table.use(people[0], way(reader.shown, "moving"), reader.shown)
    assert "still making" in (await house.answered(pressed)).text
    go_on.set()
    await first
    assert reader.shown.attachments, "the first one is there"
    await other.take(way(other.shown, "moving"))
    await reader.take(way(reader.shown, "back"))
    await reader.take(way(reader.shown, "moving"))
    assert reader.shown.attachments

"""All that is known about a person is told and forgotten; a report of theirs tells no secrets."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cogs.operator.backups import check, maintain
from cogs.program.arguments import parse_arguments
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")


def database_of(bench: Bench) -> str:
    """Everything that the database says, as text."""
    with closing(sqlite3.connect(bench.folder / "games.sqlite3")) as database:
        return "\n".join(database.iterdump())


def traces(bench: Bench, person: Person) -> list[str]:
    """In which files of the database this person's id or name stands."""
    wanted = (str(person.id).encode(), person.id.to_bytes(8, "big"), person.name.encode())
    return [
        file.name
        for file in bench.folder.glob("games.sqlite3*")
        if any(trace in file.read_bytes() for trace in wanted)
    ]


async def press(bench: Bench, person: Person, panel: Message, word: str) -> str:
    await bench.edited(panel, person.press(panel, custom_id=f"P:{word}"))
    return panel.text


async def test_everything_comes_as_a_file_without_the_secrets_of_others(house: Bench) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "pier18")
    for _ in range(3):
        await table.decide(table.all_asked[0], Random(3))
    panel = await house.privacy(people[0])
    assert "What I know about you" in panel.text
    await press(house, people[0], panel, "file")
    (file,) = panel.attachments
    assert file.filename.endswith(".json")
    content = house.sandbox._core.files.get(file.id)[0].decode()
    found = json.loads(content)
    session = await house.store.get(table.session_id)
    assert {row["seat"] for row in found["events"]} <= {0}
    assert [row["name"] for row in found["seats"]] == [people[0].name]
    assert session.seed.hex() not in content
    assert str(people[1].id) not in content
    assert "What I know" in await press(house, people[0], panel, "keep")


async def test_who_is_forgotten_leaves_no_trace_and_the_others_play_on(house: Bench) -> None:
    (gone,), others = house.people(1), house.people(2)
    table = await Table.begin(house, [gone, *others])
    await table.play(Random(1), most=4)
    lobby = await Table.open(house, [others[0], gone])
    over = await Table.begin(house, [others[1], gone])
    await over.resign(others[1])
    assert str(gone.id) in over.living.text
    told = len(over.posted)
    await gone.slash(table.place, "settings", zone="Europe/Berlin")
    await house.settled()
    assert str(gone.id) in database_of(house)
    panel = await house.privacy(gone)
    assert "**1**" not in await press(house, gone, panel, "ask")
    assert (await house.store.get(table.session_id)).seat_of(gone.id) == 0, "asked twice"
    assert "✅" in await press(house, gone, panel, "sure")
    await house.settled()
    left = database_of(house)
    assert str(gone.id) not in left
    assert gone.name not in left
    assert traces(house, gone) == []
    for shown in (over.living, table.living, lobby.lobby):
        assert gone.name not in shown.text
        assert str(gone.id) not in shown.text
    assert len(over.posted) == told, "an old result is edited, not told again"
    session = await house.store.get(table.session_id)
    assert session.standing.is_running
    assert session.host_id == others[0].id
    assert (await house.store.get(lobby.session_id)).people == (others[0].id,)
    await table.play(Random(2), most=2)
    await table.resign(others[0])
    assert (await house.store.get(table.session_id)).standing.is_finished
    assert not (await check(house.store.url)).troubles
    shown = await house.answered(await others[1].slash(table.place, "history"))
    assert shown.attachments
    assert gone.name not in shown.text


async def test_nobody_is_forgotten_all_the_time(house: Bench) -> None:
    (person,) = house.people(1)  # who was never at a table
    for word in ("✅", "less than an hour"):
        panel = await house.privacy(person)
        await press(house, person, panel, "ask")
        assert word in await press(house, person, panel, "sure")


async def test_a_report_holds_the_game_and_no_secret_of_others(
    house: Bench, tmp_path: Path
) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "pier18")
    for _ in range(3):
        await table.decide(table.all_asked[0], Random(3))
    answer = await house.answered(
        await people[0].slash(table.place, "help", problem="The *ship* left without me @everyone.")
    )
    assert "Thank you" in answer.text
    assert "nobody else’s secrets" in answer.text
    (report,) = await house.store.bug_reports()
    assert str(report.id) in answer.text
    assert (report.session_id, report.user_id) == (table.session_id, people[0].id)
    told = json.dumps(report.content)
    session = await house.store.get(table.session_id)
    entries = await house.store.history(session.id)
    assert session.seed.hex() not in told
    assert not any(person.name in told or str(person.id) in told for person in people)
    actions = report.content["file"]["actions"]
    assert [a["text"] for a in actions if a["seat"] == 0] == [
        entry.text for entry in entries if entry.seat == 0
    ]
    assert report.content["seen"]["value"]["seat"] == 0
    listed = (await maintain(parse_arguments(["bugs"]), house.store.url)).words
    assert "The *ship* left" in listed
    file = tmp_path / "report.json"
    await maintain(parse_arguments(["bugs", str(report.id), str(file)]), house.store.url)
    assert json.loads(file.read_bytes())["words"].startswith("The *ship*")
    again = await house.answered(await people[0].slash(table.place, "help", problem="And again."))
    assert "wait a minute" in again.text

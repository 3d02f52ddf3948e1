"""A report goes to whoever runs the bot, with the game as its reporter may know it."""

import json
from pathlib import Path
from random import Random

import pytest

from cogs.program.arguments import parse_arguments
from cogs.program.backups import maintain
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


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

"""Figures of games on their people's screens: private, shown on request, without the hidden."""

import pytest

from data.store import statistics
from sandbox import Message, Permission, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


async def played(house: Bench, locale: str = "en-US") -> Table:
    """A game whose second person has given up."""
    table = await Table.begin(house, house.people(2, locale))
    await table.resign(table.people[1])
    await house.until(lambda: table.is_over)
    await house.settled()
    return table


async def take(house: Bench, person: Person, shown: Message, word: str) -> str:
    """Choose the way that says *word*; what the panel says then."""
    (way,) = (each for each in choices(shown, "F") if each.meaning == f"F:{word}")
    values = None if way.value is None else [way.value]
    pressed = person.client.use(shown, way.custom_id, values, force=True)
    await house.edited(shown, person.wait(pressed))
    return shown.text


async def test_who_has_played_reads_it_and_shows_it_once_a_minute(house: Bench) -> None:
    table = await played(house)
    winner, loser = table.people
    shown = await house.answered(await winner.slash(table.lobby.channel, "stats"))
    assert "a rating after 10 games" in shown.text
    (picture,) = shown.attachments
    assert "Docker: games 1, won 1" in picture.description
    before = set(table.lobby.channel.messages)
    assert "Everybody here can see it" in await take(house, winner, shown, "show/me")
    (new,) = set(table.lobby.channel.messages) - before
    public = table.lobby.channel.messages[new]
    assert f"Shown by **{winner.name}**" in public.text
    assert len(public.attachments) == 1
    assert not public.buttons
    assert not public.selects
    assert "wait a minute" in await take(house, winner, shown, "show/me")
    other = await house.answered(await loser.slash(table.lobby.channel, "stats", person=winner.id))
    assert "Docker: games 1, won 1" in other.attachments[0].description
    assert not choices(other, "F:show")


async def test_the_result_tells_ratings_without_those_who_hide_them(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.people(2)
    first = await Table.begin(house, people)
    monkeypatch.setattr(statistics, "FEWEST_RATED", 1)
    await first.resign(people[1])
    assert f"**{people[0].name}** 1078 (+78), **{people[1].name}** 922 (−78)" in first.living.text
    await house.prefers(people[1], "results", "hidden")
    second = await Table.begin(house, people)
    await second.resign(people[1])
    line = next(line for line in second.living.text.splitlines() if "Ratings" in line)
    assert people[0].name in line
    assert people[1].name not in line


async def test_the_panel_leads_to_the_season_and_to_games(house: Bench) -> None:
    table = await played(house, "de")
    winner, loser = table.people
    shown = await house.answered(await winner.slash(table.lobby.channel, "stats", game="docker"))
    assert "Docker" in shown.text
    quarter = next(c.meaning for c in choices(shown, "F") if "-q" in c.meaning).removeprefix("F:")
    await take(house, winner, shown, quarter)
    season = shown.attachments[0].description
    assert "Quartal" in season
    assert f"{winner.name}: Punkte 1, Partien 1, gewonnen 1" in season
    assert f"{loser.name}: Punkte 0" in season
    await take(house, winner, shown, "me")
    assert "gewonnen 1" in shown.attachments[0].description


async def test_nobody_speaks_through_the_bot_who_may_not_write(house: Bench) -> None:
    table = await played(house)
    winner, channel = table.people[0], table.lobby.channel
    house.sandbox.forbid(channel, Permission.SEND_MESSAGES, user=winner.user)
    shown = await house.answered(await winner.slash(channel, "stats"))
    before = set(channel.messages)
    assert "may not write in this channel" in await take(house, winner, shown, "show/me")
    assert set(channel.messages) == before

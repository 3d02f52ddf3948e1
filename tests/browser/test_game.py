"""A whole game on the page, by clicks alone: opened, joined, agreed on, started, played out."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from pages import Open

from sandbox import Channel, Person, Sandbox
from tests.e2e.audit import audit
from tests.e2e.bots import drawing
from tests.e2e.harness import Bench, bench
from tests.e2e.table import Choice, Table, choices

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COMPOSER = "[data-testid=composer]"


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Bench]:
    async with drawing() as renderer, bench(tmp_path, renderer) as own:
        await own.started()
        yield own


@pytest.fixture
def sandbox(house: Bench) -> Sandbox:
    return house.sandbox


@pytest.mark.parametrize("turns", [6, pytest.param(None, marks=pytest.mark.slow)])
async def test_a_game_is_played_from_play_to_its_result(
    house: Bench, channel: Channel, open_as: Open, turns: int | None
) -> None:
    """To the end by clicks alone, or until somebody gives up."""
    people = [house.sandbox.person(name) for name in ("Anna", "Chloe")]
    pages = {person: await open_as(person.name) for person in people}
    anna, chloe = pages.values()
    await type_play(anna)
    await chloe.click("[data-custom-id^='j:']")
    # Buttons move as the lobby fills: a click meant for one would meet its neighbour.
    for page in (anna, chloe):
        await page.wait_for_selector("text=2 of 4")
    await choose_short_rules(anna)
    await chloe.wait_for_selector("strong >> text=three each")
    await anna.click("[data-custom-id^='b:']:not([disabled])")
    (lobby,) = channel.messages.values()
    table = Table(house, people, lobby)
    await house.until(lambda: table.lobby.thread and table.boards)
    for page in pages.values():
        await page.click(f"a.place[data-channel-id='{table.place.id}']")
    await play(table, pages, turns)
    if not table.is_over:
        await table.resign(people[0])
    for page in pages.values():
        await page.wait_for_selector("text=wins!")
    await audit(table)


async def type_play(page: Any) -> None:
    await page.focus(COMPOSER)
    await page.keyboard.type("/play")
    await page.wait_for_selector("[data-testid=command-list] >> text=Open a table")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.click("[data-custom-id='G:docker']")


async def choose_short_rules(page: Any) -> None:
    await page.click("[data-custom-id^='o:']")
    await page.click("[data-custom-id^='p:']")
    await page.click("[data-testid=option][data-value=german]")


async def play(table: Table, pages: dict[Person, Any], turns: int | None) -> None:
    """Click through these *turns*, or all of the game: a cube and its destination each time."""
    rng, done = Random("clicks"), 0
    while done != turns and (person := table.asked) is not None:
        done += 1
        question = table.question
        if not choices(table.living, "a"):
            await click(table, pages[person], rng.choice(choices(table.living, "c")))
            await table.bench.until(lambda: choices(table.living, "a"))
        await click(table, pages[person], rng.choice(choices(table.living, "a")))
        await table.bench.until(lambda before=question: table.question != before)


async def click(table: Table, page: Any, choice: Choice) -> None:
    """Click a button, or open a menu and take a line of it."""
    message = f"[data-message-id='{table.living.id}']"
    await page.click(f"{message} [data-custom-id='{choice.custom_id}']")
    if choice.value is not None:
        await page.click(f"[data-testid=option][data-value='{choice.value}']")

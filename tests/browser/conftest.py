from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from pages import PATIENCE, Open
from scripted_bot import ScriptedBot

from sandbox import Channel, Sandbox, Settings

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_WITHOUT = (
    # An address bar made of pages costs as much as a test.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # Playwright's own, since the switch counts only once.
    "AimEnabled",
    "HttpsUpgrades",
    "PaintHolding",
)
"""What Chromium leaves out."""
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-software-rasterizer",
    "--renderer-process-limit=1",
    "--no-first-run",
    f"--disable-features={','.join(_WITHOUT)}",
]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Any]:
    playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    path = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium on this machine")
    async with playwright.async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=path, args=_ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    settings = Settings(bot_name="Tablebot", answer_within=PATIENCE)
    async with await Sandbox.start(settings=settings, limits=False) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[ScriptedBot]:
    async with ScriptedBot(sandbox) as running:
        yield running


@pytest.fixture
def channel(sandbox: Sandbox) -> Channel:
    return sandbox.channel("games")


@pytest_asyncio.fixture(loop_scope="session")
async def open_as(browser: Any, sandbox: Sandbox, channel: Channel) -> AsyncIterator[Open]:
    """Open the page as a person, in the channel or another place; a script error fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    async def open_page(name: str, place: int | None = None, **options: Any) -> Any:
        viewport = {"width": options.pop("width", 1280), "height": 800}
        context = await browser.new_context(viewport=viewport, locale="en-US", **options)
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        person = sandbox.person(name).user
        await page.goto(f"{sandbox.page_url}?as={person.id}#{place or channel.id}")
        await page.wait_for_selector("[data-testid=composer]")
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert errors == []

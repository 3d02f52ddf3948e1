"""The page from another machine of the network: here, this machine under its own address."""

from __future__ import annotations

from typing import Any

import pytest
from scripted_bot import ScriptedBot, picture

from sandbox import Sandbox, Settings
from sandbox.address import own_addresses

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COMPOSER = "[data-testid=composer]"


@pytest.mark.skipif(not own_addresses(), reason="this machine is in no network")
async def test_a_phone_with_the_key_plays_and_sees_pictures(browser: Any) -> None:
    settings = Settings(bot_name="Tablebot")
    async with (
        await Sandbox.start("0.0.0.0", settings=settings, limits=False) as sandbox,
        ScriptedBot(sandbox) as bot,
        await browser.new_context(viewport={"width": 400, "height": 800}) as context,
    ):
        channel = sandbox.channel("games")
        await bot.post(channel.id, {"content": "A board"}, board=picture("navy"))
        page = await context.new_page()
        _, url, *_ = sandbox.page_urls
        refused = await page.goto(url.partition("?")[0])
        assert refused.status == 403
        await page.goto(url)
        await page.click("[data-person-id] >> nth=0")
        await page.wait_for_selector(COMPOSER)
        assert "key" not in page.url
        await page.wait_for_selector(".gallery img", state="attached")
        assert await page.evaluate(
            """() => new Promise((done) => {
              const image = document.querySelector(".gallery img");
              if (image.complete) done(image.naturalWidth);
              else image.onload = image.onerror = () => done(image.naturalWidth);
            })"""
        )
        await page.fill(COMPOSER, "Hello from the sofa")
        await page.press(COMPOSER, "Enter")
        await page.wait_for_selector("[data-message-id] >> text=Hello from the sofa")
        sandbox.person("Ben").write(channel, "Hello from the desk")
        await page.wait_for_selector("[data-message-id] >> text=Hello from the desk")

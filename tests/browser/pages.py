"""Waiting for what a page shows."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

Open = Callable[..., Awaitable[Any]]
"""Opens the page as a person."""
PATIENCE = 240.0
"""Seconds in which a page shows what it should, on a busy machine too."""


async def holds(page: Any, expression: str) -> None:
    """Wait until the expression is true; the browser's own polling violates the page's policy."""
    async with asyncio.timeout(PATIENCE):
        while not await page.evaluate(expression):
            await asyncio.sleep(0.02)

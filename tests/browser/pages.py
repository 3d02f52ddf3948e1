"""Waiting for what a page shows."""

import asyncio
from typing import Any

PATIENCE = 240.0
"""Seconds in which a page shows what it should, on a busy machine too."""


async def holds(page: Any, expression: str) -> None:
    """Wait until the expression is true; the browser's own polling violates the page's policy."""
    async with asyncio.timeout(PATIENCE):
        while not await page.evaluate(expression):
            await asyncio.sleep(0.02)

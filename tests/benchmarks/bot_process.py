"""The real bot in a process of its own, logged in to a sandbox of ours."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox import Sandbox

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def bot_process(sandbox: Sandbox, database_url: str) -> AsyncIterator[int]:
    """Run the bot; yields its process id once it is connected.

    :raises RuntimeError: it did not close in order when it was told to stop.
    """
    environment = os.environ | {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.api_url,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment
    )
    try:
        await sandbox.connected(within=60)
        yield process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"the bot ended with status {process.returncode}")

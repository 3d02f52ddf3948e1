"""The Dockerfile copies all that the program needs; its health check is true."""

import asyncio
import os
import re
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tests.e2e.bots import ROOT, STARTING, STOPPING, connected
from tests.e2e.harness import Bench

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
LET_IN = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
FINAL = DOCKERFILE.rpartition("\nFROM ")[2]


def copied() -> list[str]:
    """List what the final stage takes from the checkout."""
    copies = re.findall(r"^COPY (?!--from)(.*)$", FINAL, re.MULTILINE)
    return [name for words in copies for name in words.split()[:-1]]


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A folder like /app in the image."""
    folder = tmp_path / "app"
    folder.mkdir()
    for name in copied():
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name)
        else:
            shutil.copy(source, folder)
    return folder


@asynccontextmanager
async def started(
    bench: Bench, app: Path, port: int
) -> AsyncIterator[tuple[asyncio.subprocess.Process, dict[str, str]]]:
    environment = {
        "PATH": os.environ["PATH"],
        "DISCORD_TOKEN": bench.sandbox.token,
        "DISCORD_API_URL": bench.sandbox.api_url,
        "DATABASE_URL": bench.database_url,
        "MONITOR_HOST": "0.0.0.0",
        "MONITOR_PORT": str(port),
        "WORKERS": "1",
    }
    before = set(bench.sandbox.gateway.sessions)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=app, env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        await connected(bench.sandbox, before)
        yield process, environment
    finally:
        if process.returncode is None:
            process.kill()


async def health(app: Path, environment: dict[str, str]) -> int:
    """The exit status of the image's HEALTHCHECK."""
    (command,) = re.findall(r'CMD \["python", "-m", "([\w.]+)"\]', FINAL)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", command),
        cwd=app,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(STARTING):
        said, trouble = await process.communicate()
    assert said or trouble
    assert b"Traceback" not in trouble
    assert process.returncode is not None
    return process.returncode


async def test_the_program_runs_from_what_the_image_holds(fresh: Bench, app: Path) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with started(fresh, app, port) as (process, environment):
        assert await health(app, environment) == 0
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STOPPING):
            _, words = await process.communicate()
        assert process.returncode == 0, words
        assert b"Traceback" not in words
    assert await health(app, environment) == 1
    del environment["MONITOR_PORT"]
    assert await health(app, environment) == 1


async def test_everything_that_is_copied_is_let_in_and_nothing_secret_is() -> None:
    assert LET_IN[0] == "*", "nothing gets in unless it is named"
    needed = (*copied(), "requirements-postgres.txt")
    assert [name for name in needed if f"!{name}" not in LET_IN] == []
    assert not {"!.env", "!.git", "!tests"} & set(LET_IN)


async def test_the_program_in_the_image_is_not_root() -> None:
    assert re.findall(r"^USER (\w+)$", FINAL, re.MULTILINE) == ["bot"]
    assert "--require-hashes" in DOCKERFILE

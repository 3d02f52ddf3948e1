"""The Dockerfile copies all that the program needs; its health check is true."""

import re
import shutil
import socket
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.bots import ROOT, connected
from tests.e2e.harness import Bench
from tests.e2e.program import Program

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


async def health(app: Path, settings: Mapping[str, str]) -> int:
    """The exit status of the image's HEALTHCHECK."""
    (command,) = re.findall(r'CMD \["python", "-m", "([\w.]+)"\]', FINAL)
    check = Program(app, settings, ("-m", command), is_forked=False)
    await check.start()
    status = await check.end()
    assert check.said or check.words
    assert "Traceback" not in check.words
    return status


async def test_the_program_runs_from_what_the_image_holds(fresh: Bench, app: Path) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        "PYTHONPATH": str(app),
        "DISCORD_TOKEN": fresh.sandbox.token,
        "DISCORD_API_URL": fresh.sandbox.api_url,
        "DATABASE_URL": fresh.database_url,
        "MONITOR_HOST": "0.0.0.0",
        "MONITOR_PORT": str(port),
    }
    before = set(fresh.sandbox.gateway.sessions)
    program = Program(app, settings, ("bot.py",), is_forked=False)
    await program.start()
    await connected(fresh.sandbox, before)
    assert await health(app.parent, settings) == 0
    await program.stop()
    assert await health(app.parent, settings) == 1
    del settings["MONITOR_PORT"]
    assert await health(app.parent, settings) == 1


async def test_everything_that_is_copied_is_let_in_and_nothing_secret_is() -> None:
    assert LET_IN[0] == "*", "nothing gets in unless it is named"
    needed = (*copied(), "requirements-postgres.txt")
    assert [name for name in needed if f"!{name}" not in LET_IN] == []
    assert not {"!.env", "!.git", "!tests"} & set(LET_IN)


async def test_the_program_in_the_image_is_not_root() -> None:
    assert re.findall(r"^USER (\w+)$", FINAL, re.MULTILINE) == ["bot"]
    assert "--require-hashes" in DOCKERFILE

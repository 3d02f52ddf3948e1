"""Starting and stopping the program, and every reason why it cannot start."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiohttp
import pytest

from data.store import Store
from sandbox import Fault
from tests.e2e.bots import ROOT, STARTING
from tests.e2e.harness import Bench, database_in
from tests.e2e.program import PROGRAM, Program, refusal
from tests.e2e.table import Table

slow = pytest.mark.slow

SHAPED_LIKE_A_TOKEN = "MTE5MDAwMDAwMDAwMDAwMDAwMA.GabcDE." + "x" * 38


async def test_a_missing_driver_is_named_with_what_to_install(tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.modules['asyncpg'] = None"
    program = ("-c", f"{code}; import bot; sys.exit(bot.main())")
    words = await refusal(tmp_path, program, DATABASE_URL="postgresql://localhost/games")
    assert "install requirements-postgres.txt" in words


async def test_a_host_that_is_not_ours_is_named(tmp_path: Path) -> None:
    words = await refusal(tmp_path, SANDBOX_HOST="192.0.2.1")
    assert words.startswith("SANDBOX_HOST ")
    assert "Example: SANDBOX_HOST=" in words


async def test_a_renderer_that_does_not_come_up_is_said(tmp_path: Path) -> None:
    code = f"""
import sys, functools
sys.path.insert(0, {str(ROOT)!r})
import bot
bot.WorkerPool = functools.partial(bot.WorkerPool, command=(sys.executable, "-c", "exit(1)"))
sys.exit(bot.main())
"""
    assert "draws the boards" in await refusal(tmp_path, ("-c", code))


async def test_a_token_that_discord_does_not_know_is_said_plainly(
    fresh: Bench, tmp_path: Path
) -> None:
    words = await refusal(
        tmp_path, DISCORD_TOKEN=SHAPED_LIKE_A_TOKEN, DISCORD_API_URL=fresh.sandbox.api_url
    )
    assert "DISCORD_TOKEN" in words
    assert SHAPED_LIKE_A_TOKEN not in words


LATE_DATABASE = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import bot
from data.store import CannotOpen, Full, Unavailable

refusals = [Full(), CannotOpen("url", "no answer")]
refusals[1].__cause__ = Unavailable("no answer")
refusals[1].__cause__.__cause__ = ConnectionRefusedError()
there = bot.Store.open

async def open(*arguments):
    if refusals:
        raise refusals.pop()
    return await there(*arguments)

bot.Store.open = open
bot.LONGEST_PAUSE = 0.01
sys.exit(bot.main())
"""
"""The program, whose database server is not there yet, and then has no room."""


async def test_a_database_that_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    settings = {"DATABASE_URL": database_in(tmp_path), "SANDBOX_PORT": "0"}
    program = Program(tmp_path, settings, ("-c", LATE_DATABASE))
    await program.start()
    await until_playable(program)
    assert program.words.count("WARNING bot: next try in") == 2
    await program.stop()


async def test_a_database_that_stays_away_does_not_end_the_program_for_good(tmp_path: Path) -> None:
    with taken(0) as port:
        pass
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import bot; bot.OPENING_SECONDS = 0.0"
    url = f"postgresql://127.0.0.1:{port}/games"
    given = {"DATABASE_URL": url, "LOG_LEVEL": "ERROR"}
    program = Program(tmp_path, given, ("-c", f"{code}; sys.exit(bot.main())"))
    await program.start()
    assert await program.end() == 1
    assert "cannot be opened" in program.words
    assert "Traceback" not in program.words


@contextmanager
def taken(port: int) -> Iterator[int]:
    """Somebody else listens on *port*; 0: on any."""
    with closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("port", [0, pytest.param(65_535, marks=slow)])
async def test_a_port_in_use_is_said_with_one_that_may_be_free(tmp_path: Path, port: int) -> None:
    with taken(port) as refused:
        words = await refusal(tmp_path, SANDBOX_PORT=str(refused))
    assert f"port {refused}" in words
    suggested = int(words.rpartition("SANDBOX_PORT=")[2])
    assert 0 < suggested <= 65_535
    assert suggested != refused


REFUSING_SIGNALS = f"""
import asyncio, sys
sys.path.insert(0, {str(ROOT)!r})
import bot

class LoopOfWindows(asyncio.SelectorEventLoop):
    def add_signal_handler(self, *_):
        raise NotImplementedError

bot.new_event_loop = LoopOfWindows
sys.exit(bot.main())
"""
"""The program on an event loop that takes no signals, as those of Windows."""


@pytest.mark.parametrize(
    ("code", "how"),
    [
        pytest.param(PROGRAM, signal.SIGINT, id="here-interrupted", marks=slow),
        pytest.param(PROGRAM, signal.SIGTERM, id="here-terminated"),
        pytest.param(PROGRAM, signal.SIGHUP, id="here-without-a-terminal", marks=slow),
        pytest.param(("-c", REFUSING_SIGNALS), signal.SIGINT, id="Windows-interrupted"),
        pytest.param(("-c", REFUSING_SIGNALS), signal.SIGTERM, id="Windows-ended", marks=slow),
    ],
)
async def test_without_a_token_it_brings_its_own_discord(
    tmp_path: Path, code: tuple[str, ...], how: signal.Signals
) -> None:
    settings = {"DATABASE_URL": database_in(tmp_path), "SANDBOX_PORT": "0"}
    program = Program(tmp_path, settings, code)
    await program.start()
    await until_playable(program)
    assert "DISCORD_TOKEN=" in program.said.splitlines()[0], "it says how to get to Discord"
    await program.stop(how)


async def until_playable(program: Program) -> None:
    """Wait until the program has told the address of a page which says that the bot is there."""
    await program.until(lambda: program.said.count("\n") == 2)
    address = next(word for word in program.said.split() if word.startswith("http://"))
    async with asyncio.timeout(STARTING), aiohttp.ClientSession() as http:
        world: dict[str, object] = {}
        while not world.get("bot_connected"):
            async with http.get(f"{address}sandbox/api/world") as answer:
                world = await answer.json()


@slow
async def test_it_connects_where_python_has_zstandard(tmp_path: Path) -> None:
    """From Python 3.14 on discord.py asks for another stream, since the library reads it.

    It is not forked, but started as people start it.
    """
    settings = {"DATABASE_URL": database_in(tmp_path), "SANDBOX_PORT": "0"}
    if sys.version_info < (3, 14):
        (tmp_path / "compression").mkdir()
        (tmp_path / "compression/zstd.py").write_text("from backports.zstd import *\n")
        settings["PYTHONPATH"] = f"{tmp_path}:{ROOT}"
    program = Program(tmp_path, settings, is_forked=False)
    await program.start()
    await until_playable(program)
    await program.stop()


STARTING_FOR_EVER = f"""
import functools, sys
sys.path.insert(0, {str(ROOT)!r})
import bot
sleep = (sys.executable, "-c", "import time; time.sleep(600)")
bot.WorkerPool = functools.partial(bot.WorkerPool, command=sleep)
sys.exit(bot.main())
"""
"""The program, which waits for a worker that is never ready."""


async def test_it_can_be_stopped_while_it_starts(tmp_path: Path) -> None:
    settings = {"DATABASE_URL": database_in(tmp_path), "SANDBOX_PORT": "0"}
    program = Program(tmp_path, settings, ("-c", STARTING_FOR_EVER))
    await program.start()
    await program.until(lambda: "database" in program.words)
    await program.stop()


async def test_the_program_copies_its_database_once(fresh: Bench, tmp_path: Path) -> None:
    await fresh.store.set_setting("what", "everything")
    target = f"sqlite:///{tmp_path}/copy.sqlite3"
    status, words = await task(fresh, "copy", "--to", target)
    assert status == 0
    assert "1 settings" in words
    assert "DATABASE_URL" in words
    status, words = await task(fresh, "copy", "--to", target)
    assert status == 2
    assert words == "The target is not empty: name a new database with --to.\n"


async def test_stopped_in_order_it_leaves_nothing_behind(fresh: Bench) -> None:
    bot = fresh.process(PROGRAM)
    await bot.start()
    table = await Table.begin(fresh, fresh.people(2))
    assert table.asked is not None
    await bot.stop()
    assert bot.helpers() == []
    assert "Traceback" not in bot.output
    assert not {"PyNaCl", "davey", "voice"} & set(bot.output.split()), "it says nothing of voice"
    assert await fresh.store.pending_tasks() == ()


async def test_who_has_just_pressed_is_answered_before_the_bot_closes(fresh: Bench) -> None:
    bot = fresh.process(PROGRAM)
    await bot.start()
    people = fresh.people(2)
    table = await Table.begin(fresh, people)
    slow = fresh.sandbox.faults.add(Fault(kind="slow", route="POST /interactions/*"))
    press = table.send_press(people[0], table.living, "s")
    await fresh.until(lambda: slow.struck)
    await bot.stop()
    assert press.failed is None
    assert press.is_ephemeral
    assert press.text
    assert "Traceback" not in bot.output


async def test_a_backup_is_made_on_the_command_line_while_the_bot_runs(fresh: Bench) -> None:
    await fresh.started()
    table = await Table.open(fresh, fresh.people(2))
    await fresh.settled()
    backup = fresh.folder / "backup.sqlite3"
    for arguments in (("backup", str(backup)), ("check",)):
        status, words = await task(fresh, *arguments)
        assert (status, "All 1 tables can be read" in words) == (0, True)
    status, words = await task(fresh, "restore", str(backup))
    assert (status, "stop the bot" in words, "Traceback" in words) == (2, True, False)
    store = await Store.open(f"sqlite:///{backup}")
    assert await store.get(table.session_id) == await fresh.store.get(table.session_id)
    await store.close()


async def task(bench: Bench, *arguments: str) -> tuple[int, str]:
    """The exit status of ``python bot.py`` with *arguments*, and its complaints, or else words."""
    settings = {"DATABASE_URL": bench.database_url, "LOG_LEVEL": "ERROR"}
    program = Program(bench.folder, settings, (*PROGRAM, *arguments))
    await program.start()
    return await program.end(), program.words or program.said

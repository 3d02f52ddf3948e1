"""Settings are read, checked, and named where they are wrong."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from data.setting_values import Shards
from data.settings import BadSetting, Settings, asks_for_json

TOKEN = "A" * 26 + ".BBBBBB." + "c-_" * 12


def load(env_file="/nowhere/.env", **environ: str) -> Settings:
    return Settings.load(environ, env_file)


def test_nothing_needs_to_be_set():
    settings = load()
    assert settings == Settings()
    assert settings.discord_token is None
    assert settings.discord_api_url == "https://discord.com/api/v10"
    assert settings.database_url == "sqlite:///boardgames.sqlite3"
    assert (settings.sandbox_host, settings.sandbox_port) == ("127.0.0.1", 8080)
    assert settings.shards is None
    assert settings.workers is None
    assert settings.log_level == "INFO"
    assert settings.command_guild is None


def test_everything_can_be_set():
    settings = load(
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_URL="http://127.0.0.1:9000",
        DATABASE_URL="postgresql://host/games",
        SANDBOX_HOST="0.0.0.0",
        SANDBOX_PORT="0",
        SHARDS="4-7/16",
        WORKERS="3",
        LOG_LEVEL="debug",
        COMMAND_GUILD="1234567890123456789",
    )
    assert settings == Settings(
        discord_token=TOKEN,
        discord_api_url="http://127.0.0.1:9000/api/v10",
        database_url="postgresql+asyncpg://host/games",
        sandbox_host="0.0.0.0",
        sandbox_port=0,
        shards=Shards(4, 7, 16),
        workers=3,
        log_level="DEBUG",
        command_guild=1234567890123456789,
    )


def test_a_single_shard_can_be_served():
    shards = load(SHARDS=" 2/3 ", DATABASE_URL="postgresql://host/games").shards
    assert shards == Shards(2, 2, 3)
    assert list(shards.ids) == [2]


def test_several_processes_need_a_database_for_several_processes():
    with pytest.raises(BadSetting, match=r"^SHARDS .* PostgreSQL .* DATABASE_URL=postgresql://"):
        load(SHARDS="0-1/2")


def test_backups_can_be_ordered():
    settings = load(BACKUP_EVERY="12", BACKUP_KEEP="3", BACKUP_FOLDER="~/copies")
    assert (settings.backup_every, settings.backup_keep) == (12, 3)
    assert settings.backup_folder == Path.home() / "copies"
    assert load().backup_every is None


def test_backups_of_postgresql_are_left_to_its_own_tools():
    with pytest.raises(BadSetting, match=r"^BACKUP_EVERY .* pg_dump"):
        load(BACKUP_EVERY="12", DATABASE_URL="postgresql://host/games")


def test_the_environment_wins_over_the_file(tmp_path):
    path = tmp_path / ".env"
    path.write_text('LOG_LEVEL=ERROR\nSANDBOX_PORT="9000"\n# a comment\nSANDBOX_HOST=\n')
    settings = load(path, LOG_LEVEL="WARNING")
    assert (settings.log_level, settings.sandbox_port) == ("WARNING", 9000)
    assert settings.sandbox_host == "127.0.0.1"


@pytest.mark.parametrize("given", [f" {TOKEN} ", f'"{TOKEN}"', f"'{TOKEN}' ", f"{TOKEN}\r\n"])
def test_what_shells_leave_around_a_value_is_no_part_of_it(given):
    assert load(DISCORD_TOKEN=given).discord_token == TOKEN


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("https://discord.com/api/v9", "https://discord.com/api/v9"),
        ("https://discord.com/api/v9/", "https://discord.com/api/v9"),
        ("https://discord.com/api/", "https://discord.com/api/v10"),
        ("http://localhost:8080", "http://localhost:8080/api/v10"),
        ("http://localhost:8080/", "http://localhost:8080/api/v10"),
        ("http://proxy/discord//", "http://proxy/discord/api/v10"),
        (" http://[::1]:8080 ", "http://[::1]:8080/api/v10"),
        ("http://proxy/discord/v8", "http://proxy/discord/v8"),
    ],
)
def test_the_address_of_the_api_gets_its_version(given, used):
    assert load(DISCORD_API_URL=given).discord_api_url == used


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:////var/games.sqlite3", "sqlite:////var/games.sqlite3"),
        ("sqlite+aiosqlite:///games", "sqlite:///games"),
        ("postgres://bot:pw@host/games", "postgresql+asyncpg://bot:pw@host/games"),
        ("postgresql://host/games", "postgresql+asyncpg://host/games"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg://host/games"),
        ("postgres://host/games?sslmode=require", "postgresql+asyncpg://host/games?ssl=require"),
        (
            "postgresql:///games?host=/run/postgresql&port=5433",
            "postgresql+asyncpg:///games?host=/run/postgresql&port=5433",
        ),
        (r"sqlite:///C:\games\new.sqlite3", r"sqlite:///C:\games\new.sqlite3"),
        ("sqlite:///C:/games/new.sqlite3", "sqlite:///C:/games/new.sqlite3"),
    ],
)
def test_the_database_gets_the_driver_of_this_program(given, used):
    assert load(DATABASE_URL=given).database_url == used


@pytest.mark.parametrize("path", [r"C:\games\new.sqlite3", "C:/games/new.sqlite3"])
def test_a_path_of_windows_reaches_the_database_as_it_is(path):
    assert make_url(load(DATABASE_URL=f"sqlite:///{path}").database_url).database == path


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "secretsecret"),
        ("DISCORD_TOKEN", f"Bot {TOKEN}"),
        ("DISCORD_TOKEN", f"{TOKEN[:30]}\n{TOKEN[30:]}"),
        ("DISCORD_TOKEN", "s" * 72),
        ("DISCORD_TOKEN", f"{TOKEN}.dd"),
        ("DISCORD_TOKEN", TOKEN.replace("B", "é")),
        ("DISCORD_API_URL", "proxy.example"),
        ("DISCORD_API_URL", "ftp://discord.com/api/v10"),
        ("DISCORD_API_URL", "http://"),
        ("DISCORD_API_URL", "http://host:port"),
        ("DISCORD_API_URL", "http://ho st"),
        ("DISCORD_API_URL", "http://[::1"),
        ("DISCORD_API_URL", "https://discord.com/api/v10?a=b"),
        ("DATABASE_URL", "plays.sqlite3"),
        ("DATABASE_URL", "mysql://bot:secretsecret@host/games"),
        ("DATABASE_URL", "postgresql+psycopg2://host/games"),
        ("DATABASE_URL", "sqlite:///games.sqlite3?timeout=abc"),
        ("DATABASE_URL", "sqlite:///games.sqlite3?uri=banana"),
        ("DATABASE_URL", "sqlite:///file:games?mode=memory&uri=true"),
        ("DATABASE_URL", "sqlite:///file:games"),
        ("DATABASE_URL", "sqlite:///C:\new\table.sqlite3"),  # what "C:\new" in quotes becomes
        ("DATABASE_URL", "postgresql://host/games?banana=1"),
        ("DATABASE_URL", "postgresql://host/games?ssl=perhaps"),
        ("DATABASE_URL", "postgresql://host/games?port=many"),
        ("SANDBOX_HOST", "local host"),
        ("SANDBOX_HOST", "http://localhost"),
        ("SANDBOX_PORT", "-1"),
        ("SANDBOX_PORT", "65536"),
        ("SANDBOX_PORT", "http"),
        ("SANDBOX_PORT", "８０"),
        ("WORKERS", "0"),
        ("WORKERS", "many"),
        ("SHARDS", "sixteen"),
        ("SHARDS", "4-/16"),
        ("SHARDS", "16/16"),
        ("SHARDS", "7-4/16"),
        ("SHARDS", "0/0"),
        ("SHARDS", "-1-3/16"),
        ("LOG_LEVEL", "loud"),
        ("BACKUP_EVERY", "daily"),
        ("BACKUP_EVERY", "9000"),
        ("BACKUP_KEEP", "-1"),
        ("BACKUP_FOLDER", __file__),
        ("COMMAND_GUILD", "my server"),
        ("COMMAND_GUILD", "9" * 5000),
    ],
)
def test_a_bad_setting_is_named_with_an_example_and_never_repeated(name, value):
    with pytest.raises(BadSetting) as caught:
        load(**{name: value})
    line = str(caught.value)
    assert line.startswith(f"{name} ")
    assert f"Example: {name}=" in line
    assert "\n" not in line
    assert value not in line
    assert "secret" not in repr(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    "name",
    ["DISCORD_API_URL", "DATABASE_URL", "SANDBOX_HOST", "SANDBOX_PORT", "SHARDS", "LOG_LEVEL"],
)
def test_every_example_is_a_good_one(name):
    with pytest.raises(BadSetting) as caught:
        load(**{name: "no such : thing"})
    setting, _, example = caught.value.example.partition("=")
    assert load(**{"DATABASE_URL": "postgresql://host/games", setting: example})


@pytest.mark.parametrize(
    ("written", "environ", "is_json"),
    [
        (b"", {}, False),
        (b"", {"LOG_FORMAT": " JSON"}, True),
        (b"# mine\r\nLOG_FORMAT = 'json'\r\nnonsense\r\n", {}, True),
        ("\ufeffexport LOG_FORMAT=json\n".encode("utf-16-le"), {}, True),
        (b"LOG_FORMAT=json\n", {"LOG_FORMAT": "text"}, False),
        (b"# LOG_FORMAT=json\nLOG_FORMAT=text\n", {}, False),
    ],
)
def test_the_form_of_the_log_is_known_where_other_settings_are_wrong(
    tmp_path, written, environ, is_json
):
    (tmp_path / ".env").write_bytes(written)
    assert asks_for_json(environ, tmp_path / ".env") is is_json


def test_printed_settings_betray_no_secret():
    settings = load(DISCORD_TOKEN=TOKEN, DATABASE_URL="postgres://bot:hunter2@host/games")
    assert TOKEN not in repr(settings)
    assert "hunter2" not in repr(settings)

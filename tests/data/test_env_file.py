"""A ``.env`` file is understood as people write it, or the line that is not is named."""

from pathlib import Path

import pytest

from data.settings import BadSetting, Settings

TOKEN = "A" * 26 + ".BBBBBB." + "c-_" * 12
SHORT = "Secret.Token"


def load(folder: Path, written: str | bytes, **environ: str) -> Settings:
    path = folder / ".env"
    path.write_bytes(written if isinstance(written, bytes) else written.encode())
    return Settings.load(environ, path)


def problem(folder: Path, written: str | bytes, **environ: str) -> str:
    with pytest.raises(BadSetting) as caught:
        load(folder, written, **environ)
    line = str(caught.value)
    assert "\n" not in line
    assert TOKEN not in line
    assert SHORT not in line
    assert caught.value.__cause__ is None
    return line


@pytest.mark.parametrize(
    "written",
    [
        f"DISCORD_TOKEN={TOKEN}",
        f"DISCORD_TOKEN={TOKEN} \r\n",  # echo NAME=value > .env, in cmd
        f"'DISCORD_TOKEN={TOKEN}' \r\n",  # echo 'NAME=value' > .env, in cmd
        f'"DISCORD_TOKEN={TOKEN}"\r\n',
        f"DISCORD_TOKEN='{TOKEN}'\n",
        f'DISCORD_TOKEN = "{TOKEN}"   # from the Bot page\n',
        f"export DISCORD_TOKEN={TOKEN}\n",
        f"\ufeffDISCORD_TOKEN={TOKEN}\r\n".encode(),  # Notepad
        f"\ufeffDISCORD_TOKEN={TOKEN}\r\n".encode("utf-16-le"),  # PowerShell 5
        f"\ufeffDISCORD_TOKEN={TOKEN}\r\n".encode("utf-16-be"),
        f"# mine\r\n\r\nDISCORD_TOKEN={TOKEN}\r\nLOG_LEVEL=INFO\r\n",
    ],
)
def test_the_shells_and_editors_of_all_systems_write_a_file_that_works(
    tmp_path: Path, written: str | bytes
) -> None:
    assert load(tmp_path, written).discord_token == TOKEN


@pytest.mark.parametrize(
    ("written", "line"),
    [
        (f'DISCORD_TOKEN="{TOKEN}', 1),
        (f"# mine\nDISCORD_TOKEN='{TOKEN}\n", 2),
        (f'DISCORD_TOKEN="{TOKEN}\nDATABASE_URL="sqlite:///x"\n', 1),
        (f"\n\n\nDISCORD_TOKEN: {TOKEN}\n", 4),
        (f"DISCORD_TOKEN:{TOKEN}\n", 1),
        (f"DISCORD_TOKEN {TOKEN}\n", 1),
        (f"LOG_LEVEL=INFO\r\n\r\nset DISCORD_TOKEN={TOKEN}\r\n", 3),
        (f"{TOKEN}\n", 1),
        (f"DISCORD_TOKEN=\n{TOKEN}\n", 2),
        (f"DISCORD_TOKEM={TOKEN}\n", 1),
        (f"discord_token={TOKEN}\n", 1),
        (f"LOG_LEVEL=INFO\nDISCORD_BOT_TOKEN={TOKEN}\n", 2),
        (f"DISCORD-TOKEN={TOKEN}\n", 1),
        (f"TOKEN={TOKEN}\n", 1),
        (f"DISCORD_TOKEN={SHORT}\n", 1),
        (f"DISCORD_TOKEN={TOKEN}\n\nDISCORD_TOKEN=\n", 3),
        (f"DISCORD_TOKEN={TOKEN}\nDISCORD_TOKEN={TOKEN}x\n", 2),
        (f'DISCORD_TOKEN="{TOKEN[:30]}\n{TOKEN[30:]}"\n', 1),
    ],
)
def test_a_token_that_is_not_understood_never_passes_for_none(
    tmp_path: Path, written: str, line: int
) -> None:
    assert f".env, line {line}" in problem(tmp_path, written)


@pytest.mark.parametrize("empty", ["", "  ", "''"])
def test_an_empty_variable_hides_no_good_line(tmp_path: Path, empty: str) -> None:
    given = load(tmp_path, f"LOG_LEVEL=INFO\nDISCORD_TOKEN={TOKEN}\n", DISCORD_TOKEN=empty)
    assert given.discord_token == TOKEN


MEANT = {
    "DISCORD_TOKEM": "DISCORD_TOKEN",
    "discord_token": "DISCORD_TOKEN",
    "DISCORD_BOT_TOKEN": "DISCORD_TOKEN",
    "DATABSE_URL": "DATABASE_URL",
    "DATABASE-URL": "DATABASE_URL",
    "BACKUP_EVRY": "BACKUP_EVERY",
    "BACKUPS_KEEP": "BACKUP_KEEP",
    "LOGLEVEL": "LOG_LEVEL",
    "SHARD": "SHARDS",
    "COMAND_GUILD": "COMMAND_GUILD",
}


@pytest.mark.parametrize("name", MEANT)
def test_a_misspelt_name_is_told_with_what_was_meant(tmp_path: Path, name: str) -> None:
    words = problem(tmp_path, "", **{name: TOKEN})
    assert words.startswith(f"{name} is no setting of this program: is {MEANT[name]} meant?")
    assert f"Example: {MEANT[name]}=" in words
    assert problem(tmp_path, f"LOG_FORMAT=json\n{name}={TOKEN}\n").startswith(f"{name} (")
    assert load(tmp_path, f"{name}=\n") == Settings()


@pytest.mark.parametrize("name", ["LEVEL", "GUILD", "TOKEN"])
def test_part_of_a_name_is_told_where_it_stands_in_the_file(tmp_path: Path, name: str) -> None:
    assert f"_{name} meant?" in problem(tmp_path, f"{name}=x\n")
    assert load(tmp_path, "", **{name: "x"}) == Settings()


def test_other_programs_may_have_tokens_and_lines_of_their_own(tmp_path: Path) -> None:
    outside = {"GITHUB_TOKEN": TOKEN, "PORT": "80", "HOST": "x", "TEST_DATABASE_URL": "x"}
    assert load(tmp_path, "POSTGRES_PASSWORD=x\nPORT=80\n", **outside) == Settings()
    written = f"DISCORD_TOKEN={TOKEN}\nDISCORD_TOKEN_OLD=x\n"
    assert load(tmp_path, written, DISCORD_BOT_TOKEN="x").discord_token == TOKEN


def test_a_file_in_the_encoding_of_windows_is_read(tmp_path: Path) -> None:
    url = "postgresql://bot:größe@host/games"
    written = f"# für Zuhause – 5 €\r\nDATABASE_URL={url}\r\n".encode("cp1252")
    assert load(tmp_path, written).database_url.endswith(url.partition("://")[2])


def test_without_any_attempt_there_is_no_token(tmp_path: Path) -> None:
    for written in ("", "# DISCORD_TOKEN=...\n", "DISCORD_TOKEN=\n", "\ufeff\r\n"):
        assert load(tmp_path, written).discord_token is None
    assert load(tmp_path, "", DISCORD_TOKEN=" ").discord_token is None
    assert Settings.load({}, tmp_path / "missing").discord_token is None


def test_a_file_that_windows_named_otherwise_is_found(tmp_path: Path) -> None:
    (tmp_path / ".env.txt").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    with pytest.raises(BadSetting, match=r"\.env\.txt is not read: rename it to \.env\."):
        Settings.load({}, tmp_path / ".env")


@pytest.mark.parametrize("written", [b"LOG_LEVEL=\x81\x8d", b"LOG_LEVEL=\0INFO"])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, written: bytes) -> None:
    assert "cannot be read as text" in problem(tmp_path, written)


def test_a_wrong_value_is_named_with_its_line(tmp_path: Path) -> None:
    words = problem(tmp_path, "\nSANDBOX_PORT=many\n")
    assert words.startswith("SANDBOX_PORT (")
    assert ".env, line 2" in words
    assert words.endswith("Example: SANDBOX_PORT=8080")

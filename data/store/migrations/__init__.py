"""Runs the scripts in ``versions`` with Alembic, without any file of settings."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_FOLDER = Path(__file__).parent


def known() -> frozenset[str]:
    """Every revision that this program knows."""
    scripts = ScriptDirectory.from_config(_config())
    return frozenset(script.revision for script in scripts.walk_revisions())


def upgrade(connection: Connection) -> None:
    """Bring the tables to the newest revision, inside the transaction of *connection*."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    # Percent signs are Alembic's own: those of a path are doubled.
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config

"""Runs the scripts in ``versions`` with Alembic, without any file of settings."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from data.store.schema import metadata

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


def differences(connection: Connection) -> list[str]:
    """List what would have to be done to the tables to make them those of ``schema.py``."""
    found = compare_metadata(MigrationContext.configure(connection), metadata)
    # Changes of one column come together.
    each = (step for steps in found for step in (steps if isinstance(steps, list) else [steps]))
    return [_words(step) for step in each]


def _words(step: tuple[Any, ...]) -> str:
    kind, *about = step
    names = (part if isinstance(part, str) else getattr(part, "name", None) for part in about)
    return " ".join((kind.replace("_", " "), *filter(None, names)))


def _config() -> Config:
    config = Config()
    # Percent signs are Alembic's own: those of a path are doubled.
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config

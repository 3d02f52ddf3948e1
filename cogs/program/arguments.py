"""The command line of the program: nothing to run, or one of its other tasks."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from data import setting_values, version


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The chosen ``task`` (None: run the bot) with its own arguments.

    Ends the program with a sentence where they are not understood.
    """
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Runs the bot. Settings come from the environment and .env."
    )
    parser.add_argument("--version", action="version", version=version())
    tasks = parser.add_subparsers(dest="task", metavar="TASK", title="instead of running the bot")
    copy = tasks.add_parser("copy", help="copy everything from SQLite to another database")
    copy.add_argument(
        "--to",
        required=True,
        metavar="URL",
        type=_database_url,
        help="the new, empty database: postgresql://user@host/database",
    )
    backup = tasks.add_parser("backup", help="back the SQLite database up while the bot runs")
    backup.add_argument("file", metavar="FILE", type=Path, help="the new file to write")
    restore = tasks.add_parser("restore", help="put a backup in the database's place")
    restore.add_argument("file", metavar="FILE", type=Path, help="the backup, which stays")
    tasks.add_parser("check", help="read everything in the database, and say what cannot be")
    tasks.add_parser("ratings", help="recompute all results and ratings from the history")
    tasks.add_parser(
        "replay",
        help="replay the running games, and say where these rules differ from their record",
    )
    export = tasks.add_parser("export", help="write a game to a file")
    export.add_argument("table", metavar="TABLE", type=int, help="its number, as in the log")
    export.add_argument("file", metavar="FILE", type=Path, help="the new file to write")
    export.add_argument(
        "--people", action="store_true", help="with their names and ids, so that they can go on"
    )
    export.add_argument(
        "--open",
        action="store_true",
        help="with all secrets of a game that goes on: not for anybody who plays there",
    )
    imported = tasks.add_parser("import", help="store a game from a file")
    imported.add_argument("file", metavar="FILE", type=Path, help="the file, which stays")
    bugs = tasks.add_parser("bugs", help="list what people reported with /help")
    bugs.add_argument("number", metavar="NUMBER", type=int, nargs="?", help="of one report")
    bugs.add_argument("file", metavar="FILE", type=Path, nargs="?", help="write that to a new file")
    tasks.add_parser(
        "mark-restored",
        help="note that the database was restored by other means, such as pg_restore",
    )
    return parser.parse_args(arguments)


def _database_url(text: str) -> str:
    try:
        return setting_values.database_url(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None

"""The lists of cards and tiles that a game comes with, read from ``data/cards/<game>.toml``.

A file holds lists. Each list says where it comes from, and has entries, which may say so themselves
where they differ::

    [trays]
    origin = "printed"
    source = "rule book, set-up"
    entries = [{ apples = 1, count = 10 }, { apples = 6, count = 1 }]

Games read their lists once, while they are imported. An owner of the printed game may correct a
file; what is wrong in it is named, and the program does not start.
"""

import tomllib
from collections.abc import Hashable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

CARDS = Path(__file__).parents[2] / "data" / "cards"

Entry = Mapping[str, Any]


class Origin(StrEnum):
    """The ground on which a fact is given."""

    PRINTED = "printed"
    """The rule book says it."""
    DERIVED = "derived"
    """It follows from what the rule book says."""
    OUR_OWN = "our own"
    """The rule book does not say; we chose it."""


class BadCards(ValueError):
    """A list that cannot be played with; the message names the file, the list and what is wrong."""


def read_list(game: str, name: str, *, unique: str) -> tuple[Entry, ...]:
    """The entries of the list *name* of *game*, in the order of the file.

    No two entries have the same value in the field *unique*.

    :raises BadCards: the list is missing, incomplete, without a source, or repeats itself.
    """
    file = CARDS / f"{game}.toml"
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadCards(f"{file.name}: {error}") from error
    if name not in found:
        raise BadCards(f"{file.name}: no list [{name}]")
    try:
        return _entries(found[name], unique)
    except (BadCards, KeyError, TypeError, ValueError) as error:
        raise BadCards(f"{file.name}, [{name}]: {error!s}") from error


def require_total(name: str, found: int, wanted: int) -> None:
    """Do nothing where a list has as many cards as it must.

    :raises BadCards: *found* is not *wanted*.
    """
    if found != wanted:
        raise BadCards(f"{name}: {found} instead of {wanted}")


def _entries(table: Mapping[str, Any], unique: str) -> tuple[Entry, ...]:
    entries: tuple[Entry, ...] = tuple(table["entries"])
    seen: set[Hashable] = set()
    for entry in entries:
        Origin(entry.get("origin", table["origin"]))
        if not entry.get("source", table["source"]):
            raise BadCards(f"no source for {dict(entry)}")
        if entry[unique] in seen:
            raise BadCards(f"{unique} = {entry[unique]!r} is listed twice")
        seen.add(entry[unique])
    return entries

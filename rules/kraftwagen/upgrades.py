"""Snapshots of older programs, rewritten to what this one reads."""

from typing import Any

_RENAMED = {"ask": "decision", "mover": "active_seat"}


def _table_fields(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had other names for two fields of the table."""
    table = {_RENAMED.get(name, name): value for name, value in fields["table"].items()}
    return fields | {"table": table}


UPGRADES = {1: _table_fields}

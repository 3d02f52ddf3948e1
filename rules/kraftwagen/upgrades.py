"""Snapshots of older programs, rewritten to what this one reads."""

from typing import Any

_TABLE = {"ask": "decision", "mover": "active_seat"}
_TASK = {"deed": "action"}


def _names(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had other names for some fields of the table and of tasks."""
    table = _renamed(fields["table"], _TABLE)
    job = table["job"]
    tasks = [_renamed(task, _TASK) for task in job["tasks"]]
    return fields | {"table": table | {"job": job | {"tasks": tasks}}}


def _renamed(record: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in record.items()}


UPGRADES = {1: _names}

"""Snapshots of older programs, rewritten to what this one reads."""

from typing import Any


def _setup(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 stored the number of seats alone: there are no options."""
    seats = fields.pop("seats")
    return fields | {"setup": {"seats": seats, "options": []}}


UPGRADES = {1: _setup}

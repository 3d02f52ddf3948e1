"""Snapshots of older programs, rewritten to what this one reads."""

from typing import Any


def _seats_in_setup(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not store the number of seats: there are always two."""
    return fields | {"setup": {"seats": 2, "options": fields["setup"]["options"]}}


UPGRADES = {1: _seats_in_setup}

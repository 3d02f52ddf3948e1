"""Discord's own description of its API, where it lies beside the project."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry
from referencing.jsonschema import DRAFT202012

_FILE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
_URI = "urn:discord"


@cache
def _registry() -> Registry[Any]:
    description = json.loads(_FILE.read_text())
    return Registry().with_resource(_URI, DRAFT202012.create_resource(description))


def check(value: Any, schema: str) -> None:
    """Fail where a value does not fit the named schema; skip where the description is missing."""
    if not _FILE.is_file():
        pytest.skip("Discord's description of its API is not here")
    reference = {"$ref": f"{_URI}#/components/schemas/{schema}"}
    validator = jsonschema.Draft202012Validator(reference, registry=_registry())
    best = jsonschema.exceptions.best_match(validator.iter_errors(value))
    assert best is None, f"{best.json_path}: {best.message}" if best else ""

"""Submitted modals: values put into the components as Discord sends them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.errors import ClientError, Json
from sandbox.world.components import SELECTS, Kind

_LISTS = SELECTS | {Kind.FILE_UPLOAD, Kind.CHECKBOX_GROUP}


def filled_in(components: list[Json], values: Json) -> list[Json]:
    """The components of a submitted modal; *values* by custom id, defaults for the others."""
    left = dict(values)
    filled = [_outer(component, left) for component in components]
    if left:
        raise ClientError(f"the modal has no field {', '.join(map(repr, left))}")
    return filled


def fields_of(components: list[Json], filled: list[Json]) -> Iterator[tuple[Json, Json]]:
    """Each field of a modal, as it was opened and as it was filled in."""
    for component, submitted in zip(components, filled, strict=True):
        if component["type"] == Kind.LABEL:
            yield component["component"], submitted["component"]
        else:
            yield from zip(
                component.get("components", ()), submitted.get("components", ()), strict=True
            )


def _outer(component: Json, values: Json) -> Json:
    head = {"type": component["type"], "id": component["id"]}
    match component["type"]:
        case Kind.ACTION_ROW:
            return head | {"components": [_field(c, values) for c in component["components"]]}
        case Kind.LABEL:
            return head | {"component": _field(component["component"], values)}
    return head


def _field(component: Json, values: Json) -> Json:
    custom_id, kind = component["custom_id"], component["type"]
    head = {"type": kind, "id": component.get("id", 0), "custom_id": custom_id}
    given = values.pop(custom_id, None)
    if kind == Kind.TEXT_INPUT:
        return head | {"value": _text(component, given)}
    if kind == Kind.CHECKBOX:
        return head | {"value": bool(component.get("default") if given is None else given)}
    if kind == Kind.RADIO_GROUP:
        chosen = _chosen(component, None if given is None else [given])
        return head | {"value": chosen[0] if chosen else None}
    if kind in _LISTS:
        return head | {"values": _chosen(component, given)}
    raise ClientError(f"{custom_id!r} cannot be filled in")


def _text(component: Json, given: Any) -> str:
    text = str(component.get("value") or "") if given is None else str(given)
    required = component.get("required") is not False
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if not text and not required:
        return ""
    if not max(least, 1 if required else 0) <= len(text) <= most:
        raise ClientError(f"{component['custom_id']!r} takes {least} to {most} characters")
    return text


def _chosen(component: Json, given: Any) -> list[str]:
    custom_id, options = component["custom_id"], component.get("options", ())
    is_list = isinstance(given, list) and all(isinstance(value, str) for value in given)
    if given is not None and not is_list:
        raise ClientError(f"{custom_id!r} takes a list of strings")
    if given is None:
        given = [option["value"] for option in options if option.get("default")]
        given += [default["id"] for default in component.get("default_values", ())]
    if unknown := set(given) - {option["value"] for option in options} if options else None:
        raise ClientError(f"{custom_id!r} does not offer {sorted(unknown)}")
    if not given and component.get("required") is not False:
        raise ClientError(f"{custom_id!r} must be filled in")
    least, most = component.get("min_values", 1), component.get("max_values") or _most(component)
    if len(set(given)) < len(given) or len(given) > most or (given and len(given) < least):
        raise ClientError(f"{custom_id!r} takes {least} to {most} different values")
    return list(given)


def _most(component: Json) -> int:
    """Return how many values a component takes if it does not say: one, or all its checkboxes."""
    return len(component["options"]) if component["type"] == Kind.CHECKBOX_GROUP else 1

"""The part of an observation that is the same in all games."""

from typing import Any, TypedDict

from rules.core.types import OptionValue, Outcome, State


class CommonFields(TypedDict):
    """The fields of :class:`~rules.core.types.Observation`, ready for a game to add its own."""

    seat: int | None
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    ply: int
    to_act: tuple[int, ...]
    asked_at: tuple[int, ...]
    legal: tuple[Any, ...]
    open_legal: tuple[Any, ...]
    outcome: Outcome | None


def common_fields(
    state: State,
    seat: int | None,
    *,
    legal: tuple[Any, ...],
    open_legal: tuple[Any, ...],
    outcome: Outcome | None,
) -> CommonFields:
    """Build what the observations by *seat* (None: a spectator) of *state* have in every game.

    *legal* are the actions of *seat*, *open_legal* those that everybody may know of.
    """
    return {
        "seat": seat,
        "seats": state.setup.seats,
        "options": state.setup.options,
        "ply": state.ply,
        "to_act": state.to_act,
        "asked_at": state.asked_at,
        "legal": legal,
        "open_legal": open_legal,
        "outcome": outcome,
    }

"""Whom a board mentions depends on who has been called elsewhere, and on what each person chose."""

import pytest

from cogs.tables.delivery.calls import pings_after
from data.store import Preference

ADA = 1


@pytest.mark.parametrize(
    ("call", "is_usual", "is_told", "is_mentioned"),
    [
        (None, True, False, True),
        (None, False, True, False),
        ("table", True, False, True),
        ("dm", True, True, False),
        ("dm", True, False, True),
        ("dm", False, True, False),
        ("both", True, True, True),
        ("both", False, True, True),
    ],
)
def test_nobody_is_left_uncalled_and_only_who_wants_it_is_called_twice(
    call: str | None, is_usual: bool, is_told: bool, is_mentioned: bool
) -> None:
    chosen = {ADA: Preference(call=call)}
    usual, told = [ADA] if is_usual else [], [ADA] if is_told else []
    assert (ADA in pings_after([ADA], usual, told, chosen)) is is_mentioned


def test_nobody_is_mentioned_whom_it_does_not_concern() -> None:
    assert pings_after([], [], [], {ADA: Preference(call="both")}) == ()

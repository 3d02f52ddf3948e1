"""Names for the refusals that the tests of the tables expect, and refusals of Discord's."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.table.errors import Refused


def refused(code: str) -> pytest.RaisesExc[Refused]:
    """Expect a refusal with this *code*."""
    return pytest.raises(Refused, check=lambda refusal: refusal.code == code)


@contextmanager
def or_refused(*codes: str) -> Iterator[None]:
    """Let a refusal with one of these *codes* end what is done here."""
    try:
        yield
    except Refused as refusal:
        if refusal.code not in codes:
            raise


def codes_of(results: Iterable[object]) -> list[object]:
    """Return the codes of the refusals among *results*, and whatever else was raised."""
    raised = [result for result in results if isinstance(result, BaseException)]
    return [each.code if isinstance(each, Refused) else each for each in raised]


def by_discord(status: int, code: int = 0) -> discord.HTTPException:
    """Build a refusal of Discord's as its library raises it."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response: Any = SimpleNamespace(status=status, reason="no")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": "no"})

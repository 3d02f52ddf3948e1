"""Attempts to set the token that would go unnoticed, and the sandbox would start in their place."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from data.bad_setting import BadSetting
from data.env_file import EnvLine

TOKEN = "DISCORD_TOKEN"
EXAMPLE = "<what the Bot page of your application shows>"

_SIMILAR = 0.85
"""From 0 to 1. DISCORD_TOKEM and DISCORD_BOT_TOKEN are above it, GITHUB_TOKEN is below."""


def forbid_unseen_token(environ: Mapping[str, str], written: Iterable[EnvLine]) -> None:
    """Name the place where somebody meant to set the token.

    :raises BadSetting: there is one, but the program would not see it.
    """
    in_file = [line for line in written if line.name == TOKEN and line.value.strip()]
    if in_file and not environ.get(TOKEN, "?").strip():
        problem = f"is empty in the environment and hides the one in {in_file[0].place}: unset it"
        raise BadSetting(TOKEN, problem, f"{TOKEN}={EXAMPLE}")
    if in_file or environ.get(TOKEN, "").strip():
        return
    for name, value in environ.items():
        if value.strip() and _resembles(name):
            raise _misspelt(name)
    for line in written:
        if line.value.strip() and (_resembles(line.name) or "TOKEN" in line.name.upper()):
            raise _misspelt(line.name, line.place)


def _resembles(name: str) -> bool:
    """Whether *name* is meant to be that of the token, and is not."""
    plain = re.sub(r"\W", "_", name.upper())
    return name != TOKEN and bool(get_close_matches(plain, [TOKEN], cutoff=_SIMILAR))


def _misspelt(name: str, place: str = "") -> BadSetting:
    problem = f"is no setting of this program: is {TOKEN} meant?"
    return BadSetting(name, problem, f"{TOKEN}={EXAMPLE}", place)

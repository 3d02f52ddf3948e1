"""Alternative texts say of positions what they said when somebody reviewed them.

That they leave nothing out is shown in ``test_all_is_shown.py``. Here the keys of the sentences
stand in place of their words, with the values that they are given: each kind of sentence of a few
random games, the first times that it is said. After an intended change, run the tests with
UPDATE_GOLDENS=1 and review what git shows.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest
from boards import NAMES, observations
from golden_files import GOLDENS

from render import alt_text
from render.registry import LAYOUTS
from render.view import View
from rules import GAMES

TIMES = 2
"""How often each kind of sentence is kept."""
TABLES: dict[str, list[dict[str, str]]] = {
    "docker": [{"entry": "own"}, {"entry": "any"}],
    "gurkensolo": [{"goals": "professional"}, {"mode": "challenge"}],
    "pick_and_pack": [{"arrange": "secret"}, {"arrange": "open"}],
    "pier18": [{}],
    "kraftwagen": [{"money": "secret"}, {"money": "open"}],
}
_KEY = re.compile(r"[a-z][a-z0-9-]*(?=\()")


def keyed(key: str, /, **values: str | int) -> str:
    """Write a text down as its key with its values; what has empty ones stands between others."""
    if values and not any(map(str, values.values())):
        return ", "
    key = key.partition("-alt-")[2] or key
    return f"{key}({'; '.join(f'{name}={value}' for name, value in values.items())})"


def sentences(text: str) -> Iterator[str]:
    """Divide *text* where no bracket is open."""
    start = depth = 0
    for place, sign in enumerate(f"{text} "):
        depth += (sign == "(") - (sign == ")")
        if sign == " " and not depth:
            yield text[start:place]
            start = place + 1


def said(game: str) -> Iterator[str]:
    """Each kind of sentence with the position of which it is said."""
    heard, told = set[str](), Counter[frozenset[str]]()
    info = GAMES[game].info
    for options in TABLES[game]:
        for seats in sorted({info.min_seats, info.max_seats}):
            # From the end on, where most has happened.
            for obs in [*observations(game, seats, seats, resigning=True, **options)][::-1]:
                for text in LAYOUTS[game].describe(obs, View(NAMES[:seats]), keyed):
                    for sentence in sentences(text):
                        kind = frozenset(_KEY.findall(sentence))
                        if sentence not in heard and told[kind] < TIMES:
                            heard.add(sentence)
                            told[kind] += 1
                            yield f"{seats} seats, ply {obs.ply}, for {obs.seat}: {sentence}"


@pytest.mark.parametrize("game", TABLES)
def test_a_position_is_told_as_it_was(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (alt_text, import_module(f"render.{game}.alt_text")):
        monkeypatch.setattr(module, "MAX_LENGTH", 100_000, raising=False)
    kept = GOLDENS / f"{game}-words.txt"
    found = "\n".join([*said(game), ""])
    if os.environ.get("UPDATE_GOLDENS"):
        kept.write_text(found, encoding="utf-8")
    assert found == kept.read_text(encoding="utf-8")

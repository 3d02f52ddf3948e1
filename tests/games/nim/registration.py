"""Making Nim one of the games, for as long as a test, or a process, lasts."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import pytest

from data import i18n
from render import registry as layouts
from rules import registry as games
from tests.games.nim import render
from tests.games.nim.rules.game import Nim

FOLDER = Path(__file__).parent

NIM = Nim()


@contextmanager
def registered() -> Iterator[None]:
    """Nim stands in both registries, and its texts are found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._BY_KEY, NIM.info.key, NIM)
        patch.setitem(layouts._BY_KEY, NIM.info.key, render)
        _, texts = _all_texts()
        patch.setattr(i18n._texts, "_folder", texts._folder)
        patch.setattr(i18n._texts, "_translators", texts._translators)
        yield


@cache
def _all_texts() -> tuple[TemporaryDirectory[str], i18n.Texts]:
    """The texts of Nim together with all others, read once, and the folder that keeps them."""
    folder = TemporaryDirectory()
    for source in (i18n.LOCALES, FOLDER / "locales"):
        copytree(source, folder.name, dirs_exist_ok=True)
    return folder, i18n.Texts(Path(folder.name))

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core import cards


@pytest.fixture
def card_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Writes the list of a game that is read from now on: a text, or the real one with a change."""
    real = cards.CARDS
    monkeypatch.setattr(cards, "CARDS", tmp_path)

    def write(key: str, text: str | None = None, *, old: str = "", new: str = "") -> None:
        name = f"{key}.toml"
        if text is None:
            text = (real / name).read_text("utf-8")
            assert old in text
            text = text.replace(old, new)
        (tmp_path / name).write_text(text, "utf-8")

    return write

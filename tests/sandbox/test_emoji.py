from __future__ import annotations

import pytest

from sandbox.checks.emoji import is_emoji

EMOJI = ("🎲", "🖼️", "📖", "❤️", "❤", "👍🏽", "👩‍🚀", "🏳️‍🌈", "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "©️", "↩️")
NONE = ("", "x", "ä", "é", "字", "→", "♞", "①", "1", "🎲🎲", " 🎲", "🎲x", "🇩", ":dice:")
INVISIBLE = ("\u200d", "\ufe0f", "\ue000")


@pytest.mark.parametrize("text", EMOJI)
def test_an_emoji_is_one(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", NONE + INVISIBLE)
def test_anything_else_is_none(text: str) -> None:
    assert not is_emoji(text)

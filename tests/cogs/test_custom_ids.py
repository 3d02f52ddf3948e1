"""Ids of buttons are written and read back, and bounded whatever is sent instead."""

from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.app.setup import FEATURES
from cogs.commands.interaction_context import HANDLERS
from cogs.messages.custom_ids import MAX_CUSTOM_ID, Kind, Press, parse_press

WORDS = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=60)
NUMBERS = st.integers(0, 10**18 - 1)


@pytest.mark.parametrize(
    ("press", "custom_id"),
    [
        (Press(Kind.ACT, 7, 12, "a1-c2"), "a:7:12:a1-c2"),
        (Press(Kind.ACT, 7, 12, "R:+1"), "a:7:12:R:+1"),
        (Press(Kind.CHOOSE, 7, 12, "+/b1"), "c:7:12:+/b1"),
        (Press(Kind.SCREEN, 7, 3), "s:7:3"),
        (Press(Kind.ACT, 7, 12, "a1-c2", branch=34), "a:7.34:12:a1-c2"),
        (Press(Kind.RESIGN, 7, branch=34), "r:7.34"),
        (Press(Kind.JOIN, 7), "j:7"),
        (Press(Kind.GUIDE, ply=2, word="docker"), "g:2:docker"),
        (Press(Kind.PREFERENCE, word="theme"), "u:theme"),
    ],
)
def test_a_button_carries_its_whole_meaning(press: Press, custom_id: str) -> None:
    assert str(press) == custom_id
    assert parse_press(custom_id) == press


@given(
    kind=st.sampled_from(Kind),
    session=st.integers(0, 2**53),
    branch=st.integers(0, 2**31),
    ply=st.integers(0, 10**6),
    word=WORDS,
)
def test_what_is_written_is_read_back(
    kind: Kind, session: int, branch: int, ply: int, word: str
) -> None:
    written = str(Press(kind, session, ply, word, branch))
    press = parse_press(written)
    assert press.kind is kind
    assert str(press) == written


@given(st.text(max_size=150) | st.from_regex(r"[a-z]:[0-9:/a-z+-]{0,99}", fullmatch=True))
def test_whatever_is_sent_is_refused_or_within_bounds(text: str) -> None:
    press = parse_press(text)
    if press is not None:
        assert len(text) <= MAX_CUSTOM_ID
        assert 0 <= press.session < 10**18
        assert 0 <= press.ply < 10**18
        assert press.word.isascii()
        assert len(press.word) <= 80


@pytest.mark.parametrize(
    "forged",
    [
        "",
        ":",
        "a",
        "a:1",
        "a:1:2",
        "a:1:2:",
        "a:x:2:b1",
        "a:-1:2:b1",
        "a:1:2:b 1",
        "j:1:2",
        "?:1",
        "j:1.2",
        "r:1.",
        "r:1.0",
        "r:.2",
        "j:٣",
    ],
)
def test_what_is_not_ours_is_nothing(forged: str) -> None:
    assert parse_press(forged) is None


def test_every_press_is_served_but_a_menu_whose_values_are_presses() -> None:
    for name in FEATURES:
        import_module(name)
    assert HANDLERS.keys() == set(Kind) - {Kind.MENU}
    assert len({str(kind) for kind in Kind}) == len(Kind), "each has a letter of its own"

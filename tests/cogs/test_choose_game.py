"""The games to choose from, and what their buttons say."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.messages import board_pictures
from cogs.messages.choose_game import MOST_INVITED, NewTable, game_list, parse_new_table
from cogs.messages.custom_ids import Kind, Press, parse_press
from cogs.messages.phrases import text_key
from data.i18n import LANGUAGES, translator
from rules import GAMES
from tests.cogs.test_lobby_view import Drawing

ids = st.integers(1, 2**63 - 1)


@given(
    st.sampled_from(sorted(GAMES)),
    st.lists(ids, max_size=MOST_INVITED, unique=True),
    st.none() | ids,
)
def test_a_button_tells_the_table_that_is_wanted(
    game: str, invited: list[int], role_id: int | None
) -> None:
    wish = NewTable(game, tuple(invited), role_id)
    read = parse_press(str(Press(Kind.PLAY, word=str(wish))))
    assert parse_new_table(read.word) == wish


@pytest.mark.parametrize(
    "word", ["chess", "docker/", "docker/@", "docker/x!", "docker/" + "1" * 14]
)
def test_a_malformed_wish_opens_nothing(word: str) -> None:
    assert parse_new_table(word) is None


@pytest.mark.parametrize("can_draw", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_told_of_with_or_without_its_picture(
    language: str, can_draw: bool
) -> None:
    translate = translator(language)
    renderer: Any = Drawing(can_draw)
    drawer = board_pictures.Drawing(renderer)
    shown = await game_list(
        "?", lambda key: Press(Kind.GUIDE, 1, word=key), drawer, "dark", translate
    )
    for said in (shown, shown.in_words()):
        texts = str(said.view().to_components())
        assert all(translate(text_key(f"{key}-blurb")) in texts for key in GAMES)
        assert ("attachment://" in texts) == bool(said.pictures) == (can_draw and said is shown)

"""The games to choose from, and the lobby as a message."""

from dataclasses import replace
from typing import Any

import pytest
from discord.ui import Button
from hypothesis import given
from hypothesis import strategies as st
from people import ADA, BO, CLEO, DORA, NOW, waiting

from cogs.messages import board_pictures
from cogs.messages.choose_game import MOST_INVITED, NewTable, game_list, parse_new_table
from cogs.messages.custom_ids import Kind, Press, parse_press
from cogs.messages.lobby_view import lobby_payload, option_name, panel_payload
from cogs.messages.phrases import text_key
from cogs.messages.presenter import Presenter
from cogs.servers import moderation
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE
from cogs.workers.pool import WorkFailed
from data.i18n import LANGUAGES, translator
from data.store import Places, PlayedGame, Session, Standing, Status
from rules import GAMES


def said(session: Session) -> str:
    """All that can be read."""
    (box,) = lobby_payload(session, translator("en")).items
    return str(box.to_component_dict())


@pytest.mark.parametrize("key", sorted(GAMES))
def test_only_what_is_not_usual_is_told_of_the_rules(key: str) -> None:
    translate, options = translator("en"), GAMES[key].info.options
    session = waiting(game=key)
    names = [option_name(translate, key, option.name) for option in options]
    assert not any(f"{name}: **" in said(session) for name in names)
    for changed in options:
        given = GAMES[key].settle_options({changed.name: changed.values[-1]})
        other = replace(session, options=given)
        is_told = changed.values[-1] != changed.default
        told = [name for name in names if f"{name}: **" in said(other)]
        assert told == [option_name(translate, key, changed.name)] * is_told


def test_each_edition_says_in_the_menu_what_is_not_usual_in_it() -> None:
    session = waiting()
    menu = next(iter(panel_payload(session, translator("en")).items[2].children))
    usual, german, *_ = menu.options
    assert (usual.description, german.description) == (None, "Cubes with two players: three each")


@pytest.mark.parametrize(
    ("session", "expected"),
    [
        (waiting(ADA), {"Play with a medium robot": "success", "Join": "primary"}),
        (
            replace(waiting(ADA), reserved=(9,)),
            {"Play with a medium robot": "secondary", "Join": "primary"},
        ),
        (waiting(ADA, BO), {"Start": "success", "Join": "secondary"}),
        (replace(waiting(ADA, BO), reserved=(9,)), {"Start": "secondary", "Join": "primary"}),
        (waiting(ADA, BO, CLEO, DORA), {"Start": "success", "Join": None}),
        (
            replace(waiting(ADA, BO), admission="invited", guests=(BO.user_id,)),
            {"Start": "success", "Join": None},
        ),
        (
            moderation.pause(LiveTable(waiting(ADA, BO)), DORA, NOW).table.session,
            {"Start": None, "Join": None, "Leave": "secondary", "Options": "secondary"},
        ),
    ],
    ids=[
        "alone",
        "alone with somebody invited",
        "enough",
        "somebody is invited",
        "full",
        "all are here",
        "paused",
    ],
)
def test_green_begins_and_blue_takes_a_seat_that_is_missing(
    session: Session, expected: dict[str, str | None]
) -> None:
    parts = lobby_payload(session, translator("en")).view().walk_children()
    styles = {part.label: part.style.name for part in parts if isinstance(part, Button)}
    assert expected == {label: styles.get(label) for label in expected}


def test_a_lobby_says_whom_it_waits_for_and_what_is_for_the_host() -> None:
    waits, short = "Waiting for **Ada** to start", "Waiting for players: "
    assert waits in said(waiting(ADA, BO))
    assert short not in said(waiting(ADA, BO))
    assert f"{short}1 of 4" in said(waiting(ADA))
    assert f"{short}2 of 4" in said(replace(waiting(ADA, BO), reserved=(CLEO.user_id,)))
    for other in (
        waiting(ADA),
        replace(waiting(ADA, BO), reserved=(CLEO.user_id,)),
        replace(waiting(ADA, BO), beginning="full"),
    ):
        assert waits not in said(other)
        assert "Only for **Ada**, the host" in said(other)


class Drawing:
    """A renderer that draws lobbies, or cannot."""

    def __init__(self, can_draw: bool = True) -> None:
        self.can_draw = can_draw

    async def cover(self, *cover: Any, is_small: bool) -> bytes:
        if not self.can_draw:
            raise WorkFailed("there is no worker")
        return repr((*cover, is_small)).encode()


class FewGames:
    """A store that knows too few games to say anything."""

    async def places_of(self, user_id: int) -> tuple[Places, ...]:
        """Nobody has finished a game."""
        return ()

    async def played(self, game: str) -> tuple[PlayedGame, ...]:
        return ()


@pytest.mark.parametrize("status", [Status.LOBBY, Status.CANCELLED, Status.RUNNING])
@pytest.mark.parametrize("can_draw", [True, False])
async def test_a_lobby_has_the_wide_cover_of_its_game_while_it_is_one(
    status: Status, can_draw: bool
) -> None:
    session = replace(waiting(), theme="light", standing=Standing(status))
    presenter = Presenter(Drawing(can_draw), FewGames())  # type: ignore[arg-type]  # all they ask
    payload = await presenter.lobby(session, NO_NOTICE)
    cover = repr((GAMES["docker"].info, "light", False)).encode()
    is_drawn = can_draw and status is Status.LOBBY
    assert [picture.data for picture in payload.pictures] == [cover] * is_drawn
    assert ("attachment://" in str(payload.items[0].to_component_dict())) == is_drawn


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

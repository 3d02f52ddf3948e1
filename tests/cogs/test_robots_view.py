"""A lobby offers robots of every level."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, waiting

from cogs.tables.messages.lobby_view import lobby_payload
from cogs.tables.messages.robots_view import robot_menu
from cogs.tables.session import lobby
from cogs.tables.session.naming import titles_of
from cogs.tables.session.notice import Notice
from data.i18n import LANGUAGES, translator
from data.store import Seat, Session
from render.names import drawn_name
from render.robot_faces import drawn_face
from rules.players.levels import Level

english = translator("en")


def offered(session: Session) -> list[str]:
    """The values of the menu."""
    menu = robot_menu(session, english)
    if menu is None:
        return []
    (select,) = menu.to_component_dict()["components"]
    return [choice["value"] for choice in select["options"]]


def ids(session: Session) -> list[str]:
    """The ids of the buttons below a lobby."""
    (box,) = lobby_payload(session, english).items
    rows = [row for row in box.to_component_dict()["components"] if row["type"] == 1]
    return [part["custom_id"] for row in rows for part in row["components"]]


def test_a_free_seat_is_offered_to_a_robot_of_every_level() -> None:
    assert offered(waiting()) == list(Level)


def test_a_full_table_offers_to_send_its_robots_away() -> None:
    session = waiting(ADA, BO, CLEO)
    full = lobby.add_robot(session, ADA, "hard")
    assert offered(full) == [f"-{full.seats[3].name}"]
    assert offered(waiting(ADA, BO, CLEO, DORA)) == []


def test_whoever_is_alone_starts_with_robots() -> None:
    assert "f:5:start/medium" in ids(waiting())
    assert "b:5" not in ids(waiting())
    assert "b:5" in ids(lobby.add_robot(waiting(), ADA, "easy"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_is_asked_for_a_robot_where_one_seat_is_missing(language: str) -> None:
    def said(session: Session, notice: Notice) -> str:
        payload = lobby_payload(session, translator(language), notice)
        return str(payload.items[0].to_component_dict())

    question = translator(language)("lobby-misses-seat", host="**Ada**")
    assert question in said(waiting(), Notice(misses_seat=True))
    assert question not in said(waiting(), Notice())
    assert question not in said(waiting(ADA, BO), Notice(misses_seat=True)), "somebody came"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_says_how_well_its_robots_play(language: str) -> None:
    session = lobby.add_robot(waiting(), ADA, "hard")
    said = str(lobby_payload(session, translator(language)).items[0].to_component_dict())
    assert f"2. **🤖 {session.seats[1].name}** · " in said


def robots() -> Session:
    """A table where all of them sit."""
    seats = tuple(Seat(None, name, robot="easy") for name in lobby.ROBOTS)
    return replace(waiting(), seats=seats)


def test_each_robot_has_a_face_of_its_own_in_pictures() -> None:
    titles = titles_of(robots())
    drawn = [drawn_name(1, title, (20,), 300)[0].partition(" ") for title in titles]
    assert [name for _, _, name in drawn] == list(lobby.ROBOTS)
    faces = [tuple(drawn_face(letter, 0, 0, 46, "text")) for letter, _, _ in drawn]
    assert len(set(faces)) == len(titles)


def test_no_name_of_a_person_has_the_face_of_a_robot() -> None:
    letter, _, _ = drawn_name(1, titles_of(robots())[0], (20,), 300)[0].partition(" ")
    assert drawn_name(1, f"{letter} Ada", (20,), 300)[0] == "Ada"

"""The table before its game, as functions from session to session.

Robots in it come, go, make room for people, and are nobody to be asked or called.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, NOW, SEED, running, waiting
from refusals import refused

from cogs.messages.lobby_view import contract_lines, contract_menus, lobby_payload
from cogs.messages.phrases import mentions, names_of
from cogs.messages.robot_seats import robot_menu
from cogs.table import lobby, play, votes
from cogs.table.agreement import AGREEMENT, Absence
from cogs.table.lobby import Person, add_robot, agree_on
from cogs.table.naming import titles_of
from cogs.table.notice import Notice
from data.i18n import LANGUAGES, translator
from data.store import Seat, Session, Standing, Status
from render.names import drawn_name
from render.robot_faces import drawn_face
from rules import GAMES, RulesError
from rules.players.levels import Level, level_named


def names(session: Session) -> list[str]:
    return [seat.name for seat in session.seats]


def test_a_table_opens_with_its_host_and_the_usual_options() -> None:
    session = waiting()
    assert names(session) == ["Ada"]
    assert session.host_id == ADA.user_id
    assert lobby.preset_of(session) == "standard"


def test_seats_are_taken_in_order_and_one_that_is_left_moves_the_others_up() -> None:
    session = waiting(ADA, CLEO, BO)
    assert names(session) == ["Ada", "Cleo", "Bo"]
    assert names(lobby.leave(session, CLEO)) == ["Ada", "Bo"]


def test_the_next_person_becomes_host_and_the_last_one_closes_the_table() -> None:
    session = lobby.join(with_robots(waiting(), "easy"), BO)
    left = lobby.leave(session, ADA)
    assert left.host_id == BO.user_id
    assert lobby.leave(left, BO).standing.is_called_off


@pytest.mark.parametrize("person", [BO, CLEO])
def test_the_host_alone_decides(person: Person) -> None:
    session = waiting(ADA, BO)
    for decide in (
        lambda: lobby.invite(session, person, (DORA.user_id,)),
        lambda: lobby.release(session, person),
        lambda: lobby.admit_role(session, person, 4711),
        lambda: lobby.add_robot(session, person, "easy"),
        lambda: lobby.remove_robot(session, person, "Fuse"),
        lambda: lobby.filled_up(session, person, Level.EASY),
        lambda: votes.close_lobby(session, person),
        lambda: lobby.set_option(session, person, "entry", "any"),
        lambda: lobby.set_preset(session, person, "french"),
        lambda: lobby.agree_on(session, person, "undo", "none"),
        lambda: lobby.start(session, person, SEED, NOW),
    ):
        with refused("not-host") as refusal:
            decide()
        asker = "guest" if person is CLEO else "seated"
        assert refusal.value.params == {"host": "Ada", "asker": asker}


def test_nothing_is_agreed_on_after_the_start() -> None:
    session = running()
    for decide in (
        lambda: agree_on(session, ADA, "undo", "none"),
        lambda: lobby.join(session, CLEO),
        lambda: lobby.leave(session, BO),
        lambda: votes.close_lobby(session, ADA),
        lambda: lobby.set_option(session, ADA, "entry", "any"),
        lambda: lobby.set_preset(session, ADA, "french"),
        lambda: lobby.start(session, ADA, SEED, NOW),
    ):
        with refused("already-started"):
            decide()


@pytest.mark.parametrize("value", ["3", "6"])
def test_an_option_takes_its_values_as_text(value: str) -> None:
    session = lobby.set_option(waiting(), ADA, "cubes_at_two", value)
    assert dict(session.options)["cubes_at_two"] == int(value)


@pytest.mark.parametrize(
    ("name", "value"), [("entry", "sideways"), ("wings", "2"), ("cubes_at_two", "")]
)
def test_an_option_that_does_not_exist_is_refused(name: str, value: str) -> None:
    with pytest.raises(RulesError):
        lobby.set_option(waiting(), ADA, name, value)


def test_a_preset_sets_everything_back_that_it_does_not_name() -> None:
    mixed = lobby.set_option(waiting(), ADA, "reroll", "never")
    assert lobby.preset_of(mixed) is None
    assert lobby.preset_of(lobby.set_preset(mixed, ADA, "german")) == "german"


def test_an_unknown_preset_is_refused_with_what_there_is() -> None:
    with refused("bad-choice") as refusal:
        lobby.set_preset(waiting(), ADA, "swiss")
    assert "german" in str(refusal.value.params["allowed"])


def test_a_theme_that_no_longer_exists_counts_as_dark() -> None:
    assert lobby.theme_named("pink") == "dark"


FULL = waiting(ADA, BO, CLEO, DORA)
REFUSED = {
    "a game that nobody knows": (lambda: waiting(game="halma"), "no-game"),
    "a second seat": (lambda: lobby.join(FULL, replace(BO, name="B")), "already-seated"),
    "one seat too many": (lambda: lobby.join(FULL, EMIL), "table-full"),
    "a robot too many": (lambda: add_robot(FULL, ADA, "easy"), "table-full"),
    "leaving without a seat": (lambda: lobby.leave(FULL, EMIL), "not-seated"),
    "an unknown level": (lambda: add_robot(waiting(), ADA, "brilliant"), "bad-choice"),
    "an unknown agreement": (lambda: agree_on(FULL, ADA, "weather", "fine"), "bad-choice"),
    "an unknown value": (lambda: agree_on(FULL, ADA, "undo", "sometimes"), "bad-choice"),
    "an unknown language": (lambda: agree_on(FULL, ADA, "language", "xx"), "bad-choice"),
    "an unknown theme": (lambda: agree_on(FULL, ADA, "theme", "pink"), "bad-choice"),
}


@pytest.mark.parametrize(("decide", "code"), REFUSED.values(), ids=REFUSED)
def test_a_lobby_refuses(decide: Callable[[], Session], code: str) -> None:
    with refused(code):
        decide()


def test_one_person_is_too_few() -> None:
    with refused("too-few-seats") as refusal:
        lobby.start(waiting(), ADA, SEED, NOW)
    assert refusal.value.params == {"least": 2}


def test_the_start_keeps_seats_options_and_seed() -> None:
    before = lobby.set_preset(waiting(ADA, BO, CLEO), ADA, "italian")
    session = lobby.start(before, ADA, SEED, NOW).session
    assert session.standing.is_running
    assert (session.seats, session.options) == (before.seats, before.options)
    assert session.seed == SEED
    assert session.asked_since == NOW
    assert len(session.to_act) == 1


WITH_ROLE = replace(waiting(), role_id=7)
EVERY = [(name, value) for name, agreed in AGREEMENT.items() for value in agreed.values]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", AGREEMENT)
def test_the_lobby_tells_apart_whatever_is_agreed_on(name: str, language: str) -> None:
    values = AGREEMENT[name].values
    tables = (agree_on(WITH_ROLE, ADA, name, value) for value in values)
    told = {tuple(contract_lines(table, translator(language))) for table in tables}
    assert len(told) == len(values)


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_the_panel_shows_what_was_chosen(name: str, value: str) -> None:
    table = agree_on(WITH_ROLE, ADA, name, value)
    menus = contract_menus(table, translator("en"))
    options = [o for row in menus for select in row.children for o in select.options]
    assert value in [o.value for o in options if o.default]


def test_without_a_clock_nothing_is_said_about_those_who_run_out_of_time() -> None:
    table = replace(waiting(), pace="none")
    told = "\n".join(contract_lines(replace(table, absence=Absence.OUT), translator("en")))
    assert translator("en")("contract-absence") not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_with_robots_nothing_is_threatened_and_nothing_promised(language: str) -> None:
    translate = translator(language)
    lines = contract_lines(add_robot(waiting(), ADA, "easy"), translate)
    assert translate("contract-pace-alone") in lines[0]
    assert translate("contract-absence") not in "\n".join(lines)
    others = replace(waiting(ADA, BO), absence=Absence.OTHERS)
    assert translate("contract-absence") in "\n".join(contract_lines(others, translate))


def with_robots(session: Session, *levels: str) -> Session:
    for level in levels:
        session = lobby.add_robot(session, ADA, level)
    return session


@pytest.mark.parametrize("level", Level)
def test_a_robot_takes_the_next_seat_on_its_level(level: Level) -> None:
    _, robot = with_robots(waiting(), level).seats
    assert (robot.user_id, robot.robot, robot.stand_in) == (None, level.value, None)


@pytest.mark.parametrize("number", range(12))
def test_robots_of_a_table_have_names_of_their_own(number: int) -> None:
    session = with_robots(replace(waiting(), id=number), "easy", "medium", "hard")
    assert len(set(names(session))) == 4
    assert len(lobby.ROBOTS) > max(game.info.max_seats for game in GAMES.values())


def test_a_robot_that_is_sent_away_leaves_the_others() -> None:
    session = with_robots(waiting(ADA, BO), "easy", "hard")
    gone = session.seats[2].name
    kept = lobby.remove_robot(session, ADA, gone)
    assert kept.seats == (*session.seats[:2], session.seats[3])
    assert lobby.remove_robot(kept, ADA, gone) == kept
    namesake = waiting(ADA, replace(BO, name="Fuse"))
    assert lobby.remove_robot(namesake, ADA, "Fuse") == namesake, "a person is no robot"


def test_whoever_joins_a_full_table_takes_the_place_of_the_last_robot() -> None:
    session = with_robots(waiting(ADA, BO), "easy", "hard")
    assert names(lobby.join(session, CLEO)) == ["Ada", "Bo", session.seats[2].name, "Cleo"]


def test_robots_fill_up_to_the_least_number_of_seats() -> None:
    alone = lobby.filled_up(waiting(), ADA, Level.EASY)
    assert [seat.robot for seat in alone.seats] == [None, Level.EASY]
    assert lobby.filled_up(alone, ADA, Level.HARD) == alone


@pytest.mark.parametrize("name", ["", "grandmaster", "Easy "])
def test_an_unknown_level_counts_as_the_one_in_the_middle(name: str) -> None:
    assert level_named(name) is Level.MEDIUM


def test_a_robot_is_known_by_its_mark_and_never_mentioned() -> None:
    session = with_robots(waiting(), "easy")
    assert names_of(session)[1].startswith("🤖 ")
    assert mentions(session, (0, 1), translator("en")) == f"<@11>, **🤖 {session.seats[1].name}**"
    assert session.people == session.people_at((0, 1)) == (11,)


def test_a_robot_has_no_say_in_calling_a_game_off() -> None:
    table = play.begin(with_robots(waiting(ADA, BO), "easy"), ADA, SEED, NOW).table
    begun = replace(table.session, ply=3)
    assert begun.participants == (ADA.user_id, BO.user_id)


def test_a_table_awaits_a_robot_where_one_plays_an_asked_seat() -> None:
    session = running(ADA, BO)
    assert not session.awaits_robot
    (asked,) = session.to_act
    seats = tuple(
        replace(seat, robot="hard") if number == asked else seat
        for number, seat in enumerate(session.seats)
    )
    assert replace(session, seats=seats).awaited_robots == (asked,)
    assert not replace(session, seats=seats, standing=Standing(Status.FINISHED)).awaits_robot
    others = (Seat(None, "Fuse", robot="easy"), *session.seats)
    assert not replace(session, seats=others, to_act=(1,)).awaits_robot


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


def all_robots() -> Session:
    """A table where all of them sit."""
    seats = tuple(Seat(None, name, robot="easy") for name in lobby.ROBOTS)
    return replace(waiting(), seats=seats)


def test_each_robot_has_a_face_of_its_own_in_pictures() -> None:
    titles = titles_of(all_robots())
    drawn = [drawn_name(1, title, (20,), 300)[0].partition(" ") for title in titles]
    assert [name for _, _, name in drawn] == list(lobby.ROBOTS)
    faces = [tuple(drawn_face(letter, 0, 0, 46, "text")) for letter, _, _ in drawn]
    assert len(set(faces)) == len(titles)


def test_no_name_of_a_person_has_the_face_of_a_robot() -> None:
    letter, _, _ = drawn_name(1, titles_of(all_robots())[0], (20,), 300)[0].partition(" ")
    assert drawn_name(1, f"{letter} Ada", (20,), 300)[0] == "Ada"

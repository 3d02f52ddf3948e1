"""The table before its game, as functions from session to session."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, NOW, SEED, running, waiting
from refusals import refused

from cogs.tables.messages.lobby_view import contract_lines, contract_menus
from cogs.tables.session import lobby, votes
from cogs.tables.session.agreement import AGREEMENT, Absence
from cogs.tables.session.lobby import Person, add_robot, agree_on
from data.i18n import LANGUAGES, translator
from data.store import Session
from render.theme import THEMES, ThemeName
from rules import RulesError
from rules.players.levels import Level


def names(session: Session) -> list[str]:
    return [seat.name for seat in session.seats]


def test_a_table_opens_with_its_host_and_the_usual_options() -> None:
    session = waiting()
    assert names(session) == ["Ada"]
    assert session.host_id == ADA.user_id
    assert lobby.preset_of(session) == "standard"


def test_no_table_opens_for_a_game_that_nobody_knows() -> None:
    with refused("no-game"):
        waiting(game="halma")


def test_seats_are_taken_in_the_order_of_joining() -> None:
    assert names(waiting(ADA, CLEO, BO)) == ["Ada", "Cleo", "Bo"]


def test_the_same_person_sits_once() -> None:
    with refused("already-seated"):
        lobby.join(waiting(ADA, BO), replace(BO, name="Bo with a new name"))


def test_a_table_has_no_more_seats_than_its_game() -> None:
    with refused("table-full"):
        lobby.join(waiting(ADA, BO, CLEO, DORA), EMIL)


def test_a_seat_that_is_left_moves_the_others_up() -> None:
    assert names(lobby.leave(waiting(ADA, BO, CLEO), BO)) == ["Ada", "Cleo"]


def test_the_next_one_becomes_host() -> None:
    left = lobby.leave(waiting(ADA, BO, CLEO), ADA)
    assert left.host_id == BO.user_id


def test_the_last_one_to_leave_closes_the_table() -> None:
    assert lobby.leave(waiting(), ADA).standing.is_called_off


def test_only_who_sits_can_leave() -> None:
    with refused("not-seated"):
        lobby.leave(waiting(ADA, BO), CLEO)


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
        assert refusal.value.params == {"host": "Ada", "joins": int(person is CLEO)}


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


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_is_drawn_in_the_theme_that_was_chosen(theme: ThemeName) -> None:
    chosen = lobby.agree_on(waiting(), ADA, "theme", theme)
    assert lobby.theme_named(chosen.theme) == theme


def test_a_theme_that_no_longer_exists_counts_as_dark() -> None:
    assert lobby.theme_named("pink") == "dark"


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


@pytest.mark.parametrize(
    ("name", "value"),
    [("undo", "sometimes"), ("theme", "pink"), ("language", "xx"), ("weather", "fine")],
)
def test_what_cannot_be_agreed_on_is_refused(name: str, value: str) -> None:
    with refused("bad-choice"):
        agree_on(waiting(), ADA, name, value)


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

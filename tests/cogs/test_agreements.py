"""Agreements of a table: chosen by its host, read by everybody, in both languages."""

from dataclasses import replace

import pytest
from people import ADA, BO, waiting
from refusals import refused

from cogs.tables.messages.contract_view import contract_lines, contract_menus
from cogs.tables.session.agreement import AGREEMENT, Absence
from cogs.tables.session.lobby import add_robot, agree_on
from data.i18n import LANGUAGES, translator

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


@pytest.mark.parametrize(("name", "value"), [("undo", "sometimes"), ("weather", "fine")])
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

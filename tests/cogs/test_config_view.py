"""The panels of those who manage a server show everything that is settled, and every table."""

from dataclasses import replace
from typing import Any

import pytest
from people import ADA, BO, NOW, running, waiting

from cogs.tables.messages.config_view import (
    PER_PAGE,
    check_payload,
    config_payload,
    page_count,
    server_tables_payload,
)
from cogs.tables.messages.payload import MessagePayload
from data.i18n import LANGUAGES, translator
from data.store import PostedMessages, Server
from rules import GAMES

SAY = translator("en")
SERVER = Server(
    guild_id=1, channels=(5, 6), games=("docker",), language="de", pace="brisk", most_tables=3
)


def shown(payload: MessagePayload) -> str:
    return str(payload.fields()["components"])


def chosen(payload: MessagePayload) -> dict[str, list[Any]]:
    """Return the choices in each menu of *payload*, by its custom id."""
    found = {}
    for row in payload.fields()["components"]:
        for item in row.get("components", ()):
            defaults = [o["value"] for o in item.get("options", ()) if o.get("default")]
            defaults += [value["id"] for value in item.get("default_values", ())]
            found[item.get("custom_id", "")] = defaults
    return found


def test_menus_show_what_is_settled() -> None:
    found = chosen(config_payload(SERVER, SAY))
    assert found["C:channels"] == [5, 6]
    assert found["C:games"] == ["docker"]
    assert chosen(config_payload(replace(SERVER, names_turn=True), SAY))["C:turn"] == ["on"]
    assert [found[f"C:{name}"] for name in ("language", "pace", "most", "turn")] == [
        ["de"],
        ["brisk"],
        ["3"],
        ["-"],
    ]


def test_a_server_that_settled_nothing_offers_all_games() -> None:
    found = chosen(config_payload(Server(guild_id=1), SAY))
    assert len(found["C:games"]) == len(GAMES)
    assert found["C:pace"] == ["-"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_panels_is_there(language: str) -> None:
    translate = translator(language)
    payloads = [
        config_payload(SERVER, translate),
        config_payload(Server(guild_id=1), translate),
        server_tables_payload((), (), 1, translate),
        check_payload({5: ("view_channel",), 6: ()}, translate),
    ]
    for payload in payloads:
        assert "config-" not in shown(payload)


def test_the_list_turns_its_pages() -> None:
    session = replace(running(ADA, BO), asked_since=NOW)
    sessions = [session] * PER_PAGE + [waiting(ADA)]
    assert page_count(sessions) == 2
    posted = [PostedMessages()] * PER_PAGE
    first = shown(server_tables_payload(sessions, posted, 1, SAY))
    last = shown(server_tables_payload(sessions, posted[:1], 2, SAY))
    assert "C:tables-2" in first
    assert "C:tables-1" in last
    assert "one seat taken" in last
    assert "11 open tables" in last

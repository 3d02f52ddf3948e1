"""Slash commands: named once, described, and said in every language."""

import re
from collections.abc import Iterator

import pytest
from discord import app_commands

from cogs.tables.commands.help_commands import HelpCommands, ReferenceCommands
from cogs.tables.commands.history import RecordCommands
from cogs.tables.commands.person_commands import PersonCommands
from cogs.tables.commands.server_commands import ServerCommands
from cogs.tables.commands.table_commands import TableCommands
from data.i18n import LANGUAGES, keys, translator

COMMANDS: list[app_commands.Command] = [
    *TableCommands.__cog_app_commands__,
    *PersonCommands.__cog_app_commands__,
    *ReferenceCommands.__cog_app_commands__,
    *ServerCommands.__cog_app_commands__,
    *HelpCommands.__cog_app_commands__,
    *RecordCommands.__cog_app_commands__,
]
NAME = re.compile(r"[-_\w]{1,32}")
MOST_COMMANDS = 12
MOST_DESCRIPTION = 100


def text_keys() -> Iterator[str]:
    """The keys of all names and of all descriptions."""
    for command in COMMANDS:
        yield f"command-{command.name}"
        yield from (f"command-{command.name}-{each.name}" for each in command.parameters)


def test_a_list_of_commands_is_short():
    assert {"play", "games", "help"} <= {command.name for command in COMMANDS}
    assert len(COMMANDS) <= MOST_COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_has_a_name_and_a_description(language):
    wanted = {key for name in text_keys() for key in (name, f"{name}-description")}
    if language == "en":
        wanted = {f"{name}-description" for name in text_keys()}
    assert sorted(wanted - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_such_as_discord_takes(language):
    translate = translator(language)
    for key in text_keys():
        if key in keys(language):
            said = translate(key)
            assert NAME.fullmatch(said), said
            assert said == said.lower()
        assert 1 <= len(translate(f"{key}-description")) <= MOST_DESCRIPTION


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_name(language):
    translate = translator(language)
    names = [
        translate(key) if key in keys(language) else command.name
        for command in COMMANDS
        for key in [f"command-{command.name}"]
    ]
    assert len(set(names)) == len(names)

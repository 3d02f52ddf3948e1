"""Commands as texts name them."""

import re

import pytest

from cogs.messages.phrases import COMMANDS, CommandMentions
from data.i18n import LANGUAGES, LOCALES, translator

WRITTEN_OUT = re.compile(r"(?<![\w<{/])/([a-zäöü]+)")


def test_a_command_is_a_mention_once_its_id_is_known() -> None:
    commands = CommandMentions()
    assert commands.values(translator("en"))["command-board"] == "/board"
    commands.learn({"board": 77})
    values = commands.values(translator("en"))
    assert values["command-board"] == "</board:77>"
    assert values["command-games"] == "/games"


def test_a_command_is_named_as_in_the_list_of_its_reader() -> None:
    commands = CommandMentions()
    commands.learn({"board": 77})
    assert commands.values(translator("de"))["command-board"] == "/brett"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_spells_a_command_out(language: str) -> None:
    """A name that is written out cannot be clicked, and is not changed along."""
    translate = translator(language)
    names = {translate(f"command-{name}") for name in COMMANDS} | set(COMMANDS)
    found = [
        f"{path.name}:{number}: {line.strip():.60}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names & set(WRITTEN_OUT.findall(line))
    ]
    assert found == []


def test_every_command_that_a_text_names_is_known() -> None:
    texts = " ".join(path.read_text("utf-8") for path in LOCALES.rglob("*.ftl"))
    named = set(re.findall(r"\$command-([a-z-]+)", texts))
    assert named <= set(COMMANDS)

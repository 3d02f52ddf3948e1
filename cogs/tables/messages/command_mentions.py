"""Slash commands as texts name them: something to click on, as soon as Discord's ids are known."""

from collections.abc import Mapping

from data.i18n import Translator

COMMANDS = (
    "play",
    "games",
    "board",
    "move",
    "leave",
    "rules",
    "moderate",
    "settings",
    "help",
)
"""The commands that texts name, each as the value ``$command-<name>``."""


class CommandMentions:
    """The commands of one bot. Their ids are known once they were registered with Discord."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Take note of the ids of commands, by name."""
        self._ids = dict(ids)

    def values(self, translate: Translator) -> dict[str, str]:
        """What to put into a text: mentions, or names as *translate* has them."""
        return {f"command-{name}": self._mention(name, translate) for name in COMMANDS}

    def _mention(self, name: str, translate: Translator) -> str:
        if name in self._ids:
            return f"</{name}:{self._ids[name]}>"
        return f"/{translate(f'command-{name}')}"


PLAIN = CommandMentions()
"""Names without ids, for texts that are made where no bot is at hand."""

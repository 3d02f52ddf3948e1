"""Slash commands as texts name them: as the reader's list does, to click on where that goes."""

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
        """Return values for a text: names as *translate* has them, mentions where they are ours."""
        return {f"command-{name}": self._mention(name, translate) for name in COMMANDS}

    def _mention(self, name: str, translate: Translator) -> str:
        listed = translate(f"command-{name}")
        # Discord shows the letters of a mention as they are, and follows only its first name.
        is_mention = listed == name and name in self._ids
        return f"</{name}:{self._ids[name]}>" if is_mention else f"/{listed}"


PLAIN = CommandMentions()
"""Names without ids, for texts that are made where no bot is at hand."""

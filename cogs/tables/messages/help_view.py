"""What the bot can do, on one page, and the word with which it comes to a server."""

import discord

from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.game_list import ANY_GAME
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, box, button_rows, text
from data.i18n import Translator


def help_payload(
    translate: Translator, commands: CommandMentions, *, is_manager: bool
) -> MessagePayload:
    """Build the page of ``/help``; only a manager is offered what a server settles."""
    buttons = [_play(translate, "help-play")]
    if is_manager:
        buttons.append(_set_up(translate))
    body = translate("help-body", **commands.values(translate))
    return MessagePayload((box(text(body)), *button_rows(buttons)))


def welcome_payload(translate: Translator) -> MessagePayload:
    """Build the one message that a server gets without having asked for it."""
    buttons = [_play(translate, "welcome-play"), _set_up(translate)]
    return MessagePayload((box(text(translate("welcome"))), *button_rows(buttons)))


def _play(translate: Translator, key: str) -> ButtonSpec:
    press = Press(Kind.PLAY, word=ANY_GAME)
    return ButtonSpec(translate(key), str(press), discord.ButtonStyle.primary, emoji="🎲")


def _set_up(translate: Translator) -> ButtonSpec:
    return ButtonSpec(translate("welcome-set-up"), str(Press(Kind.CONFIG, word="panel")))
